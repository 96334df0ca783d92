"""The entries of a score sheet in words: what a deal brought, to whom, and for what.

As ``2♥ doubled, Ann, one over. N–S: 120 below, 100 overtricks + 50 for the insult above``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.chat import Rows
from bot.texts import shorten
from engine import Contract, Side
from engine.auction import Doubling
from engine.bridge import Form, RubberForm, ScoredDeal
from engine.bridge.entries import Entry
from engine.bridge.rubber import Written
from renderers.phrases import side_name, sides_from, strain_text

from . import codes
from .keys import in_rows
from .scene import Scene

LONGEST_ALERT = 200
MOST_BUTTONS = 14
"""The newest deals that can be asked about under a sheet."""


def entry_rows(scene: Scene, form: Form) -> Rows:
    """A button for each of the newest deals, which explains its entries."""
    count = len(form.scored)
    first = max(1, count - MOST_BUTTONS + 1)
    buttons = [
        scene.keys.button(
            scene.texts.plain("b-entry", number=form.scored[number - 1].number),
            codes.with_arguments(codes.ENTRY, number),
        )
        for number in range(first, count + 1)
    ]
    return in_rows(buttons)


def entry_alert(scene: Scene, form: Form, number: int) -> str | None:
    """Deal ``number`` of the sheet (from 1) explained in plain text; None when there is none."""
    if not 1 <= number <= len(form.scored):
        return None
    return shorten(explain(scene, form, number), LONGEST_ALERT)


def explain(scene: Scene, form: Form, number: int) -> str:
    """What deal ``number`` of the sheet (from 1) brought, and for what."""
    deal = form.scored[number - 1]
    parts = [f"{deal.number}. {_result(scene, deal)}"]
    shares = (
        _rubber_shares(scene, form, number)
        if isinstance(form, RubberForm)
        else _shares_at_once(scene, deal)
    )
    return "\n".join((*parts, *shares))


def closing_lines(scene: Scene, form: Form) -> list[str]:
    """What a stopped rubber was given by the Laws, or the bonus of a finished one."""
    if not isinstance(form, RubberForm) or not form.sheet.is_stopped:
        return []
    last = [line for line in form.sheet.written if line.entry.reason.startswith("unfinished")]
    return [
        scene.texts.plain(
            "w-entry-side",
            side=side_name(line.side, scene.words, reader=scene.side),
            points=_above(scene, [line.entry]),
        )
        for line in last
    ]


def _result(scene: Scene, deal: ScoredDeal) -> str:
    texts, contract = scene.texts, deal.outcome.contract
    if contract is None:
        return texts.plain("w-passed-out")
    margin = contract.goal.margin(deal.outcome.tricks)
    key = "w-entry-made" if margin >= 0 else "w-entry-down"
    return texts.plain(
        "w-entry-deal",
        contract=_contract(scene, contract),
        name=scene.name(contract.declarer),
        result=texts.plain(key, count=abs(margin)),
    )


def _contract(scene: Scene, contract: Contract) -> str:
    plain = f"{contract.level}{strain_text(contract.strain, scene.words)}"
    if contract.doubling is Doubling.NONE:
        return plain
    return scene.texts.plain(f"w-entry-{contract.doubling.name.lower()}", contract=plain)


def _rubber_shares(scene: Scene, form: RubberForm, number: int) -> Iterator[str]:
    """What each side wrote for the deal; the reader's side first."""
    lines = [
        line
        for line in form.sheet.written
        if line.entry.deal == number and not line.entry.reason.startswith("unfinished")
    ]
    for side in sides_from(scene.side):
        mine = [line for line in lines if line.side is side]
        if mine:
            yield _side_line(scene, side, _columns(scene, mine))


def _columns(scene: Scene, lines: Sequence[Written]) -> str:
    below = [line.entry for line in lines if line.is_below]
    above = [line.entry for line in lines if not line.is_below]
    parts = []
    if below:
        points = sum(entry.points for entry in below)
        parts.append(scene.texts.plain("w-entry-below", points=points))
    if above:
        parts.append(_above(scene, above))
    return ", ".join(parts)


def _above(scene: Scene, entries: Sequence[Entry]) -> str:
    return scene.texts.plain("w-entry-above", points=_sum(scene, entries))


def _shares_at_once(scene: Scene, deal: ScoredDeal) -> Iterator[str]:
    """Duplicate and Chicago: everything belongs to one side and is added up."""
    contract, score = deal.outcome.contract, deal.score
    if contract is None:
        return
    side = contract.declarer.side
    entries = [*score.below, *score.above, *score.bonus]
    if score.defenders:
        side, entries = side.other, list(score.defenders)
    total = sum(entry.points for entry in entries)
    text = _sum(scene, entries)
    yield _side_line(scene, side, text if len(entries) == 1 else f"{text} = {total}")


def _side_line(scene: Scene, side: Side, points: str) -> str:
    name = side_name(side, scene.words, reader=scene.side)
    return scene.texts.plain("w-entry-side", side=name, points=points)


def _sum(scene: Scene, entries: Iterable[Entry]) -> str:
    """Points with their reasons, as ``100 overtricks + 50 for the insult``."""
    reasons = scene.words.reasons
    return " + ".join(f"{entry.points} {reasons[entry.reason]}" for entry in entries)
