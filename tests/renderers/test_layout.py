"""Geometry in numbers: nothing outside the picture, nothing on top of anything else."""

from __future__ import annotations

import ast
from itertools import combinations, pairwise
from pathlib import Path

import pytest

import renderers
from engine.bridge import BridgeView, Phase
from engine.bridge.rubber import Rubber
from engine.cards import Suit
from engine.hands import Hand
from engine.seats import Seat, Side
from renderers.boxes import Box
from renderers.card_face import INDEX_SHARE
from renderers.card_layout import Cover, PlacedCard, columns, fan, rows
from renderers.dress import Layout, TableDress
from renderers.gallery_views import auction_view, long_rubber, new_match, play_cards, say
from renderers.grid_layout import MOST_NOTES, NOTE_LINE
from renderers.phrases import display_suits
from renderers.review_layout import review_layout
from renderers.rubber_layout import FOOT, HEAD, LEAST_ROW, TALLEST, rubber_layout
from renderers.scene import Scene, build_scene
from renderers.table_cards import place_cards
from renderers.table_layout import Place, Stage

GEOMETRY = (
    "boxes",
    "card_layout",
    "table_layout",
    "grid_layout",
    "rubber_layout",
    "review_layout",
)
LEAST_VISIBLE_PX = 40
EVERY_THIRD_CALL = dict.fromkeys(range(0, 60, 3), "5+ ♥")


def zones_of(scene: Scene) -> dict[str, Box]:
    layout = scene.layout
    zones = {"bar": layout.bar}
    for name in ("plates", "cards", "backs", "trick"):
        zones |= {f"{name} {place}": box for place, box in getattr(layout, name).items()}
    if layout.last_trick is not None:
        zones["last trick"] = layout.last_trick
    if layout.middle is not None:
        zones["middle"] = layout.middle
    return zones


def is_index_visible(placed: tuple[PlacedCard, ...], at: int) -> bool:
    """Whether a strip beside or above the cards painted later shows the card's rank."""
    box = placed[at].box
    later = [other.box for other in placed[at + 1 :] if other.box.overlaps(box)]
    right = min([other.x - box.x for other in later if other.x > box.x] or [box.width])
    below = min([other.y - box.y for other in later if other.y > box.y] or [box.height])
    covering_both = [other for other in later if other.x <= box.x and other.y <= box.y]
    needed = box.width * (INDEX_SHARE - 0.02)
    return not covering_both and (right >= needed or below >= LEAST_VISIBLE_PX)


@pytest.mark.parametrize("layout", list(Layout))
def test_no_zone_leaves_the_picture_or_overlaps_another(
    random_views: list[BridgeView], layout: Layout
) -> None:
    assert len(random_views) >= 2000
    seen = set()
    for view in random_views:
        for bottom, notes in ((None, {}), (Seat.EAST, {}), (Seat.WEST, EVERY_THIRD_CALL)):
            dress = TableDress(layout=layout, bottom=bottom, notes=notes)
            scene = build_scene(view, dress)
            if scene.shape in seen:
                continue
            seen.add(scene.shape)
            zones = zones_of(scene)
            for name, box in zones.items():
                assert scene.layout.picture.contains(box), (name, scene.shape)
                assert min(box.width, box.height) > 0, (name, scene.shape)
            for (one, a), (other, b) in combinations(zones.items(), 2):
                assert not a.overlaps(b), (one, other, scene.shape)
    assert len(seen) >= 8


@pytest.mark.parametrize("layout", list(Layout))
def test_every_card_lies_in_its_zone_and_shows_its_index(
    random_views: list[BridgeView], layout: Layout
) -> None:
    for view in random_views:
        scene = build_scene(view, TableDress(layout=layout))
        for seat, hand in view.hands.items():
            placed = place_cards(seat, scene.places[seat], (), scene)
            assert {one.card for one in placed} == set(hand)
            zone = scene.layout.cards.get(scene.places[seat])
            for at, one in enumerate(placed):
                assert zone is not None
                assert zone.contains(one.box)
                assert is_index_visible(placed, at), (str(hand), one.card, scene.shape)


