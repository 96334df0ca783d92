"""A copy of an SQLite database while it is in use, by SQLite's own backup.

The copy is one file that needs no ``-wal`` beside it, and it appears under its name only when it
is whole and was checked.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.services.ports import StorageError

from .database import parse_url, sqlite_file


def backup(url: str, target: Path) -> int:
    """Copy the database to the file ``target``; returns its size in bytes. Blocks.

    StorageError when it is not SQLite in a file, when ``target`` exists, or when copying fails.
    """
    source = sqlite_file(parse_url(url))
    if source is None:
        raise StorageError("only an SQLite file is backed up here; PostgreSQL has pg_dump")
    if not source.exists():
        raise StorageError(f"there is no database at {source}")
    if target.exists():
        raise StorageError(f"{target} exists already")
    unfinished = target.with_name(f".{target.name}.unfinished")
    try:
        _copy(source, unfinished)
        unfinished.rename(target)
    except (sqlite3.Error, OSError) as error:
        raise StorageError(str(error)) from error
    finally:
        unfinished.unlink(missing_ok=True)
    return target.stat().st_size


def _copy(source: Path, target: Path) -> None:
    target.unlink(missing_ok=True)
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")
        (verdict,) = new.execute("PRAGMA integrity_check").fetchone()
    if verdict != "ok":
        raise sqlite3.DatabaseError(f"the copy is damaged: {verdict}")
