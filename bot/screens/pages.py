"""Pages of the table message that are not the table: auction, sheet, review, menu, stop.

The same for the group and for a seat, but for the menu; each ends in a way back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from bot.chat import Button, ButtonStyle, Rows
from bot.tables import Human, Status
from engine.auction import Bid, Call
from engine.bridge import FinishedDeal, Phase
from renderers import auction_text, review_text, sheet_text
from renderers.phrases import call_text

from . import codes
from .bars import back_row, link_row, press
from .call_keys import bid_label
from .call_notes import explanations
from .captions import group_line, result_lines
from .draw_page import draw_screen
from .drawings import auction_photo, review_photo, sheet_photo
from .entries import entry_rows
from .inline import ask_query
from .keys import Keys
from .requests import asking_row, claim_rows
from .scene import Scene, joined
from .screen import Screen
from .table_page import final_form, final_score_line, table_drawing

MOST_CALLS = 40
"""The newest calls that the auction page offers: ten rows of four."""

RECORD_FORMATS = ("pbn", "lin")


def page_screen(scene: Scene, chosen: str | None) -> Screen | None:
    """The page this code opens; None when it opens none, or none now."""
    if chosen is None:
        return None
    page = _PAGES.get(codes.word(chosen))
    return None if page is None else page(scene, chosen)


def auction_page(scene: Scene, _chosen: str = "") -> Screen | None:
    """The auction as a sheet, each call a button that explains it."""
    auction = scene.view.auction
    if scene.view.phase not in (Phase.AUCTION, Phase.PLAY):
        return None
    dress = replace(scene.dress, notes=explanations(scene.table, scene.view, scene.texts))
    drawing = partial(auction_photo, auction, dress, scene.view.vulnerable)
    key = "auction-page" if auction.calls else "auction-page-empty"
    return scene.screen(
        joined(group_line(scene), scene.texts.say(key)),
        (*_call_rows(scene), back_row(scene)),
        drawing,
        partial(auction_text, auction, dress),
    )


def _call_rows(scene: Scene) -> Rows:
    calls = list(enumerate(scene.view.auction))
    first = max(0, len(calls) - MOST_CALLS)
    first += -first % 4
    buttons = [
        scene.keys.button(
            f"{scene.words.seat_letters[seat]} {_short(call, scene)}",
            codes.with_arguments(codes.WHY, index),
        )
        for index, (seat, call) in calls[first:]
    ]
    return tuple(tuple(buttons[at : at + 4]) for at in range(0, len(buttons), 4))


def _short(call: Call, scene: Scene) -> str:
    return bid_label(call, scene.words) if isinstance(call, Bid) else call_text(call, scene.words)


def sheet_page(scene: Scene, _chosen: str = "") -> Screen:
    """The score sheet, each deal of which can be asked about."""
    title = joined(group_line(scene), scene.texts.say("sheet-page"))
    rows = entry_rows(scene, final_form(scene))
    return sheet_screen(scene, title, (*rows, *draw_row(scene), back_row(scene)))


def sheet_screen(scene: Scene, title: str, rows: Rows) -> Screen:
    """The sheet's picture under a title."""
    form = final_form(scene)
    hint = scene.texts.say("sheet-hint") if form.scored else None
    return scene.screen(
        joined(title, final_score_line(scene), hint),
        rows,
        partial(sheet_photo, form, scene.dress, scene.side),
        partial(sheet_text, form, scene.dress, side=scene.side),
    )


def draw_row(scene: Scene) -> Rows:
    """The way to the draw for partners, where there was one."""
    return () if scene.table.draw is None else ((press(scene, "b-draw", codes.DRAW),),)


def draw_page(scene: Scene, _chosen: str = "") -> Screen | None:
    """The draw for partners."""
    drawn = draw_screen(scene.table, scene.texts, is_text_only=scene.settings.is_text_only)
    return None if drawn is None else replace(drawn, rows=(back_row(scene),))


def review_page(scene: Scene, chosen: str) -> Screen | None:
    """All four hands of a finished deal, with ways to its neighbours and to a file."""
    finished = _finished_deals(scene)
    wanted = "".join(codes.arguments(chosen))
    at = next((at for at, deal in enumerate(finished) if str(deal.number) == wanted), None)
    if at is None:
        return None
    deal = finished[at]
    return scene.screen(
        joined(group_line(scene), result_lines(scene, deal)),
        (
            _neighbours(scene, finished, at),
            _deeper_row(scene, deal),
            _record_row(scene),
            back_row(scene),
        ),
        partial(review_photo, deal, scene.dress, is_rubber=scene.is_rubber),
        partial(review_text, deal, scene.dress, is_rubber=scene.is_rubber),
    )


