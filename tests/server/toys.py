"""Games made up for these tests: the engine's toy, and one with a hidden hand and a sealed call."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any, NamedTuple

from snapcount.core.rulebook import Advice, Option, Rulebook, Value, Words
from snapcount.core.table import Dice, Question, Refusal, Seat, Table, rule
from tests.core.toy import TOY

ONE_DIE = Dice(1)
CARDS = tuple(f"SECRETCARD{number:03d}" for number in range(60))
CALLS = tuple(f"SECRETCALL{letter}" for letter in "ABCDEFGH")


class Hands(NamedTuple):
    rounds: int
    home: str
    away: str
    points: tuple[int, int]


class HandView(NamedTuple):
    rounds: int
    mine: str | None
    points: tuple[int, int]


@dataclass(frozen=True)
class SecretCall(Question[str]):
    rule = "HD-1"
    hand: str
    """The seat's own card: only this seat may see it."""

    def options(self) -> tuple[str, ...]:
        return CALLS


@dataclass(frozen=True)
class Show(Question[bool]):
    rule = "HD-2"

    @property
    def secret(self) -> bool:
        return True

    def options(self) -> tuple[bool, ...]:
        return (True, False)


@rule("HD-1")
def play(t: Table, state: Hands) -> Hands:
    """Each is dealt a card, calls in secret; a die says who scores; the winner may show his card."""
    home, away = t.draw(CARDS), t.draw(CARDS)
    t.tell("dealt", to=Seat.HOME, card=home)
    t.tell("dealt", to=Seat.AWAY, card=away)
    calls = t.ask_both(SecretCall(home), SecretCall(away))
    (die,) = t.roll(ONE_DIE)
    winner = Seat.HOME if die % 2 == (calls[0] < calls[1]) else Seat.AWAY
    t.tell("won", seat=winner, dice=(die,))
    if t.ask(winner, Show()):
        t.tell("shown", card=(home, away)[winner])
    points = (state.points[0] + (winner is Seat.HOME), state.points[1] + (winner is Seat.AWAY))
    return Hands(state.rounds - 1, home, away, points)


def start(options: Mapping[str, Value]) -> Hands:
    return Hands(int(options["rounds"]), "", "", (0, 0))


def view(state: Hands, seat: Seat | None) -> HandView:
    return HandView(state.rounds, None if seat is None else (state.home, state.away)[seat], state.points)


def scramble(state: Hands, seat: Seat | None, random: Random) -> Hands:
    home = state.home if seat is Seat.HOME or not state.home else random.choice(CARDS)
    away = state.away if seat is Seat.AWAY or not state.away else random.choice(CARDS)
    return state._replace(home=home, away=away)


class FirstCoach:
    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        return next(iter(question.options()))


HANDS = Rulebook(
    id="hands",
    rules=replace(
        TOY.rules,
        prefix="HD",
        options=(Option("rounds", 3, (1, 3, 12), "HD-0", "How many rounds."),),
        state=Hands,
        start=start,
        play=play,
        score=lambda state: state.points,
        view=view,
        questions=(SecretCall, Show),
        scramble=scramble,
    ),
    face=replace(
        TOY.face,
        title="Hands",
        words=Words(
            prompt=lambda question, names: "Call in secret",
            label=lambda question, option: str(option),
            explain=lambda question, option: f"plays {option}",
            event=lambda event, names: f"{event.what} {event.facts}",
            situation=lambda view, names: f"{view.rounds} rounds left",
        ),
        board=lambda view, names: f"card {view.mine}",
    ),
    coaches=replace(
        TOY.coaches,
        advice=lambda view, question: [Advice(option, "as good as any") for option in question.options()],
    ),
)

GAMES = {"toy": TOY, "hands": HANDS}


def names() -> tuple[str, ...]:
    return tuple(GAMES)


def find(name: str) -> Rulebook:
    if name not in GAMES:
        raise Refusal("games", f"There is no game {name!r}.")
    return GAMES[name]
