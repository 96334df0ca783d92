"""The bidding box: two taps, first the level, then the strain (Laws 18 and 19).

Always two rows, so that Pass, Double and Redouble stay at their place. What is legal in an auction
is public, so the box is the same in a group as in private. Calls that are not legal are grey.
"""

from __future__ import annotations

from bot.chat import Button, ButtonStyle, Rows
from engine import Auction
from engine.auction import DOUBLE, PASS, REDOUBLE, Bid, Call, Strain
from renderers import Words
from renderers.phrases import strain_text

from . import codes
from .keys import suit_style
from .scene import Scene

LEVELS = range(1, 8)
_BOX = (
    (PASS, "b-pass", ButtonStyle.SUCCESS),
    (DOUBLE, "b-double", ButtonStyle.DANGER),
    (REDOUBLE, "b-redouble", ButtonStyle.PRIMARY),
)


def bidding_box(scene: Scene, chosen: str | None) -> Rows:
    """The levels, or the strains of the level chosen, above Pass, Double and Redouble."""
    level = _level_chosen(chosen)
    first = _levels(scene) if level is None else _strains(scene, level)
    return (first, _others(scene))


def bid_label(bid: Bid, words: Words) -> str:
    """A bid on a button, as ``3♠``."""
    return f"{bid.level}{strain_text(bid.strain, words)}"


def _level_chosen(chosen: str | None) -> int | None:
    if chosen is None or codes.word(chosen) != codes.LEVEL or len(chosen) != 2:
        return None
    level = int(chosen[1])
    return level if level in LEVELS else None


def _levels(scene: Scene) -> tuple[Button, ...]:
    auction = scene.view.auction
    return tuple(
        scene.keys.button(
            str(level),
            codes.level_code(level),
            is_disabled=all(_is_refused(auction, Bid(level, strain)) for strain in Strain),
        )
        for level in LEVELS
    )


def _strains(scene: Scene, level: int) -> tuple[Button, ...]:
    bids = tuple(
        scene.keys.button(
            bid_label(bid, scene.words),
            str(bid),
            style=suit_style(bid.strain.suit),
            is_disabled=_is_refused(scene.view.auction, bid),
        )
        for bid in (Bid(level, strain) for strain in Strain)
    )
    return (scene.keys.button(scene.texts.plain("b-levels"), codes.LEVEL), *bids)


def _others(scene: Scene) -> tuple[Button, ...]:
    return tuple(
        scene.keys.button(
            scene.texts.plain(key),
            str(call),
            style=style,
            is_disabled=_is_refused(scene.view.auction, call),
        )
        for call, key, style in _BOX
    )


def _is_refused(auction: Auction, call: Call) -> bool:
    return auction.refusal(call) is not None
