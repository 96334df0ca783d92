"""Deals of the unseen cards that agree with everything a seat knows.

Suit lengths are drawn exactly in proportion to the number of deals behind them, from one table
that knows voids and the lengths the auction showed; then the cards of each suit are dealt.
Points and plays are weighed afterwards. What the auction showed is soft: a hand a card or a
point outside is unlikely, not impossible, so the sampler never fails on an odd call. Voids
seen on the table are hard.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import accumulate, combinations
from math import comb
from random import Random

from .card_bits import SUIT_MASKS, bits_of, points_of
from .solver import FourHands

Span = tuple[int, int]

SLACK_OF_CARD = 0.18
"""How likely a hand is, against one inside, for each card of length outside what was shown."""
SLACK_OF_POINTS = (1.0, 0.25, 0.1, 0.04, 0.02, 0.01)
"""The same for high-card points outside, by their number; the last for all that are more."""
SLACK_OF_CALL = 0.25
"""The same for each call that the hand would not have made."""


@dataclass(frozen=True, slots=True)
class Shown:
    """What the auction told about a seat's thirteen cards."""

    points: Span = (0, 40)
    lengths: tuple[Span, Span, Span, Span] = ((0, 13),) * 4
    """Spades, hearts, diamonds, clubs."""
    denials: Callable[[int], int] | None = None
    """How many of the seat's calls do not fit a hand (as a number of thirteen cards)."""


@dataclass(frozen=True, slots=True)
class HiddenSeat:
    """A hand nobody at the viewer's place sees."""

    seat: int
    """0 to 3 from North."""
    count: int
    """How many cards it still holds."""
    played: int
    """The cards it has played."""
    voids: int
    """All bits of the suits it has failed to follow to."""
    shown: Shown = Shown()


Likelihood = Callable[[Sequence[int]], float]
"""How well the plays so far agree with the hidden hands still held, between 0 and 1."""


@dataclass(frozen=True, slots=True)
class Unseen:
    """The question put to the sampler: which cards lie hidden, and with whom they may be."""

    hidden: tuple[HiddenSeat, ...]
    cards: int
    known: FourHands
    """The hands that are seen; the hidden ones are 0."""
    likelihood: Likelihood | None = None

    @property
    def ways(self) -> int:
        """How many deals there are, when nothing but the numbers of cards is known."""
        left, ways = self.cards.bit_count(), 1
        for hidden in self.hidden:
            ways *= comb(left, hidden.count)
            left -= hidden.count
        return ways


@dataclass(frozen=True, slots=True)
class WeightedDeal:
    """A deal of the cards still held and how much it counts."""

    hands: FourHands
    weight: float


def sample_deals(unseen: Unseen, *, count: int, tries: int, rng: Random) -> list[WeightedDeal]:
    """At least one deal, about ``count``, at the cost of at most ``tries`` draws.

    Near the end, when few more deals than ``count`` exist, all of them with their weights.
    """
    if unseen.ways <= 3 * count:
        return _all_deals(unseen)
    lengths = _LengthTable(unseen)
    if not lengths.is_possible:
        raise ValueError("the known voids leave no deal")
    kept: list[Sequence[int]] = []
    spare: list[tuple[float, int, Sequence[int]]] = []
    for number in range(tries):
        hands = lengths.draw(rng)
        bar = rng.random()
        weight = _weight(unseen, hands, give_up_below=bar)
        if bar < weight:
            kept.append(hands)
            if len(kept) == count:
                break
        else:
            spare.append((weight, number, hands))
    if len(kept) < count:
        spare.sort(reverse=True)
        kept.extend(hands for _, _, hands in spare[: count - len(kept)])
    return [WeightedDeal(_complete(unseen, hands), 1.0) for hands in kept]


def _complete(unseen: Unseen, hands: Sequence[int]) -> FourHands:
    whole = list(unseen.known)
    for hidden, hand in zip(unseen.hidden, hands, strict=True):
        whole[hidden.seat] = hand
    return whole[0], whole[1], whole[2], whole[3]


def _weight(unseen: Unseen, hands: Sequence[int], *, give_up_below: float = 0.0) -> float:
    """Points, plays and calls, the cheapest first; lengths are in the drawing already.

    Once the weight has fallen to ``give_up_below`` the rest is not looked at.
    """
    weight = 1.0
    for hidden, hand in zip(unseen.hidden, hands, strict=True):
        outside = _outside(points_of(hand | hidden.played), hidden.shown.points)
        if outside:
            weight *= SLACK_OF_POINTS[min(outside, len(SLACK_OF_POINTS) - 1)]
    if unseen.likelihood is not None and weight > give_up_below:
        weight *= unseen.likelihood(hands)
    for hidden, hand in zip(unseen.hidden, hands, strict=True):
        denials = hidden.shown.denials
        if denials is not None and weight > give_up_below:
            weight *= SLACK_OF_CALL ** denials(hand | hidden.played)
    return weight


def _outside(value: int, span: Span) -> int:
    return max(span[0] - value, value - span[1], 0)


