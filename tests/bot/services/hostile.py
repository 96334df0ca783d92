"""Many tables and people who mean no good: updates of every kind, in any order, at any time.

Reproducible from a seed. Each batch is handled at once (several updates in flight), then all
settles and the spy looks.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random

from evening import CARD, Evening, data_of

from bot.chat import (
    Ask,
    ButtonData,
    ChatMigrated,
    ChatRef,
    Chosen,
    Command,
    Incoming,
    MessageGone,
    Other,
    PersonRef,
    Press,
    Refused,
    SlowDown,
    Standing,
    StandingChanged,
    Words,
)
from bot.services.commands import COMMANDS
from bot.tables import Table

PEOPLE = [PersonRef(number, f"P{number}", language="en") for number in range(1, 16)]
WORDS = """
    hand last bids sheet menu back bottom away take hint next again leave fill go close stop stop!
    set u u.S u.X L L3 L9 ask.SA why.0 why.99 why.x review.1 review.x rec.pbn rec.exe sit.N sit.E
    sit.S sit.W sit.X pc.N pc.Q set.form.chicago set.clock.30 set.clock.-1 set.x.y P X XX 1C 7N SA
    HK D2 C9 claim cl.13 cl.99 undo yes no pick.1 entry dd same rep draw ☠ . .. a.b.c
