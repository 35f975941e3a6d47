"""The books of `snapcount season`: leaders, men, clubs, records, the real season beside, files for other programs."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from snapcount.cli.common import positive
from snapcount.cli.numbers.pool import Bar
from snapcount.cli.seasons.file import add_file, opened, show
from snapcount.seasons.books.books import CATEGORIES
from snapcount.seasons.books.text import (
    club_text,
    compare_text,
    leaders_text,
    player_text,
    records_text,
    usage_text,
)
from snapcount.seasons.file.export import export
from snapcount.seasons.season import Season
from snapcount.seasons.text import grid_text, injuries_text


def add_books(actions: Any) -> None:
    leaders = add_file(
        actions, "leaders", "show who leads in passing, rushing, receiving, kicking, returns", show_leaders
    )
    leaders.add_argument(
        "category",
        nargs="?",
        default="",
        metavar="CATEGORY",
        help=f"{', '.join(CATEGORIES)} or clubs; else all",
    )
    leaders.add_argument("--top", type=positive, default=10, metavar="N", help="how many (10)")
    leaders.add_argument("--playoffs", action="store_true", help="of the play-offs")
    player = add_file(actions, "player", "show a man's games, one by one", show_player)
    player.add_argument("name", metavar="NAME", help="his name or a part of it")
    club = add_file(actions, "club", "show a club: its games, figures and men", show_club)
    club.add_argument("club", metavar="CLUB", help="its id or the beginning of its name")
    best = add_file(
        actions, "records", "show the best of one game, of this season or of several", show_records
    )
    best.add_argument("others", nargs="*", type=Path, metavar="SEASON", help="further seasons")
    add_file(actions, "grid", "show who has done what against whom", show(grid_text))
    add_file(actions, "injuries", "show who is out, and for how long", show(injuries_text))
    used = add_file(actions, "usage", "show how much of his season on the cards each man has had", show_usage)
    used.add_argument("club", metavar="CLUB", help="its id or the beginning of its name")
    compare = add_file(actions, "compare", "show the replayed season beside the real one", show_comparison)
    compare.add_argument("--all", action="store_true", help="also what doesn't differ by more than chance")
    out = add_file(actions, "export", "write results, standings and players for other programs", write)
    out.add_argument(
        "--out", required=True, type=Path, metavar="PATH", help="a folder for CSV files, or FILE.json"
    )
    out.add_argument("--plays", action="store_true", help="one row per play too, with nflverse column names")
    out.add_argument("--records", action="store_true", help="every game's record too")


def show_leaders(arguments: argparse.Namespace) -> int:
    print(leaders_text(opened(arguments), arguments.category, arguments.top, playoffs=arguments.playoffs))
    return 0


def show_player(arguments: argparse.Namespace) -> int:
    print(player_text(opened(arguments), arguments.name))
    return 0


def show_club(arguments: argparse.Namespace) -> int:
    print(club_text(opened(arguments), arguments.club))
    return 0


def show_records(arguments: argparse.Namespace) -> int:
    print(records_text(opened(arguments), *map(Season.open, arguments.others)))
    return 0


def show_usage(arguments: argparse.Namespace) -> int:
    print(usage_text(opened(arguments), arguments.club))
    return 0


def show_comparison(arguments: argparse.Namespace) -> int:
    print(compare_text(opened(arguments), everything=arguments.all))
    return 0


def write(arguments: argparse.Namespace) -> int:
    season = opened(arguments)
    bar = Bar(max(1, sum(game.done for game in season.games())))
    written = export(
        season, arguments.out, plays=arguments.plays, records=arguments.records, progress=bar.show
    )
    bar.close()
    print(f"{arguments.out}: {len(written)} {'file' if len(written) == 1 else 'files'} written.")
    return 0
