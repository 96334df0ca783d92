from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.auction import PASS, Auction
from engine.cards import PACK
from engine.hands import Hand
from engine.records import Board, RecordedCall, RecordedCard, Tag
from engine.seats import COMPASS, Vulnerability
from engine.tricks import Play

DATA = Path(__file__).parent / "data"


@pytest.fixture
def data() -> Callable[[str], bytes]:
    """The bytes of a sample file."""
    return lambda name: (DATA / name).read_bytes()


@pytest.fixture
def played_board() -> Callable[[int], Board]:
    """A board with a random deal, auction and play, all legal; the seed makes it repeatable."""
    return _played_board


def _played_board(seed: int) -> Board:
    rng = random.Random(seed)
    cards = list(PACK)
    rng.shuffle(cards)
    hands = {seat: Hand(cards[at * 13 : at * 13 + 13]) for at, seat in enumerate(COMPASS)}
    auction = Auction(rng.choice(COMPASS))
    while not auction.is_over:
        is_bold = rng.random() < 0.4
        auction = auction.after(rng.choice(auction.legal_calls()[:6]) if is_bold else PASS)
    explanations = ["", "", "Alert", "natural; 4+ !S", 'says "so" \\ more', "a \\"]
    calls = tuple(
        RecordedCall(seat, call, rng.choice(explanations), is_alerted=rng.random() < 0.2)
        for seat, call in auction
    )
    play, tricks = (), None
    contract = auction.contract
    if contract is not None:
        table = Play.start(
            hands, leader=contract.leader, trumps=contract.strain.suit, rotation=COMPASS
        )
        for _ in range(rng.choice((0, 1, 7, 30, 50, 52))):
            table = table.after(rng.choice(table.legal_cards()))
        play = tuple(RecordedCard(played.seat, played.card) for played in table.cards)
        side = contract.declarer.side
        won, lost = table.tricks_of(*side.seats), table.tricks_of(*side.other.seats)
        tricks = rng.randint(won, 13 - lost)
    return Board(
        number=rng.randint(1, 99),
        dealer=auction.dealer,
        vulnerable=rng.choice(list(Vulnerability)),
        hands=hands,
        calls=calls,
        contract=contract,
        is_passed_out=contract is None,
        tricks=tricks,
        play=play,
        tags=(Tag("Event", "An evening"), Tag("North", "Bob"), Tag("Room", "Open")),
        comments=("well played",) if rng.random() < 0.3 else (),
    )
