"""The fingerprint that proves a deal was not changed after it began.

Chance draws a salt of 128 bits with the cards. Shown at the start is the SHA-256 of the text
``N:… … … … salt`` (the deal in PBN's form, a blank, the salt); the salt is shown after the deal,
and then everybody can work the fingerprint out again.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from hashlib import sha256

from engine.hands import Hand
from engine.protocol import RandomSource
from engine.seats import Seat

from .deal import join_hands

_SALT = re.compile("[0-9a-f]{32}")


def draw_salt(rng: RandomSource) -> str:
    """A secret of 32 hexadecimal digits."""
    return f"{rng.getrandbits(128):032x}"


def is_salt(text: str) -> bool:
    """Whether a text has the form of a salt."""
    return _SALT.fullmatch(text) is not None


def fingerprint_text(hands: Mapping[Seat, Hand], salt: str) -> str:
    """What the fingerprint is taken of."""
    return f"{join_hands(hands)} {salt}"


def fingerprint(hands: Mapping[Seat, Hand], salt: str) -> str:
    """64 hexadecimal digits; empty for a deal without a salt (of an older log)."""
    if not salt:
        return ""
    return sha256(fingerprint_text(hands, salt).encode("ascii")).hexdigest()
