"""What one person has to his account in a chat, and with whom he played there."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.accounts import Account, Partnership
from bot.texts import Html, Texts, clean_name
from renderers.phrases import points_text, signed

from . import codes
from .keys import Keys
from .past import person_name
from .scene import joined
from .screen import Screen

_KEYS = Keys()
MOST_PARTNERS = 6


def stats_screen(
    account: Account | None,
    partners: Sequence[Partnership],
    texts: Texts,
    *,
    is_solo: bool,
    groups: tuple[int, int] = (0, 0),
) -> Screen:
    """The account; None: nothing was played to its end here. ``groups``: matches, and groups."""
    rows = (
        (
            _KEYS.button(texts.plain("b-history"), codes.HISTORY),
            _KEYS.button(texts.plain("b-top"), codes.TOP),
        ),
    )
    title = texts.say("stats-title-solo" if is_solo else "stats-title", name=_name(account))
    matches, chats = groups
    elsewhere = texts.say("stats-groups", matches=matches, groups=chats) if matches else None
    if account is None:
        return Screen(joined(texts.say("stats-empty"), elsewhere), rows)
    return Screen(
        joined(title, *_figures(account, texts), *_partners(partners, texts), elsewhere), rows
    )


def _name(account: Account | None) -> str:
    return "" if account is None else clean_name(account.name)


def _figures(account: Account, texts: Texts) -> list[Html]:
    lines = [
        texts.say("stats-matches", matches=account.matches, won=account.won, deals=account.deals),
        texts.say("stats-points", points=points_text(account.points)),
        texts.say("stats-whists", whists=signed(account.whists) or "0"),
        texts.say("stats-contracts", count=account.contracts, made=account.made),
    ]
    if account.slams:
        lines.append(texts.say("stats-slams", count=account.slams))
    if account.gain:
        lines.append(texts.say("stats-gain", points=signed(account.gain)))
    return lines


def _partners(partners: Sequence[Partnership], texts: Texts) -> list[Html]:
    lines = [
        texts.say(
            "stats-partner",
            name=texts.plain("w-a-computer") if one.is_computer else person_name(one.name, texts),
            matches=one.matches,
            won=one.won,
            points=points_text(one.points),
        )
        for one in partners[:MOST_PARTNERS]
    ]
    return [texts.say("stats-partners"), *lines] if lines else []
