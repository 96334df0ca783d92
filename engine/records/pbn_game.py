"""Putting one PBN game together and checking that what it says hangs together (PBN 2.1, 3.4).

Real files have habits the standard does not know; these are allowed for where they cannot hide an
error, and only in files that do not declare a version of PBN in their first line:

* a game without Board and Deal goes on with those of the game before (another table);
* passes before the opening bid are left out, Declarer and Play tell how many;
* the row of a trick begins with another seat than that of the Play tag;
* the double is left out of the Contract, or a Result is not borne out by the cards.
"""

from __future__ import annotations

import re
from dataclasses import replace

from engine.auction import PASS, Auction, Contract, Doubling, Strain
from engine.bridge.duplicate import board_dealer, board_vulnerability
from engine.seats import Seat

from .board import FIRST_TAGS, Board, RecordedCall
from .deals import parse_pbn_deal, parse_seat
from .faults import RecordError, RecordFault
from .pbn_sections import AuctionReader, Notes, PlayReader
from .pbn_tags import FIELDS, other_tags
from .pbn_text import RawGame, RawTag
from .pbn_values import (
    Bid,
    is_open,
    is_pass,
    parse_contract,
    parse_open_seat,
    parse_result,
    parse_trumps,
    parse_vulnerability,
)
from .replay import PlayReplay

_NUMBER = re.compile(r"\s*([1-9][0-9]{0,8})\s*")
_NOTE = re.compile(r"\s*([0-9]{1,3})\s*:\s*(.*?)\s*", re.DOTALL)


