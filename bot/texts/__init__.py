"""Every sentence people read, in English, Russian and Polish (Fluent files beside this module).

``Texts.load("ru").say("key", name=…)`` gives HTML, ``.plain(…)`` text for buttons and toasts.
"""

from .markup import Html, clean_name, shorten
from .texts import MissingText, Texts

__all__ = ["Html", "MissingText", "Texts", "clean_name", "shorten"]
