"""Answering a press in time: at once, once, and never in the way of what follows."""

from __future__ import annotations

import logging

from bot.chat import Messenger, MessengerError

log = logging.getLogger(__name__)

LONGEST = 200


async def answer(
    messenger: Messenger, press_id: str, text: str = "", *, alert: bool = False
) -> None:
    """Answer a press; too late or refused is only noted, for the table is right all the same."""
    try:
        await messenger.answer_press(press_id, text[:LONGEST], is_alert=alert)
    except MessengerError as error:
        log.info("a press could not be answered: %s", type(error).__name__)
