"""`snapcount cup`: eight clubs, three rounds, one of them yours."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from snapcount.cli.common import add_parser, help_of, whole_number
from snapcount.cli.seasons.file import opened
from snapcount.cli.seasons.play import SeasonSession
from snapcount.core.table import Refusal
from snapcount.games import GAMES
from snapcount.seasons.cup import draw_text, is_cup, new_cup
from snapcount.seasons.season import Season
from snapcount.seasons.text import game_text

OVERVIEW = """  snapcount cup new dice_football --out my.cup     eight clubs are drawn, one is yours
  snapcount cup play my.cup                        your next game; q leaves, the same command goes on
  snapcount cup draw my.cup                        who has met whom
  snapcount season box my.cup 3                    a cup is a season of play-offs: all its commands read it
"""


def add_commands(subparsers: Any) -> None:
    cup = add_parser(subparsers, "cup", "play a cup of eight, three rounds", OVERVIEW)
    cup.set_defaults(run=lambda _: help_of(cup))
    actions = cup.add_subparsers(title="actions", metavar="ACTION")
    new = add_parser(actions, "new", "draw a cup", "  snapcount cup new card_bowl --out my.cup --seed 5\n")
    new.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    new.add_argument("--out", required=True, type=Path, metavar="FILE", help="the cup file to be made")
    new.add_argument("--seed", type=whole_number, default=1, metavar="N", help="what chance follows from (1)")
    new.add_argument(
        "--club", default="", metavar="CLUB", help="the club that you play for; else one is drawn"
    )
    new.add_argument("--watch", action="store_true", help="no club is yours: the coaches play it out")
    new.set_defaults(run=run_new)
    for name, text, run in (
        ("play", "play your next game; the others play theirs", play),
        ("draw", "show all rounds", draw),
    ):
        action = add_parser(actions, name, text, f"  snapcount cup {name} my.cup\n")
        action.add_argument("file", type=Path, metavar="CUP", help="a cup file")
        action.set_defaults(run=run)


def run_new(arguments: argparse.Namespace) -> int:
    season = new_cup(
        arguments.game, arguments.out, seed=arguments.seed, club=arguments.club, watch=arguments.watch
    )
    print(draw_text(season))
    if season.club:
        print(
            f"\nYou play for {season.league.by_id()[season.club].name}: `snapcount cup play {arguments.out}`."
        )
    return 0


def cup_in(arguments: argparse.Namespace) -> Season:
    season = opened(arguments)
    if not is_cup(season):
        raise Refusal("cup", f"{arguments.file} is a season with a schedule: `snapcount season` plays it.")
    return season


def draw(arguments: argparse.Namespace) -> int:
    print(draw_text(cup_in(arguments)))
    return 0


def play(arguments: argparse.Namespace) -> int:
    """The others first; then your game. Once you are out, the others play to the end."""
    season = cup_in(arguments)
    for game in season.simulate():
        print(game_text(season, game), flush=True)
    mine = next((game for game in season.games() if not game.done and season.club in game.clubs), None)
    if mine is None:
        print(draw_text(season))
        return 0
    print(f"{mine.stage[0].upper()}{mine.stage[1:]}:\n{game_text(season, mine)}")
    return SeasonSession(season, mine, friend=False).play()
