"""Answers to presses: plain text of at most 200 characters, shown to the presser alone.

A toast says in a few words why nothing happened; an alert shows what is for one person's eyes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from bot.tables import PersonSettings, Table, TableReason
from bot.texts import Texts, clean_name, shorten
from engine import Auction, Call, Card, Hand, Reason, Seat
from engine.actions import Action, PlayCard
from engine.bridge import Answer, BridgeView, Phase
from engine.cards import Suit
from renderers import TableDress
from renderers.phrases import call_text, display_suits, score_text

from .dressing import plain_dress
from .meanings import call_meaning
from .names import name_at

if TYPE_CHECKING:
    from engine.players.bidding import Meaning
    from engine.players.hint import Hint

LONGEST = 200
DEFAULTS = PersonSettings()

_WHY: Mapping[str, str] = {
    "only-choice": "t-why-only-choice",
    "succeeds-more-often": "t-why-succeeds",
    "more-tricks": "t-why-tricks",
    "convention": "t-why-custom",
}
"""The reasons of ``engine.players.hint.Why`` that tell of a card; the enum is slow to import."""


def reason_toast(
    reason: Reason | TableReason,
    texts: Texts,
    *,
    data: Mapping[str, str] | None = None,
    waiting_for: str = "",
) -> str:
    """Why something was refused. ``data`` is ``IllegalAction.data``; ``waiting_for`` a name."""
    if reason in (Reason.NOT_YOUR_TURN, TableReason.NOT_YOUR_TURN) and waiting_for:
        return _fit(texts.plain("t-not-your-turn-but", name=clean_name(waiting_for)))
    if reason is Reason.MUST_FOLLOW_SUIT and data and "suit" in data:
        return _fit(texts.plain("t-must-follow-suit-of", suit=Suit(data["suit"]).sign))
    return _fit(texts.plain(f"t-{reason.value}"))


def hand_alert(
    table: Table, seat: Seat, texts: Texts, *, settings: PersonSettings | None = None
) -> str:
    """My cards, and what may be played or that it is my turn to call."""
    view = table.view_of(seat)
    hand = table.match.view(seat).hand if table.match is not None else None
    if hand is None:
        return texts.plain("t-no-cards-yet")
    dress = plain_dress(texts, settings or DEFAULTS)
    cards = suits_line(hand, dress, view, void="—")
    return _fit("\n".join((cards, _what_now(table, seat, view, texts, dress))))


def suits_line(
    cards: Iterable[Card], dress: TableDress, view: BridgeView, *, void: str = ""
) -> str:
    """Cards in one line, trumps first, ranks without blanks: ``♠AK10 ♥95``.

    ``void`` stands for no card in a suit; without it such suits are left out.
    """
    held = Hand(cards)
    trumps = None if view.contract is None else view.contract.strain.suit
    return "  ".join(
        suit.sign + ("".join(dress.rank_text(card.rank) for card in held.of_suit(suit)) or void)
        for suit in display_suits(trumps)
        if held.length(suit) or void
    )


def _what_now(table: Table, seat: Seat, view: BridgeView, texts: Texts, dress: TableDress) -> str:
    turn = view.turn
    if turn is None or not isinstance(turn.decider, Seat):
        return texts.plain("t-between-deals")
    controller = table.controller_of(turn.decider)
    if controller is not seat:
        return texts.plain("t-waiting", name=name_at(table, controller, texts))
    if view.request is not None:
        return texts.plain("t-answer-first")
    if view.phase is Phase.AUCTION:
        return texts.plain("t-your-call")
    legal = [action.card for action in view.legal if isinstance(action, PlayCard)]
    cards = suits_line(legal, dress, view)
    if turn.seat is seat or not isinstance(turn.seat, Seat):
        return texts.plain("t-your-card", cards=cards)
    return texts.plain("t-your-card-from", cards=cards, name=name_at(table, turn.seat, texts))


def last_trick_alert(table: Table, texts: Texts, *, settings: PersonSettings | None = None) -> str:
    """The last trick: the cards in order from the leader, and who won it."""
    view = table.view_of(None)
    trick = view.last_trick
    if trick is None or view.contract is None:
        return texts.plain("t-no-trick-yet")
    dress = plain_dress(texts, settings or DEFAULTS)
    cards = " ".join(
        f"{dress.words.seat_letters[played.seat]}:{dress.card_text(played.card)}"
        for played in trick.plays
    )
    winner = trick.winner(view.contract.strain.suit)
    name = "" if winner is None else name_at(table, winner, texts)
    return _fit(texts.plain("t-last-trick", number=len(view.tricks), cards=cards, name=name))


def call_alert(table: Table, index: int, meaning: Meaning | None, texts: Texts) -> str:
    """What call number ``index`` of the auction means; also when nothing is known about it."""
    return auction_alert(table, auction_shown(table.view_of(None)), index, meaning, texts)


def auction_alert(
    table: Table, auction: Auction, index: int, meaning: Meaning | None, texts: Texts
) -> str:
    """What call number ``index`` of any auction of the table means."""
    calls = list(auction)
    if not 0 <= index < len(calls):
        return stale_toast(texts)
    seat, call = calls[index]
    words = plain_dress(texts, DEFAULTS).words
    what = texts.plain("m-unknown") if meaning is None else call_meaning(meaning, texts)
    return _fit(
        texts.plain(
            "t-call", call=call_text(call, words), name=name_at(table, seat, texts), meaning=what
        )
    )


def auction_shown(view: BridgeView) -> Auction:
    """The auction people look at: this deal's, or between deals that of the last one."""
    is_between = view.phase in (Phase.DEALING, Phase.OVER)
    return view.last.auction if is_between and view.last is not None else view.auction


