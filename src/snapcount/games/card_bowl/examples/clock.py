"""The checks of the clock among the worked examples (CB-36.7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from snapcount.core.examples import BadExample
from snapcount.core.table import Seat
from snapcount.football.situation import Situation
from snapcount.games.card_bowl.examples.table import Worked
from snapcount.games.card_bowl.rules.clock import SIMPLE_RUN_OFF, Ran, after_play, play_time, run_off, runs_on
from snapcount.games.card_bowl.state import Next, Result

Given = Mapping[str, Any]
HOME, AWAY = Seat.HOME, Seat.AWAY


def check_clock(given: Given, t: Worked) -> dict[str, Any]:
    simple = given["kind"] == "clock_simple2"
    quarter = given.get("quarter", 1)
    left, crossed = after_play(quarter, given["left"], 1 if simple else given.get("play", 1))
    ran = Ran(left, False)
    if given.get("running", True) and not given.get("timeout") and not crossed and left:
        ran = run_off(quarter, left, SIMPLE_RUN_OFF if simple else given.get("run_off", 7), not simple)
    return {"left": ran.left, "extra_defence_cards": ran.hurry}


SECOND = Next("scrimmage", Situation(HOME, 55, 2, 60))


def plain(play: str, **changes: Any) -> Result:
    return Result("ball", HOME, 55, play, yards=5, next=SECOND)._replace(**changes)


COSTS: dict[str, tuple[Result, bool]] = {
    "rush": (plain("rush"), False),
    "incomplete": (plain("pass", how="incomplete", yards=0), False),
    "try": (plain("extra_point", event="try"), True),
    "punt": (plain("punt", team=AWAY, changed=True, clock="dead"), False),
    "sack": (plain("sack", how="sack", yards=-5), False),
    "touchdown_run": (plain("rush", event="TD"), False),
    "false_start": (Result("replay", HOME, 45, next=SECOND), False),
    "run_with_ofr": (plain("rush", ofr=True), False),
    "pass_25_yards": (plain("pass", yards=25), False),
    "pass_26_yards": (plain("pass", yards=26), False),
    "pass_run_after_catch_only": (plain("pass", yards=12), False),
    "extra_point": (plain("extra_point", event="try"), True),
    "two_point": (plain("rush", event="try"), True),
    "kickoff_touchback": (
        plain("kickoff", event="touchback", team=AWAY, changed=True, clock="touchback"),
        False,
    ),
    "squib": (plain("squib", team=AWAY, changed=True, clock="squib"), False),
    "punt_return": (plain("punt", team=AWAY, changed=True, clock="return"), False),
    "completed_screen": (plain("screen", ofr=True), False),
    "spike": (plain("spike", how="incomplete", yards=0), False),
}


def check_clock_cost(given: Given, t: Worked) -> dict[str, Any]:
    if given["event"] not in COSTS:
        raise BadExample(
            f"{given['event']!r} isn't an event of the clock: expected one of {', '.join(COSTS)}"
        )
    result, trying = COSTS[given["event"]]
    cost = play_time(given["method"], result, trying)
    if given["method"] == "simple2" and runs_on(result, False, False) and not trying:
        cost += SIMPLE_RUN_OFF
    return {"intervals": cost}
