"""What a table has agreed on beyond the form of play, in one short line."""

from __future__ import annotations

from collections.abc import Iterator

from bot.tables import TableSettings
from bot.texts import Html, Texts


def rules_line(settings: TableSettings, texts: Texts) -> Html | None:
    """The rules that differ from those of the house; None when none does."""
    rules = list(_rules(settings, texts))
    return texts.say("rules-line", rules=" · ".join(rules)) if rules else None


def _rules(settings: TableSettings, texts: Texts) -> Iterator[str]:
    if settings.law != "modern":
        yield texts.plain(f"w-rule-{settings.law}")
    if settings.form == "rubber" and not settings.honours:
        yield texts.plain("w-rule-no-honours")
    if settings.form == "rubber" and settings.stake:
        yield texts.plain("w-rule-stake", count=settings.stake)
    if settings.bank:
        yield texts.plain("w-rule-bank", count=settings.bank)
    if settings.form != "duplicate" and settings.passed_out != "usual":
        yield texts.plain(f"w-rule-{settings.passed_out}")
    if settings.draws_seats:
        yield texts.plain("w-rule-draw")
    if not settings.human_declares:
        yield texts.plain("w-rule-partner")
