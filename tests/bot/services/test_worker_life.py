"""Workers end with the program, also when it is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time

import pytest

PROGRAM = """
import multiprocessing, os, sys, time
from concurrent.futures import ProcessPoolExecutor
from bot.services.worker_life import leave_with_parent

if __name__ == "__main__":
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(1, mp_context=context, initializer=leave_with_parent)
    print(pool.submit(os.getpid).result(), flush=True)
    time.sleep(600)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="signals of POSIX")
def test_a_worker_does_not_outlive_a_program_that_was_killed(tmp_path) -> None:
    """Its queue never told it: it holds the queue's writing end itself."""
    script = tmp_path / "program.py"
    script.write_text(PROGRAM)
    program = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert program.stdout is not None
    worker = int(program.stdout.readline())
    program.send_signal(signal.SIGKILL)
    program.wait()
    program.stdout.close()
    deadline = time.monotonic() + 30
    while _lives(worker) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not _lives(worker)


def _lives(process_id: int) -> bool:
    try:
        os.kill(process_id, 0)
    except ProcessLookupError:
        return False
    state = subprocess.run(
        ["ps", "-o", "stat=", "-p", str(process_id)], capture_output=True, text=True, check=False
    ).stdout
    return not state.startswith("Z")
