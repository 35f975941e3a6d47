"""`snapcount watch`: two coaches play."""

from __future__ import annotations

import argparse
import secrets
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from snapcount.cli.common import (
    Ink,
    add_game,
    add_parser,
    add_seats,
    chosen_options,
    rulebook_of,
    whole_number,
)
from snapcount.cli.full import add_full, full_screen
from snapcount.cli.screen import Screen
from snapcount.cli.sitting import Sitting
from snapcount.coaches import find_coach
from snapcount.coaches.names import names_of
from snapcount.core.drivers.sampled import Coach
from snapcount.core.game import Game
from snapcount.core.table import Seat


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "watch",
        "watch two computer coaches play",
        "  snapcount watch dice_football --home veteran --away rookie --delay 0.5\n"
        "  snapcount watch dice_football --seed 7 --delay 0 --save game.snap\n"
        "  snapcount watch card_bowl --full            live on the full screen\n",
    )
    add_game(parser)
    add_seats(parser, "veteran", "rookie")
    parser.add_argument("--seed", type=whole_number, metavar="N", help="dice that can be repeated")
    parser.add_argument("--delay", type=float, default=None, metavar="S", help="seconds between plays")
    parser.add_argument("--save", type=Path, metavar="FILE", help="write the record here")
    add_full(parser)
    parser.set_defaults(run=run)


class Watched(Sitting):
    """Kept only where somebody wants a record."""

    def __init__(self, game: Game, coaches: dict[Seat, Coach], path: Path | None) -> None:
        super().__init__(game, coaches, path or Path())
        self.wanted = path is not None

    def keep(self) -> None:
        if self.wanted:
            super().keep()


def run(arguments: argparse.Namespace) -> int:
    rulebook = rulebook_of(arguments)
    coaches = {
        Seat.HOME: find_coach(rulebook, arguments.home),
        Seat.AWAY: find_coach(rulebook, arguments.away),
    }
    options = chosen_options(rulebook, arguments)
    names = names_of(rulebook, options, {Seat.HOME: arguments.home, Seat.AWAY: arguments.away})
    game = Game(rulebook, options, seed=arguments.seed, names=names)
    if arguments.full:
        seen: int = full_screen().watch(Watched(game, coaches, arguments.save), arguments.delay or 1.0)
        return seen
    screen = Screen(game, Ink())
    random = Random(secrets.randbits(64) if arguments.seed is None else arguments.seed)
    delay = (1.0 if sys.stdout.isatty() else 0.0) if arguments.delay is None else max(0.0, arguments.delay)
    moments = 0
    while not game.is_over:
        seat = min(game.waiting)
        game.answer(coaches[seat].answer(game.view(seat), game.waiting[seat], random), seat)
        screen.show_news(None)
        if len(game.moments) != moments and delay:
            moments = len(game.moments)
            print(f"    {rulebook.face.words.situation(game.view(None), names)}")
            time.sleep(delay)
    screen.show_end()
    if arguments.save:
        game.save(arguments.save)
    return 0
