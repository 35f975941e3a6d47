"""The `given` of a worked example as a state."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

from snapcount.core.examples import BadExample
from snapcount.core.table import Seat
from snapcount.football.situation import Situation
from snapcount.games.canadian_pro.rules.downs import TRY_FROM, new_series
from snapcount.games.canadian_pro.state import Options, Phase, State
from snapcount.games.canadian_pro.tables import AFTER_SINGLE, FIELD, KICKOFF_FROM, OPTIONAL, WEATHER
from snapcount.games.canadian_pro.teams.teams import shipped

Seats = dict[str, Seat]
MODES = {
    "basic": (False, False),
    "advanced": (True, False),
    "solitaire_basic": (False, True),
    "solitaire_advanced": (True, True),
}
GIVEN = set(
    "kind mode offence ball down to_go quarter clock score kicking next options weather wind history last_spot"
    " consecutive_incompletions kickoff_shift one_more_play".split()
)
NEXT: dict[str, tuple[Phase, int]] = {
    "convert": ("try", TRY_FROM),
    "kickoff": ("kickoff", KICKOFF_FROM),
    "after_fg": ("after_fg", AFTER_SINGLE),
    "safety_kick": ("free_kick", AFTER_SINGLE),
    "second_half": ("second_half", KICKOFF_FROM),
}
"""CP-1.15: what examples call the phases, and where their ball lies."""


@cache
def clubs() -> dict[str, str]:
    """The shipped teams by their code."""
    return {
        str(json.loads(path.read_text(encoding="utf-8"))["code"]): name for name, path in shipped().items()
    }


def seats_of(vector: Mapping[str, Any]) -> Seats:
    """Team codes and the seats they play in: the two teams that the example names."""
    found = sorted(code for code in codes_in(vector) if code in clubs())
    if len(found) > 2:
        raise BadExample(f"An example has two teams, this one names {', '.join(found)}.")
    for code in ("EDM", "MTL"):
        if len(found) < 2 and code not in found:
            found.append(code)
    first, second = sorted(found)
    return {first: Seat.HOME, second: Seat.AWAY}


def codes_in(vector: Mapping[str, Any]) -> set[str]:
    """Every text that stands where a team's code may stand."""
    given, expect = vector["given"], vector.get("expect") or {}
    found = {given.get("offence"), given.get("kicking"), given.get("wind"), expect.get("offence")}
    for part in (given, expect):
        found |= {(part.get("ball") or {}).get("team"), *(part.get("score") or {})}
        found |= set(part["next"]) if isinstance(part.get("next"), list) else set()
    found |= {choice.get("by") for choice in vector.get("choices") or ()}
    for throw in vector.get("chance") or ():
        found |= {value for value in throw.values() if throw.get("for") == "coin" and isinstance(value, str)}
    return {code for code in found if isinstance(code, str)}


def seat_of(code: Any, seats: Seats) -> Seat:
    if code not in seats:
        raise BadExample(f"{code!r} isn't a team of this example: expected {' or '.join(seats)}.")
    return seats[code]


def number(plain: Any, name: str, low: int, high: int) -> int:
    if type(plain) is not int or not low <= plain <= high:
        raise BadExample(f"{name} is {plain!r}: expected a whole number from {low} to {high}.")
    return plain


def seconds_of(text: Any) -> int:
    minutes, colon, seconds = str(text).partition(":")
    if not colon or not minutes.isdigit() or not seconds.isdigit() or len(seconds) != 2:
        raise BadExample(f"{text!r} isn't a time on the clock: expected minutes:seconds.")
    return int(minutes) * 60 + int(seconds)


def read_options(given: Mapping[str, Any], seats: Seats) -> Options:
    mode = given.get("mode")
    if mode not in MODES:
        raise BadExample(f"There is no mode {mode!r}: expected {', '.join(MODES)}.")
    advanced, solitaire = MODES[mode]
    switches = tuple(given.get("options", ()))
    for name in switches:
        if name not in OPTIONAL:
            raise BadExample(f"There is no option {name!r}: expected {', '.join(OPTIONAL)}.")
    in_force = tuple(name for name in switches if advanced and not (solitaire and name == "alignments"))
    home, away = (clubs()[code] for code in seats)
    return Options(home, away, advanced, solitaire, in_force)  # CP-1.1, CP-18.8: not every game has them


