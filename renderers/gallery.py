"""Every kind of picture for a fixed set of views, themes and languages: to look at and to compare.

``kontra gallery FOLDER`` writes it; the tests compare it with stored small references.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from engine.auction import Auction, Contract, Strain
from engine.bridge import BridgeView, RubberForm
from engine.cards import Card
from engine.seats import COMPASS, Seat, Side, Vulnerability

from . import gallery_views as views
from .auction_sheet import draw_auction
from .bridge_table import draw_table
from .dress import CardLetters, Layout, Sitter, SuitColours, TableDress
from .hand_picture import draw_hand
from .languages import LANGUAGES
from .partners_picture import draw_partners
from .picture import Picture
from .play_picture import draw_play
from .results_picture import draw_challenge, draw_ranking
from .review_picture import draw_review
from .score_sheet import draw_sheet
from .tables import ChallengeLine, Drawn, Standing
from .theme import THEMES
from .welcome_picture import draw_welcome

PEOPLE: Mapping[Seat, Sitter] = {
    Seat.NORTH: Sitter("Robo", is_computer=True),
    Seat.EAST: Sitter("Александра Константиновна"),
    Seat.SOUTH: Sitter("Anna"),
    Seat.WEST: Sitter("Łukasz Wiśniewski"),
}
MANY_SCRIPTS: Mapping[Seat, Sitter] = {
    Seat.NORTH: Sitter("שלום לוי"),
    Seat.EAST: Sitter("陳小明"),
    Seat.SOUTH: Sitter("Jo 🎩🃏"),
    Seat.WEST: Sitter("محمد علي"),
}
NOTES = {0: "11–21, 3+ ♣", 2: "6+, 4+ ♥", 4: "4+ ♠, 8+"}


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A picture of the gallery: its name and how to draw it in a dress."""

    name: str
    draw: Callable[[TableDress], Picture]


def exhibits() -> tuple[Exhibit, ...]:
    """All pictures of the gallery; the table first."""
    return (*_tables(), *_hands(), *_sheets(), *_others())


View = Callable[[], BridgeView]
Change = Callable[[TableDress], TableDress]


def _tables() -> Iterator[Exhibit]:
    left = partial(views.defender_view, dummy_on_left=True)
    right = partial(views.defender_view, dummy_on_left=False)
    rows: tuple[tuple[str, View, Change], ...] = (
        ("table-auction", views.auction_view, _noted),
        ("table-long-auction", views.long_auction_view, _plain),
        ("table-lead", views.lead_view, _plain),
        ("table", views.declarer_view, _plain),
        ("table-from-dummy", views.dummy_turn_view, _plain),
        ("table-dummy-left", left, _plain),
        ("table-dummy-right", right, _plain),
        ("table-group", views.group_view, _plain),
        ("table-claim", views.claim_view, _plain),
        ("table-one-suit", views.one_suit_view, _plain),
        ("table-redoubled-slam", views.redoubled_slam_view, _plain),
        ("table-between-deals", views.between_deals_view, _plain),
        ("table-empty", views.waiting_view, _empty),
        ("table-scripts", views.group_view, _scripts),
        ("table-turned", views.dummy_turn_view, _turned),
        ("wide-auction", views.auction_view, _wide),
        ("wide-declarer", views.declarer_view, _wide),
        ("wide-dummy-left", left, _wide),
        ("wide-group", views.group_view, _wide),
    )
    for name, view, change in rows:
        yield Exhibit(name, partial(_draw_table, view, change))


def _draw_table(view: View, change: Change, dress: TableDress) -> Picture:
    return draw_table(view(), change(dress))


def _plain(dress: TableDress) -> TableDress:
    return dress


def _noted(dress: TableDress) -> TableDress:
    return replace(dress, notes=NOTES)


def _empty(dress: TableDress) -> TableDress:
    return replace(dress, people={})


def _hands() -> Iterator[Exhibit]:
    yield Exhibit("hand-auction", lambda d: draw_hand(views.auction_view(), d))
    yield Exhibit("hand", lambda d: draw_hand(views.defender_view(dummy_on_left=True), d))
    yield Exhibit("hand-both", lambda d: draw_hand(views.dummy_turn_view(), d))


def _sheets() -> Iterator[Exhibit]:
    yield Exhibit("auction", _draw_long_auction)
    yield Exhibit("sheet", lambda d: draw_sheet(_rubber(), d, side=Side.NS))
    yield Exhibit("sheet-new", lambda d: draw_sheet(views.waiting_view().form, d))
    yield Exhibit(
        "sheet-chicago",
        lambda d: draw_sheet(views.chicago_form(), d, side=Side.EW),
    )
    yield Exhibit("review", _draw_review)


