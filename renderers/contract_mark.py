"""A contract as a large sign: level, strain, and the doubling in red, on a card's ground."""

from __future__ import annotations

from dataclasses import replace

from engine.auction import Contract, Doubling

from .boxes import Box
from .canvas import Canvas, line_width
from .dress import TableDress
from .fonts import Face, text_width
from .phrases import contract_text, doubling_sign
from .suit_inks import suit_inks


def contract_width(contract: Contract, dress: TableDress, size: int) -> int:
    """The width of the sign in pixels."""
    bid, doubling = _parts(contract, dress)
    return line_width(bid, size) + text_width(doubling, Face.BOLD, size)


def draw_contract(
    canvas: Canvas, box: Box, contract: Contract, dress: TableDress, *, size: int
) -> None:
    """The sign in the middle of the box, which stands on the colour of cards."""
    theme = dress.theme
    bid, doubling = _parts(contract, dress)
    x = box.x + (box.width - contract_width(contract, dress, size)) // 2
    rest = Box(x, box.y, box.right - x, box.height)
    inks = suit_inks(theme, dress.colours, theme.card)
    x += canvas.line(bid, rest, theme.black, inks, size=size)
    rest = Box(x, box.y, box.right - x, box.height)
    canvas.text(doubling, rest, theme.red, size=size, face=Face.BOLD)


def _parts(contract: Contract, dress: TableDress) -> tuple[str, str]:
    plain = replace(contract, doubling=Doubling.NONE)
    return contract_text(plain, dress.words), doubling_sign(contract.doubling, dress.words)
