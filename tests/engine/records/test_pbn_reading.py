"""What the PBN reader takes in: the standard's freedoms and the habits of real files."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.auction import Auction
from engine.hands import Hand
from engine.records import Board, Irregularity, RecordError, Tag, decode, read_pbn, write_pbn
from engine.seats import COMPASS, Seat, Vulnerability
from engine.tricks import Play

SAMPLES = {"alerts_and_notes.pbn": 3, "comments.pbn": 1, "sample.pbn": 2, "two_boards.pbn": 2}

GAME = """\
[Event "Club evening"]
[Board "1"]
[Dealer "N"]
[Vulnerable "None"]
[Deal "N:AKQ2.J93.T84.KJ7 J98.AQT4.KQ5.A83 T765.K52.J93.Q92 43.876.A762.T654"]
[Declarer "E"]
[Contract "1NT"]
[Result "?"]
[Auction "N"]
1C Pass 1D Pass
1S 1NT Pass Pass
Pass
[Play "S"]
S5 S3 SA S8
"""


def one(text: str) -> Board:
    """The only board of a text."""
    (board,) = read_pbn(text)
    return board


def replayed(board: Board) -> Play | None:
    """The board's calls and cards made again, one by one, by the rules of the engine."""
    assert board.dealer is not None
    auction = Auction(board.dealer)
    for call in board.calls:
        assert call.call is not None
        auction = auction.after(call.call)
    contract = board.contract
    if contract is None:
        return None
    assert not board.calls or auction.contract == contract
    play = Play.start(
        {seat: hand for seat, hand in board.hands.items() if hand is not None},
        leader=contract.leader,
        trumps=contract.strain.suit,
        rotation=COMPASS,
    )
    for card in board.play:
        assert card.card is not None
        assert (play.turn, play.refusal(card.card)) == (card.seat, None)
        play = play.after(card.card)
    return play


@pytest.mark.parametrize("name", SAMPLES)
def test_sample_files_are_read_replayed_and_written_back_equal(
    name: str, data: Callable[[str], bytes]
) -> None:
    boards = read_pbn(decode(data(name)))
    assert len(boards) == SAMPLES[name]
    assert read_pbn(write_pbn(boards)) == boards
    for board in boards:
        if all(card.card is not None for card in board.play):
            replayed(board)


def test_notes_alerts_and_a_comment_with_braces_are_kept(data: Callable[[str], bytes]) -> None:
    first, second, third = read_pbn(decode(data("alerts_and_notes.pbn")))
    assert [call.explanation for call in first.calls if call.explanation] == [
        "0-4 !ss",
        "less than 8 points",
        "17+ with 4 !S",
    ]
    assert first.calls[4].marks == ("!",)
    assert first.tag("Stage") == "Round 4"
    assert second.comments[0].startswith("Indonesians")
    assert second.declarer is Seat.EAST
    assert third.tag("Scoring") == "IMP;Cross"
    assert third.calls[1].is_alerted


def test_left_out_passes_and_a_row_in_order_of_play_are_put_right(
    data: Callable[[str], bytes],
) -> None:
    (board,) = read_pbn(decode(data("comments.pbn")))
    assert [str(call.call) for call in board.calls[:2]] == ["P", "1N"]
    assert str(board.contract) == "5C-E"
    assert board.tricks == 12
    play = replayed(board)
    assert play is not None
    assert len(play.finished) == 4


def test_inherited_values_open_declarer_and_a_passed_out_board(
    data: Callable[[str], bytes],
) -> None:
    played, passed = read_pbn(decode(data("sample.pbn")))
    assert passed.tag("Event") == played.tag("Event") == "TestingPBN"
    assert passed.is_passed_out
    assert passed.contract is None
    assert played.vulnerable is Vulnerability.NONE
    table = next(tag for tag in played.tags if tag.name == "OptimumResultTable")
    assert len(table.lines) == 10
    assert table.value == r"Declarer;Denomination\2R;Result\2R"