def test_a_phone_shows_the_table_and_its_buttons_at_once(random_views: list[BridgeView]) -> None:
    """On a screen of 390 by 844 about 650 remain for picture, four lines and five rows."""
    heights: dict[Stage, list[int]] = {stage: [] for stage in Stage}
    for view in random_views:
        scene = build_scene(view, TableDress())
        if view.request is None and scene.shape.rounds <= 5:
            heights[scene.shape.stage].append(scene.layout.picture.height)
    assert max(heights[Stage.PLAY]) <= 1010
    assert max(heights[Stage.AUCTION]) <= 980
    assert max(heights[Stage.BETWEEN]) <= 520


def test_the_picture_of_a_deal_keeps_its_height_from_card_to_card() -> None:
    match = say(new_match(5), "P P 3N X P P P")
    play_cards(match, 1)
    heights = set()
    while match.view(None).phase is Phase.PLAY:
        heights.add(build_scene(match.view(Seat.SOUTH), TableDress()).layout.picture.height)
        play_cards(match, 1)
    assert len(heights) == 1


def test_explanations_have_their_lines_below_the_diagram() -> None:
    view = auction_view()
    plain = build_scene(view, TableDress()).layout
    noted = build_scene(view, TableDress(notes={0: "3+", 2: "4+", 4: "8+", 6: "5+"})).layout
    assert noted.picture.height - plain.picture.height == MOST_NOTES * NOTE_LINE


def test_every_known_hand_has_a_zone_and_every_seat_a_plate(
    random_views: list[BridgeView],
) -> None:
    for view in random_views:
        scene = build_scene(view, TableDress())
        assert set(scene.layout.cards) == {scene.places[seat] for seat in view.hands}
        assert set(scene.layout.plates) == set(Place)


@pytest.mark.parametrize(
    "text",
    [
        "AKQJT98765432...",
        "AKQJT98.765432..",
        "AKQJT9.8765432..",
        "AKQJT.9876.543.2",
        "AKQ.JT98.765.432",
        "...AKQJT98765432",
        "A.KQJT98.765432.",
        "A...",
        "...",
    ],
)
@pytest.mark.parametrize("trumps", [None, *Suit])
def test_any_shape_of_hand_fits_its_area(text: str, trumps: Suit | None) -> None:
    hand = Hand.parse(text)
    wide, tall = Box(12, 760, 936, 210), Box(12, 268, 336, 412)
    top = Box(12, 200, 936, 300)
    laid = (
        (wide, fan(hand, wide, trumps=trumps, raised=tuple(hand)[:3])),
        (top, columns(hand, top, trumps=trumps)),
        (tall, rows(hand, tall, trumps=trumps)),
        (tall, rows(hand, tall, trumps=trumps, from_right=True)),
    )
    for area, placed in laid:
        assert {one.card for one in placed} == set(hand)
        for at, one in enumerate(placed):
            assert area.contains(one.box), (area, one)
            assert is_index_visible(placed, at), (text, one.card)


@pytest.mark.parametrize("trumps", [None, *Suit])
def test_trumps_come_first_and_colours_alternate(trumps: Suit | None) -> None:
    suits = display_suits(trumps)
    assert set(suits) == set(Suit)
    assert trumps in (None, suits[0])
    assert all(a.is_red != b.is_red for a, b in pairwise(suits))


@pytest.mark.parametrize(
    ("text", "trumps", "expected"),
    [
        ("AK.QJ.T9.", None, "HSD"),
        (".AK.QJ.T9", None, "HCD"),
        ("AK..QJ.T9", None, "SDC"),
        ("AK.QJ..T9", Suit.HEARTS, "HSC"),
        ("AK.QJ..", Suit.HEARTS, "HS"),
    ],
)
def test_colours_alternate_also_when_a_suit_is_missing(
    text: str, trumps: Suit | None, expected: str
) -> None:
    placed = fan(Hand.parse(text), Box(0, 0, 900, 240), trumps=trumps)
    order = list(dict.fromkeys(one.card.suit.value for one in placed))
    assert "".join(order) == expected


def test_a_covered_card_of_a_column_shows_its_index_alone() -> None:
    placed = columns(Hand.parse("AKQ.J.T9."), Box(0, 0, 936, 300), trumps=None)
    covers = {one.card.rank.letter: one.cover for one in placed}
    assert [covers[rank] for rank in "AKT"] == [Cover.BELOW] * 3
    assert [covers[rank] for rank in "QJ9"] == [Cover.LAST] * 3


