"""The short code of a deal: the same cards, dealer and vulnerability always have the same one.

Six letters and digits that are not mistaken for each other (30 bits of a SHA-256). Two deals that
share a code are told apart by a seventh character and more; the store of deals sees to that.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256

from engine.hands import Hand
from engine.seats import Seat, Vulnerability

from .deal import join_hands

ALPHABET = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"
"""Without 0 and O, 1 and I."""
LENGTH = 6
LONGEST = 12


def deal_code(
    hands: Mapping[Seat, Hand], dealer: Seat, vulnerable: Vulnerability, *, length: int = LENGTH
) -> str:
    """The first ``length`` (6 to 12) characters of the deal's code."""
    text = f"{join_hands(hands)} {dealer.value} {vulnerable.value}"
    return code_of_bytes(sha256(text.encode("ascii")).digest(), length=length)


def code_of_bytes(digest: bytes, *, length: int) -> str:
    """A code of up to twelve characters from the first eight bytes of a digest."""
    number = int.from_bytes(digest[:8], "big")
    return "".join(ALPHABET[number >> shift & 31] for shift in range(59, -1, -5))[:length]


def read_code(text: str) -> str | None:
    """A code as people type it (any case, blanks, a sign before it); None when it is none."""
    plain = "".join(text.split()).lstrip("#").upper()
    is_code = LENGTH <= len(plain) <= LONGEST and set(plain) <= set(ALPHABET)
    return plain if is_code else None
