"""What nobody waits for gives way: it spends only what is left over, and is not forgotten."""

from __future__ import annotations

from bot.chat import ChatRef, Message
from bot.services.surfaces import Surface

GROUP = ChatRef(-100)
TABLE = Surface(GROUP, 1, "table")


def whisper(person: int) -> Surface:
    return Surface(GROUP, 1, "hand", person)


async def test_the_table_goes_before_panels_that_nobody_waits_for(desk) -> None:
    desk.messenger.bot_administrates.add(GROUP.id)
    for person in range(1, 4):
        desk.outbox.show(whisper(person), Message(f"hand {person}"), is_background=True)
    desk.outbox.show(TABLE, Message("table"))
    await desk.time.advance(120)
    receivers = [act.ref.only_for for act in desk.messenger.acts]
    assert receivers[0] is None
    assert sorted(receivers[1:]) == [1, 2, 3]


async def test_busy_panels_leave_half_of_the_burst_to_the_table(desk) -> None:
    desk.messenger.bot_administrates.add(GROUP.id)
    for person in range(1, 9):
        desk.outbox.show(whisper(person), Message(f"hand {person}"), is_background=True)
    await desk.time.advance(0)
    before = len(desk.messenger.acts)
    desk.outbox.show(TABLE, Message("table"))
    await desk.time.advance(0)
    assert desk.messenger.acts[before].ref.only_for is None


async def test_a_panel_that_becomes_somebodys_turn_waits_no_longer(desk) -> None:
    desk.messenger.bot_administrates.add(GROUP.id)
    for person in range(1, 9):
        desk.outbox.show(whisper(person), Message(f"hand {person}"), is_background=True)
    await desk.time.advance(0)
    before = len(desk.messenger.acts)
    desk.outbox.show(whisper(8), Message("your turn"))
    await desk.time.advance(0)
    assert desk.messenger.acts[before].message == Message("your turn")
