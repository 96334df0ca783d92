"""A toy bot in aiogram for the sandbox's tests and for looking at the chat page.

It shows everything once: a photo with a caption and a styled keyboard, edits of every kind,
toasts and alerts, an ephemeral answer, inline results, documents both ways.
"""

from __future__ import annotations

import io

from aiogram import Bot, Dispatcher, Router
from aiogram.client.session.aiohttp import AiohttpSession
from aiogram.client.telegram import TelegramAPIServer
from aiogram.filters import Command, CommandObject, CommandStart
from aiogram.types import (
    BotCommand,
    BotCommandScopeAllGroupChats,
    BufferedInputFile,
    CallbackQuery,
    DisabledButton,
    EphemeralMessageParameters,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQuery,
    InlineQueryResultArticle,
    InputMediaPhoto,
    InputTextMessageContent,
    Message,
)
from PIL import Image, ImageDraw


def picture(words: str, color: str = "#1d6b45", size: tuple[int, int] = (720, 480)) -> bytes:
    """A green table with words on it."""
    image = Image.new("RGB", size, color)
    draw = ImageDraw.Draw(image)
    draw.rounded_rectangle((40, 40, size[0] - 40, size[1] - 40), 40, outline="white", width=4)
    draw.text((size[0] / 2, size[1] / 2), words, "white", font_size=56, anchor="mm")
    out = io.BytesIO()
    image.save(out, "PNG")
    return out.getvalue()


def keyboard(count: int = 0) -> InlineKeyboardMarkup:
    """Every kind of button the page draws."""
    button = InlineKeyboardButton
    return InlineKeyboardMarkup(
        inline_keyboard=[
            [
                button(text="1♣", callback_data=f"edit:{count + 1}"),
                button(text="1♦", callback_data="toast"),
                button(text="1♥", callback_data="alert"),
                button(text="1♠", disabled=DisabledButton()),
                button(text="1NT", callback_data="media"),
            ],
            [
                button(text="Pass", callback_data="toast", style="success"),
                button(text="Double", callback_data="alert", style="danger"),
                button(text="My cards", callback_data="whisper", style="primary"),
            ],
            [
                button(text="Choose a card", switch_inline_query_current_chat="hand"),
                button(text="Private chat", url="https://t.me/kontra_bot?start=seat-4"),
            ],
        ]
    )


def build_bot(url: str, token: str) -> Bot:
    """An aiogram bot that talks to a sandbox."""
    return Bot(token, session=AiohttpSession(api=TelegramAPIServer.from_base(url)))


def build_dispatcher() -> Dispatcher:
    """Fresh handlers: a router can have only one parent."""
    router = Router()
    router.message.register(on_start, CommandStart())
    router.message.register(on_table, Command("table"))
    router.message.register(on_hand, Command("hand"))
    router.message.register(on_file, lambda message: message.document is not None)
    router.message.register(on_photo, lambda message: bool(message.photo))
    router.callback_query.register(on_press)
    router.inline_query.register(on_inline)
    dispatcher = Dispatcher()
    dispatcher.include_router(router)
    return dispatcher


async def set_up(bot: Bot) -> None:
    """Fill the commands menu."""
    commands = [
        BotCommand(command="start", description="Say hello"),
        BotCommand(command="table", description="Show a table"),
    ]
    await bot.set_my_commands(commands)
    hand = BotCommand(command="hand", description="See your cards", is_ephemeral=True)
    await bot.set_my_commands([*commands, hand], scope=BotCommandScopeAllGroupChats())


async def on_start(message: Message, command: CommandObject) -> None:
    text = f"Hello, <b>{message.from_user.first_name}</b>! Payload: <code>{command.args}</code>"
    await message.answer(text, parse_mode="HTML")


async def on_table(message: Message) -> None:
    await message.answer_photo(
        BufferedInputFile(picture("North deals"), "table.png"),
        caption="<b>Deal 1</b> — <i>waiting for</i> South",
        parse_mode="HTML",
        reply_markup=keyboard(),
    )


async def on_hand(message: Message) -> None:
    await message.reply("Your hand: ♠AKQ")


async def on_file(message: Message, bot: Bot) -> None:
    content = await bot.download(message.document)
    await message.reply_document(
        BufferedInputFile(content.read().upper(), f"re-{message.document.file_name}"),
        caption="Read it",
    )


async def on_photo(message: Message, bot: Bot) -> None:
    content = await bot.download(message.photo[-1])
    await message.reply(f"{len(content.read())} bytes")


async def on_press(query: CallbackQuery, bot: Bot) -> None:
    action, _, number = query.data.partition(":")
    if action == "alert":
        await query.answer("♠ AKQ2\n♥ J93\n♦ T84\n♣ KJ7", show_alert=True)
    elif action == "toast":
        await query.answer("It is not your turn")
    else:
        await query.answer()
    if action == "edit":
        await query.message.edit_caption(
            caption=f"Deal 1 — press {number}", reply_markup=keyboard(int(number))
        )
    elif action == "media":
        media = BufferedInputFile(picture("1NT", "#234"), "table.png")
        await query.message.edit_media(
            InputMediaPhoto(media=media, caption="After 1NT"), reply_markup=keyboard()
        )
    elif action == "whisper":
        await bot.send_photo(
            query.message.chat.id,
            BufferedInputFile(picture("AKQ J93 T84 KJ72", "#245", (720, 240)), "hand.png"),
            caption="Your cards",
            ephemeral_message_parameters=EphemeralMessageParameters(
                receiver_user_id=query.from_user.id, callback_query_id=query.id
            ),
        )


async def on_inline(query: InlineQuery) -> None:
    cards = [
        InlineQueryResultArticle(
            id=card,
            title=card,
            description=f"Play the {card}",
            input_message_content=InputTextMessageContent(message_text=f"I play {card}"),
        )
        for card in ("♠A", "♠K", "♥9", "♦T")
    ]
    await query.answer(cards, cache_time=0, is_personal=True)
