"""Answers: answerCallbackQuery and answerInlineQuery.

A callback answer carries up to 200 characters as a toast or an alert; a query is answered once,
within 15 seconds. Inline answers are validated result by result before the person sees any.
"""

from __future__ import annotations

from bot.sandbox.context import Context, Method
from bot.sandbox.entities import units
from bot.sandbox.errors import Text, bad_request
from bot.sandbox.inline_results import checked
from bot.sandbox.parameters import Kind, Params
from bot.sandbox.queries import INLINE_CACHE_SECONDS, CallbackAnswer, InlineAnswer

ALERT_CHARACTERS = 200
OFFSET_BYTES = 64


def answer_callback_query(context: Context, params: Params) -> bool:
    """Stop the spinner on a button, perhaps with words."""
    text = params.text("text") or ""
    if units(text) > ALERT_CHARACTERS:
        raise bad_request(Text.ANSWER_TOO_LONG)
    answer = CallbackAnswer(text, params.flag("show_alert"), params.text("url"))
    context.queries.answer_callback(params.text("callback_query_id"), answer)
    context.world.changed("answered", params.text("callback_query_id"))
    return True


def answer_inline_query(context: Context, params: Params) -> bool:
    """Offer a list of results."""
    next_offset = params.text("next_offset") or ""
    if len(next_offset.encode()) > OFFSET_BYTES:
        raise bad_request(Text.NEXT_OFFSET)
    results = checked(context, params.list("results") or [])
    cache_time = params.int("cache_time")
    context.queries.answer_inline(
        params.text("inline_query_id"),
        InlineAnswer(results, params.object("button"), next_offset),
        cache_time=INLINE_CACHE_SECONDS if cache_time is None else cache_time,
        personal=params.flag("is_personal"),
    )
    context.world.changed("answered", params.text("inline_query_id"))
    return True


METHODS = {
    "answerCallbackQuery": Method(
        answer_callback_query,
        {
            "callback_query_id": Kind.TEXT,
            "text": Kind.TEXT,
            "show_alert": Kind.FLAG,
            "url": Kind.TEXT,
            "cache_time": Kind.INT,
        },
    ),
    "answerInlineQuery": Method(
        answer_inline_query,
        {
            "inline_query_id": Kind.TEXT,
            "results": Kind.LIST,
            "cache_time": Kind.INT,
            "is_personal": Kind.FLAG,
            "next_offset": Kind.TEXT,
            "button": Kind.OBJECT,
        },
    ),
}
