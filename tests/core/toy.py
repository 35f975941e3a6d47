"""A game of two rules, to test the engine by itself: both call high or low, a die says who scores."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from snapcount.core.drivers.sampled import RandomCoach
from snapcount.core.rulebook import Coaches, CoachLevel, Face, Length, Option, Rulebook, Rules, Value, Words
from snapcount.core.table import Dice, Event, Question, Seat, Table, rule

ONE_DIE = Dice(1)


class State(NamedTuple):
    rounds: int
    home: int
    away: int
    deck: tuple[str, ...]


@dataclass(frozen=True)
class Call(Question[str]):
    rule = "TY-1"
    rounds: int

    def options(self) -> tuple[str, ...]:
        return ("high", "low")


@dataclass(frozen=True)
class Double(Question[bool]):
    rule = "TY-2"
    points: int

    def options(self) -> tuple[bool, ...]:
        return (True, False)


@rule("TY-1")
def play(t: Table, state: State) -> State:
    """Who called the die right scores a point; both or neither: a card decides."""
    home, away = t.ask_both(Call(state.rounds), Call(state.rounds))
    (die,) = t.roll(ONE_DIE)
    t.tell("thrown", dice=(die,), home=home, away=away)
    right = "high" if die > 3 else "low"
    if home == away:
        card = t.draw(state.deck)
        winner = Seat.HOME if card == "red" else Seat.AWAY
        t.tell("drawn", card=card)
    else:
        winner = Seat.HOME if home == right else Seat.AWAY
    points = double(t, winner, 1)
    return State(
        state.rounds - 1,
        state.home + (points if winner is Seat.HOME else 0),
        state.away + (points if winner is Seat.AWAY else 0),
        state.deck,
    )


@rule("TY-2")
def double(t: Table, winner: Seat, points: int) -> int:
    """The winner may double: a six and the points count again, and he may again; else they are lost."""
    if not t.ask(winner, Double(points)):
        t.tell("scored", seat=winner, points=points)
        return points
    (die,) = t.roll(ONE_DIE)
    t.tell("doubled", seat=winner, dice=(die,))
    return double(t, winner, points * 2) if die > 3 else 0


def start(options: Mapping[str, Value]) -> State:
    return State(int(options["rounds"]), 0, 0, ("red", "red", "black"))


def words_event(event: Event, names: tuple[str, str]) -> str:
    return f"{event.what}: {event.facts}"


def no_rows(events: Iterable[Event], names: tuple[str, str]) -> list[dict[str, Any]]:
    return []


def view(state: State, seat: Seat | None) -> State:
    return state


def scramble(state: State, seat: Seat | None, random: Random) -> State:
    return state


TOY = Rulebook(
    id="toy",
    rules=Rules(
        prefix="TY",
        version=1,
        options=(Option("rounds", 3, (1, 3, 30), "TY-0", "How many rounds."),),
        state=State,
        start=start,
        play=play,
        is_over=lambda state: state.rounds == 0,
        score=lambda state: (state.home, state.away),
        questions=(Call, Double),
        view=view,
        scramble=scramble,
        examples=lambda vectors: (),
    ),
    face=Face(
        title="Toy",
        summary="high or low",
        lengths=(Length("full", "three rounds", {}),),
        words=Words(
            prompt=lambda question, names: str(question),
            label=lambda question, option: str(option),
            explain=lambda question, option: "",
            event=words_event,
            situation=lambda view, names: f"{view.rounds} rounds left",
        ),
        scoreboard=lambda view, names: None,
        board=lambda view, names: f"{names[0]} {view.home} : {view.away} {names[1]}",
        rows=no_rows,
    ),
    coaches=Coaches(
        levels=(CoachLevel("rookie", "Toy", "random", RandomCoach),),
    ),
)
