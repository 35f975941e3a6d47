"""`snapcount season`: a season in one file, played by you and the computer."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from snapcount.cli.common import add_parser, help_of, option_value, positive, whole_number
from snapcount.cli.numbers.pool import Bar
from snapcount.cli.numbers.stopping import stoppable
from snapcount.cli.seasons.books import add_books
from snapcount.cli.seasons.file import add_file, opened, show
from snapcount.cli.seasons.odds import add_odds
from snapcount.cli.seasons.plan import add_plan
from snapcount.cli.seasons.play import play
from snapcount.coaches.plans.telling import told_text
from snapcount.core.record.verify import verdict
from snapcount.core.table import Refusal
from snapcount.games import find
from snapcount.seasons.books.text import box_text
from snapcount.seasons.games.carried import out_for
from snapcount.seasons.games.weather import weather_name
from snapcount.seasons.league.reading import shipped
from snapcount.seasons.season import Season
from snapcount.seasons.text import game_text, heading, power_text, schedule_text, standing_words, table_text

OVERVIEW = """  snapcount season new lantern_1974 --out my.season --seed 5 --club GTW
  snapcount season next my.season          what is due, and who is out
  snapcount season play my.season          play your club's next game here
  snapcount season sim my.season           let the computer play the rest, up to your next game
  snapcount season table my.season         standings, tie-breakers in words
