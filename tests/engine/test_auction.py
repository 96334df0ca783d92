"""Auctions against the Laws and against published counts."""

from __future__ import annotations

import pytest

from engine import Auction, Contract, IllegalAction, Reason, Seat
from engine.auction import ALL_CALLS, Bid, Call, Doubling, Strain


@pytest.mark.parametrize("call", ALL_CALLS, ids=str)
def test_a_call_reads_its_own_text(call: Call) -> None:
    assert Call.parse(str(call)) == call
    assert Call.parse(str(call).lower()) == call


@pytest.mark.parametrize("text", ["", "0N", "8C", "1Z", "XXX", "1", "N1", "1 C", "pas!"])
def test_other_texts_are_no_calls(text: str) -> None:
    with pytest.raises(ValueError, match="not a call"):
        Call.parse(text)


def test_contracts_round_trip() -> None:
    for seat in ("N", "E", "S", "W"):
        for level in range(1, 8):
            for strain in Strain:
                for doubling in Doubling:
                    text = f"{level}{strain.value}{doubling.value}-{seat}"
                    assert str(Contract.parse(text)) == text


def count_sequences(auction: Auction, length: int) -> int:
    if length == 0:
        return 1
    return sum(count_sequences(auction.after(call), length - 1) for call in auction.legal_calls())


@pytest.mark.parametrize(("length", "count"), [(1, 36), (2, 701), (3, 9_731)])
def test_number_of_legal_sequences_of_calls(length: int, count: int) -> None:
    """Our perft: every legal opening of so many calls, whether or not the auction is over."""
    assert count_sequences(Auction(Seat.NORTH), length) == count


@pytest.mark.parametrize(("length", "count"), [(4, 107_451), (5, 999_852)])
def test_number_of_longer_sequences_by_their_situations(length: int, count: int) -> None:
    """The same count for longer openings, joining sequences after which the same is legal."""
    situations = {Auction(Seat.NORTH): 1}
    for _ in range(length):
        after: dict[Auction, int] = {}
        for auction, ways in situations.items():
            for call in auction.legal_calls():
                key = essence(auction.after(call))
                after[key] = after.get(key, 0) + ways
        situations = after
    assert sum(situations.values()) == count


def essence(auction: Auction) -> Auction:
    """An auction with the same future: only the tail from the last bid matters."""
    last = max(
        (index for index, call in enumerate(auction.calls) if isinstance(call, Bid)), default=None
    )
    if last is None:
        return auction
    return Auction(auction.caller(last), auction.calls[last:])


def test_declarer_is_first_of_the_side_to_name_the_strain() -> None:
    auction = Auction.parse("1H P 2C P 2H P 4H P P P", dealer="S")
    assert auction.is_over
    assert str(auction.contract) == "4H-S"
    assert str(Auction.parse("P 1S P 2N P 3S P 4S P P P", dealer="N").contract) == "4S-E"
    swapped = Auction.parse("1C 1H 2H 3H P P P", dealer="N").contract
    assert str(swapped) == "3H-E"


def test_a_new_bid_cancels_the_double() -> None:
    auction = Auction.parse("1C X 1H")
    assert auction.doubling is Doubling.NONE
    assert [str(call) for call in auction.legal_calls()[:2]] == ["P", "X"]


@pytest.mark.parametrize(
    ("text", "action", "reason"),
    [
        ("1S 1H", "1H", Reason.BID_TOO_LOW),
        ("1S 1S", "1S", Reason.BID_TOO_LOW),
        ("X", "X", Reason.NOTHING_TO_DOUBLE),
        ("1C P X", "X", Reason.OWN_BID_NOT_DOUBLED),
        ("1C X X", "X", Reason.ALREADY_DOUBLED),
        ("1C XX", "XX", Reason.NOTHING_TO_REDOUBLE),
        ("1C X P XX", "XX", Reason.NOTHING_TO_REDOUBLE),
        ("P P P P 1C", "1C", Reason.AUCTION_IS_OVER),
        ("1C P P P P", "P", Reason.AUCTION_IS_OVER),
        ("1C 9N", "9N", Reason.UNREADABLE),
    ],
)
def test_an_illegal_call_is_named_with_its_reason(text: str, action: str, reason: Reason) -> None:
    with pytest.raises(IllegalAction) as refused:
        Auction.parse(text)
    assert (refused.value.action, refused.value.reason) == (action, reason)


def test_four_passes_are_passed_out_and_three_are_not() -> None:
    assert not Auction.parse("P P P").is_over
    out = Auction.parse("P P P P")
    assert out.is_passed_out
    assert out.contract is None
    assert not Auction.parse("P P P 1C P P").is_over
    assert Auction.parse("P P P 1C P P P").is_over
