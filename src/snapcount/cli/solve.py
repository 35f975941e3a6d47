"""`snapcount solve`: work a game out from the last play to the first. What it finds is shipped with the game."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from snapcount.cli.common import add_parser, data_folder
from snapcount.cli.progress import Progress
from snapcount.core.table import Refusal
from snapcount.games import find

SOLVED = ("dice_football",)


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "solve",
        "work a game out from the last play to the first",
        "  snapcount solve dice_football                  about an hour on two cores; goes on where it stopped\n"
        "  snapcount solve dice_football -o values.bin    to compare with the file that is shipped\n"
        "\nIt needs NumPy and numba: pip install 'snapcount[solve]'. Ctrl-C stops; nothing that is done is lost.\n",
    )
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(SOLVED)}")
    parser.add_argument("-o", "--output", metavar="FILE", type=Path, default=Path("values.bin"))
    parser.add_argument("--work", metavar="FOLDER", type=Path, help="where finished steps are kept (640 MB)")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    rulebook = find(arguments.game)
    if rulebook.id not in SOLVED:
        raise rulebook.refusal(
            f"{rulebook.face.title} can't be solved: too much of it is hidden or undecided."
        )
    solve = solver()
    folder: Path = arguments.work or data_folder() / "solve" / rulebook.id
    folder.mkdir(parents=True, exist_ok=True)
    progress = Progress()
    found: bytes = solve(folder, lambda done, of: progress("Steps worked out", done, of))
    progress.done()
    arguments.output.write_bytes(found)
    print(f"{arguments.output}: {len(found):,} bytes. Steps are kept in {folder}.", file=sys.stderr)
    return 0


def solver() -> Any:
    """The solver, or a sentence about what it needs."""
    try:
        from snapcount.games.dice_football.analysis.solver.solve import solve
    except ImportError as missing:
        raise Refusal(
            "solve",
            f"Solving needs NumPy and numba ({missing.name} is missing): pip install 'snapcount[solve]'.",
        ) from missing
    return solve
