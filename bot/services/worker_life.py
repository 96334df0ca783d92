"""Worker processes end with the program, also when it is killed.

A worker waits at a queue whose writing end it holds itself, so it never learns by the queue that
nobody is left to write. It watches its parent instead.
"""

from __future__ import annotations

import multiprocessing
import os
import threading
from multiprocessing.connection import wait


def leave_with_parent() -> None:
    """In a worker: end this process as soon as its parent has ended, however that happened."""
    threading.Thread(target=_leave_with_parent, name="parent-watch", daemon=True).start()


def _leave_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
