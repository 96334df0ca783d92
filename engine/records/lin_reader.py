"""Reading LIN: boards of Bridge Base Online, its tournaments and its vugraph archive.

Deals, calls, cards and claims are checked as strictly as in PBN; what operators type beside them
(results, labels, comments) is taken where it agrees with the play and passed over where not.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from engine.auction import Auction, Call, Contract
from engine.bridge.duplicate import board_dealer, board_vulnerability
from engine.cards import Card
from engine.seats import Seat, Vulnerability

from .board import SEAT_NAMES, Board, RecordedCall, RecordedCard, Tag
from .deals import LIN_SEATS, Hands, parse_lin_deal
from .faults import RecordError, RecordFault
from .lin_results import Outcome, outcome_of, parse_outcome
from .lin_text import Field, RawBoard, split_boards
from .replay import ROUND, Placed, PlayReplay, call_made

VULNERABLE = {
    "o": Vulnerability.NONE,
    "n": Vulnerability.NS,
    "e": Vulnerability.EW,
    "b": Vulnerability.BOTH,
}
"""The letters of ``sv``."""

ROOMS = {"o": "Open", "c": "Closed"}
SCORINGS = {"I": "IMP", "P": "MP", "B": "BAM"}
"""The letters of ``vg`` for the scoring, and PBN's words."""

_VULNERABLE_WORDS = VULNERABLE | {"": None, "0": Vulnerability.NONE, "-": Vulnerability.NONE}
_NUMBER = re.compile(r"[0-9]{1,6}")
_CALL = re.compile(
    r"\s*(?P<call>[1-7](?:NT|[NCDHS])|PASS|P|DOUBLE|DBL|D|XX|X|REDOUBLE|RDBL|R|-)(?P<alert>!?)\s*",
    re.IGNORECASE,
)
_CALL_WORDS = {"-": "P", "D": "X", "R": "XX"}
_CARD = re.compile(r"\s*([CDHS]10|10[CDHS]|[CDHS][2-9TJQKA]|[2-9TJQKA][CDHS])\s*", re.IGNORECASE)


def read_lin(text: str, faulty: list[RecordError] | None = None) -> list[Board]:
    """Read all boards of a LIN text.

    RecordError names the first fault. With a list as ``faulty``, a board at fault is left out and
    its error put there instead (faults of the layout are still raised).
    """
    boards: list[Board] = []
    dealt: dict[int, Board] = {}
    for raw in split_boards(text):
        try:
            reader = _BoardReader(raw)
            before = dealt.get(reader.number) if reader.number is not None else None
            board = reader.board(before)
        except RecordError as error:
            if faulty is None:
                raise
            faulty.append(error)
            continue
        boards.append(board)
        if board.number is not None:
            dealt[board.number] = board
    return boards


@dataclass(slots=True)
class _Calls:
    """The auction so far and the calls as recorded."""

    auction: Auction
    made: list[RecordedCall] = field(default_factory=list)

    def take(self, entry: Field) -> None:
        """Add the call (or, in the short form, the calls) of one ``mb`` field."""
        at = 0
        text = entry.value.strip()
        while at < len(text):
            match = _CALL.match(text, at)
            if match is None:
                raise RecordError(entry.line, RecordFault.BAD_CALL, text=text[at : at + 20])
            at = match.end()
            word = match["call"].upper()
            call = Call.parse(_CALL_WORDS.get(word, word))
            seat = self.auction.caller(len(self.auction))
            self.auction = call_made(self.auction, call, None, entry.line)
            self.made.append(RecordedCall(seat, call, is_alerted=bool(match["alert"])))

    def explain(self, text: str) -> None:
        """Add what ``an`` says about the last call."""
        if self.made:
            said = " ".join(f"{self.made[-1].explanation} {text}".split())
            self.made[-1] = replace(self.made[-1], explanation=said)