@pytest.mark.parametrize(
    "encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "latin-1", "cp1252"]
)
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_any_encoding_and_line_end_gives_the_same_board(encoding: str, line_end: str) -> None:
    text = GAME.replace("Club evening", "Soirée")
    data = text.replace("\n", line_end).encode(encoding)
    assert read_pbn(decode(data)) == read_pbn(text)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('[Auction "N"]', '\n[Auction "N"]'),
        ('[Dealer "N"]', '[Dealer "N"] ; the dealer\n% an escaped [line\n{ many\n\nlines }'),
        ('[Auction "N"]', '[Auction "N"] {before} ; and after'),
        ("1C Pass 1D Pass", "1C {one}\nPass ;two\n1D Pass"),
        ('[Vulnerable "None"]', '[Vulnerable "Love"]'),
        ('[Vulnerable "None"]', '[Vulnerable "-"]'),
        ('[Vulnerable "None"]\n', ""),
        ('[Dealer "N"]\n', ""),
        ('[Dealer "N"]', '[Dealer "?"]'),
        ('[Declarer "E"]', '[Declarer "?"]'),
        ('[Contract "1NT"]', '[Contract ""]'),
        ('[Contract "1NT"]', '[Contract "1N"]'),
        ("Pass\n[Play", "AP\n[Play"),
        ("1S 1NT Pass Pass\nPass\n", "1S 1NT AP\n"),
        ("Pass\n[Play", "pass - - -\n[Play"),
        ("1C Pass", "1c pass"),
        ("S5 S3 SA S8", "S5 S3 SA S8\n- - - -\n*"),
        ('[Play "S"]\nS5 S3 SA S8', '[Play "N"]\nSA S8 S5 S3'),
        ('[Play "S"]', '[Play "?"]'),
        ('[Board "1"]', '[ Board\t"1" ]'),
        ('[Event "Club evening"]\n[Board', '[Event "Club evening"][Board'),
        ("N:AKQ2.J93.T84.KJ7 J98.AQT4.KQ5.A83 T765.K52.J93.Q92 43.876.A762.T654",
         "S:T765.K52.J93.Q92 43.876.A762.T654 AKQ2.J93.T84.KJ7 J98.AQT4.KQ5.A83"),
        ("T84.KJ7", "1084.KJ7"),
        ("43.876.A762.T654", "-"),
    ],
)  # fmt: skip
def test_another_way_to_write_it_gives_the_same_board(old: str, new: str) -> None:
    assert old in GAME
    board, changed = one(GAME), one(GAME.replace(old, new))
    fields = ("number", "dealer", "vulnerable", "hands", "calls", "contract", "play", "tags")
    for name in fields:
        assert getattr(changed, name) == getattr(board, name), name


def test_the_first_column_belongs_to_the_seat_of_the_play_tag() -> None:
    game = GAME + "HA H2 H7 HJ\n"
    with_dashes = game.replace("HA H2 H7 HJ", "H2 - HJ HA")
    board = one(with_dashes)
    assert [card.seat.value for card in board.play[4:]] == ["N", "E", "S"]
    assert [str(card.card) for card in board.play[4:]] == ["HJ", "HA", "H2"]


def test_hands_may_be_missing_or_stand_in_an_end_position() -> None:
    board = one('[Deal "W:- AKQ2.J93.T84.KJ7 - T765.K52.J93.Q92"]')
    assert board.hands[Seat.WEST] is None
    assert board.hands[Seat.NORTH] == Hand.parse("AKQ2.J93.T84.KJ7")
    assert not board.is_complete_deal
    ending = one('[Deal "N:A2... K3... .A2.. .K3.."]\n[Contract "NT"]\n[Play "N"]\nSA S3 H2 H3\n')
    assert [str(card.card) for card in ending.play] == ["SA", "S3", "H2", "H3"]
    assert read_pbn(write_pbn([ending])) == [ending]


def test_statistics_of_a_dealing_program_are_passed_over() -> None:
    text = f"{GAME}\nGenerated 10 hands\nProduced 1 hands\nTime needed   0.001 sec\n"
    assert read_pbn(text) == read_pbn(GAME)
    assert read_pbn(f"Dealer says hello\n\n{GAME}") == read_pbn(GAME)


def test_games_need_no_empty_line_between_them() -> None:
    assert len(read_pbn(GAME + GAME.replace('[Board "1"]', '[Board "2"]'))) == 2


def test_a_game_without_board_and_deal_goes_on_with_the_one_before() -> None:
    other = '\n[Declarer "N"]\n[Contract "1S"]\n[Auction "N"]\n1S AP\n[Play "E"]\nH4 H2 H6 H3\n'
    first, second = read_pbn(GAME + other)
    assert (second.number, second.dealer) == (1, Seat.NORTH)
    assert second.hands == first.hands
    assert str(second.contract) == "1S-N"


