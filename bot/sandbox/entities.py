"""Formatted text: Telegram's HTML → plain text and entities, counted in UTF-16 code units.

A hand-written scanner in the manner of TDLib, with its error sentences (`can't parse entities:
… at byte offset N`). Plain text also gets the entities Telegram finds by itself: commands,
mentions and links; command libraries depend on them.
"""

from __future__ import annotations

import html
import re
from dataclasses import dataclass, field

from bot.sandbox.errors import Text, bad_request
from bot.sandbox.state import Json

TEXT_UNITS = 4096
CAPTION_UNITS = 1024
ENTITIES_MAX = 100

_TAGS = {
    "b": "bold",
    "strong": "bold",
    "i": "italic",
    "em": "italic",
    "u": "underline",
    "ins": "underline",
    "s": "strikethrough",
    "strike": "strikethrough",
    "del": "strikethrough",
    "tg-spoiler": "spoiler",
    "code": "code",
    "pre": "pre",
    "blockquote": "blockquote",
    "a": "text_link",
    "span": "spoiler",
    "tg-emoji": "custom_emoji",
}
_NAMED = {"lt": "<", "gt": ">", "amp": "&", "quot": '"'}
_REFERENCE = re.compile(r"&(#[0-9]{1,7}|#x[0-9a-fA-F]{1,6}|lt|gt|amp|quot);")
_FOUND = (
    ("bot_command", re.compile(r"(?<![\w/@])/[A-Za-z0-9_]{1,64}(?:@[A-Za-z0-9_]{3,32})?\b")),
    ("url", re.compile(r"(?<![\w@])(?:https?://|t\.me/)[^\s<>\"]+")),
    ("mention", re.compile(r"(?<![\w/@])@[A-Za-z0-9_]{3,32}\b")),
)


@dataclass(slots=True)
class _Open:
    """A start tag waiting for its end."""

    tag: str
    start: int
    extra: dict[str, str] = field(default_factory=dict)


def units(text: str) -> int:
    """Length in UTF-16 code units, the way Telegram counts."""
    return len(text) + sum(char > "\uffff" for char in text)


def formatted(
    text: str, parse_mode: str | None, entities: list[Json] | None
) -> tuple[str, list[Json]]:
    """The plain text and entities of what a bot sent; raises Telegram's 400 on bad markup."""
    if parse_mode and parse_mode.lower() != "html":
        raise bad_request(Text.PARSE_MODE)
    if parse_mode:
        text, marked = parse_html(text)
    else:
        marked = [dict(entity) for entity in entities or []]
    text, marked = _trimmed(text, marked)
    return text, found(text, marked)


def found(text: str, marked: list[Json] | None = None) -> list[Json]:
    """The given entities plus the commands, links and mentions Telegram finds by itself."""
    entities = list(marked or [])
    for kind, pattern in _FOUND:
        for match in pattern.finditer(text):
            start = units(text[: match.start()])
            length = units(match.group())
            if not any(_overlap(start, length, entity) for entity in entities):
                entities.append({"type": kind, "offset": start, "length": length})
    entities.sort(key=lambda entity: (entity["offset"], -entity["length"]))
    return entities[:ENTITIES_MAX]


def parse_html(source: str) -> tuple[str, list[Json]]:
    """Telegram's HTML subset → (text, entities with UTF-16 offsets)."""
    return _Scanner(source).run()


