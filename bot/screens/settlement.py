"""Who owes whom when a match is over: whists, and virtual points from a stake or a bank."""

from __future__ import annotations

from collections.abc import Iterator

from bot.tables.results import gains_at
from bot.texts import Html
from engine.bridge import Debt, Form, bank_by_seat, debts
from renderers.phrases import signed

from .scene import Scene, joined


def settlement_lines(scene: Scene, form: Form) -> Html | None:
    """The debts of a rubber and the shares of a bank; None when there are none."""
    lines = [*_debts(scene, form), *_bank(scene, form), *_own_gain(scene, form)]
    return joined(*lines) if lines else None


def _debts(scene: Scene, form: Form) -> Iterator[Html]:
    if form.name == "rubber":
        for debt in debts(form.totals):
            yield _debt(scene, debt)


def _debt(scene: Scene, debt: Debt) -> Html:
    stake = scene.table.settings.stake
    key = "over-debt-points" if stake else "over-debt"
    arguments = {"points": debt.whists * stake} if stake else {}
    return scene.texts.say(
        key,
        loser=scene.name(debt.loser),
        winner=scene.name(debt.winner),
        count=debt.whists,
        **arguments,
    )


def _bank(scene: Scene, form: Form) -> Iterator[Html]:
    bank = scene.table.settings.bank
    shares = bank_by_seat(form.totals, bank)
    if any(shares.values()):
        yield scene.texts.say("over-bank", bank=bank, share=bank // 2)


def _own_gain(scene: Scene, form: Form) -> Iterator[Html]:
    """What it all comes to for the reader, where there is a stake or a bank."""
    if scene.seat is None:
        return
    gain = gains_at(form, scene.table.settings)[scene.seat]
    if gain:
        yield scene.texts.say("over-your-gain", points=signed(gain))