def _all_deals(unseen: Unseen) -> list[WeightedDeal]:
    """Every deal that the voids allow, with its weight."""
    deals = []
    for hands in _splits(list(bits_of(unseen.cards)), unseen.hidden):
        weight = _weight(unseen, hands)
        for hidden, hand in zip(unseen.hidden, hands, strict=True):
            weight *= _weight_of_lengths(hidden, hand)
        if weight > 0:
            deals.append(WeightedDeal(_complete(unseen, hands), weight))
    if not deals:
        raise ValueError("the known voids leave no deal")
    least = max(deal.weight for deal in deals) / 1000
    return [deal for deal in deals if deal.weight >= least]


def _splits(cards: list[int], hidden: Sequence[HiddenSeat]) -> Iterator[tuple[int, ...]]:
    if not hidden:
        yield ()
        return
    if len(hidden) == 1:
        yield (sum(cards),)
        return
    for chosen in combinations(cards, hidden[0].count):
        rest = [card for card in cards if card not in chosen]
        for others in _splits(rest, hidden[1:]):
            yield (sum(chosen), *others)


def _weight_of_lengths(hidden: HiddenSeat, hand: int) -> float:
    if hand & hidden.voids:
        return 0.0
    whole = hand | hidden.played
    outside = sum(
        _outside((whole & suit).bit_count(), span)
        for suit, span in zip(SUIT_MASKS, hidden.shown.lengths, strict=True)
    )
    return float(SLACK_OF_CARD**outside)


class _LengthTable:
    """Draws how many cards of each suit every hidden hand holds, then the cards themselves."""

    def __init__(self, unseen: Unseen) -> None:
        self._hidden = unseen.hidden
        self._suits = [list(bits_of(unseen.cards & suit)) for suit in SUIT_MASKS]
        self._options = [self._options_of(suit) for suit in range(4)]
        self._after: list[dict[tuple[int, ...], float]] = [{} for _ in range(5)]
        self._choices: list[dict[tuple[int, ...], tuple[list[tuple[int, ...]], list[float]]]]
        self._choices = [{} for _ in range(4)]
        self._start = tuple(hidden.count for hidden in unseen.hidden[:-1])
        self._total = self._ways(0, self._start)

    @property
    def is_possible(self) -> bool:
        """Whether the voids leave any deal."""
        return self._total > 0

    def _options_of(self, suit: int) -> list[tuple[tuple[int, ...], float]]:
        """How to split one suit: lengths of all but the last hidden hand, with their weights."""
        count = len(self._suits[suit])
        factors = [self._factors(hidden, suit, count) for hidden in self._hidden]
        splits: list[tuple[tuple[int, ...], int, float]] = [((), count, 1.0)]
        for index in range(len(self._hidden) - 1):
            splits = [
                ((*lengths, length), left - length, weight * comb(left, length) * factor)
                for lengths, left, weight in splits
                for length, factor in enumerate(factors[index][: left + 1])
                if factor
            ]
        last = factors[-1]
        return [(lengths, weight * last[left]) for lengths, left, weight in splits if last[left]]

    def _factors(self, hidden: HiddenSeat, suit: int, count: int) -> list[float]:
        """By the number of cards still held in the suit: how well that agrees with the auction."""
        if hidden.voids & SUIT_MASKS[suit]:
            return [1.0] + [0.0] * count
        played = (hidden.played & SUIT_MASKS[suit]).bit_count()
        span = hidden.shown.lengths[suit]
        most = hidden.count
        return [
            SLACK_OF_CARD ** _outside(length + played, span) if length <= most else 0.0
            for length in range(count + 1)
        ]

    def _ways(self, suit: int, room: tuple[int, ...]) -> float:
        """The weight of all ways to deal the suits from this one on into the room left."""
        if suit == 4:
            return 0.0 if any(room) else 1.0
        known = self._after[suit].get(room)
        if known is not None:
            return known
        lengths_list, weights = [], []
        for lengths, weight in self._options[suit]:
            rest = tuple(have - take for have, take in zip(room, lengths, strict=True))
            if min(rest, default=0) < 0:
                continue
            whole = weight * self._ways(suit + 1, rest)
            if whole:
                lengths_list.append(lengths)
                weights.append(whole)
        total = sum(weights)
        self._after[suit][room] = total
        self._choices[suit][room] = (lengths_list, list(accumulate(weights)))
        return total

    def draw(self, rng: Random) -> list[int]:
        """The hidden hands of one random deal."""
        room = self._start
        hands = [0] * len(self._hidden)
        for suit in range(4):
            options, weights = self._choices[suit][room]
            if len(options) == 1:
                lengths = options[0]
            else:
                (lengths,) = rng.choices(options, cum_weights=weights)
            room = tuple(have - take for have, take in zip(room, lengths, strict=True))
            self._deal_suit(self._suits[suit], lengths, hands, rng)
        return hands

    @staticmethod
    def _deal_suit(
        cards: list[int], lengths: Sequence[int], hands: list[int], rng: Random
    ) -> None:
        """Give each hidden hand its number of the cards; the order of ``cards`` changes."""
        number, at, given = len(cards), 0, 0
        for index, length in enumerate(lengths):
            held = 0
            for _ in range(length):
                other = at + int(rng.random() * (number - at))
                card = cards[other]
                cards[other] = cards[at]
                cards[at] = card
                held |= card
                at += 1
            hands[index] |= held
            given |= held
        hands[-1] |= sum(cards) ^ given
