"""The Telegram Bot API itself, for whichever library carries the requests.

Map: ``transport`` (what a library must do), ``messenger`` (the port), ``writing`` (our messages as
parameters), ``pictures`` (file ids), ``failures`` (error texts), ``reading`` (updates as incoming
values), ``ownership`` (which updates are ours in somebody else's bot).
"""

from .failures import failure, no_answer
from .messenger import BotApiMessenger
from .ownership import Ownership
from .pictures import FileIdStore
from .reading import read_update
from .transport import Account, Json, Request, Transport, Upload

__all__ = [
    "Account",
    "BotApiMessenger",
    "FileIdStore",
    "Json",
    "Ownership",
    "Request",
    "Transport",
    "Upload",
    "failure",
    "no_answer",
    "read_update",
]
