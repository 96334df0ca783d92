"""Files of the sandbox: bytes by content, records by file_id, and Telegram's limits on photos.

Bytes live in memory, or in a folder when one is given; equal bytes are kept once. Photos get
the two sizes bots rely on (`photo[-1]` is the largest); the small one is made when asked for.
"""

from __future__ import annotations

import hashlib
import io
import re
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path

from bot.sandbox.errors import Text, bad_request
from bot.sandbox.state import Json, StoredFile

PHOTO_BYTES = 10 * 1024 * 1024
PHOTO_SIDES = 10_000
PHOTO_RATIO = 20
UPLOAD_BYTES = 50 * 1024 * 1024
DOWNLOAD_BYTES = 20 * 1024 * 1024
THUMB_SIDE = 320

_EXTENSIONS = {"JPEG": "jpg", "PNG": "png", "WEBP": "webp", "GIF": "gif"}


@dataclass(frozen=True, slots=True)
class Upload:
    """A file as it came over the wire or from a person's disk."""

    data: bytes
    name: str
    mime: str


class Files:
    """Every file the bot or a person ever sent."""

    def __init__(
        self, changed: Callable[[str, StoredFile], None], folder: Path | None = None
    ) -> None:
        self._changed = changed
        self._folder = folder
        self._bytes: dict[str, bytes] = {}
        self._number = 0
        self.records: dict[str, StoredFile] = {}

    def add_photo(self, upload: Upload) -> list[Json]:
        """Take a picture and return its `PhotoSize` list, smallest first."""
        width, height, extension = _measure(upload.data)
        digest = self._keep(upload.data)
        sizes = []
        ratio = min(1.0, THUMB_SIDE / max(width, height))
        for kind, scale in (("thumb", ratio), ("photo", 1.0)):
            record = self._register(
                kind, digest, f"photos/file_{{n}}.{extension}", len(upload.data), upload.mime
            )
            record.width = max(1, round(width * scale))
            record.height = max(1, round(height * scale))
            self._changed("file", record)
            sizes.append(self.photo_size(record))
        return sizes

    def add_document(self, upload: Upload) -> Json:
        """Take any file and return its `Document` object."""
        if not upload.data:
            raise bad_request(Text.FILE_EMPTY)
        digest = self._keep(upload.data)
        suffix = Path(upload.name).suffix or ".bin"
        record = self._register(
            "document", digest, f"documents/file_{{n}}{suffix}", len(upload.data), upload.mime
        )
        record.name = upload.name
        self._changed("file", record)
        return self.document(record)

    def photo_sizes(self, file_id: str) -> list[Json]:
        """The `PhotoSize` list of a photo that is already here, by the id of any size."""
        record = self.record(file_id)
        if record.kind == "document":
            raise bad_request("can't use file of type Document as Photo")
        pair = {one.kind: one for one in self.records.values() if one.digest == record.digest} | {
            record.kind: record
        }
        thumb, full = pair.get("thumb", record), pair.get("photo", record)
        return [self.photo_size(thumb), self.photo_size(full)]

    def document_of(self, file_id: str) -> Json:
        """The `Document` object of a document that is already here."""
        record = self.record(file_id)
        if record.kind != "document":
            raise bad_request("can't use file of type Photo as Document")
        return self.document(record)

    def record(self, file_id: str) -> StoredFile:
        """The record of a file_id, or Telegram's refusal."""
        if file_id.startswith(("http://", "https://")):
            raise bad_request(Text.FILE_URL)
        if (record := self.records.get(file_id)) is None:
            raise bad_request(Text.FILE_ID)
        return record

    def restore(self, record: StoredFile) -> None:
        """Take a record of an earlier run; its bytes are in the folder."""
        self.records[record.id] = record
        self._number = max(self._number, int(re.findall(r"file_(\d+)", record.path)[0]))

    def forget(self, count: int, *, keep: Collection[str]) -> None:
        """Drop all but the newest `count` files, and those to keep in any case."""
        for file_id in list(self.records)[:-count]:
            if file_id not in keep:
                del self.records[file_id]
        used = {record.digest for record in self.records.values()}
        if self._folder is not None and self._folder.exists():
            for place in self._folder.iterdir():
                if place.name not in used:
                    place.unlink()

    def at_path(self, path: str) -> StoredFile | None:
        """The record a download path belongs to."""
        return next((one for one in self.records.values() if one.path == path), None)

    def data(self, record: StoredFile) -> bytes:
        """The bytes of a file (a thumbnail's are scaled down now)."""
        if self._folder is None:
            data = self._bytes[record.digest]
        else:
            data = (self._folder / record.digest).read_bytes()
        return _shrink(data, record) if record.kind == "thumb" else data

    @staticmethod
    def photo_size(record: StoredFile) -> Json:
        """The Bot API's `PhotoSize`."""
        return {
            "file_id": record.id,
            "file_unique_id": record.unique_id,
            "width": record.width,
            "height": record.height,
            "file_size": record.size,
        }

    @staticmethod
    def document(record: StoredFile) -> Json:
        """The Bot API's `Document`."""
        return {
            "file_id": record.id,
            "file_unique_id": record.unique_id,
            "file_name": record.name or "file",
            "mime_type": record.mime or "application/octet-stream",
            "file_size": record.size,
        }

    def _keep(self, data: bytes) -> str:
        digest = hashlib.sha256(data).hexdigest()
        if self._folder is None:
            self._bytes.setdefault(digest, data)
        else:
            place = self._folder / digest
            if not place.exists():
                self._folder.mkdir(parents=True, exist_ok=True)
                fresh = place.with_suffix(".new")
                fresh.write_bytes(data)
                fresh.replace(place)
        return digest

    def _register(
        self, kind: str, digest: str, path: str, size: int, mime: str | None
    ) -> StoredFile:
        self._number = number = self._number + 1
        prefix = "BQACAgQAAx" if kind == "document" else "AgACAgQAAx"
        record = StoredFile(
            id=f"{prefix}{kind[0]}{number:07d}{digest[:24]}",
            unique_id=f"AQAD{kind[0]}{digest[:11]}",
            kind=kind,
            path=path.format(n=number),
            digest=digest,
            size=size,
            mime=mime,
        )
        self.records[record.id] = record
        return record


def _measure(data: bytes) -> tuple[int, int, str]:
    """Width, height and extension of a picture Telegram would take as a photo."""
    from PIL import Image, UnidentifiedImageError

    if not data:
        raise bad_request(Text.FILE_EMPTY)
    if len(data) > PHOTO_BYTES:
        raise bad_request(
            f"file of size {len(data)} bytes is too big for a photo; "
            f"the maximum size is {PHOTO_BYTES} bytes"
        )
    try:
        with Image.open(io.BytesIO(data)) as picture:
            width, height = picture.size
            extension = _EXTENSIONS.get(picture.format or "", "jpg")
    except (UnidentifiedImageError, OSError, Image.DecompressionBombError):
        raise bad_request(Text.PHOTO_BROKEN) from None
    if width + height > PHOTO_SIDES or max(width, height) > PHOTO_RATIO * min(width, height):
        raise bad_request(Text.PHOTO_DIMENSIONS)
    return width, height, extension


def _shrink(data: bytes, record: StoredFile) -> bytes:
    from PIL import Image

    with Image.open(io.BytesIO(data)) as picture:
        small = picture.convert("RGB")
        small.thumbnail((record.width, record.height))
    out = io.BytesIO()
    small.save(out, "JPEG", quality=80)
    return out.getvalue()
