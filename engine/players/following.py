"""Following to a trick by rule: second hand low, third hand high, the cheapest winner last.

Gives every legal card in the order a sound player without a solver would consider it, best first.
The simulation uses the same order to choose among cards that it finds equally good.
"""

from __future__ import annotations

from engine.cards import Card, Rank, Suit

from .signals import signal_of
from .situation import Situation


def order_of_following(situation: Situation) -> list[Card]:
    """The legal cards of a hand that is not on lead, best first."""
    led = situation.trick.suit_led
    if led is None:
        raise ValueError("nobody has led")
    if situation.legal[0].suit is not led:
        return _order_of_void_hand(situation)
    if len(situation.legal) == 1:
        return list(situation.legal)
    return _first(_card_following(situation), situation)


def _card_following(situation: Situation) -> Card:
    place = len(situation.trick)
    if place == 3:
        return _fourth_hand(situation)
    if place == 2:
        return _third_hand(situation)
    return _second_hand(situation)


def _first(best: Card, situation: Situation) -> list[Card]:
    """``best``, then the others from the lowest."""
    others = sorted(card for card in situation.legal if card != best)
    return [best, *others]


def _low(situation: Situation) -> Card:
    """The lowest card, or the one that signals where it makes no other difference."""
    return signal_of(situation) or situation.legal[-1]


def _cheapest_winner(situation: Situation) -> Card | None:
    winners = [card for card in situation.legal if situation.wins_now(card)]
    return min(winners) if winners else None


def _fourth_hand(situation: Situation) -> Card:
    """The cheapest winner, unless partner has the trick already."""
    cheapest = _cheapest_winner(situation)
    if situation.partner_wins or cheapest is None:
        return _low(situation)
    return cheapest


def _third_hand(situation: Situation) -> Card:
    last = situation.seat.left
    answers = situation.answers_of(last)
    if situation.winning is None or _cheapest_winner(situation) is None:
        return _low(situation)
    if answers is not None:
        return _third_hand_before_seen(situation, answers)
    if situation.partner_wins and _partner_is_as_good(situation):
        return _low(situation)
    return _finesse(situation) or _lowest_of_top_run(situation)


def _third_hand_before_seen(situation: Situation, answers: tuple[Card, ...]) -> Card:
    """The fourth hand lies open: just beat what it can play, if partner's card does not."""
    if situation.winning is None:
        raise AssertionError("somebody has led")
    winning = situation.winning.card
    if situation.partner_wins and not any(situation.beats(c, winning) for c in answers):
        return _low(situation)
    enough = [
        card
        for card in situation.legal
        if situation.wins_now(card) and not any(situation.beats(c, card) for c in answers)
    ]
    if enough:
        return min(enough)
    cheapest = _cheapest_winner(situation)
    forces = cheapest is not None and not situation.partner_wins and cheapest.rank < Rank.JACK
    return cheapest if forces and cheapest is not None else _low(situation)


def _partner_is_as_good(situation: Situation) -> bool:
    """Whether no unseen card stands between partner's winning card and our best."""
    if situation.winning is None:
        return False
    card, best = situation.winning.card, situation.legal[0]
    return card.suit is not best.suit or not any(
        other.suit is card.suit and card.rank < other.rank < best.rank
        for other in situation.unseen
    )


def _lowest_of_top_run(situation: Situation) -> Card:
    """Third hand high, but no higher than needed: the lowest of equal top cards."""
    run = situation.touching(situation.legal)[0]
    enough = [card for card in run if situation.wins_now(card)]
    return min(enough) if enough else run[-1]


def _finesse(situation: Situation) -> Card | None:
    """Declarer's third hand with a tenace over one missing honour plays the lower card."""
    if not situation.is_declaring:
        return None
    suit = situation.legal[0].suit
    missing = situation.unseen_in(suit)
    runs = situation.touching(situation.legal)
    if len(runs) < 2 or missing == 0 or situation.unseen_above(runs[0][0]):
        return None
    lower = runs[1][-1]
    if lower.rank < Rank.TEN or situation.unseen_above(lower) != 1:
        return None
    above = max(card.rank for card in situation.unseen if card.suit is suit)
    # Eight ever, nine never: with four cards missing the queen is as likely to fall.
    most_to_drop = {Rank.JACK: 6, Rank.QUEEN: 4, Rank.KING: 2}.get(above, 13)
    return lower if missing > most_to_drop and situation.wins_now(lower) else None


