"""A rubber's sheet as on a score pad: We | They in pencil, above and below the line, totals."""

from __future__ import annotations

from engine.bridge import RubberForm, debts
from engine.bridge.rubber import whists
from engine.seats import Side

from .boxes import Box
from .canvas import Align, Canvas
from .dress import TableDress
from .encode import encode
from .fonts import Face
from .paper import new_sheet, rule
from .phrases import form_name, side_name, sides_from, signed
from .picture import Picture
from .results_text import sheet_text
from .rubber_layout import FOOT, HEAD, PlacedFigure, RubberLayout, rubber_layout

FIGURE_SIZE = 62
REASON_SIZE = 30
PADDING = 28


def draw_rubber(form: RubberForm, dress: TableDress, reader: Side | None) -> Picture:
    """The sheet as the reader's side sees it."""
    layout = rubber_layout(form.sheet)
    words = dress.words
    subtitle = f"{words.deal} {form.deal_number}" if not form.is_over else words.match_over
    title = form_name(form, words).capitalize()
    sheet = new_sheet(title, layout.height, dress, subtitle=subtitle)
    canvas, body = sheet.canvas, sheet.body
    _draw_ruling(canvas, body, layout, dress)
    _draw_debts(canvas, body.bottom_part(layout.debts), form, dress)
    foot = body.bottom - layout.debts - FOOT
    for side, column in zip(sides_from(reader), body.columns(2), strict=True):
        _draw_head(canvas, column.top_part(HEAD), side, reader=reader, dress=dress, form=form)
        for figure in layout.figures[side]:
            row = Box(column.x, body.y + figure.y, column.width, layout.row)
            _draw_figure(canvas, row, figure, dress)
        _draw_hidden(canvas, column, side, layout, dress)
        _draw_total(canvas, Box(column.x, foot, column.width, FOOT), side, form, dress)
    return encode(canvas, sheet_text(form, dress, side=reader))


def _draw_ruling(canvas: Canvas, body: Box, layout: RubberLayout, dress: TableDress) -> None:
    theme = dress.theme
    bottom = body.bottom - layout.debts - FOOT
    for y in layout.rules:
        canvas.fill(Box(body.x + 10, body.y + y, body.width - 20, 2), theme.paper_rule)
    middle, _ = body.centre
    height = body.height - layout.debts - 28
    canvas.fill(Box(middle - 2, body.y + 14, 4, height), theme.paper_line)
    heavy = Box(body.x + 10, body.y + layout.line_y - 4, body.width - 20, 8)
    canvas.fill(heavy, theme.paper_line)
    for y in layout.game_lines:
        canvas.fill(Box(body.x + 24, body.y + y - 2, body.width - 48, 4), theme.pencil)
    foot = Box(body.x + 10, bottom, body.width - 20, 0)
    rule(canvas, foot.moved(down=3), theme.paper_line, width=3)
    rule(canvas, foot.moved(down=10), theme.paper_line, width=3)


def _draw_head(
    canvas: Canvas,
    box: Box,
    side: Side,
    *,
    reader: Side | None,
    dress: TableDress,
    form: RubberForm,
) -> None:
    theme = dress.theme
    is_vulnerable = form.vulnerable.includes(side)
    inner = box.inset(PADDING, 4)
    upper, lower = inner.top_part(62), inner.bottom_part(40)
    canvas.text(
        side_name(side, dress.words, reader=reader),
        upper,
        theme.paper_red if is_vulnerable else theme.paper_text,
        size=54,
        face=Face.BOLD,
        align=Align.CENTRE,
    )
    seats = [seat for seat in side.seats if seat in dress.people]
    for seat, cell in zip(seats, lower.columns(max(1, len(seats)), gap=16), strict=False):
        canvas.name(
            dress.name_of(seat), cell, theme.paper_muted, size=34, least=30, align=Align.CENTRE
        )


def _draw_figure(canvas: Canvas, row: Box, figure: PlacedFigure, dress: TableDress) -> None:
    """The points in pencil, the reason small beside them."""
    theme, entry = dress.theme, figure.written.entry
    size = min(FIGURE_SIZE, row.height + 6)
    # a hand does not write on a ruler: figures stand a few pixels off, always the same ones
    offset = (entry.points * 7 + entry.deal * 13 + figure.y) % 9 - 4
    spot = row.inset(PADDING, 0).left_part(140).moved(right=offset)
    canvas.text(
        str(entry.points), spot, theme.pencil, size=size, face=Face.PENCIL, align=Align.RIGHT
    )
    reason = dress.words.reasons[entry.reason]
    label = Box(row.x + 190, row.y, row.width - 200, row.height)
    canvas.text(reason, label, theme.paper_muted, size=REASON_SIZE + 2, least=REASON_SIZE)


def _draw_hidden(
    canvas: Canvas, column: Box, side: Side, layout: RubberLayout, dress: TableDress
) -> None:
    """The sum of bonuses that found no row of their own, in the lowest row above the line."""
    points = layout.hidden.get(side)
    if points is None:
        return
    y = column.y + layout.line_y - 10 - layout.row
    row = Box(column.x, y, column.width, layout.row)
    spot = row.inset(PADDING, 0).left_part(140)
    size = min(FIGURE_SIZE, row.height + 6)
    canvas.text(
        str(points), spot, dress.theme.pencil, size=size, face=Face.PENCIL, align=Align.RIGHT
    )
    canvas.text("…", Box(row.x + 190, y, 100, row.height), dress.theme.paper_muted, size=34)


def _draw_total(canvas: Canvas, box: Box, side: Side, form: RubberForm, dress: TableDress) -> None:
    theme, words = dress.theme, dress.words
    inner = box.inset(PADDING, 12)
    spot = inner.left_part(140)
    total = form.totals[side]
    canvas.text(
        str(total),
        spot,
        theme.pencil,
        size=78,
        least=60,
        face=Face.PENCIL,
        align=Align.RIGHT,
    )
    label = Box(box.x + 190, inner.y, box.width - 200, inner.height)
    text = words.total
    if form.is_over:
        won = whists(form.totals)[side]
        upper, lower = label.rows(2)
        canvas.text(text, upper, theme.paper_muted, size=34)
        canvas.text(
            f"{words.whists} {signed(won) or '0'}",
            lower,
            theme.paper_text,
            size=40,
            face=Face.BOLD,
        )
    else:
        canvas.text(text, label, theme.paper_muted, size=34)


def _draw_debts(canvas: Canvas, strip: Box, form: RubberForm, dress: TableDress) -> None:
    """Who owes whom, one debt in each half; nothing in a strip of no height."""
    if not strip.height:
        return
    theme = dress.theme
    rule(canvas, strip.moved(down=-strip.height), theme.paper_rule)
    for debt, half in zip(debts(form.totals), strip.columns(2), strict=True):
        inner = half.inset(PADDING // 2, 4)
        figure = inner.right_part(76)
        names = Box(inner.x, inner.y, inner.width - 84, inner.height)
        for seat, cell in zip((debt.loser, debt.winner), names.columns(2, gap=44), strict=True):
            canvas.name(
                dress.name_of(seat),
                cell,
                theme.paper_text,
                size=34,
                least=30,
                align=Align.RIGHT if seat is debt.loser else Align.LEFT,
            )
        canvas.text("→", names, theme.paper_muted, size=34, align=Align.CENTRE)
        canvas.text(str(debt.whists), figure, theme.paper_text, size=40, face=Face.BOLD)
