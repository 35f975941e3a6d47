"""SC-20.13: worked examples that call a function (`given.fn`), answered by the game's own functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from snapcount.core.examples import BadExample
from snapcount.core.table import Seat
from snapcount.games.scrimmage.examples.given import read_men, the_hex, the_man
from snapcount.games.scrimmage.examples.scenarios import (
    delay,
    exchange,
    injuries,
    kick,
    kicking,
    next_possession,
    series,
    single_play,
    turnover_spot,
    two_delays,
    victory_points,
)
from snapcount.games.scrimmage.questions.place import HUDDLE, ball_problem, placement_problem
from snapcount.games.scrimmage.rules.downs import missing_men
from snapcount.games.scrimmage.rules.field import (
    GRID,
    NEIGHBOURS,
    ROW,
    depth,
    distance,
    label,
    line_of,
    own_yard,
    sees,
)
from snapcount.games.scrimmage.rules.legal.acting import allowance, half
from snapcount.games.scrimmage.rules.legal.handing import longest_snap
from snapcount.games.scrimmage.rules.setup import formation_problem, men_on_line, take_snapshot
from snapcount.games.scrimmage.state import Match, Play
from snapcount.games.scrimmage.tables import (
    COUNTERS,
    LINE_UPS,
    MOVEMENT,
    contact_result,
    pass_complete,
    recovery_result,
)

Given = Mapping[str, Any]
Chance = list[Mapping[str, Any]]
TEAMS = {"offense": "O", "defense": "D"}
SEATS = {"A": Seat.HOME, "B": Seat.AWAY}


def neighbours(given: Given, chance: Chance) -> Any:
    return {
        name: [None if near < 0 else label(near) for near in NEIGHBOURS[the_hex(name)]]
        for name in given["hexes"]
    }


def distances(given: Given, chance: Chance) -> Any:
    return {"distances": [distance(the_hex(a), the_hex(b)) for a, b in given["pairs"]]}


def sights(given: Given, chance: Chance) -> Any:
    return {
        "sighted": [sees(the_hex(here), facing, the_hex(there)) for here, facing, there in given["tests"]]
    }


def depths(given: Given, chance: Chance) -> Any:
    return {"d": [depth(dir, line, the_hex(hex)) for dir, line, hex in given["tests"]]}


def yard_line(given: Given, chance: Chance) -> Any:
    hexes, rest = divmod(given["own_yard"] * 3, 5)
    if rest:
        raise BadExample("Yard lines lie on hexsides every five yards.")
    rows = {dir: own_yard(dir, hexes) for dir in (1, -1)}
    return {f"dir{dir:+}": {"L": line_of(dir, row), "ball_row": row} for dir, row in rows.items()} | {
        "fifty": {"L": line_of(1, own_yard(1, 30))}
    }


def allowances(given: Given, chance: Chance) -> Any:
    turns = {"pre_contact": "pre", "snap": "snap", "contact": "contact", "pass": "pass"}
    return {
        name: {man: allowance(turn, the_man(man)) for man in given["men"]} for name, turn in turns.items()
    }


def motion(given: Given, chance: Chance) -> Any:
    man = the_man(given["man"])
    return {"full_allowance": MOVEMENT[man], "restricted_while_spent_below": half(man)}


def contact_results(given: Given, chance: Chance) -> Any:
    return {"results": [contact_result(*test) for test in given["tests"]]}


def recovery_results(given: Given, chance: Chance) -> Any:
    return {"results": [recovery_result(*test) for test in given["tests"]]}


def completions(given: Given, chance: Chance) -> Any:
    return {"complete": [pass_complete(*test) for test in given["tests"]]}


def position(given: Given) -> Play:
    ball = the_hex(given["ball_hex"]) if "ball_hex" in given else 0
    return Play("O.call", "pre", 1, Seat.HOME, given["dir"], given["L"], ball, read_men(given, "pre"))


def snapshot(given: Given, chance: Chance) -> Any:
    found = take_snapshot(position(given))
    return {
        "offensive_linemen": sorted(found.linemen),
        "eligible_receivers": sorted(found.receivers),
        "eligible_passers_before_snap": sorted(found.passers),
        "defensive_linemen": sorted(found.d_line),
        "defensive_backs": sorted(found.d_backs),
    }


def max_snap(given: Given, chance: Chance) -> Any:
    return {"max_hexes": {man: longest_snap(movement) for man, movement in given["snappers"].items()}}


def can_snap(given: Given, chance: Chance) -> Any:
    play = position(given)
    problem = formation_problem(play)
    found: dict[str, Any] = {"legal": problem is None, "men_on_line": men_on_line(play)}
    return found if problem is None else {**found, "violates": problem.rule}


def pre_contact_turns(given: Given, chance: Chance) -> Any:
    far = distance(the_hex(given["from"]), the_hex(given["to"]))
    return {"distance": far, "game_turns": -(-far // allowance("pre", the_man(given["man"])))}


def placements(given: Given, chance: Chance) -> Any:
    dir, line = given["dir"], given["L"]
    found: list[bool] = []
    for what, hex in given["tests"]:
        if what == "ball":
            found.append(ball_problem(dir, line, the_hex(hex)) is None)
        elif what in ("O", "D"):
            found.append(placement_problem(what, dir, line, the_hex(hex), False) is None)
        else:
            raise BadExample(f"{what!r} can't be placed: expected O, D or ball.")
    return {"legal": found}


def huddle_rows(given: Given, chance: Chance) -> Any:
    dir, line = given["dir"], given["L"]
    rows = sorted({ROW[hex] for hex in range(GRID.size) if depth(dir, line, hex) <= HUDDLE})
    return {"rows": rows}


def lineup(given: Given, chance: Chance) -> Any:
    side, seat = TEAMS[given["team"]], SEATS[given["player"]]
    hurt = tuple(the_man(id) for id in given["injured"])
    match = Match(injured=(hurt, ()) if seat is Seat.HOME else ((), hurt))
    able = [id for id in LINE_UPS[side] if id not in hurt]
    return {"available_before": len(able), "opponent_must_pick": missing_men(match, seat, side)}


def counter(given: Given, chance: Chance) -> Any:
    return {man: COUNTERS[the_man(man)]._asdict() for man in given["men"]}


FUNCTIONS: dict[str, Callable[[Given, Chance], Any]] = {
    "neighbours": neighbours,
    "distance": distances,
    "sights": sights,
    "depth": depths,
    "yard_line": yard_line,
    "allowance": allowances,
    "motion": motion,
    "contact_result": contact_results,
    "recovery_result": recovery_results,
    "pass_complete": completions,
    "snapshot": snapshot,
    "max_snap": max_snap,
    "can_snap": can_snap,
    "series": series,
    "vp": victory_points,
    "exchange": exchange,
    "kick": kick,
    "single_play": single_play,
    "turnover_spot": turnover_spot,
    "next_possession": next_possession,
    "end_of_play_injuries": injuries,
    "delay_of_game": delay,
    "two_delays": two_delays,
    "kicking": kicking,
    "pre_contact_turns": pre_contact_turns,
    "placement_legal": placements,
    "huddle_rows": huddle_rows,
    "lineup": lineup,
    "counter": counter,
}
