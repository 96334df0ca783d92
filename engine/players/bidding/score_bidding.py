"""Bidding to the score: with a part-score a side stops as soon as it has reached game.

The system's rules are kept; bids that only aim at game are lowered to the cheapest bid that makes
it, and what stands is passed once it makes game in a playable strain. Slam bidding is unchanged.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.auction import PASS, Bid, Strain

from .facts import LETTERS
from .kinds import Kind
from .rules import Force, Rule, reaches_game, rule
from .situation import STRAINS, Situation

_GAME_AIMS = frozenset(
    Kind(name)
    for name in (
        "raise", "limit-raise", "game-raise", "preemptive-raise", "natural-nt", "response-2n",
        "jump-rebid", "game-try-nt", "game-try-raise", "advance-jump", "advance-game",
        "choice-of-games", "strong-raise", "rebid-2n", "natural-invite",
    )
)  # fmt: skip
_SLAM_POINTS = 33


def to_the_score(s: Situation, rules: Iterable[Rule]) -> Iterator[Rule]:
    """The rules as the part-score below the line changes them."""
    if not s.score.has_part_score or s.last_bid is None:
        yield from rules
        return
    stop = _stop_here(s)
    if stop is not None:
        yield stop
    for one in rules:
        yield _lowered(s, one)


def _stop_here(s: Situation) -> Rule | None:
    """Pass partner's bid when it makes game at this score and the strain can be played."""
    bid = s.last_bid
    if bid is None or s.last_bidder != s.partner or not s.rho_passed:
        return None
    said = s.last_partner
    if said is None or said.call != bid or reaches_game(bid):
        return None
    strain = bid.strain.value
    if bid.level < s.score.game_level(strain):
        return None
    short_of_slam = f"0-{max(0, _SLAM_POINTS - 1 - min(s.p.strength[1], s.p.strength[0] + 8))}"
    if strain == "N":
        return rule("P", f"{short_of_slam} semi", "game-on-score")
    if said.suit != strain:
        return None
    shown = s.p.lengths[LETTERS.index(strain)][0]
    return rule("P", f"{short_of_slam} {max(1, 7 - shown)}+{strain}", "game-on-score")


def _lowered(s: Situation, one: Rule) -> Rule:
    """The cheapest bid in the strain that makes game, for a bid that aims at game only."""
    bid = one.call
    if not isinstance(bid, Bid) or one.kind not in _GAME_AIMS or bid.level >= 6:
        return one
    strain = bid.strain.value
    level = max(s.score.game_level(strain), s.level(strain))
    if level >= bid.level:
        return one
    lower = Bid(level, Strain(strain))
    return replace(one, call=lower, kind=Kind.GAME_ON_SCORE, force=Force.SIGN_OFF)


def makes_game(s: Situation, bid: Bid) -> bool:
    """Whether the bid makes game at our score."""
    return bid.level >= s.score.game_level(STRAINS[STRAINS.index(bid.strain.value)])


__all__ = ["PASS", "makes_game", "to_the_score"]
