"""Tables for the latency runs: stored as if people had played for a while, one person at each.

A few matches are played out by computers up to a moment at which the person is to move, and every
table gets one of them. Person, private chat and message exist in the sandbox as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from io import BytesIO
from random import Random

from bot.chat import ButtonData, ChatRef, MessageRef
from bot.sandbox import Person, Sandbox, Seen
from bot.sandbox.contents import media_content
from bot.sandbox.files import Upload
from bot.services.surfaces import OnDisplay, Surface
from bot.storage.database import Database
from bot.tables import BridgeMatch, Computer, Human, Status, Table, TableSettings
from bot.tables import Person as KnownPerson
from engine import Match, Seat, find_game
from engine.bridge import Phase
from engine.players.catalogue import find_player
from engine.seats import COMPASS

DIFFERENT_MATCHES = 12
PERSON_SEAT = Seat.SOUTH


@dataclass(frozen=True, slots=True)
class Sitting:
    """A person, the message with the buttons, and the data of a press that will be accepted."""

    person: Person
    message: Seen
    data: str


async def seat_crowd(
    sandbox: Sandbox, database_url: str, count: int, *, strength: str
) -> list[Sitting]:
    """Store ``count`` tables, each with a person to move; computers of the given strength."""
    matches = [_played_for_a_while(number) for number in range(min(count, DIFFERENT_MATCHES))]
    content = media_content(sandbox.context, "photo", Upload(_picture(), "table.png", "image/png"))
    people = [sandbox.person(f"Player{number}", started=True) for number in range(count)]
    sittings = []
    async with Database.open(database_url) as database:
        for number, person in enumerate(people):
            table = _table(person, matches[number % len(matches)], strength)
            async with database.unit() as unit:
                await unit.save_person(
                    KnownPerson(person.id, person.first_name, "en", has_started=True)
                )
                await unit.add_table(table)
                await unit.commit()
            message = _shown(sandbox, person, content)
            surface = Surface(table.chat, table.id, "panel", person.id)
            ref = MessageRef(table.chat, message.id)
            await database.surfaces.put(surface, OnDisplay(ref, "not this"))
            sittings.append(Sitting(person, message, _data(table)))
    return sittings


def _shown(sandbox: Sandbox, person: Person, content: dict[str, object]) -> Seen:
    world, chat = sandbox.world, sandbox.private(person)
    world.add_message(chat, world.bot_id, dict(content))
    return sandbox.messages(person)[-1]


def _table(person: Person, match: BridgeMatch, strength: str) -> Table:
    table = Table(0, ChatRef(person.id), person.id, TableSettings(strength=strength))
    table.seats = {seat: Computer(strength) for seat in COMPASS}
    table.seats[PERSON_SEAT] = Human(person.id, person.first_name)
    table.status, table.match, table.version = Status.PLAYING, match, match.version
    return table


def _data(table: Table) -> str:
    assert table.match is not None
    assert table.match.turn is not None
    decider = table.match.turn.decider
    assert isinstance(decider, Seat)
    code = table.match.view(decider).legal[0].code
    return str(ButtonData(table.id, table.version, code))


def _played_for_a_while(number: int) -> BridgeMatch:
    """A Chicago up to three deals old, in the middle of play, the person to move."""
    rng, player = Random(number), find_player("basic")
    match: BridgeMatch = Match(find_game("bridge"), {"form": "chicago"})
    while not _is_the_moment(match, number % 4):
        if match.turn is None:
            match = Match(find_game("bridge"), {"form": "chicago"})
        elif not isinstance(match.turn.decider, Seat):
            match.play_chance(rng)
        else:
            view = match.view(match.turn.decider)
            match.play(match.turn.decider, player.choose(view, view.legal, rng))
    return match


def _is_the_moment(match: BridgeMatch, deals: int) -> bool:
    deal, turn = match.state.deal, match.turn
    if deal is None or turn is None or len(match.state.finished) < deals:
        return False
    view = match.view(PERSON_SEAT)
    return view.phase is Phase.PLAY and turn.decider is PERSON_SEAT and len(view.tricks) >= 1


def _picture() -> bytes:
    from PIL import Image

    out = BytesIO()
    Image.new("RGB", (960, 1280), "#1d6b45").save(out, "PNG")
    return out.getvalue()
