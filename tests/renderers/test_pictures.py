"""Pictures: stored references, determinism, text sizes, and what each function refuses."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.seats import Side
from renderers import TableDress, card_face, draw_hand, draw_table, fonts
from renderers.dress import Layout
from renderers.gallery import dresses, exhibits, write_gallery, write_some
from renderers.gallery_views import declarer_view, group_view, redoubled_slam_view
from renderers.languages import LANGUAGES
from renderers.picture import Picture
from renderers.words import Words

REFERENCES = Path(__file__).parent / "references"
REFERENCE_WIDTH = 160
EXHIBITS = exhibits()
NAMES = [one.name for one in EXHIBITS]
DRESSES = list(dresses())
LEAST_TEXT_PX = 11
PHONE_WIDTH_PX = 360


def opened(picture: Picture) -> Image.Image:
    return Image.open(BytesIO(picture.data)).convert("RGB")


def dress_for(index: int) -> TableDress:
    """Themes and languages take turns, so that the references show each of them."""
    return DRESSES[index % len(DRESSES)][1]


def small(picture: Picture) -> Image.Image:
    image = opened(picture)
    height = round(image.height * REFERENCE_WIDTH / image.width)
    return image.resize((REFERENCE_WIDTH, height), Image.Resampling.BOX)


@dataclass(frozen=True)
class Shown:
    """A drawn exhibit and the text sizes it used."""

    picture: Picture
    sizes: tuple[int, ...]


@cache
def shown(index: int) -> Shown:
    sizes: list[int] = []
    real = fonts.text_mask

    def measured(text: str, face: fonts.Face, size: int, *, is_name: bool = False) -> Image.Image:
        sizes.append(size)
        return real(text, face, size, is_name=is_name)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("renderers.canvas.text_mask", measured)
        picture = EXHIBITS[index].draw(dress_for(index))
    return Shown(picture, tuple(sizes))


every_exhibit = pytest.mark.parametrize(("index", "name"), list(enumerate(NAMES)), ids=NAMES)


@every_exhibit
def test_every_picture_looks_like_its_stored_reference(index: int, name: str) -> None:
    """Renew by hand after looking at the pictures: ``python tests/renderers/renew.py``."""
    picture = shown(index).picture
    assert (picture.width, picture.height) == opened(picture).size
    assert max(picture.width, picture.height) <= 1280
    assert len(picture.data) < 300_000
    reference = Image.open(REFERENCES / f"{name}.png").convert("RGB")
    now = small(picture)
    assert now.size == reference.size
    # perceptual: blurred a little, so that another FreeType's hinting does not count
    difference = ImageChops.difference(now, reference).convert("L")
    assert ImageStat.Stat(difference).mean[0] < 1.5
    blurred = difference.reduce(4)
    assert max(value for value, count in enumerate(blurred.histogram()) if count) < 40


@every_exhibit
def test_every_picture_has_a_text_equal_of_short_lines(index: int, name: str) -> None:
    alt = shown(index).picture.alt
    assert alt.strip(), name
    assert "None" not in alt
    assert all(len(line) < 400 for line in alt.splitlines())


@every_exhibit
def test_no_text_is_smaller_than_eleven_pixels_on_a_phone(index: int, name: str) -> None:
    one = shown(index)
    # landscape is made for desktops, where a picture is shown at least this wide
    width = 480 if name.startswith("wide") else PHONE_WIDTH_PX
    assert min(one.sizes) * width / one.picture.width >= LEAST_TEXT_PX


def test_the_references_show_every_theme_and_language_and_the_hard_cases() -> None:
    dressed = [dress_for(at) for at in range(len(EXHIBITS))]
    assert len({(one.theme.name, one.words.language) for one in dressed}) == 12
    hard = {"table-one-suit", "table-redoubled-slam", "table-scripts", "table-empty", "sheet"}
    assert hard <= set(NAMES)


def test_references_and_exhibits_match_one_to_one() -> None:
    assert {path.stem for path in REFERENCES.glob("*.png")} == {one.name for one in EXHIBITS}


@pytest.mark.parametrize("name", ["table", "sheet", "welcome", "hand-both"])
def test_the_same_view_gives_the_same_bytes(name: str) -> None:
    exhibit = next(one for one in EXHIBITS if one.name == name)
    first = exhibit.draw(dress_for(0)).data
    for cached in (card_face.card_sprite, card_face.back_sprite, fonts.text_mask, fonts.runs_of):
        cached.cache_clear()
    assert exhibit.draw(dress_for(0)).data == first


def test_a_spectator_has_no_hand_panel() -> None:
    with pytest.raises(ValueError, match="spectator"):
        draw_hand(group_view(), TableDress())


@pytest.mark.parametrize("words", LANGUAGES.values(), ids=lambda words: words.language)
@pytest.mark.parametrize("layout", list(Layout))
def test_the_strip_always_tells_both_sides_tricks(
    words: Words, layout: Layout, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    real = fonts.trimmed

    def noted(text: str, face: fonts.Face, size: int, width: int, *, is_name: bool = False) -> str:
        shown.append(real(text, face, size, width, is_name=is_name))
        return shown[-1]

    monkeypatch.setattr("renderers.canvas.trimmed", noted)
    dress = TableDress(words=words, layout=layout)
    for ours, theirs in ((11, 1), (12, 1), (0, 13), (10, 3)):
        view = replace(redoubled_slam_view(), tricks_won={Side.NS: ours, Side.EW: theirs})
        shown.clear()
        draw_table(view, dress)
        assert {words.tricks, str(ours), "/13", str(theirs)} <= set(shown)


def test_playable_cards_are_bright_and_the_rest_dimmed() -> None:
    view = declarer_view()
    bright = opened(draw_table(view, TableDress()))
    waiting = opened(draw_table(replace(view, legal=()), TableDress()))
    assert ImageChops.difference(bright, waiting).getbbox() is not None


def test_the_gallery_writes_every_picture_in_every_theme_and_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        "renderers.gallery.exhibits", lambda: [EXHIBITS[NAMES.index("ranking-empty")]]
    )
    assert write_gallery(tmp_path / "new") == 12
    assert len(list((tmp_path / "new").glob("*.png"))) == 12
    texts = {path.read_text(encoding="utf-8") for path in (tmp_path / "new").glob("*.txt")}
    assert len(texts) == 3


def test_single_pictures_are_written_by_their_names(tmp_path: Path) -> None:
    assert write_some(tmp_path, ["welcome", "ranking-empty"]) == 2
    assert {path.name for path in tmp_path.iterdir()} == {"welcome.png", "ranking-empty.png"}
    with pytest.raises(ValueError, match="no picture 'sunset'"):
        write_some(tmp_path, ["sunset"])
