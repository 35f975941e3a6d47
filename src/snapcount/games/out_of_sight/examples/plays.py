"""OS-23.1, OS-23.2: worked examples that are plays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from snapcount.core.examples import BadExample
from snapcount.core.table import Event, Pending, Question, Refusal, Seat
from snapcount.football.situation import Situation
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.examples.log import described, log_of
from snapcount.games.out_of_sight.examples.table import SEATS, VectorTable
from snapcount.games.out_of_sight.questions.drawn import CallPlay, KickIt, KickOff, RunAfterCatch, RunBack
from snapcount.games.out_of_sight.questions.listed import (
    CallToss,
    ChooseEnd,
    DeclarePlay,
    ReceiveOrKick,
    SetLinebackers,
    SpotBall,
    TakePenalty,
)
from snapcount.games.out_of_sight.rules.course import play
from snapcount.games.out_of_sight.rules.field import BadField, symbol_from_ledger, text_of
from snapcount.games.out_of_sight.rules.playbook import Execution
from snapcount.games.out_of_sight.rules.strokes import Refused, Segment, Stroke
from snapcount.games.out_of_sight.rules.toss import opening
from snapcount.games.out_of_sight.state import Options, Phase, State, kick_from

STATE_KEYS = {
    "off", "dirA", "los", "ball_y", "ltg", "down", "quarter", "units", "half_play", "weather", "wind_to",
    "phase", "kicker", "kick_line", "is_try", "score",
}  # fmt: skip
LOST = ("NaN", "Infinity", "-Infinity")


def field_text(given: Any) -> str:
    """OS-23.1: a list of symbols, "empty" or "default"."""
    if given in (None, "empty"):
        return "[]"
    if given == "default":
        return "default"
    if not isinstance(given, list):
        raise BadExample(f"A field is a list of symbols, 'empty' or 'default', not {given!r:.40}.")
    try:
        return text_of(symbol_from_ledger(row) for row in given)
    except (BadField, KeyError) as problem:
        raise BadExample(f"The field can't be read: {problem}.") from None


PHASES: dict[str, Phase] = {"spot": "scrimmage", "declare": "declare", "try": "declare", "kickoff": "kickoff"}


def own(x: float, goes: int) -> float:
    """Yards from the own goal line of a team that goes this way."""
    return x if goes == 1 else round(tables.LAW.length - x, 6)


def state_of(given: Mapping[str, Any]) -> State:
    """The default state with what the vector says differs."""
    said = {key: value for key, value in (given.get("state") or {}).items() if value is not None}
    unknown = set(said) - STATE_KEYS
    if unknown:
        raise BadExample(f"The state has the unknown key {min(unknown)!r}.")
    options = Options(20, said.get("half_play", "off"), False, "may tie", field_text(given.get("field")))
    phase = said.get("phase", "declare")
    if phase not in PHASES:
        raise BadExample(f"A vector can't begin in the phase {phase!r}: what led there is not in it.")
    is_try = phase == "try" or bool(said.get("is_try", False))
    kickoff = phase == "kickoff"
    score = said.get("score", {"A": 0, "B": 0})
    offence = SEATS[said.get("kicker", "A") if kickoff else said.get("off", "A")]
    eastbound = (said.get("dirA", 1) == 1) is (offence is Seat.HOME)
    line, goal = (30.0, 40.0) if not is_try else (98.0, 100.0) if eastbound else (2.0, 0.0)
    goes = said.get("dirA", 1) if offence is Seat.HOME else -said.get("dirA", 1)
    state = opening(options)._replace(
        phase=PHASES[phase],
        quarter=said.get("quarter", 1),
        left=said.get("units", 40),
        score=(score["A"], score["B"]),
        home_goes=said.get("dirA", 1),
        first_goes=said.get("dirA", 1) * (1 if said.get("quarter", 1) in (1, 3) else -1),
        situation=Situation(
            offence,
            own(float(said.get("los", line)), goes),
            said.get("down", 0 if is_try else 1),
            own(float(said.get("ltg", goal)), goes),
        ),
        ball_y=float(said.get("ball_y", 0.0)),
        weather=said.get("weather", "clear"),
        wind_to=said.get("wind_to", 0),
        trying=is_try,
    )
    if kickoff:
        line = float(said.get("kick_line", tables.KICKOFF_LINE))
        kick: Phase = "free_kick" if line == tables.FREE_KICK_LINE else "kickoff"
        state = state._replace(phase=kick, situation=kick_from(offence, line))
    if state.weather not in tables.RELIEF:
        raise BadExample(f"There is no weather {state.weather!r}.")
    return state


# Choices become answers


def number(value: Any) -> float:
    if isinstance(value, str) and value in LOST:
        return float(value.replace("Infinity", "inf"))
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise BadExample(f"Expected a number, got {value!r:.40}.")
    return value


def point(value: Any) -> Any:
    if not isinstance(value, list) or len(value) not in (2, 3):
        raise BadExample(f"A point is [x, y] or [x, y, t_ms], not {value!r:.40}.")
    return tuple(number(part) for part in value)


def stroke_of(given: Any) -> Stroke:
    if given is None:
        return Stroke(())
    if not isinstance(given, Mapping) or not isinstance(given.get("segments"), list):
        raise BadExample("A stroke is an object with a list of segments.")
    return Stroke(tuple(segment_of(segment) for segment in given["segments"]))


def segment_of(given: Any) -> Segment:
    if not isinstance(given, Mapping) or given.get("pen") not in ("down", "up"):
        raise BadExample(f"A segment has the pen down or up: {given!r:.60}.")
    unknown = set(given) - {"pen", "pts", "hang_ms", "air_yd"}
    if unknown:
        raise BadExample(f"A segment has the unknown field {min(unknown)!r}.")
    extras = [None if given.get(name) is None else number(given[name]) for name in ("hang_ms", "air_yd")]
    return Segment(given["pen"], tuple(point(each) for each in given.get("pts") or ()), *extras)


def execution_of(choice: Mapping[str, Any]) -> Execution:
    drop = choice.get("drop")
    stroke = choice.get("stroke")
    return Execution(
        choice["play"],
        None if drop is None else tuple(point(each) for each in drop),
        None if stroke is None else stroke_of(stroke),
    )


STROKES = {"kickoff": KickOff, "return": RunBack, "run_after_catch": RunAfterCatch}
PLAIN: dict[str, tuple[type[Question[Any]], str | None]] = {
    "onside": (KickOff, "onside"),
    "touchback": (RunBack, "touchback"),
    "down": (RunBack, "down"),
    "let_it_bounce": (RunBack, "bounce"),
    "fake_punt": (DeclarePlay, "fake_punt"),
    "fake_kick": (DeclarePlay, "fake_kick"),
    "kneel": (DeclarePlay, "kneel"),
    "spike": (DeclarePlay, "spike"),
}
VALUES: dict[str, tuple[type[Question[Any]], str]] = {
    "call": (CallToss, "call"),
    "choose": (ReceiveOrKick, "choice"),
    "choose_end": (ChooseEnd, "defend"),
    "spot": (SpotBall, "y"),
    "penalty_choice": (TakePenalty, "accept"),
}


def answer_of(question: Question[Any], choice: Mapping[str, Any]) -> tuple[Any, bool]:
    """The answer a choice gives to a question, and whether the choice is then used up."""
    do = choice.get("do")
    if isinstance(question, DeclarePlay) and do in ("set_lb", "play"):
        return "scrimmage", False
    if isinstance(question, DeclarePlay) and do in ("punt", "field_goal"):
        return ("high_punt" if do == "punt" and choice.get("high") else do), False
    if isinstance(question, KickIt) and do in ("punt", "field_goal"):
        return stroke_of(choice.get("stroke")), True
    if isinstance(question, SetLinebackers) and do == "set_lb":
        return tuple(point(each) for each in choice["lb"] or ()), True
    if isinstance(question, CallPlay) and do == "play":
        return execution_of(choice), True
    if do in STROKES and isinstance(question, STROKES[do]):
        return stroke_of(choice.get("stroke")), True
    if do in PLAIN and isinstance(question, PLAIN[do][0]):
        return PLAIN[do][1], True
    if do in VALUES and isinstance(question, VALUES[do][0]):
        value = choice[VALUES[do][1]]
        return (number(value) if do == "spot" else value), True
    if do not in tables.VECTOR_NAMES["choices"]:
        raise BadExample(f"There is no choice {do!r}.")
    raise BadExample(f"The choice {do!r} doesn't answer the question here, {type(question).__name__}.")


# Playing a vector


class Played:
    """A vector being played: the state it stands in and what was told."""

    def __init__(self, state: State, vector: Mapping[str, Any]) -> None:
        self.state = state
        self.choices: list[Mapping[str, Any]] = list(vector["choices"])
        self.chance: list[Mapping[str, Any]] = list(vector["chance"])
        self.dice = 0
        self.events: list[Event] = []
        self.error = ""
        self.said = ""

    def run(self) -> None:
        """Every choice in turn; a refused one ends it, and what follows it is not looked at."""
        while self.choices and not self.error:
            if self.state.phase == "over":
                raise BadExample("The game is over, but the vector has more choices.")
            self.default_spot()
            if self.state.phase == "huddle" and self.choices[0].get("do") == "play":
                self.state = self.state._replace(phase="snap", linebackers=())
            self.phase()
        if not self.error and self.dice != len(self.chance):
            raise BadExample(f"{len(self.chance) - self.dice} dice of the vector were never rolled.")

    def end_of_period(self) -> None:
        """No choices and no unit left: what the next quarter, half or overtime begins with."""
        if self.state.phase == "declare" and not self.state.trying:
            self.state = self.state._replace(phase="scrimmage")
        table = VectorTable((), self.chance, 0)
        self.state, self.events = play(table, self.state), table.events

    def default_spot(self) -> None:
        """OS-23.1: on a try a missing spot choice means y_ball of the state."""
        at_spot = self.state.phase == "scrimmage" and self.state.trying
        if at_spot and self.choices[0].get("do") != "spot":
            self.state = self.state._replace(phase="declare")
        if self.state.trying and self.state.phase == "declare" and self.choices[0].get("do") == "spot":
            self.state = self.state._replace(phase="scrimmage")

    def phase(self) -> None:
        answers: list[Any] = []
        choices = list(self.choices)
        while True:
            table = VectorTable(answers, self.chance, self.dice)
            try:
                after = play(table, self.state)
            except Pending as pending:
                if not choices:
                    raise BadExample("The choices end in the middle of a decision.") from None
                (question,) = pending.questions.values()
                answer, used = answer_of(question, choices[0])
                answers.append(answer)
                if used:
                    choices.pop(0)
                continue
            except Refusal as refusal:
                self.error = refusal.code if isinstance(refusal, Refused) else refusal.rule
                self.said = refusal.sentence
                return
            self.state, self.dice, self.choices = after, table.used, choices
            self.events += table.events
            return


def play_vector(vector: Mapping[str, Any]) -> dict[str, Any]:
    """The log and the state that a play leads to, or the error."""
    played = Played(state_of(vector["given"]), vector)
    if not played.choices and played.state.left <= 0:
        played.end_of_period()
    played.run()
    found: dict[str, Any] = {"state": described(played.state)}
    if played.error:
        return {**found, **refused(vector, played)}
    return {**found, "log": log_of(played.events, played.state.home_goes)}


def refused(vector: Mapping[str, Any], played: Played) -> dict[str, Any]:
    """The error, where one may be expected."""
    if "error" not in vector["expect"]:
        raise BadExample(f"The rules refused it with {played.error} ({played.said}).")
    return {"error": played.error}
