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

SMALL = 32
MEDIUM = 38
LARGE = 66


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
    name = f"{dress.words.seat_letters[contract.declarer]} · {dress.name_of(contract.declarer)}"
    canvas.text(name, cell.bottom_part(36), theme.bar_text, size=SMALL + 2, is_name=True)


def _draw_tricks(canvas: Canvas, cell: Box, contract: Contract, scene: Scene) -> None:
    """Declarer's tricks of those needed, the defenders', and both on a scale of thirteen."""
    theme, words = scene.dress.theme, scene.dress.words
    side = contract.declarer.side
    taken, other = scene.view.tricks_won[side], scene.view.tricks_won[side.other]
    needed = contract.goal.tricks
    top = Box(cell.x, cell.y, cell.width, cell.height - 42)
    label = canvas.text(words.tricks, top, theme.bar_muted, size=SMALL)
    rest = Box(top.x + label + 14, top.y, top.width - label - 14, top.height)
    own = canvas.text(f"{taken}/{needed}", rest, theme.bar_text, size=56, face=Face.BOLD)
    far = Box(rest.x + own + 14, rest.y, rest.width - own - 14, rest.height)
    canvas.text(f": {other}", far, theme.bar_muted, size=46)
    scale = cell.bottom_part(36).inset(0, 7)
    for index, box in enumerate(scale.columns(13, gap=4)):
        is_own = index < taken
        is_other = index >= 13 - other
        height = box.height if index < needed else box.height * 2 // 3
        mark = Box(box.x, box.bottom - height, box.width, height)
        colour = theme.turn if is_own else theme.vulnerable_disc if is_other else theme.cloth_line
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
