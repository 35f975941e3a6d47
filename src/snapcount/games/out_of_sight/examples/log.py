"""OS-23.2: states and events in the words of the worked examples."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from snapcount.core.table import Event, Seat
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.examples.table import TEAMS
from snapcount.games.out_of_sight.rules.geometry import TOLERANCE
from snapcount.games.out_of_sight.state import State, rounded_spot, tidy


def described(state: State) -> dict[str, Any]:
    """`expect.state`: what the next decision sees."""
    phases = {"catch": "run_after_catch", "foul": "penalty_choice", "huddle": "declare", "snap": "declare"}
    phase = phases.get(state.phase, "declare" if state.phase == "kick" else state.phase)
    if state.is_try and phase in ("spot", "declare"):
        phase = "try"
    seen: dict[str, Any] = {
        "phase": phase,
        "score": {"A": state.score[0], "B": state.score[1]},
        "units_left": state.units,
        "quarter": state.quarter,
        "dirA": state.home_goes,
    }
    if state.units <= 0:
        seen["period_over"] = True
    if phase in ("spot", "declare", "try"):
        seen |= {"possession": TEAMS[state.offence], "los": state.los, "down": state.down}
        seen |= {"line_to_gain": state.ltg, "to_go": tidy(abs(state.ltg - state.los))}
    if phase == "kickoff":
        seen |= {"kicker": TEAMS[state.offence], "kick_line": state.kick_line}
    if phase == "return" and state.run is not None:
        after = state.run.reds_after
        seen |= {"returner": TEAMS[state.run.seat], "start": state.run.start}
        seen |= {"reds_only_after": "at once" if after == 0 else after, "ignored": list(state.run.ignored)}
    if phase == "run_after_catch" and state.catch is not None:
        seen["start"] = state.catch.dot
    return seen


NAMES = {"announced": "announce", "carried": "carry"}
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
        told = logged(event)
        if told is None:
            continue
        last = log[-1]["e"] if log else ""
        if told["e"] == "try_failed" and before is not None and before.what == "carried":
            log.append({"e": "spot", "x": tackled_at(before, home_goes), "_open": True})
        if (last, told["e"]) == ("penalty_accepted", "first_down"):
            told["_open"] = True
        if last == "punt_out_of_bounds" and told["e"] in ("touchback", "safety"):
            log[-1]["_open"] = True
        log.append(told)
    return log


def tackled_at(carried: Event, home_goes: int) -> float:
    """OS-2.10: where the spot would be, on a try too."""
    goes = home_goes if carried.facts["seat"] is Seat.HOME else -home_goes
    x = carried.facts["at"][0]
    own = rounded_spot((x if goes == 1 else 100 - x) + tables.PEN)
    return tidy(own if goes == 1 else 100 - own)


def logged(event: Event) -> dict[str, Any] | None:
    """An event in the vectors' words; None for one they don't list."""
    if event.what == "spiked":
        return {"e": "pass_dead", "v": "incomplete", "_open": True}
    name = NAMES.get(event.what, event.what)
    if name not in tables.VECTOR_NAMES["events"]:
        return None
    facts = dict(event.facts)
    if "seat" in facts:
        facts["team"] = TEAMS[facts["seat"]]
    if name == "announce":
        facts["what"] = facts["by"]
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