def sheet_alert(table: Table, texts: Texts, *, seat: Seat | None = None) -> str:
    """The score so far in a few words."""
    view = table.view_of(None)
    words = plain_dress(texts, DEFAULTS).words
    score = score_text(view.form, words, reader=None if seat is None else seat.side)
    form = texts.plain(f"w-form-{view.form.name}")
    return _fit(texts.plain("t-sheet", form=form, score=score, count=len(view.form.scored)))


def hint_alert(
    action: Action | None,
    meaning: Meaning | None,
    texts: Texts,
    *,
    settings: PersonSettings | None = None,
    why: str = "",
) -> str:
    """What a computer would do, and ``why``; None: there is nothing to be done now."""
    if action is None:
        return texts.plain("t-no-hint")
    what = action_words(action, texts, settings or DEFAULTS)
    if meaning is not None:
        said = call_meaning(meaning, texts)
        return _fit(texts.plain("t-hint-meaning", action=what, meaning=said))
    if why:
        return _fit(texts.plain("t-hint-why", action=what, why=why))
    return _fit(texts.plain("t-hint", action=what))


def hint_reason(hint: Hint, texts: Texts) -> str:
    """Why a computer would play this card; empty when nothing was compared."""
    key = _WHY.get(hint.why.value)
    if key is None:
        return ""
    percent = round(100 * hint.value.success) if hint.value is not None else 0
    return texts.plain(key, percent=percent, count=hint.samples)


def action_words(action: Action, texts: Texts, settings: PersonSettings) -> str:
    """A call or a card as the reader writes it: ``3♥``, ``pass``, ``♠10``."""
    dress = plain_dress(texts, settings)
    if isinstance(action, Call):
        return call_text(action, dress.words)
    if isinstance(action, PlayCard):
        return dress.card_text(action.card)
    if isinstance(action, Answer):
        return texts.plain("b-agree" if action is Answer.YES else "b-refuse")
    return action.code


def reported_toast(texts: Texts) -> str:
    """A call was reported."""
    return texts.plain("t-reported")


def stale_toast(texts: Texts) -> str:
    """An old button."""
    return texts.plain("t-stale")


def _fit(text: str) -> str:
    return shorten(text, LONGEST)
