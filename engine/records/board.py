"""A board as a record has it: deal, auction, contract, play, result and everything told about it.

A frozen value that either format can be written from. What PBN gives a place of its own (dealer,
deal, calls …) is a field; every other tag stands in ``tags``, in order, so that none is lost.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from engine.auction import PASS, Auction, Call, Contract
from engine.cards import Card
from engine.hands import Hand
from engine.seats import COMPASS, Seat, Vulnerability

SEAT_NAMES = {Seat.WEST: "West", Seat.NORTH: "North", Seat.EAST: "East", Seat.SOUTH: "South"}
"""The tag that holds the player's name."""

FIRST_TAGS = ("Event", "Site", "Date", *SEAT_NAMES.values(), "Scoring")
"""The tags every PBN game opens with (besides those that are fields), in the standard's order."""

_ORDER = (*FIRST_TAGS[:3], "Board", *FIRST_TAGS[3:], "Declarer", "Contract", "Result")


_ALERT = re.compile(r"alert(?:ed)?\s*(?::|$)\s*", re.IGNORECASE)


class Irregularity(StrEnum):
    """What was against the Laws and stood all the same; the value is PBN's letter after ``^``."""

    INSUFFICIENT = "I"
    SKIPPED = "S"
    REVOKE = "R"
    LEAD = "L"


@dataclass(frozen=True, slots=True)
class Tag:
    """A tag pair and, when it opens a table, the lines that follow it, word for word."""

    name: str
    value: str
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class RecordedCall:
    """A call with what was told about it; ``call`` is None for a turn that was skipped.

    An explanation that begins with ``Alert:`` says that the call was alerted, since PBN has no
    other place for it.
    """

    seat: Seat
    call: Call | None
    explanation: str = ""
    is_alerted: bool = False
    irregularity: Irregularity | None = None
    marks: tuple[str, ...] = ()
    """Marks of an annotator, as ``!`` and ``$15``."""

    def __post_init__(self) -> None:
        while alert := _ALERT.match(self.explanation):
            object.__setattr__(self, "explanation", self.explanation[alert.end() :])
            object.__setattr__(self, "is_alerted", True)


@dataclass(frozen=True, slots=True)
class RecordedCard:
    """A card with what was told about it; ``card`` is None where the record has a gap."""

    seat: Seat
    card: Card | None
    explanation: str = ""
    irregularity: Irregularity | None = None
    marks: tuple[str, ...] = ()


def _no_hands() -> dict[Seat, Hand | None]:
    return dict.fromkeys(COMPASS)


@dataclass(frozen=True, slots=True)
class Board:
    """One game of a record. Whatever the record does not tell is None or empty."""

    number: int | None = None
    dealer: Seat | None = None
    vulnerable: Vulnerability | None = None
    hands: Mapping[Seat, Hand | None] = field(default_factory=_no_hands)
    """The four seats; None for a hand that is not known. Fewer than 13 cards: an end position."""
    calls: tuple[RecordedCall, ...] = ()
    contract: Contract | None = None
    is_passed_out: bool = False
    tricks: int | None = None
    """Tricks taken by declarer's side, claims included."""
    play: tuple[RecordedCard, ...] = ()
    """Cards in the order played, four to a trick; the last trick may be shorter."""
    is_unfinished: bool = False
    """The game was still going on when it was recorded."""
    tags: tuple[Tag, ...] = ()
    comments: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        ranks = {name: index for index, name in enumerate(_ORDER)}
        ordered = sorted(self.tags, key=lambda tag: ranks.get(tag.name, len(ranks)))
        object.__setattr__(self, "tags", tuple(ordered))

    def tag(self, name: str, default: str = "") -> str:
        """The value of a tag, as ``Event`` or ``Room``; ``default`` when it is not there."""
        return next((tag.value for tag in self.tags if tag.name == name), default)

    @property
    def auction(self) -> Auction | None:
        """The calls as an auction (a skipped turn as a pass); None when none is recorded."""
        if self.dealer is None or not self.calls:
            return None
        made = (PASS if recorded.call is None else recorded.call for recorded in self.calls)
        return Auction(self.dealer, tuple(made))

    @property
    def is_regular(self) -> bool:
        """Whether no call and no card was against the Laws."""
        calls = all(call.irregularity is None for call in self.calls)
        return calls and all(card.irregularity is None for card in self.play)

    @property
    def declarer(self) -> Seat | None:
        """Who plays the contract."""
        return None if self.contract is None else self.contract.declarer

    @property
    def leader(self) -> Seat | None:
        """Who made the opening lead, or has to make it."""
        if self.play:
            return self.play[0].seat
        return None if self.contract is None else self.contract.leader

    @property
    def names(self) -> Mapping[Seat, str]:
        """The players' names, for the seats that have one."""
        named = ((seat, self.tag(SEAT_NAMES[seat])) for seat in COMPASS)
        return {seat: name for seat, name in named if name}

    @property
    def is_complete_deal(self) -> bool:
        """Whether all four hands are known and have thirteen cards: the deal can be played."""
        return all(hand is not None and len(hand) == 13 for hand in self.hands.values())
