"""Bidding to the score: with a part-score a side stops as soon as it has reached game.

The system's rules are kept; bids that only aim at game are lowered to the cheapest bid that makes
it, and what stands is passed once it makes game in a playable strain. Slam bidding is unchanged.
A sacrifice needs more when the opponents are one game up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine.auction import PASS, Bid, Strain

from .condition_text import condition
from .conditions import AllOf
from .facts import LETTERS
from .kinds import ARTIFICIAL, Kind
from .rules import Force, Rule, reaches_game, rule
from .situation import STRAINS, Situation
from .stakes import EVEN

_GAME_AIMS = frozenset(
    Kind(name)
    for name in (
        "raise", "limit-raise", "game-raise", "preemptive-raise", "natural-nt", "response-2n",
        "jump-rebid", "game-try-nt", "game-try-raise", "advance-jump", "advance-game",
        "choice-of-games", "strong-raise", "rebid-2n", "natural-invite", "jump-raise",
        "overcall-game",
    )
)  # fmt: skip
_FORCING_RAISES = frozenset({Kind.JACOBY_2N, Kind.CUE_RAISE, Kind.TRUSCOTT})
_SACRIFICES = frozenset({Kind.PREEMPTIVE_RAISE, Kind.COMPETE})
_SACRIFICE_MARGIN = 2
_NO_SLAM_INTEREST = 15
_SLAM_POINTS = 33
_HOPE = 5
"""How much more than promised partner may have, before a slam is looked for past game."""


def to_the_score(s: Situation, rules: Iterable[Rule]) -> Iterator[Rule]:
    """The rules as the score changes them."""
    proposed = [_dearer_sacrifice(s, one) for one in rules]
    if not s.score.has_part_score or s.last_bid is None:
        yield from proposed
        return
    stop = _stop_here(s)
    if stop is not None:
        yield stop
    taken = {one.call for one in proposed if one.kind in ARTIFICIAL}
    for one in proposed:
        for lower in (*_raise_to_game(s, one), _lowered(s, one)):
            yield one if lower.call in taken else lower


def _dearer_sacrifice(s: Situation, one: Rule) -> Rule:
    """Outbid their game on more when they need but one: they are likely to win the rubber yet."""
    if s.last_bid is None or s.we_bid_last or not s.score.they_need_one_game:
        return one
    if one.kind not in _SACRIFICES or one.trumps is None or not reaches_game(s.last_bid):
        return one
    least = one.shows.bounds().strength[0] + _SACRIFICE_MARGIN
    shows = AllOf((one.shows, condition(f"p{LETTERS[one.trumps]}{least}+")))
    return replace(one, shows=shows)


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
    hoped_for = min(s.p.strength[1], s.p.strength[0] + _HOPE)
    short_of_slam = f"0-{max(0, _SLAM_POINTS - 1 - hoped_for)}"
    if strain == "N":
        return rule("P", f"{short_of_slam} semi", "game-on-score")
    if said.suit != strain and said.kind is not Kind.TRANSFER_DONE:
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


def _raise_to_game(s: Situation, one: Rule) -> Iterator[Rule]:
    """Raise to what is game now instead of a forcing raise, without interest in a slam."""
    if one.kind not in _FORCING_RAISES or one.trumps is None:
        return
    strain = LETTERS[one.trumps]
    level = max(s.score.game_level(strain), s.level(strain))
    if level >= EVEN.game_level(strain):
        return
    shows = AllOf((one.shows, condition(f"0-{_NO_SLAM_INTEREST}")))
    call = Bid(level, Strain(strain))
    yield replace(one, call=call, shows=shows, kind=Kind.GAME_ON_SCORE, force=Force.SIGN_OFF)


def makes_game(s: Situation, bid: Bid) -> bool:
    """Whether the bid makes game at our score."""
    return bid.level >= s.score.game_level(STRAINS[STRAINS.index(bid.strain.value)])


__all__ = ["PASS", "makes_game", "to_the_score"]
