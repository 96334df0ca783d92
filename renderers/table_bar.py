"""The strip on top of the table picture: contract, tricks taken and needed, the score.

During the auction and between deals: the deal, its dealer and who is vulnerable instead.
"""

from __future__ import annotations

from engine.auction import Contract
from engine.bridge import RubberForm
from engine.seats import Side

from .boxes import Box
from .canvas import Align, Canvas
from .contract_mark import contract_width, draw_contract
from .fonts import Face
from .phrases import (
    form_name,
    points_text,
    side_name,
    sides_from,
    vulnerable_text,
)
from .plain_text import reader_side
from .scene import Scene
from .suit_inks import LEAST_SHAPE_CONTRAST, legible

SMALL = 32
MEDIUM = 38
LARGE = 66
COUNT = 56


def draw_bar(canvas: Canvas, scene: Scene) -> None:
    """The whole strip."""
    theme = scene.dress.theme
    canvas.fill(scene.layout.bar, theme.bar)
    first, second, third = scene.layout.bar_cells
    contract = scene.view.contract
    if contract is not None:
        _draw_contract(canvas, first, contract, scene)
        _draw_tricks(canvas, second, contract, scene)
    else:
        _draw_deal(canvas, first, scene)
        _draw_vulnerable(canvas, second, scene)
    _draw_score(canvas, third, scene)


def _draw_contract(canvas: Canvas, cell: Box, contract: Contract, scene: Scene) -> None:
    """The contract on a card's ground, declarer's name beside or below it."""
    theme, dress = scene.dress.theme, scene.dress
    width = contract_width(contract, dress, LARGE)
    chip = Box(cell.x, cell.y, min(cell.width, width + 36), cell.height - 42)
    canvas.panel(chip, theme.card, radius=14)
    draw_contract(canvas, chip, contract, dress, size=LARGE)
    row = cell.bottom_part(36)
    letter = f"{dress.words.seat_letters[contract.declarer]} · "
    x = row.x + canvas.text(letter, row, theme.bar_muted, size=SMALL + 2)
    rest = Box(x, row.y, row.right - x, row.height)
    canvas.name(
        dress.name_of(contract.declarer), rest, theme.bar_text, size=SMALL + 2, least=SMALL
    )


def _draw_tricks(canvas: Canvas, cell: Box, contract: Contract, scene: Scene) -> None:
    """Declarer's tricks of those needed, the defenders', each above its end of the scale."""
    theme, words = scene.dress.theme, scene.dress.words
    side = contract.declarer.side
    taken, other = scene.view.tricks_won[side], scene.view.tricks_won[side.other]
    needed = contract.goal.tricks
    other_colour = legible(theme.vulnerable_disc, theme.bar)
    other_mark = legible(theme.vulnerable_disc, theme.bar, LEAST_SHAPE_CONTRAST)
    row = Box(cell.x, cell.y, cell.width, cell.height - 42)
    text = str(other)
    canvas.text(text, row, other_colour, size=COUNT, face=Face.BOLD, align=Align.RIGHT)
    x = row.x + canvas.text(words.tricks, row, theme.bar_muted, size=SMALL) + 16
    for text, colour in ((str(taken), theme.turn), (f"/{needed}", theme.bar_text)):
        rest = Box(x, row.y, row.right - x, row.height)
        x += canvas.text(text, rest, colour, size=COUNT, face=Face.BOLD)
    scale = cell.bottom_part(36).inset(0, 7)
    for index, box in enumerate(scale.columns(13, gap=4)):
        is_own = index < taken
        is_other = index >= 13 - other
        height = box.height if index < needed else box.height * 2 // 3
        mark = Box(box.x, box.bottom - height, box.width, height)
        colour = theme.turn if is_own else other_mark if is_other else theme.cloth_line
        canvas.panel(mark, colour, radius=4)


def _draw_deal(canvas: Canvas, cell: Box, scene: Scene) -> None:
    theme, words = scene.dress.theme, scene.dress.words
    upper, lower = cell.rows(2)
    title = f"{words.deal} {scene.view.deal_number}"
    canvas.text(title, upper, theme.bar_text, size=48, face=Face.BOLD)
    canvas.text(form_name(scene.view.form, words), lower, theme.bar_muted, size=SMALL + 2)


def _draw_vulnerable(canvas: Canvas, cell: Box, scene: Scene) -> None:
    theme, words = scene.dress.theme, scene.dress.words
    upper, lower = cell.rows(2)
    text = f"{words.dealer}: {words.seat_letters[scene.view.dealer]}"
    canvas.text(text, upper, theme.bar_text, size=SMALL + 4)
    text = f"{words.vulnerable}: {vulnerable_text(scene.view.vulnerable, words)}"
    canvas.text(text, lower, theme.bar_text, size=SMALL + 4)


def _draw_score(canvas: Canvas, cell: Box, scene: Scene) -> None:
    """A line per side: name, part-score, total."""
    reader = reader_side(scene.view)
    for side, row in zip(sides_from(reader), cell.rows(2), strict=True):
        _draw_side_score(canvas, row, side, reader, scene)


def _draw_side_score(
    canvas: Canvas, row: Box, side: Side, reader: Side | None, scene: Scene
) -> None:
    theme, form = scene.dress.theme, scene.view.form
    total = points_text(form.totals[side])
    width = canvas.text(total, row, theme.bar_text, size=44, face=Face.BOLD, align=Align.RIGHT)
    rest = Box(row.x, row.y, row.width - width - 12, row.height)
    if isinstance(form, RubberForm) and form.sheet.part_scores[side] and not form.is_over:
        part = f"({form.sheet.part_scores[side]})"
        used = canvas.text(part, rest, theme.bar_muted, size=SMALL + 2, align=Align.RIGHT)
        rest = Box(rest.x, rest.y, rest.width - used - 10, rest.height)
    name = side_name(side, scene.dress.words, reader=reader)
    used = canvas.text(name, rest, theme.bar_muted, size=MEDIUM)
    if isinstance(form, RubberForm):
        _draw_games(canvas, rest, used + 12, form.sheet.games[side], scene)


def _draw_games(canvas: Canvas, row: Box, offset: int, games: int, scene: Scene) -> None:
    """A dot for each game won."""
    for index in range(games):
        dot = Box(row.x + offset + index * 24, row.y + row.height // 2 - 9, 18, 18)
        if row.contains(dot):
            canvas.disc(dot, scene.dress.theme.turn)