def _others() -> Iterator[Exhibit]:
    yield Exhibit("partners", _draw_partners)
    yield Exhibit("ranking", _draw_ranking)
    yield Exhibit("ranking-empty", lambda d: draw_ranking("Kontra", (), d))
    yield Exhibit("challenge", _draw_challenge)
    yield Exhibit("welcome", draw_welcome)
    yield Exhibit("play", _draw_play)


def _scripts(dress: TableDress) -> TableDress:
    return replace(dress, people=MANY_SCRIPTS)


def _turned(dress: TableDress) -> TableDress:
    return replace(dress, bottom=Seat.SOUTH)


def _wide(dress: TableDress) -> TableDress:
    return replace(dress, layout=Layout.LANDSCAPE)


def _draw_long_auction(dress: TableDress) -> Picture:
    calls = "1C P 1H X XX 2D P P 3H P 4N P 5D P 6H X P P XX"
    explained = {**NOTES, 10: "RKCB 14-30 ♥: 4 ♥, 4 ♦, 4 ♣ / " * 3}
    auction = Auction.parse(calls, Seat.EAST)
    return draw_auction(auction, replace(dress, notes=explained), vulnerable=Vulnerability.NS)


def _rubber() -> RubberForm:
    return RubberForm(views.long_rubber(), Seat.NORTH)


def _draw_review(dress: TableDress) -> Picture:
    finished = views.reviewed_deal()
    table = {
        seat: {strain: (5 * row + 3 * column) % 14 for column, strain in enumerate(Strain)}
        for row, seat in enumerate(COMPASS)
    }
    return draw_review(finished, dress, table)


def _draw_play(dress: TableDress) -> Picture:
    finished = views.reviewed_deal()
    return draw_play(finished, dress, {0: 1, 9: 1, 20: 2, 30: 1})


def _draw_partners(dress: TableDress) -> Picture:
    cards = zip(
        ("SA", "HK", "HQ", "C3"), (Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST), strict=True
    )
    drawn = [
        Drawn(dress.name_of(seat), Card.parse(text), seat, dress.is_computer(seat))
        for text, seat in cards
    ]
    return draw_partners(drawn, dress)


def _draw_ranking(dress: TableDress) -> Picture:
    names = [sitter.name for sitter in (*PEOPLE.values(), *MANY_SCRIPTS.values())]
    standings = [
        Standing(place, name, str(1900 - 41 * place), deals=60 - place, is_reader=place == 3)
        for place, name in enumerate(names, 1)
    ]
    return draw_ranking("Kontra", standings, dress)


def _draw_challenge(dress: TableDress) -> Picture:
    results = (("4SX-S", 10, 790, "100%"), ("3N-N", 10, 430, "67%"), ("7NXX-N", 3, -5200, "0%"))
    lines = [
        ChallengeLine(dress.name_of(seat), Contract.parse(text), tricks, points, share)
        for seat, (text, tricks, points, share) in zip(COMPASS, results, strict=False)
    ]
    lines.insert(2, ChallengeLine("陳小明", None, 0, 0, "33%", is_reader=True))
    return draw_challenge("№ 7", lines, dress)


def dresses() -> Iterator[tuple[str, TableDress]]:
    """A dress for each theme and language, with its name; Russian has its card letters."""
    for theme in THEMES:
        for language, words in LANGUAGES.items():
            is_russian = language == "ru"
            yield (
                f"{theme.name}-{language}",
                TableDress(
                    people=PEOPLE,
                    words=words,
                    theme=theme,
                    letters=CardLetters.CYRILLIC if is_russian else CardLetters.LATIN,
                    colours=SuitColours.FOUR if language == "pl" else SuitColours.TWO,
                ),
            )


def write_gallery(folder: Path) -> int:
    """Write every picture, and its text equal beside it; returns how many were written."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for prefix, dress in dresses():
        for exhibit in exhibits():
            path = folder / f"{prefix}-{exhibit.name}.png"
            picture = exhibit.draw(dress)
            path.write_bytes(picture.data)
            path.with_suffix(".txt").write_text(picture.alt + "\n", encoding="utf-8")
            count += 1
    return count


def write_some(folder: Path, names: Sequence[str]) -> int:
    """Write these pictures in the first theme and language as ``name.png``, without texts.

    ValueError for a name the gallery does not have.
    """
    known = {exhibit.name: exhibit for exhibit in exhibits()}
    unknown = [name for name in names if name not in known]
    if unknown:
        raise ValueError(f"no picture {unknown[0]!r}; there are {', '.join(known)}")
    folder.mkdir(parents=True, exist_ok=True)
    _, dress = next(dresses())
    for name in names:
        (folder / f"{name}.png").write_bytes(known[name].draw(dress).data)
    return len(names)
