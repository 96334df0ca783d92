"""``kontra db upgrade|check|backup FILE``: care of the configured database."""

from __future__ import annotations

import argparse
import asyncio
import sys
from pathlib import Path

from bot.config import Config, ConfigError
from bot.services.ports import StorageError

FAILED = 1
MISCONFIGURED = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="upgrade|check|backup")
    actions.add_parser("upgrade", help="bring the database to this version of Kontra")
    look = actions.add_parser("check", help="look for damage, replay the log of every open table")
    look.add_argument("--quick", action="store_true", help="only whether it opens, up to date")
    copy = actions.add_parser("backup", help="copy an SQLite database while the bot runs")
    copy.add_argument("file", type=Path, help="where to; must not exist yet")


def run(arguments: argparse.Namespace) -> int:
    """Do it; the exit code is 0 when all is well."""
    try:
        url = Config.load().database_url.get_secret_value()
        match arguments.action:
            case "upgrade":
                return asyncio.run(_upgrade(url))
            case "check":
                return asyncio.run(_check(url, thoroughly=not arguments.quick))
            case _:
                return _backup(url, arguments.file)
    except ConfigError as error:
        print(f"kontra: {error}", file=sys.stderr)
        return MISCONFIGURED
    except StorageError as error:
        print(f"kontra: {error}", file=sys.stderr)
        return FAILED


async def _upgrade(url: str) -> int:
    from bot.storage.database import make_engine
    from bot.storage.upgrade import current_revision, upgrade

    engine = make_engine(url)
    try:
        before = await current_revision(engine)
        await upgrade(engine)
        after = await current_revision(engine)
    finally:
        await engine.dispose()
    if before == after:
        print(f"The database is at revision {after} already.")
    else:
        print(f"The database went from {before or 'nothing'} to revision {after}.")
    return 0


async def _check(url: str, *, thoroughly: bool) -> int:
    from bot.storage.checkup import check

    found = await check(url, thoroughly=thoroughly)
    state = "up to date" if found.is_at_head else "not this version's: kontra db upgrade"
    print(f"database     {found.url}")
    print(f"revision     {found.revision or 'none'} ({state})")
    print(f"open tables  {found.open_tables}{' replayed' if thoroughly else ''}")
    for damage in found.damages:
        print(f"damage       {damage}")
    print("All is well." if found.is_sound else "Something is wrong.")
    return 0 if found.is_sound else FAILED


def _backup(url: str, target: Path) -> int:
    from bot.storage.backup import backup

    size_bytes = backup(url, target)
    print(f"{target}: {size_bytes:,} bytes, checked.")
    return 0
