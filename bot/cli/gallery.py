"""``kontra gallery FOLDER``: every kind of picture in every theme and language, to look at."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("folder", type=Path, help="where the pictures go; made if it is missing")


def run(arguments: argparse.Namespace) -> int:
    """Draw and write them all."""
    from renderers.gallery import write_gallery

    count = write_gallery(arguments.folder)
    print(f"{count} pictures and their texts are in {arguments.folder}.")
    return 0
