"""Looking back at finished deals: analysis, meanings, reports of calls, the same deal elsewhere.

A press is answered at once; what takes thought is shown in a message of its own a moment later.
"""

from __future__ import annotations

from bot.chat import ChatRef
from bot.screens import Screen, comparison, review, toasts
from bot.screens.scene import Scene
from bot.tables import BridgeMatch, Person, Table, TableError, TableReason
from bot.tables.archive import CallReport, KnownDeal
from bot.tables.comparing import compare
from bot.texts import Texts
from engine import Auction
from engine.bridge import FinishedDeal
from engine.bridge.deal_code import deal_code
from engine.players import meanings_of_finished
from engine.players.bidding import Meaning, bidder
from engine.players.explaining import stakes_before
from engine.players.review import DealReview

from .computers import NotWorkedOut
from .house import House
from .pressed import Answer, Pressed
from .surfaces import Surface


def finished_deal(table: Table, number: str) -> tuple[int, FinishedDeal]:
    """A finished deal by its number as played, and its place in the match (from 0)."""
    finished = table.match.state.finished if table.match is not None else ()
    for place, deal in enumerate(finished):
        if str(deal.number) == number:
            return place, deal
    raise TableError(TableReason.NO_CARDS_YET)


def _place(pressed: Pressed) -> ChatRef:
    return pressed.press.chat or pressed.table.chat


def scene_for(table: Table, person: Person, chat: ChatRef, house: House) -> Scene:
    """The table as the person sees it in private, as everybody sees it in a group."""
    seat = table.seat_of(person.id)
    if chat.is_private and seat is not None:
        return Scene.of_seat(table, seat, house.texts_for(person), person.settings)
    texts = Texts.load(table.settings.language) if not chat.is_private else house.texts_for(person)
    return Scene.of_group(table, texts, bot_username=house.messenger.bot_username)


# --- analysis ------------------------------------------------------------------------------------


async def show_analysis(pressed: Pressed) -> Answer:
    """``dd.3``, ``dd.3.play`` …: a page of the review."""
    number, page = (*pressed.arguments, "")[:2]
    place, finished = finished_deal(pressed.table, number)
    is_turned = pressed.press.message is not None and page != ""
    scene = scene_for(pressed.table, pressed.person, _place(pressed), pressed.house)
    wish = _Wish(pressed.house, scene, _place(pressed), place, finished)
    pressed.house.nursery.spawn(wish.fulfil, page, anew=not is_turned)
    return Answer()


class _Wish:
    """A review asked for: the table may change meanwhile, the finished deal does not."""

    def __init__(
        self, house: House, scene: Scene, chat: ChatRef, place: int, finished: FinishedDeal
    ) -> None:
        self._house, self._scene, self._chat = house, scene, chat
        self._place, self._finished = place, finished

    async def fulfil(self, page: str, *, anew: bool) -> None:
        """Work it out and show the page."""
        surface = Surface(self._chat, self._scene.table.id, "review")
        screen = await self._screen(page)
        await self._house.showcase.show(surface, screen, anew=anew)

    async def _screen(self, page: str) -> Screen:
        scene, finished = self._scene, self._finished
        if page in ("calls", "report"):
            said = said_in(scene.table, finished)
            return review.calls_screen(scene, finished, said, reports=page == "report")
        worked_out = await self._review()
        if page == "play" and finished.played:
            return review.play_screen(scene, finished, worked_out)
        code = await code_of(self._house, scene.table, self._place, finished)
        return review.summary_screen(scene, finished, worked_out, code=code)

    async def _review(self) -> DealReview | None:
        try:
            return await self._house.reviewer.review(self._finished)
        except NotWorkedOut:
            return None


def said_in(table: Table, finished: FinishedDeal) -> tuple[Meaning, ...]:
    """What every call of a finished deal means, with the score it was made at."""
    form = _match(table).state.form
    return meanings_of_finished(form, finished, table.settings.system)


