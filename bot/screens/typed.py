"""Calls and cards that people type, in the letters of three languages and with suit signs.

``1nt 1БК 2ba 3♥ 4 пики pass пас x контра xx`` are calls; ``sa пт ♠A s10 10s т7`` are cards.
A digit from 1 to 7 before a suit (``5h``) is a bid, but a card where a card is expected. Polish
ranks are A K D W. What could mean two things (``k`` for karo and kier) is not guessed.
"""

from __future__ import annotations

import re
from typing import Final

LONGEST: Final = 24
"""Nothing longer is a call or a card."""


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_PASS: Final = _words("p pass pas passe п пас пасс --")
_DOUBLE: Final = _words("x х d dbl double kontra ktr к ктр контра")
_REDOUBLE: Final = _words("xx хх rd rdbl redouble rekontra rktr рк реконтра")
_NO_TRUMP: Final = _words("n nt notrump notrumps na ba bezatu бк безкозыря бекозыря б/к")
_SUITS: Final = {
    "S": _words("s sp spade spades ♠ p pi pik piki п пик пика пики"),
    "H": _words("h he heart hearts ♥ ki kier kiery ч чер черв черва черви червы"),
    "D": _words("d di diamond diamonds ♦ ka karo kara б бу буб бубна бубны бубён бубен"),
    "C": _words("c cl club clubs ♣ tr trefl trefle т тр треф трефа трефы"),
}
_RANKS: Final = {
    "A": _words("a ace as т туз"),
    "K": _words("k king król krol к король"),
    "Q": _words("q queen d dama д дама"),
    "J": _words("j jack w walet в валет"),
    "T": _words("10 t"),
    **{digit: frozenset([digit]) for digit in "23456789"},
}
_NAMED: Final = {
    word: code
    for words, code in ((_PASS, "P"), (_DOUBLE, "X"), (_REDOUBLE, "XX"))
    for word in words
}
_SUIT_OF: Final = {word: suit for suit, words in _SUITS.items() for word in words}
_RANK_OF: Final = {word: rank for rank, words in _RANKS.items() for word in words}
_BID: Final = re.compile(r"([1-7])(\D+)")
_UNSEEN: Final = re.compile(r"[\s.,!\ufe0e\ufe0f\u200b-\u200f]+")


def parse_typed(text: str, *, for_card: bool = False) -> str | None:
    """The action code (``1N``, ``P``, ``SA``) of a typed call or card; None when it is neither.

    ``for_card``: a card is expected now, so ``5h`` is the five of hearts and not a bid.
    """
    if len(text) > LONGEST:
        return None
    plain = _UNSEEN.sub("", text.casefold())
    if plain in _NAMED:
        return _NAMED[plain]
    first, second = (_card, _bid) if for_card else (_bid, _card)
    return first(plain) or second(plain)


def _bid(plain: str) -> str | None:
    bid = _BID.fullmatch(plain)
    if bid is None:
        return None
    level, named = bid.groups()
    if named in _NO_TRUMP:
        return f"{level}N"
    suit = _SUIT_OF.get(named)
    return None if suit is None else f"{level}{suit}"


def _card(plain: str) -> str | None:
    """Suit and rank in either order; None as well when the two orders disagree."""
    found = set()
    for at in range(1, len(plain)):
        head, tail = plain[:at], plain[at:]
        for suit, rank in ((head, tail), (tail, head)):
            if suit in _SUIT_OF and rank in _RANK_OF:
                found.add(f"{_SUIT_OF[suit]}{_RANK_OF[rank]}")
    return found.pop() if len(found) == 1 else None
