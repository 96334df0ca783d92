"""The words of pictures in English, Russian and Polish (terms: CHAT, Languages)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from engine.bridge.entries import For
from engine.seats import Seat

from .words import Words

ENGLISH = Words(
    language="en",
    seat_names=MappingProxyType(
        {Seat.NORTH: "North", Seat.EAST: "East", Seat.SOUTH: "South", Seat.WEST: "West"}
    ),
    seat_letters=MappingProxyType(
        {Seat.NORTH: "N", Seat.EAST: "E", Seat.SOUTH: "S", Seat.WEST: "W"}
    ),
    side_north_south="N–S",
    side_east_west="E–W",
    we="We",
    they="They",
    no_trump="NT",
    no_bid="pass",
    double="double",
    redouble="redouble",
    double_sign="X",
    redouble_sign="XX",
    deal="Deal",
    dealer="dealer",
    contract="contract",
    declarer="declarer",
    dummy="dummy",
    trick="trick",
    tricks="tricks",
    last_trick="last trick",
    auction="auction",
    turn="Turn",
    from_dummy="from dummy",
    claim="claim",
    undo="takes back",
    playable="you may play",
    hand="hand",
    vulnerable="vulnerable",
    nobody="nobody",
    everybody="everybody",
    passed_out="passed out",
    result="result",
    points="points",
    score="score",
    rubber="rubber",
    chicago="Chicago",
    duplicate="duplicate",
    above_the_line="above the line",
    below_the_line="below the line",
    total="total",
    whists="whists",
    double_dummy="double dummy",
    high_cards="HCP",
    computer="computer",
    empty_seat="free seat",
    shuffling="Shuffling…",
    match_over="The match is over",
    draw_for_partners="Draw for partners",
    place="place",
    name="name",
    deals="deals",
    share="share",
    nobody_yet="nobody yet",
    welcome_line="Bridge with your friends, here in the chat",
    reasons=MappingProxyType(
        {
            For.TRICKS: "tricks",
            For.OVERTRICKS: "overtricks",
            For.UNDERTRICKS: "undertricks",
            For.INSULT: "for the insult",
            For.SMALL_SLAM: "small slam",
            For.GRAND_SLAM: "grand slam",
            For.GAME: "game",
            For.PART_SCORE: "part-score",
            For.HONOURS: "honours",
            For.RUBBER: "rubber",
            For.UNFINISHED_GAME: "only game",
            For.UNFINISHED_PART_SCORE: "only part-score",
        }
    ),
)

RUSSIAN = Words(
    language="ru",
    seat_names=MappingProxyType(
        {Seat.NORTH: "Север", Seat.EAST: "Восток", Seat.SOUTH: "Юг", Seat.WEST: "Запад"}
    ),
    # a single З looks like the figure 3
    seat_letters=MappingProxyType(
        {Seat.NORTH: "С", Seat.EAST: "В", Seat.SOUTH: "Ю", Seat.WEST: "Зап"}
    ),
    side_north_south="С–Ю",
    side_east_west="В–З",
    we="Мы",
    they="Они",
    no_trump="БК",
    no_bid="пас",
    double="контра",
    redouble="реконтра",
    double_sign="X",
    redouble_sign="XX",
    deal="Сдача",
    dealer="сдаёт",
    contract="контракт",
    declarer="разыгрывающий",
    dummy="болван",
    trick="взятка",
    tricks="взятки",
    last_trick="прошлая взятка",
    auction="торговля",
    turn="Ход",
    from_dummy="со стола",
    claim="клейм",
    undo="просит вернуть",
    playable="можно сыграть",
    hand="рука",
    vulnerable="в зоне",
    nobody="никто",
    everybody="все",
    passed_out="все спасовали",
    result="итог",
    points="очки",
    score="счёт",
    rubber="роббер",
    chicago="чикаго",
    duplicate="спортивный бридж",
    above_the_line="над чертой",
    below_the_line="под чертой",
    total="всего",
    whists="висты",
    double_dummy="в открытую",
    high_cards="сила",
    computer="компьютер",
    empty_seat="место свободно",
    shuffling="Тасуем…",
    match_over="Игра окончена",
    draw_for_partners="Жребий партнёров",
    place="место",
    name="имя",
    deals="сдачи",
    share="доля",
    nobody_yet="пока никого",
    welcome_line="Бридж с друзьями прямо в чате",
    reasons=MappingProxyType(
        {
            For.TRICKS: "взятки",
            For.OVERTRICKS: "лишние взятки",
            For.UNDERTRICKS: "недобор",
            For.INSULT: "за контру",
            For.SMALL_SLAM: "малый шлем",
            For.GRAND_SLAM: "большой шлем",
            For.GAME: "гейм",
            For.PART_SCORE: "частичная запись",
            For.HONOURS: "онёры",
            For.RUBBER: "роббер",
            For.UNFINISHED_GAME: "один гейм",
            For.UNFINISHED_PART_SCORE: "одна частичная",
        }
    ),
)

POLISH = Words(
    language="pl",
    seat_names=MappingProxyType(
        {Seat.NORTH: "Północ", Seat.EAST: "Wschód", Seat.SOUTH: "Południe", Seat.WEST: "Zachód"}
    ),
    seat_letters=MappingProxyType(
        {Seat.NORTH: "N", Seat.EAST: "E", Seat.SOUTH: "S", Seat.WEST: "W"}
    ),
    side_north_south="N–S",
    side_east_west="E–W",
    we="My",
    they="Oni",
    no_trump="BA",
    no_bid="pas",
    double="kontra",
    redouble="rekontra",
    double_sign="X",
    redouble_sign="XX",
    deal="Rozdanie",
    dealer="rozdaje",
    contract="kontrakt",
    declarer="rozgrywający",
    dummy="dziadek",
    trick="lewa",
    tricks="lewy",
    last_trick="ostatnia lewa",
    auction="licytacja",
    turn="Kolej",
    from_dummy="z dziadka",
    claim="zgłoszenie",
    undo="prosi o cofnięcie",
    playable="można zagrać",
    hand="ręka",
    vulnerable="po partii",
    nobody="nikt",
    everybody="wszyscy",
    passed_out="cztery pasy",
    result="wynik",
    points="punkty",
    score="wynik",
    rubber="rober",
    chicago="Chicago",
    duplicate="brydż sportowy",
    above_the_line="nad kreską",
    below_the_line="pod kreską",
    total="razem",
    whists="wisty",
    double_dummy="w widne karty",
    high_cards="PC",
    computer="komputer",
    empty_seat="wolne miejsce",
    shuffling="Tasowanie…",
    match_over="Koniec gry",
    draw_for_partners="Losowanie partnerów",
    place="miejsce",
    name="imię",
    deals="rozdania",
    share="udział",
    nobody_yet="jeszcze nikogo",
    welcome_line="Brydż z przyjaciółmi, tu na czacie",
    reasons=MappingProxyType(
        {
            For.TRICKS: "lewy",
            For.OVERTRICKS: "nadróbki",
            For.UNDERTRICKS: "wpadka",
            For.INSULT: "za kontrę",
            For.SMALL_SLAM: "szlemik",
            For.GRAND_SLAM: "szlem",
            For.GAME: "końcówka",
            For.PART_SCORE: "zapis częściowy",
            For.HONOURS: "honory",
            For.RUBBER: "rober",
            For.UNFINISHED_GAME: "jedyna partia",
            For.UNFINISHED_PART_SCORE: "jedyny zapis",
        }
    ),
)

LANGUAGES: Mapping[str, Words] = MappingProxyType(
    {words.language: words for words in (ENGLISH, RUSSIAN, POLISH)}
)


def words_of(language: str) -> Words:
    """The words of a language by its two-letter code; English for one we do not speak."""
    return LANGUAGES.get(language, ENGLISH)
