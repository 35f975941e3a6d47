"""Appendix B: the form of the worked examples, read and written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from snapcount.core.examples import BadExample
from snapcount.core.table import Event, Seat
from snapcount.games.dice_football.rules.overtime import winner
from snapcount.games.dice_football.state import Options, Pair, Phase, State
from snapcount.games.dice_football.tables import EVENTS, FIELD, QUARTER_LENGTHS

Plain = Mapping[str, Any]
SEATS = {"home": Seat.HOME, "away": Seat.AWAY}
NAMES = {seat: name for name, seat in SEATS.items()}
KICKS = (Phase.KICKOFF, Phase.FREE_KICK)
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
    if half == 1 and phase not in (Phase.COIN_TOSS, Phase.GAME_OVER):
        fields.add("first_receiver")
    if phase in (Phase.SNAP, Phase.TRY):
        fields.add("offence")
    if phase is Phase.SNAP:
        fields |= {"ball", "down", "line"}
    if phase in KICKS:
        fields.add("kicking")
    if half == 3 and phase is not Phase.GAME_OVER:
        fields.add("ot")
    if options.burnt_deck and phase is not Phase.GAME_OVER:
        fields.add("deck")
    return fields | ({"winner"} if phase is Phase.GAME_OVER else set())


def read_state(plain: Any, options: Options) -> State:
    """A whole state, checked field by field."""
    need(isinstance(plain, Mapping), "a state must be an object")
    phases = [phase.value for phase in Phase]
    need(plain.get("phase") in phases, f"the phase must be one of {', '.join(phases)}")
    phase = Phase(plain["phase"])
    half = read_number(plain.get("half"), "half", 1, 3)
    wanted = fields_of(phase, half, options)
    for name in sorted(wanted - plain.keys()):
        raise BadExample(f"the state at {phase} in half {half} lacks {name}")
    for name in sorted(plain.keys() - wanted):
        raise BadExample(f"the state at {phase} in half {half} has no {name}")
    ball = read_number(plain.get("ball", 0), "ball", int(phase is Phase.SNAP), FIELD - 1)
    first, stage = read_overtime(plain["ot"]) if "ot" in plain else (None, 0)
    return State(
        options,
        phase,
        half,
        read_number(plain["plays_left"], "plays_left", 0, 2 * max(QUARTER_LENGTHS)),
        read_pair(plain["score"], "score", 999),
        read_pair(plain["timeouts"], "timeouts", 3),
        read_holder(plain),
        ball,
        read_number(plain["down"], "down", 1, 4) if phase is Phase.SNAP else 0,
        read_number(plain["line"], "line", ball + 1, FIELD) if phase is Phase.SNAP else 0,
        read_seat(plain["first_receiver"], "first_receiver") if "first_receiver" in plain else None,
        first,
        stage,
        read_deck(plain["deck"]) if "deck" in plain else (),
    )


def read_holder(plain: Plain) -> Seat | None:
    for name in ("offence", "kicking"):
        if name in plain:
            return read_seat(plain[name], name)
    return None


def read_overtime(plain: Any) -> tuple[Seat, int]:
    need(isinstance(plain, Mapping) and set(plain) == {"first", "stage"}, "ot must have first and stage")
    return read_seat(plain["first"], "first"), read_number(plain["stage"], "stage", 1, 3)


def read_deck(plain: Any) -> tuple[int, ...]:
    fine = isinstance(plain, list) and all(type(card) is int and card in EVENTS for card in plain)
    need(fine and plain == sorted(set(plain)), "the deck must list event cards 1 to 24, ascending")
    return tuple(plain)


def write_state(state: State) -> dict[str, Any]:
    """The same form from a state."""
    values: dict[str, Any] = {
        "phase": state.phase.value,
        "half": state.half,
        "plays_left": state.plays_left,
        "score": write_pair(state.score),
        "timeouts": write_pair(state.timeouts),
        "first_receiver": NAMES.get(state.first_receiver) if state.first_receiver is not None else None,
        "offence": NAMES[state.offence] if state.offence is not None else None,
        "kicking": NAMES[state.offence] if state.offence is not None else None,
        "ball": state.ball,
        "down": state.down,
        "line": state.line,
        "ot": {"first": NAMES[state.first], "stage": state.stage} if state.first is not None else None,
        "deck": list(state.deck),
    }
    if state.phase is Phase.GAME_OVER:
        won = winner(state)
        values["winner"] = "tie" if won is None else NAMES[won]
    wanted = fields_of(state.phase, state.half, state.options)
    return {name: value for name, value in values.items() if name in wanted}


def write_pair(pair: Pair) -> dict[str, int]:
    return {"home": pair[0], "away": pair[1]}


OUTCOMES: dict[str, tuple[str, dict[str, str]]] = {
    "gained": ("gain", {"yards": "yards"}),
    "fell_incomplete": ("incomplete", {"yards": "yards"}),
    "sacked": ("sack", {"yards": "yards"}),
    "challenge_won": ("challenge_won", {}),
    "challenge_lost": ("challenge_lost", {}),
    "intercepted": ("interception", {"spot": "spot"}),
    "fumbled": ("fumble_lost", {"gain": "yards"}),
    "penalised_offence": ("foul_offence", {"yards": "yards"}),
    "penalised_defence": ("foul_defence", {"yards": "yards"}),
    "turned_over_on_downs": ("downs", {}),
    "punted": ("punt", {}),
    "returned": ("return", {"yards": "yards"}),
    "touchback": ("touchback", {}),
    "onside_recovered": ("onside_recovered", {}),
    "onside_failed": ("onside_failed", {}),
    "field_goal_good": ("field_goal_good", {}),
    "field_goal_missed": ("field_goal_missed", {}),
    "touchdown": ("touchdown", {"team": "seat"}),
    "safety": ("safety", {"team": "seat"}),
    "try_good": ("try_good", {}),
    "try_failed": ("try_failed", {}),
}
"""By event: the outcome's name in Appendix B, and its fields with the facts that fill them."""


def write_outcomes(events: list[Event]) -> list[dict[str, Any]]:
    """What happened, in the ledger's words; the rest of the events is left to the state."""
    outcomes: list[dict[str, Any]] = []
    for event in events:
        if event.what not in OUTCOMES:
            continue
        name, fields = OUTCOMES[event.what]
        outcome: dict[str, Any] = {"outcome": name}
        for field, fact in fields.items():
            value = event.facts[fact]
            outcome[field] = NAMES[value] if isinstance(value, Seat) else value
        if name == "incomplete" and outcome["yards"] == 0:
            del outcome["yards"]
        outcomes.append(outcome)
    return outcomes
