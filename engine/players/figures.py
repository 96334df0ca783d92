"""Means with their uncertainty, for contests and yardsticks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, stdev

_TWO_SIDED_95 = 1.96


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean over ``count`` deals and its standard error (0 for fewer than two deals)."""

    mean: float
    standard_error: float
    count: int

    @classmethod
    def of(cls, values: Sequence[float]) -> Figure:
        """The figure of some values; an empty sequence gives a mean of 0."""
        if not values:
            return cls(0.0, 0.0, 0)
        error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
        return cls(fmean(values), error, len(values))

    @property
    def half_width_95(self) -> float:
        """Half of the 95 % interval around the mean."""
        return _TWO_SIDED_95 * self.standard_error

    def __str__(self) -> str:
        return f"{self.mean:.2f} ± {self.half_width_95:.2f}"

    def to_json(self) -> dict[str, float | int]:
        """Plain values."""
        return {
            "mean": round(self.mean, 4),
            "standard_error": round(self.standard_error, 4),
            "interval_95": round(self.half_width_95, 4),
            "deals": self.count,
        }
