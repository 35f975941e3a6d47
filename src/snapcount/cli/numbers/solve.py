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
        "  snapcount solve dice_football              about an hour on one core; goes on where it stopped\n"
        "  snapcount solve dice_football -o made      to compare with the two files that are shipped\n"
        "\nIt needs NumPy and numba: pip install 'snapcount[solve]'. Ctrl-C stops; nothing that is done is lost.\n",
    )
    parser.add_argument("game", metavar="GAME", help=f"one of: {', '.join(SOLVED)}")
    parser.add_argument("-o", "--output", metavar="FOLDER", type=Path, default=Path())
    parser.add_argument("--work", metavar="FOLDER", type=Path, help="where finished steps are kept (640 MB)")
    parser.add_argument(
        "--layers",
        metavar="FOLDER",
        type=Path,
        help="keep every position there too (5 GB): a coach reads them quickly",
    )
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
    for new in (arguments.layers, arguments.output):
        if new is not None:
            new.mkdir(parents=True, exist_ok=True)
    found: dict[str, bytes] = solve(
        folder, lambda done, of: progress("Steps worked out", done, of), arguments.layers
    )
    progress.done()
    for name, data in found.items():
        (arguments.output / name).write_bytes(data)
        print(f"{arguments.output / name}: {len(data):,} bytes", file=sys.stderr)
    print(f"Steps are kept in {folder}.", file=sys.stderr)
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
