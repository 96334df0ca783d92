"""What one seat of a bridge match may know.

The view is built from what is allowed: a seat's own hand, dummy once faced, and what is public. No
field could hold a hidden card. The same value is given to people's screens and to computers.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from engine.actions import Action
from engine.auction import Auction, Contract
from engine.hands import Hand
from engine.seats import COMPASS, Seat, Side, Turn, Vulnerability
from engine.tricks import Trick

from .claim import legal_claims
from .deal import Deal
from .forms import Form
from .options import BridgeOptions
from .requests import Claim, Request
from .state import BridgeState, FinishedDeal
from .undo import undo_refusal


class Phase(StrEnum):
    """Where a match stands."""

    DEALING = "dealing"
    AUCTION = "auction"
    PLAY = "play"
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class BridgeView:
    """A seat's (or with ``seat`` None a spectator's) knowledge.

    ``hands`` holds just the known cards still held; ``held_counts`` says how many cards each seat
    holds. ``tricks`` are the finished tricks, ``trick`` the one on the table (None outside the
    play). ``last`` is the deal finished last, all of it public; between deals it is what people
    look at.
    """

    seat: Seat | None
    phase: Phase
    options: BridgeOptions
    form: Form
    turn: Turn | None
    legal: tuple[Action, ...]
    deal_number: int
    dealer: Seat
    vulnerable: Vulnerability
    hands: Mapping[Seat, Hand]
    held_counts: Mapping[Seat, int]
    auction: Auction
    contract: Contract | None = None
    dummy: Seat | None = None
    trick: Trick | None = None
    tricks: tuple[Trick, ...] = ()
    tricks_won: Mapping[Side, int]
    last: FinishedDeal | None = None
    request: Request | None = None
    """A claim or an undo that waits for answers; a claimer's hand is in ``hands``."""
    refused: Request | None = None
    """The request refused last, until the next call or card."""
    claims: tuple[int, ...] = ()
    """How many of the tricks left the viewer may claim for the own side, unasked."""
    may_undo: bool = False
    """Whether the viewer may ask to take the own last call or card back."""
    fingerprint: str = ""
    """Of the running deal (see :mod:`engine.bridge.fairness`)."""

    @property
    def hand(self) -> Hand | None:
        """The viewer's own cards; None for a spectator and between deals."""
        return None if self.seat is None else self.hands.get(self.seat)

    @property
    def last_trick(self) -> Trick | None:
        """The trick finished last."""
        return self.tricks[-1] if self.tricks else None

    @property
    def is_mine(self) -> bool:
        """Whether the viewing seat is the one who decides next."""
        return self.turn is not None and self.seat is not None and self.turn.decider is self.seat


def build_view(
    state: BridgeState, seat: Seat | None, *, turn: Turn | None, legal: tuple[Action, ...]
) -> BridgeView:
    """The view of one seat; ``turn`` and ``legal`` come from the rules."""
    deal = state.deal
    last = state.finished[-1] if state.finished else None
    if deal is None:
        return BridgeView(
            seat=seat,
            phase=Phase.OVER if state.form.is_over else Phase.DEALING,
            options=_public(state.options),
            form=state.form,
            turn=turn,
            legal=legal,
            deal_number=state.form.deal_number,
            dealer=state.form.dealer,
            vulnerable=state.form.vulnerable,
            hands={},
            held_counts=dict.fromkeys(COMPASS, 0),
            auction=Auction(state.form.dealer),
            tricks_won=dict.fromkeys(Side, 0),
            last=last,
        )
    return BridgeView(
        seat=seat,
        phase=Phase.AUCTION if deal.play is None else Phase.PLAY,
        options=_public(state.options),
        form=state.form,
        turn=turn,
        legal=legal,
        deal_number=deal.number,
        dealer=deal.dealer,
        vulnerable=deal.vulnerable,
        hands={who: deal.held[who] for who in known_seats(deal, seat)},
        held_counts={who: len(deal.held[who]) for who in COMPASS},
        auction=deal.auction,
        contract=deal.contract,
        dummy=deal.dummy,
        trick=None if deal.play is None else deal.play.trick,
        tricks=() if deal.play is None else deal.play.finished,
        tricks_won=_tricks_won(deal),
        last=last,
        request=deal.request,
        refused=next((r.request for r in reversed(deal.refused) if r.step == deal.steps), None),
        claims=_claims(deal, seat),
        may_undo=seat is not None and deal.request is None and undo_refusal(deal, seat) is None,
        fingerprint=deal.fingerprint,
    )


def _claims(deal: Deal, seat: Seat | None) -> tuple[int, ...]:
    if seat is None or deal.request is not None:
        return ()
    return tuple(claim.tricks for claim in legal_claims(deal, seat))


def _public(options: BridgeOptions) -> BridgeOptions:
    """The settings without the prepared deals, which are the hands themselves."""
    return replace(options, boards=())


def known_seats(deal: Deal, seat: Seat | None) -> tuple[Seat, ...]:
    """Whose cards this seat may see: its own, dummy's once faced (Law 41), a claimer's (68).

    Dummy itself sees declarer's cards only on the table, like everybody.
    """
    claimer = deal.request.seat if isinstance(deal.request, Claim) else None
    return tuple(who for who in COMPASS if who in (seat, deal.dummy, claimer))


def _tricks_won(deal: Deal) -> Mapping[Side, int]:
    if deal.play is None:
        return dict.fromkeys(Side, 0)
    return {side: deal.play.tricks_of(*side.seats) for side in Side}
