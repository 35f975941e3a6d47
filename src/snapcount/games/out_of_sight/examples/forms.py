"""OS-23.3: worked examples that are not plays: weather, toss, ends, overtime, noise, lines and spots."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from math import cos, radians, sin
from typing import Any

from snapcount.core.examples import BadExample
from snapcount.core.table import Seat
from snapcount.games.out_of_sight.coaches.noise import HANDS, Normal, draw_dot, draw_run
from snapcount.games.out_of_sight.examples.plays import (
    Played,
    field_text,
    number,
    play_vector,
    point,
    refused,
)
from snapcount.games.out_of_sight.examples.table import SEATS, TEAMS, VectorTable
from snapcount.games.out_of_sight.rules.clock import second_half
from snapcount.games.out_of_sight.rules.downs import field_goal, new_series, safety, series, touchdown
from snapcount.games.out_of_sight.rules.field import find
from snapcount.games.out_of_sight.rules.kickoff import question_of
from snapcount.games.out_of_sight.rules.overtime import end_of_game
from snapcount.games.out_of_sight.rules.pen_line import Law, Line
from snapcount.games.out_of_sight.rules.spotting import spot_problem
from snapcount.games.out_of_sight.rules.toss import opening
from snapcount.games.out_of_sight.rules.trace import first_contact
from snapcount.games.out_of_sight.rules.weather import limits, roll_weather, roll_wind
from snapcount.games.out_of_sight.state import Options, Overtime, State

Vector = Mapping[str, Any]
GAME = Options(20, "off", False, "may tie", "[]")
ENDS = {1: "East", -1: "West"}


def form_of(vector: Vector) -> str:
    """Which kind of vector it is."""
    given, expect = vector["given"], vector["expect"]
    does = {choice.get("do") for choice in vector["choices"]}
    for do in ("noise_run", "noise_dot", "trace_line", "spot_check"):
        if do in does:
            return do
    rolls = {roll.get("roll") for roll in vector["chance"]}
    if "option_weather" in given or rolls == {"weather"}:
        return "weather"
    if "weather" in given and "state" not in given:
        return "wind"
    if "call" in does:
        return "toss"
    if "first_half" in given:
        return "second_half"
    if "score_after_four_quarters" in given or "sequence" in expect:
        return "overtime"
    return "play"


def weather(vector: Vector) -> dict[str, Any]:
    """Every throw of two dice is a game of its own; a wind die may follow it."""
    chance = list(vector["chance"])
    results: list[str] = []
    winds: list[str] = []
    while chance:
        throw = [chance.pop(0)]
        if chance and chance[0].get("roll") == "wind_direction":
            throw.append(chance.pop(0))
        else:
            throw.append({"roll": "wind_direction", "d6": 1})
        table = VectorTable((), throw, 0)
        result, to = roll_weather(table)
        results.append(result)
        if to:
            winds.append(ENDS[to])
    return {"results": results, "wind_to": winds[-1] if winds else None}


def wind(vector: Vector) -> dict[str, Any]:
    """Where the wind blows to, and the limits with it and against it."""
    kind = vector["given"]["weather"]
    to = vector["given"].get("wind_to", 0)
    if kind == "wind" and vector["chance"]:
        table = VectorTable((), vector["chance"], 0)
        to = roll_wind(table)
    return {
        "wind_to": ENDS.get(to),
        "limits_westbound": limits(kind, to, -1),
        "limits_eastbound": limits(kind, to, 1),
    }


def toss(vector: Vector) -> dict[str, Any]:
    played = Played(opening(GAME), vector)
    played.run()
    if played.error:
        return refused(vector, played)
    winner = next(event.facts["seat"] for event in played.events if event.what == "tossed")
    return {"winner": TEAMS[winner], **kicking(played.state)}


def kicking(state: State) -> dict[str, Any]:
    return {
        "kicker": TEAMS[state.offence],
        "A_attacks": ENDS[state.home_goes],
        "kick_point": question_of(state).start,
        "quarter": state.quarter,
    }


def third_quarter(vector: Vector) -> dict[str, Any]:
    first = vector["given"]["first_half"]
    goes = {"East": 1, "West": -1}[first["A_attacked_in_Q1"]]
    state = opening(GAME)._replace(
        phase="scrimmage", quarter=2, left=0, opening_kicker=SEATS[first["kicked_off"]], first_goes=goes,
        home_goes=-goes,
    )  # fmt: skip
    return kicking(second_half(VectorTable((), (), 0), state))


NOTHING = "nothing|no score|punt|turnover on downs|turnover|downs|interception|fumble|missed field goal|miss"
STEP = re.compile(
    rf"([AB]) (one possession|possession|field goal|touchdown|safety|{NOTHING})(?: (\d+)-(\d+))?"
)


def overtime(vector: Vector) -> dict[str, Any]:
    """A sequence of possessions, each put through the rules of overtime."""
    given = vector["given"]
    score = given["score_after_four_quarters"]
    table = VectorTable((), (), 0)
    regular = opening(GAME)._replace(quarter=4, left=0, phase="scrimmage", score=(score["A"], score["B"]))
    state = end_of_game(table, regular)
    if state.overtime is None:
        return {"winner": leader(state), "try_played": False, "sequence": []}
    first = SEATS[given["first_possession"]]
    state = series(state, first, 20.0)._replace(overtime=Overtime("first", first))
    told: list[str] = []
    for step in vector["expect"].get("sequence", []):
        if state.phase == "over":
            raise BadExample(f"The game is over before {step!r}.")
        state, line = possession(table, state, str(step))
        told.append(line)
    over = state.phase == "over"
    return {
        "sequence": told,
        "winner": leader(state) if over else None,
        "try_played": state.trying,
        "over": over,
    }


def possession(table: VectorTable, state: State, step: str) -> tuple[State, str]:
    """One step of a sequence: a possession begins, or ends in a score or nothing."""
    match = STEP.fullmatch(step)
    if match is None:
        raise BadExample(f"The overtime step {step!r} has an unknown form.")
    seat, what = SEATS[match[1]], match[2]
    if state.phase == "kickoff" or state.offence is not seat:
        state = new_series(table, state, seat, 20.0, True)
    if what.endswith("possession"):
        one = state.overtime is not None and state.overtime.stage == "answer"
        return state, f"{match[1]} one possession" if one and what.startswith(
            "one"
        ) else f"{match[1]} possession"
    ends: dict[str, Callable[[], State]] = {
        "field goal": lambda: field_goal(table, state),
        "touchdown": lambda: touchdown(table, state, seat),
        "safety": lambda: safety(table, state, conceded_by(state, seat, match[3])),
    }
    after = ends[what]() if what in ends else new_series(table, state, seat.other, 20.0, True)
    shown = f" {after.score[0]}-{after.score[1]}" if match[3] else ""
    return after, f"{match[1]} {what}{shown}"


def conceded_by(state: State, seat: Seat, home: str | None) -> Seat:
    """A possession that ends in a safety is conceded by its own team, unless the score says that it scored."""
    scored = home is not None and (int(home) != state.score[0]) == (seat is Seat.HOME)
    return seat.other if scored else seat


def leader(state: State) -> str | None:
    home, away = state.score
    return None if home == away else TEAMS[Seat.HOME if home > away else Seat.AWAY]


# Noise, lines and spots


def normals(vector: Vector) -> Normal:
    given = [number(value) for entry in vector["chance"] for value in entry["normals"]]
    left = iter(given)

    def following() -> float:
        value = next(left, None)
        if value is None:
            raise BadExample(f"The noise needs more than the {len(given)} normals given.")
        return value

    return following


def hand(vector: Vector) -> Any:
    level = vector["given"]["level"]
    if level not in HANDS:
        raise BadExample(f"There is no hand {level!r}: expected one of {', '.join(HANDS)}.")
    return HANDS[level]


def noise_run(vector: Vector) -> dict[str, Any]:
    intended = tuple(point(each) for each in vector["given"]["intended"])
    return {"points": [list(each) for each in draw_run(hand(vector), intended, normals(vector))]}


def noise_dot(vector: Vector) -> dict[str, Any]:
    given = vector["given"]
    high = bool(given.get("high_punt", False))
    return {
        "dot": list(draw_dot(hand(vector), point(given["hold"]), point(given["aim"]), normals(vector), high))
    }


def trace_lines(vector: Vector) -> dict[str, Any]:
    field = find(field_text(vector["given"].get("field", "default")))
    contacts: list[dict[str, Any]] = []
    for choice in vector["choices"]:
        (x, y), goes, turn = point(choice["start"]), choice["dir"], radians(number(choice["angle_deg"]))
        far = number(choice["length"])
        reds = {"all": None, "reds": 0.0}[choice["mode"]]
        law = Law(goes, x, reds, False, "all", x, None, (), "")
        end = first_contact(field, Line(((x, y), (x + goes * far * cos(turn), y + far * sin(turn))), law))
        contacts.append({"by": end.what, "id": end.id, "at": end.at})
    return {"contacts": contacts}


def spot_checks(vector: Vector) -> dict[str, Any]:
    field = find(field_text(vector["given"].get("field", "default")))
    return {
        "results": [
            spot_problem(field, number(choice["los"]), choice["dir"], number(choice["y"])) or "legal"
            for choice in vector["choices"]
        ]
    }


FORMS: dict[str, Callable[[Vector], dict[str, Any]]] = {
    "play": play_vector,
    "weather": weather,
    "wind": wind,
    "toss": toss,
    "second_half": third_quarter,
    "overtime": overtime,
    "noise_run": noise_run,
    "noise_dot": noise_dot,
    "trace_line": trace_lines,
    "spot_check": spot_checks,
}
