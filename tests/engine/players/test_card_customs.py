"""The customs of card play: leads, second and third hand, cheapest of equals, returns."""

from __future__ import annotations

import pytest

from engine import Match, find_game
from engine.actions import PlayCard
from engine.cards import Card, Suit, parse_cards
from engine.hands import Hand
from engine.players.opening_lead import conventional_card
from engine.players.rule_play import order_by_rule
from engine.players.signals import count_signal, signal_of, spots_of
from engine.players.situation import Situation


def situation(deal: str, calls: str, cards: str = "") -> Situation:
    """The moment after these calls (dealer North) and cards."""
    options = {"form": "duplicate", "deals": 1, "boards": [deal]}
    match = Match(find_game("bridge"), options)
    match.play(match.turn.decider, deal)
    for call in calls.split():
        match.play(match.turn.decider, call)
    for card in parse_cards(cards):
        match.play(match.turn.decider, PlayCard(card))
    return Situation.of(match.view(match.turn.decider))


def first_choice(deal: str, calls: str, cards: str = "") -> str:
    return str(order_by_rule(situation(deal, calls, cards))[0])


@pytest.mark.parametrize(
    ("holding", "at_no_trump", "against_trumps"),
    [
        ("KQJ4", "K", "K"),
        ("QJT5", "Q", "Q"),
        ("K9642", "4", "4"),
        ("AQ742", "4", "A"),
        ("KJT5", "J", "J"),
        ("J52", "2", "2"),
        ("84", "8", "8"),
        ("873", "8", "8"),
        ("9852", "8", "8"),
        ("AK5", "A", "A"),
        ("T974", "T", "T"),
    ],
)
def test_the_standard_lead_of_a_holding(
    holding: str, at_no_trump: str, against_trumps: str
) -> None:
    held = Hand.parse(f"{holding}...").cards
    assert str(conventional_card(held, against_trumps=False)) == f"S{at_no_trump}"
    assert str(conventional_card(held, against_trumps=True)) == f"S{against_trumps}"


# South declares one no trump; West leads.
DEAL = "N:K95.QJT4.A762.43 QJ2.K865.T85.J98 A84.A32.KJ93.AQ5 T763.97.Q4.KT762"
CALLS = "P P 1N P P P"


def test_partners_bid_suit_is_led() -> None:
    deal = "N:AJ5.Q32.A762.432 KQT92.K86.85.J98 84.AJT4.KJ93.AQ5 763.975.QT4.KT76"
    assert first_choice(deal, "P 1S 1N P P P")[0] == "S"


def test_second_hand_plays_low() -> None:
    assert first_choice(DEAL, CALLS, "S3") == "S5"


def test_third_hand_plays_the_lowest_of_equal_high_cards() -> None:
    assert first_choice(DEAL, CALLS, "S3S5") == "SJ"


def test_fourth_hand_wins_as_cheaply_as_possible() -> None:
    assert first_choice(DEAL, CALLS, "C6C3C8") == "CQ"


def test_an_honour_led_from_dummy_is_covered_unless_its_neighbour_lies_there() -> None:
    # Dummy (North) is on lead after winning the spade king.
    before = "S3SKS2S4"
    assert first_choice(DEAL, CALLS, before + "HQ") == "H8"  # low, and even
    alone = DEAL.replace("QJT4", "Q974").replace("K865", "K865").replace(".97.", ".JT.")
    assert first_choice(alone, CALLS, before + "HQ") == "HK"


def test_partners_sure_trick_is_not_ruffed() -> None:
    deal = "N:.AKQJ.98765.8765 T9876.54.KQJ.T93 AKQJ5.876.A32.42 432.T932.T4.AKQJ"
    # West cashes clubs against spades; East has three clubs and follows, then no ruff is due.
    cards = "CAC5C3C2CKC6C9C4CQC7CT"
    assert first_choice(deal, "P P 4S P P P", cards) == "S5"  # declarer ruffs cheaply


def test_a_defender_returns_partners_suit() -> None:
    # West leads a club; East wins a heart later and comes back in clubs.
    cards = "C6C3C8CQ" + "HAH7H4H5" + "H2H9HQHK"
    assert first_choice(DEAL, CALLS, cards)[0] == "C"


def test_a_lone_ace_is_not_cashed_blindly() -> None:
    deal = "N:K95.QJT4.K762.43 QJ2.K865.A85.J98 A84.A32.QJ93.AQ5 T763.97.T4.KT762"
    cards = "S3S5SJSA" + "HAH7H4H5" + "H2H9HQHK"
    assert first_choice(deal, CALLS, cards) != "DA"


def test_touching_cards_count_as_equal_only_without_unseen_cards_between() -> None:
    moment = situation(DEAL, CALLS, "S3S5")
    runs = moment.touching(parse_cards("SQSJS2"))
    assert [[str(card) for card in run] for run in runs] == [["SQ", "SJ"], ["S2"]]
    assert moment.is_high(Card.parse("SQ")) is False


def test_a_defender_signals_count_when_declarer_leads() -> None:
    # Declarer leads hearts from dummy: East holds four (even, a high spot), West two.
    before = "S3SKS2S4" + "HQ"
    east = situation(DEAL, CALLS, before)
    assert count_signal(east.hand.of_suit(Suit.HEARTS)) == Card.parse("H8")
    west = situation(DEAL, CALLS, before + "H8H2")
    assert str(order_by_rule(west)[0]) == "H9"


def test_a_defender_encourages_partners_lead_with_an_honour_in_it() -> None:
    deal = "N:8765.QJT4.A76.43 Q92.K865.T85.J98 T43.A32.KJ93.AQ5 AKJ.97.Q42.KT762"
    assert first_choice(deal, CALLS, "SKS5") == "S9"


def test_no_honour_and_no_trump_is_spent_on_a_signal() -> None:
    assert spots_of(parse_cards("SASTS9S2")) == list(parse_cards("S9S2"))
    deal = "N:AK95.QJT4.A762.4 J82.K865.T85.J98 Q43.A32.KJ93.AQ5 T76.97.Q4.KT7632"
    assert signal_of(situation(deal, "P P 4S P P P", "C6C4C8CAS3ST SA".replace(" ", ""))) is None
