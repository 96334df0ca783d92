"""The pictures of screens, drawn later: module functions over frozen values.

A screen keeps ``functools.partial(table_photo, view, dress)``; whoever sends it calls that in a
worker thread. The painters are imported only then.
"""

from __future__ import annotations

from bot.chat import Photo
from engine import Auction, Side, Vulnerability
from engine.bridge import BridgeView, FinishedDeal, Form
from renderers import ChallengeLine, DoubleDummyTable, Drawn, Picture, Standing, TableDress


def table_photo(view: BridgeView, dress: TableDress) -> Photo:
    """The table."""
    from renderers import draw_table

    return _photo(draw_table(view, dress))


def auction_photo(auction: Auction, dress: TableDress, vulnerable: Vulnerability) -> Photo:
    """The auction as a sheet."""
    from renderers import draw_auction

    return _photo(draw_auction(auction, dress, vulnerable=vulnerable))


def sheet_photo(form: Form, dress: TableDress, side: Side | None) -> Photo:
    """The score sheet."""
    from renderers import draw_sheet

    return _photo(draw_sheet(form, dress, side=side))


def review_photo(
    finished: FinishedDeal,
    dress: TableDress,
    table: DoubleDummyTable | None = None,
    *,
    is_rubber: bool = False,
) -> Photo:
    """All four hands of a finished deal, with the double-dummy table where it is given."""
    from renderers import draw_review

    return _photo(draw_review(finished, dress, table, is_rubber=is_rubber))


def play_photo(
    finished: FinishedDeal, dress: TableDress, losses: tuple[tuple[int, int], ...]
) -> Photo:
    """The play of a finished deal; ``losses`` are places of cards and what they cost."""
    from renderers import draw_play

    return _photo(draw_play(finished, dress, dict(losses)))


def results_photo(title: str, lines: tuple[ChallengeLine, ...], dress: TableDress) -> Photo:
    """Results of one deal."""
    from renderers import draw_challenge

    return _photo(draw_challenge(title, lines, dress))


def standings_photo(title: str, lines: tuple[Standing, ...], dress: TableDress) -> Photo:
    """A ranking."""
    from renderers import draw_ranking

    return _photo(draw_ranking(title, lines, dress))


def partners_photo(drawn: tuple[Drawn, ...], dress: TableDress) -> Photo:
    """The draw for partners."""
    from renderers import draw_partners

    return _photo(draw_partners(drawn, dress))


def welcome_photo(dress: TableDress) -> Photo:
    """The picture of the welcome."""
    from renderers import draw_welcome

    return _photo(draw_welcome(dress))


def _photo(picture: Picture) -> Photo:
    return Photo(picture.data, picture.media_type)
