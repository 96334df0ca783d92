"""The Telegram Bot API itself, for whichever library carries the requests.

Map: ``transport`` (what a library must do), ``messenger`` (the port), ``writing`` (our messages as
parameters), ``pictures`` (file ids), ``failures`` (error texts), ``reading`` (updates as incoming
values), ``ownership`` (which updates are ours in another bot), ``running``, ``polling`` and
``webhook`` (what both libraries' runners share).
"""

from .failures import failure, no_answer
from .messenger import BotApiMessenger
from .ownership import Ownership
from .pictures import FileIdStore
from .polling import Poller
from .reading import UPDATE_KINDS, read_update
from .running import CONCURRENT_UPDATES, PATIENCE_SECONDS, SECOND_POLLER, CountedHandler, Runner
from .transport import Account, Json, Request, Transport, Upload
from .webhook import build_webhook_app, serve_webhook

__all__ = [
    "CONCURRENT_UPDATES",
    "PATIENCE_SECONDS",
    "SECOND_POLLER",
    "UPDATE_KINDS",
    "Account",
    "BotApiMessenger",
    "CountedHandler",
    "FileIdStore",
    "Json",
    "Ownership",
    "Poller",
    "Request",
    "Runner",
    "Transport",
    "Upload",
    "build_webhook_app",
    "failure",
    "no_answer",
    "read_update",
    "serve_webhook",
]
