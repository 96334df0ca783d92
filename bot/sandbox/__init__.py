"""A Bot-API-compatible sandbox: Telegram on loopback, with people, for any bot and any test.

    from bot.sandbox import Sandbox

    async with Sandbox() as sandbox:                    # http://127.0.0.1:<free port>
        ann, ben = sandbox.person("Ann"), sandbox.person("Ben", language="ru")
        friends = sandbox.group("Friends", [ann, ben], bot="administrator")
        ...                                             # start a bot on sandbox.url, sandbox.token
        await sandbox.start(ann)                        # she presses Start in the private chat
        await sandbox.say(ann, friends, "/bridge")      # a Person as place: the private chat
        table = await sandbox.shown(friends, "seat")    # waits for the bot's message
        answer = await sandbox.press(ben, table, "South")        # label, or data="br:…"
        assert answer.text == ""                        # toast or alert (answer.show_alert)
        table = sandbox.now(table)                      # the message after its edits
        table.words, table.labels, table.photo          # caption, buttons, picture bytes
        await sandbox.settled()                         # the bot has nothing more to do
        sandbox.messages(friends, viewer=ben)           # what Ben sees, whispers included
        offer = await sandbox.inline(ben, friends, "hand 3")
        await sandbox.choose_inline_result(ben, friends, offer, 0, query="hand 3")
        sandbox.calls("editMessageMedia")               # journal: .params .code .result
        await sandbox.wait_for(lambda: sandbox.last(ann))        # any predicate, event-driven

The bot: aiogram `TelegramAPIServer.from_base(sandbox.url)`; python-telegram-bot
`.base_url(f"{sandbox.url}/bot").base_file_url(f"{sandbox.url}/file/bot")`. Stop the bot first.
Time: `Sandbox(clock=ManualClock())` and `clock.advance(16)`. Speed limits: `rates=True`.
What goes wrong: `sandbox.faults.flood(retry_after=3)`, `.refuse(...)`, `.lose_answers()`,
`.slow(0.2)`, `.duplicate_updates()`, `.undecodable_update()`; `sandbox.block(ann)`,
`.kick_bot(group)`, `.delete(message)`, `.migrate(group)`, `.expire_ephemerals(group)`;
`sandbox.press(..., data=old, forge=True)` for buttons that are no longer there.
`run(...)` serves it for people, with the chat page; see `run`.
Strict: what Telegram silently ignores (unknown parameters or fields) is refused with "sandbox:".
"""

from bot.sandbox.clock import ManualClock
from bot.sandbox.errors import ApiError, Text, bad_request, forbidden
from bot.sandbox.people import Place
from bot.sandbox.presses import NoAnswerError
from bot.sandbox.queries import CallbackAnswer, InlineAnswer
from bot.sandbox.run import furnish, run
from bot.sandbox.sandbox import DEFAULT_TOKEN, DEFAULT_USERNAME, Sandbox
from bot.sandbox.seen import Button, NoSuchButtonError, Seen
from bot.sandbox.state import Chat, ChatKind, Person, Status

__all__ = [
    "DEFAULT_TOKEN",
    "DEFAULT_USERNAME",
    "ApiError",
    "Button",
    "CallbackAnswer",
    "Chat",
    "ChatKind",
    "InlineAnswer",
    "ManualClock",
    "NoAnswerError",
    "NoSuchButtonError",
    "Person",
    "Place",
    "Sandbox",
    "Seen",
    "Status",
    "Text",
    "bad_request",
    "forbidden",
    "furnish",
    "run",
]
