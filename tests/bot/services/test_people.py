"""Whom the bot has met, and in which language it speaks to each."""

from __future__ import annotations

import pytest

from bot.chat import PersonRef
from bot.services.people import People
from bot.storage.database import Database


@pytest.mark.parametrize(
    ("client", "spoken"),
    [("de", "pl"), (None, "pl"), ("en", "en"), ("pt-BR", "pl"), ("ru-RU", "ru"), ("uk", "ru")],
)
async def test_the_operators_language_is_for_clients_of_no_language_spoken_here(
    client: str | None, spoken: str
) -> None:
    async with Database.open("sqlite://") as database:
        people = People(database, language="pl")
        for _ in range(2):
            person = await people.meet(PersonRef(9, "Zoe", language=client))
            assert person.language == spoken


async def test_a_language_once_told_stays_when_a_client_tells_none() -> None:
    async with Database.open("sqlite://") as database:
        people = People(database, language="pl")
        await people.meet(PersonRef(9, "Zoe", language="ru"))
        assert (await people.meet(PersonRef(9, "Zoe", language=None))).language == "ru"
