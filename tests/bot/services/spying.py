"""Looks over everybody's shoulder: whether anything sent shows a card to eyes it is not for.

The paint hook writes into each picture what it was drawn from; buttons, alerts, inline lists and
texts are read as people read them. What a person may know of a running deal: the hands of the
seats sat on during it, what lies on the table, and declarer's cards for a dummy who plays them.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from dataclasses import dataclass, field

from evening import CARD, Evening, data_of
from hostile import open_tables

from bot.chat import ButtonData, Message, Photo
from bot.chat.recording import Act, PressAnswer
from bot.screens import Screen
from engine.bridge import BridgeView, FinishedDeal

SUIT_RUNS = re.compile("([♠♥♦♣])((?:10|[2-9AKQJ])+)")
LETTERS = dict(zip("♠♥♦♣", "SHDC", strict=True))


def telltale(screen: Screen) -> Message:
    """The screen with a picture that says whose hands it shows."""
    if screen.drawing is None:
        return Message(screen.text, screen.rows)
    arguments = getattr(screen.drawing, "args", ())
    view = next((one for one in arguments if isinstance(one, BridgeView)), None)
    if view is None:
        return Message(screen.text, screen.rows, Photo(repr(hash(screen.digest)).encode()))
    told = {
        "deal": view.deal_number,
        "seat": None if view.seat is None else view.seat.value,
        "hands": {seat.value: [str(card) for card in hand] for seat, hand in view.hands.items()},
        "shown": [str(played.card) for played in (view.trick.plays if view.trick else ())],
    }
    return Message(screen.text, screen.rows, Photo(json.dumps(told).encode()))


def cards_said(text: str) -> set[str]:
    """All cards that a text names, as ``♠AK10``."""
    found = set()
    for sign, ranks in SUIT_RUNS.findall(text):
        found |= {LETTERS[sign] + ("T" if rank == "10" else rank) for rank in _ranks(ranks)}
    return found


def _ranks(run: str) -> list[str]:
    return re.findall("10|.", run)


@dataclass
class Spy:
    """Remembers who sat where in which deal, and reports every breach."""

    run: Evening
    owned: dict[tuple[int, int, int], set[str]] = field(default_factory=lambda: defaultdict(set))
    breaches: list[str] = field(default_factory=list)
    _seen: int = 0
    _answers: int = 0

    async def note_seats(self) -> None:
        """Who sits where now may have seen that hand of this deal."""
        for table in await open_tables(self.run):
            if table.match is None:
                continue
            number = table.match.state.form.deal_number
            for seat, human in table.humans.items():
                self.owned[table.id, number, human.person_id].add(seat.value)
            for person_id, seat in table.left_seats.items():
                self.owned[table.id, number, person_id].add(seat.value)

    async def look(self, presses: dict[str, tuple[int, int]]) -> None:
        """Look at all that was sent since the last look; ``presses``: id to (person, table)."""
        await self.note_seats()
        acts = self.run.messenger.acts
        for act in acts[self._seen :]:
            self._check_act(act)
        self._seen = len(acts)
        answers = self.run.messenger.answers
        for answer in answers[self._answers :]:
            if answer.press_id in presses:
                await self._check_answer(answer, *presses[answer.press_id])
        self._answers = len(answers)

    def _check_act(self, act: Act) -> None:
        message = act.message
        if message is None:
            return
        ref = act.ref
        reader = ref.only_for if ref.only_for is not None else max(ref.chat.id, 0)
        table_id = next((ButtonData.parse(d).table for d in data_of(message)), 0)
        told = _told(message)
        if told is not None:
            self._check_picture(told, table_id, reader)
            self._check_buttons(message, told, reader)

    def _check_picture(self, told: dict, table_id: int, reader: int) -> None:
        if not reader and told["seat"] is not None:
            self.breaches.append(f"a seat's picture in public at table {table_id}")
        if not reader or table_id == 0:
            return
        mine = self.owned[table_id, told["deal"], reader]
        partners = {"NESW"[("NESW".index(seat) + 2) % 4] for seat in mine}
        if told["seat"] not in mine | partners:
            self.breaches.append(
                f"{reader} saw {told['seat']} of deal {told['deal']} at {table_id}"
            )
        if told["seat"] not in mine and not mine & set(told["hands"]):
            self.breaches.append(f"{reader} saw only the partner's hand at table {table_id}")

    def _check_buttons(self, message: Message, told: dict, reader: int) -> None:
        codes = [ButtonData.parse(data).code for data in data_of(message)]
        offered = {code for code in codes if CARD.fullmatch(code)}
        held = {card for hand in told["hands"].values() for card in hand}
        is_neutral = not reader and len({card[0] for card in offered}) == 1 and "u" in codes
        if not offered <= held and not is_neutral:
            self.breaches.append(f"cards on buttons for {reader}: {offered - held}")

    async def _check_answer(self, answer: PressAnswer, person_id: int, table_id: int) -> None:
        named = cards_said(answer.text)
        for table in await open_tables(self.run) if named else ():
            if table.id != table_id or table.match is None or table.match.state.deal is None:
                continue
            deal = table.match.state.deal
            if table.match.state.finished:
                named -= _public_of(table.match.state.finished[-1])
            mine = self.owned[table_id, deal.number, person_id]
            known = {
                str(card) for seat in deal.hands if seat.value in mine for card in deal.hands[seat]
            }
            known |= {entry.code for entry in table.match.log}
            if deal.contract is not None:
                known |= {str(card) for card in deal.hands[deal.contract.dummy]}
                if deal.contract.dummy.value in mine:
                    known |= {str(card) for card in deal.hands[deal.contract.declarer]}
            if not named <= known:
                self.breaches.append(f"{person_id} was told {named - known} at {table_id}")


def _public_of(finished: FinishedDeal) -> set[str]:
    """The cards of the last trick, which may be asked for between deals."""
    return {str(played.card) for played in finished.played[-4:]}


def _told(message: Message) -> dict | None:
    if message.photo is None or not message.photo.data.startswith(b"{"):
        return None
    return json.loads(message.photo.data)
