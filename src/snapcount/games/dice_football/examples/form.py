"""Appendix B: the form of the worked examples, read and written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from snapcount.core.examples import BadExample
from snapcount.core.table import Event, Seat
from snapcount.football.field import other_end
from snapcount.football.scoring import Pair, winner
from snapcount.football.situation import Situation
from snapcount.games.dice_football.rules.spots import PLACES
from snapcount.games.dice_football.state import NOBODY, Options, Overtime, Phase, State
from snapcount.games.dice_football.tables import EVENTS, FIELD, LAW, QUARTER_LENGTHS

Plain = Mapping[str, Any]
SEATS = {"home": Seat.HOME, "away": Seat.AWAY}
NAMES = {seat: name for name, seat in SEATS.items()}
PHASES: dict[str, Phase] = {
    "coin_toss": "toss",
    "kickoff": "kickoff",
    "free_kick": "free_kick",
    "snap": "scrimmage",
    "try": "try",
    "overtime_toss": "overtime_toss",
    "game_over": "over",
}
"""The ledger's names of the phases (DF-4.6)."""
WRITTEN = {phase: name for name, phase in PHASES.items()}
KICKS = ("kickoff", "free_kick")
STAGES = range(1, 4)


def need(fine: bool, sentence: str) -> None:
    if not fine:
        raise BadExample(sentence)


def read_seat(value: Any, name: str) -> Seat:
    need(isinstance(value, str) and value in SEATS, f"{name} must be home or away, not {value!r}")
    return SEATS[value]


def read_number(value: Any, name: str, least: int, most: int) -> int:
    fine = isinstance(value, int) and not isinstance(value, bool) and least <= value <= most
    need(fine, f"{name} must be a whole number from {least} to {most}, not {value!r}")
    return int(value)


def read_pair(value: Any, name: str, most: int) -> Pair:
    need(isinstance(value, Mapping) and value.keys() == SEATS.keys(), f"{name} must have home and away")
    return read_number(value["home"], name, 0, most), read_number(value["away"], name, 0, most)


def read_options(plain: Any) -> Options:
    need(isinstance(plain, Mapping), "options must be an object")
    standard = Options()
    unknown = plain.keys() - set(Options._fields)
    need(not unknown, f"there is no option {', '.join(map(str, unknown))}")
    for name, value in plain.items():
        if name == "plays_per_quarter":
            need(
                value in QUARTER_LENGTHS and not isinstance(value, bool),
                f"plays_per_quarter can't be {value!r}",
            )
        else:
            need(isinstance(value, bool), f"the option {name} must be true or false, not {value!r}")
    return standard._replace(**plain)


def fields_of(phase: Phase, half: int, options: Options) -> set[str]:
    """The fields that a state has, no more and no fewer."""
    fields = {"phase", "half", "plays_left", "score", "timeouts"}
    if half == 1 and phase not in ("toss", "over"):
        fields.add("first_receiver")
    if phase in ("scrimmage", "try"):
        fields.add("offence")
    if phase == "scrimmage":
        fields |= {"ball", "down", "line"}
    if phase in KICKS:
        fields.add("kicking")
    if half == 3 and phase != "over":
        fields.add("ot")
    if options.burnt_deck and phase != "over":
        fields.add("deck")
    return fields | ({"winner"} if phase == "over" else set())


def read_state(plain: Any, options: Options) -> State:
    """A whole state, checked field by field."""
    need(isinstance(plain, Mapping), "a state must be an object")
    need(plain.get("phase") in PHASES, f"the phase must be one of {', '.join(PHASES)}")
    name = plain["phase"]
    phase = PHASES[name]
    half = read_number(plain.get("half"), "half", 1, 3)
    wanted = fields_of(phase, half, options)
    for field in sorted(wanted - plain.keys()):
        raise BadExample(f"the state at {name} in half {half} lacks {field}")
    for field in sorted(plain.keys() - wanted):
        raise BadExample(f"the state at {name} in half {half} has no {field}")
    opener = read_seat(plain["first_receiver"], "first_receiver").other if "first_receiver" in plain else None
    return State(
        options,
        phase,
        half,
        read_number(plain["plays_left"], "plays_left", 0, 2 * max(QUARTER_LENGTHS)),
        read_pair(plain["score"], "score", 999),
        read_pair(plain["timeouts"], "timeouts", 3),
        read_situation(plain, phase),
        opener,
        read_overtime(plain["ot"]) if "ot" in plain else None,
        read_deck(plain["deck"]) if "deck" in plain else (),
    )


