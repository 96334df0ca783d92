"""Contract bridge for four as a game of the house (sources 000, 001, 002, 004; RULES 1).

Chance deals, four seats call clockwise from the dealer, declarer's left leads, dummy is faced,
declarer plays both hands. After the last trick the form scores the deal and chance deals again
until the form is over. This module only wires auction, tricks and form together.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.actions import Action, PlayCard
from engine.auction import Auction, Call
from engine.cards import Card
from engine.chance import deal_four_hands
from engine.errors import IllegalAction, Reason
from engine.protocol import EVERYONE, Event, Options, RandomSource
from engine.seats import CHANCE, COMPASS, Decider, Seat, Turn

from .agreeing import (
    RequestAction,
    answer,
    ask,
    legal_requests,
    request_refusal,
    tricks_taken,
)
from .deal import Deal, join_hands, parse_hands
from .deal_score import score_deal
from .events import (
    AuctionEnded,
    CallMade,
    CardPlayed,
    DealBegan,
    DealScored,
    DummyFaced,
    HandDealt,
    MatchEnded,
    TrickTaken,
)
from .fairness import draw_salt, fingerprint, is_salt
from .forms import Outcome, start_form
from .honours import find_honours
from .laws import find_law
from .options import BridgeOptions
from .requests import Answer, parse_request_code
from .state import BridgeState, FinishedDeal
from .view import BridgeView, build_view

Step = tuple[BridgeState, tuple[Event, ...]]


@dataclass(frozen=True, slots=True)
class DealCards:
    """Chance gives these four hands; the code is the deal in PBN's form, and the salt."""

    deal: str
    salt: str = ""

    @property
    def code(self) -> str:
        """The text of the deal, then (in newer logs) a blank and the salt."""
        return f"{self.deal} {self.salt}" if self.salt else self.deal

    @classmethod
    def parse(cls, code: str) -> DealCards:
        """Read a code; ValueError when it is no deal."""
        *hands, last = code.split(" ")
        salt = last if is_salt(last) else ""
        return cls(join_hands(parse_hands(" ".join(hands) if salt else code)), salt)


class ContractBridge:
    """The rules; one object serves all tables."""

    key = "bridge"

    def seats(self, options: Options) -> tuple[Seat, ...]:
        """The four compass seats."""
        BridgeOptions.from_json(options)
        return COMPASS

    def start(self, options: Options) -> BridgeState:
        """Before the first deal."""
        checked = BridgeOptions.from_json(options)
        for board in checked.boards:
            parse_hands(board)
        return BridgeState(checked, start_form(checked))

    def turn(self, state: BridgeState) -> Turn | None:
        """Chance between deals, otherwise whose call or card it is."""
        if state.deal is not None:
            return state.deal.turn
        return None if state.form.is_over else Turn(CHANCE, CHANCE)

    def legal_actions(self, state: BridgeState, decider: Decider) -> tuple[Action, ...]:
        """The calls or cards of the one who decides, and everybody's requests and answers."""
        if state.deal is None or not isinstance(decider, Seat):
            return ()
        due = self._due(state, decider)
        requests = legal_requests(state.deal, decider)
        return due if due == requests else (*due, *requests)

    def _due(self, state: BridgeState, decider: Seat) -> tuple[Action, ...]:
        """What is waited for from this seat."""
        turn, deal = self.turn(state), state.deal
        if deal is None:
            return ()
        if deal.request is not None:
            return legal_requests(deal, decider)
        if turn is None or turn.decider is not decider:
            return ()
        if deal.play is None:
            return deal.auction.legal_calls()
        return tuple(PlayCard(card) for card in deal.play.legal_cards())

    def check(self, state: BridgeState, decider: Decider, action: Action) -> IllegalAction | None:
        """Why the action is refused, or None."""
        refusal = self._refusal(state, decider, action)
        if refusal is None:
            return None
        led = state.deal.play.trick.suit_led if state.deal and state.deal.play else None
        data = {"suit": led.value} if refusal is Reason.MUST_FOLLOW_SUIT and led else {}
        return IllegalAction(refusal, action.code, **data)

    def _refusal(self, state: BridgeState, decider: Decider, action: Action) -> Reason | None:
        turn = self.turn(state)
        if turn is None:
            return Reason.MATCH_IS_OVER
        if state.deal is None:
            return self._refusal_of_chance(state, decider, action)
        if isinstance(action, RequestAction) and isinstance(decider, Seat):
            return request_refusal(state.deal, decider, action)
        return self._refusal_of_due(state.deal, decider, action)

    def _refusal_of_due(self, deal: Deal, decider: Decider, action: Action) -> Reason | None:
        """Why a call or a card is refused."""
        if deal.request is not None:
            return Reason.ANSWER_FIRST
        if deal.turn is None or deal.turn.decider is not decider:
            return Reason.NOT_YOUR_TURN
        if deal.play is None and isinstance(action, Call):
            return deal.auction.refusal(action)
        if deal.play is not None and isinstance(action, PlayCard):
            return deal.play.refusal(action.card)
        return Reason.WRONG_PHASE

    def _refusal_of_chance(
        self, state: BridgeState, decider: Decider, action: Action
    ) -> Reason | None:
        if decider is not CHANCE or not isinstance(action, DealCards):
            return Reason.WRONG_PHASE
        return None if self._is_deal_allowed(state, action) else Reason.NOT_ALLOWED

    def _is_deal_allowed(self, state: BridgeState, action: DealCards) -> bool:
        prepared = self._prepared(state)
        if prepared is not None:
            return parse_hands(prepared) == parse_hands(action.deal)
        return True

    def _prepared(self, state: BridgeState) -> str | None:
        boards = state.options.boards
        index = len(state.finished)
        return boards[index] if index < len(boards) else None

    def parse_action(self, code: str) -> Action:
        """Read a deal, a request or an answer, a call or a card."""
        if ":" in code:
            return DealCards.parse(code)
        request = parse_request_code(code)
        if request is not None:
            return request
        try:
            return Call.parse(code)
        except ValueError:
            return PlayCard(Card.parse(code))

    def chance(self, state: BridgeState, rng: RandomSource) -> Action:
        """The prepared deal if there is one, else a random one."""
        prepared = self._prepared(state)
        hands = parse_hands(prepared) if prepared is not None else deal_four_hands(rng)
        return DealCards(join_hands(hands), draw_salt(rng))

    def apply(self, state: BridgeState, decider: Decider, action: Action) -> Step:
        """Deal, call or play; the last call or card of a deal also scores it."""
        if isinstance(action, DealCards):
            return _deal(state, action)
        if state.deal is None:
            raise AssertionError("only chance acts between deals")
        if isinstance(action, Call):
            return _call(state, state.deal, action)
        if isinstance(action, PlayCard):
            return _play(state, state.deal, action.card)
        if isinstance(action, RequestAction) and isinstance(decider, Seat):
            return _agree(state, state.deal, decider, action)
        raise AssertionError(f"{decider} did {action}")

    def view(self, state: BridgeState, seat: Seat | None) -> BridgeView:
        """What this seat may know."""
        legal = () if seat is None else self._due(state, seat)
        return build_view(state, seat, turn=self.turn(state), legal=legal)


