"""Inline results: from the bot's InlineQueryResult objects to the message each would send.

Modelled: articles, and photos and documents by file_id. Everything else is refused by name, so
that a bot is not surprised later. Limits: 50 results, unique ids of 1–64 bytes.
"""

from __future__ import annotations

from collections.abc import Callable

from bot.sandbox.contents import caption_content, media_content, text_content
from bot.sandbox.context import Context
from bot.sandbox.errors import Text, bad_request
from bot.sandbox.keyboards import reply_markup
from bot.sandbox.state import Json

RESULTS_MAX = 50
ID_BYTES = 64


def checked(context: Context, results: list[Json]) -> tuple[Json, ...]:
    """The results with what each would send under `_content`; raises Telegram's 400."""
    if len(results) > RESULTS_MAX:
        raise bad_request(Text.RESULTS_TOO_MUCH)
    identifiers = [str(one.get("id", "")) for one in results]
    if any(not 1 <= len(one.encode()) <= ID_BYTES for one in identifiers):
        raise bad_request(Text.RESULT_ID_INVALID)
    if len(set(identifiers)) != len(identifiers):
        raise bad_request(Text.RESULT_ID_DUPLICATE)
    return tuple(_checked(context, one) for one in results)


def _checked(context: Context, result: Json) -> Json:
    kind = str(result.get("type"))
    if kind not in _KINDS:
        raise bad_request(f"sandbox: inline results of type {kind} are not modelled")
    keyboard = reply_markup(result.get("reply_markup"), inline_only=True)
    written = result.get("input_message_content")
    content = _written(written) if written else _KINDS[kind](context, result)
    return result | {"_content": content, "_keyboard": keyboard}


def _written(content: Json) -> Json:
    if "message_text" not in content:
        raise bad_request("sandbox: only text is modelled as input_message_content")
    return text_content(
        content["message_text"], content.get("parse_mode"), content.get("entities")
    )


def _article(_: Context, result: Json) -> Json:
    if not result.get("title"):
        raise bad_request("can't parse inline query result: Can't find field \"title\"")
    raise bad_request("can't parse inline query result: Can't find input_message_content")


def _by_file_id(kind: str) -> Callable[[Context, Json], Json]:
    def content(context: Context, result: Json) -> Json:
        source = result.get(f"{kind}_file_id") or result.get(f"{kind}_url")
        caption = caption_content(
            result.get("caption"), result.get("parse_mode"), result.get("caption_entities")
        )
        return media_content(context, kind, source) | caption

    return content


_KINDS: dict[str, Callable[[Context, Json], Json]] = {
    "article": _article,
    "photo": _by_file_id("photo"),
    "document": _by_file_id("document"),
}
