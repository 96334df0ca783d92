"""What must hold after any disaster, checked on the database and on everything that was shown."""

from __future__ import annotations

import json
import re
import sqlite3
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from crash_campaign import CALL, CARD, Journal, Press, buttons_of

from bot.sandbox import Seen
from engine import CHANCE, Match, Seat
from engine.cards import Card

SIGNS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
SHOWN_CARD = re.compile("([♠♥♦♣])(10|[2-9TJQKA])")


@dataclass(frozen=True)
class StoredTable:
    """A table of the database: the match of its latest number, and where its seats are."""

    id: int
    chat: int
    version: int
    seats: dict[int, Seat]
    match: Match
    log: list[tuple[str, str]]

    @property
    def offset(self) -> int:
        """A table's version minus its match's: sitting down and starting count as well."""
        return self.version - len(self.log)


class Audit:
    """``faults`` names everything that is wrong; empty when all is well."""

    def __init__(self, database: Path, journal: Journal) -> None:
        self._journal = journal
        self.faults: list[str] = list(journal.too_early)
        with closing(sqlite3.connect(database)) as connection:
            verdict = connection.execute("PRAGMA integrity_check").fetchone()[0]
            if verdict != "ok":
                self.faults.append(verdict)
            self.tables = {table.id: table for table in _tables(connection)}
            self.handled = {
                key for (key,) in connection.execute("SELECT key FROM handled_updates")
            }
        self._known: dict[tuple[int, int, Seat | None], set[Card]] = {}
        self._every_press_counts_once()
        self._nothing_hidden_is_shown()

    @property
    def played(self) -> list[Press]:
        """The calls and cards that were accepted."""
        return [
            press
            for press in self._journal.presses
            if press.answer == ""
            and (CALL.fullmatch(press.data.code) or CARD.fullmatch(press.data.code))
        ]

    def summary(self) -> str:
        """For a closing note."""
        answers = Counter(
            "unanswered" if press.answer is None else "accepted" if not press.answer else "refused"
            for press in self._journal.presses
        )
        return (
            f"disasters {self._journal.disasters}; presses {dict(answers)}; "
            f"calls and cards accepted {len(self.played)}; "
            f"log entries {sum(len(table.log) for table in self.tables.values())}; "
            f"messages and edits looked at {len(self._journal.shown)}; "
            f"faults {len(self.faults)}"
        )

    def _every_press_counts_once(self) -> None:
        accepted = Counter((press.data.table, press.data.version) for press in self.played)
        self.faults += [f"accepted twice: {key}" for key, times in accepted.items() if times > 1]
        for press in self.played:
            table = self.tables[press.data.table]
            number = press.data.version - table.offset
            stored = table.log[number : number + 1]
            if [code for _, code in stored] != [press.data.code]:
                self.faults.append(f"accepted but not in the log: {press}, there is {stored}")
            if press.update not in self.handled:
                self.faults.append(f"accepted but not marked as handled: {press}")

    def _nothing_hidden_is_shown(self) -> None:
        for seen in self._journal.shown:
            for data in buttons_of(seen):
                self._look(seen, self.tables[data.table], data.version)
                break

    def _look(self, seen: Seen, table: StoredTable, version: int) -> None:
        """Every card named in the message is known to whom it is shown to."""
        seat = table.seats.get(seen.chat_id)
        known = self._known_to(table, seat, version - table.offset)
        codes = [data.code for data in buttons_of(seen) if CARD.fullmatch(data.code)]
        named = {Card.parse(code) for code in codes} | set(_cards_in(seen.words))
        if hidden := named - known:
            self.faults.append(f"table {table.id}, {seat}: {sorted(map(str, hidden))} shown")

    def _known_to(self, table: StoredTable, seat: Seat | None, entries: int) -> set[Card]:
        """The cards this seat (None: the public) has seen when so many entries were made."""
        key = (table.id, entries, seat)
        if key not in self._known:
            match = Match.replay(_document(table.match, table.log[: max(0, entries)]))
            self._known[key] = _visible(match, seat)
        return self._known[key]


def _visible(match: Match, seat: Seat | None) -> set[Card]:
    """Own cards, dummy's once faced, everything played, all of the deals that are over.

    Who plays both hands for a computer partner is shown declarer's cards as well.
    """
    state = match.state
    cards: set[Card] = set()
    for finished in state.finished[-1:]:
        cards |= {card for hand in finished.hands.values() for card in hand}
    deal = state.deal
    if deal is None:
        return cards
    # Between two deals the last one is looked at; during a deal only its own cards count.
    cards = {played.card for played in deal.play.cards} if deal.play is not None else set()
    for who in (seat, deal.dummy):
        if who is not None:
            cards |= set(deal.hands[who])
    if deal.dummy is not None and deal.dummy is seat:
        cards |= set(deal.hands[deal.contract.declarer])
    return cards


def _cards_in(text: str) -> Iterator[Card]:
    for sign, rank in SHOWN_CARD.findall(text):
        yield Card.parse(SIGNS[sign] + rank.replace("10", "T"))


def _document(match: Match, log: list[tuple[str, str]]) -> str:
    document = json.loads(match.to_json())
    return json.dumps(document | {"log": [list(entry) for entry in log]})


def _tables(connection: sqlite3.Connection) -> Iterator[StoredTable]:
    rows = connection.execute(
        "SELECT t.id, t.chat_id, t.version, t.seats, t.match_number, m.options, t.entry_count "
        "FROM tables t JOIN matches m ON m.table_id = t.id AND m.number = t.match_number"
    ).fetchall()
    for number, chat, version, seats, match_number, options, count in rows:
        log = connection.execute(
            "SELECT decider, code FROM log_entries WHERE table_id = ? AND match_number = ? "
            "ORDER BY number",
            (number, match_number),
        ).fetchall()
        assert len(log) == count, f"table {number}: {len(log)} entries, {count} counted"
        document = {
            "format": 1,
            "game": "bridge",
            "options": json.loads(options),
            "log": [list(entry) for entry in log],
        }
        people = {
            who["person"]: Seat(seat)
            for seat, who in json.loads(seats).items()
            if who is not None and "person" in who
        }
        match = Match.replay(json.dumps(document))
        assert all(decider == CHANCE.value or decider in set(Seat) for decider, _ in log)
        yield StoredTable(number, chat, version, people, match, log)