def _deal(state: BridgeState, action: DealCards) -> Step:
    form = state.form
    hands = parse_hands(action.deal)
    auction = Auction(form.dealer)
    seal = fingerprint(hands, action.salt)
    deal = Deal(
        form.deal_number,
        form.dealer,
        form.vulnerable,
        hands,
        auction,
        salt=action.salt,
        fingerprint=seal,
    )
    began = DealBegan(
        number=deal.number,
        dealer=deal.dealer,
        vulnerable=deal.vulnerable,
        fingerprint=seal,
        seen_by=EVERYONE,
    )
    dealt = (
        HandDealt(seat=seat, hand=hand, seen_by=frozenset({seat})) for seat, hand in hands.items()
    )
    return replace(state, deal=deal), (began, *dealt)


def _call(state: BridgeState, deal: Deal, call: Call) -> Step:
    turn = deal.auction.turn
    if turn is None:
        raise AssertionError("the auction is over")
    after = deal.after_call(call)
    events: list[Event] = [CallMade(seat=turn, call=call, seen_by=EVERYONE)]
    if after.auction.is_over:
        events.append(AuctionEnded(contract=after.contract, seen_by=EVERYONE))
    return _settle(replace(state, deal=after), after, events)


def _play(state: BridgeState, deal: Deal, card: Card) -> Step:
    if deal.play is None or deal.play.turn is None:
        raise AssertionError("no card is due")
    after = deal.after_card(card)
    events: list[Event] = [CardPlayed(seat=deal.play.turn, card=card, seen_by=EVERYONE)]
    if deal.dummy is None and after.dummy is not None:
        hand = after.held[after.dummy]
        events.append(DummyFaced(seat=after.dummy, hand=hand, seen_by=EVERYONE))
    if after.play is not None and len(after.play.finished) > len(deal.play.finished):
        number = len(after.play.finished)
        events.append(TrickTaken(winner=after.play.trick.leader, number=number, seen_by=EVERYONE))
    return _settle(replace(state, deal=after), after, events)


def _agree(state: BridgeState, deal: Deal, seat: Seat, action: RequestAction) -> Step:
    after, events = (
        answer(deal, seat, action) if isinstance(action, Answer) else ask(deal, seat, action)
    )
    return _settle(replace(state, deal=after), after, list(events))


def _settle(state: BridgeState, deal: Deal, events: list[Event]) -> Step:
    """Score the deal if it is over."""
    if not deal.is_over:
        return state, tuple(events)
    contract = deal.contract
    law = find_law(state.options.law)
    honours = find_honours(contract, deal.hands, law) if contract is not None else None
    outcome = Outcome(contract, tricks_taken(deal), honours if state.options.honours else None)
    finished = finish(deal, outcome, law.name)
    form = state.form.add(outcome)
    after = replace(state, form=form, deal=None, finished=(*state.finished, finished))
    events.append(DealScored(finished=finished, seen_by=EVERYONE))
    if form.is_over:
        events.append(MatchEnded(seen_by=EVERYONE))
    return after, tuple(events)


def finish(deal: Deal, outcome: Outcome, law: str) -> FinishedDeal:
    """The public record of a deal with this outcome."""
    contract = outcome.contract
    vulnerable = contract is not None and deal.vulnerable.includes(contract.declarer.side)
    return FinishedDeal(
        number=deal.number,
        dealer=deal.dealer,
        vulnerable=deal.vulnerable,
        hands=deal.hands,
        auction=deal.auction,
        played=deal.play.cards if deal.play is not None else (),
        outcome=outcome,
        score=score_deal(contract, tricks=outcome.tricks, vulnerable=vulnerable, law=law),
        claim=deal.claim,
        salt=deal.salt,
    )
