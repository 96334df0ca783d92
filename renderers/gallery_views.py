"""The fixed views the gallery shows, played through the engine: the same cards every time.

Deals come from seeds or are written out; calls are scripted; the lowest legal card is played. A
view is played once: what is measured afterwards is the drawing alone.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from random import Random
from typing import Any

from engine.actions import PlayCard
from engine.auction import Contract
from engine.bridge import (
    BridgeState,
    BridgeView,
    ContractBridge,
    FinishedDeal,
    Form,
    join_hands,
)
from engine.bridge.rubber import Rubber
from engine.chance import deal_four_hands
from engine.match import Match
from engine.seats import Seat, Side

BridgeMatch = Match[BridgeState, BridgeView]

ONE_SUIT_EACH = "N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
SLAM = "N:AKQJ.AKQ.AKQ.AKQ T9876.JT9.JT9.JT 5432.8765.8765.9 .432.432.8765432"


def new_match(*deals: int | str, **options: Any) -> BridgeMatch:
    """A match whose first deal has been dealt; a deal is given by its seed or written out."""
    boards = [deal if isinstance(deal, str) else _random_deal(deal) for deal in deals]
    match: BridgeMatch = Match(ContractBridge(), {**options, "boards": boards})
    match.play_chance(Random(0))
    return match


def _random_deal(seed: int) -> str:
    """Always the same deal for a seed, whatever else chance may draw."""
    return join_hands(deal_four_hands(Random(seed)))


def say(match: BridgeMatch, calls: str) -> BridgeMatch:
    """Make these calls in turn."""
    for call in calls.split():
        turn = match.turn
        if turn is None:
            raise ValueError("the match is over")
        match.play(turn.decider, call)
    return match


def play_cards(match: BridgeMatch, count: int) -> BridgeMatch:
    """Play the lowest legal card so many times."""
    for _ in range(count):
        turn = match.turn
        if turn is None:
            raise ValueError("the match is over")
        legal = match.legal_actions(turn.decider)
        cards = [action.card for action in legal if isinstance(action, PlayCard)]
        match.play(turn.decider, PlayCard(min(cards, key=lambda card: card.rank)))
    return match


def play_until(match: BridgeMatch, is_reached: Callable[[BridgeView], bool]) -> BridgeMatch:
    """Play on until the group's view is as wanted; ValueError when the deal ends before."""
    for _ in range(52):
        view = match.view(None)
        if view.trick is None:
            break
        if is_reached(view):
            return match
        play_cards(match, 1)
    raise ValueError("no such moment in this deal")


def play_deal(match: BridgeMatch, calls: str) -> BridgeMatch:
    """One deal to its end; the next one is not dealt yet."""
    return play_cards(say(match, calls), 52)


@cache
def auction_view() -> BridgeView:
    """South is to call after a doubled overcall."""
    return say(new_match(2), "1C P 1H 1S X P 2H 2S P").view(Seat.WEST)


@cache
def long_auction_view() -> BridgeView:
    """The group looks at an auction of more than forty calls."""
    calls = "P P P 1C P P X P P XX P P 1D P P X P P XX P P 1H P P X P P XX P P 1S P P X P P XX P P"
    return say(new_match(3), calls).view(None)


@cache
def lead_view() -> BridgeView:
    """West is to lead and nothing is faced yet."""
    return say(new_match(4), "P P 4S P P P").view(Seat.WEST)


@cache
def declarer_view() -> BridgeView:
    """Declarer is to play from his own hand, last but one to a trick."""
    match = say(new_match(5), "P P 3N X P P P")
    play_until(match, lambda view: _is_due(view, Seat.SOUTH, tricks=2, cards=1))
    return match.view(Seat.SOUTH)


@cache
def dummy_turn_view() -> BridgeView:
    """Declarer is to play from dummy."""
    match = say(new_match(6), "1S P 2S P 4S P P P")
    play_until(match, lambda view: _is_due(view, Seat.SOUTH, tricks=3, cards=1))
    return match.view(Seat.NORTH)