def read_state(vector: Mapping[str, Any], seats: Seats) -> State:
    """Where the example begins."""
    given = vector["given"]
    unknown = given.keys() - GIVEN
    if unknown:
        raise BadExample(f"given has no {', '.join(sorted(unknown))}.")
    quarter = number(given.get("quarter", 1), "quarter", 1, 20)
    score = given.get("score", {})
    weather = given.get("weather") or 0
    if weather and weather not in WEATHER:
        raise BadExample(f"weather is {weather!r}: expected a total from 2 to 12.")
    options = read_options(given, seats)
    state = State(
        options,
        "toss",
        Situation(Seat.HOME, KICKOFF_FROM, 0, 0),
        quarter,
        seconds_of(given.get("clock", "15:00")),
        (0, 0),
        untimed=bool(given.get("one_more_play", False)),
        history=tuple((str(kind), str(who)) for kind, who in given.get("history", ()))[-2:],
        last_spot=read_last_spot(given),
        incompletions=number(given.get("consecutive_incompletions", 0), "consecutive_incompletions", 0, 99),
        shift=number(given.get("kickoff_shift", 0), "kickoff_shift", -60, 60),
        weather=weather if options.advanced else 0,
        opening_kicker=read_opener(given, seats, quarter),
        toss_loser=read_loser(vector, seats),
    )
    points = {seat_of(code, seats): number(value, "score", 0, 999) for code, value in score.items()}
    state = state._replace(score=(points.get(Seat.HOME, 0), points.get(Seat.AWAY, 0)))
    return at_half_time(placed(state, given, seats), vector)


def at_half_time(state: State, vector: Mapping[str, Any]) -> State:
    """CP-2.5: an example that begins with the choice of the second half needs no ball and no toss."""
    first = next((choice.get("decision") for choice in vector.get("choices", ())), "")
    if state.phase != "toss" or first != "second_half":
        return state
    chooses = state.situation._replace(offence=state.toss_loser)
    return state._replace(phase="kickoff" if state.left == 0 else "second_half", situation=chooses)


def read_last_spot(given: Mapping[str, Any]) -> tuple[str, int]:
    kind, spot = given.get("last_spot") or ("", 0)
    return str(kind), int(spot)


def read_opener(given: Mapping[str, Any], seats: Seats, quarter: int) -> Seat:
    """Who opened the game, so that `wind` has it behind in this quarter."""
    if "wind" not in given:
        return Seat.HOME
    behind = seat_of(given["wind"], seats)
    return behind if quarter % 2 else behind.other


def read_loser(vector: Mapping[str, Any], seats: Seats) -> Seat:
    for choice in vector.get("choices", ()):
        if choice.get("decision") == "second_half":
            return seat_of(choice.get("by"), seats)
    return Seat.AWAY


def placed(state: State, given: Mapping[str, Any], seats: Seats) -> State:
    """Phase, ball, down and line to gain."""
    following = given.get("next", "scrimmage" if "ball" in given or "offence" in given else None)
    if following is None and "kicking" in given:
        following = ["kickoff", given["kicking"]]
    if following is None or following == "toss":
        return state
    if isinstance(following, str) and following in NEXT:
        following = [following, given.get("kicking", given.get("offence"))]
    if following != "scrimmage":
        name, code = following
        if name not in NEXT:
            raise BadExample(f"next is {name!r}: expected scrimmage, {', '.join(NEXT)}.")
        phase, from_where = NEXT[name]
        return state._replace(phase=phase, situation=Situation(seat_of(code, seats), from_where, 0, 0))
    ball = given.get("ball") or {}
    if ball.keys() != {"team", "own"}:
        raise BadExample("ball needs team and own.")
    seat, spot = seat_of(ball["team"], seats), number(ball["own"], "own", 1, FIELD - 1)
    if given.get("offence", ball["team"]) != ball["team"]:
        raise BadExample("offence and the team of the ball differ.")
    to_go = given.get("to_go", 10)
    line = FIELD if to_go == "goal" else min(FIELD, spot + number(to_go, "to_go", 1, FIELD))
    if "to_go" not in given:
        line = new_series(seat, spot).situation.line
    down = number(given.get("down", 1), "down", 1, 3)
    return state._replace(phase="scrimmage", situation=Situation(seat, spot, down, line))
