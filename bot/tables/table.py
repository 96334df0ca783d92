"""A table: who sits where, what was agreed, and the match being played.

Pure: no storage, no chat calls, no ids of messages. A table changes through its methods, each of
which raises :class:`TableError` with a reason when people may not do that now. ``version`` grows
with every change; buttons carry it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from bot.chat import ChatRef
from engine import CHANCE, Match, Seat, find_game
from engine.bridge import BridgeState, BridgeView, Draw
from engine.protocol import Event, RandomSource
from engine.seats import COMPASS

from .occupants import Computer, Human, Occupant
from .refusals import TableError, TableReason
from .settings import TableSettings

BridgeMatch = Match[BridgeState, BridgeView]


class Status(StrEnum):
    """The life of a table."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    STOPPED = "stopped"


@dataclass(slots=True)
class Table:
    """People plus match."""

    id: int
    chat: ChatRef
    host_id: int
    settings: TableSettings = field(default_factory=TableSettings)
    seats: dict[Seat, Occupant | None] = field(
        default_factory=lambda: dict.fromkeys(COMPASS, None)
    )
    status: Status = Status.LOBBY
    match: BridgeMatch | None = None
    version: int = 0
    draw: Draw | None = None
    """The draw that led to these seats, if there was one."""
    left_seats: dict[int, Seat] = field(default_factory=dict)
    """The seats that people have left in the running deal: they may sit down nowhere else."""

    @property
    def is_solo(self) -> bool:
        """Whether it stands in a private chat."""
        return self.chat.is_private

    @property
    def is_open(self) -> bool:
        """Whether anything can still happen at it."""
        return self.status in (Status.LOBBY, Status.PLAYING)

    # --- who is who -------------------------------------------------------------------------

    def seat_of(self, person_id: int) -> Seat | None:
        """Where the person sits."""
        for seat, occupant in self.seats.items():
            if isinstance(occupant, Human) and occupant.person_id == person_id:
                return seat
        return None

    @property
    def humans(self) -> Mapping[Seat, Human]:
        """The seats taken by people, those away included."""
        return {seat: who for seat, who in self.seats.items() if isinstance(who, Human)}

    def person_deciding(self) -> int | None:
        """The person waited for; None when it is a computer's or chance's turn, or no turn."""
        turn = self.match.turn if self.match is not None else None
        if turn is None or turn.decider is CHANCE:
            return None
        seat = self.controller_of(turn.decider)
        occupant = self.seats[seat]
        if isinstance(occupant, Human) and not occupant.is_away:
            return occupant.person_id
        return None

    def controller_of(self, decider: Seat) -> Seat:
        """The seat whose occupant acts for this decider.

        It is the decider's own, but where the declaring side holds exactly one human, that human
        plays both hands, also when the computer partner is declarer (source 004, step 6), unless
        the table has agreed otherwise.
        """
        state = self.match.state if self.match is not None else None
        contract = state.deal.contract if state is not None and state.deal is not None else None
        if contract is None or decider is not contract.declarer:
            return decider
        if not self.settings.human_declares:
            return decider
        partner = self.seats[contract.dummy]
        if isinstance(self.seats[decider], Computer) and isinstance(partner, Human):
            return contract.dummy
        return decider

    def decider_for(self, person_id: int) -> Seat | None:
        """The decider this person may act for at this moment: None when not waited for."""
        turn = self.match.turn if self.match is not None else None
        if turn is None or turn.decider is CHANCE:
            return None
        seat = self.controller_of(turn.decider)
        occupant = self.seats[seat]
        is_theirs = isinstance(occupant, Human) and occupant.person_id == person_id
        return turn.decider if is_theirs else None

    def viewpoint(self, seat: Seat) -> Seat:
        """The seat whose view the occupant of ``seat`` is shown.

        It is the own one, except for a human dummy who plays the computer declarer's cards: once
        dummy is faced, declarer's view holds all that both may see.
        """
        state = self.match.state if self.match is not None else None
        deal = state.deal if state is not None else None
        if deal is None or deal.dummy is not seat or deal.contract is None:
            return seat
        declarer = deal.contract.declarer
        return declarer if self.controller_of(declarer) is seat else seat

    def view_of(self, seat: Seat | None) -> BridgeView:
        """What the occupant of the seat (None: the group) is shown."""
        if self.match is None:
            raise TableError(TableReason.NOT_PLAYING)
        return self.match.view(None if seat is None else self.viewpoint(seat))

    # --- the lobby --------------------------------------------------------------------------

    def sit(self, person_id: int, name: str, seat: Seat) -> None:
        """Take a free seat or a computer's; who sits elsewhere moves (before the match only).

        Two who are seated change places when one of them taps the other's seat.
        """
        occupant = self.seats[seat]
        before = self.seat_of(person_id)
        if isinstance(occupant, Human):
            self._swap(before, seat)
            return
        if before is not None:
            self._require(Status.LOBBY, TableReason.NOT_IN_LOBBY)
            self.seats[before] = None
        if not self.is_open:
            raise TableError(TableReason.NOT_IN_LOBBY)
        if self.left_seats.get(person_id, seat) is not seat:
            raise TableError(TableReason.SAW_OTHER_CARDS)
        self.seats[seat] = Human(person_id, name)
        self._changed()

    def _swap(self, mine: Seat | None, theirs: Seat) -> None:
        if mine is None or mine is theirs or self.status is not Status.LOBBY:
            raise TableError(TableReason.SEAT_TAKEN)
        self.seats[mine], self.seats[theirs] = self.seats[theirs], self.seats[mine]
        self._changed()

    def leave(self, person_id: int) -> None:
        """Stand up; in a match a computer takes the seat over. Who sat there at the end stays."""
        seat = self._seat_required(person_id)
        if not self.is_open:
            raise TableError(TableReason.NOT_PLAYING)
        playing = self.status is Status.PLAYING
        if playing and self.match is not None and self.match.state.deal is not None:
            self.left_seats[person_id] = seat
        self.seats[seat] = Computer(self.settings.strength) if playing else None
        self._changed()

    def set_computer(self, seat: Seat, *, present: bool) -> None:
        """Put a computer on a free seat, or take it away (before the match)."""
        self._require(Status.LOBBY, TableReason.NOT_IN_LOBBY)
        if isinstance(self.seats[seat], Human):
            raise TableError(TableReason.SEAT_TAKEN)
        self.seats[seat] = Computer(self.settings.strength) if present else None
        self._changed()

    def agree(self, settings: TableSettings) -> None:
        """Change what was agreed (before the match)."""
        self._require(Status.LOBBY, TableReason.NOT_IN_LOBBY)
        self.settings = settings
        self._changed()

    def take_drawn_seats(self, seats: Mapping[Seat, Occupant | None], draw: Draw) -> None:
        """Everybody moves to the seat drawn (before the match)."""
        self._require(Status.LOBBY, TableReason.NOT_IN_LOBBY)
        self.seats, self.draw = dict(seats), draw
        self._changed()

    def move_to(self, chat_id: int) -> None:
        """The group has a new id (a supergroup has no topics at first); no change of version."""
        self.chat = ChatRef(chat_id)

    def admit_friends(self, code: str) -> None:
        """Let people join a table without a group by this code (at any time)."""
        self.settings = replace(self.settings, code=code)
        self._changed()

    def speak(self, language: str) -> None:
        """Word the public messages in another language (at any time)."""
        self.settings = replace(self.settings, language=language)
        self._changed()

    def start(self, options: Mapping[str, Any] | None = None) -> None:
        """Begin the match; computers take the free seats."""
        self._require(Status.LOBBY, TableReason.NOT_IN_LOBBY)
        if not self.humans:
            raise TableError(TableReason.NOBODY_SEATED)
        strength = self.settings.strength
        self.seats = {seat: who or Computer(strength) for seat, who in self.seats.items()}
        self.seats = {
            seat: Computer(strength) if isinstance(who, Computer) else who
            for seat, who in self.seats.items()
        }
        self.match = Match(find_game("bridge"), options or self.settings.match_options())
        self.status = Status.PLAYING
        self._changed()

    # --- the match --------------------------------------------------------------------------

    def act(self, decider: Seat, code: str) -> tuple[Event, ...]:
        """Play an action by its code; IllegalAction when the rules forbid it."""
        events = self._playing().play(decider, code)
        self._after_action()
        return events

    def deal(self, rng: RandomSource) -> tuple[Event, ...]:
        """Let chance deal, between deals."""
        match = self._playing()
        if match.state.deal is not None:
            raise TableError(TableReason.DEAL_RUNNING)
        events = match.play_chance(rng)
        self.left_seats.clear()
        self._after_action()
        return events

    def set_away(self, person_id: int, *, away: bool) -> None:
        """Let a computer stand in for a person, or give the seat back."""
        seat = self._seat_required(person_id)
        self._require(Status.PLAYING, TableReason.NOT_PLAYING)
        occupant = self.seats[seat]
        if not isinstance(occupant, Human) or occupant.is_away is away:
            return
        self.seats[seat] = replace(occupant, is_away=away)
        self._changed()

    def stop(self) -> None:
        """End it before its time."""
        if not self.is_open:
            raise TableError(TableReason.NOT_PLAYING)
        self.status = Status.STOPPED
        self._changed()

    def _playing(self) -> BridgeMatch:
        if self.match is None or self.status is not Status.PLAYING:
            raise TableError(TableReason.NOT_PLAYING)
        return self.match

    def _after_action(self) -> None:
        if self.match is not None and self.match.is_over:
            self.status = Status.FINISHED
        self._changed()

    def _require(self, status: Status, reason: TableReason) -> None:
        if self.status is not status:
            raise TableError(reason)

    def _seat_required(self, person_id: int) -> Seat:
        seat = self.seat_of(person_id)
        if seat is None:
            raise TableError(TableReason.NOT_SEATED)
        return seat

    def _changed(self) -> None:
        self.version += 1
