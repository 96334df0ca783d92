"""What a call means, in words: the system's data worded in the reader's language.

As source 004 shows it: ``11–21 points, 5+ ♥``. Conventions and roles come first by name; a natural
bid that says all with points and lengths has none.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.texts import Texts
from engine.cards import Suit

if TYPE_CHECKING:
    from engine.players.bidding import Meaning, Trait

MOST_POINTS = 37
MOST_CARDS = 13
QUIET = frozenset(
    {
        *("open-1", "open-1n", "open-2n", "response", "response-1n", "response-2n"),
        *("rebid-1n", "rebid-2n", "second-1n", "natural", "natural-nt", "new-suit", "pass"),
        *("minimum", "sign-off", "aces-answer", "kings-answer"),
    }
)
"""Kinds that are named only when nothing else is to be said."""
FORCES_SAID = frozenset({"invitational", "forcing", "game-forcing", "sign-off"})
"""What a call asks of partner is said, but for the ordinary "may be passed"."""


def call_meaning(meaning: Meaning, texts: Texts) -> str:
    """The meaning as plain text without the call itself: ``11–21 points, 5+ ♥``."""
    shown = ", ".join(_parts(meaning, texts))
    if shown and meaning.kind.value in QUIET:
        return shown
    named = texts.plain(f"m-kind-{meaning.kind.value}")
    if not shown:
        return named
    return f"{named} ({shown})" if ":" in named else f"{named}: {shown}"


def _parts(meaning: Meaning, texts: Texts) -> Iterator[str]:
    if meaning.points is not None:
        yield texts.plain("m-points", span=span_words(meaning.points, MOST_POINTS, texts))
    for suit, span in meaning.lengths:
        yield f"{span_words(span, MOST_CARDS, texts)} {suit.sign}"
    for trait in meaning.traits:
        words = _trait_words(trait, texts)
        if words:
            yield words
    if meaning.trumps is not None and meaning.trumps not in dict(meaning.lengths):
        yield texts.plain("m-trumps", suit=meaning.trumps.sign)
    if meaning.force.value in FORCES_SAID:
        yield texts.plain(f"m-force-{meaning.force.value}")


def span_words(span: tuple[int, int], most: int, texts: Texts) -> str:
    """A range: ``5+``, ``11–21``, ``at most 3``, or one number."""
    low, high = span
    if low == high:
        return str(low)
    if high >= most:
        return f"{low}+"
    return texts.plain("m-at-most", most=high) if low <= 0 else f"{low}–{high}"


def _trait_words(trait: Trait, texts: Texts) -> str:
    """One trait; an unknown one is left out, for the rest is still true."""
    key = f"m-trait-{trait.name}"
    if not texts.has(key):
        return ""
    suit = Suit(trait.suit).sign if trait.suit else ""
    numbers = texts.plain("m-or").join(map(str, trait.numbers))
    return texts.plain(key, suit=suit, numbers=numbers)