def _match(table: Table) -> BridgeMatch:
    if table.match is None:
        raise TableError(TableReason.NOT_PLAYING)
    return table.match


async def code_of(house: House, table: Table, place: int, finished: FinishedDeal) -> str:
    """The code under which the deal is kept (or will be in a moment)."""
    async with house.store.unit() as unit:
        kept = await unit.archive.results_at(table.id)
    for result in kept:
        if result.number == place:
            return result.code
    return deal_code(finished.hands, finished.dealer, finished.vulnerable)


# --- calls ---------------------------------------------------------------------------------------


async def show_meaning(pressed: Pressed) -> Answer:
    """``mean.3.5``: what a call of a finished deal means, as an alert."""
    number, index = pressed.arguments
    _, finished = finished_deal(pressed.table, number)
    said = said_in(pressed.table, finished)
    at = int(index)
    meaning = said[at] if 0 <= at < len(said) else None
    text = toasts.auction_alert(pressed.table, finished.auction, at, meaning, pressed.texts)
    return Answer(text, is_alert=True)


async def report_call(pressed: Pressed) -> Answer:
    """``rep.3.5``: keep a call with all that is needed to look into it."""
    _ = pressed.seat
    number, index = pressed.arguments
    _, finished = finished_deal(pressed.table, number)
    report = _report(pressed, finished, int(index))
    async with pressed.house.store.unit() as unit:
        await unit.archive.keep_report(report)
        await unit.commit()
    return Answer(toasts.reported_toast(pressed.texts), is_alert=True)


def _report(pressed: Pressed, finished: FinishedDeal, step: int) -> CallReport:
    auction, system = finished.auction, pressed.table.settings.system
    if not 0 <= step < len(auction):
        raise ValueError(step)
    before = Auction(auction.dealer, auction.calls[:step])
    said = said_in(pressed.table, finished)[step]
    caller = auction.caller(step)
    own = bidder(system).choose(
        finished.hands[caller],
        before,
        vulnerable=finished.vulnerable,
        score=stakes_before(_match(pressed.table).state.form, finished.number),
    )
    return CallReport(
        person_id=pressed.person.id,
        table_id=pressed.table.id,
        deal=KnownDeal.of(finished),
        auction=str(auction),
        step=step,
        system=system,
        rule=said.kind.value,
        reason=f"{said}; the system calls {own.call} ({own.meaning})",
    )


# --- the same deal elsewhere ---------------------------------------------------------------------


async def show_same(pressed: Pressed) -> Answer:
    """``same.3``: the results of the deal at all tables, as a picture."""
    place, finished = finished_deal(pressed.table, pressed.arguments[0])
    _require_no_secret(pressed.table)
    chat = _place(pressed)
    scene = scene_for(pressed.table, pressed.person, chat, pressed.house)
    pressed.house.nursery.spawn(_show_same, pressed.house, scene, chat, place, finished)
    return Answer()


def _require_no_secret(table: Table) -> None:
    """While somebody plays prepared deals, how others did on them stays hidden; TableError."""
    match = table.match
    if match is not None and match.state.options.boards and not match.is_over:
        raise TableError(TableReason.NOT_ALLOWED)


async def _show_same(
    house: House, scene: Scene, chat: ChatRef, place: int, finished: FinishedDeal
) -> None:
    code = await code_of(house, scene.table, place, finished)
    async with house.store.unit() as unit:
        results = await unit.archive.results_of(code)
    try:
        par = await house.reviewer.par(finished.hands, finished.vulnerable, finished.dealer)
    except NotWorkedOut:
        return
    compared = compare(results, par=par)
    screen = comparison.same_deal_screen(
        scene.texts,
        scene.dress,
        code,
        compared,
        par=par,
        own_table=scene.table.id,
        is_text_only=scene.settings.is_text_only,
    )
    surface = Surface(chat, scene.table.id, "same")
    await house.showcase.show(surface, screen, anew=True)
