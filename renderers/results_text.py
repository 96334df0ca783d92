"""Text equals of the pictures beside the table: sheet, review, draw, rankings, welcome."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.bridge import ChicagoForm, FinishedDeal, Form, RubberForm, ScoredDeal, debts
from engine.bridge.rubber import Written, whists
from engine.seats import COMPASS, Side

from .dress import TableDress
from .phrases import (
    contract_text,
    contract_with_declarer,
    form_name,
    hand_lines,
    high_card_points,
    margin_text,
    person_text,
    points_text,
    side_name,
    sides_from,
    signed,
    strain_text,
    vulnerable_text,
)
from .plain_text import auction_text, finished_line
from .tables import ChallengeLine, DoubleDummyTable, Drawn, Standing


def sheet_text(form: Form, dress: TableDress, *, side: Side | None = None) -> str:
    """The score so far as ``side`` sees it; the sides' letters when it is None."""
    lines = (
        _rubber_lines(form, dress, side)
        if isinstance(form, RubberForm)
        else _protocol_lines(form, dress, side)
    )
    return "\n".join((form_name(form, dress.words), *lines))


def _rubber_lines(form: RubberForm, dress: TableDress, reader: Side | None) -> Iterator[str]:
    words = dress.words
    for side in sides_from(reader):
        yield f"{side_name(side, words, reader=reader)}:"
        mine = [line for line in form.sheet.written if line.side is side]
        above = [line for line in mine if not line.is_below]
        below = [line for line in mine if line.is_below]
        if above:
            yield f"  {words.above_the_line}: {_written_text(above, dress)}"
        if below:
            yield f"  {words.below_the_line}: {_games_text(below)}"
        yield f"  {words.total}: {form.totals[side]}"
    if form.is_over:
        yield whists_line(form, dress, reader)
        for debt in debts(form.totals) if dress.people else ():
            yield f"{dress.name_of(debt.loser)} → {dress.name_of(debt.winner)}: {debt.whists}"


def _written_text(lines: Sequence[Written], dress: TableDress) -> str:
    reasons = dress.words.reasons
    return ", ".join(f"{line.entry.points} {reasons[line.entry.reason]}" for line in lines)


def _games_text(lines: Sequence[Written]) -> str:
    games = sorted({line.game for line in lines})
    return " | ".join(
        " + ".join(str(line.entry.points) for line in lines if line.game == game) for game in games
    )


def whists_line(form: Form, dress: TableDress, reader: Side | None) -> str:
    """The settlement, as ``whists: We +7, They −7``."""
    won = whists(form.totals)
    parts = (
        f"{side_name(side, dress.words, reader=reader)} {signed(won[side]) or '0'}"
        for side in sides_from(reader)
    )
    return f"{dress.words.whists}: {', '.join(parts)}"


def _protocol_lines(form: Form, dress: TableDress, reader: Side | None) -> Iterator[str]:
    words = dress.words
    first, second = sides_from(reader)
    for deal in deals_of(form):
        if isinstance(deal, int):
            yield f"{deal}. {words.passed_out}"
            continue
        points = signed(deal.points_of(first)) or "0"
        yield f"{deal.number}. {_protocol_result(deal, dress)} {points}"
    if not form.scored:
        yield words.nobody_yet
    totals = ", ".join(
        f"{side_name(side, words, reader=reader)} {form.totals[side]}" for side in (first, second)
    )
    yield f"{words.total}: {totals}"


def deals_of(form: Form) -> tuple[ScoredDeal | int, ...]:
    """The deals of a protocol in their order; the number alone of one passed out and dealt again.

    Without these rows a sheet would begin with number 2.
    """
    if not isinstance(form, ChicagoForm):
        return form.scored
    scored = {deal.number: deal for deal in form.scored}
    return tuple(scored.get(number, number) for number in range(1, form.deal_number))


def _protocol_result(deal: ScoredDeal, dress: TableDress) -> str:
    contract = deal.outcome.contract
    if contract is None:
        return dress.words.passed_out
    margin = margin_text(contract, deal.outcome.tricks)
    return f"{contract_with_declarer(contract, dress.words)} {margin}"


def review_text(
    finished: FinishedDeal,
    dress: TableDress,
    table: DoubleDummyTable | None = None,
    *,
    is_rubber: bool = False,
) -> str:
    """A finished deal: result, four hands, auction, and the double-dummy table if given."""
    return "\n".join(_review_lines(finished, dress, table, is_rubber=is_rubber))


def _review_lines(
    finished: FinishedDeal, dress: TableDress, table: DoubleDummyTable | None, *, is_rubber: bool
) -> Iterator[str]:
    words = dress.words
    contract = finished.contract
    yield finished_line(finished, dress)
    if contract is not None:
        score = finished.score
        yield f"{words.points}: {points_text(score.written if is_rubber else score.total)}"
    yield f"{words.dealer}: {person_text(finished.dealer, dress)}"
    yield f"{words.vulnerable}: {vulnerable_text(finished.vulnerable, words)}"
    trumps = None if contract is None else contract.strain.suit
    for seat in COMPASS:
        yield f"{person_text(seat, dress)}:"
        yield from hand_lines(finished.hands[seat], dress, trumps=trumps)
    points = (
        f"{words.seat_letters[seat]} {high_card_points(finished.hands[seat])}" for seat in COMPASS
    )
    yield f"{words.high_cards}: {', '.join(points)}"
    yield f"{words.auction}:"
    yield auction_text(finished.auction, dress)
    if table is not None:
        yield f"{words.double_dummy}:"
        yield from _table_lines(table, dress)


def _table_lines(table: DoubleDummyTable, dress: TableDress) -> Iterator[str]:
    for seat in COMPASS:
        tricks = ", ".join(
            f"{strain_text(strain, dress.words)} {count}" for strain, count in table[seat].items()
        )
        yield f"{dress.words.seat_letters[seat]}: {tricks}"


def partners_text(drawn: Sequence[Drawn], dress: TableDress) -> str:
    """Who drew what and sits where."""
    seats = dress.words.seat_names
    lines = (f"{one.name}: {dress.card_text(one.card)}, {seats[one.seat]}" for one in drawn)
    return "\n".join((dress.words.draw_for_partners, *lines))


def ranking_text(title: str, standings: Sequence[Standing], dress: TableDress) -> str:
    """The ranking, a line per person."""
    lines = tuple(f"{one.place}. {one.name}: {one.score}" for one in standings)
    return "\n".join((title, *(lines or (dress.words.nobody_yet,))))


def challenge_text(title: str, lines: Sequence[ChallengeLine], dress: TableDress) -> str:
    """The results of one deal, a line per table."""
    texts = tuple(_challenge_line(line, dress) for line in lines)
    return "\n".join((title, *(texts or (dress.words.nobody_yet,))))


def _challenge_line(line: ChallengeLine, dress: TableDress) -> str:
    if line.contract is None:
        result = dress.words.passed_out
    else:
        margin = margin_text(line.contract, line.tricks)
        result = f"{contract_text(line.contract, dress.words)} {margin}"
    share = f" · {line.share}" if line.share else ""
    return f"{line.name}: {result}, {points_text(line.points)}{share}"


def welcome_text(dress: TableDress) -> str:
    """The name of the house and one line about it."""
    return f"Kontra\n{dress.words.welcome_line}"