""".split()  # noqa: SIM905 - a list to be read
SAYINGS = "p 1c x xx pass sa h5 5h ♠A 7nt 8nt hello ☠ sz -- @kontra_bot".split()  # noqa: SIM905


async def open_tables(run: Evening) -> list[Table]:
    """All open tables, as they are now."""
    found = []
    async with run.house.store.unit() as unit:
        ids = await unit.open_tables()
    for table_id in ids:
        async with run.house.tables.hold(table_id) as holding:
            found.append(holding.table)
    return found


@dataclass
class Mob:
    """The crowd: makes updates, hands them over, and knows which presses await an answer."""

    run: Evening
    rng: Random
    count: int = 20
    chats: list[ChatRef] = field(default_factory=list)
    sent: list[Incoming] = field(default_factory=list)
    kept_back: list[Incoming] = field(default_factory=list)
    presses: dict[str, tuple[int, int]] = field(default_factory=dict)
    tables: list[Table] = field(default_factory=list)
    old_data: list[str] = field(default_factory=list)
    _key: int = 0

    @property
    def key(self) -> int:
        self._key += 1
        return self._key

    async def set_tables(self) -> None:
        """``count`` tables: groups, topics, with and without an administrator bot."""
        for number in range(self.count):
            thread = None if number % 4 else 100 + number
            chat = ChatRef(-1_000 - number // 2 if thread else -2_000 - number, thread)
            self.chats.append(chat)
            host, guest = self.rng.sample(PEOPLE, 2)
            if number % 3 == 0:
                self.run.messenger.bot_administrates.add(chat.id)
                await self.hand_over(self._standing(chat, Standing.ADMINISTRATOR))
            for who, name in ((host, "bridge"), (guest, "join")):
                await self.hand_over(self._command(who, chat, name))
        for who in PEOPLE[::2]:
            await self.hand_over(self._command(who, ChatRef(who.id), "start"))
        await self.begin()

    async def begin(self) -> None:
        """Start what waits in a lobby, deal where a deal is over, open tables where none is."""
        self.tables = await open_tables(self.run)
        taken = {table.chat for table in self.tables}
        for chat in self.chats:
            if chat not in taken:
                who = self._who()
                await self.hand_over(self._command(who, chat, "bridge"))
        self.tables = await open_tables(self.run)
        for table in self.tables:
            is_between = table.match is not None and table.match.state.deal is None
            if table.match is None or is_between:
                seated = next(iter(table.humans.values())).person_id
                who = next(one for one in PEOPLE if one.id == seated)
                code = f"{_b(table.version)}:{'next' if is_between else 'go'}"
                await self.hand_over(self._press(who, table.chat, f"k:{_b(table.id)}:{code}"))
        self.tables = await open_tables(self.run)

    async def hand_over(self, *updates: Incoming) -> None:
        """All at once, then quiet."""
        self.sent.extend(updates)
        del self.sent[:-500]
        await asyncio.gather(*(self.run.dispatch(update) for update in updates))
        await self.run.quiet()

    async def batch(self) -> int:
        """One to four updates at once, some doubled, some kept for later; how many."""
        updates = [self._update() for _ in range(self.rng.randint(1, 4))]
        if self.rng.random() < 0.1 and updates:
            self.kept_back.append(updates.pop())
        if self.rng.random() < 0.1 and self.kept_back:
            updates.append(self.kept_back.pop(self.rng.randrange(len(self.kept_back))))
        if self.rng.random() < 0.1 and self.sent:
            updates.append(self.rng.choice(self.sent))
        if self.rng.random() < 0.1 and updates:
            updates.append(self._again(self.rng.choice(updates)))
        self._trouble()
        self.rng.shuffle(updates)
        await self.hand_over(*updates)
        return len(updates)

    def _again(self, update: Incoming) -> Incoming:
        """The same a second time as another update: a double press."""
        if isinstance(update, Press):
            press_id = f"press{self.key}"
            self.presses[press_id] = self.presses[update.press_id]
            return replace(update, key=self.key, press_id=press_id)
        return update if isinstance(update, ChatMigrated) else replace(update, key=self.key)

    def _trouble(self) -> None:
        messenger, dice = self.run.messenger, self.rng.random()
        shown = list(messenger._messages.values())
        if dice < 0.02 and shown:
            messenger.lose(self.rng.choice(shown).ref)
        elif dice < 0.04:
            errors = (SlowDown(30), MessageGone("gone"), Refused("no"))
            messenger.fail_next(self.rng.choice(errors), method=self.rng.choice(("send", "edit")))
        elif dice < 0.05:
            messenger.unreachable ^= {self.rng.choice(PEOPLE).id}
        elif dice < 0.06:
            self.run.time.now_seconds += 40

    def _update(self) -> Incoming:
        kinds: tuple[tuple[Callable[[], Incoming], int], ...] = (
            (self._awaited_press, 40),
            (self._fair_press, 15),
            (self._foreign_press, 15),
            (self._old_press, 10),
            (self._forged_press, 10),
            (self._any_command, 6),
            (self._any_words, 5),
            (self._ask, 3),
            (self._chosen, 2),
            (self._other, 3),
            (self._any_standing, 1),
        )
        makers, weights = zip(*kinds, strict=True)
        return self.rng.choices(makers, weights)[0]()

    def _who(self) -> PersonRef:
        return self.rng.choice(PEOPLE)

    def _place(self, who: PersonRef) -> ChatRef:
        return self.rng.choice([*self.chats, ChatRef(who.id)])

    def _shown_to(self, who: PersonRef, chat: ChatRef) -> list:
        messenger = self.run.messenger
        whispers = [one for one in messenger.private_to(who.id) if one.ref.chat == chat]
        return [*messenger.public_in(chat), *whispers]

    def _fair_press(self) -> Incoming:
        """A button that is there; cards and calls before all else, so that games go on."""
        who = self._who()
        chat = self._place(who)
        messages = [one for one in self._shown_to(who, chat) if data_of(one.message)]
        if not messages:
            return self._command(who, chat, "table")
        shown = self.rng.choice(messages)
        data = data_of(shown.message)
        self.old_data = [*self.old_data[-2_000:], self.rng.choice(data)]
        playing = [one for one in data if _is_move(one)]
        chosen = self.rng.choice(playing if playing and self.rng.random() < 0.8 else data)
        if ButtonData.parse(chosen).code in ("stop!", "close") and self.rng.random() < 0.9:
            chosen = data[0]
        return self._press(who, chat, chosen, message=shown.ref)

    def _foreign_press(self) -> Incoming:
        """Somebody else's button, from anywhere."""
        who, made = self._who(), self._fair_press()
        if isinstance(made, Press):
            self.presses[made.press_id] = (who.id, self.presses[made.press_id][1])
        return replace(made, person=who)

    def _awaited_press(self) -> Incoming:
        """What the game waits for, wherever the person sees the button."""
        waiting = [table for table in self.tables if table.person_deciding() is not None]
        if not waiting:
            return self._fair_press()
        table = self.rng.choice(waiting)
        who = next(one for one in PEOPLE if one.id == table.person_deciding())
        places = (ChatRef(who.id), table.chat)
        shown = [one for place in places for one in self._shown_to(who, place)]
        moves = [
            (one, data)
            for one in shown
            for data in data_of(one.message)
            if _is_move(data) and ButtonData.parse(data).table == table.id
        ]
        if not moves:
            return self._press(who, table.chat, f"k:{_b(table.id)}:0:hand")
        message, data = self.rng.choice(moves)
        return self._press(who, message.ref.chat, data, message=message.ref)

    def _old_press(self) -> Incoming:
        who = self._who()
        data = self.rng.choice(self.old_data or ["k:1:0:P"])
        return self._press(who, self._place(who), data)

    def _forged_press(self) -> Incoming:
        who, rng = self._who(), self.rng
        table, version = _b(rng.randrange(self.count + 3)), _b(rng.randrange(200))
        data = rng.choice(
            [
                f"k:{table}:{version}:{rng.choice(WORDS)}",
                f"k:{rng.choice(WORDS)}",
                rng.choice(WORDS),
                "k:" + "z" * 60,
                "",
            ]
        )
        chat = rng.choice([self._place(who), None])
        return self._press(who, chat, data)

    def _press(self, who: PersonRef, chat: ChatRef | None, data: str, *, message=None) -> Press:
        press_id = f"press{self.key}"
        try:
            table = ButtonData.parse(data).table
        except ValueError:
            table = 0
        self.presses[press_id] = (who.id, table)
        return Press(
            key=self.key,
            chat=chat,
            person=who,
            data=data,
            press_id=press_id,
            message=message,
            title="Group",
        )

    def _command(self, who: PersonRef, chat: ChatRef, name: str, arguments: str = "") -> Command:
        hidden = self.key if self.rng.random() < 0.3 and not chat.is_private else None
        return Command(
            key=self.key,
            chat=chat,
            person=who,
            name=name,
            arguments=arguments,
            ephemeral_id=hidden,
            title="Group",
        )

    def _any_command(self) -> Incoming:
        who = self._who()
        mild = [name for name in COMMANDS if name not in ("stop", "forget")]
        name = self.rng.choice([*mild, "frobnicate"])
        arguments = self.rng.choice(["", "t1", "sa", "pass", "☠", "t" + "9" * 30, "x" * 3_000])
        return self._command(who, self._place(who), name, arguments)

    def _any_words(self) -> Incoming:
        who = self._who()
        text = self.rng.choice([*SAYINGS, "x" * 4_100])
        picked = self.rng.random() < 0.3
        return Words(key=self.key, chat=self._place(who), person=who, text=text, is_chosen=picked)

    def _ask(self) -> Incoming:
        query = self.rng.choice(["", f"t{_b(self.rng.randrange(25))}.{self.key}", "☠" * 200])
        return Ask(key=self.key, person=self._who(), query=query, ask_id=f"ask{self.key}")

    def _chosen(self) -> Incoming:
        choice = self.rng.choice([*self.old_data[-50:], "k:1:0:SA", "", "☠"])
        return Chosen(key=self.key, person=self._who(), choice_id=choice, query="")

    def _other(self) -> Incoming:
        who = self._who()
        return Other(key=self.key, chat=ChatRef(who.id), person=who)

    def _any_standing(self) -> Incoming:
        place = self.rng.choice([self.rng.choice(self.chats), ChatRef(self._who().id)])
        return self._standing(place, self.rng.choice([*Standing, Standing.MEMBER]))

    def _standing(self, chat: ChatRef, standing: Standing) -> StandingChanged:
        place = ChatRef(chat.id)
        who = self._who() if chat.id < 0 else PersonRef(chat.id, f"P{chat.id}", language="en")
        return StandingChanged(key=self.key, chat=place, person=who, standing=standing)


def _b(number: int) -> str:
    from bot.chat.button_data import to_base36

    return to_base36(number)


def _is_move(data: str) -> bool:
    code = ButtonData.parse(data).code
    return bool(CARD.fullmatch(code)) or code in ("P", "next") or code[0] in "1234567"
