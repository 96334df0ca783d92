"""The table as one seat, or the group, may see it: the picture that is looked at all evening."""

from __future__ import annotations

from engine.bridge import BridgeView, Phase
from engine.seats import COMPASS

from .auction_grid import draw_grid
from .boxes import Box
from .canvas import Align, Canvas
from .dress import TableDress
from .encode import encode
from .fonts import Face
from .picture import Picture
from .plain_text import finished_line, table_text
from .request_note import draw_request
from .scene import Scene, build_scene, table_grid
from .seat_plate import PlateState, draw_plate
from .table_bar import draw_bar
from .table_cards import draw_hands, draw_last_trick, draw_trick


def draw_table(view: BridgeView, dress: TableDress) -> Picture:
    """The picture of the table in any phase of a match."""
    scene = build_scene(view, dress)
    canvas = _cloth(scene)
    draw_bar(canvas, scene)
    draw_hands(canvas, scene)
    _draw_plates(canvas, scene)
    _draw_middle(canvas, scene)
    return encode(canvas, table_text(view, dress))


def _cloth(scene: Scene) -> Canvas:
    theme = scene.dress.theme
    picture = scene.layout.picture
    canvas = Canvas(picture.width, picture.height, theme.cloth_edge)
    low = Box(0, scene.layout.bar.bottom, picture.width, picture.height - scene.layout.bar.bottom)
    canvas.panel(low.inset(6), theme.cloth, radius=30)
    return canvas


def _draw_plates(canvas: Canvas, scene: Scene) -> None:
    view = scene.view
    for seat in COMPASS:
        state = PlateState(
            is_vulnerable=view.vulnerable.includes(seat.side),
            is_dealer=seat is view.dealer,
            is_on_turn=scene.is_deciding(seat),
        )
        draw_plate(canvas, scene.layout.plates[scene.places[seat]], seat, scene.dress, state)


def _draw_middle(canvas: Canvas, scene: Scene) -> None:
    if scene.view.phase is Phase.PLAY:
        draw_trick(canvas, scene)
        _draw_corner(canvas, scene)
    elif scene.layout.middle is not None:
        _draw_panel(canvas, scene.layout.middle, scene)


def _draw_corner(canvas: Canvas, scene: Scene) -> None:
    """An open request, else the last trick."""
    corner = scene.layout.last_trick
    if corner is None:
        return
    if scene.view.request is not None:
        draw_request(canvas, corner, scene.view.request, scene.dress)
    elif scene.view.last_trick is not None:
        draw_last_trick(canvas, corner, scene.view.last_trick, scene)


def _draw_panel(canvas: Canvas, box: Box, scene: Scene) -> None:
    if scene.view.phase is Phase.AUCTION:
        draw_grid(canvas, box, table_grid(scene.view, scene.dress), scene.dress)
    else:
        _draw_notice(canvas, box, scene)


def _draw_notice(canvas: Canvas, box: Box, scene: Scene) -> None:
    """Between deals: the last result and that cards are being dealt, or that all is over."""
    theme, words = scene.dress.theme, scene.dress.words
    text = words.match_over if scene.view.phase is Phase.OVER else words.shuffling
    panel = box.centred(min(box.width, 860), 200 if scene.view.last else 120)
    canvas.panel(panel, theme.plate, radius=20, line=theme.plate_line)
    rows = panel.inset(24, 16).rows(2 if scene.view.last else 1)
    canvas.text(text, rows[0], theme.plate_text, size=54, face=Face.BOLD, align=Align.CENTRE)
    if scene.view.last is not None:
        canvas.line(
            finished_line(scene.view.last, scene.dress),
            rows[1],
            theme.plate_text,
            scene.inks(theme.plate),
            size=38,
            face=Face.TEXT,
            align=Align.CENTRE,
            is_name=True,
        )
