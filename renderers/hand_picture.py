"""The hand panel: the viewer's cards alone, playable ones bright; dummy's too while he plays it.

A strip above says what is being played: contract, the trick so far, from which hand.
"""

from __future__ import annotations

from engine.bridge import BridgeView, Phase
from engine.seats import Seat

from .boxes import Box
from .canvas import Align, Canvas
from .card_face import Shade
from .card_layout import fan
from .contract_mark import contract_width, draw_contract
from .dress import TableDress
from .encode import encode
from .fonts import Face
from .phrases import call_text
from .picture import Picture
from .plain_text import hand_text, playable_cards, trumps_of
from .seat_plate import PlateState, draw_plate
from .suit_inks import suit_inks
from .table_cards import draw_card, draw_card_chip
from .table_layout import PLATE

WIDTH = 960
STRIP = 84
MARGIN = 16
FAN = 228


def draw_hand(view: BridgeView, dress: TableDress) -> Picture:
    """The viewer's cards; and dummy's above them while the viewer plays dummy.

    ValueError for a spectator's view, which has no hand.
    """
    if view.seat is None:
        raise ValueError("a spectator has no hand")
    seats = shown_seats(view)
    block = PLATE[1] + 8 + FAN + MARGIN
    canvas = Canvas(WIDTH, STRIP + MARGIN + block * len(seats), dress.theme.cloth)
    _draw_strip(canvas, canvas.box.top_part(STRIP), view, dress)
    area = Box(MARGIN, STRIP + MARGIN, WIDTH - 2 * MARGIN, block * len(seats))
    for seat, box in zip(seats, area.rows(len(seats)), strict=True):
        _draw_seat(canvas, box, seat, view, dress)
    return encode(canvas, hand_text(view, dress))


def shown_seats(view: BridgeView) -> tuple[Seat, ...]:
    """The hands on the panel: the viewer's own, below dummy's if he plays both."""
    if view.seat is None:
        return ()
    contract = view.contract
    plays_dummy = contract is not None and contract.declarer is view.seat
    if plays_dummy and view.dummy is not None and view.dummy in view.hands:
        return (view.dummy, view.seat)
    return (view.seat,)


def _draw_seat(canvas: Canvas, box: Box, seat: Seat, view: BridgeView, dress: TableDress) -> None:
    is_playing = view.phase is Phase.PLAY and view.request is None
    is_due = is_playing and view.turn is not None and view.turn.seat is seat
    is_calling = view.phase is Phase.AUCTION and view.is_mine
    state = PlateState(
        is_vulnerable=view.vulnerable.includes(seat.side),
        is_dealer=seat is view.dealer,
        is_on_turn=view.is_mine and (is_due or is_calling),
    )
    draw_plate(canvas, box.top_part(PLATE[1]).left_part(420), seat, dress, state)
    hand = view.hands.get(seat)
    if hand is None:
        return
    playable = playable_cards(view) if is_due else ()
    area = Box(box.x, box.y + PLATE[1] + 8, box.width, FAN)
    for placed in fan(hand, area, trumps=trumps_of(view), raised=playable):
        is_dimmed = view.is_mine and is_playing and placed.card not in playable
        draw_card(canvas, placed, dress, Shade.DIMMED if is_dimmed else Shade.BRIGHT)


def _draw_strip(canvas: Canvas, strip: Box, view: BridgeView, dress: TableDress) -> None:
    theme, words = dress.theme, dress.words
    canvas.fill(strip, theme.bar)
    inner = strip.inset(MARGIN, 8)
    if view.contract is None:
        text = f"{words.deal} {view.deal_number}"
        canvas.text(text, inner, theme.bar_text, size=44, face=Face.BOLD)
        _draw_last_calls(canvas, inner, view, dress)
        return
    width = contract_width(view.contract, dress, 54) + 28
    chip = inner.left_part(width)
    canvas.panel(chip, theme.card, radius=12)
    draw_contract(canvas, chip, view.contract, dress, size=54)
    rest = Box(chip.right + 16, inner.y, inner.right - chip.right - 16, inner.height)
    _draw_trick(canvas, rest, view, dress)


def _draw_last_calls(canvas: Canvas, box: Box, view: BridgeView, dress: TableDress) -> None:
    """The last three calls, from the right edge."""
    theme = dress.theme
    said = list(view.auction)[-3:]
    text = "   ".join(
        f"{dress.words.seat_letters[seat]} {call_text(call, dress.words)}" for seat, call in said
    )
    inks = suit_inks(theme, dress.colours, theme.bar)
    half = box.right_part(box.width * 2 // 3)
    canvas.line(text, half, theme.bar_text, inks, size=42, align=Align.RIGHT)


def _draw_trick(canvas: Canvas, box: Box, view: BridgeView, dress: TableDress) -> None:
    """The cards of the current trick in the order played, each after its seat's letter."""
    if view.trick is None:
        return
    x = box.x
    for played in view.trick.plays:
        letter = dress.words.seat_letters[played.seat]
        x += canvas.text(letter, Box(x, box.y, 80, box.height), dress.theme.bar_muted, size=36)
        chip = Box(x + 10, box.y + 8, 104, box.height - 16)
        draw_card_chip(canvas, chip, played.card, dress, size=46)
        x = chip.right + 20
