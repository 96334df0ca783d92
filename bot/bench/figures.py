"""One measured value beside its reference and its budget, and the report they make."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from time import perf_counter
from typing import Any


@dataclass(frozen=True, slots=True)
class Figure:
    """``value`` in ``unit``; ``ratio`` is value : reference, both measured in this run.

    The budget is for the ratio when ``budget_is_ratio``, else for the value itself; ``at_least``
    turns it from an upper into a lower bound.
    """

    section: str
    name: str
    value: float
    unit: str
    reference: float | None = None
    reference_name: str = ""
    budget: float | None = None
    budget_is_ratio: bool = False
    at_least: bool = False

    @property
    def ratio(self) -> float | None:
        """How many times the reference."""
        return self.value / self.reference if self.reference else None

    @property
    def is_met(self) -> bool | None:
        """Whether the budget is kept; None when there is none."""
        measured = self.ratio if self.budget_is_ratio else self.value
        if self.budget is None or measured is None:
            return None
        return measured >= self.budget if self.at_least else measured <= self.budget

    def to_json(self) -> dict[str, Any]:
        """All fields, the ratio and the verdict."""
        return asdict(self) | {"ratio": self.ratio, "is_met": self.is_met}


def to_table(figures: Sequence[Figure]) -> str:
    """The report for people, also good Markdown."""
    lines = [
        "| what | measured | reference | ratio | budget | |",
        "|---|---:|---|---:|---:|---|",
    ]
    section = ""
    for figure in figures:
        if figure.section != section:
            section = figure.section
            lines.append(f"| **{section}** | | | | | |")
        lines.append(f"| {' | '.join(_cells(figure))} |")
    return "\n".join(lines)


def _cells(figure: Figure) -> tuple[str, ...]:
    reference = ""
    if figure.reference is not None:
        reference = f"{_number(figure.reference)} {figure.reference_name}".strip()
    ratio = "" if figure.ratio is None else f"{figure.ratio:.2f}"
    budget = ""
    if figure.budget is not None:
        sign = "≥" if figure.at_least else "≤"
        budget = f"{sign} {_number(figure.budget)}{' ×' if figure.budget_is_ratio else ''}"
    verdict = {True: "kept", False: "**missed**", None: ""}[figure.is_met]
    measured = f"{_number(figure.value)} {figure.unit}".strip()
    return (figure.name, measured, reference, ratio, budget, verdict)


def _number(value: float) -> str:
    if abs(value) >= 100:
        return f"{value:,.0f}"
    return f"{value:.1f}" if abs(value) >= 10 else f"{value:.2f}"


def percentile(values: Sequence[float], share: float) -> float:
    """The value that ``share`` (0 to 1) of them do not exceed; ValueError for none."""
    ordered = sorted(values)
    if not ordered:
        raise ValueError("nothing was measured")
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def rate(work: Callable[[], int], *, seconds: float) -> float:
    """Pieces a second; ``work`` does some and returns how many."""
    work()
    pieces, start = 0, perf_counter()
    while (passed := perf_counter() - start) < seconds:
        pieces += work()
    return pieces / passed