def _second_hand(situation: Situation) -> Card:
    led = situation.trick.plays[0].card
    runs = situation.touching(situation.legal)
    if _should_cover(situation, led):
        over = [card for card in situation.legal if card.rank > led.rank]
        return min(over)
    if _must_take_now(situation):
        return situation.legal[0]
    if len(runs[0]) >= 2 and runs[0][0].rank >= Rank.KING and led.rank < runs[0][-1].rank:
        return runs[0][-1]
    return _low(situation)


def _must_take_now(situation: Situation) -> bool:
    """A high card that beats or makes the contract is not held back."""
    best = situation.legal[0]
    return (
        situation.is_high(best)
        and situation.needed <= 1
        and (situation.trumps is None or best.suit is situation.trumps)
    )


def _should_cover(situation: Situation, led: Card) -> bool:
    """Cover an honour with an honour, but not the first of two touching ones in dummy."""
    best = situation.legal[0]
    if led.rank < Rank.TEN or best.rank < led.rank or best.rank < Rank.QUEEN:
        return False
    if situation.is_declaring:
        return situation.is_high(best) or best.rank is Rank.KING
    leader = situation.trick.leader
    dummy = situation.view.hands.get(leader)
    if dummy is None:
        return best.rank is not Rank.ACE and led.rank >= Rank.JACK
    return not any(card.rank == led.rank - 1 for card in dummy.of_suit(led.suit))


def _order_of_void_hand(situation: Situation) -> list[Card]:
    """Ruff when that gains the trick, else throw what is worth least."""
    ruffs = _useful_ruffs(situation)
    rest = [card for card in situation.legal if card not in ruffs]
    return ruffs + sorted(rest, key=lambda card: worth_of_discard(situation, card))


def _useful_ruffs(situation: Situation) -> list[Card]:
    """Trumps that win the trick where partner is not sure to, cheapest first."""
    if situation.trumps is None or situation.winning is None:
        return []
    if situation.partner_wins and (len(situation.trick) == 3 or _partner_safe(situation)):
        return []
    trumps = sorted(card for card in situation.legal if card.suit is situation.trumps)
    winning = [card for card in trumps if situation.wins_now(card)]
    if len(situation.trick) == 3:
        return winning
    answers = situation.answers_of(situation.seat.left) if len(situation.trick) == 2 else None
    if answers is None:
        return winning
    return [card for card in winning if not any(situation.beats(c, card) for c in answers)]


def _partner_safe(situation: Situation) -> bool:
    """Partner's winning card is high, so ruffing it wastes a trump."""
    return situation.winning is not None and situation.is_high(situation.winning.card)


def worth_of_discard(situation: Situation, card: Card) -> tuple[int, int, int]:
    """What throwing the card costs: trumps most, then guards and winners, then length."""
    suit = card.suit
    held = situation.hand.of_suit(suit)
    if suit is situation.trumps:
        return (9, 0, card.rank)
    cost = 0
    if situation.is_high(card):
        cost = 6
    elif card.rank >= Rank.JACK:
        cost = 4
    elif _is_guard(situation, suit, held):
        cost = 3
    elif _keeps_length_with_dummy(situation, suit, held):
        cost = 2
    return (cost, -len(held), card.rank)


def _is_guard(situation: Situation, suit: Suit, held: tuple[Card, ...]) -> bool:
    """Whether throwing one card would leave the suit's honour bare."""
    top = held[0]
    above = situation.unseen_above(top) + sum(
        card.suit is suit and card.rank > top.rank
        for card in situation.held_against(situation.seat)
    )
    return top.rank >= Rank.TEN and 0 < above < len(held) <= above + 1


def _keeps_length_with_dummy(situation: Situation, suit: Suit, held: tuple[Card, ...]) -> bool:
    """Defenders keep as many cards as the dummy shows in a suit of four or more."""
    shown = sum(card.suit is suit for card in situation.held_against(situation.seat))
    return not situation.is_declaring and len(held) >= 4 and len(held) <= shown
