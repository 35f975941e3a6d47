"""What a worked example expects (CP-1.15, CP-1.16), read from the events and the state."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from snapcount.core.examples import NOTHING
from snapcount.core.table import Event
from snapcount.games.canadian_pro.examples.forge import SUMS, differences
from snapcount.games.canadian_pro.examples.given import NEXT, Seats, seconds_of
from snapcount.games.canadian_pro.state import State
from snapcount.games.canadian_pro.tables import FIELD

Facts = dict[str, Any]


def kick_facts(facts: Mapping[str, Any]) -> Facts:
    """A field goal that is no good, or another kick; an onside one has no length."""
    return {"landing": facts["landing"], **({"dist": facts["yards"]} if "yards" in facts else {})}


def initial_setting(facts: Mapping[str, Any]) -> Facts:
    """CP-16.10: that of a quick kick, blocked or not."""
    return {"initial_setting": facts["setting"]} if facts.get("setting") else {}


def back_facts(name: str) -> Callable[[Mapping[str, Any]], Facts]:
    return lambda facts: {name: facts["landing"], "back": facts["yards"]}


def gained(facts: Mapping[str, Any]) -> Facts:
    kind = "scramble" if facts.get("scramble") else "complete" if facts["play"] == "pass" else ""
    return {"gain": facts["yards"], **({"result": kind} if kind else {})}


def fumbled(facts: Mapping[str, Any]) -> Facts:
    return {"result": "snap fumble"} if facts["snap"] else {}


def interfered(facts: Mapping[str, Any]) -> Facts:
    """CP-8.11: the number of the receiver's cell counts; a TD has none."""
    return {} if facts["cell"] == "TD" else {"gain": facts["yards"]}


def result(name: str) -> Callable[[Mapping[str, Any]], Facts]:
    return lambda facts: {"result": name, **({"gain": facts["yards"]} if "yards" in facts else {})}


def returned(facts: Mapping[str, Any]) -> Facts:
    """CP-1.16: kick returns only."""
    if "table" in facts:
        return {}
    run = facts["yards"] if facts.get("cell") == "TD" else facts["number"]
    return {"return": run, **({"returner": facts["player"]} if facts["player"] else {})}


def converted(facts: Mapping[str, Any]) -> Facts:
    bad = "incomplete" if facts["how"] == "two_points" else "wide"
    return {"convert": "good" if facts["good"] else bad}


READ: dict[str, Callable[[Mapping[str, Any]], Facts]] = {
    "setting_added_up": lambda facts: {
        "initial_setting": facts["parts"][0][1],
        "final_setting": facts["final"],
        "flags": facts["flags"],
    },
    "gained": gained,
    "pass_awarded": interfered,
    "incomplete": result("incomplete"),
    "sacked": result("sack"),
    "fumbled": fumbled,
    "intercepted": lambda facts: {"result": "interception", "spot": facts["yards"]},
    "kicked_off": kick_facts,
    "punted": lambda facts: kick_facts(facts) | initial_setting(facts),
    "missed": kick_facts,
    "kicked_back": back_facts("landing2"),
    "kicked_again": back_facts("landing3"),
    "returned": returned,
    "conceded": lambda facts: {"returner": facts["player"]},
    "field_goal_tried": lambda facts: {"kick_cell": facts["cell"]},
    "blocked": lambda facts: {"blocked": True} | initial_setting(facts),
    "flagged": lambda facts: {"penalty": facts["number"]},
    "offset_fouls": lambda facts: {"penalty": "offset"},
    "hurt": lambda facts: {"injury": {key: facts[key] for key in ("table", "n", "player", "total")}},
    "tried": converted,
    "weather_thrown": lambda facts: {"weather": facts["row"]},
}
FROM_EVENTS = {
    *"initial_setting final_setting flags gain result spot dist landing landing2 landing3 back returner".split(),
    *"return kick_cell blocked penalty injury convert weather".split(),
}


def facts_of(events: Sequence[Event]) -> Facts:
    """What happened, each thing as on the last play on which it did."""
    facts: Facts = {"blocked": False}
    for event in events:
        if event.what in READ:
            facts.update(READ[event.what](event.facts))
    grounded = any(event.what == "called" and event.facts["play"] == "ground" for event in events)
    return {"gain": 0} | facts if grounded else facts


NAMES = {phase: name for name, (phase, _) in NEXT.items()}


def code_of(seats: Seats, seat: int) -> str:
    return next(code for code, at in seats.items() if at == seat)


def to_go(state: State, seats: Seats) -> Any:
    return "goal" if state.situation.line == FIELD else state.situation.line - state.situation.ball


def following(state: State, seats: Seats) -> Any:
    """The weather of CP-11.6 is thrown on the way to the kickoff: no part of the game of its own."""
    phase = "kickoff" if state.phase == "weather" else state.phase
    return (
        phase if phase == "scrimmage" else [NAMES.get(phase, phase), code_of(seats, state.situation.offence)]
    )


FROM_STATE: dict[str, Callable[[State, Seats], Any]] = {
    "ball": lambda state, seats: {
        "team": code_of(seats, state.situation.offence),
        "own": state.situation.ball,
    },
    "offence": lambda state, seats: code_of(seats, state.situation.offence),
    "down": lambda state, seats: state.situation.down,
    "to_go": to_go,
    "next": following,
    "quarter": lambda state, seats: state.quarter,
    "clock": lambda state, seats: f"{state.left // 60}:{state.left % 60:02}",
    "score": lambda state, seats: {code: state.score[seat] for code, seat in seats.items()},
    "period_over": lambda state, seats: state.period_over or state.phase == "over",
    "one_more_play": lambda state, seats: state.left == 0 and state.untimed,
    "kickoff_shift": lambda state, seats: state.shift,
    "consecutive_incompletions": lambda state, seats: state.incompletions,
    "history": lambda state, seats: [list(pair) for pair in state.history],
}


def found(events: Sequence[Event], state: State | None, seats: Seats) -> Facts:
    """Everything that may be expected; no state where the throws and choices end in the middle of a play."""
    facts = facts_of(events)
    after = {} if state is None else {name: read(state, seats) for name, read in FROM_STATE.items()}
    return {**{name: facts.get(name) for name in FROM_EVENTS}, **after}


def alike(name: str, expected: Any, came: Any) -> bool | str | None:
    """CP-1.16: of an object only the names listed are compared; an empty one says nothing."""
    if came is NOTHING:
        return None
    if name == "clock":
        return seconds_of(expected) == seconds_of(came)
    if name == "equals":
        return " ".join(differences(came, str(expected)))
    if name in SUMS or isinstance(expected, list):
        return bool(expected == came)
    return False if expected == {} else None
