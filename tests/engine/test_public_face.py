"""The small public face that others rely on works as it is written down."""

from __future__ import annotations

import pytest

from engine import Auction, Call, Card, Contract, IllegalAction, Match, Seat, Side, find_game
from engine.bridge.scoring import Rubber, imps, score_deal
from engine.players import bidder
from engine.records import RecordError, read_lin, read_pbn, write_lin, write_pbn


def test_words_read_their_own_text() -> None:
    assert str(Contract.parse("4SX-S")) == "4SX-S"
    assert str(Card.parse("SA")) == "SA"
    assert str(Call.parse("3N")) == "3N"
    assert Seat("N") is Seat.NORTH
    assert Seat.NORTH.side is Side.NS


def test_an_auction_tells_what_is_legal_and_how_it_ended() -> None:
    auction = Auction.parse("1C P 1H X", dealer="N")
    assert not auction.is_over
    assert "XX" in map(str, auction.legal_calls())
    assert Auction.parse("P P P P", dealer="E").contract is None
    assert str(Auction.parse("1S P P P", dealer="W").contract) == "1S-W"
    with pytest.raises(IllegalAction) as refused:
        Auction.parse("1C 1C", dealer="N")
    assert (refused.value.action, refused.value.reason.value) == ("1C", "bid-too-low")


def test_scores() -> None:
    contract = Contract.parse("4S-N")
    score = score_deal(contract, tricks=10, vulnerable=False, law="modern")
    assert (score.total, score.below) == (420, 120)
    assert [entry.reason.value for entry in score.bonus] == ["game"]
    assert imps(420) == 9
    sheet = Rubber(law="modern").add(contract, 10, honours={Seat.NORTH: 100})
    assert (sheet.below[Side.NS], sheet.above[Side.NS]) == (120, 100)
    assert sheet.games[Side.NS] == 1
    assert not sheet.is_over
    assert sheet.totals == {Side.NS: 220, Side.EW: 0}


def test_records_are_text_to_boards_and_back() -> None:
    for read, write in ((read_pbn, write_pbn), (read_lin, write_lin)):
        assert read("") == []
        assert read(write([])) == []
    with pytest.raises(RecordError) as damaged:
        read_pbn('[Event "x"]\n[Deal "N:AKQ nonsense"]\n')
    assert damaged.value.line == 2


def test_a_bidder_chooses_and_says_what_it_means() -> None:
    choice = bidder("natural").choose(
        hand="AKQ2.J93.T84.KJ7", auction=["1C", "P"], dealer="N", vulnerable="None"
    )
    assert choice.call in Auction.parse("1C P", dealer="N").legal_calls()
    assert str(choice.meaning)


def test_a_match_is_its_log() -> None:
    match: Match = Match(find_game("bridge"))
    assert Match.replay(match.to_json()).state == match.state
