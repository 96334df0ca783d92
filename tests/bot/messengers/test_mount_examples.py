"""The examples in the packages' docstrings are run as they stand, against the sandbox."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import textwrap

import pytest

from bot.app import open_game
from bot.messengers.bot_api import serve_webhook
from bot.messengers.connecting import connect
from bot.sandbox import Sandbox
from bot.services.commands import COMMANDS
from bot.services.nursery import Nursery

MEMORY = "sqlite://"


def example_in(package):
    """The ``main`` of the indented program in a package's docstring."""
    lines = package.__doc__.splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("    "))
    program = []
    for line in lines[first:]:
        if line and not line.startswith("    "):
            break
        program.append(line)
    names = {}
    source = "from __future__ import annotations\n" + textwrap.dedent("\n".join(program))
    exec(compile(source, package.__name__, "exec"), names)
    return names["main"]


async def use(sandbox):
    """What a person may do with the host's bot: ask for the weather, and play."""
    ann = sandbox.person("Ann", started=True)
    await sandbox.say(ann, ann, "/weather")
    await sandbox.shown(ann, "Sunny")
    await sandbox.say(ann, ann, "/play")
    table = await sandbox.wait_for(lambda: (m := sandbox.last(ann)) and m.labels and m)
    assert table.buttons[0].data is None or table.buttons[0].data.startswith("k:")


async def test_the_aiogram_example_plays_beside_the_hosts_own_command():
    from bot.messengers import aiogram_bot

    async with Sandbox() as sandbox, Nursery() as nursery:
        bot = aiogram_bot.build_bot(sandbox.token, base_url=sandbox.url)
        polling = nursery.spawn(example_in(aiogram_bot), bot, MEMORY)
        await use(sandbox)
        polling.cancel()
        await asyncio.wait([polling])
        await bot.session.close()


async def test_the_ptb_example_plays_beside_the_hosts_own_command():
    from bot.messengers import ptb_bot

    async with Sandbox() as sandbox, Nursery() as nursery:
        application = ptb_bot.build_application(sandbox.token, base_url=sandbox.url)
        stop = asyncio.Event()
        running = nursery.spawn(example_in(ptb_bot), application, MEMORY, stop)
        await use(sandbox)
        stop.set()
        await running


@pytest.mark.parametrize("library", ["aiogram", "ptb"])
async def test_the_bot_itself_plays_over_a_webhook_with_either_library(library):
    async with (
        Sandbox() as sandbox,
        connect(library, sandbox.token, commands=COMMANDS, base_url=sandbox.url) as connection,
        open_game(connection.messenger, MEMORY) as game,
    ):
        ann = sandbox.person("Ann", started=True)
        runner = connection.build_runner(game)
        port = await free_port()
        async with serve_webhook(
            runner,
            url=f"http://127.0.0.1:{port}/telegram",
            secret="open-sesame",
            host="127.0.0.1",
            port=port,
        ):
            await sandbox.say(ann, ann, "/play")
            await sandbox.wait_for(lambda: (m := sandbox.last(ann)) and m.labels)
        await runner.stop()


def test_the_program_imports_no_telegram_library_before_it_needs_one():
    program = "import bot.app, sys; sys.exit(bool({'aiogram', 'telegram'} & set(sys.modules)))"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


async def free_port() -> int:
    server = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
    async with server:
        return server.sockets[0].getsockname()[1]
