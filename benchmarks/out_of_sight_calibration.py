"""Whole games of Out of Sight Football's computer players, beside the ledger's table (OS-21.7).

python benchmarks/out_of_sight_calibration.py --games 100 --level veteran
"""

from __future__ import annotations

import argparse
import time
from collections import defaultdict
from collections.abc import Iterator
from random import Random
from typing import Any

from snapcount.core.drivers.recorded import Recorded
from snapcount.core.drivers.sampled import Sampled, seed_of
from snapcount.core.table import Event
from snapcount.games.out_of_sight import RULEBOOK
from snapcount.games.out_of_sight.tables import CALIBRATION, PLAYBOOK

HANDS = {"rookie": "novice", "veteran": "typical", "expert": "expert"}
SHORT, LONG = ("slant", "out"), ("post", "corner")


class Tally:
    """Sums and counts by name."""

    def __init__(self) -> None:
        self.sums: dict[str, float] = defaultdict(float)
        self.counts: dict[str, int] = defaultdict(int)

    def add(self, name: str, value: float) -> None:
        self.sums[name] += value
        self.counts[name] += 1

    def mean(self, name: str) -> float | None:
        return self.sums[name] / self.counts[name] if self.counts[name] else None


def game_events(level: str, root: str, index: int) -> tuple[list[Event], tuple[int, int]]:
    """One whole game between two players of the same level."""
    coaches = (RULEBOOK.coach(level).make(), RULEBOOK.coach(level).make())
    random = Random(seed_of(root, index))
    inner = Sampled(random, coaches, RULEBOOK.rules.view, Random(seed_of(root + "/hands", index)))
    state: Any = RULEBOOK.rules.start(RULEBOOK.settle({}))
    events: list[Event] = []
    while not RULEBOOK.rules.is_over(state):
        inner.state = state
        table = Recorded(inner)
        state = RULEBOOK.rules.play(table, state)
        events += table.events
    return events, RULEBOOK.rules.score(state)


def plays_of(events: list[Event]) -> Iterator[dict[str, Any]]:
    """The facts of each play by what happened; later facts of the same name win."""
    play: dict[str, Any] = {}
    for event in events:
        if event.what in ("play_began", "kicked_off") and play:
            yield play
            play = {}
        if event.what == "carried" and event.facts["kind"] not in ("scrimmage", "catch"):
            play["returned"] = event.facts
        else:
            play[event.what] = event.facts
    yield play


def tally(play: dict[str, Any], into: Tally) -> None:
    name = play["called"]["play"] if "called" in play else ""
    scrimmage = "play_began" in play and not play["play_began"]["is_try"]
    if scrimmage and name and PLAYBOOK[name].is_run:
        if name != "sneak":
            into.add("run_yards", play["carried"]["gain"])
        into.add("run_share", 1)
    elif scrimmage and name:
        into.add("run_share", 0)
        tally_pass(name, play, into)
    if "kick" in play:
        tally_kick(play, into)
    if "kick_lands" in play and "returned" in play:
        into.add("kickoff_return", play["returned"]["gain"])
    if "punt" in play:
        into.add("punt_gross", play["punt"]["distance"])


def tally_pass(name: str, play: dict[str, Any], into: Tally) -> None:
    kind = "short" if name in SHORT else "long" if name in LONG else name
    broken = play.get("linebacker_revealed", {}).get("what")
    sacked = "verdict" not in play or broken == "sack"
    complete = not sacked and broken is None and play["verdict"]["v"] == "complete"
    into.add(f"{kind}_completion", complete)
    into.add(f"{kind}_interception", "intercepted" in play)
    into.add(f"{kind}_sack", sacked)
    into.add(f"{kind}_yards", play["carried"]["gain"] if complete or sacked else 0.0)


def tally_kick(play: dict[str, Any], into: Tally) -> None:
    good = play["kick"]["v"] == "good"
    if play["play_began"]["is_try"]:
        into.add("extra_points", good)
        return
    distance = 117 - play["play_began"]["spot"]
    into.add("field_goals_made", good)
    into.add(f"field goal {5 * int(distance // 5)}-{5 * int(distance // 5) + 4}", good)


def report(level: str, into: Tally, games: int, seconds: float) -> None:
    hand = HANDS[level]
    whole = CALIBRATION[f"whole_games_{hand}"]
    skill = CALIBRATION["by_skill"][hand]
    ledger = {
        "points_per_game": whole["points_per_game"],
        "touchdowns": whole.get("touchdowns"),
        "run_yards": whole["run_yards"],
        "short_completion": whole["short_completion"],
        "short_yards": skill["short_yards"],
        "long_completion": whole["long_completion"],
        "long_yards": skill["long_yards"],
        "interceptions": whole.get("interceptions"),
        "fumbles_lost": whole.get("fumbles_lost"),
        "kickoff_return": whole.get("kickoff_return"),
        "punt_gross": whole.get("punt_gross"),
        "field_goals_made": whole["field_goals_made"],
        "extra_points": whole["extra_points"],
        "safeties": whole.get("safeties"),
    }
    print(f"{level} ({hand} hand): {games} games, {seconds / max(1, games):.1f} s of computing each")
    print(f"{'':26}{'measured':>10}{'count':>8}{'ledger':>10}")
    extra = sorted(name for name in into.counts if name not in ledger)
    for name in [*ledger, *extra]:
        mean = into.mean(name)
        told = ledger.get(name)
        shown = "-" if mean is None else f"{mean:.3f}" if abs(mean) <= 1 else f"{mean:.2f}"
        print(f"{name:26}{shown:>10}{into.counts[name]:>8}{'-' if told is None else told:>10}")
    table = CALIBRATION.get(f"field_goal_{hand}", {})
    print("ledger, dots alone: " + ", ".join(f"{distance} yd {made:.0%}" for distance, made in table.items()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--level", choices=list(HANDS), default="veteran")
    parser.add_argument("--seed", default="calibration")
    arguments = parser.parse_args()
    into, started = Tally(), time.process_time()
    for index in range(arguments.games):
        try:
            events, score = game_events(arguments.level, arguments.seed, index)
        except KeyboardInterrupt:
            break
        into.add("points_per_game", sum(score))
        for name, what in (
            ("touchdowns", "touchdown"),
            ("interceptions", "intercepted"),
            ("safeties", "safety"),
        ):
            into.add(name, sum(event.what == what for event in events))
        plays = list(plays_of(events))
        lost = sum(
            "fumbled" in play and play.get("recovered", {}).get("seat") != _carrier(play) for play in plays
        )
        into.add("fumbles_lost", lost)
        for play in plays:
            tally(play, into)
        print(f"\r{index + 1} of {arguments.games} games", end="", flush=True)
    print("\r", end="")
    report(arguments.level, into, into.counts["points_per_game"], time.process_time() - started)


def _carrier(play: dict[str, Any]) -> Any:
    return play["fumbled"]["seat"] if "recovered" in play else None


if __name__ == "__main__":
    main()