class GameReader:
    """Puts one board together; what is told first is needed by what follows."""

    def __init__(self, game: RawGame, before: Board | None, is_declared: bool) -> None:
        self._game = game
        self._is_declared = is_declared
        self._before = before if before is not None and self._goes_on(before) else None
        self._comments = list(game.comments)

    def board(self) -> Board | None:
        """The board; None for a group of tags that only sets values for the games after it."""
        self._read_deal()
        self._read_auction()
        self._read_contract()
        self._read_play()
        self._check_result()
        if not self._is_a_game():
            return None
        return Board(
            number=self._number,
            dealer=self._dealer,
            vulnerable=self._vulnerable,
            hands=self._hands,
            calls=self._calls,
            contract=self._contract,
            is_passed_out=self._is_passed_out,
            tricks=self._tricks,
            play=self._play,
            is_unfinished=self._is_unfinished,
            tags=other_tags(
                self._game,
                has_number=self._number is not None,
                has_contract=self._contract is not None,
                is_passed_out=self._is_passed_out,
            ),
            comments=tuple(self._comments),
        )

    def deal(self) -> Board:
        """The deal alone, for a game that goes on with it; RecordError when it is at fault."""
        self._read_deal()
        return Board(
            number=self._number,
            dealer=self._dealer,
            vulnerable=self._vulnerable,
            hands=self._hands,
        )

    def _goes_on(self, before: Board) -> bool:
        """Whether this game is another table of the board before, which it does not repeat."""
        tag = self._game.find("Board")
        is_same = tag is None or (before.number is not None and tag.value == str(before.number))
        plays = any(self._game.find(name) for name in ("Auction", "Play", "Contract", "Declarer"))
        return self._game.find("Deal") is None and is_same and plays

    def _is_a_game(self) -> bool:
        return any(tag.name in FIELDS or tag.body for tag in self._game.tags) or any(
            tag.name not in FIRST_TAGS for tag in self._game.tags
        )

    def _value(self, name: str) -> tuple[str, int]:
        tag = self._game.find(name)
        return ("", 0) if tag is None else (tag.value, tag.line)

    def _read_deal(self) -> None:
        number = _NUMBER.fullmatch(self._value("Board")[0])
        self._number = None if number is None else int(number[1])
        self._dealer = parse_open_seat(*self._value("Dealer"))
        self._vulnerable = parse_vulnerability(*self._value("Vulnerable"))
        deal, line = self._value("Deal")
        self._hands = Board().hands if is_open(deal) else parse_pbn_deal(deal, line)
        if self._before is not None:
            self._number = self._number or self._before.number
            self._dealer = self._dealer or self._before.dealer
            self._vulnerable = self._vulnerable or self._before.vulnerable
            self._hands = self._before.hands
        if self._number is not None:
            self._vulnerable = self._vulnerable or board_vulnerability(self._number)

    @property
    def _is_ending(self) -> bool:
        return any(hand is not None and len(hand) < 13 for hand in self._hands.values())

    def _notes(self, *, of_play: bool) -> Notes:
        """The notes between the section and the next one."""
        notes = Notes()
        is_play = False
        for tag in self._game.tags:
            is_play = is_play or tag.name == "Play"
            match = _NOTE.fullmatch(tag.value) if tag.name == "Note" else None
            if match is not None and is_play is of_play:
                notes.texts.setdefault(int(match[1]), match[2])
        return notes

    def _read_auction(self) -> None:
        section = self._game.find("Auction")
        self._calls: tuple[RecordedCall, ...] = ()
        self._is_unfinished = False
        self._auction: Auction | None = None
        if section is not None:
            start = parse_open_seat(section.value, section.line) or self._dealer
            if start is not None:
                self._take_auction(section, start)
            elif section.body:
                raise RecordError(section.line, RecordFault.NO_DEALER)
        if self._dealer is None and self._number is not None:
            self._dealer = board_dealer(self._number)

    def _take_auction(self, section: RawTag, start: Seat) -> None:
        reader = AuctionReader(section, start, self._dealer)
        left_out = self._passes_left_out(reader.auction)
        if left_out:
            reader = AuctionReader(section, start, self._dealer, left_out)
        notes, later = self._notes(of_play=False), self._notes(of_play=True)
        play = self._game.find("Play")
        if play is not None and not any("=" in text for _, text in play.body):
            notes.texts = later.texts | notes.texts
        self._calls = reader.calls(notes)
        self._is_unfinished = reader.is_unfinished
        self._comments += [
            f"{number}: {text}" for number, text in notes.texts.items() if number not in notes.used
        ]
        if self._calls:
            self._auction = reader.auction
            self._dealer = reader.auction.dealer

    def _passes_left_out(self, auction: Auction) -> int:
        """How many passes in front would make the stated declarer the auction's; 0 for none.

        Never when anything but the auction speaks against the stated declarer.
        """
        contract = auction.contract
        seat, _ = self._stated_declarer()
        if self._is_declared or contract is None or seat is None or not auction.is_over:
            return 0
        play = self._game.find("Play")
        is_led = play is None or is_open(play.value) or parse_seat(play.value) is seat.left
        if self._is_marked or auction.calls[0] == PASS or not is_led:
            return 0
        return contract.declarer.turns_to(seat)

    def _stated_declarer(self) -> tuple[Seat | None, int]:
        value, line = self._value("Declarer")
        return parse_open_seat(value.strip().removeprefix("^"), line), line

    @property
    def _is_marked(self) -> bool:
        """Whether the declarer is marked as another than the auction made it."""
        return self._value("Declarer")[0].strip().startswith("^")

    def _read_contract(self) -> None:
        contract, line = self._value("Contract")
        seat, _ = self._stated_declarer()
        final = self._auction if self._auction is not None and self._auction.is_over else None
        self._contract: Contract | None = None
        self._is_passed_out = is_pass(contract) or (final is not None and final.is_passed_out)
        self._trumps: Strain | None = None
        if is_pass(contract):
            self._check_pass(final, line)
            return
        if self._is_ending:
            self._trumps = parse_trumps(contract, line)
            return
        bid = parse_contract(contract, line)
        if final is not None:
            self._check_agreement(final.contract, bid, line)
            self._contract = self._with_stated_declarer(final.contract)
        elif bid is not None and seat is not None:
            self._contract = bid.by(seat)
        self._trumps = None if self._contract is None else self._contract.strain

    def _check_pass(self, final: Auction | None, line: int) -> None:
        if final is not None and not final.is_passed_out:
            raise RecordError(line, RecordFault.CONTRACT_DIFFERS, auction=str(final.contract))

    def _check_agreement(self, called: Contract | None, bid: Bid | None, line: int) -> None:
        is_same = bid is None or (called is not None and self._is_same(bid, called))
        if not is_same:
            raise RecordError(line, RecordFault.CONTRACT_DIFFERS, auction=str(called or "pass"))

    def _with_stated_declarer(self, called: Contract | None) -> Contract | None:
        """The auction's contract; by the stated declarer where the record marks him as another."""
        seat, line = self._stated_declarer()
        if called is None or seat is None:
            return called
        expected = called.dummy if self._is_marked else called.declarer
        if seat is not expected:
            raise RecordError(
                line, RecordFault.DECLARER_DIFFERS, declarer=seat.value, auction=str(called)
            )
        return replace(called, declarer=seat)

    def _is_same(self, bid: Bid, contract: Contract) -> bool:
        same_bid = (bid.level, bid.strain) == (contract.level, contract.strain)
        left_out = bid.doubling is Doubling.NONE and not self._is_declared
        return same_bid and (bid.doubling is contract.doubling or left_out)

    def _read_play(self) -> None:
        self._play = Board().play
        self._replay: PlayReplay | None = None
        section = self._game.find("Play")
        if section is None:
            return
        leader = None if self._contract is None else self._contract.leader
        start = parse_open_seat(section.value, section.line) or leader
        if start is None:
            if section.body:
                raise RecordError(section.line, RecordFault.BAD_SEAT, text=section.value[:20])
            return
        reader = PlayReader(section, start)
        self._is_unfinished = self._is_unfinished or reader.is_unfinished
        if not reader.has_cards:
            return
        if self._trumps is None:
            raise RecordError(section.line, RecordFault.NO_CONTRACT)
        if not any(self._hands.values()) and self._game.find("Deal") is None:
            raise RecordError(section.line, RecordFault.NO_DEAL)
        self._replay = PlayReplay(self._hands, self._trumps.suit, leader or start)
        notes = self._notes(of_play=True)
        self._play = reader.replay(self._replay, notes, may_turn=not self._is_declared)

    def _check_result(self) -> None:
        result, line = self._value("Result")
        plain = result.strip()
        declarer = None if self._contract is None else self._contract.declarer
        tricks = parse_result(plain.removeprefix("^"), declarer, line)
        self._tricks = tricks if self._contract is not None else None
        if self._replay is None or self._contract is None:
            return
        won = self._replay.won
        ours = won[self._contract.declarer.side]
        theirs = won[self._contract.declarer.side.other]
        if tricks is None:
            self._tricks = ours if ours + theirs == 13 else None
            return
        is_borne_out = ours <= tricks <= 13 - theirs
        if is_borne_out is plain.startswith("^") and (self._is_declared or is_borne_out):
            raise RecordError(
                line, RecordFault.RESULT_DIFFERS, result=plain, won=str(ours), lost=str(theirs)
            )
