"""The review of a finished deal: what double dummy says, the play, the auction's calls.

Everything about a finished deal is public. The pages are shown in a message of their own and turn
into each other by its buttons.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from bot.chat import Button, ButtonStyle, Rows
from bot.texts import Html
from engine import Seat
from engine.auction import PASS, Bid, Call, Strain
from engine.bridge import FinishedDeal
from engine.players.bidding import Meaning
from engine.players.double_dummy import DoubleDummyTable, ParContract
from engine.players.review import DealReview, Loss
from engine.seats import COMPASS, Side
from renderers import auction_text, play_text, review_text
from renderers.phrases import (
    call_text,
    contract_with_declarer,
    margin_text,
    points_text,
    side_name,
)

from . import codes
from .call_keys import bid_label
from .captions import result_lines
from .drawings import auction_photo, play_photo, review_photo
from .meanings import call_meaning
from .scene import Scene, joined
from .screen import Screen

MOST_LOSSES = 6
"""More of them would make the caption too long."""
MOST_BETTER = 3
MOST_CALLS = 40
RECORD_FORMATS = ("pbn", "lin")


def summary_screen(
    scene: Scene, finished: FinishedDeal, review: DealReview | None, *, code: str
) -> Screen:
    """Four hands, auction, result, the double-dummy table, par; where the deal can be found.

    ``review`` None: the solver is not there. ``code`` is the deal's.
    """
    table = None if review is None else _for_picture(review.table)
    lines = joined(
        result_lines(scene, finished),
        None if review is None else par_line(scene, review),
        None if review is None else _lost_line(scene, finished, review),
        scene.texts.say("review-code", code=code),
        scene.texts.say("fair-after", code=code) if finished.salt else None,
    )
    return scene.screen(
        lines,
        (_pages_row(scene, finished), *_file_rows(scene, finished)),
        partial(review_photo, finished, scene.dress, table, is_rubber=scene.is_rubber),
        partial(review_text, finished, scene.dress, table, is_rubber=scene.is_rubber),
    )


def _for_picture(table: DoubleDummyTable) -> Mapping[Seat, Mapping[Strain, int]]:
    return {seat: {strain: table.tricks(strain, seat) for strain in Strain} for seat in COMPASS}


def par_line(scene: Scene, review: DealReview) -> Html:
    """Par as North-South's points, and a contract that reaches it."""
    par = review.par
    if not par.contracts:
        return scene.texts.say("review-par-passed")
    side = par.contracts[0].declarers[0].side
    points = par.score if side is Side.NS else -par.score
    return scene.texts.say(
        "review-par",
        contract=_par_contract(scene, par.contracts[0]),
        side=side_name(side, scene.words, reader=None),
        points=points_text(points),
    )


def _par_contract(scene: Scene, par: ParContract) -> str:
    contract = par.contracts[0]
    margin = margin_text(contract, contract.goal.tricks + par.margin)
    return f"{contract_with_declarer(contract, scene.words)} {margin}"


def _lost_line(scene: Scene, finished: FinishedDeal, review: DealReview) -> Html | None:
    """How many tricks each side gave away."""
    contract = finished.contract
    if contract is None:
        return None
    declaring = contract.declarer.side
    lost = {
        side: sum(loss.tricks for loss in review.losses if loss.seat.side is side) for side in Side
    }
    return scene.texts.say("review-lost", declarer=lost[declaring], defence=lost[declaring.other])


def play_screen(scene: Scene, finished: FinishedDeal, review: DealReview | None) -> Screen:
    """The play with what cost tricks; the losses named."""
    losses = () if review is None else review.losses
    marks = _marks(finished, losses)
    title = scene.texts.say("review-play")
    return scene.screen(
        joined(title, *(_loss_line(scene, loss) for loss in losses[:MOST_LOSSES])),
        (_pages_row(scene, finished),),
        partial(play_photo, finished, scene.dress, marks),
        partial(play_text, finished, scene.dress, dict(marks)),
    )


def _marks(finished: FinishedDeal, losses: tuple[Loss, ...]) -> tuple[tuple[int, int], ...]:
    """Places in the play (from 0) and what the card there cost."""
    place = {played.card: at for at, played in enumerate(finished.played)}
    return tuple((place[loss.card], loss.tricks) for loss in losses)


def _loss_line(scene: Scene, loss: Loss) -> Html:
    card_text = scene.dress.card_text
    better = " ".join(card_text(card) for card in loss.better[:MOST_BETTER])
    return scene.texts.say(
        "review-loss",
        trick=loss.trick,
        name=scene.name(loss.seat),
        card=card_text(loss.card),
        count=loss.tricks,
        better=better,
    )


def calls_screen(
    scene: Scene,
    finished: FinishedDeal,
    meanings: Sequence[Meaning],
    *,
    reports: bool = False,
) -> Screen:
    """The auction with its meanings; each call a button that explains or (``reports``) reports it.

    ``meanings`` stand in the order of the calls; passes are not explained in the picture.
    """
    key = "review-report" if reports else "review-calls"
    notes = {
        at: call_meaning(meaning, scene.texts)
        for at, (call, meaning) in enumerate(zip(finished.auction.calls, meanings, strict=True))
        if call != PASS
    }
    dress = replace(scene.dress, notes=notes)
    return scene.screen(
        scene.texts.say(key),
        (*_call_rows(scene, finished, reports=reports), *_below_calls(scene, finished, reports)),
        partial(auction_photo, finished.auction, dress, finished.vulnerable),
        partial(auction_text, finished.auction, dress),
    )


def _below_calls(scene: Scene, finished: FinishedDeal, reports: bool) -> Rows:
    pages = _pages_row(scene, finished)
    if reports:
        return (pages,)
    code = codes.with_arguments(codes.ANALYSIS, finished.number, "report")
    return ((scene.keys.button(scene.texts.plain("b-report"), code),), pages)


def _call_rows(scene: Scene, finished: FinishedDeal, *, reports: bool) -> Rows:
    word = codes.REPORT if reports else codes.MEANING
    style = ButtonStyle.DANGER if reports else ButtonStyle.PLAIN
    calls = list(enumerate(finished.auction))[-MOST_CALLS:]
    buttons = [
        scene.keys.button(
            f"{scene.words.seat_letters[seat]} {_short(call, scene)}",
            codes.with_arguments(word, finished.number, at),
            style=style,
        )
        for at, (seat, call) in calls
    ]
    return tuple(tuple(buttons[at : at + 4]) for at in range(0, len(buttons), 4))


def _short(call: Call, scene: Scene) -> str:
    return bid_label(call, scene.words) if isinstance(call, Bid) else call_text(call, scene.words)


def _pages_row(scene: Scene, finished: FinishedDeal) -> tuple[Button, ...]:
    pages = [("b-summary", ""), ("b-calls", "calls")]
    if finished.played:
        pages.insert(1, ("b-play", "play"))
    return tuple(
        scene.keys.button(
            scene.texts.plain(label),
            codes.with_arguments(codes.ANALYSIS, finished.number, *([page] if page else [])),
        )
        for label, page in pages
    )


def _file_rows(scene: Scene, finished: FinishedDeal) -> Rows:
    same = codes.with_arguments(codes.SAME, finished.number)
    files = tuple(
        scene.keys.button(
            scene.texts.plain("b-record", format=name.upper()),
            codes.with_arguments(codes.RECORD, name, finished.number),
        )
        for name in RECORD_FORMATS
    )
    return ((scene.keys.button(scene.texts.plain("b-same"), same), *files),)
