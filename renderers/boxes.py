"""Boxes: the numbers of every layout, in pixels from the top left corner. Knows no Pillow."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle: left and top edge, width and height."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column to the right of the box."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first row below the box."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[int, int]:
        """The middle, rounded down."""
        return self.x + self.width // 2, self.y + self.height // 2

    def inset(self, by: int, vertically: int | None = None) -> Box:
        """The box without a margin on each side."""
        up = by if vertically is None else vertically
        return Box(self.x + by, self.y + up, self.width - 2 * by, self.height - 2 * up)

    def moved(self, right: int = 0, down: int = 0) -> Box:
        """The same box elsewhere."""
        return Box(self.x + right, self.y + down, self.width, self.height)

    def centred(self, width: int, height: int) -> Box:
        """A box of this size with the same middle."""
        x = self.x + (self.width - width) // 2
        y = self.y + (self.height - height) // 2
        return Box(x, y, width, height)

    def columns(self, count: int, *, gap: int = 0) -> tuple[Box, ...]:
        """The box cut into equal columns from the left."""
        step = (self.width + gap) / count
        edges = [
            (self.x + round(step * i), self.x + round(step * (i + 1)) - gap) for i in range(count)
        ]
        return tuple(Box(left, self.y, right - left, self.height) for left, right in edges)

    def rows(self, count: int, *, gap: int = 0) -> tuple[Box, ...]:
        """The box cut into equal rows from the top."""
        step = (self.height + gap) / count
        edges = [
            (self.y + round(step * i), self.y + round(step * (i + 1)) - gap) for i in range(count)
        ]
        return tuple(Box(self.x, top, self.width, low - top) for top, low in edges)

    def left_part(self, width: int) -> Box:
        """The first ``width`` columns."""
        return Box(self.x, self.y, width, self.height)

    def right_part(self, width: int) -> Box:
        """The last ``width`` columns."""
        return Box(self.right - width, self.y, width, self.height)

    def top_part(self, height: int) -> Box:
        """The first ``height`` rows."""
        return Box(self.x, self.y, self.width, height)

    def bottom_part(self, height: int) -> Box:
        """The last ``height`` rows."""
        return Box(self.x, self.bottom - height, self.width, height)

    def contains(self, other: Box) -> bool:
        """Whether the other box lies wholly inside."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def overlaps(self, other: Box) -> bool:
        """Whether the two share any pixel."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )
