"""The play of a finished deal as a sheet: a row a trick, the winner lit, what cost a trick marked.

``losses`` maps the place of a card in the play (from 0) to the tricks it cost, double dummy.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from engine.bridge import FinishedDeal
from engine.cards import Suit
from engine.seats import COMPASS, Seat
from engine.tricks import Played, Trick

from .boxes import Box
from .canvas import Align, Canvas
from .dress import TableDress
from .encode import encode
from .fonts import Face
from .paper import new_sheet, rule
from .phrases import contract_with_declarer, margin_text, signed
from .picture import Picture
from .suit_inks import suit_inks

ROW = 66
HEAD = 62
NUMBER_WIDTH = 84
CARD_SIZE = 44
COST_WIDTH = 54

Losses = Mapping[int, int]


def draw_play(finished: FinishedDeal, dress: TableDress, losses: Losses) -> Picture:
    """The play; ValueError when no card was played."""
    tricks = list(tricks_of(finished))
    if finished.contract is None or not tricks:
        raise ValueError("nothing was played")
    title = f"{dress.words.deal} {finished.number}"
    sheet = new_sheet(
        title, HEAD + len(tricks) * ROW + 12, dress, subtitle=_outcome(finished, dress)
    )
    inner = sheet.body.inset(12, 6)
    _draw_head(sheet.canvas, inner.top_part(HEAD), dress)
    body = Box(inner.x, inner.y + HEAD, inner.width, len(tricks) * ROW)
    trumps = finished.contract.strain.suit
    for number, (trick, row) in enumerate(zip(tricks, body.rows(len(tricks)), strict=True)):
        label, cells = _columns(row)
        ink = dress.theme.paper_muted
        sheet.canvas.text(str(number + 1), label, ink, size=36, align=Align.CENTRE)
        for card in _cards(trick, trumps, losses, number):
            _draw_card(sheet.canvas, cells[COMPASS.index(card.played.seat)], card, dress)
        rule(sheet.canvas, row, dress.theme.paper_rule)
    return encode(sheet.canvas, play_text(finished, dress, losses))


def tricks_of(finished: FinishedDeal) -> Iterator[Trick]:
    """The tricks of the play; the last may be short when the deal ended by a claim."""
    for at in range(0, len(finished.played), 4):
        plays = finished.played[at : at + 4]
        yield Trick(plays[0].seat, plays)


def _outcome(finished: FinishedDeal, dress: TableDress) -> str:
    contract = finished.contract
    if contract is None:
        return dress.words.passed_out
    margin = margin_text(contract, finished.outcome.tricks)
    return f"{contract_with_declarer(contract, dress.words)} {margin}"


def _columns(row: Box) -> tuple[Box, tuple[Box, ...]]:
    rest = Box(row.x + NUMBER_WIDTH, row.y, row.width - NUMBER_WIDTH, row.height)
    return row.left_part(NUMBER_WIDTH), rest.columns(4, gap=10)


def _draw_head(canvas: Canvas, row: Box, dress: TableDress) -> None:
    theme = dress.theme
    _, cells = _columns(row)
    for seat, cell in zip(COMPASS, cells, strict=True):
        name = dress.words.seat_names[seat]
        canvas.text(
            name, cell, theme.paper_text, size=36, least=30, face=Face.BOLD, align=Align.CENTRE
        )
    rule(canvas, row, theme.paper_line, width=4)


@dataclass(frozen=True, slots=True)
class _Card:
    """A card in its trick: led, winning, and what it cost."""

    played: Played
    is_led: bool
    is_winner: bool
    lost: int


def _cards(trick: Trick, trumps: Suit | None, losses: Losses, number: int) -> Iterator[_Card]:
    winner = trick.winner(trumps) if len(trick) == 4 else None
    for at, played in enumerate(trick.plays):
        lost = losses.get(4 * number + at, 0)
        yield _Card(played, is_led=at == 0, is_winner=played.seat is winner, lost=lost)


def _draw_card(canvas: Canvas, cell: Box, card: _Card, dress: TableDress) -> None:
    theme = dress.theme
    ground = theme.turn if card.is_winner else theme.paper
    if card.is_winner:
        canvas.panel(cell.inset(0, 4), ground, radius=12)
    ink = theme.turn_text if card.is_winner else theme.paper_text
    inks = suit_inks(theme, dress.colours, ground)
    text = dress.card_text(card.played.card)
    canvas.line(text, cell, ink, inks, size=CARD_SIZE, align=Align.CENTRE)
    if card.is_led:
        mark = Box(cell.x + 6, cell.y, 26, cell.height)
        canvas.text("▸", mark, ink, size=34, align=Align.CENTRE)
    if card.lost:
        mark = cell.right_part(COST_WIDTH).inset(2, 10)
        canvas.panel(mark, theme.vulnerable_disc, radius=10)
        cost = signed(-card.lost)
        canvas.text(cost, mark, theme.disc_text, size=34, face=Face.BOLD, align=Align.CENTRE)


def play_text(finished: FinishedDeal, dress: TableDress, losses: Losses) -> str:
    """The play, a line a trick; a cost stands in brackets behind the card."""
    lines = [f"{dress.words.deal} {finished.number}: {_outcome(finished, dress)}"]
    for number, trick in enumerate(tricks_of(finished)):
        cards = (
            _card_words(played, losses.get(4 * number + at, 0), dress)
            for at, played in enumerate(trick.plays)
        )
        lines.append(f"{number + 1}. {' '.join(cards)}")
    return "\n".join(lines)


def _card_words(played: Played, lost: int, dress: TableDress) -> str:
    letter = dress.words.seat_letters[Seat(played.seat)]
    cost = f" ({signed(-lost)})" if lost else ""
    return f"{letter} {dress.card_text(played.card)}{cost}"