class _Scanner:
    def __init__(self, source: str) -> None:
        self.source = source
        self.at = 0
        self.out: list[str] = []
        self.length = 0
        self.open: list[_Open] = []
        self.entities: list[Json] = []

    def run(self) -> tuple[str, list[Json]]:
        while self.at < len(self.source):
            char = self.source[self.at]
            if char == "<" and self.source.startswith("/", self.at + 1):
                self._end_tag()
            elif char == "<":
                self._start_tag()
            elif char == "&" and (match := _REFERENCE.match(self.source, self.at)):
                self._write(_character(match.group(1)))
                self.at = match.end()
            else:
                self._write(char)
                self.at += 1
        if self.open:
            raise _unparsable(
                f'Can\'t find end tag corresponding to start tag "{self.open[-1].tag}"'
            )
        self.entities.sort(key=lambda entity: (entity["offset"], -entity["length"]))
        return "".join(self.out), self.entities

    def _write(self, text: str) -> None:
        self.out.append(text)
        self.length += units(text)

    def _bytes(self, position: int) -> int:
        return len(self.source[:position].encode())

    def _start_tag(self) -> None:
        begin = self.at
        offset = self._bytes(begin)
        name = re.compile(r"[^\s>]*").match(self.source, begin + 1)
        assert name is not None
        tag = name.group().lower()
        if name.end() >= len(self.source):
            raise _unparsable(f"Unclosed start tag at byte offset {offset}")
        if tag not in _TAGS:
            raise _unparsable(f'Unsupported start tag "{tag}" at byte offset {offset}')
        self.at = name.end()
        extra = self._attributes(tag, offset)
        if tag == "span" and extra.get("class") != "tg-spoiler":
            raise _unparsable(f'Tag "span" must have class "tg-spoiler" at byte offset {offset}')
        self.open.append(_Open(tag, self.length, extra))

    def _attributes(self, tag: str, offset: int) -> dict[str, str]:
        extra: dict[str, str] = {}
        attribute = re.compile(
            r"\s*([^\s=>/\"']*)\s*(?:=\s*(?:\"([^\"]*)\"|'([^']*)'|([A-Za-z0-9.\-]+)))?"
        )
        while True:
            match = attribute.match(self.source, self.at)
            assert match is not None
            name, *values = match.groups()
            self.at = match.end()
            if name:
                value = next((one for one in values if one is not None), "")
                extra[name.lower()] = _REFERENCE.sub(lambda m: _character(m.group(1)), value)
            elif "=" in match.group() or self.source.startswith("=", self.at):
                raise _unparsable(
                    f'Empty attribute name in the tag "{tag}" at byte offset {offset}'
                )
            elif self.source.startswith(">", self.at):
                self.at += 1
                return extra
            else:
                raise _unparsable(f'Unclosed start tag "{tag}" at byte offset {offset}')

    def _end_tag(self) -> None:
        offset = self._bytes(self.at)
        if not self.open:
            raise _unparsable(f"Unexpected end tag at byte offset {offset}")
        match = re.compile(r"</([^\s>]*)\s*(>?)").match(self.source, self.at)
        assert match is not None
        if not match.group(2):
            raise _unparsable(f"Unclosed end tag at byte offset {offset}")
        name, opened = match.group(1).lower(), self.open.pop()
        if name not in ("", opened.tag):
            raise _unparsable(
                f"Unmatched end tag at byte offset {offset}, "
                f'expected "</{opened.tag}>", found "</{name}>"'
            )
        self.at = match.end()
        self._close(opened)

    def _close(self, opened: _Open) -> None:
        length = self.length - opened.start
        if length == 0:
            return
        entity: Json = {"type": _TAGS[opened.tag], "offset": opened.start, "length": length}
        language = opened.extra.get("class", "").removeprefix("language-")
        if opened.tag == "a":
            entity = self._link(entity, opened)
        elif opened.tag == "tg-emoji":
            entity["custom_emoji_id"] = opened.extra.get("emoji-id", "")
        elif opened.tag == "blockquote" and "expandable" in opened.extra:
            entity["type"] = "expandable_blockquote"
        elif opened.tag == "code" and self.open and self.open[-1].tag == "pre":
            self.open[-1].extra["class"] = f"language-{language}"
            return
        elif opened.tag == "pre" and language:
            entity["language"] = language
        if entity:
            self.entities.append(entity)

    def _link(self, entity: Json, opened: _Open) -> Json:
        inner = "".join(self.out).encode("utf-16-le")[opened.start * 2 :].decode("utf-16-le")
        url = opened.extra.get("href") or inner
        if user := re.fullmatch(r"tg://user\?id=(\d+)", url):
            return entity | {"type": "text_mention", "user_id": int(user.group(1))}
        if "://" not in url and not re.fullmatch(r"[\w-]+(\.[\w-]+)+(/\S*)?", url):
            return {}
        return entity | {"url": url if "://" in url else f"http://{url}/"}


def _character(reference: str) -> str:
    if reference in _NAMED:
        return _NAMED[reference]
    return html.unescape(f"&{reference};")


def _unparsable(reason: str) -> Exception:
    return bad_request(f"can't parse entities: {reason}")


def _overlap(start: int, length: int, entity: Json) -> bool:
    """Whether a found thing must give way: code and links are left alone, the rest may nest."""
    if entity["type"] in ("bold", "italic", "underline", "strikethrough", "spoiler", "blockquote"):
        return False
    begin, end = entity["offset"], entity["offset"] + entity["length"]
    return bool(begin < start + length and start < end)


def _trimmed(text: str, entities: list[Json]) -> tuple[str, list[Json]]:
    """Telegram strips white space at both ends and moves the entities along."""
    shift = units(text) - units(text.lstrip())
    stripped = text.strip()
    end = units(stripped)
    moved = []
    for entity in entities:
        begin = max(0, int(entity["offset"]) - shift)
        stop = min(end, int(entity["offset"]) + int(entity["length"]) - shift)
        if stop > begin:
            moved.append(entity | {"offset": begin, "length": stop - begin})
    return stripped, moved
