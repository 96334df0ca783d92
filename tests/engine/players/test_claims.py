"""The check of claims against brute force: every lie, every line of play, in plain Python."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random

import pytest

from engine import Match, Seat, find_game
from engine.bridge import Answer, BridgeView
from engine.cards import PACK, Card, Suit
from engine.players.claims import Certainty, answer_request, check_claim
from engine.seats import CHANCE, COMPASS, Side
from engine.tricks import known_voids

Hands = tuple[tuple[Card, ...], ...]
STRAINS = "CDHSN"


def ending(seed: int, cards_left: int) -> Match:
    """A random deal in a random strain, played at random to so many tricks (and some cards)."""
    rng = Random(seed)
    match: Match = Match(find_game("bridge"), {"form": "chicago"})
    match.play_chance(rng)
    for code in (f"1{rng.choice(STRAINS)}", "P", "P", "P"):
        assert match.turn is not None
        match.play(match.turn.decider, code)
    for _ in range(4 * (13 - cards_left) + rng.randrange(4)):
        assert match.turn is not None
        assert match.turn.decider is not CHANCE
        match.play(match.turn.decider, rng.choice(match.view(match.turn.decider).legal))
    return match


def all_lies(view: BridgeView) -> Iterator[Hands]:
    """Every deal of the unseen cards, filtered one by one: slow and plain."""
    tricks = (*view.tricks, view.trick)
    gone = {played.card for trick in tricks for played in trick.plays}
    known = {card for hand in view.hands.values() for card in hand}
    unseen = sorted(set(PACK) - gone - known)
    one, *others = (seat for seat in COMPASS if seat not in view.hands)
    voids = known_voids(tricks, COMPASS)
    for chosen in combinations(unseen, view.held_counts[one]):
        rest = tuple(card for card in unseen if card not in chosen)
        lie = {one: chosen, **dict.fromkeys(others, rest)}
        if all(card.suit not in voids[seat] for seat, cards in lie.items() for card in cards):
            yield tuple(
                tuple(view.hands[seat]) if seat in view.hands else lie[seat] for seat in COMPASS
            )


def best_tricks(hands: Hands, leader: int, trick: tuple[Card, ...], trumps: Suit | None) -> int:
    """What North-South take with all hands open."""

    def height(card: Card, led: Suit) -> int:
        return 100 + card.rank if card.suit is trumps else card.rank if card.suit is led else 0

    @cache
    def value(hands: Hands, leader: int, trick: tuple[Card, ...]) -> int:
        if len(trick) == 4:
            at = max(range(4), key=lambda index: height(trick[index], trick[0].suit))
            winner = (leader + at) % 4
            return (winner % 2 == 0) + value(hands, winner, ())
        seat = (leader + len(trick)) % 4
        held = hands[seat]
        if not held:
            return 0
        legal = [card for card in held if trick and card.suit is trick[0].suit] or held
        values = [
            value(
                tuple(
                    tuple(c for c in hand if c != card) if at == seat else hand
                    for at, hand in enumerate(hands)
                ),
                leader,
                (*trick, card),
            )
            for card in legal
        ]
        return max(values) if seat % 2 == 0 else min(values)

    return value(hands, leader, trick)


def worth(view: BridgeView, side: Side) -> int:
    """The tricks the side takes in the worst lie."""
    assert view.trick is not None
    assert view.contract is not None
    left = 13 - len(view.tricks)
    cards = tuple(played.card for played in view.trick.plays)
    leader = COMPASS.index(view.trick.leader)
    trumps = view.contract.strain.suit
    north_south = [best_tricks(lie, leader, cards, trumps) for lie in all_lies(view)]
    return min(tricks if side is Side.NS else left - tricks for tricks in north_south)


def assert_check_is_brute_force(seed: int, cards_left: int) -> None:
    match = ending(seed, cards_left)
    contract = match.view(None).contract
    for seat in (contract.declarer, contract.leader):
        view = match.view(seat)
        sure = worth(view, seat.side)
        for tricks in view.claims:
            expected = Certainty.SURE if tricks <= sure else Certainty.WRONG
            assert check_claim(view, tricks) is expected, (seed, seat, tricks, sure)


@pytest.mark.parametrize("cards_left", [1, 2, 3])
def test_the_check_agrees_with_brute_force(cards_left: int) -> None:
    for seed in range(12):
        assert_check_is_brute_force(seed, cards_left)


@pytest.mark.campaign
@pytest.mark.parametrize("part", range(10))
def test_two_thousand_endings_agree_with_brute_force(part: int) -> None:
    """Two and three cards each, now and then four."""
    for seed in range(10_000 + 200 * part, 10_200 + 200 * part):
        assert_check_is_brute_force(seed, 4 if seed % 100 == 0 else 2 + seed % 2)


def test_with_too_many_lies_the_check_says_neither_sure_nor_guesses() -> None:
    match = ending(7, 11)
    declarer = match.view(None).contract.declarer
    assert check_claim(match.view(declarer), 1, most_lies=3) in (Certainty.OPEN, Certainty.WRONG)
    assert check_claim(match.view(declarer), 11) is Certainty.WRONG


def test_computers_accept_just_what_is_worth_it_double_dummy() -> None:
    """Each opponent sees three hands, so the answer is exact."""
    accepted = refused = 0
    for seed in range(15):
        match = ending(seed, 4)
        declarer = match.view(None).contract.declarer
        held = match.state.deal.held
        trick = match.state.deal.play.trick
        hands = tuple(tuple(held[seat]) for seat in COMPASS)
        cards = tuple(played.card for played in trick.plays)
        north_south = best_tricks(
            hands,
            COMPASS.index(trick.leader),
            cards,
            match.view(None).contract.strain.suit,
        )
        true_worth = north_south if declarer.side is Side.NS else 4 - north_south
        for tricks in (true_worth, true_worth + 1):
            if tricks > 4:
                continue
            match.play(declarer, f"cl.{tricks}")
            answers = {answer_request(match.view(seat)) for seat in match.view(None).request.asked}
            assert answers == {Answer.YES if tricks <= true_worth else Answer.NO}
            accepted += Answer.YES in answers
            refused += Answer.NO in answers
            match = ending(seed, 4)
    assert accepted >= 15
    assert refused > 5


def test_the_partner_objects_to_giving_up_a_trick_that_is_ours() -> None:
    """Declarer would agree to as much as the defenders are worth; partner objects below that."""
    objections = 0
    for seed in range(20):
        leader: Seat = ending(seed, 3).view(None).contract.leader
        worth_of_both = max(
            tricks for tricks in range(4) if answers(seed, leader, tricks)[leader.right]
        )
        for tricks in range(3):
            said = answers(seed, leader, tricks)
            assert said[leader.partner] is (tricks >= worth_of_both)
            objections += not said[leader.partner]
    assert objections


def answers(seed: int, claimer: Seat, tricks: int) -> dict[Seat, bool]:
    """Who would agree to the claim of this many tricks."""
    match = ending(seed, 3)
    match.play(claimer, f"cl.{tricks}")
    asked = match.view(None).request.asked
    return {seat: answer_request(match.view(seat)) is Answer.YES for seat in asked}
