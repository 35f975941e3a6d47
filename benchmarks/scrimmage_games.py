"""Whole games of Scrimmage's computer coaches: the multiple-play scenario and the full game of SC-19.

python -m benchmarks.scrimmage_games --scenario multiple --home veteran --away rookie --games 10
"""

from __future__ import annotations

import argparse
import time
from collections import Counter

from snapcount.core.drivers.sampled import play_out, seed_of
from snapcount.core.table import Event
from snapcount.games.scrimmage import RULEBOOK

TOLD = ("touchdown", "first_down", "punted", "field_goal_tried", "kicked", "injured")


def one_game(options: dict[str, bool | int | str], coaches: tuple[str, str], seed: int) -> tuple[int, int]:
    """One game to its end, told in a line; the points of the two coaches."""
    minds = (RULEBOOK.coach(coaches[0]).make(), RULEBOOK.coach(coaches[1]).make())
    begun = time.process_time()
    played = play_out(RULEBOOK, options, minds, seed, listen=True)
    assert RULEBOOK.rules.is_over(played.state)
    points: tuple[int, int] = played.state.match.score
    print(
        f"{points[0]:>4} {points[1]:>4}  {line(played.events)}  {time.process_time() - begun:.0f} s",
        flush=True,
    )
    return points


def line(events: tuple[Event, ...] | list[Event]) -> str:
    count = Counter(event.what for event in events)
    ends = Counter(event.facts["why"] for event in events if event.what == "ball_dead")
    told = ", ".join(f"{what} {count[what]}" for what in TOLD if count[what])
    return f"{count['play_began']} plays; {told}; " + ", ".join(f"{why} {n}" for why, n in ends.most_common())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--scenario", default="multiple", choices=("multiple", "full"))
    parser.add_argument("--home", default="veteran")
    parser.add_argument("--away", default="rookie")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--seed", default="games")
    parser.add_argument("--huddle", action="store_true", help="the whole set-up instead of the quick one")
    asked = parser.parse_args()
    options: dict[str, bool | int | str] = {
        "scenario": asked.scenario,
        "quick_setup": not asked.huddle,
        "turn_limit": 20,
    }
    won: Counter[str] = Counter()
    for index in range(asked.games):
        mine, theirs = one_game(options, (asked.home, asked.away), seed_of(asked.seed, index))
        won["won" if mine > theirs else "lost" if mine < theirs else "tied"] += 1
    print(f"{asked.scenario}: {asked.home} against {asked.away}: {dict(won)}")


if __name__ == "__main__":
    main()
