"""Choosing, explaining and inferring say the same, and no auction goes astray."""

from collections import Counter
from random import Random

import pytest

from engine.auction import PASS, Auction, Bid, Call
from engine.cards import Suit
from engine.players.bidding import SYSTEMS, Kind, bidder, facts_of
from engine.players.bidding.forcing import must_call
from engine.players.bidding.kinds import ASKS
from engine.seats import COMPASS, Vulnerability


def within(meaning, hand) -> bool:
    """Whether the hand has the lengths and the traits that the meaning names."""
    lengths = all(low <= hand.length(suit) <= high for suit, (low, high) in meaning.lengths)
    return lengths and (hand.is_balanced or not meaning.is_balanced)


def bid_a_deal(name, hands, rng, humans=()):
    """Bid one deal; humans call at random half of the time. Yields each computer's call."""
    player = bidder(name)
    auction = Auction(rng.choice(COMPASS))
    vulnerable = rng.choice(list(Vulnerability))
    while not auction.is_over:
        seat = auction.turn
        assert len(auction) < 90, f"endless: {auction}"
        if seat in humans and rng.random() < 0.5:
            legal = auction.legal_calls()
            call = rng.choice(legal[:8] if rng.random() < 0.6 else legal)
        else:
            choice = player.choose(hands[seat], auction, vulnerable=vulnerable)
            call = choice.call
            yield player, auction, vulnerable, seat, choice
        auction = auction.after(call)


def check_call(player, auction, vulnerable, seat, choice, hand) -> Counter:
    assert auction.refusal(choice.call) is None, f"{auction} {choice.call}"
    after = auction.after(choice.call)
    assert player.meanings(after, vulnerable=vulnerable)[-1] == choice.meaning
    assert within(choice.meaning, hand), f"{auction} {choice.call}: {choice.meaning}, {hand}"
    shown = player.knowledge(after, vulnerable=vulnerable)[seat]
    assert shown.evidence[-1].agrees(facts_of(hand)), f"{auction} {choice.call}: {hand}"
    situation = player.situation(auction, vulnerable=vulnerable)
    if choice.call == PASS and must_call(situation):
        assert choice.meaning.kind is Kind.PENALTY_PASS, f"{auction} P with {hand}"
    asked = situation.last_partner
    if asked is not None and asked.kind in ASKS and situation.rho_passed:
        assert choice.call != PASS, f"{auction}: a question was passed"
    return Counter(calls=1)


def run(name, deals, seed, random_hands):
    rng, count = Random(seed), Counter()
    for number in range(deals):
        hands = dict(zip(COMPASS, random_hands(rng), strict=True))
        humans = [seat for seat in COMPASS if number % 3 and rng.random() < 0.5]
        for player, auction, vulnerable, seat, choice in bid_a_deal(name, hands, rng, humans):
            count += check_call(player, auction, vulnerable, seat, choice, hands[seat])
    return count


@pytest.mark.parametrize("name", sorted(SYSTEMS))
def test_every_call_is_legal_and_meant_with_random_people_at_the_table(name, random_hands):
    assert run(name, 120, 5, random_hands)["calls"] > 500


@pytest.mark.campaign
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("name", sorted(SYSTEMS))
def test_twenty_thousand_deals_with_random_people(name, random_hands):
    assert run(name, 20_000, 17, random_hands)["calls"] > 80_000


def test_among_computers_a_seat_never_contradicts_what_it_has_shown(random_hands):
    rng, fits = Random(23), Counter()
    for _ in range(60):
        hands = dict(zip(COMPASS, random_hands(rng), strict=True))
        *_, last = bid_a_deal("natural", hands, rng)
        player, auction, vulnerable, _seat, choice = last
        known = player.knowledge(auction.after(choice.call), vulnerable=vulnerable)
        for seat in COMPASS:
            fits[known[seat].bounds.distance(facts_of(hands[seat])) <= 2] += 1
            assert all(one.agrees(facts_of(hands[seat])) for one in known[seat].evidence)
    assert fits[True] >= 0.97 * sum(fits.values())


def test_every_legal_call_has_a_meaning_in_an_absurd_auction():
    player = bidder()
    auction = Auction.parse("1C 2N 4H X 4N P 7C")
    for call in auction.legal_calls():
        assert player.meaning(call, auction).kind in Kind


def test_a_call_without_agreement_says_so():
    assert bidder().meaning("6D", "1C P 1H P").kind is Kind.NO_AGREEMENT


def test_a_hand_that_another_call_would_have_been_made_with_is_doubted():
    shown = bidder().knowledge("P", dealer="N")[COMPASS[0]]
    opening = "AKQ32.K32.A32.32"
    from engine.hands import Hand

    assert not shown.fits(Hand.parse(opening))
    assert shown.distance(Hand.parse(opening)) > 0
    assert shown.fits(Hand.parse("K8743.K32.832.32"))


def test_meanings_are_worded_from_data():
    meaning = bidder().meaning("1H", "P")
    assert "5+ ♥" in str(meaning)
    assert dict(meaning.lengths)[Suit.HEARTS] == (5, 13)
    assert meaning.points is not None
    assert meaning.points[1] <= 25


def test_blackwood_of_a_human_is_answered():
    choice = bidder().choose("K932.AQ7.AJ83.Q2", ["1D", "P", "1S", "P", "2S", "P", "4N", "P"])
    assert isinstance(choice.call, Bid)
    assert choice.call == Call.parse("5H")


def test_blackwood_is_answered_over_interference_too():
    choice = bidder().choose("K932.AQ7.AJ83.Q2", ["1D", "P", "1S", "P", "2S", "P", "4N", "5C"])
    assert choice.call != PASS
