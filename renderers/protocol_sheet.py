"""The protocol of Chicago and duplicate: a row per deal with contract, result and points."""

from __future__ import annotations

from engine.bridge import Form, ScoredDeal
from engine.seats import Side

from .boxes import Box
from .canvas import Align, Canvas
from .dress import TableDress
from .encode import encode
from .fonts import Face
from .paper import new_sheet, rule
from .phrases import (
    contract_text,
    form_name,
    margin_text,
    side_name,
    sides_from,
    vulnerable_text,
)
from .picture import Picture
from .results_text import deals_of, sheet_text
from .suit_inks import suit_inks

ROW = 72
HEAD = 92
FOOT = 108
LEAST_ROWS = 4
MOST_ROWS = 12
COLUMNS = (70, 310, 110, 199, 199)
"""Widths: number, contract, result, points of each side."""


def draw_protocol(form: Form, dress: TableDress, reader: Side | None) -> Picture:
    """The latest deals and the totals as the reader's side sees them."""
    shown = deals_of(form)[-MOST_ROWS:]
    rows = max(LEAST_ROWS, len(shown))
    words = dress.words
    subtitle = words.match_over if form.is_over else f"{words.deal} {form.deal_number}"
    sheet = new_sheet(
        form_name(form, words).capitalize(), HEAD + rows * ROW + FOOT, dress, subtitle=subtitle
    )
    canvas, body = sheet.canvas, sheet.body
    inner = body.inset(20, 0)
    _draw_head(canvas, inner.top_part(HEAD), dress, reader)
    area = Box(inner.x, inner.y + HEAD, inner.width, rows * ROW)
    for index, box in enumerate(area.rows(rows)):
        rule(canvas, box, dress.theme.paper_rule)
        if index < len(shown):
            _draw_deal(canvas, box, shown[index], dress, reader)
    _draw_totals(canvas, inner.bottom_part(FOOT), form, dress, reader)
    return encode(canvas, sheet_text(form, dress, side=reader))


def _cells(row: Box) -> tuple[Box, ...]:
    cells, x = [], row.x
    for width in COLUMNS:
        cells.append(Box(x, row.y, width - 10, row.height))
        x += width
    return tuple(cells)


def _draw_head(canvas: Canvas, box: Box, dress: TableDress, reader: Side | None) -> None:
    theme, words = dress.theme, dress.words
    cells = _cells(box)
    canvas.text("№", cells[0], theme.paper_muted, size=34, align=Align.CENTRE)
    canvas.text(words.contract, cells[1], theme.paper_muted, size=34)
    canvas.text(words.result, cells[2], theme.paper_muted, size=34, least=30, align=Align.CENTRE)
    for side, cell in zip(sides_from(reader), cells[3:], strict=True):
        name = side_name(side, words, reader=reader)
        canvas.text(name, cell, theme.paper_text, size=46, face=Face.BOLD, align=Align.RIGHT)
    rule(canvas, box, theme.paper_line, width=4)


def _draw_deal(
    canvas: Canvas, row: Box, deal: ScoredDeal | int, dress: TableDress, reader: Side | None
) -> None:
    theme, words = dress.theme, dress.words
    number, contract_cell, result, *points = _cells(row)
    label = str(deal if isinstance(deal, int) else deal.number)
    canvas.text(label, number, theme.paper_muted, size=36, align=Align.CENTRE)
    contract = None if isinstance(deal, int) else deal.outcome.contract
    if contract is None or isinstance(deal, int):
        wide = Box(contract_cell.x, row.y, contract_cell.width + 100, row.height)
        canvas.text(words.passed_out, wide, theme.paper_muted, size=38)
        return
    inks = suit_inks(theme, dress.colours, theme.paper)
    is_vulnerable = deal.vulnerable.includes(contract.declarer.side)
    colour = theme.paper_red if is_vulnerable else theme.paper_text
    used = canvas.line(
        contract_text(contract, words), contract_cell, theme.paper_text, inks, size=46
    )
    rest = Box(contract_cell.x + used + 16, row.y, contract_cell.width - used - 16, row.height)
    canvas.name(dress.name_of(contract.declarer), rest, colour, size=36, least=30)
    margin = margin_text(contract, deal.outcome.tricks)
    canvas.text(margin, result, theme.paper_text, size=42, face=Face.BOLD, align=Align.CENTRE)
    for side, cell in zip(sides_from(reader), points, strict=True):
        won = deal.points_of(side)
        if won > 0:
            canvas.text(str(won), cell, theme.pencil, size=60, face=Face.PENCIL, align=Align.RIGHT)


def _draw_totals(
    canvas: Canvas, box: Box, form: Form, dress: TableDress, reader: Side | None
) -> None:
    theme, words = dress.theme, dress.words
    rule(canvas, box.top_part(4), theme.paper_line, width=4)
    cells = _cells(box)
    text = words.total
    if not form.is_over:
        text += f" · {words.vulnerable}: {vulnerable_text(form.vulnerable, words)}"
    wide = Box(cells[0].x + 10, box.y, sum(COLUMNS[:3]) - 20, box.height)
    canvas.text(text, wide, theme.paper_muted, size=36, least=30)
    for side, cell in zip(sides_from(reader), cells[3:], strict=True):
        canvas.text(
            str(form.totals[side]),
            cell,
            theme.pencil,
            size=76,
            least=60,
            face=Face.PENCIL,
            align=Align.RIGHT,
        )