class _BoardReader:
    """Puts one board together."""

    def __init__(self, raw: RawBoard) -> None:
        self._raw = raw
        place = raw.value("qx").strip().lower()
        self._room = place[:1] if place[:1] in ROOMS else ""
        self._place_number = _first_number(place)
        self.number = _first_number(raw.value("ah")) or self._place_number

    def board(self, before: Board | None) -> Board:
        """The board; a room that does not repeat the deal has that of ``before``."""
        dealer, hands = self._deal(before)
        calls = self._calls(dealer)
        outcome = parse_outcome(self._raw.value("rs")) or outcome_of(
            self._raw.head, self._place_number, self._room
        )
        final = calls.auction if calls is not None and calls.auction.is_over else None
        if final is not None:
            contract = final.contract
        else:
            contract = None if outcome is None else outcome.contract
        is_passed_out = final.is_passed_out if final is not None else _is_pass(outcome)
        replay, play = self._play(hands, contract)
        return Board(
            number=self.number,
            dealer=dealer,
            vulnerable=self._vulnerable(before),
            hands=hands,
            calls=() if calls is None else tuple(calls.made),
            contract=contract,
            is_passed_out=is_passed_out,
            tricks=None if contract is None else self._tricks(contract, outcome, replay),
            play=play,
            tags=tuple(self._tags()),
            comments=tuple(self._comments()),
        )

    def _all(self, name: str) -> Iterator[Field]:
        return (entry for entry in self._raw.fields if entry.name == name)

    def _deal(self, before: Board | None) -> tuple[Seat | None, Hands]:
        dealt = next(self._all("md"), None)
        if dealt is None:
            dealer, hands = (
                (None, Board().hands) if before is None else (before.dealer, before.hands)
            )
        else:
            dealer, hands = parse_lin_deal(dealt.value, dealt.line)
        if dealer is None and self.number is not None:
            dealer = board_dealer(self.number)
        return dealer, hands

    def _vulnerable(self, before: Board | None) -> Vulnerability | None:
        told = next(self._all("sv"), None)
        letter = "" if told is None else told.value.strip().lower()
        if told is not None and letter not in _VULNERABLE_WORDS:
            raise RecordError(told.line, RecordFault.BAD_VULNERABILITY, text=letter[:20])
        vulnerable = _VULNERABLE_WORDS[letter]
        if vulnerable is None and before is not None:
            vulnerable = before.vulnerable
        if vulnerable is None and self.number is not None:
            vulnerable = board_vulnerability(self.number)
        return vulnerable

    def _calls(self, dealer: Seat | None) -> _Calls | None:
        calls: _Calls | None = None
        for entry in self._raw.fields:
            if entry.name == "mb" and entry.value.strip():
                if calls is None and dealer is None:
                    raise RecordError(entry.line, RecordFault.NO_DEALER)
                calls = calls or _Calls(Auction(dealer or Seat.NORTH))
                calls.take(entry)
            elif entry.name == "an" and calls is not None:
                calls.explain(entry.value)
        return calls

    def _play(
        self, hands: Hands, contract: Contract | None
    ) -> tuple[PlayReplay | None, tuple[RecordedCard, ...]]:
        cards = list(self._cards())
        if not cards:
            return None, ()
        if contract is None:
            raise RecordError(cards[0].line, RecordFault.NO_CONTRACT)
        replay = PlayReplay(hands, contract.strain.suit, contract.leader)
        played: list[RecordedCard] = []
        for at in range(0, len(cards), 4):
            order = ROUND[replay.leader or contract.leader]
            trick = dict(zip(order, cards[at : at + 4], strict=False))
            replay.follow(trick, order)
            played += [RecordedCard(seat, placed.card) for seat, placed in trick.items()]
        return replay, tuple(played)

    def _cards(self) -> Iterator[Placed]:
        for entry in self._all("pc"):
            at = 0
            text = entry.value.strip()
            while at < len(text):
                match = _CARD.match(text, at)
                if match is None:
                    raise RecordError(entry.line, RecordFault.BAD_CARD, card=text[at : at + 20])
                at = match.end()
                yield Placed(entry.line, Card.parse(match[1]))

    def _tricks(
        self, contract: Contract, outcome: Outcome | None, replay: PlayReplay | None
    ) -> int | None:
        """Declarer's tricks: all played out, or claimed, or as the list of results has it."""
        side = contract.declarer.side
        least = 0 if replay is None else replay.won[side]
        most = 13 if replay is None else 13 - replay.won[side.other]
        claim = next((entry for entry in self._all("mc") if entry.value.strip()), None)
        if claim is not None:
            return _claimed(claim, least, most)
        if least == most:
            return least
        if outcome is None or outcome.tricks is None or outcome.contract is None:
            return None
        told = replace(outcome.contract, doubling=contract.doubling)
        return outcome.tricks if told == contract and least <= outcome.tricks <= most else None

    def _tags(self) -> Iterator[Tag]:
        event = [part.strip() for part in self._raw.head.get("vg", "").split(",")]
        event += [""] * (9 - len(event))
        yield from _filled("Event", event[0])
        yield from _filled("Stage", event[1])
        yield from _filled("Scoring", SCORINGS.get(event[2].upper(), ""))
        yield from _filled("HomeTeam", event[5])
        yield from _filled("VisitTeam", event[7])
        names = [" ".join(name.split()) for name in self._raw.names.split(",")]
        if len(names) > 4 and self._room == "c":
            names = names[4:]
        for seat, name in zip(LIN_SEATS, names, strict=False):
            yield from _filled(SEAT_NAMES[seat], name)
        yield from _filled("Room", ROOMS.get(self._room, ""))

    def _comments(self) -> Iterator[str]:
        texts = (" ".join(entry.value.split()) for entry in self._all("nt"))
        return (text for text in texts if text)


def _filled(name: str, value: str) -> Iterator[Tag]:
    if value:
        yield Tag(name, value)


def _first_number(text: str) -> int | None:
    match = _NUMBER.search(text)
    return int(match[0]) or None if match else None


def _is_pass(outcome: Outcome | None) -> bool:
    return outcome is not None and outcome.contract is None


def _claimed(claim: Field, least: int, most: int) -> int:
    text = claim.value.strip()
    if _NUMBER.fullmatch(text) is None or int(text) > 13:
        raise RecordError(claim.line, RecordFault.BAD_RESULT, text=text[:20])
    if not least <= int(text) <= most:
        raise RecordError(
            claim.line,
            RecordFault.RESULT_DIFFERS,
            result=text,
            won=str(least),
            lost=str(13 - most),
        )
    return int(text)
