"""`snapcount types`: the page's types of every game's view, questions and answers, written anew."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from snapcount.cli.common import add_parser
from snapcount.core.data.typescript import typescript
from snapcount.core.table import Refusal
from snapcount.games import GAMES, find

PAGE = Path(__file__).parents[3] / "web" / "src" / "games"


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "types",
        "write web/src/games/<game>/view.gen.ts from the games' own type hints",
        "  snapcount types\n",
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if not PAGE.is_dir():
        raise Refusal("types", "The page's sources are not here: run this in a clone of the repository.")
    for game in GAMES:
        path = PAGE / game / "view.gen.ts"
        path.write_text(typescript(find(game)), encoding="utf-8", newline="\n")
        print(f"{path.relative_to(PAGE.parents[2])}")
    return 0
