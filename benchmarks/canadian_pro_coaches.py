"""Measures the coaches of Canadian Pro Football against each other, beside the figures of league-standard cards.

    python -m benchmarks.canadian_pro_coaches                       500 games each, Basic and Advanced
    python -m benchmarks.canadian_pro_coaches --games 100 --modes advanced --options --first veteran --second rookie

Seats change over from game to game; game i has the same dice whoever plays. Printed: games won, points, CPU time, and
each coach's statistics beside what league-standard cards yield against each other (CP-20.2, `tables/calibration.json`).
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev
from typing import Any

from snapcount.coaches import find_coach
from snapcount.core.drivers.sampled import play_out, seed_of
from snapcount.football.boxscore import team_totals
from snapcount.games import find
from snapcount.games.canadian_pro.tables import OPTIONAL, load

NAMES = ("home", "away")
STANDARD = load("calibration.json")["league_standard"]
FIGURES = (
    ("yards a run", "rushing_yards", "rushes", STANDARD["run_yards"]),
    ("completed", "completions", "passes", STANDARD["pass_total"]["completion"]),
    ("yards an attempt", "passing_yards", "passes", STANDARD["pass_total"]["yards_per_attempt"]),
    ("intercepted", "interceptions_thrown", "passes", STANDARD["pass_total"]["interception"]),
    ("rushes a game", "rushes", "games", None),
    ("passes a game", "passes", "games", None),
    ("yards a game", "yards", "games", None),
    ("sacks a game", "sacks_suffered", "games", None),
    ("turnovers a game", "turnovers", "games", None),
    ("punts a game", "punts", "games", None),
    ("field goals tried", "field_goals", "games", None),
    ("points a game", "points", "games", None),
)


class Series:
    """Games between two coaches under one set of options."""

    def __init__(self, coaches: tuple[str, str]) -> None:
        self.coaches = coaches
        self.margins: list[int] = []
        self.totals: tuple[Counter[str], Counter[str]] = (Counter(), Counter())

    def play(self, options: dict[str, Any], games: int, root: int) -> None:
        rulebook = find("canadian_pro")
        for index in range(games):
            turned = index % 2
            seated = [find_coach(rulebook, who) for who in self.coaches]
            home, away = reversed(seated) if turned else seated
            played = play_out(rulebook, options, (home, away), seed_of(root, index), listen=True)
            rows = rulebook.face.rows(played.events, NAMES)
            for at, name in enumerate(NAMES):
                self.totals[at ^ turned].update({**team_totals(rows, name, at), "games": 1})
            score = rulebook.rules.score(played.state)
            self.margins.append((score[0] - score[1]) * (-1 if turned else 1))

    @property
    def record(self) -> tuple[int, int, int]:
        won, lost = (sum(sign * margin > 0 for margin in self.margins) for sign in (1, -1))
        return won, lost, len(self.margins) - won - lost

    def text(self, title: str, seconds: float) -> str:
        won, lost, tied = self.record
        games = len(self.margins)
        share = (won + tied / 2) / games
        lines = [
            f"{title}: {self.coaches[0]} {won}, {self.coaches[1]} {lost}, tied {tied} in {games} games "
            f"({share:.1%} ± {1.96 * sqrt(share * (1 - share) / games):.1%}); "
            f"margin {fmean(self.margins):+.1f} ± {pstdev(self.margins):.1f}; {seconds / games:.3f} s of CPU a game",
            f"  {'':<20}{self.coaches[0]:>12}{self.coaches[1]:>12}{'standard':>12}",
        ]
        for label, above, below, standard in FIGURES:
            cells = [f"{total[above] / total[below]:12.3f}" if total[below] else "" for total in self.totals]
            lines.append(f"  {label:<20}{''.join(cells)}{'' if standard is None else f'{standard:12.3f}'}")
        return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--modes", nargs="+", default=["basic", "advanced"], choices=["basic", "advanced"])
    parser.add_argument("--options", action="store_true", help="with every optional rule (Advanced)")
    parser.add_argument("--first", default="veteran", metavar="WHO")
    parser.add_argument("--second", default="rookie", metavar="WHO")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args(argv)
    for mode in arguments.modes:
        switches = dict.fromkeys(OPTIONAL, True) if arguments.options and mode == "advanced" else {}
        series = Series((arguments.first, arguments.second))
        began = time.process_time()
        series.play({"mode": mode, **switches}, arguments.games, arguments.seed)
        print(series.text(mode.capitalize(), time.process_time() - began), flush=True)


if __name__ == "__main__":
    main()
