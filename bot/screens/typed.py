"""Calls and cards that people type."""

from __future__ import annotations


def parse_typed(text: str) -> str | None:
    """The action code (``1N``, ``P``, ``SA``) of a typed call or card; None when it is neither."""
    raise NotImplementedError
