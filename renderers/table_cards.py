"""The cards of the table picture: own fan, faced and hidden hands, the trick, the last one."""

from __future__ import annotations

from engine.cards import Card
from engine.seats import COMPASS, Seat
from engine.tricks import Trick

from .boxes import Box
from .canvas import Align, Canvas
from .card_face import CardStyle, Shade, back_sprite, card_sprite, corner_radius
from .card_layout import PlacedCard, columns, fan, rows
from .dress import TableDress
from .plain_text import playable_cards
from .scene import Scene
from .seat_plate import TURN_MARK
from .suit_inks import LEAST_SHAPE_CONTRAST, legible, suit_inks
from .table_layout import Place

BACK_WIDTH = 38


def draw_card(
    canvas: Canvas, placed: PlacedCard, dress: TableDress, shade: Shade = Shade.BRIGHT
) -> None:
    """One card in its box."""
    box = placed.box
    style = CardStyle.of(placed.card, dress)
    sprite = card_sprite(placed.card, style, box.width, box.height, shade, cover=placed.cover)
    canvas.sprite(sprite.image, sprite.mask, (box.x - sprite.margin, box.y - sprite.margin))


def draw_hands(canvas: Canvas, scene: Scene) -> None:
    """Every known hand face up, the others as rows of backs."""
    for seat in COMPASS:
        place = scene.places[seat]
        if place in scene.layout.cards:
            _draw_faced(canvas, seat, place, scene)
        elif place in scene.layout.backs:
            _draw_backs(canvas, scene.layout.backs[place], scene.view.held_counts[seat], scene)


def _draw_faced(canvas: Canvas, seat: Seat, place: Place, scene: Scene) -> None:
    is_due = scene.is_card_due_from(seat)
    playable = playable_cards(scene.view) if is_due else ()
    for placed in place_cards(seat, place, playable, scene):
        is_dimmed = bool(playable) and placed.card not in playable
        shade = Shade.DIMMED if is_dimmed else Shade.BRIGHT
        draw_card(canvas, placed, scene.dress, shade)


def place_cards(
    seat: Seat, place: Place, playable: tuple[Card, ...], scene: Scene
) -> tuple[PlacedCard, ...]:
    """Where the cards of a known hand lie; ``playable`` ones of the own fan stand higher."""
    if not scene.view.hands[seat]:
        return ()
    hand, area = scene.view.hands[seat], scene.layout.cards[place]
    if place is Place.BOTTOM and scene.shape.has_fan:
        return fan(hand, area, trumps=scene.trumps, raised=playable)
    if place in (Place.TOP, Place.BOTTOM):
        return columns(hand, area, trumps=scene.trumps, deepest=scene.layout.dummy_depth)
    return rows(hand, area, trumps=scene.trumps, from_right=place is Place.RIGHT)


def _draw_backs(canvas: Canvas, box: Box, count: int, scene: Scene) -> None:
    if not count:
        return
    sprite = back_sprite(scene.dress.theme, BACK_WIDTH, box.height)
    step = min(12, (box.width - BACK_WIDTH) // max(1, count - 1))
    x = box.x + (box.width - BACK_WIDTH - step * (count - 1)) // 2
    for index in range(count):
        spot = (x + index * step - sprite.margin, box.y - sprite.margin)
        canvas.sprite(sprite.image, sprite.mask, spot)


def draw_trick(canvas: Canvas, scene: Scene) -> None:
    """The cards on the table, a frame where the next one comes from, a mark on the led one."""
    trick = scene.view.trick
    for seat in COMPASS:
        box = scene.layout.trick[scene.places[seat]]
        card = trick.card_of(seat) if trick is not None else None
        if card is not None:
            draw_card(canvas, PlacedCard(card, box), scene.dress)
        elif scene.is_card_due_from(seat):
            _draw_due_place(canvas, box, scene.places[seat], scene)
    if trick is not None and trick.plays:
        _draw_lead_mark(canvas, scene.layout.trick[scene.places[trick.leader]], scene)


_ARROWS = {
    Place.LEFT: "M .14 .04 L .92 .5 L .14 .96",
    Place.RIGHT: "M .86 .04 L .08 .5 L .86 .96",
    Place.BOTTOM: "M .04 .86 L .5 .08 L .96 .86",
    Place.TOP: "M .04 .14 L .5 .92 L .96 .14",
}


def _draw_due_place(canvas: Canvas, box: Box, place: Place, scene: Scene) -> None:
    """An empty frame with an arrow from the hand the card comes from."""
    theme = scene.dress.theme
    colour = legible(theme.turn, theme.cloth, LEAST_SHAPE_CONTRAST)
    radius = corner_radius(box.width) + 2
    canvas.panel(box, theme.cloth, radius=radius, line=colour, width=6)
    side = box.width // 3
    canvas.shape(_ARROWS[place], box.centred(side, side), colour)


def _draw_lead_mark(canvas: Canvas, box: Box, scene: Scene) -> None:
    """A small disc with an arrow on the card that was led."""
    side = max(30, box.width // 4)
    disc = Box(box.x + box.width // 18, box.bottom - side - box.width // 18, side, side)
    canvas.disc(disc, scene.dress.theme.turn)
    mark = disc.centred(side * 4 // 10, side // 2).moved(right=side // 16)
    canvas.shape(TURN_MARK, mark, scene.dress.theme.turn_text)


def draw_last_trick(canvas: Canvas, box: Box, trick: Trick, scene: Scene) -> None:
    """Four small cards as they lay, the winner's lit."""
    theme, words = scene.dress.theme, scene.dress.words
    canvas.panel(box, theme.cloth_edge, radius=16, line=theme.cloth_line)
    inner = box.inset(8, 6)
    canvas.text(words.last_trick, inner.top_part(34), theme.text, size=30, align=Align.CENTRE)
    body = inner.bottom_part(inner.height - 36)
    winner = trick.winner(scene.trumps)
    for seat, chip in _chips(body, scene).items():
        card = trick.card_of(seat)
        if card is not None:
            draw_card_chip(canvas, chip, card, scene.dress, size=38, is_lit=seat is winner)


def _chips(body: Box, scene: Scene) -> dict[Seat, Box]:
    width, height = 84, 42
    top, middle, low = body.rows(3)
    x, _ = body.centre
    spots = {
        Place.TOP: Box(x - width // 2, top.y, width, height),
        Place.LEFT: Box(body.x, middle.y, width, height),
        Place.RIGHT: Box(body.right - width, middle.y, width, height),
        Place.BOTTOM: Box(x - width // 2, low.y, width, height),
    }
    return {seat: spots[scene.places[seat]] for seat in COMPASS}


def draw_card_chip(
    canvas: Canvas, box: Box, card: Card, dress: TableDress, *, size: int, is_lit: bool = False
) -> None:
    """A card as a small sign: suit and rank on a card's ground, or lit."""
    theme = dress.theme
    ground = theme.turn if is_lit else theme.card
    inks = suit_inks(theme, dress.colours, ground)
    canvas.panel(box, ground, radius=9)
    colour = theme.turn_text if is_lit else theme.black
    canvas.line(dress.card_text(card), box, colour, inks, size=size, align=Align.CENTRE)
