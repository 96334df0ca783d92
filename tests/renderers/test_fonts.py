"""Our own words have every glyph; names in any script are drawn or marked, never boxes."""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

import pytest

from engine.bridge.entries import For
from renderers.fonts import (
    ASSETS,
    ELLIPSIS,
    NEUTRAL_MARK,
    Face,
    MissingGlyphError,
    runs_of,
    text_mask,
    text_width,
    trimmed,
    wrapped,
)
from renderers.glyph_coverage import characters_of
from renderers.languages import LANGUAGES
from renderers.names import fitted_name
from renderers.scripts import in_drawing_order, readable
from renderers.seat_plate import initials
from renderers.words import Words


def texts_of(words: Words) -> list[str]:
    texts: list[str] = []
    for one in fields(words):
        value = getattr(words, one.name)
        texts += [value] if isinstance(value, str) else list(value.values())
    return texts


@pytest.mark.parametrize("words", LANGUAGES.values(), ids=lambda words: words.language)
def test_every_word_is_drawn_with_the_house_faces_alone(words: Words) -> None:
    for text in texts_of(words):
        assert text
        for face in (Face.TEXT, Face.BOLD):
            assert {stem for stem, _ in runs_of(text, face)} == {face.value}


@pytest.mark.parametrize("words", LANGUAGES.values(), ids=lambda words: words.language)
def test_every_language_has_all_words(words: Words) -> None:
    assert set(words.reasons) == set(For)
    assert len(set(words.seat_letters.values())) == 4


def test_a_missing_glyph_in_our_own_text_is_an_error() -> None:
    with pytest.raises(MissingGlyphError, match="U\\+0939"):
        runs_of("हिन्दी", Face.TEXT)


@pytest.mark.parametrize(
    "name",
    [
        "שלום לוי",
        "محمد علي",
        "陳小明",
        "さくら",
        "김철수",
        "Jo 🎩",
        "Γιώργος",
        "გიორგი",
        "Ъёж",
        "Zażółć",
    ],
)
def test_a_name_in_any_bundled_script_is_drawn_whole(name: str) -> None:
    drawn = "".join(run for _, run in runs_of(readable(name), Face.BOLD, is_name=True))
    assert NEUTRAL_MARK not in drawn
    assert len(drawn) == len(readable(name))


def test_unknown_characters_of_a_name_become_one_mark() -> None:
    drawn = "".join(run for _, run in runs_of("Al हिन्दी", Face.BOLD, is_name=True))
    assert drawn == f"Al {NEUTRAL_MARK}"


def test_a_name_without_visible_characters_does_not_break_anything() -> None:
    for name in ("", "   ", "\u200d\ufe0f", "\x00\x1b[31m"):
        shown = trimmed(name, Face.BOLD, 38, 200, is_name=True)
        assert text_width(shown, Face.BOLD, 38, is_name=True) <= 200
        assert len(initials(name)) <= 2


def test_right_to_left_names_are_put_in_drawing_order() -> None:
    assert in_drawing_order("שלום") == "םולש"
    assert in_drawing_order("לוי 12") == "12 יול"
    assert in_drawing_order("Anna (לוי)") == "Anna (יול)"
    assert in_drawing_order("plain") == "plain"


def test_arabic_letters_are_joined_before_they_are_turned() -> None:
    # meem initial, hah medial, meem medial, dal final; then from right to left
    assert in_drawing_order("محمد") == "\ufeaa\ufee4\ufea4\ufee3"


@pytest.mark.parametrize("width", [0, 10, 60, 140, 400])
@pytest.mark.parametrize(
    "name", ["Александра Константиновна", "WWWWWWWWWWWW", "陳" * 20, "שלום " * 9]
)
def test_a_trimmed_name_is_never_wider_than_its_box(name: str, width: int) -> None:
    shown = trimmed(name, Face.BOLD, 38, width, is_name=True)
    assert not shown or text_width(shown, Face.BOLD, 38, is_name=True) <= width
    assert shown in ("", name.strip()) or shown.endswith(ELLIPSIS)


@pytest.mark.parametrize(
    ("width", "expected"),
    [(400, "Łukasz Wiśniewski"), (150, "Łukasz W."), (110, "Łukasz"), (60, "Łu…")],
)
def test_a_name_loses_its_last_part_before_it_is_cut(width: int, expected: str) -> None:
    shown, size = fitted_name("Łukasz Wiśniewski", Face.BOLD, width, size=38, least=32)
    assert shown == expected
    assert 32 <= size <= 38
    assert text_width(shown, Face.BOLD, size, is_name=True) <= width


def test_a_name_that_begins_with_a_sign_is_only_cut() -> None:
    assert fitted_name("🎩 Jo van Dam", Face.BOLD, 120, size=38, least=32)[0].endswith(ELLIPSIS)


def test_no_seat_letter_looks_like_a_figure() -> None:
    for words in LANGUAGES.values():
        assert not {"З", "O", "О"} & set(words.seat_letters.values())


def test_wrapped_lines_keep_all_words_while_there_is_room() -> None:
    text = "6+ points, four hearts or more, forcing for one round"
    lines = wrapped(text, Face.TEXT, 36, 400, most=5)
    assert " ".join(lines) == text
    assert all(text_width(line, Face.TEXT, 36) <= 400 for line in lines)
    assert wrapped(text, Face.TEXT, 36, 400, most=1)[0].endswith(ELLIPSIS)


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Anna", "A"),
        ("Łukasz W.", "ŁW"),
        ("陳小明", "陳"),
        ("jo van dam", "JV"),
        ("🎩", "🎩"),
        ("", ""),
    ],
)
def test_initials_stand_for_a_name(name: str, expected: str) -> None:
    assert initials(name) == expected


@pytest.mark.parametrize("font", sorted(ASSETS.glob("*.ttf")), ids=lambda path: path.stem)
def test_coverage_read_from_a_font_agrees_with_what_it_draws(font: Path) -> None:
    from PIL import ImageFont

    covered = characters_of(font)
    drawing = ImageFont.truetype(str(font), 40, layout_engine=ImageFont.Layout.BASIC)
    missing = drawing.getmask("\U0010fffe")
    probes = [code for code in (0x41, 0x416, 0x5D0, 0x9673, 0x1F3A9, 0x2660) if code in covered]
    assert probes
    for code in probes:
        assert bytes(drawing.getmask(chr(code))) != bytes(missing)


def test_every_bundled_font_has_its_licence_beside_it() -> None:
    licences = {path.name for path in ASSETS.glob("LICENSE*")}
    assert {"LICENSE-Apache-2.0.txt", "LICENSE-DejaVu.txt"} <= licences
    assert sum(path.stat().st_size for path in ASSETS.iterdir()) < 8_000_000


def test_the_same_text_gives_the_same_mask() -> None:
    first = bytes(text_mask("4♠ Anna", Face.BOLD, 40).tobytes())
    text_mask.cache_clear()
    assert bytes(text_mask("4♠ Anna", Face.BOLD, 40).tobytes()) == first
