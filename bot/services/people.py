"""The people register: who has used the bot, in which language, and whether they may be written
to.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from dataclasses import replace

from bot.chat import PersonRef
from bot.tables import DEFAULT_LANGUAGE, Person, PersonSettings, is_spoken

from .ports import Store

KEEP_IN_MEMORY = 2_000
MAX_NAME_LENGTH = 64


class People:
    """Persons by id, read through a small memory."""

    def __init__(self, store: Store, *, language: str = DEFAULT_LANGUAGE) -> None:
        """``language`` is for those whose client names none that is spoken here."""
        self._store = store
        self._language = language
        self._known: OrderedDict[int, Person] = OrderedDict()

    async def meet(self, ref: PersonRef) -> Person:
        """The person behind a reference; stored when new or when name or language changed."""
        person = await self.find(ref.id)
        name = " ".join(ref.name.split())[:MAX_NAME_LENGTH] or str(ref.id)
        language = ref.language or (person.client_language if person is not None else None)
        if language is None or not is_spoken(language):
            language = self._language
        if person is None:
            return await self._save(Person(ref.id, name, language))
        if (person.name, person.client_language) == (name, language):
            return person
        return await self._save(replace(person, name=name, client_language=language))

    async def find(self, person_id: int) -> Person | None:
        """A person, if known."""
        return (await self.find_all([person_id])).get(person_id)

    async def find_all(self, ids: Iterable[int]) -> Mapping[int, Person]:
        """The persons known among these ids."""
        wanted = list(ids)
        missing = [person_id for person_id in wanted if person_id not in self._known]
        if missing:
            async with self._store.unit() as unit:
                for person in await unit.people(missing):
                    self._keep(person)
        return {key: self._known[key] for key in wanted if key in self._known}

    async def set_started(self, person: Person, *, started: bool) -> Person:
        """Remember whether the private chat with the person may be written to."""
        if person.has_started is started:
            return person
        return await self._save(replace(person, has_started=started))

    async def choose(self, person: Person, settings: PersonSettings) -> Person:
        """Store what the person chose."""
        return await self._save(replace(person, settings=settings))

    def forget(self, person_id: int) -> None:
        """Drop a person from memory (erased in the store)."""
        self._known.pop(person_id, None)

    async def _save(self, person: Person) -> Person:
        async with self._store.unit() as unit:
            await unit.save_person(person)
            await unit.commit()
        self._keep(person)
        return person

    def _keep(self, person: Person) -> None:
        self._known[person.id] = person
        self._known.move_to_end(person.id)
        while len(self._known) > KEEP_IN_MEMORY:
            self._known.popitem(last=False)
