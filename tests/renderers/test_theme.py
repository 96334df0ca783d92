"""Every text stands out from its ground in every theme (WCAG 2.2: 4.5 : 1)."""

from __future__ import annotations

from dataclasses import fields

import pytest

from engine.cards import Suit
from renderers.dress import SuitColours
from renderers.suit_inks import LEAST_CONTRAST, LEAST_SHAPE_CONTRAST, legible, suit_inks
from renderers.theme import TEXT_PAIRS, THEMES, Theme, contrast, find_theme, lit_ground

GROUNDS = ("card", "plate", "bar", "paper", "turn", "cloth")


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("pair", TEXT_PAIRS, ids="-on-".join)
def test_text_has_a_contrast_of_at_least_four_and_a_half(
    theme: Theme, pair: tuple[str, str]
) -> None:
    ink, ground = pair
    assert contrast(getattr(theme, ink), getattr(theme, ground)) >= LEAST_CONTRAST


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
@pytest.mark.parametrize("colours", list(SuitColours))
def test_suit_signs_are_legible_on_every_ground(theme: Theme, colours: SuitColours) -> None:
    lit = lit_ground(theme)
    for ground in (lit, *(getattr(theme, name) for name in GROUNDS)):
        inks = suit_inks(theme, colours, ground)
        for suit in Suit:
            assert contrast(inks.ink(suit), ground) >= LEAST_CONTRAST


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_calls_of_the_current_round_stay_legible_on_their_lit_ground(theme: Theme) -> None:
    lit = lit_ground(theme)
    assert contrast(theme.plate_text, lit) >= LEAST_CONTRAST
    assert contrast(legible(theme.plate_muted, lit), lit) >= LEAST_CONTRAST


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: theme.name)
def test_the_frame_of_the_next_card_stands_out_from_the_cloth(theme: Theme) -> None:
    frame = legible(theme.turn, theme.cloth, LEAST_SHAPE_CONTRAST)
    assert contrast(frame, theme.cloth) >= LEAST_SHAPE_CONTRAST


def test_four_colours_give_each_suit_its_own() -> None:
    for theme in THEMES:
        inks = suit_inks(theme, SuitColours.FOUR, theme.card)
        assert len({inks.ink(suit) for suit in Suit}) == 4


def test_themes_are_found_by_name_and_have_colours_only() -> None:
    assert [find_theme(theme.name) for theme in THEMES] == list(THEMES)
    with pytest.raises(ValueError, match="unknown theme"):
        find_theme("plaid")
    for theme in THEMES:
        values = [getattr(theme, one.name) for one in fields(theme)]
        colours = [value for value in values if isinstance(value, tuple)]
        assert len(colours) == len(values) - len(("name", "shadow_percent", "lit_percent"))
        assert all(len(colour) == 3 and max(colour) <= 255 for colour in colours)


def test_contrast_of_black_and_white_is_twenty_one() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast((9, 9, 9), (9, 9, 9)) == pytest.approx(1)
