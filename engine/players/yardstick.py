"""The yardstick: a player against double dummy, in IMPs to par and tricks lost.

Bidding: the IMPs between par and the double-dummy result of the contract reached (a player
cannot be blamed for luck of the play). Cards: the tricks each card gives away against open
cards, counted for declarer's side, for the defence after the lead, and for the opening lead.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from engine.auction import Auction, Contract
from engine.bridge.scoring import imps, score_deal
from engine.cards import Card
from engine.hands import Hand
from engine.seats import COMPASS, Seat, Side, Vulnerability
from engine.tricks import Play

from .catalogue import find_player
from .double_dummy import DoubleDummyTable, analyse_play, double_dummy_table, par_of
from .figures import Figure
from .numbered_games import RecordedGame
from .playing_alone import (
    Progress,
    four_times,
    only_deal,
    play_auction,
    play_out,
    random_hands,
    start_deal,
    work_through,
)

BOARDS_WITH_NOBODY_VULNERABLE = (1, 14, 11, 8)
"""Board numbers with dealers N E S W and nobody vulnerable, as in the reference figures."""


@dataclass(frozen=True, slots=True)
class TricksLost:
    """What the cards of one deal gave away against double dummy."""

    declarer: int
    defence: int
    lead: int


@dataclass(frozen=True, slots=True)
class Measured:
    """One deal: the IMPs to par of the contract, and the tricks lost in the play (if any)."""

    contract: str
    imps_to_par: int
    lost: TricksLost | None


@dataclass(frozen=True, slots=True)
class Measurement:
    """A player's figures over some deals."""

    player: str
    deals: tuple[Measured, ...]

    def figures(self) -> dict[str, Figure]:
        """The four quantities by their names."""
        lost = [deal.lost for deal in self.deals if deal.lost is not None]
        return {
            "imps_to_par": Figure.of([deal.imps_to_par for deal in self.deals]),
            "lost_as_declarer": Figure.of([deal.declarer for deal in lost]),
            "lost_in_defence": Figure.of([deal.defence for deal in lost]),
            "lost_on_lead": Figure.of([deal.lead for deal in lost]),
        }

    def to_json(self) -> dict[str, Any]:
        """Plain values."""
        figures = {name: figure.to_json() for name, figure in self.figures().items()}
        contracts = [[deal.contract, deal.imps_to_par] for deal in self.deals]
        return {"player": self.player, **figures, "contracts": contracts}


