"""Reading a record that somebody sent: PBN or LIN, its deals kept and offered to be played.

The file is read in a thread, never in the event loop, and never larger than the limit. What is
wrong is told by line and reason; the boards that can be read are read all the same.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256

from bot.chat import FileSent, MessengerError
from bot.screens import Screen, answers, deals
from bot.tables import Person
from bot.tables.archive import Contest, ContestKind, KnownDeal
from engine import Seat, Vulnerability
from engine.bridge import join_hands
from engine.bridge.deal_code import code_of_bytes
from engine.records import Board, RecordError, read_records

from . import prepared
from .house import House

log = logging.getLogger(__name__)

MOST_BYTES = 512 * 1024
_ENDINGS = (".pbn", ".lin")


@dataclass(slots=True)
class Reading:
    """What was read of a file."""

    boards: list[Board] = field(default_factory=list)
    faults: list[RecordError] = field(default_factory=list)


def read(data: bytes) -> Reading:
    """Read a record as far as it can be read; runs in a thread."""
    reading = Reading()
    try:
        reading.boards = read_records(data, reading.faults)
    except RecordError as error:
        reading.faults.append(error)
    return reading


def is_record(file: FileSent) -> bool:
    """Whether a file is meant for us: in a group only what is named as a record."""
    return file.chat.is_private or file.name.lower().endswith(_ENDINGS)


async def import_file(house: House, file: FileSent, person: Person) -> Screen | None:
    """Read the file and keep its deals; the screen lists them, or says what is wrong."""
    texts = house.texts_for(person)
    if not is_record(file):
        return None
    too_big = answers.file_too_big(texts, most_kilobytes=MOST_BYTES // 1024)
    if file.size_bytes > MOST_BYTES:
        return too_big
    try:
        data = await house.messenger.download(file.file_id)
    except MessengerError as error:
        log.warning("a file could not be fetched: %s", type(error).__name__)
        return answers.trouble(texts)
    if len(data) > MOST_BYTES:
        return too_big
    reading = await asyncio.to_thread(read, data)
    playable = [board for board in reading.boards if board.is_complete_deal]
    codes, file_code = await _keep(house, file, person, playable[: prepared.MOST_DEALS])
    listed = [deals.Listed(board, code) for board, code in zip(playable, codes, strict=False)]
    return deals.imported_screen(
        texts,
        file.name,
        listed,
        file_code=file_code,
        board_count=len(reading.boards),
        faults=reading.faults,
        in_group=not file.chat.is_private,
    )


async def _keep(
    house: House, file: FileSent, person: Person, boards: Sequence[Board]
) -> tuple[list[str], str]:
    """Store the deals; their codes, and the code of them all together."""
    if not boards:
        return [], ""
    async with house.store.unit() as unit:
        codes = [await unit.archive.keep_deal(_known(board)) for board in boards]
        together = code_of_bytes(sha256(" ".join(codes).encode("ascii")).digest(), length=8)
        contest = Contest(together, ContestKind.FILE, file.chat, person.id, tuple(codes))
        await unit.archive.keep_contest(contest)
        await unit.commit()
    return codes, together


def _known(board: Board) -> KnownDeal:
    hands = {seat: hand for seat, hand in board.hands.items() if hand is not None}
    return KnownDeal(
        join_hands(hands), board.dealer or Seat.NORTH, board.vulnerable or Vulnerability.NONE
    )
