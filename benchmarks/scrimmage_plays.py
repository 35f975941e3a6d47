"""Single plays of Scrimmage's computer coaches: how far runs and passes go, and what they cost.

python -m benchmarks.scrimmage_plays --plays 300 --offence veteran --defence veteran
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from random import Random
from statistics import mean, quantiles
from typing import Any, NamedTuple

from snapcount.core.drivers.sampled import Coach, play_out, seed_of
from snapcount.core.table import Question
from snapcount.games.scrimmage import RULEBOOK
from snapcount.games.scrimmage.rules.field import depth

SINGLE: dict[str, bool | int | str] = {"scenario": "single", "quick_setup": True, "turn_limit": 20}

LENGTHS = (("short, to 5 hexes", 0, 5), ("6 to 17 hexes", 6, 17), ("18 hexes and more", 18, 45))


class TwoMinds:
    """One coach for the offence, another for the defence, whichever seat has which."""

    def __init__(self, offence: str, defence: str) -> None:
        self.coaches: dict[str, Coach] = {
            "O": RULEBOOK.coach(offence).make(),
            "D": RULEBOOK.coach(defence).make(),
        }
        self.longest = 0.0
        """Seconds of the slowest decision."""

    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        side = getattr(question, "side", "") or view.play.phase[0]
        begun = time.process_time()
        answer = self.coaches["D" if side == "D" else "O"].answer(view, question, random)
        self.longest = max(self.longest, time.process_time() - begun)
        return answer


class Result(NamedTuple):
    """One play: its kind, how far a pass flew and upfield of the line it came down, how it ended, what it took."""

    kind: str
    flew: int
    caught_at: int
    end: str
    gain: int
    turns: int
    seconds: float
    longest: float


def one_play(offence: str, defence: str, seed: int) -> Result:
    minds = TwoMinds(offence, defence)
    begun = time.process_time()
    played = play_out(RULEBOOK, SINGLE, (minds, minds), seed, listen=True)
    seconds = time.process_time() - begun
    thrown = [event for event in played.events if event.what == "passed" and event.facts["forward"]]
    last = [event.facts for event in played.events if event.what == "ball_dead"][-1]
    turns = sum(event.what == "game_turn" for event in played.events)
    state = played.state
    sacked = any(event.what == "pass_called" and event.facts["kind"] == "forward" for event in played.events)
    sacked = sacked or state.play.o_ball == "forward_pass"
    kind = "pass" if thrown else "sack" if sacked else "run"
    end = "complete " + last["why"] if kind == "pass" and thrown[-1].facts["complete"] else last["why"]
    flew = thrown[-1].facts["points"][-1] if thrown else 0
    caught_at = depth(state.play.dir, state.play.scrimmage_line, thrown[-1].facts["spot"]) if thrown else 0
    return Result(kind, flew, caught_at, end, last["gain"], turns, seconds, minds.longest)


def summary(name: str, gains: list[int]) -> str:
    if len(gains) < 2:
        return f"{name:<10} {len(gains):>4} {gains}"
    quarter = quantiles(gains, n=4)
    return (
        f"{name:<10} {len(gains):>4}  mean {mean(gains):5.1f}  quartiles {quarter[0]:g} {quarter[1]:g} {quarter[2]:g}"
        f"  from {min(gains)} to {max(gains)}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--plays", type=int, default=100)
    parser.add_argument("--offence", default="veteran")
    parser.add_argument("--defence", default="veteran")
    parser.add_argument("--seed", default="plays")
    asked = parser.parse_args()
    results = [
        one_play(asked.offence, asked.defence, seed_of(asked.seed, index)) for index in range(asked.plays)
    ]
    print(f"{asked.offence} offence against {asked.defence} defence, {len(results)} plays, gains in hexes")
    for kind in ("run", "pass", "sack"):
        some = [result for result in results if result.kind == kind]
        print(summary(kind, [result.gain for result in some]))
        print("          ", dict(Counter(result.end for result in some).most_common()))
        print("          ", " ".join(str(gain) for gain in sorted(result.gain for result in some)))
    passing(results)
    seconds = [result.seconds for result in results]
    print(f"CPU seconds a play: mean {mean(seconds):.2f}, most {max(seconds):.2f}")
    print(f"CPU seconds of the slowest decision: {max(result.longest for result in results):.2f}")
    print(f"game-turns a play: mean {mean(result.turns for result in results):.1f}")


def passing(results: list[Result]) -> None:
    """Completions by length, interceptions and sacks."""
    thrown = [result for result in results if result.kind == "pass"]
    sacks = sum(result.kind == "sack" for result in results)
    for name, low, high in LENGTHS:
        some = [result for result in thrown if low <= result.flew <= high]
        if some:
            caught = [result.gain for result in some if result.end.startswith("complete")]
            print(f"{name:<22} {len(caught):>3} of {len(some):>3} caught ({len(caught) / len(some):.0%})")
    if thrown:
        complete = [result for result in thrown if result.end.startswith("complete")]
        caught = [result.gain for result in complete]
        stolen = sum(result.end == "intercepted" for result in thrown)
        print(f"completed {len(caught)} of {len(thrown)} ({len(caught) / len(thrown):.0%})")
        print(
            f"intercepted {stolen} ({stolen / len(thrown):.0%}), sacked {sacks} ({sacks / (sacks + len(thrown)):.0%})"
        )
        print(summary("caught", caught))
        print(summary("caught at", [result.caught_at for result in complete]))
        print(summary("run after", [result.gain - result.caught_at for result in complete]))


if __name__ == "__main__":
    main()
