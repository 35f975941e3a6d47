"""OS-23.2: states and events in the words of the worked examples."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from snapcount.core.table import Event, Seat
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.examples.table import TEAMS
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE
from snapcount.games.out_of_sight.state import State, rounded_spot, tidy

PHASES = {
    "scrimmage": "spot",
    "huddle": "declare",
    "snap": "declare",
    "kick": "declare",
    "catch": "run_after_catch",
    "foul": "penalty_choice",
    "free_kick": "kickoff",
}


def described(state: State) -> dict[str, Any]:
    """`expect.state`: what the next decision sees."""
    phase = PHASES.get(state.phase, state.phase)
    if state.trying and phase in ("spot", "declare"):
        phase = "try"
    seen: dict[str, Any] = {
        "phase": phase,
        "score": {"A": state.score[0], "B": state.score[1]},
        "units_left": state.left,
        "quarter": state.quarter,
        "dirA": state.home_goes,
    }
    if state.left <= 0:
        seen["period_over"] = True
    if phase in ("spot", "declare", "try"):
        offence, ball, down, line = state.situation
        seen |= {"possession": TEAMS[offence], "los": state.scrimmage_x, "down": down}
        seen |= {"line_to_gain": round(state.x_of(offence, line), 6), "to_go": tidy(line - ball)}
    if phase == "kickoff":
        seen |= {"kicker": TEAMS[state.offence], "kick_line": state.situation.ball}
    if phase == "return" and state.run is not None:
        after = state.run.reds_after
        seen |= {"returner": TEAMS[state.run.seat], "start": state.run.start}
        seen |= {"reds_only_after": "at once" if after == 0 else after, "ignored": list(state.run.ignored)}
    if phase == "run_after_catch" and state.catch is not None:
        seen["start"] = state.catch.dot
    return seen


NAMES = {
    "announced": "announce",
    "sacked": "carry",
    "returned": "carry",
    "ball_dead": "spot",
    "turned_over_on_downs": "turnover_on_downs",
    "linebacker_revealed": "reveal",
    "incomplete": "pass_dead",
    "intercepted": "interception",
    "fumbled": "fumble",
    "punted": "punt",
    "field_goal_tried": "kick",
    "fake_worked": "fake_works",
    "fake_failed": "fake_fails",
    "declined": "penalty_declined",
}
"""Events that have one name in the vectors; others go by what they tell."""
KICKS = {"fielded": "kick_lands", "out_of_bounds": "kick_out_of_bounds", "short": "kick_short_dead"}
SCORES = {"two_points": "two_point"}
FIELDS: dict[str, tuple[str, ...]] = {
    "announce": ("what", "id", "at", "shape", "cross"),
    "carry": ("by", "id", "at", "gain", "reds_only"),
    "spot": ("x",),
    "verdict": ("v", "receiver", "why", "depth", "shape"),
    "reveal": ("what", "lb"),
    "pass_dead": ("v",),
    "interception": ("at",),
    "recovered": ("team",),
    "may_run": ("yes",),
    "kick_lands": ("distance",),
    "kick_out_of_bounds": ("distance",),
    "kick_short_dead": ("distance",),
    "punt": ("distance", "high"),
    "punt_blocked": ("distance",),
    "punt_out_of_bounds": ("x",),
    "downed": ("x",),
    "touchback": ("team",),
    "kick": ("v",),
    "field_goal": ("team", "points"),
    "extra_point": ("team", "points"),
    "two_point": ("team", "points"),
    "try_failed": ("team",),
    "touchdown": ("team", "points"),
    "safety": ("team", "points"),
    "face_mask": ("yards", "to"),
    "penalty_accepted": ("yards", "to"),
}


def log_of(events: Sequence[Event], home_goes: int) -> list[dict[str, Any]]:
    """The log in the vectors' words; `_open` marks what the ledger leaves open to be told or not."""
    log: list[dict[str, Any]] = []
    for event, before in zip(events, (None, *events), strict=False):
        for name in names_of(event):
            told = logged(name, event)
            last = log[-1]["e"] if log else ""
            if name == "try_failed" and before is not None and before.what in ("gained", "sacked"):
                log.append({"e": "spot", "x": tackled_at(before, home_goes), "_open": True})
            if name == "first_down" and last in ("penalty_accepted", "face_mask", "fake_works"):
                told["_open"] = True
            if last == "punt_out_of_bounds" and name in ("touchback", "safety"):
                log[-1]["_open"] = True
            log.append(told)
    return log


def names_of(event: Event) -> Iterator[str]:
    """What an event is in the vectors' words: one of their names, two, or nothing that they list."""
    what, facts = event.what, event.facts
    if what == "spiked":
        yield "pass_dead"
    elif what == "gained" and facts["by"] != "fake":
        yield "carry"
    elif what == "kicked_off" and facts["end"] in KICKS:
        yield KICKS[facts["end"]]
    elif what == "blocked" and facts["kick"] == "punt":
        yield "punt_blocked"
    elif what == "tried":
        if facts["how"] == "extra_point":
            yield "kick"
        if not facts["good"]:
            yield "try_failed"
    elif what == "scored":
        how = str(facts["how"])
        yield SCORES.get(how, how)
    elif what == "flagged" and facts["foul"] == "illegal block":
        yield "illegal_block"
    elif what == "penalised":
        yield "face_mask" if facts["foul"] == "face mask" else "penalty_accepted"
    elif NAMES.get(what, what) in tables.VECTOR_NAMES["events"]:
        yield NAMES.get(what, what)


def tackled_at(carried: Event, home_goes: int) -> float:
    """OS-2.10: where the spot would be, on a try too."""
    goes = home_goes if carried.facts["seat"] is Seat.HOME else -home_goes
    x = carried.facts["at"][0]
    own = rounded_spot((x if goes == 1 else 100 - x) + tables.PEN)
    return tidy(own if goes == 1 else 100 - own)


def logged(name: str, event: Event) -> dict[str, Any]:
    """An event in the vectors' words."""
    if event.what == "spiked":
        return {"e": "pass_dead", "v": "incomplete", "_open": True}
    facts = dict(event.facts)
    if "seat" in facts:
        facts["team"] = TEAMS[facts["seat"]]
    if name == "announce":
        facts["what"] = facts["by"]
    if name == "carry":
        facts["gain"] = facts["yards"]
    if name == "punt":
        facts["distance"] = facts["yards"]
    if name == "pass_dead":
        facts["v"] = facts["why"]
    if name in ("face_mask", "penalty_accepted"):
        facts["to"] = facts["x"]
    wanted = FIELDS.get(name, ())
    if name == "fumble":
        wanted = ("forced",) if "forced" in facts else ("at",)
    if name == "reveal" and facts["what"] == "sack":
        wanted = ("what",)
    told: dict[str, Any] = {"e": name} | {field: facts[field] for field in wanted if field in facts}
    if name == "downed":
        told["_x"] = facts["at"][0]
    if name == "verdict" and facts["why"] == "out_of_bounds" and facts["depth"] > facts["most"] + TOLERANCE:
        told["_why"] = "overthrown"
    return told
