"""The same toy bot in python-telegram-bot, as far as its types go (no ephemeral messages)."""

from __future__ import annotations

from telegram import (
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InlineQueryResultArticle,
    InputMediaPhoto,
    InputTextMessageContent,
    Update,
)
from telegram.ext import (
    Application,
    ApplicationBuilder,
    CallbackQueryHandler,
    CommandHandler,
    ContextTypes,
    InlineQueryHandler,
    MessageHandler,
    filters,
)

Context = ContextTypes.DEFAULT_TYPE


def build_application(url: str, token: str, photo: bytes, *, polling: bool = True) -> Application:
    """A python-telegram-bot application that talks to a sandbox."""
    builder = ApplicationBuilder().token(token)
    builder = builder.base_url(f"{url}/bot").base_file_url(f"{url}/file/bot")
    app = builder.build() if polling else builder.updater(None).build()
    app.bot_data["photo"] = photo
    app.add_handler(CommandHandler("start", on_start))
    app.add_handler(CommandHandler("table", on_table))
    app.add_handler(CommandHandler("hand", on_hand))
    app.add_handler(MessageHandler(filters.Document.ALL, on_file))
    app.add_handler(CallbackQueryHandler(on_press))
    app.add_handler(InlineQueryHandler(on_inline))
    return app


def keyboard() -> InlineKeyboardMarkup:
    actions = ("edit", "toast", "alert", "media", "whisper")
    row = [InlineKeyboardButton(one, callback_data=one) for one in actions]
    return InlineKeyboardMarkup([row])


async def on_start(update: Update, context: Context) -> None:
    await update.message.reply_html(f"Hello, <b>{update.effective_user.first_name}</b>!")


async def on_table(update: Update, context: Context) -> None:
    await update.message.reply_photo(
        context.bot_data["photo"], caption="Deal 1", reply_markup=keyboard()
    )


async def on_hand(update: Update, context: Context) -> None:
    ephemeral = {
        "receiver_user_id": update.effective_user.id,
    }
    await context.bot.send_message(
        update.effective_chat.id,
        "Your hand",
        api_kwargs={"ephemeral_message_parameters": ephemeral},
    )


async def on_file(update: Update, context: Context) -> None:
    file = await update.message.document.get_file()
    await update.message.reply_document(
        bytes(await file.download_as_bytearray()).upper(), filename="copy.txt", caption="Read it"
    )


async def on_press(update: Update, context: Context) -> None:
    query = update.callback_query
    if query.data == "alert":
        await query.answer("AKQ2", show_alert=True)
    elif query.data == "toast":
        await query.answer("It is not your turn")
    else:
        await query.answer()
    if query.data == "edit":
        await query.edit_message_caption("Deal 1 — pressed", reply_markup=keyboard())
    elif query.data == "media":
        media = InputMediaPhoto(context.bot_data["photo"], caption="After 1NT")
        await query.edit_message_media(media, reply_markup=keyboard())


async def on_inline(update: Update, context: Context) -> None:
    cards = [
        InlineQueryResultArticle(card, card, InputTextMessageContent(f"I play {card}"))
        for card in ("♠A", "♠K")
    ]
    await update.inline_query.answer(cards, cache_time=0, is_personal=True)
