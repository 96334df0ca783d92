"""Jack, queen and king as flat vector figures: our own design, the same in both halves.

A figure is a list of (colour, path) drawn in a unit square that is the upper half of the court
picture; the lower half is the same turned around, as on cards everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.cards import Rank

from .theme import Colour

SKIN: Colour = (246, 214, 180)
GOLD: Colour = (232, 178, 48)
INK: Colour = (40, 34, 34)
WHITE: Colour = (255, 255, 255)
GREY: Colour = (150, 146, 142)
BROWN: Colour = (122, 74, 36)
FAIR: Colour = (222, 166, 74)

ROBE = "robe"
TRIM = "trim"
"""Stand for the colours that depend on the suit."""

Layer = tuple[Colour | str, str]

_SHOULDERS = "M .02 1.02 C .04 .80 .16 .72 .34 .69 L .66 .69 C .84 .72 .96 .80 .98 1.02"
_COLLAR = "M .34 .69 L .5 .86 L .66 .69 L .72 .76 L .5 1 L .28 .76"
_NECK = "M .42 .58 L .58 .58 L .60 .72 L .5 .82 L .40 .72"
_FACE = (
    "M .33 .36 C .33 .30 .67 .30 .67 .36 L .67 .50 C .66 .62 .56 .68 .5 .68 "
    "C .44 .68 .34 .62 .33 .50"
)
_EYES = "O .42 .475 .024 O .58 .475 .024"
_BROWS = "M .37 .425 L .46 .41 L .46 .43 L .37 .445 M .63 .425 L .54 .41 L .54 .43 L .63 .445"
_NOSE = "M .49 .46 L .51 .46 L .53 .55 L .48 .55"
_LIPS = "M .45 .60 C .48 .585 .52 .585 .55 .60 C .52 .63 .48 .63 .45 .60"

_KING: tuple[Layer, ...] = (
    (GREY, "M .26 .34 L .74 .34 L .76 .58 C .70 .66 .30 .66 .24 .58"),
    (ROBE, _SHOULDERS),
    (TRIM, "M .20 .76 L .34 .69 L .5 .90 L .66 .69 L .80 .76 L .56 1.02 L .44 1.02"),
    (SKIN, _FACE),
    (
        GREY,
        (
            "M .32 .50 C .38 .58 .42 .55 .5 .56 C .58 .55 .62 .58 .68 .50 "
            "C .70 .72 .58 .86 .5 .88 C .42 .86 .30 .72 .32 .50"
        ),
    ),
    (INK, _EYES),
    (INK, _BROWS),
    ((178, 60, 52), "M .44 .635 C .48 .62 .52 .62 .56 .635 C .52 .665 .48 .665 .44 .635"),
    (
        GOLD,
        (
            "M .24 .37 L .20 .12 L .345 .22 L .42 .07 L .5 .20 L .58 .07 L .655 .22 "
            "L .80 .12 L .76 .37"
        ),
    ),
    (GOLD, "O .20 .11 .035 O .42 .06 .035 O .58 .06 .035 O .80 .11 .035"),
    (TRIM, "M .24 .31 L .76 .31 L .76 .37 L .24 .37"),
    (INK, "O .5 .34 .02 O .37 .34 .02 O .63 .34 .02"),
)

_QUEEN: tuple[Layer, ...] = (
    (
        FAIR,
        (
            "M .5 .20 C .20 .18 .16 .50 .20 .82 L .38 .82 L .38 .40 L .62 .40 "
            "L .62 .82 L .80 .82 C .84 .50 .80 .18 .5 .20"
        ),
    ),
    (ROBE, _SHOULDERS),
    (SKIN, _NECK),
    (TRIM, "M .28 .72 L .36 .69 C .40 .86 .60 .86 .64 .69 L .72 .72 C .70 1 .30 1 .28 .72"),
    (SKIN, "M .36 .69 C .40 .80 .60 .80 .64 .69 L .58 .62 L .42 .62"),
    (SKIN, _FACE),
    (
        FAIR,
        (
            "M .32 .46 C .30 .28 .44 .30 .5 .30 C .56 .30 .70 .28 .68 .46 "
            "C .66 .36 .56 .35 .5 .35 C .44 .35 .34 .36 .32 .46"
        ),
    ),
    (INK, _EYES),
    ((196, 48, 56), _LIPS),
    (GOLD, "M .28 .30 C .34 .24 .66 .24 .72 .30 L .76 .14 L .62 .20 L .5 .06 L .38 .20 L .24 .14"),
    (WHITE, "O .24 .13 .03 O .5 .05 .036 O .76 .13 .03"),
    (GOLD, "O .5 .90 .045"),
)

_JACK: tuple[Layer, ...] = (
    (
        BROWN,
        (
            "M .27 .30 L .73 .30 L .76 .62 C .74 .70 .66 .70 .66 .62 L .34 .62 "
            "C .34 .70 .26 .70 .24 .62"
        ),
    ),
    (ROBE, _SHOULDERS),
    (SKIN, _NECK),
    (WHITE, _COLLAR),
    (SKIN, _FACE),
    (BROWN, "M .32 .42 C .34 .34 .42 .36 .5 .37 C .58 .36 .66 .34 .68 .42 L .68 .33 L .32 .33"),
    (INK, _EYES),
    ((178, 60, 52), _LIPS),
    (
        TRIM,
        "M .20 .33 C .16 .14 .40 .08 .56 .10 C .76 .12 .84 .22 .80 .33 C .66 .27 .34 .27 .20 .33",
    ),
    (GOLD, "M .20 .33 C .34 .27 .66 .27 .80 .33 L .80 .37 C .66 .31 .34 .31 .20 .37"),
    (ROBE, "M .66 .24 C .70 .10 .84 .02 .96 .04 C .96 .16 .86 .26 .70 .28"),
)

FIGURES: Mapping[Rank, tuple[Layer, ...]] = {
    Rank.KING: _KING,
    Rank.QUEEN: _QUEEN,
    Rank.JACK: _JACK,
}
