"""LIN: the dialects of Bridge Base Online and its vugraph archive."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.auction import Auction
from engine.hands import Hand
from engine.records import (
    Board,
    RecordError,
    RecordFault,
    decode,
    read_lin,
    read_pbn,
    read_records,
    write_lin,
    write_pbn,
)
from engine.seats import COMPASS, Seat, Vulnerability
from engine.tricks import Play

HANDS = "ST765HK52DJ93CQ92,S43H876DA762CT654,SAKQ2HJ93DT84CKJ7"
CALLS = "mb|1C|mb|p|mb|1D|mb|p|mb|1S|mb|1N!|an|15-17|mb|p|mb|p|mb|p|pg||"
ONE = (
    f"pn|Dot,Wim,Bob,Cid|st||md|3{HANDS},|rh||ah|Board 1|sv|o|{CALLS}"
    "pc|S5|pc|S3|pc|SA|pc|S8|pg||mc|8|pg||"
)
VUGRAPH = (
    "vg|World Cup,Final 2 of 4,I,17,18,Reds,10,Blues,5,|\n"
    "rs|1NE+1,3NEx-2,4HN+1,PASS|\n"
    "pn|s1,w1,n1,e1,s2,w2,n2,e2|pg||\n"
    f"qx|o17|st||md|3{HANDS},|sv|o|nt|hello|{CALLS}\npc|s5|pc|s3|pc|sA|pc|s8|pg||\nnt|well|\n"
    f"qx|c17|md|3{HANDS}|sv|o|mb|p|mb|1N|mb|p|mb|3N|mb|d|mb|p|mb|p|mb|p|pg||\n"
    f"qx|o18|st||md|4,,,|sv|n|\n"
    "qx|c18|mb|p|mb|p|mb|p|mb|p|pg||\n"
)


def replayed(board: Board) -> Play | None:
    assert board.dealer is not None
    auction = Auction(board.dealer)
    for call in board.calls:
        assert call.call is not None
        auction = auction.after(call.call)
    if board.contract is None:
        return None
    assert auction.contract == board.contract
    play = Play.start(
        {seat: hand for seat, hand in board.hands.items() if hand is not None},
        leader=board.contract.leader,
        trumps=board.contract.strain.suit,
        rotation=COMPASS,
    )
    for card in board.play:
        assert card.card is not None
        assert (play.turn, play.refusal(card.card)) == (card.seat, None)
        play = play.after(card.card)
    return play


def test_the_sample_file_is_read_replayed_and_written_back_equal(
    data: Callable[[str], bytes],
) -> None:
    boards = read_lin(decode(data("bbo_robots.lin")))
    assert len(boards) == 8
    assert read_lin(write_lin(boards)) == boards
    assert read_pbn(write_pbn(boards)) == boards
    assert read_records(data("bbo_robots.lin")) == boards
    for board in boards:
        replayed(board)
    assert [board.tricks for board in boards] == [12, 10, 9, 10, 10, 9, 11, 8]
    assert boards[0].calls[3].is_alerted
    assert boards[0].calls[3].explanation.startswith("Michaels")


def test_a_board_of_one_line() -> None:
    (board,) = read_lin(ONE)
    assert (board.number, board.dealer, board.vulnerable) == (1, Seat.NORTH, Vulnerability.NONE)
    assert board.hands[Seat.SOUTH] == Hand.parse("T765.K52.J93.Q92")
    assert board.hands[Seat.EAST] == Hand.parse("J98.AQT4.KQ5.A83")
    assert board.names == {
        Seat.SOUTH: "Dot", Seat.WEST: "Wim", Seat.NORTH: "Bob", Seat.EAST: "Cid",
    }  # fmt: skip
    assert (str(board.contract), board.tricks) == ("1N-E", 8)
    call = board.calls[5]
    assert (call.is_alerted, call.explanation) == (True, "15-17")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (f"{HANDS},", HANDS),
        (f"{HANDS},", f"{HANDS},SJ98HAQT4DKQ5CA83"),
        (HANDS, HANDS.lower()),
        (HANDS, HANDS.replace("ST765", "S5670T").replace("0T", "10")),
        (HANDS, HANDS.replace("ST765HK52", "HK52ST765")),
        ("sv|o|", "sv|0|"),
        ("sv|o|", "sv|O|"),
        ("sv|o|", ""),
        ("|rh||", "|\n\nrh||"),
        ("mb|p|mb|1D|", "mb|p1D|"),
        ("mb|1N!|", "mb|1NT!|"),
        ("mb|1N!|", "MB|1n!|"),
        ("mb|p|mb|1D", "mb|-|mb|1D"),
        ("mb|p|mb|1D", "mb|Pass|mb|1D"),
        ("pc|S5|pc|S3|", "pc|5S|pc|s3|"),
        ("pc|S5|pc|S3|", "pc|S5S3|"),
        ("mc|8|pg||", "mc|8|pg||xx|what is this|\n"),
        ("mc|8|pg||", "mc|8"),
        ("|st||", "|st|||"),
    ],
)
def test_another_way_to_write_it_gives_the_same_board(old: str, new: str) -> None:
    assert old in ONE
    assert read_lin(ONE.replace(old, new)) == read_lin(ONE)


def test_two_rooms_have_their_names_results_and_deals() -> None:
    open17, closed17, open18, closed18 = boards = read_lin(VUGRAPH)
    assert [board.number for board in boards] == [17, 17, 18, 18]
    assert [board.tag("Room") for board in boards] == ["Open", "Closed", "Open", "Closed"]
    assert (open17.names[Seat.SOUTH], closed17.names[Seat.SOUTH]) == ("s1", "s2")
    assert (open17.tricks, closed17.tricks) == (8, 7)
    assert str(closed17.contract) == "3NX-E"
    assert (str(open18.contract), open18.tricks) == ("4H-N", 11)
    assert closed18.is_passed_out
    assert (closed18.dealer, closed18.vulnerable) == (Seat.EAST, Vulnerability.NS)
    assert (open17.tag("Event"), open17.tag("HomeTeam")) == ("World Cup", "Reds")
    assert open17.comments == ("hello", "well")
    assert read_lin(write_lin(boards)) == boards
    assert read_pbn(write_pbn(boards)) == boards


def test_results_without_a_second_room_are_listed_by_board_number() -> None:
    text = "vg|T,BBO,P,1,3,,,,|rs|1NE=,,4HN+1,,PASS,|bn|1,2,3|pg||" + "".join(
        f"qx|o{number}|pn|a,b,c,d|md|3,,,|sv|o|pg||" for number in (1, 2, 3)
    )
    assert [board.tricks for board in read_lin(text)] == [7, 11, None]
    assert read_lin(text)[2].is_passed_out


def test_a_spade_void_and_an_unknown_hand() -> None:
    (void,) = read_lin("md|1HAKQ2DAKQ2CAKQJT,S,S,S|")
    assert str(void.hands[Seat.SOUTH]) == ".AKQ2.AKQ2.AKQJT"
    assert void.hands[Seat.WEST] is None
    (kept,) = read_lin("md|1SHAKQ2DAKQ2CAKQJT,,,|")
    assert kept == void
    assert read_lin(write_lin([void])) == [void]


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("ST765", "ST7655", RecordFault.CARD_TWICE),
        ("ST765", "SAT765", RecordFault.CARD_TWICE),
        ("ST765", "S765", RecordFault.WRONG_CARD_COUNT),
        ("ST765", "SX765", RecordFault.BAD_CARD),
        ("3ST765", "3765", RecordFault.BAD_DEAL),
        ("sv|o|", "sv|q|", RecordFault.BAD_VULNERABILITY),
        ("mb|1D|", "mb|9N|", RecordFault.BAD_CALL),
        ("mb|1D|", "mb|1C|", RecordFault.ILLEGAL_CALL),
        ("mb|1D|", "mb|d|", RecordFault.ILLEGAL_CALL),
        ("pc|S5|", "pc|S|", RecordFault.BAD_CARD),
        ("pc|S5|", "pc|SA|", RecordFault.CARD_NOT_HELD),
        ("pc|S3|", "pc|H6|", RecordFault.REVOKE),
        ("mc|8|", "mc|14|", RecordFault.BAD_RESULT),
        ("mc|8|", "mc|13|", RecordFault.RESULT_DIFFERS),
        (CALLS, "", RecordFault.NO_CONTRACT),
        ("pg||", "page|x|", RecordFault.UNREADABLE),
    ],
)
def test_a_wrong_board_is_refused_with_its_line_and_reason(
    old: str, new: str, reason: RecordFault
) -> None:
    assert old in ONE
    text = f"{ONE}\n\n{ONE.replace(old, new, 1)}"
    with pytest.raises(RecordError) as caught:
        read_lin(text)
    assert (caught.value.line, caught.value.reason) == (3, reason)
    if reason is not RecordFault.UNREADABLE:
        faulty: list[RecordError] = []
        assert read_lin(text, faulty) == read_lin(ONE)
        assert [error.reason for error in faulty] == [reason]


def test_text_that_is_no_lin_is_refused() -> None:
    assert read_lin(" \n") == []
    with pytest.raises(RecordError) as caught:
        read_lin('\n[Event "a"]\n')
    assert (caught.value.line, caught.value.reason) == (2, RecordFault.UNREADABLE)


@pytest.mark.parametrize("seed", range(60))
def test_a_random_played_board_is_written_and_read_back_equal(
    seed: int, played_board: Callable[[int], Board]
) -> None:
    board = played_board(seed)
    assert read_lin(write_lin([board])) == [board]
