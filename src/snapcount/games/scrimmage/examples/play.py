"""SC-20.12: the choices of a worked example played through the real rules."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import takewhile
from typing import Any

from snapcount.core.examples import BadExample
from snapcount.core.table import Event, Pending, Refusal
from snapcount.games.scrimmage.examples.choices import Choice, Refused, VectorTable, answers, passive_order
from snapcount.games.scrimmage.examples.given import NAMES, the_man
from snapcount.games.scrimmage.questions.listed import Intercept, LongPass
from snapcount.games.scrimmage.rules.course import play as play_phase
from snapcount.games.scrimmage.rules.legal.handing import snap_problem
from snapcount.games.scrimmage.rules.legal.throwing import (
    PassingPoints,
    interceptors,
    passing_points,
    receivers,
)
from snapcount.games.scrimmage.rules.passive import pending
from snapcount.games.scrimmage.rules.sequence import LAST_PRE_CONTACT
from snapcount.games.scrimmage.state import State

ANY_ROLL = {"value": 7}


class Run:
    """The choices of an example played one by one."""

    def __init__(self, state: State, chance: list[Mapping[str, Any]], given: Mapping[str, Any]) -> None:
        self.state = state
        self.chance = chance
        self.given = given
        self.used = 0
        self.events: list[Event] = []
        self.refused: tuple[int, Refusal] | None = None
        self.points: PassingPoints | None = None
        self.order: list[str] = []
        self.paired: set[str] = set()

    def all(self, choices: list[Choice]) -> None:
        for at, choice in enumerate(choices):
            before = (self.state, self.used, list(self.events))
            try:
                self.take(choice)
                self.go_on(choices[at + 1 :])
            except Refused as found:
                self.state, self.used, self.events = before
                self.refused = (at, found.refusal)
                return

    def take(self, choice: Choice) -> None:
        """One choice: an answer, a forced step of the sequence, or a query."""
        if "fn" in choice:
            self.query(choice)
        elif choice.get("a") == "passive_order":
            if not self.paired.issuperset(passive_order(choice)):
                raise Refused(Refusal("SC-8.11", "That man has no passive contact to resolve."))
        elif self.state.play.end is not None:
            self.after_the_end(choice)
        elif self.state.play.phase == "O.snap" or choice.get("a") == "snap":
            self.snap(choice)
        else:
            self.feed(choice)

    def query(self, choice: Choice) -> None:
        if choice["fn"] != "net_points":
            raise BadExample(f"{choice['fn']!r} isn't a query that the ledger describes.")
        play = self.state.play
        self.points = passing_points(
            play, the_man(choice["passer"]), the_man(choice["receiver"]), play.target
        )

    def after_the_end(self, choice: Choice) -> None:
        raise Refused(Refusal("SC-5.14", f"The play is over before {choice.get('a')}."))

    def snap(self, choice: Choice) -> None:
        if choice.get("a") != "snap" or self.state.play.phase != "O.snap":
            raise Refused(Refusal("SC-9.4", "The snap comes once, before any movement."))
        problem = snap_problem(self.state.play)
        if problem is not None:
            raise Refused(problem)
        self.run([])

    def feed(self, choice: Choice) -> None:
        given = answers(choice)
        play = self.state.play
        if choice.get("a") == "no_recover" and play.phase != "D.fumble":
            raise Refused(Refusal("SC-12.6", "There is no loose ball to leave alone."))
        if play.phase == "O.long_pass" and not receivers(play, long=True):
            self.forced(LongPass(play), choice, "no_pass_possible", given[0].value)
        elif play.phase == "D.intercept" and not interceptors(play):
            self.forced(Intercept(play), choice, "no_intercept", given[0].value)
        elif play.phase == "O.call" and play.number >= LAST_PRE_CONTACT and choice.get("gt") == "snap":
            self.forced(None, choice, "call", "snap")
        else:
            if choice.get("a") == "next_turn":
                self.rehearse(given)
            self.answer(given)

    def answer(self, given: list[Any]) -> None:
        while given and self.state.play.end is None:
            given = self.run(given)
        if given and given[0].question != "ChooseRecoverer":
            raise Refused(Refusal("SC-5.14", "The play is over before this answer."))

    def rehearse(self, given: list[Any]) -> None:
        """SC-20.13: refused as a whole, so before any roll; no recovery changes what may be committed."""
        kept = (self.state, self.used, list(self.events), self.chance)
        self.chance = [*self.chance[: self.used], *[ANY_ROLL] * len(self.state.play.men)]
        try:
            self.answer(given)
        finally:
            self.state, self.used, self.events, self.chance = kept

    def forced(self, question: Any, choice: Choice, kind: str, value: Any) -> None:
        """SC-9.50, SC-9.47: nothing to choose; the example says so, or is refused."""
        if choice.get("a") != kind:
            raise Refused(question.problem(value) or Refusal("SC-5.1", f"{choice.get('a')} is not possible."))
        self.run([])

    def run(self, given: list[Any]) -> list[Any]:
        """One phase with these answers; those not yet asked for come back."""
        table = VectorTable(given, self.chance[self.used :], self.order)
        try:
            state = play_phase(table, self.state)
        except Pending as asked:
            names = ", ".join(type(question).__name__ for question in asked.questions.values())
            raise BadExample(f"The rules ask {names} here, the example has no answer.") from None
        self.state = state
        self.used += table.rolled
        self.events += table.events
        left = given[table.taken :]
        return [answer for answer in left if answer.question != "ChooseRecoverer"]

    def go_on(self, later: list[Choice]) -> None:
        """What needs no choice: passive contacts unless their order is given next, markers unless they are laid."""
        if self.state.play.phase == "O.passive":
            self.paired = {man for _, man in pending(self.state.play)}
            orders = takewhile(lambda choice: choice.get("a") == "passive_order", later)
            self.order = [man for choice in orders for man in passive_order(choice)]
        while self.state.play.phase == "O.passive":
            self.run([])
        if self.state.play.phase in ("O.select", "D.select") and not (
            later and later[0].get("a") == "markers"
        ):
            phase = NAMES[f"{self.state.play.phase[0]}.movement"]
            self.state = self.state._replace(play=self.state.play._replace(phase=phase))
