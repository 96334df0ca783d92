"""The lines of text under a table's picture: short, for the picture says the rest."""

from __future__ import annotations

from bot.tables import Computer, Human, Status
from bot.texts import Html, clean_name
from engine import CHANCE, Seat
from engine.bridge import FinishedDeal, Phase
from renderers.phrases import contract_text, margin_text, score_text, side_name

from .requests import request_line
from .scene import Scene, joined

LONGEST_TITLE = 40
FINGERPRINT_SIGNS = 20
"""Eighty bits: nobody finds other cards with the same beginning, and it stays one line."""
CALLS_WITH_LAST_RESULT = 4
"""The result of the last deal stays in view during the first round of calls."""


def table_caption(scene: Scene) -> Html:
    """Where the deal stands, who is waited for, and for a moment how the last deal ended."""
    return joined(
        group_line(scene),
        None if scene.view.phase is Phase.PLAY else deal_line(scene),
        stage_line(scene),
        request_line(scene),
        None if scene.view.request is not None else turn_line(scene),
        last_line(scene),
        fair_line(scene),
    )


def group_line(scene: Scene) -> Html | None:
    """Which group's table this is, in a private chat."""
    if not scene.group_title:
        return None
    return scene.texts.say("group-line", title=clean_name(scene.group_title, LONGEST_TITLE))


def deal_line(scene: Scene) -> Html:
    """The deal's number and the form of play."""
    form = scene.texts.plain(f"w-form-{scene.view.form.name}")
    return scene.texts.say("deal-line", number=scene.view.deal_number, form=form)


def stage_line(scene: Scene) -> Html | None:
    """The highest bid, or the contract and the tricks."""
    view, texts = scene.view, scene.texts
    contract = view.auction.contract
    if contract is None:
        return None
    shown = contract_text(contract, scene.words)
    declarer = scene.name(contract.declarer)
    if view.phase is Phase.AUCTION and view.auction.last_bidder is not None:
        bidder = scene.name(view.auction.last_bidder)
        return texts.say("auction-line", bid=shown, name=bidder)
    side = contract.declarer.side
    return texts.say(
        "play-line",
        contract=shown,
        name=declarer,
        taken=view.tricks_won[side],
        needed=contract.goal.tricks,
        other=view.tricks_won[side.other],
    )


def turn_line(scene: Scene) -> Html | None:
    """Who is waited for; in the own panel also which hand the card comes from."""
    turn = scene.view.turn
    if scene.table.status is not Status.PLAYING or turn is None or turn.decider is CHANCE:
        return None
    controller = scene.table.controller_of(turn.decider)
    if scene.seat is not None and controller is scene.seat:
        return _own_turn_line(scene, turn.seat)
    occupant = scene.table.seats[controller]
    if isinstance(occupant, Computer) or (isinstance(occupant, Human) and occupant.is_away):
        return scene.texts.say("computer-thinks", name=scene.name(controller))
    return scene.texts.say(_waiting_key(scene, turn.seat), name=scene.mention(controller))


def _own_turn_line(scene: Scene, playing: object) -> Html:
    view, texts = scene.view, scene.texts
    if view.phase is Phase.AUCTION:
        return texts.say("your-call")
    if playing is scene.seat or not isinstance(playing, Seat):
        return texts.say("your-lead" if _is_opening_lead(scene) else "your-card")
    key = "your-card-from-dummy" if playing is view.dummy else "your-card-from-partner"
    return texts.say(key, name=scene.name(playing))


def _waiting_key(scene: Scene, playing: object) -> str:
    if scene.view.phase is Phase.AUCTION:
        return "waiting-call"
    if _is_opening_lead(scene):
        return "waiting-lead"
    return "waiting-dummy" if playing is scene.view.dummy else "waiting-card"


def _is_opening_lead(scene: Scene) -> bool:
    view = scene.view
    return not view.tricks and view.trick is not None and not len(view.trick)


def last_line(scene: Scene) -> Html | None:
    """How the last deal ended, while the next one has hardly begun."""
    view = scene.view
    early = view.phase is Phase.AUCTION and len(view.auction) < CALLS_WITH_LAST_RESULT
    if view.last is None or not early:
        return None
    return scene.texts.say("last-line", result=result_words(scene, view.last))


def fair_line(scene: Scene) -> Html | None:
    """The fingerprint of the deal, at its beginning."""
    view = scene.view
    is_early = view.phase is Phase.AUCTION and len(view.auction) < CALLS_WITH_LAST_RESULT
    if not view.fingerprint or not is_early:
        return None
    return scene.texts.say("fair-line", digest=view.fingerprint[:FINGERPRINT_SIGNS])


def result_words(scene: Scene, finished: FinishedDeal) -> str:
    """Contract, declarer's letter, result and points in one plain line."""
    contract = finished.contract
    if contract is None:
        return scene.texts.plain("w-passed-out")
    margin = margin_text(contract, finished.outcome.tricks)
    letter = scene.words.seat_letters[contract.declarer]
    return f"{contract_text(contract, scene.words)} {letter} {margin}"


def result_lines(scene: Scene, finished: FinishedDeal) -> Html:
    """How a deal ended: contract, result, points."""
    texts, contract = scene.texts, finished.contract
    title = texts.say("result-title", number=finished.number)
    if contract is None:
        return joined(title, texts.say("result-passed-out"))
    margin = contract.goal.margin(finished.outcome.tricks)
    outcome = texts.say(
        "result-made" if margin >= 0 else "result-down",
        contract=contract_text(contract, scene.words),
        name=scene.name(contract.declarer),
        count=abs(margin),
    )
    claimed = texts.say("claim-agreed") if finished.claim is not None else None
    return joined(title, outcome, claimed, points_line(scene, finished))


def points_line(scene: Scene, finished: FinishedDeal) -> Html:
    """Who got how many points: by the line in a rubber, as a total elsewhere."""
    contract, score = finished.contract, finished.score
    if contract is None:
        raise ValueError("a deal passed out has no points")
    is_down = bool(score.defenders)
    winner = contract.declarer.side.other if is_down else contract.declarer.side
    name = side_name(winner, scene.words, reader=scene.side)
    honours = finished.outcome.honours
    if not scene.is_rubber:
        return scene.texts.say("points-total", side=name, points=f"+{abs(score.total)}")
    above = int(score.defenders) if is_down else int(score.above)
    line = scene.texts.say("points-rubber", side=name, below=int(score.below), above=above)
    if honours is None or not scene.view.options.honours:
        return line
    holder = side_name(honours.seat.side, scene.words, reader=scene.side)
    return joined(line, scene.texts.say("points-honours", side=holder, points=honours.points))


def score_line(scene: Scene) -> Html:
    """The score so far."""
    return scene.texts.say(
        "score-line", score=score_text(scene.view.form, scene.words, reader=scene.side)
    )
