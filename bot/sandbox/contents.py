"""What a message says: text, photo, document — checked and brought into the stored form.

Shared by sending, editing, inline results and people, so that all obey the same limits:
text 1–4096 and captions 0–1024 UTF-16 units after parsing.
"""

from __future__ import annotations

from bot.sandbox.context import Context
from bot.sandbox.entities import CAPTION_UNITS, TEXT_UNITS, formatted, units
from bot.sandbox.errors import Text, bad_request
from bot.sandbox.files import Upload
from bot.sandbox.parameters import Params
from bot.sandbox.state import Json

MEDIA = ("photo", "document")


def text_content(source: str | None, parse_mode: str | None, entities: list[Json] | None) -> Json:
    """Content of a text message."""
    text, found = formatted(source or "", parse_mode, entities)
    if not text:
        raise bad_request(Text.TEXT_EMPTY)
    if units(text) > TEXT_UNITS:
        raise bad_request(Text.TEXT_TOO_LONG)
    return {"text": text, "entities": found}


def caption_content(
    source: str | None, parse_mode: str | None, entities: list[Json] | None
) -> Json:
    """The caption part of a media message; empty when there is none."""
    text, found = formatted(source or "", parse_mode, entities)
    if units(text) > CAPTION_UNITS:
        raise bad_request(Text.CAPTION_TOO_LONG)
    return {"caption": text, "caption_entities": found} if text else {}


def media_content(context: Context, kind: str, source: Upload | str | None) -> Json:
    """Content of a `photo` or `document`, uploaded now or known by file_id."""
    files = context.world.files
    if not source:
        raise bad_request(Text.NO_PHOTO if kind == "photo" else Text.NO_DOCUMENT)
    if kind == "photo":
        if isinstance(source, Upload):
            return {"photo": files.add_photo(source)}
        return {"photo": files.photo_sizes(source)}
    if isinstance(source, Upload):
        return {"document": files.add_document(source)}
    return {"document": files.document_of(source)}


def input_media(context: Context, params: Params, media: Json) -> Json:
    """Content of an `InputMedia` object (`editMessageMedia`, albums)."""
    kind = media.get("type")
    if kind not in MEDIA:
        raise bad_request(f"sandbox: InputMedia of type {kind} is not modelled")
    content = media_content(context, kind, params.attached(media.get("media")))
    content |= caption_content(
        media.get("caption"), media.get("parse_mode"), media.get("caption_entities")
    )
    if media.get("show_caption_above_media"):
        content["show_caption_above_media"] = True
    if media.get("has_spoiler"):
        content["has_media_spoiler"] = True
    return content


def message_text(params: Params) -> Json:
    """The text a send or edit method carries."""
    return text_content(params.text("text"), params.text("parse_mode"), params.list("entities"))


def message_caption(params: Params) -> Json:
    """The caption a send or edit method carries."""
    content = caption_content(
        params.text("caption"), params.text("parse_mode"), params.list("caption_entities")
    )
    if params.flag("show_caption_above_media"):
        content["show_caption_above_media"] = True
    return content
