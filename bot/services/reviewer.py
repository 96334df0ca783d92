"""Double-dummy reviews of finished deals: worked out in a worker, kept for a while."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping

from engine import Hand, Seat, Vulnerability
from engine.bridge import FinishedDeal, join_hands
from engine.players.double_dummy import double_dummy_table, par_of
from engine.players.review import DealReview, review_deal

from .computers import Thinker

KEPT = 200
"""Reviews in memory; the others are worked out again in half a second."""


def par_points(hands: Mapping[Seat, Hand], vulnerable: Vulnerability, dealer: Seat) -> int:
    """North-South's par of a deal; for a worker."""
    return par_of(double_dummy_table(hands), vulnerable=vulnerable, dealer=dealer).score


class Reviewer:
    """Asks the workers, and remembers."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._reviews: OrderedDict[tuple[str, ...], DealReview] = OrderedDict()
        self._pars: OrderedDict[tuple[str, ...], int] = OrderedDict()

    async def review(self, finished: FinishedDeal) -> DealReview:
        """What double dummy says about the deal; NotWorkedOut when no worker could say."""
        cards = " ".join(str(played.card) for played in finished.played)
        key = (*_key(finished.hands, finished.vulnerable, finished.dealer), cards)
        known = self._reviews.get(key)
        if known is None:
            known = await self._thinker.work(review_deal, finished)
            self._reviews[key] = known
            if len(self._reviews) > KEPT:
                self._reviews.popitem(last=False)
        return known

    async def par(
        self, hands: Mapping[Seat, Hand], vulnerable: Vulnerability, dealer: Seat
    ) -> int:
        """North-South's par of a deal; NotWorkedOut when no worker could say."""
        key = _key(hands, vulnerable, dealer)
        known = self._pars.get(key)
        if known is None:
            known = await self._thinker.work(par_points, dict(hands), vulnerable, dealer)
            self._pars[key] = known
            if len(self._pars) > KEPT:
                self._pars.popitem(last=False)
        return known


def _key(
    hands: Mapping[Seat, Hand], vulnerable: Vulnerability, dealer: Seat
) -> tuple[str, str, str]:
    return (join_hands(hands), vulnerable.value, dealer.value)
