"""`snapcount model`: the win chance of a game is measured, written as a table, and checked."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from snapcount.cli.common import add_parser, positive, print_json
from snapcount.cli.numbers.pool import Bar, add_pool
from snapcount.cli.numbers.stopping import stoppable
from snapcount.core.drivers.sampled import seed_of
from snapcount.core.table import Refusal
from snapcount.football.chances.calibration import Calibration, calibration, picture
from snapcount.football.chances.measured import LEVEL, Measured, read_table, written
from snapcount.football.chances.positions_file import Played, head, line, read
from snapcount.football.chances.samples import Sample, positions, samples
from snapcount.games import find
from snapcount.simulation.workers import in_order


class Work(NamedTuple):
    """One game for a worker."""

    game: str
    level: str
    root: int
    number: int


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "model",
        "measure the win chance of a game: play games, make the table from them, check it on others",
        "  snapcount model play card_bowl -n 240 --seed 1 --out made.jsonl\n"
        "  snapcount model make made.jsonl --out win_chance.json\n"
        "  snapcount model play card_bowl -n 120 --seed 2 --out other.jsonl\n"
        "  snapcount model check other.jsonl --svg card_bowl.svg\n",
    )
    verbs = parser.add_subparsers(title="verbs", metavar="VERB", required=True)
    play = verbs.add_parser("play", help="let coaches play and keep every position with what came of it")
    play.add_argument("game", metavar="GAME")
    play.add_argument("-n", type=positive, default=100, metavar="N", help="how many games (100)")
    play.add_argument("--coach", default=LEVEL, metavar="LEVEL", help=f"who plays on both sides ({LEVEL})")
    add_pool(play)
    play.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="the positions, a line for each game"
    )
    play.set_defaults(run=run_play)
    make = verbs.add_parser("make", help="make the table of a game from such positions")
    make.add_argument("positions", type=Path, metavar="FILE")
    make.add_argument("--out", type=Path, required=True, metavar="FILE", help="the table")
    make.set_defaults(run=run_make)
    check = verbs.add_parser("check", help="what the table says of positions that it was not made from")
    check.add_argument("positions", type=Path, metavar="FILE")
    check.add_argument("--svg", type=Path, metavar="FILE", help="draw it")
    check.add_argument("--json", action="store_true", help="for programs")
    check.set_defaults(run=run_check)


def measured_of(game: str) -> Measured:
    found: Measured = import_module(f"snapcount.games.{find(game).id}.analysis.measured").MEASURED
    return found


def run_play(arguments: argparse.Namespace) -> int:
    """Being stopped keeps the games that are done."""
    rulebook = find(arguments.game)
    rulebook.coach(arguments.coach)
    work = [Work(rulebook.id, arguments.coach, arguments.seed, at) for at in range(arguments.n)]
    done, bar = 0, Bar(arguments.n)
    try:
        with stoppable() as stopping, arguments.out.open("w", encoding="utf-8", newline="\n") as file:
            file.write(head(Played(rulebook.id, rulebook.rules.version, arguments.coach, arguments.seed)))
            for found in in_order(play_one, work, arguments.workers):
                with stopping.whole():
                    file.write(line(found))
                    file.flush()
                done += 1
                bar.show(done)
    except KeyboardInterrupt:
        print(f"Stopped; {arguments.out} has the {done} games that were done.")
        return 130
    finally:
        bar.close()
    return 0


def play_one(work: Work) -> list[Sample]:
    """Game i has the i-th of the option sets that are played in turn, and the seed f(root, i)."""
    rulebook, measured = find(work.game), measured_of(work.game)
    coaches = (rulebook.coach(work.level).make(), rulebook.coach(work.level).make())
    options = measured.played[work.number % len(measured.played)]
    seen, end = positions(rulebook, options, coaches, seed_of(work.root, work.number), measured.stands)
    return samples(seen, end, measured.labels)


def run_make(arguments: argparse.Namespace) -> int:
    played, games = read(arguments.positions)
    if not games:
        raise Refusal("model", f"{arguments.positions.name} has no game in it.")
    about = {**played._asdict(), "games": len(games), "positions": sum(map(len, games))}
    table = written({**about, **measured_of(played.game).fit(games)})
    arguments.out.write_text(table + "\n", encoding="utf-8", newline="\n")
    return 0


def run_check(arguments: argparse.Namespace) -> int:
    played, games = read(arguments.positions)
    if not games:
        raise Refusal("model", f"{arguments.positions.name} has no game in it.")
    table = read_table(played.game)
    if (table["seed"], table["coaches"]) == (played.seed, played.coaches):
        raise Refusal("model", f"The table was made from games of seed {played.seed}: check it with another.")
    found = calibration(games, measured_of(played.game).model(table).win_chance)
    if arguments.svg:
        arguments.svg.write_text(picture(find(played.game).face.title, found), encoding="utf-8", newline="\n")
    if arguments.json:
        print_json({**played._asdict(), **found._asdict(), "bins": [each._asdict() for each in found.bins]})
    else:
        print_check(find(played.game).face.title, played, found)
    return 0


def print_check(title: str, played: Played, found: Calibration) -> None:
    print(
        f"{title}: {found.games} games of two {played.coaches}s, seed {played.seed}, {found.positions} positions"
    )
    print(
        f"Brier score {found.brier:.4f} ± {found.error:.4f}; "
        f"who leads wins: {found.by_lead:.4f}; always one half: {found.by_nobody:.4f}"
    )
    for each in found.bins:
        print(
            f"  said {each.said:6.1%}  came {each.came:6.1%} ± {each.error:.1%}  ({each.positions} positions)"
        )
