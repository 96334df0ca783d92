"""Results side by side: the same deal at several tables, and the ranking of a contest."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.tables.archive import DealResult
from bot.tables.comparing import Compared, Rank
from bot.texts import Html, Texts, clean_name
from bot.texts.markup import escape
from renderers import ChallengeLine, Standing, TableDress, challenge_text, ranking_text
from renderers.phrases import points_text, signed

from . import codes
from .drawings import results_photo, standings_photo
from .keys import Keys
from .scene import joined
from .screen import Screen

MOST_LINES = 14


def same_deal_screen(
    texts: Texts,
    dress: TableDress,
    code: str,
    compared: Sequence[Compared],
    *,
    par: int,
    own_table: int,
    is_text_only: bool = False,
) -> Screen:
    """Everybody's result on one deal, IMPs against par at the end of each line."""
    lines = tuple(_line(each, texts, own_table) for each in compared[:MOST_LINES])
    own = next((each for each in compared if each.result.table_id == own_table), None)
    text = joined(
        texts.say("same-deal", code=code, par=points_text(par)),
        None if own is None else _own_line(own, texts),
        texts.say("same-how", code=code),
    )
    dress = replace(dress, words=replace(dress.words, share=texts.plain("w-imps")))
    title = f"№ {code}"
    beat = Keys().button(texts.plain("b-beat"), codes.with_arguments(codes.DEAL, code))
    if is_text_only:
        return Screen(joined(escape(challenge_text(title, lines, dress)), "", text), ((beat,),))
    return Screen(text, ((beat,),), partial(results_photo, title, lines, dress))


def _line(each: Compared, texts: Texts, own_table: int) -> ChallengeLine:
    result = each.result
    return ChallengeLine(
        name=people_of(result) or texts.plain("w-nobody-human"),
        contract=result.contract,
        tricks=result.tricks,
        points=each.points,
        share=signed(each.against_par) or "0",
        is_reader=result.table_id == own_table,
    )


def people_of(result: DealResult) -> str:
    """The names of the persons who played."""
    names = (clean_name(result.names.get(seat, "")) for seat in result.people)
    return ", ".join(name for name in names if name)


def _own_line(own: Compared, texts: Texts) -> Html:
    par = signed(own.against_par) or "0"
    if own.against_others is None:
        return texts.say("same-own-alone", par=par)
    others = signed(round(own.against_others)) or "0"
    return texts.say("same-own", par=par, others=others)


def contest_screen(
    texts: Texts,
    dress: TableDress,
    title: str,
    ranks: Sequence[Rank],
    *,
    playing: Sequence[str] = (),
    reader: int | None = None,
    is_text_only: bool = False,
) -> Screen:
    """The ranking of a contest, and who has not finished yet."""
    standings = tuple(
        Standing(
            rank.place,
            clean_name(rank.name),
            signed(rank.imps) or "0",
            deals=rank.deals,
            is_reader=rank.person_id == reader,
        )
        for rank in ranks
    )
    names = ", ".join(map(clean_name, playing))
    text = joined(
        texts.say("contest-results", title=title),
        texts.say("contest-playing", names=names) if names else None,
    )
    if is_text_only:
        return Screen(joined(escape(ranking_text(title, standings, dress)), "", text))
    return Screen(text, (), partial(standings_photo, title, standings, dress))
