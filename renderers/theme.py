"""Every colour of the pictures, one frozen value per theme.

Colours are (red, green, blue). Text and the ground it stands on are named in pairs by
:data:`TEXT_PAIRS`; a test computes that each pair has a contrast of at least 4.5 : 1.
"""

from __future__ import annotations

from dataclasses import dataclass

Colour = tuple[int, int, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """The colours of one look."""

    name: str
    cloth: Colour
    cloth_edge: Colour
    cloth_line: Colour
    """The ring and the empty places on the cloth."""
    text: Colour
    """Text that stands on the cloth."""
    bar: Colour
    """The strip with contract, tricks and score."""
    bar_text: Colour
    bar_muted: Colour
    plate: Colour
    """A player's name plate and the panels of the auction."""
    plate_line: Colour
    plate_text: Colour
    plate_muted: Colour
    vulnerable: Colour
    """The name of a vulnerable player, on a plate."""
    disc: Colour
    disc_text: Colour
    vulnerable_disc: Colour
    turn: Colour
    """Whose turn it is: the plate and the frame of the hand."""
    turn_text: Colour
    turn_vulnerable: Colour
    """The name of a vulnerable player whose turn it is."""
    card: Colour
    card_line: Colour
    card_back: Colour
    card_back_line: Colour
    dimmed: Colour
    """What a card that may not be played is mixed with."""
    shadow_percent: int
    """How dark the shadow of cards and plates is; none in the theme of hard edges."""
    lit_percent: int
    """How much of the turn's colour lights the calls of the current round."""
    black: Colour
    red: Colour
    spade: Colour
    heart: Colour
    diamond: Colour
    club: Colour
    paper: Colour
    """The score pad and other sheets."""
    paper_rule: Colour
    paper_line: Colour
    paper_text: Colour
    paper_muted: Colour
    pencil: Colour
    paper_red: Colour


_CARDS = {
    "card": (255, 255, 252),
    "card_line": (120, 116, 108),
    "black": (22, 22, 28),
    "red": (200, 16, 32),
    "spade": (22, 22, 28),
    "heart": (200, 16, 32),
    "diamond": (190, 84, 0),
    "club": (0, 112, 52),
}

CLASSIC = Theme(
    name="classic",
    cloth=(20, 98, 66),
    cloth_edge=(13, 74, 49),
    cloth_line=(46, 128, 92),
    text=(244, 248, 240),
    bar=(10, 46, 32),
    bar_text=(255, 255, 248),
    bar_muted=(176, 206, 188),
    plate=(252, 248, 236),
    plate_line=(206, 194, 162),
    plate_text=(34, 34, 30),
    plate_muted=(98, 92, 78),
    vulnerable=(184, 12, 28),
    disc=(28, 88, 120),
    disc_text=(255, 255, 255),
    vulnerable_disc=(184, 12, 28),
    turn=(255, 206, 64),
    turn_text=(44, 32, 0),
    turn_vulnerable=(150, 0, 16),
    card_back=(34, 66, 128),
    card_back_line=(232, 226, 206),
    dimmed=(84, 118, 100),
    shadow_percent=42,
    lit_percent=28,
    paper=(252, 247, 230),
    paper_rule=(206, 214, 216),
    paper_line=(96, 92, 84),
    paper_text=(48, 46, 42),
    paper_muted=(102, 96, 84),
    pencil=(52, 54, 66),
    paper_red=(184, 12, 28),
    **_CARDS,
)

DARK = Theme(
    name="dark",
    cloth=(30, 34, 42),
    cloth_edge=(22, 25, 31),
    cloth_line=(62, 70, 84),
    text=(232, 236, 242),
    bar=(14, 16, 21),
    bar_text=(242, 244, 248),
    bar_muted=(160, 170, 184),
    plate=(50, 56, 68),
    plate_line=(82, 90, 106),
    plate_text=(242, 244, 248),
    plate_muted=(178, 186, 200),
    vulnerable=(255, 138, 132),
    disc=(84, 110, 160),
    disc_text=(255, 255, 255),
    vulnerable_disc=(190, 36, 44),
    turn=(255, 200, 72),
    turn_text=(40, 28, 0),
    turn_vulnerable=(150, 0, 16),
    card_back=(76, 62, 122),
    card_back_line=(206, 198, 230),
    dimmed=(62, 66, 76),
    shadow_percent=62,
    lit_percent=16,
    paper=(42, 46, 55),
    paper_rule=(58, 64, 76),
    paper_line=(150, 158, 172),
    paper_text=(236, 238, 242),
    paper_muted=(174, 182, 196),
    pencil=(232, 230, 214),
    paper_red=(255, 138, 132),
    **_CARDS,
)

LIGHT = Theme(
    name="light",
    cloth=(238, 233, 220),
    cloth_edge=(222, 215, 198),
    cloth_line=(202, 194, 174),
    text=(42, 40, 36),
    bar=(74, 66, 54),
    bar_text=(255, 253, 246),
    bar_muted=(216, 206, 186),
    plate=(255, 254, 250),
    plate_line=(190, 182, 162),
    plate_text=(36, 34, 30),
    plate_muted=(98, 92, 80),
    vulnerable=(184, 12, 28),
    disc=(60, 98, 122),
    disc_text=(255, 255, 255),
    vulnerable_disc=(184, 12, 28),
    turn=(255, 200, 60),
    turn_text=(44, 32, 0),
    turn_vulnerable=(150, 0, 16),
    card_back=(146, 62, 62),
    card_back_line=(250, 238, 226),
    dimmed=(196, 190, 176),
    shadow_percent=30,
    lit_percent=28,
    paper=(255, 254, 248),
    paper_rule=(214, 222, 228),
    paper_line=(96, 92, 84),
    paper_text=(42, 40, 36),
    paper_muted=(102, 96, 84),
    pencil=(52, 54, 66),
    paper_red=(184, 12, 28),
    **_CARDS,
)

HIGH_CONTRAST = Theme(
    name="contrast",
    cloth=(0, 0, 0),
    cloth_edge=(0, 0, 0),
    cloth_line=(150, 150, 150),
    text=(255, 255, 255),
    bar=(0, 0, 0),
    bar_text=(255, 255, 255),
    bar_muted=(226, 226, 226),
    plate=(255, 255, 255),
    plate_line=(0, 0, 0),
    plate_text=(0, 0, 0),
    plate_muted=(50, 50, 50),
    vulnerable=(176, 0, 0),
    disc=(0, 0, 0),
    disc_text=(255, 255, 255),
    vulnerable_disc=(176, 0, 0),
    turn=(255, 224, 0),
    turn_text=(0, 0, 0),
    turn_vulnerable=(150, 0, 16),
    card=(255, 255, 255),
    card_line=(0, 0, 0),
    card_back=(0, 0, 120),
    card_back_line=(255, 255, 255),
    dimmed=(70, 70, 70),
    black=(0, 0, 0),
    red=(204, 0, 0),
    spade=(0, 0, 0),
    heart=(204, 0, 0),
    diamond=(168, 68, 0),
    club=(0, 96, 32),
    shadow_percent=0,
    lit_percent=28,
    paper=(255, 255, 255),
    paper_rule=(210, 210, 210),
    paper_line=(0, 0, 0),
    paper_text=(0, 0, 0),
    paper_muted=(50, 50, 50),
    pencil=(0, 0, 0),
    paper_red=(176, 0, 0),
)

THEMES: tuple[Theme, ...] = (CLASSIC, DARK, LIGHT, HIGH_CONTRAST)

TEXT_PAIRS: tuple[tuple[str, str], ...] = (
    ("text", "cloth"),
    ("text", "cloth_edge"),
    ("bar_text", "bar"),
    ("bar_muted", "bar"),
    ("plate_text", "plate"),
    ("plate_muted", "plate"),
    ("vulnerable", "plate"),
    ("disc_text", "disc"),
    ("disc_text", "vulnerable_disc"),
    ("turn", "bar"),
    ("turn_text", "turn"),
    ("turn_vulnerable", "turn"),
    ("black", "card"),
    ("red", "card"),
    ("spade", "card"),
    ("heart", "card"),
    ("diamond", "card"),
    ("club", "card"),
    ("paper_text", "paper"),
    ("paper_muted", "paper"),
    ("pencil", "paper"),
    ("paper_red", "paper"),
)
"""Every text colour with the ground it is put on, by field names of :class:`Theme`."""


def find_theme(name: str) -> Theme:
    """The theme of this name; ValueError for an unknown one."""
    for theme in THEMES:
        if theme.name == name:
            return theme
    raise ValueError(f"unknown theme {name!r}")


def contrast(one: Colour, other: Colour) -> float:
    """The contrast ratio of two colours, 1 to 21 (WCAG 2.2, relative luminance)."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: Colour) -> float:
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def lit_ground(theme: Theme) -> Colour:
    """The ground of the calls of the current round."""
    return mix(theme.plate, theme.turn, theme.lit_percent / 100)


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """The colour ``share`` (0 to 1) of the way from one to the other."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
