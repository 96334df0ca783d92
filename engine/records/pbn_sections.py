"""The auction and play sections of a PBN game (PBN 2.1, 3.5 to 3.9).

Calls run in rows from the seat of the Auction tag. Cards stand in rows too, one row a trick, but
each column belongs to a seat, the first to that of the Play tag, whoever leads to the trick.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum

from engine.auction import PASS, Auction, Call
from engine.cards import PACK, Card
from engine.seats import Seat

from .board import Irregularity, RecordedCall, RecordedCard
from .faults import RecordError, RecordFault
from .pbn_text import RawTag
from .replay import ROUND, Placed, PlayReplay, call_made

_TOKEN = re.compile(
    r"=\s*(?P<note>[0-9]{1,3})\s*=|(?P<nag>\$[0-9]{1,3})|(?P<suffix>[!?]+)|\^(?P<wrong>[A-Za-z])"
    r"|(?P<end>\*)|(?P<now>\+)|(?P<gap>-+)|(?P<word>[0-9A-Za-z♣♦♥♠]+)|(?P<blank>[\s}]+)"
)
_CARDS = {str(card): card for card in PACK}
_SUFFIXES = {"!", "?", "!!", "??", "!?", "?!"}
_ALL_PASS = {"AP", "ALLPASS"}


class Kind(Enum):
    """What a piece of a section is."""

    NOTE = "note"
    NAG = "nag"
    SUFFIX = "suffix"
    WRONG = "wrong"
    END = "end"
    NOW = "now"
    GAP = "gap"
    WORD = "word"


@dataclass(frozen=True, slots=True)
class Token:
    """A piece of a section and its line."""

    kind: Kind
    text: str
    line: int


def tokens(section: RawTag, fault: RecordFault) -> Iterator[Token]:
    """The pieces of a section in order; RecordError with ``fault`` for what is none."""
    for line, text in section.body:
        at = 0
        while at < len(text):
            match = _TOKEN.match(text, at)
            if match is None:
                raise RecordError(line, fault, text=text[at : at + 20])
            at = match.end()
            if match.lastgroup != "blank" and match.lastgroup is not None:
                yield Token(Kind(match.lastgroup), match[match.lastgroup], line)


@dataclass(slots=True)
class _Marks:
    """What may follow a call or a card: one note, one suffix, any glyphs, each once."""

    note: int | None = None
    marks: list[str] = field(default_factory=list)

    def add(self, token: Token) -> None:
        if token.kind is Kind.NOTE:
            if self.note is not None:
                raise RecordError(token.line, RecordFault.BAD_NOTE, text=token.text)
            self.note = int(token.text)
            return
        bad_suffix = token.kind is Kind.SUFFIX and (
            token.text not in _SUFFIXES or any(mark in _SUFFIXES for mark in self.marks)
        )
        if bad_suffix or token.text in self.marks:
            raise RecordError(token.line, RecordFault.BAD_MARK, text=token.text[:20])
        self.marks.append(token.text)


class Notes:
    """The Note tags of one section: ``[Note "1:four hearts"]``."""

    def __init__(self) -> None:
        self.texts: dict[int, str] = {}
        self.used: set[int] = set()

    def explain(self, number: int | None) -> tuple[str, bool]:
        """The text, and whether it says that the call was alerted; a reference without a note
        says that it was and no more."""
        if number is None:
            return "", False
        self.used.add(number)
        text = self.texts.get(number)
        return ("", True) if text is None else (text, False)


class AuctionReader:
    """Reads one auction section call by call."""

    def __init__(
        self, section: RawTag, start: Seat, dealer: Seat | None, left_out: int = 0
    ) -> None:
        """``left_out`` passes were made before the first call that is written down."""
        self.auction = Auction(start if dealer is None else dealer)
        self.is_unfinished = False
        self._calls: list[tuple[RecordedCall, _Marks]] = []
        self._seat = start
        self._has_dealer = dealer is not None
        self._wrong: Irregularity | None = None
        self._closed = False
        for _ in range(left_out):
            self._add(PASS, None, section.line)
        for token in tokens(section, RecordFault.BAD_CALL):
            self._take(token)

    def calls(self, notes: Notes) -> tuple[RecordedCall, ...]:
        """The calls with their explanations."""
        explained = []
        for call, marks in self._calls:
            text, alerted = notes.explain(marks.note)
            explained.append(
                replace(call, explanation=text, is_alerted=alerted, marks=tuple(marks.marks))
            )
        return tuple(explained)

    def _take(self, token: Token) -> None:
        if token.kind in (Kind.NOTE, Kind.NAG, Kind.SUFFIX):
            if not self._calls:
                raise RecordError(token.line, RecordFault.BAD_MARK, text=token.text[:20])
            self._calls[-1][1].add(token)
        elif self._closed:
            raise RecordError(token.line, RecordFault.TEXT_AFTER_END, text=token.text[:20])
        elif token.kind is Kind.WRONG:
            self._take_irregularity(token)
        elif token.kind is Kind.GAP:
            self._seat = self._seat.left
        elif token.kind is Kind.WORD:
            self._take_word(token)
        else:
            self._closed = True
            self.is_unfinished = token.kind is Kind.NOW

    def _take_irregularity(self, token: Token) -> None:
        letter = token.text.upper()
        if self._wrong is not None or letter not in {"I", "S"}:
            raise RecordError(token.line, RecordFault.BAD_MARK, text=f"^{token.text}")
        if letter == "S":
            self._add(None, Irregularity.SKIPPED, token.line)
        else:
            self._wrong = Irregularity.INSUFFICIENT

    def _take_word(self, token: Token) -> None:
        if token.text.upper() in _ALL_PASS:
            while not self.auction.is_over:
                self._add(PASS, None, token.line)
            return
        try:
            call = Call.parse(token.text)
        except ValueError:
            raise RecordError(token.line, RecordFault.BAD_CALL, text=token.text[:20]) from None
        self._add(call, self._wrong, token.line)
        self._wrong = None

    def _add(self, call: Call | None, wrong: Irregularity | None, line: int) -> None:
        if not self._calls and not self._has_dealer:
            self.auction = Auction(self._seat)
        turn = self.auction.caller(len(self.auction))
        if self._seat is not turn:
            fault = RecordFault.ILLEGAL_CALL if self._calls else RecordFault.DEALER_DIFFERS
            raise RecordError(line, fault, call=str(call), why="not-your-turn")
        self.auction = call_made(self.auction, call, wrong, line)
        self._calls.append((RecordedCall(self._seat, call, irregularity=wrong), _Marks()))
        self._seat = self._seat.left


class PlayReader:
    """Reads one play section trick by trick."""

    def __init__(self, section: RawTag, start: Seat) -> None:
        self.is_unfinished = False
        self.tricks: list[dict[Seat, tuple[Placed, _Marks]]] = []
        self._columns = ROUND[start]
        self._wrong: Irregularity | None = None
        self._closed = False
        self._last: _Marks | None = None
        for token in tokens(section, RecordFault.BAD_CARD):
            self._take(token)

    @property
    def has_cards(self) -> bool:
        """Whether any card is recorded."""
        return any(placed.card for trick in self.tricks for placed, _ in trick.values())

    def _take(self, token: Token) -> None:
        if token.kind in (Kind.NOTE, Kind.NAG, Kind.SUFFIX):
            if self._last is None:
                raise RecordError(token.line, RecordFault.BAD_MARK, text=token.text[:20])
            self._last.add(token)
        elif self._closed and token.kind is not Kind.GAP and token.kind is not Kind.END:
            raise RecordError(token.line, RecordFault.TEXT_AFTER_END, text=token.text[:20])
        elif token.kind is Kind.WRONG:
            letter = token.text.upper()
            if self._wrong is not None or letter not in {"R", "L"}:
                raise RecordError(token.line, RecordFault.BAD_MARK, text=f"^{token.text}")
            self._wrong = Irregularity(letter)
        elif token.kind in (Kind.GAP, Kind.WORD):
            self._place(token)
        else:
            self._closed = True
            self.is_unfinished = self.is_unfinished or token.kind is Kind.NOW
            if token.kind is Kind.NOW:
                self._place(token)

    def _place(self, token: Token) -> None:
        card = None
        if token.kind is Kind.WORD:
            try:
                card = _CARDS.get(token.text) or Card.parse(token.text)
            except ValueError:
                raise RecordError(token.line, RecordFault.BAD_CARD, card=token.text[:20]) from None
        if not self.tricks or len(self.tricks[-1]) == 4:
            self.tricks.append({})
        seat = self._columns[len(self.tricks[-1])]
        self._last = _Marks()
        self.tricks[-1][seat] = (Placed(token.line, card, self._wrong), self._last)
        self._wrong = None

    def replay(
        self, replay: PlayReplay, notes: Notes, *, may_turn: bool
    ) -> tuple[RecordedCard, ...]:
        """The cards in order of play; RecordError for the first illegal one.

        With ``may_turn`` a row that cannot stand in the columns of the Play tag may begin with
        another seat, the leader's or (so in some collections) any.
        """
        played: list[RecordedCard] = []
        for row in self.tricks:
            trick = _turned(row, replay) if may_turn else row
            placed = {seat: entry[0] for seat, entry in trick.items()}
            order = replay.order(placed, otherwise=self._columns[0])
            replay.follow(placed, order)
            played += [_recorded(seat, trick, notes) for seat in order]
        while played and played[-1].card is None:
            played.pop()
        return tuple(played)


_Row = Mapping[Seat, tuple[Placed, _Marks]]


def _turned(row: _Row, replay: PlayReplay) -> _Row:
    """The row begun at another seat, if its cards are held so and not as they stand."""
    start = next(iter(row))
    likely = ROUND[start if replay.leader is None else replay.leader]
    for seat in (start, *likely):
        turned = dict(zip(ROUND[seat], row.values(), strict=False))
        if replay.are_held({holder: turned[holder][0] for holder in turned}):
            return turned
    return row


def _recorded(seat: Seat, trick: _Row, notes: Notes) -> RecordedCard:
    if seat not in trick:
        return RecordedCard(seat, None)
    placed, marks = trick[seat]
    text, _ = notes.explain(marks.note)
    return RecordedCard(seat, placed.card, text, placed.irregularity, tuple(marks.marks))
