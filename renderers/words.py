"""The few words that stand in pictures and in their text equals.

Screens and messages have their own, longer texts in the bot; these are the labels only. A reader's
words may be replaced field by field with :func:`dataclasses.replace`; the built-in languages are
in ``languages``.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.bridge.entries import For
from engine.seats import Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Words:
    """Labels in one language. Every field is a plain text without placeholders."""

    language: str
    seat_names: Mapping[Seat, str]
    seat_letters: Mapping[Seat, str]
    side_north_south: str
    side_east_west: str
    we: str
    they: str
    no_trump: str
    """As short as in a bid: ``NT``."""
    no_bid: str
    double: str
    redouble: str
    double_sign: str
    """As short as behind a contract: ``X``."""
    redouble_sign: str
    deal: str
    dealer: str
    contract: str
    declarer: str
    dummy: str
    trick: str
    tricks: str
    last_trick: str
    auction: str
    turn: str
    """Stands before the name of the player who is waited for."""
    from_dummy: str
    """Stands behind that name when the card comes from dummy's hand."""
    claim: str
    """Stands before the claimer's name and the number of tricks claimed."""
    undo: str
    """Stands before the name of the player who asks to take something back."""
    playable: str
    """Stands before the cards the reader may play now."""
    hand: str
    vulnerable: str
    nobody: str
    everybody: str
    passed_out: str
    result: str
    points: str
    score: str
    rubber: str
    chicago: str
    duplicate: str
    above_the_line: str
    below_the_line: str
    total: str
    whists: str
    double_dummy: str
    high_cards: str
    """As short as above a compass of points: ``HCP``."""
    computer: str
    empty_seat: str
    shuffling: str
    """Shown between deals."""
    match_over: str
    draw_for_partners: str
    place: str
    name: str
    deals: str
    share: str
    """Heads the column of percentages or match points in a challenge."""
    nobody_yet: str
    """Stands in a table without rows."""
    welcome_line: str
    reasons: Mapping[For, str]