def test_a_tight_fan_has_no_slivers_of_pips_and_courts() -> None:
    area = Box(0, 0, 936, 210)
    tight = fan(Hand.parse("AKQ.JT98.765.432"), area, trumps=None)
    assert [one.cover for one in tight] == [Cover.RIGHT] * 12 + [Cover.NONE]
    assert {one.cover for one in fan(Hand.parse("AK.J.7.4"), area, trumps=None)} == {Cover.NONE}


def test_raised_cards_stand_higher_than_the_rest() -> None:
    hand = Hand.parse("AKQ.J.T.9")
    raised = hand.of_suit(Suit.SPADES)
    placed = fan(hand, Box(0, 0, 900, 240), trumps=None, raised=raised)
    tops = {one.box.y for one in placed if one.card in raised}
    others = {one.box.y for one in placed if one.card not in raised}
    assert max(tops) < min(others)


def test_a_rubber_of_many_entries_keeps_every_row_inside_its_part() -> None:
    for sheet in (Rubber(), long_rubber(), _endless_rubber()):
        layout = rubber_layout(sheet)
        assert layout.row >= LEAST_ROW
        assert layout.height <= TALLEST + layout.debts
        for side in Side:
            rows_used = [figure.y for figure in layout.figures[side]]
            assert len(rows_used) == len(set(rows_used))
            for figure in layout.figures[side]:
                low = figure.y + layout.row
                if figure.written.is_below:
                    assert layout.line_y <= figure.y
                    assert low <= layout.height - FOOT - layout.debts
                else:
                    assert figure.y >= HEAD
                    assert low <= layout.line_y


def test_the_figures_and_the_sum_of_the_hidden_make_the_totals() -> None:
    sheet = _endless_rubber()
    layout = rubber_layout(sheet)
    assert any(layout.hidden.values())
    for side in Side:
        shown = sum(figure.written.entry.points for figure in layout.figures[side])
        assert shown + layout.hidden.get(side, 0) == sheet.totals[side]


def test_twenty_figures_a_column_are_all_written() -> None:
    from engine.auction import Contract

    sheet = Rubber()
    for contract in ("1H-N", "1C-E", "1D-N", "3N-N", "2D-E", "3N-E"):
        sheet = sheet.add(Contract.parse(contract), Contract.parse(contract).level + 6)
    for contract in ("4SX-N", "4HX-E") * 20:
        sheet = sheet.add(Contract.parse(contract), 7)
    sheet = sheet.add(Contract.parse("4S-N"), 10)
    assert sheet.is_over
    assert min(len(sheet.above[side]) for side in Side) >= 20
    layout = rubber_layout(sheet)
    assert not layout.hidden
    assert layout.row >= LEAST_ROW


def test_who_owes_whom_has_a_strip_when_the_rubber_is_over() -> None:
    from engine.auction import Contract

    game = Contract.parse("4S-N")
    one = Rubber().add(game, 10)
    assert rubber_layout(one).debts == 0
    assert rubber_layout(one.add(game, 10)).debts > 0
    assert rubber_layout(one.stop()).debts > 0
    assert rubber_layout(Rubber().stop()).debts == 0


def _endless_rubber() -> Rubber:
    """Nobody ever makes a contract: everything goes above the line."""
    from engine.auction import Contract

    sheet = Rubber()
    for deal in range(60):
        sheet = sheet.add(Contract.parse("4SX-N" if deal % 3 else "4S-E"), 7)
    return sheet


@pytest.mark.parametrize("auction_height", [100, 300, 900])
def test_the_boxes_of_a_review_do_not_overlap(auction_height: int) -> None:
    layout = review_layout(auction_height)
    boxes = [*layout.hands.values(), layout.result, layout.table, layout.points, layout.auction]
    assert layout.picture.height <= 1280
    assert all(layout.picture.contains(box) for box in boxes)
    assert not any(a.overlaps(b) for a, b in combinations(boxes, 2))


def test_geometry_knows_no_pillow() -> None:
    folder = Path(renderers.__file__).parent
    waiting, seen = list(GEOMETRY), set()
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        for node in ast.walk(ast.parse((folder / f"{name}.py").read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.level == 1 and node.module:
                waiting.append(node.module)
            modules = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and not node.level:
                modules.append(node.module or "")
            assert not any(module.split(".")[0] == "PIL" for module in modules), name
