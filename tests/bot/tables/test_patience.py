"""When a player is reminded and when replaced, and the quiet hours."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest

from bot.tables.patience import awake_at, patience


def at(hour: int, minute: int = 0, *, day: int = 15) -> float:
    return datetime(2027, 1, day, hour, minute, tzinfo=UTC).timestamp()


@pytest.mark.parametrize("clock", [30, 60, 120, 300])
def test_a_quick_table_reminds_at_half_time_even_at_night(clock: int) -> None:
    due = patience(clock, at(2), zone=UTC)
    assert due.remind_at == at(2) + clock / 2
    assert due.replace_at == at(2) + clock


def test_an_hour_is_reminded_late_in_it() -> None:
    due = patience(3600, at(12), zone=UTC)
    assert due.remind_at == at(12, 45)
    assert due.replace_at == at(13)


def test_without_a_clock_there_is_one_reminder_and_no_replacement() -> None:
    due = patience(None, at(12), zone=UTC)
    assert due.remind_at == at(16)
    assert due.replace_at is None


@pytest.mark.parametrize(
    ("moment", "awake"),
    [
        (at(22, 59), at(22, 59)),
        (at(23), at(8, day=16)),
        (at(0), at(8)),
        (at(7, 59), at(8)),
        (at(8), at(8)),
    ],
)
def test_from_23_to_8_nobody_is_disturbed(moment: float, awake: float) -> None:
    assert awake_at(moment, UTC) == awake


def test_the_quiet_hours_are_local() -> None:
    tokyo = timezone(timedelta(hours=9))
    assert awake_at(at(15), tokyo) == at(23)
    assert awake_at(at(12), tokyo) == at(12)


def test_a_day_that_ends_at_night_ends_in_the_morning_and_is_reminded_before() -> None:
    due = patience(86_400, at(1), zone=UTC)
    assert due.remind_at == at(19)
    assert due.replace_at == at(8, day=16)
    late = patience(3600, at(22, 30), zone=UTC)
    assert late.remind_at <= (late.replace_at or 0)
