"""Names and mentions of the people at a table."""

from __future__ import annotations