@cache
def defender_view(*, dummy_on_left: bool) -> BridgeView:
    """A defender, who sees dummy at his side, is to play."""
    seat = Seat.EAST if dummy_on_left else Seat.WEST
    match = say(new_match(7), "1D P 1H P 4H P P P")
    play_until(match, lambda view: _is_due(view, seat, tricks=3, cards=1))
    return match.view(seat)


def _is_due(view: BridgeView, seat: Seat, *, tricks: int, cards: int) -> bool:
    """Whether this seat is to add to so many cards, at least so many tricks being over."""
    if view.turn is None or view.trick is None or view.turn.seat is not seat:
        return False
    return len(view.tricks) >= tricks and len(view.trick) >= cards


@cache
def group_view() -> BridgeView:
    """The group sees dummy at the bottom and no hand."""
    return play_cards(say(new_match(8), "1N P 3N P P P"), 22).view(None)


@cache
def claim_view() -> BridgeView:
    """Declarer has claimed; a defender sees his hand and is asked."""
    match = say(new_match(8), "1N P 3N P P P")
    play_until(match, lambda view: _is_due(view, Seat.NORTH, tricks=4, cards=1))
    match.play(Seat.NORTH, "cl.5")
    return match.view(Seat.EAST)


@cache
def one_suit_view() -> BridgeView:
    """Dummy faces thirteen cards of one suit, declarer holds thirteen of another."""
    match = say(new_match(ONE_SUIT_EACH), "7S P P 7N X XX P P P")
    return play_cards(match, 1).view(Seat.WEST)


@cache
def redoubled_slam_view() -> BridgeView:
    """7NT redoubled, vulnerable, one card before the end of a trick."""
    options = {"form": "duplicate", "deals": 8, "first_board": 4, "first_dealer": "W"}
    match = say(new_match(SLAM, **options), "P 7N X XX P P P")
    return play_cards(match, 3).view(Seat.NORTH)


@cache
def between_deals_view() -> BridgeView:
    """A deal is over and the next is not dealt."""
    return play_deal(new_match(9), "1S P 4S P P P").view(Seat.SOUTH)


@cache
def waiting_view() -> BridgeView:
    """Nothing has been dealt."""
    match: BridgeMatch = Match(ContractBridge())
    return match.view(None)


def chicago_match() -> BridgeMatch:
    """Three of four deals of Chicago are played."""
    match = play_deal(new_match(10, 11, 12, form="chicago"), "1N P 3N P P P")
    for calls in ("P 1H P 4H X P P P", "2D P P P"):
        match.play_chance(Random(0))
        play_deal(match, calls)
    return match


_TWENTY = (
    ("1N-S", 9), ("2S-E", 10), ("4HX-W", 8), ("3N-N", 9), ("2C-S", 10), ("5D-E", 9), ("1H-N", 8),
    ("6SX-W", 10), ("2N-E", 8), ("3SXX-S", 7), ("1D-S", 9), ("4S-W", 10), ("2H-N", 6), ("1S-E", 8),
)  # fmt: skip


@cache
def reviewed_deal() -> FinishedDeal:
    """A doubled contract that went down."""
    return play_deal(new_match(9), "1S P 2N P 4S X P P P").state.finished[0]


@cache
def chicago_form() -> Form:
    """The form of Chicago after three deals."""
    return chicago_match().state.form


@cache
def long_rubber() -> Rubber:
    """A rubber with some twenty entries, honours among them."""
    sheet = Rubber()
    for index, (contract, tricks) in enumerate(_TWENTY):
        if sheet.is_over:
            break
        honours: Mapping[Seat | Side | str, int] = {Seat.SOUTH: 100} if index == 4 else {}
        sheet = sheet.add(Contract.parse(contract), tricks, honours=honours)
    return sheet
