"""Runs worked examples in the form of SC-20.12 and SC-20.13 through the real rules."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any

from snapcount.core.rulebook import Verdict
from snapcount.core.table import Event, Pending, Refusal
from snapcount.games.scrimmage.ends import gain, is_safety
from snapcount.games.scrimmage.example_choices import Choice, Refused, VectorTable, answers, passive_order
from snapcount.games.scrimmage.example_compare import compare
from snapcount.games.scrimmage.example_functions import FUNCTIONS
from snapcount.games.scrimmage.example_given import Unreadable, need, read_state, shown_phase, the_man
from snapcount.games.scrimmage.field import inbounds, label
from snapcount.games.scrimmage.game import play as play_phase
from snapcount.games.scrimmage.legal.acting import allowance
from snapcount.games.scrimmage.legal.handing import snap_problem
from snapcount.games.scrimmage.legal.throwing import PassingPoints, interceptors, passing_points, receivers
from snapcount.games.scrimmage.passive import pending
from snapcount.games.scrimmage.questions import Intercept, LongPass
from snapcount.games.scrimmage.sequence import LAST_PRE_CONTACT
from snapcount.games.scrimmage.series import after_play, dir_of
from snapcount.games.scrimmage.setup import new_play
from snapcount.games.scrimmage.state import Man, State

Vector = Mapping[str, Any]


def examples(vectors: Sequence[Vector]) -> Iterator[Verdict]:
    for vector in vectors:
        yield verdict(vector)


def verdict(vector: Vector) -> Verdict:
    """Passed, or failed with what was expected and what came."""
    name = str(vector.get("id", "?"))
    try:
        problem = check(vector)
    except (Unreadable, Refused) as found:
        problem = str(found)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, StopIteration) as found:
        problem = f"The example can't be read: {type(found).__name__} {found}."
    return Verdict(name, "failed" if problem else "passed", problem)


def check(vector: Vector) -> str:
    given, expect = need(vector, "given"), need(vector, "expect")
    if "fn" in given:
        if given["fn"] not in FUNCTIONS:
            raise Unreadable(f"{given['fn']!r} is no function that the ledger describes.")
        got = FUNCTIONS[given["fn"]](given, list(vector.get("chance", ())))
        return compare(expect, got, given["fn"])
    run = Run(read_state(given), list(vector.get("chance", ())), given)
    run.all(list(vector.get("choices", ())))
    return run.compare(expect)


class Run:
    """The choices of an example played one by one."""

    def __init__(self, state: State, chance: list[Mapping[str, Any]], given: Vector) -> None:
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
            raise Unreadable(f"{choice['fn']!r} is no query that the ledger describes.")
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
        if play.phase == "O.long_pass" and not receivers(play, long=True):
            self.forced(LongPass(play), choice, "no_pass_possible", given[0].value)
        elif play.phase == "D.intercept" and not interceptors(play):
            self.forced(Intercept(play), choice, "no_intercept", given[0].value)
        elif play.phase == "O.call" and play.number >= LAST_PRE_CONTACT and choice.get("gt") == "snap":
            self.forced(None, choice, "call", "snap")
        else:
            while given and self.state.play.end is None:
                given = self.run(given)
            if given and given[0].question != "ChooseRecoverer":
                raise Refused(Refusal("SC-5.14", "The play is over before this answer."))

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
            raise Unreadable(f"The rules ask {names} here, the example has no answer.") from None
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
            side = self.state.play.phase[0]
            self.state = self.state._replace(play=self.state.play._replace(phase=f"{side}.movement"))

    # What came of it

    def compare(self, expect: Vector) -> str:
        if self.refused is not None and "illegal_action_index" not in expect:
            return f"Choice {self.refused[0]} was refused: {self.refused[1]}."
        for key in expect:
            if key not in RESULTS and key != "violates":
                raise Unreadable(f"{key!r} is no expectation that the ledger describes.")
        if self.used < len(self.chance):
            return f"The rules made {self.used} rolls, the example has {len(self.chance)}."
        wanted = {key: value for key, value in expect.items() if key not in ("men", "violates", "mp_spent")}
        for key in ("dummies", "passive_contacts"):
            if isinstance(wanted.get(key), list):
                wanted[key] = sorted(wanted[key])
        got = {key: RESULTS[key](self) for key in wanted}
        problem = compare(wanted, got, "expect") or self.compare_men(expect.get("men", {}))
        for id, spent in expect.get("mp_spent", {}).items():
            problem = problem or compare(spent, self.spent(self.man(id)), f"mp_spent {id}")
        if (
            not problem
            and "violates" in expect
            and self.refused
            and self.refused[1].rule not in expect["violates"]
        ):
            return f"One of {expect['violates']} was expected to be broken, it was {self.refused[1]}."
        return problem

    def compare_men(self, expected: Mapping[str, Any]) -> str:
        for id, wanted in expected.items():
            man = self.man(id)
            got: dict[str, Any] = {
                "hex": None if man.hex < 0 else label(man.hex),
                "f": man.facing,
                "mp_left": man.mp,
                "off": man.off or None,
                "hit": man.hit,
                "neut": man.level,
            }
            problem = compare({"hit": False, "neut": 0, **wanted}, got, id)
            if problem:
                return problem
        return ""

    def man(self, id: str) -> Man:
        for man in self.state.play.men:
            if man.id == id:
                return man
        raise Unreadable(f"{id} is expected but was not given.")

    def spent(self, man: Man) -> int:
        full = allowance("contact" if man.motion >= 0 else self.state.play.turn, man.id)
        return int(self.given.get("mp_left", {}).get(man.id, full)) - man.mp

    def dummies(self) -> list[str]:
        play = self.state.play
        return sorted(man for man in play.carriers if man != play.holder)

    def contacts(self) -> list[dict[str, Any]]:
        return [
            {
                "by": event.facts["by"][0],
                "on": event.facts["on"],
                "differential": event.facts["differential"],
                "roll": sum(event.facts["dice"]),
                "result": event.facts["result"],
            }
            for event in self.events
            if event.what == "contacted"
        ]

    def passed(self) -> dict[str, Any]:
        thrown = [event.facts for event in self.events if event.what == "passed"]
        if self.points is not None:
            return self.points._asdict()
        return PassingPoints(*thrown[-1]["points"])._asdict() if thrown else {}

    def complete(self) -> bool | None:
        thrown = [event.facts["complete"] for event in self.events if event.what == "passed"]
        return thrown[-1] if thrown else None

    def play_over(self) -> dict[str, Any] | None:
        end = self.state.play.end
        if end is None:
            return None
        play = self.state.play
        return {"why": end.why, "spot": label(end.spot), "possession": end.possession, "gain": gain(play)}

    def ruling(self) -> str:
        end = self.state.play.end
        return "safety" if end is not None and is_safety(self.state.play.dir, end) else ""

    def next_ball_hex(self) -> str | None:
        end = self.state.play.end
        return None if end is None else label(inbounds(end.spot))

    def following(self) -> dict[str, Any] | None:
        end = self.state.play.end
        if end is None:
            return None
        match = after_play(self.state.match, end)
        play = new_play(match)
        same = match.offence == self.state.match.offence
        return {
            "offense": "same player" if same else "other player",
            "dir": dir_of(match, match.offence),
            "L": play.line,
            "ball_hex": label(match.ball),
            "ball": label(match.ball),
            "down": match.down,
        }


RESULTS: dict[str, Any] = {
    "men": lambda run: None,
    "mp_spent": lambda run: None,
    "holder": lambda run: run.state.play.holder or None,
    "dummies": Run.dummies,
    "phase": lambda run: shown_phase(run.state.play.phase),
    "contacts": Run.contacts,
    "play_over": Run.play_over,
    "passing_points": Run.passed,
    "complete": Run.complete,
    "passive_contacts": lambda run: sorted(list(pair) for pair in run.state.play.passive),
    "marker_revealed": lambda run: run.state.play.ball_shown,
    "next_ball_hex": Run.next_ball_hex,
    "ruling": Run.ruling,
    "next": Run.following,
    "new": Run.following,
    "new_possession": Run.following,
    "illegal_action_index": lambda run: run.refused[0] if run.refused else None,
}
