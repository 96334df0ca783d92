"""What a button carries: ``k:<table>:<version>:<code>``, at most 64 bytes.

Table and version are written in base 36. ``VERSIONLESS`` codes (show my cards, explain a call) are
good at any time. Data may be forged by a client: the sender's id decides, never the data.
"""

from __future__ import annotations

from dataclasses import dataclass

PREFIX = "k:"
MAX_BYTES = 64
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def to_base36(number: int) -> str:
    """Write a number that is not negative in base 36."""
    if number < 0:
        raise ValueError("not negative")
    digits = ""
    while number >= 36:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return _DIGITS[number] + digits


@dataclass(frozen=True, slots=True)
class ButtonData:
    """The parsed data: a table's id, its version when the button was drawn, what to do."""

    table: int
    version: int
    code: str

    def __str__(self) -> str:
        text = f"{PREFIX}{to_base36(self.table)}:{to_base36(self.version)}:{self.code}"
        if len(text.encode()) > MAX_BYTES:
            raise ValueError(f"button data longer than {MAX_BYTES} bytes: {text!r}")
        return text

    @classmethod
    def parse(cls, text: str) -> ButtonData:
        """Read what ``str`` wrote; ValueError for anything else."""
        parts = text.split(":", 3)
        if len(parts) != 4 or parts[0] != "k" or not parts[3]:
            raise ValueError(f"not a button of ours: {text[:80]!r}")
        numbers = [from_base36(part) for part in parts[1:3]]
        return cls(numbers[0], numbers[1], parts[3])


def from_base36(text: str) -> int:
    """Read what :func:`to_base36` wrote (at most twelve digits); ValueError otherwise."""
    if not 1 <= len(text) <= 12 or any(character not in _DIGITS for character in text):
        raise ValueError(f"not a number in base 36: {text[:20]!r}")
    return int(text, 36)
