"""A whole deal without one picture: read from the messages, called and played by typing."""

from __future__ import annotations

import re

import pytest
from evening import Evening, evening

from bot.chat import ChatRef, PersonRef
from engine.bridge import Phase
from renderers import words_of

CARD_OF_TEXT = re.compile(r"[♠♥♦♣](?:10|[2-9AKQJТДКВ])")
LETTERS = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}
RANKS = dict(zip("ТКДВ", "akqj", strict=True))
MOST_PRESSES = 70


def typed(card: str) -> str:
    """A card as it is read, as it may be typed: ``♠Т`` is ``sa``."""
    return LETTERS[card[0]] + RANKS.get(card[1:], card[1:])


async def read(run: Evening, who: PersonRef) -> str:
    """The newest message; nothing in the chat may be a picture now."""
    message = run.messenger.last_in(ChatRef(who.id))
    assert message.photo is None
    assert len(message.text) <= 4096
    return message.text


async def start_without_pictures(run: Evening, who: PersonRef) -> None:
    await run.say(who, "/start")
    await run.say(who, "/settings")
    await run.press(who, "me.text.on")
    await run.say(who, "/play")


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
async def test_a_whole_deal_is_played_by_reading_and_typing(language: str) -> None:
    who = PersonRef(5, "Ola", language=language)
    words = words_of(language)
    async with evening() as run:
        await start_without_pictures(run, who)
        played = 0
        for _ in range(MOST_PRESSES):
            text = await read(run, who)
            async with run.house.tables.hold(1) as holding:
                view = holding.table.view_of(None)
            if view.phase is Phase.DEALING:
                break
            if view.phase is Phase.AUCTION:
                assert f"{words.auction}:" in text
                await run.say(who, "pass" if view.auction.last_bid else "1nt")
                continue
            line = next(one for one in text.splitlines() if one.startswith(words.playable))
            cards = CARD_OF_TEXT.findall(line)
            assert cards
            await run.say(who, typed(cards[0]))
            played += 1
        text = await read(run, who)
        assert played >= 13
        assert text.startswith(f"{words.deal} 1")
        # all four hands are told after the deal
        assert sum(one.startswith("♠ ") for one in text.splitlines()) == 4


async def test_every_page_of_the_panel_has_its_words() -> None:
    who = PersonRef(5, "Ola", language="en")
    async with evening() as run:
        await start_without_pictures(run, who)
        for code in ("bids", "back", "sheet", "back", "menu"):
            await run.press(who, code)
            assert len((await read(run, who)).splitlines()) >= 2, code
