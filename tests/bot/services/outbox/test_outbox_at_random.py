"""Whatever happens on the way, every surface ends with its newest state in exactly one message."""

from __future__ import annotations

import random

import pytest

from bot.chat import ChatRef, Message, Photo, SlowDown
from bot.services.surfaces import Surface

CHATS = [ChatRef(-100), ChatRef(-100, 5), ChatRef(-200), ChatRef(7)]
SURFACES = [Surface(chat, table, "table") for chat in CHATS for table in (1, 2)]
STEPS = 150


def message(surface, step, rng):
    name = f"{surface.chat.id}/{surface.chat.thread}/{surface.table_id}"
    photo = Photo(b"png %d" % rng.randrange(3)) if rng.random() < 0.5 else None
    return Message(f"{name} step {step}", photo=photo)


@pytest.mark.parametrize("seed", range(15))
async def test_every_surface_ends_with_its_newest_state_once(desk, seed):
    rng = random.Random(seed)
    newest = {}
    for step in range(STEPS):
        surface = rng.choice(SURFACES)
        what = rng.choice(["show"] * 6 + ["repost", "delete", "lose", "flood", "time"])
        if what == "show":
            newest[surface] = message(surface, step, rng)
            desk.outbox.show(surface, newest[surface])
        elif what == "repost":
            newest[surface] = message(surface, step, rng)
            desk.outbox.repost(surface, newest[surface])
        elif what == "delete":
            newest[surface] = None
            desk.outbox.delete(surface)
        elif what == "lose" and surface in desk.store.on_display:
            desk.messenger.lose(desk.store.on_display[surface].ref)
        elif what == "flood":
            desk.messenger.fail_next(SlowDown(rng.randrange(1, 90)))
        else:
            await desk.time.advance(rng.random() * 10)
    for surface in SURFACES:
        if newest.get(surface) is not None:
            newest[surface] = message(surface, STEPS, rng)
            desk.outbox.show(surface, newest[surface])
    await desk.time.advance(3600)
    await desk.outbox.idle()
    expected = {shown.text for shown in newest.values() if shown is not None}
    standing = [shown.message.text for chat in {c.id for c in CHATS}
                for shown in desk.messenger.public_in(chat)]  # fmt: skip
    assert sorted(standing) == sorted(expected)
    wanted = {surface for surface, shown in newest.items() if shown is not None}
    assert set(desk.store.on_display) == wanted