"""


def add_commands(subparsers: Any) -> None:
    season = add_parser(
        subparsers, "season", "play a season: schedule, standings, play-offs, books", OVERVIEW
    )
    season.set_defaults(run=lambda _: help_of(season))
    actions = season.add_subparsers(title="actions", metavar="ACTION")
    add_new(actions)
    add_file(actions, "next", "say which game is due and who is out", show_next)
    add_play(actions)
    add_sim(actions)
    add_file(actions, "table", "show the standings, with tie-breakers in words", show(table_text))
    schedule = add_file(actions, "schedule", "show all games and results", show_schedule)
    schedule.add_argument("--club", metavar="CLUB", default="", help="only this club's")
    schedule.add_argument("--week", type=positive, metavar="N", help="only this week's")
    add_file(actions, "power", "rank the clubs by margins and opponents", show(power_text))
    box = add_file(actions, "box", "show the box score of a game", show_box)
    box.add_argument("game", type=positive, metavar="GAME", help="its number in the schedule")
    box.add_argument(
        "--plan", action="store_true", help="play by play, with the line of the plan that spoke instead"
    )
    add_plan(actions)
    add_books(actions)
    add_odds(actions)
    record = add_file(actions, "record", "write a game's record: for replay, review and verify", write_record)
    record.add_argument("game", type=positive, metavar="GAME", help="its number in the schedule")
    record.add_argument("--out", required=True, type=Path, metavar="FILE")
    add_file(actions, "verify", "compute every roll of every game again", verify_all)


def add_new(actions: Any) -> None:
    parser = add_parser(
        actions,
        "new",
        "begin a season",
        "  snapcount season new lantern_1974 --out my.season --seed 5 --club GTW\n"
        "  snapcount season new my_league.json --out my.season\n",
    )
    parser.add_argument(
        "league", metavar="LEAGUE", help=f"a league file or folder, or one of {', '.join(shipped())}"
    )
    parser.add_argument("--out", required=True, type=Path, metavar="FILE", help="the season file to be made")
    parser.add_argument(
        "--seed", type=whole_number, default=1, metavar="N", help="what chance follows from (1)"
    )
    parser.add_argument(
        "--club", default="", metavar="CLUB", help="the club that you play for; else the computer plays all"
    )
    parser.add_argument(
        "--option",
        "-o",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, repeatable",
    )
    parser.set_defaults(run=new)


def add_play(actions: Any) -> None:
    text = "play your club's next game in the terminal; q leaves, the same command goes on"
    parser = add_file(actions, "play", text, play)
    parser.add_argument(
        "--friend",
        action="store_true",
        help="the other club is a friend's, at the same keyboard; else its coach's",
    )


def add_sim(actions: Any) -> None:
    parser = add_file(
        actions, "sim", "let the computer play what is due, up to your club's next game", simulate
    )
    parser.add_argument("--weeks", type=positive, metavar="N", help="only so many weeks")
    parser.add_argument("--all", action="store_true", help="your own club's games too")
    parser.add_argument("--jobs", type=positive, default=1, metavar="N", help="processes (1)")


def new(arguments: argparse.Namespace) -> int:
    options: dict[str, Any] = {}
    for text in arguments.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise Refusal("season", f"{text!r} isn't an option: expected NAME=VALUE.")
        options[name] = option_value(value)
    season = Season.new(
        arguments.league, arguments.out, seed=arguments.seed, club=arguments.club, options=options
    )
    mine = f" You play for {season.league.by_id()[season.club].name}." if season.club else ""
    print(f"{arguments.out}: {season.league.name}, {len(season.games())} games.{mine}")
    return 0


def show_next(arguments: argparse.Namespace) -> int:
    season = opened(arguments)
    game = season.next()
    print(heading(season))
    if game is None:
        print(standing_words(season))
        return 0
    print(f"Week {game.week}{', ' + game.stage if game.stage else ''}:")
    print(game_text(season, game))
    clubs = season.league.by_id()
    for club in game.clubs:
        if clubs[club].ground and club == game.home:
            weather = weather_name(season.weather(game))
            print(f"      at {clubs[club].ground}" + (f", {weather.lower()}" if weather else ""))
        for man, games in season.carried(club, game.number).out:
            print(f"      {clubs[club].name}: {man} is out for {out_for(games)}.")
    return 0


def simulate(arguments: argparse.Namespace) -> int:
    """Being stopped keeps every game that is over."""
    season = opened(arguments)
    total = sum(not game.done for game in season.games())
    bar = Bar(max(1, total))
    done = 0
    stopped = False
    try:
        with stoppable():
            for game in season.simulate(weeks=arguments.weeks, everybody=arguments.all, jobs=arguments.jobs):
                done += 1
                if sys.stderr.isatty():
                    bar.show(min(done, total))
                else:
                    print(game_text(season, game), flush=True)
    except KeyboardInterrupt:
        stopped = True
    bar.close()
    games = "1 game" if done == 1 else f"{done} games"
    print(f"{'Stopped; ' if stopped else ''}{games} played. {standing_words(season)}".strip())
    mine = season.next()
    if mine is not None and season.club in mine.clubs and not stopped:
        print(
            f"Your next game:\n{game_text(season, mine)}\n`snapcount season play {arguments.file}` plays it."
        )
    return 130 if stopped else 0


def show_schedule(arguments: argparse.Namespace) -> int:
    print(schedule_text(opened(arguments), arguments.club, arguments.week))
    return 0


def show_box(arguments: argparse.Namespace) -> int:
    season = opened(arguments)
    if arguments.plan:
        plan, lines = season.told(arguments.game)
        print(told_text(lines, plan.otherwise))
    else:
        print(box_text(season, arguments.game))
    return 0


def write_record(arguments: argparse.Namespace) -> int:
    raw = opened(arguments).record(arguments.game)
    arguments.out.write_bytes(raw)
    print(f"{arguments.out}: `snapcount replay`, `review` and `verify` read it.")
    return 0


def verify_all(arguments: argparse.Namespace) -> int:
    """Every record, its dice and its score."""
    season = opened(arguments)
    played = [game for game in season.games() if game.done]
    wrong = 0
    bar = Bar(max(1, len(played)))
    for at, game in enumerate(played, 1):
        bar.show(at)
        raw = season.record(game.number)
        found = verdict(raw, find, name=f"Game {game.number}")
        score = season.game(game.number).score
        if found.ok is not True or score != (game.home_score, game.away_score):
            wrong += 1
            print(
                found.sentence
                if found.ok is not True
                else f"Game {game.number}: the score is not its record's."
            )
    bar.close()
    print(f"{len(played) - wrong} of {len(played)} games are as the rules and their dice want them.")
    return 2 if wrong else 0
