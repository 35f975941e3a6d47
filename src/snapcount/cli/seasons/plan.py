"""`snapcount season plan`: the written plan that the computer follows for a club."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from snapcount.cli.seasons.file import add_file, opened
from snapcount.coaches.plans.reading import BadPlan, unreadable


def add_plan(actions: Any) -> None:
    parser = add_file(actions, "plan", "let the computer follow a written plan for your club", run)
    parser.add_argument(
        "plan", nargs="?", type=Path, metavar="PLAN", help="a plan file; without it, the plan is shown"
    )
    parser.add_argument("--club", default="", metavar="CLUB", help="another club than yours")
    parser.add_argument("--off", action="store_true", help="no plan any more: the club's own coach")


def run(arguments: argparse.Namespace) -> int:
    season = opened(arguments)
    club = season.league.club(arguments.club or season.club).id if arguments.club or season.club else ""
    name = season.league.by_id()[club].name if club else ""
    if arguments.off:
        season.set_plan("", club)
        print(f"{name}: played by its own coach again.")
    elif arguments.plan is None:
        print(
            season.plans.get(club)
            or f"{name or 'Nobody'} has no plan: `snapcount plan new` writes an example."
        )
    else:
        try:
            plan = season.set_plan(arguments.plan.read_text(encoding="utf-8-sig") or "\n", club)
        except UnicodeDecodeError as problem:
            raise BadPlan(str(arguments.plan), [unreadable(problem)]) from None
        what = plan.name or arguments.plan.name if plan else ""
        print(f"{name}: played by plan from now on ({what}). `season sim --all` plays your games by it.")
    return 0
