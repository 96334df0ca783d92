"""Pictures of the bridge table, and their text equals.

Input is a view of the engine (what one seat may know) and a :class:`TableDress` (names, language,
theme, layout); output is a :class:`Picture`: encoded bytes whose ``alt`` is the same content as
text. The same input always gives the same bytes. Nothing here waits or touches files at import;
drawing takes tens of milliseconds of CPU, so call it off the event loop.

====================================================  =====================================
``draw_table(view, dress)``                           ``table_text(view, dress)``
``draw_hand(view, dress)``: own cards alone           ``hand_text(view, dress)``
``draw_auction(auction, dress, vulnerable=…)``        ``auction_text(auction, dress)``
``draw_sheet(form, dress, side=…)``: score so far     ``sheet_text(form, dress, side=…)``
``draw_play(finished, dress, losses)``                 ``play_text(finished, dress, losses)``
``draw_review(finished, dress, table=None)``          ``review_text(finished, dress, table)``
``draw_partners(drawn, dress)``                       ``partners_text(drawn, dress)``
``draw_ranking(title, standings, dress)``             ``ranking_text(title, standings, dress)``
``draw_challenge(title, lines, dress)``               ``challenge_text(title, lines, dress)``
``draw_welcome(dress)``                               ``welcome_text(dress)``
====================================================  =====================================
"""

from .auction_sheet import draw_auction
from .bridge_table import draw_table
from .dress import CardLetters, Layout, Sitter, SuitColours, TableDress
from .hand_picture import draw_hand
from .languages import ENGLISH, LANGUAGES, POLISH, RUSSIAN, words_of
from .partners_picture import draw_partners
from .picture import Picture
from .plain_text import auction_text, hand_text, table_text
from .play_picture import draw_play, play_text
from .results_picture import draw_challenge, draw_ranking
from .results_text import (
    challenge_text,
    partners_text,
    ranking_text,
    review_text,
    sheet_text,
    welcome_text,
)
from .review_picture import draw_review
from .score_sheet import draw_sheet
from .tables import ChallengeLine, DoubleDummyTable, Drawn, Standing
from .theme import CLASSIC, DARK, HIGH_CONTRAST, LIGHT, THEMES, Theme, find_theme
from .welcome_picture import draw_welcome
from .words import Words

__all__ = [
    "CLASSIC",
    "DARK",
    "ENGLISH",
    "HIGH_CONTRAST",
    "LANGUAGES",
    "LIGHT",
    "POLISH",
    "RUSSIAN",
    "THEMES",
    "CardLetters",
    "ChallengeLine",
    "DoubleDummyTable",
    "Drawn",
    "Layout",
    "Picture",
    "Sitter",
    "Standing",
    "SuitColours",
    "TableDress",
    "Theme",
    "Words",
    "auction_text",
    "challenge_text",
    "draw_auction",
    "draw_challenge",
    "draw_hand",
    "draw_partners",
    "draw_play",
    "draw_ranking",
    "draw_review",
    "draw_sheet",
    "draw_table",
    "draw_welcome",
    "find_theme",
    "hand_text",
    "partners_text",
    "play_text",
    "ranking_text",
    "review_text",
    "sheet_text",
    "table_text",
    "welcome_text",
    "words_of",
]