def read_situation(plain: Plain, phase: Phase) -> Situation[int]:
    if phase in PLACES:
        holder = "kicking" if phase in KICKS else "offence"
        return PLACES[phase][read_seat(plain[holder], holder)]
    if phase != "scrimmage":
        return NOBODY
    ball = read_number(plain["ball"], "ball", 1, FIELD - 1)
    down = read_number(plain["down"], "down", 1, LAW.downs)
    line = read_number(plain["line"], "line", ball + 1, FIELD)
    return Situation(read_seat(plain["offence"], "offence"), ball, down, line)


def read_overtime(plain: Any) -> Overtime:
    need(isinstance(plain, Mapping) and set(plain) == {"first", "stage"}, "ot must have first and stage")
    return Overtime(read_seat(plain["first"], "first"), read_number(plain["stage"], "stage", 1, 3))


def read_deck(plain: Any) -> tuple[int, ...]:
    fine = isinstance(plain, list) and all(type(card) is int and card in EVENTS for card in plain)
    need(fine and plain == sorted(set(plain)), "the deck must list event cards 1 to 24, ascending")
    return tuple(plain)


def write_state(state: State) -> dict[str, Any]:
    """The same form from a state."""
    offence, ball, down, line = state.situation
    opener, overtime = state.opening_kicker, state.overtime
    values: dict[str, Any] = {
        "phase": WRITTEN[state.phase],
        "half": state.half,
        "plays_left": state.left,
        "score": write_pair(state.score),
        "timeouts": write_pair(state.timeouts),
        "first_receiver": None if opener is None else NAMES[opener.other],
        "offence": NAMES[offence],
        "kicking": NAMES[offence],
        "ball": ball,
        "down": down,
        "line": line,
        "ot": {"first": NAMES[overtime.first], "stage": overtime.stage} if overtime else None,
        "deck": list(state.deck),
    }
    if state.phase == "over":
        won = winner(state.score)
        values["winner"] = "tie" if won is None else NAMES[won]
    wanted = fields_of(state.phase, state.half, state.options)
    return {name: value for name, value in values.items() if name in wanted}


def write_pair(pair: Pair) -> dict[str, int]:
    return {"home": pair[0], "away": pair[1]}


Facts = Mapping[str, Any]

OUTCOMES: dict[str, Callable[[Facts], dict[str, Any] | None]] = {
    "gained": lambda f: {"outcome": "gain", "yards": f["yards"]},
    "incomplete": lambda f: {"outcome": "incomplete"} | ({"yards": f["yards"]} if f["yards"] else {}),
    "sacked": lambda f: {"outcome": "sack", "yards": f["yards"]},
    "challenge_won": lambda f: {"outcome": "challenge_won"},
    "challenge_lost": lambda f: {"outcome": "challenge_lost"},
    "intercepted": lambda f: {"outcome": "interception", "spot": other_end(LAW, f["spot"])},
    "fumbled": lambda f: {"outcome": "fumble_lost", "gain": f["yards"]},
    "penalised": lambda f: {"outcome": f"foul_{f['by']}", "yards": f["yards"]},
    "declined": lambda f: {"outcome": "foul_defence", "yards": 0},
    "turned_over_on_downs": lambda f: {"outcome": "downs"},
    "punted": lambda f: {"outcome": "punt"},
    "returned": lambda f: {"outcome": "return", "yards": f["yards"]},
    "touchback": lambda f: {"outcome": "touchback"},
    "onside_recovered": lambda f: {"outcome": "onside_recovered"},
    "onside_lost": lambda f: {"outcome": "onside_failed"},
    "field_goal_tried": lambda f: {"outcome": f"field_goal_{'good' if f['good'] else 'missed'}"},
    "scored": lambda f: write_score(f),
    "tried": lambda f: {"outcome": f"try_{'good' if f['good'] else 'failed'}"},
}
"""By event: the outcome as Appendix B writes it; None where another event is that outcome."""


def write_score(facts: Facts) -> dict[str, Any] | None:
    """The team of a safety is the one that was tackled."""
    seat: Seat = facts["seat"]
    if facts["how"] == "touchdown":
        return {"outcome": "touchdown", "team": NAMES[seat]}
    return {"outcome": "safety", "team": NAMES[seat.other]} if facts["how"] == "safety" else None


def write_outcomes(events: Iterable[Event]) -> list[dict[str, Any]]:
    """What happened, in the ledger's words; the rest of the events is left to the state."""
    found = [OUTCOMES[event.what](event.facts) for event in events if event.what in OUTCOMES]
    return [outcome for outcome in found if outcome is not None]
