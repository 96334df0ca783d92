"""Buttons for cards: a hand's legal cards by suit, and the neutral keyboard of a group.

In a group only dummy's cards, which lie on the table, are buttons. For every other hand there is
the neutral keyboard, the same whatever is held: a suit, then a rank. It greys only what is public:
cards already played, and dummy's.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.chat import Button, ButtonStyle, Rows
from engine import Card, Hand
from engine.bridge import BridgeView
from engine.cards import SUITS_DOWN, Rank, Suit
from renderers.phrases import display_suits

from . import codes
from .inline import ask_query
from .keys import in_rows, suit_style
from .scene import Scene


def hand_rows(scene: Scene, cards: Sequence[Card], *, confirms: bool = False) -> Rows:
    """A row per suit, trumps first; ``confirms`` asks before a card is played."""
    trumps = None if scene.view.contract is None else scene.view.contract.strain.suit
    rows: Rows = ()
    for suit in display_suits(trumps):
        mine = sorted((card for card in cards if card.suit is suit), reverse=True)
        rows += in_rows([_card_button(scene, card, confirms=confirms) for card in mine])
    return rows


def _card_button(scene: Scene, card: Card, *, confirms: bool = False) -> Button:
    code = codes.with_arguments(codes.CONFIRM, card) if confirms else str(card)
    return scene.keys.button(scene.dress.card_text(card), code, style=suit_style(card.suit))


def confirm_rows(scene: Scene, card: Card) -> Rows:
    """Play this card, or back to the hand."""
    label = scene.texts.plain("b-play-card", card=scene.dress.card_text(card))
    play = scene.keys.button(label, str(card), style=ButtonStyle.SUCCESS)
    return ((scene.keys.button(scene.texts.plain("b-back"), codes.BACK), play),)


def card_to_confirm(chosen: str | None, legal: Iterable[Card]) -> Card | None:
    """The card asked about, if it may still be played."""
    if chosen is None or codes.word(chosen) != codes.CONFIRM:
        return None
    asked = "".join(codes.arguments(chosen))
    return next((card for card in legal if str(card) == asked), None)


def legal_in_dummy(view: BridgeView) -> tuple[Card, ...]:
    """What may be played from dummy, from what lies on the table alone (Law 44)."""
    hand = view.hands.get(view.dummy, Hand()) if view.dummy is not None else Hand()
    led = view.trick.suit_led if view.trick is not None else None
    following = hand.of_suit(led) if led is not None else ()
    return following or hand.cards


def neutral_rows(scene: Scene, chosen: str | None) -> Rows:
    """The neutral keyboard: its suits (``u``), or the ranks of a suit (``u.S``).

    Closed it is one button, beside the one that asks for the inline list.
    """
    if chosen is None or codes.word(chosen) != codes.NEUTRAL:
        ask = Button(scene.texts.plain("b-inline"), ask=ask_query(scene.table))
        return ((scene.keys.button(scene.texts.plain("b-play-here"), codes.NEUTRAL), ask),)
    suit = _suit_chosen(chosen)
    back = codes.BACK if suit is None else codes.NEUTRAL
    rows = (_suits(scene),) if suit is None else _ranks(scene, suit)
    return (*rows, (scene.keys.button(scene.texts.plain("b-back"), back),))


def _suit_chosen(chosen: str) -> Suit | None:
    letter = "".join(codes.arguments(chosen))
    return Suit(letter) if letter in set(Suit) else None


def _suits(scene: Scene) -> tuple[Button, ...]:
    return tuple(
        scene.keys.button(
            suit.sign, codes.with_arguments(codes.NEUTRAL, suit.value), style=suit_style(suit)
        )
        for suit in SUITS_DOWN
    )


def _ranks(scene: Scene, suit: Suit) -> Rows:
    gone = _on_the_table(scene.view)
    cards = [Card(suit, rank) for rank in reversed(Rank)]
    return in_rows(
        [
            scene.keys.button(
                scene.dress.card_text(card),
                str(card),
                style=suit_style(suit),
                is_disabled=card in gone,
            )
            for card in cards
        ]
    )


def _on_the_table(view: BridgeView) -> frozenset[Card]:
    tricks = view.tricks if view.trick is None else (*view.tricks, view.trick)
    played = {played.card for trick in tricks for played in trick.plays}
    dummy = view.hands.get(view.dummy, Hand()) if view.dummy is not None else Hand()
    return frozenset(played | set(dummy))