def test_values_for_all_games_hold_until_they_are_named_again() -> None:
    games = [GAME.replace('[Event "Club evening"]', event) for event in
             ('[Event "##Cup"]', "", '[Event "Final"]', "")]  # fmt: skip
    assert [board.tag("Event") for board in read_pbn("\n".join(games))] == [
        "Cup", "Cup", "Final", "Final",
    ]  # fmt: skip


def test_irregular_calls_and_cards_are_kept_when_they_are_marked() -> None:
    text = GAME.replace("1S 1NT Pass Pass\nPass", "1S ^I 1H ^S 2C AP").replace(
        '[Declarer "E"]\n[Contract "1NT"]\n', ""
    )
    board = one(text[: text.index("[Play")])
    assert [call.irregularity for call in board.calls[4:7]] == [
        None, Irregularity.INSUFFICIENT, Irregularity.SKIPPED,
    ]  # fmt: skip
    assert not board.is_regular
    assert read_pbn(write_pbn([board])) == [board]
    revoke = one(GAME.replace("S5 S3 SA S8", "S5 ^R H8 SA S8"))
    assert revoke.play[1].irregularity is Irregularity.REVOKE
    out_of_turn = one(GAME + "H2 H7 HJ ^L HA\n")
    assert out_of_turn.play[4].seat is Seat.EAST
    assert out_of_turn.play[4].irregularity is Irregularity.LEAD
    assert read_pbn(write_pbn([revoke, out_of_turn])) == [revoke, out_of_turn]


@pytest.mark.parametrize(
    ("result", "tricks"), [("7", 7), ("NS 6", 7), ("EW 7 NS 6", 7), ("?", None), ("", None)]
)
def test_a_result_counts_the_tricks_of_declarers_side(result: str, tricks: int | None) -> None:
    assert one(GAME.replace('[Result "?"]', f'[Result "{result}"]')).tricks == tricks


def test_a_game_still_going_on_is_told_from_one_that_was_claimed() -> None:
    going_on = one(GAME + "+\n")
    assert going_on.is_unfinished
    assert not one(GAME + "*\n").is_unfinished
    assert read_pbn(write_pbn([going_on])) == [going_on]


def test_unknown_tags_tables_and_odd_values_survive_writing() -> None:
    board = one(
        GAME.replace("[Dealer", '[Odd "a \\"b\\" \\\\ c\\2R"]\n x  "y [z]" ;w\n[Dealer')
        .replace("Club evening", 'The "Big" Cup')
    )  # fmt: skip
    assert board.tag("Event") == 'The "Big" Cup'
    odd = next(tag for tag in board.tags if tag.name == "Odd")
    assert odd == Tag("Odd", 'a "b" \\ c\\2R', ('x  "y [z]" ;w',))
    assert read_pbn(write_pbn([board])) == [board]


@pytest.mark.parametrize("seed", range(60))
def test_a_random_played_board_is_written_and_read_back_equal(
    seed: int, played_board: Callable[[int], Board]
) -> None:
    board = played_board(seed)
    assert read_pbn(write_pbn([board])) == [board]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('[Board "1"]', '[Round "3"]\n[Board "1-3"]'),
        ("1S 1NT Pass Pass\nPass\n", "1S 1NT *\n"),
        ("1S 1NT Pass Pass\nPass\n", "1S 1NT +\n"),
        ('[Declarer "E"]', '[Declarer "^W"]'),
        ("1C Pass", "1C $14 =7= Pass =8= !?"),
        ("S5 S3 SA S8", 'S5 =1= ! S3 $3 SA S8\n*\n[Note "1:fourth best"]'),
        ("[Event", "; never } ended\n[Event"),
        ('[Declarer "E"]\n[Contract "1NT"]', '[Declarer "?"]\n[Contract "?"]'),
    ],
)
def test_a_rarer_game_is_written_and_read_back_equal(old: str, new: str) -> None:
    assert old in GAME
    text = GAME.replace(old, new)
    if "^W" in new:
        text = text[: text.index("[Play")]
    board = one(text)
    assert read_pbn(write_pbn([board])) == [board]


def test_a_game_at_fault_still_gives_its_deal_to_the_next() -> None:
    other = '\n[Declarer "N"]\n[Contract "1S"]\n[Auction "N"]\n1S AP\n[Play "E"]\nH4 H2 H6 H3\n'
    faulty: list[RecordError] = []
    (board,) = read_pbn(GAME.replace("S5 S3", "H5 S3") + other, faulty)
    assert (len(faulty), board.number, str(board.contract)) == (1, 1, "1S-N")
