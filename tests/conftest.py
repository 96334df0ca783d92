"""Shared by all tests: makes helper modules beside the tests importable by name."""

from __future__ import annotations

import sys
from pathlib import Path

for place in ("engine", "bot", "bot/services", "bot/campaign"):
    sys.path.insert(0, str(Path(__file__).parent / place))
