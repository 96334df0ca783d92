"""``kontra gallery FOLDER``: every kind of picture in every theme and language, to look at.

``--only NAME…`` writes single ones, as ``kontra gallery .readme --only table hand sheet review``
does for the README.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Describe the command's arguments."""
    parser.add_argument("folder", type=Path, help="where the pictures go; made if it is missing")
    parser.add_argument(
        "--only", nargs="+", metavar="NAME", help="these pictures alone, in the classic theme"
    )


def run(arguments: argparse.Namespace) -> int:
    """Draw and write them all."""
    from renderers.gallery import write_gallery, write_some

    if arguments.only:
        try:
            count = write_some(arguments.folder, arguments.only)
        except ValueError as error:
            print(f"kontra gallery: {error}", file=sys.stderr)
            return 2
        print(f"{count} pictures are in {arguments.folder}.")
        return 0
    count = write_gallery(arguments.folder)
    print(f"{count} pictures and their texts are in {arguments.folder}.")
    return 0