def table_of_figures(measurements: Sequence[Measurement]) -> str:
    """A small table for a terminal: mean and 95 % interval of each quantity."""
    head = ("player", "IMPs to par", "declarer", "defence", "opening lead")
    rows: list[tuple[str, ...]] = [head]
    rows += [
        (found.player, *(str(figure) for figure in found.figures().values()))
        for found in measurements
    ]
    widths = [max(len(row[column]) for row in rows) for column in range(len(head))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def tricks_lost(
    hands: Mapping[Seat, Hand], contract: Contract, cards: Sequence[Card]
) -> TricksLost:
    """Charge each card with the fall of its side's double-dummy tricks."""
    worth = analyse_play(hands, contract=contract, cards=cards)
    play = Play.start(hands, leader=contract.leader, trumps=contract.strain.suit, rotation=COMPASS)
    lost = {"declarer": 0, "defence": 0, "lead": 0}
    for index, (before, after) in enumerate(pairwise(worth)):
        seat = play.turn
        if seat is not None and seat.side is contract.declarer.side:
            lost["declarer"] += before - after
        else:
            lost["defence" if index else "lead"] += after - before
        play = play.after(cards[index])
    return TricksLost(**lost)


def imps_to_par(table: DoubleDummyTable, auction: Auction, vulnerable: Vulnerability) -> int:
    """The IMPs (never negative) between par and the contract played double dummy."""
    par = par_of(table, vulnerable=vulnerable, dealer=auction.dealer)
    contract = auction.contract
    points = 0
    if contract is not None and not auction.is_passed_out:
        side = contract.declarer.side
        tricks = table.tricks(contract.strain, contract.declarer)
        score = score_deal(contract, tricks, vulnerable=vulnerable.includes(side)).total
        points = score if side is Side.NS else -score
    return abs(imps(points - par.score))


@dataclass(frozen=True, slots=True)
class _DealToMeasure:
    player: str
    seed: str
    board: int
    hands: Mapping[Seat, Hand]
    recorded: RecordedGame | None = None


def measure_on_random_deals(
    player: str,
    *,
    deals: int,
    seed: int,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Measurement:
    """The player in all four seats bids and plays random deals with nobody vulnerable."""
    pieces = [
        _DealToMeasure(
            player,
            f"{seed}:{number}",
            BOARDS_WITH_NOBODY_VULNERABLE[number % 4],
            random_hands(seed, number),
        )
        for number in range(deals)
    ]
    return _measure(player, _measure_own_deal, pieces, workers, progress)


def measure_on_recorded_deals(
    player: str,
    games: Sequence[RecordedGame],
    *,
    seed: int,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Measurement:
    """The player bids the deals of a record; it plays the cards after the recorded auctions.

    So the figures of the cards compare with the record's own, card for card in equal contracts.
    """
    pieces = [
        _DealToMeasure(player, f"{seed}:{number}", 1, game.hands, game)
        for number, game in enumerate(games)
    ]
    return _measure(player, _measure_recorded_deal, pieces, workers, progress)


def measure_record(
    name: str,
    games: Sequence[RecordedGame],
    *,
    workers: int | None = None,
    progress: Progress | None = None,
) -> Measurement:
    """The record's own figures, from its auctions and cards."""
    pieces = [_DealToMeasure(name, "", 1, game.hands, game) for game in games]
    measured = work_through(_measure_record, pieces, workers=workers, progress=progress)
    return Measurement(name, tuple(measured))


def _measure(
    player: str,
    work: Callable[[_DealToMeasure], Measured],
    pieces: Sequence[_DealToMeasure],
    workers: int | None,
    progress: Progress | None,
) -> Measurement:
    find_player(player)
    measured = work_through(work, pieces, workers=workers, progress=progress)
    return Measurement(player, tuple(measured))


def _measure_own_deal(todo: _DealToMeasure) -> Measured:
    match = start_deal(todo.hands, board=todo.board)
    play_out(match, four_times(todo.player), seed=todo.seed)
    deal = only_deal(match)
    cards = [played.card for played in deal.played]
    return _judge(todo.hands, deal.auction, deal.auction, cards)


def _measure_recorded_deal(todo: _DealToMeasure) -> Measured:
    if todo.recorded is None:
        raise AssertionError("a recorded deal has a record")
    own = start_deal(todo.hands, board=todo.board)
    auction = _auction_of(own, todo)
    match = start_deal(todo.hands, board=todo.board)
    play_auction(match, todo.recorded.auction)
    play_out(match, four_times(todo.player), seed=todo.seed)
    cards = [played.card for played in only_deal(match).played]
    return _judge(todo.hands, auction, todo.recorded.auction, cards)


def _auction_of(match: Any, todo: _DealToMeasure) -> Auction:
    play_out(match, four_times(todo.player), seed=todo.seed, until_play=True)
    auction = match.state.deal.auction if match.state.deal else only_deal(match).auction
    assert isinstance(auction, Auction)
    return auction


def _measure_record(todo: _DealToMeasure) -> Measured:
    game = todo.recorded
    if game is None:
        raise AssertionError("a recorded deal has a record")
    return _judge(game.hands, game.auction, game.auction, game.cards)


def _judge(
    hands: Mapping[Seat, Hand], bid: Auction, played: Auction, cards: Sequence[Card]
) -> Measured:
    """Par against the auction ``bid``, tricks lost in the contract of the auction ``played``."""
    distance = imps_to_par(double_dummy_table(hands), bid, Vulnerability.NONE)
    lost = tricks_lost(hands, played.contract, cards) if played.contract and cards else None
    return Measured(str(bid.contract or "-"), distance, lost)
