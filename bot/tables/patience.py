"""How long a player is waited for: when to remind, and when a computer stands in.

Friends may play over days, so who agreed on an hour or more (or on no clock) is left in peace from
23 to 8 o'clock, in the bot's local time: what falls due then is put off until 8. A quick table has
people who are awake.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo

LONG_CLOCK_SECONDS = 3600
REMINDER_WITHOUT_CLOCK_SECONDS = 4 * 3600.0
QUIET_FROM_HOUR, QUIET_TO_HOUR = 23, 8


@dataclass(frozen=True, slots=True)
class Patience:
    """Two moments in seconds of the epoch; without a clock nobody is ever replaced."""

    remind_at: float
    replace_at: float | None


def patience(clock_seconds: int | None, since: float, *, zone: tzinfo | None = None) -> Patience:
    """For a turn that began at ``since``: half the time, three quarters of a long one.

    ``zone`` None is the machine's own time zone.
    """
    if clock_seconds is None:
        return Patience(awake_at(since + REMINDER_WITHOUT_CLOCK_SECONDS, zone), None)
    if clock_seconds < LONG_CLOCK_SECONDS:
        return Patience(since + clock_seconds / 2, since + clock_seconds)
    remind_at = awake_at(since + clock_seconds * 3 / 4, zone)
    return Patience(remind_at, max(remind_at, awake_at(since + clock_seconds, zone)))


def awake_at(moment: float, zone: tzinfo | None = None) -> float:
    """The same moment, or the end of the quiet hours into which it falls."""
    local = datetime.fromtimestamp(moment, tz=UTC).astimezone(zone)
    if QUIET_TO_HOUR <= local.hour < QUIET_FROM_HOUR:
        return moment
    morning = local.replace(hour=QUIET_TO_HOUR, minute=0, second=0, microsecond=0)
    if local.hour >= QUIET_FROM_HOUR:
        morning += timedelta(days=1)
    return morning.timestamp()
