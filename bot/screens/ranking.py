"""The ranking of a chat: a picture and a text, by one measure at a time, season by season."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from bot.chat import Button, ButtonStyle, Rows
from bot.tables import PersonSettings
from bot.tables.accounts import Account, Season
from bot.texts import Texts, clean_name
from bot.texts.markup import escape
from renderers import Standing, TableDress, ranking_text
from renderers.phrases import points_text, signed

from . import codes
from .drawings import standings_photo
from .dressing import plain_dress
from .keys import Keys
from .scene import joined
from .screen import Screen

_KEYS = Keys()
MOST_LINES = 14
FEWEST_CONTRACTS = 3
"""Below this many contracts a share of made ones says nothing; such people stand last."""


@dataclass(frozen=True, slots=True)
class Measure:
    """What a ranking goes by: the order, and how a figure is written."""

    key: Callable[[Account], tuple[float, ...]]
    shown: Callable[[Account], str]


def _made_share(account: Account) -> float:
    return account.made / account.contracts if account.contracts else 0.0


def _made_shown(account: Account) -> str:
    if not account.contracts:
        return "–"
    return f"{account.made}/{account.contracts} · {100 * _made_share(account):.0f} %"


MEASURES: Final[dict[str, Measure]] = {
    "points": Measure(
        lambda account: (account.points, account.deals),
        lambda account: points_text(account.points),
    ),
    "whists": Measure(
        lambda account: (account.whists, account.points),
        lambda account: signed(account.whists) or "0",
    ),
    "deals": Measure(
        lambda account: (account.deals, account.points), lambda account: str(account.deals)
    ),
    "made": Measure(
        lambda account: (account.contracts >= FEWEST_CONTRACTS, _made_share(account)),
        _made_shown,
    ),
    "slams": Measure(
        lambda account: (account.slams, account.points), lambda account: str(account.slams)
    ),
}


def ranked(accounts: Sequence[Account], measure: str) -> list[Account]:
    """The accounts, the best first; equal ones by name."""
    key = MEASURES[measure].key
    return sorted(accounts, key=lambda one: ([-figure for figure in key(one)], one.name))


def ranking_screen(
    accounts: Sequence[Account],
    texts: Texts,
    *,
    measure: str = "points",
    shown: Season,
    running: Season,
    is_text_only: bool = False,
) -> Screen:
    """The ranking of a season by a measure; ValueError for an unknown measure."""
    if measure not in MEASURES:
        raise ValueError(measure)
    title = texts.plain(f"w-top-{measure}")
    lines = tuple(_standings(accounts, measure))
    dress = _dress(texts, measure)
    rows = (*_measure_rows(texts, measure, shown), *_season_rows(texts, measure, shown, running))
    text = joined(
        texts.say("top-title", measure=title),
        texts.say("top-season", number=shown.number) if running.number > 1 else None,
        None if lines else texts.say("top-nobody"),
    )
    if is_text_only:
        return Screen(joined(text, escape(ranking_text(title, lines, dress))), rows)
    return Screen(text, rows, partial(standings_photo, title.capitalize(), lines, dress))


def _dress(texts: Texts, measure: str) -> TableDress:
    """The words of a ranking's picture, its last column named by the measure."""
    dress = plain_dress(texts, PersonSettings())
    words = replace(dress.words, points=texts.plain(f"b-top-{measure}"))
    return replace(dress, words=words)


def _standings(accounts: Sequence[Account], measure: str) -> list[Standing]:
    """The lines of the ranking; equal figures share a place."""
    lines: list[Standing] = []
    for index, account in enumerate(ranked(accounts, measure)[:MOST_LINES]):
        shown = MEASURES[measure].shown(account)
        place = lines[-1].place if lines and lines[-1].score == shown else index + 1
        lines.append(Standing(place, clean_name(account.name), shown, account.deals))
    return lines


def _measure_rows(texts: Texts, measure: str, shown: Season) -> Rows:
    buttons = [
        _KEYS.button(
            texts.plain(f"b-top-{name}"),
            codes.with_arguments(codes.TOP, name, shown.number),
            style=ButtonStyle.PRIMARY if name == measure else ButtonStyle.PLAIN,
        )
        for name in MEASURES
    ]
    return (tuple(buttons[:3]), tuple(buttons[3:]))


def _season_rows(texts: Texts, measure: str, shown: Season, running: Season) -> Rows:
    """Ways to the seasons before and after."""
    row: list[Button] = []
    ways = ((shown.number - 1, "b-season-before"), (shown.number + 1, "b-season-after"))
    for number, key in ways:
        if 1 <= number <= running.number:
            code = codes.with_arguments(codes.TOP, measure, number)
            row.append(_KEYS.button(texts.plain(key), code))
    return (tuple(row),) if row else ()


def new_season_screen(texts: Texts, *, number: int) -> Screen:
    """Really begin a new season?"""
    code = codes.with_arguments(codes.SEASON_NOW, number)
    yes = _KEYS.button(texts.plain("b-season-now"), code, style=ButtonStyle.DANGER)
    no = _KEYS.button(texts.plain("b-season-not"), codes.TOP)
    return Screen(texts.say("season-ask", number=number), ((no, yes),))


def season_begun_screen(texts: Texts, *, number: int) -> Screen:
    """It has begun."""
    return Screen(texts.say("season-begun", number=number))