def _deeper_row(scene: Scene, deal: FinishedDeal) -> tuple[Button, ...]:
    """What takes a moment and comes in a message of its own."""
    pages = (("b-summary", codes.ANALYSIS), ("b-same", codes.SAME))
    return tuple(
        press(scene, label, codes.with_arguments(word, deal.number)) for label, word in pages
    )


def _finished_deals(scene: Scene) -> tuple[FinishedDeal, ...]:
    """Everything about finished deals is public, so they may come from the state."""
    match = scene.table.match
    return () if match is None else match.state.finished


def _neighbours(scene: Scene, finished: tuple[FinishedDeal, ...], at: int) -> tuple[Button, ...]:
    before, after = finished[max(0, at - 1)], finished[min(at + 1, len(finished) - 1)]
    return tuple(
        scene.keys.button(
            scene.texts.plain(key),
            codes.with_arguments(codes.REVIEW, deal.number),
            is_disabled=deal is finished[at],
        )
        for key, deal in (("b-deal-before", before), ("b-deal-after", after))
    )


def _record_row(scene: Scene) -> tuple[Button, ...]:
    return tuple(
        scene.keys.button(
            scene.texts.plain("b-record", format=name.upper()),
            codes.with_arguments(codes.RECORD, name),
        )
        for name in RECORD_FORMATS
    )


def menu_page(scene: Scene, _chosen: str = "") -> Screen | None:
    """The rarer actions. In a group all of them, for the keyboard is the same for everybody."""
    is_open = scene.table.status is Status.PLAYING
    down = press(scene, "b-bottom", codes.BOTTOM)
    has_trick = scene.seat is not None and bool(scene.view.tricks)
    trick = (press(scene, "b-last-trick", codes.LAST),) if has_trick else ()
    rows: Rows = ((*trick, down),)
    if is_open:
        asking = asking_row(scene) if scene.view.phase in (Phase.AUCTION, Phase.PLAY) else ()
        rows += (*((asking,) if asking else ()), *_stand_in_rows(scene))
    if scene.seat is None:
        ask = Button(scene.texts.plain("b-inline"), ask=ask_query(scene.table))
        rows += (*link_row(scene), (ask,))
        if is_open:
            rows += ((press(scene, "b-hint", codes.HINT),),)
    else:
        rows += ((Keys().button(scene.texts.plain("b-personal"), codes.ME),),)
    if scene.view.last is not None:
        rows += (_record_row(scene),)
    if is_open:
        rows += ((press(scene, "b-stop", codes.STOP, style=ButtonStyle.DANGER),),)
    return _over_the_table(scene, "menu-page", (*rows, back_row(scene)))


def claim_page(scene: Scene, _chosen: str = "") -> Screen | None:
    """How many of the tricks that are left?"""
    if scene.view.dummy is None or scene.view.request is not None:
        return None
    return _over_the_table(scene, "claim-page", (*claim_rows(scene), back_row(scene)))


def _stand_in_rows(scene: Scene) -> Rows:
    away = press(scene, "b-away", codes.AWAY)
    take = press(scene, "b-take", codes.TAKE)
    if scene.seat is None:
        return ((away, take),)
    occupant = scene.table.seats[scene.seat]
    is_away = isinstance(occupant, Human) and occupant.is_away
    return ((take if is_away else away,),)


def stop_page(scene: Scene, _chosen: str = "") -> Screen | None:
    """Really stop?"""
    if scene.table.status is not Status.PLAYING:
        return None
    stop = press(scene, "b-stop-now", codes.STOP_NOW, style=ButtonStyle.DANGER)
    go_on = press(scene, "b-play-on", codes.BACK, style=ButtonStyle.SUCCESS)
    key = "stop-page-rubber" if scene.is_rubber else "stop-page"
    return _over_the_table(scene, key, ((go_on, stop),))


def _over_the_table(scene: Scene, key: str, rows: Rows) -> Screen:
    """Other buttons and words under the picture that is there already."""
    drawing, equal = table_drawing(scene)
    text = joined(group_line(scene), scene.texts.say(key))
    return scene.screen(text, rows, drawing, equal)


_PAGES: dict[str, Callable[[Scene, str], Screen | None]] = {
    codes.BIDS: auction_page,
    codes.SHEET: sheet_page,
    codes.DRAW: draw_page,
    codes.REVIEW: review_page,
    codes.MENU: menu_page,
    codes.STOP: stop_page,
    codes.CLAIM: claim_page,
}
