"""The real program, started in no time: libraries are imported once, each start is a fork.

Reads lines from stdin: ``start [LIMIT]`` forks a bot (with LIMIT no file of it may grow beyond so
many bytes, as on a full disk) and answers with its process id; ``gone PID`` waits for its end.
"""

from __future__ import annotations

import argparse
import os
import resource
import signal
import sys
import traceback


def preload() -> None:
    """Import what every start needs; no threads and no loop are begun by it."""
    import aiogram  # noqa: F401



def become_a_bot(limit: str | None) -> None:
    """Run the program in this (forked) process."""
    from bot.cli import serve

    if limit is not None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (int(limit), int(limit)))
    null = os.open(os.devnull, os.O_RDONLY)
    os.dup2(null, 0)
    code = 1
    try:
        code = serve.run(argparse.Namespace(port=None))
    except BaseException:  # noqa: BLE001 - the log is all that is left of it
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def main() -> None:
    preload()
    print("ready", flush=True)
    for line in sys.stdin:
        word, *arguments = line.split()
        if word == "start":
            child = os.fork()
            if child == 0:
                become_a_bot(arguments[0] if arguments else None)
            print(child, flush=True)
        else:
            _, status = os.waitpid(int(arguments[0]), 0)
            print(os.waitstatus_to_exitcode(status), flush=True)


if __name__ == "__main__":
    main()
