"""How fast we may speak: token buckets below Telegram's limits.

Telegram allows about 20 sends plus edits a minute in a group, one message a second in a private
chat and 30 requests a second in all (Bots FAQ; edits share the limit, tdlib/td#2592). A bucket
that holds ``burst`` tokens and gains ``rate`` of them in a period lets at most ``rate + burst``
through in any window of that length, so the two are chosen to stay below the limit together.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Budget:
    """``burst`` requests at once, ``per_second`` on and on, and ``reserve`` more for a press."""

    burst: float
    per_second: float
    reserve: float = 0.0


@dataclass(frozen=True, slots=True)
class Budgets:
    """A group (14 + 5 + 1 = 20 a minute), a private chat, the whole bot (19 + 6 + 3 a second)."""

    group: Budget = Budget(burst=5, per_second=14 / 60, reserve=1)
    private: Budget = Budget(burst=3, per_second=1.0)
    overall: Budget = Budget(burst=6, per_second=19, reserve=3)


class TokenBucket:
    """One budget being spent. Times are seconds of a monotonic clock."""

    def __init__(self, budget: Budget, now_seconds: float) -> None:
        self._budget = budget
        self._tokens = budget.burst
        self._at_seconds = now_seconds

    def wait_seconds(
        self, now_seconds: float, *, is_urgent: bool = False, is_background: bool = False
    ) -> float:
        """How long until one request is allowed; 0.0 means now.

        What is done in the background leaves half of the burst to others.
        """
        self._refill(now_seconds)
        missing = 1.0 - self._tokens - (self._budget.reserve if is_urgent else 0.0)
        if is_background:
            missing += self._budget.burst / 2
        # A millionth of a token is rounding, not a reason to wait again.
        return 0.0 if missing <= 1e-6 else missing / self._budget.per_second

    def take(self, now_seconds: float) -> None:
        """Spend one request; the caller has waited for it."""
        self._refill(now_seconds)
        self._tokens -= 1.0

    def give_back(self) -> None:
        """A request that was taken for was not made."""
        self._tokens = min(self._budget.burst, self._tokens + 1.0)

    def is_full(self, now_seconds: float) -> bool:
        """Whether nothing was spent lately, so that the bucket may be forgotten."""
        self._refill(now_seconds)
        return self._tokens >= self._budget.burst

    def _refill(self, now_seconds: float) -> None:
        gained = max(0.0, now_seconds - self._at_seconds) * self._budget.per_second
        self._tokens = min(self._budget.burst, self._tokens + gained)
        self._at_seconds = now_seconds
