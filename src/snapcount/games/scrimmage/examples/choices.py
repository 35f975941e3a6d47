"""SC-20.13: the `choices` of a worked example as answers to the game's questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from snapcount.core.examples import BadExample
from snapcount.core.table import Dice, Listening, Pending, Question, Refusal, Roll, Seat
from snapcount.games.scrimmage.examples.given import known, need, the_hex, the_man
from snapcount.games.scrimmage.questions.listed import Markers, NextPassive
from snapcount.games.scrimmage.questions.move import Plan
from snapcount.games.scrimmage.questions.place import Placement
from snapcount.games.scrimmage.rules.actions import DOWN, END, Action

Choice = Mapping[str, Any]


class Refused(BadExample):
    """The rules refused an answer."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


class Answer:
    """An answer meant for one kind of question; `wrong` is the rule that refuses it at any other time."""

    def __init__(self, question: str, value: Any, wrong: str) -> None:
        self.question = question
        self.value = value
        self.wrong = wrong


def move_of(choice: Choice) -> Plan:
    """The actions of a movement phase; a turn by more than one is repeated."""
    kind = choice["a"]
    if kind in ("end_phase", "no_recover"):
        return (END,)
    if kind == "down":
        return (DOWN,)
    if kind == "handoff":
        known(choice, {"a", "from", "to", "ball", "dummy"}, "the hand-off")
        goes = choice.get("ball", "goes")
        if goes not in ("goes", "stays"):
            raise BadExample(f"The ball {goes!r}: expected goes or stays.")
        dummy = choice.get("dummy", True)
        giver, taker = the_man(need(choice, "from")), the_man(need(choice, "to"))
        return (Action("handoff", giver, target=taker, goes=goes == "goes", dummy=dummy),)
    man = the_man(need(choice, "man"))
    if kind in ("turn", "free_turn"):
        by = int(need(choice, "by"))
        if not by or kind == "free_turn":
            return (Action(kind, man, by=by),)
        return (Action(kind, man, by=1 if by > 0 else -1),) * abs(by)
    if kind == "transit":
        return (Action(kind, man, tuple(need(choice, "dirs"))),)
    if kind in ("step", "leave"):
        return (Action(kind, man, (need(choice, "dir"),)),)
    if kind == "recover":
        return (Action(kind, man, (choice["dir"],) if choice.get("dir") is not None else ()),)
    if kind == "contact":
        known(choice, {"a", "man", "target", "join", "recoverer"}, "the contact")
        join = tuple(the_man(id) for id in choice.get("join", ()))
        return (Action(kind, man, target=the_man(need(choice, "target")), join=join),)
    return (Action(kind, man),)


MOVES = set(
    "step transit leave turn free_step free_turn contact enter handoff motion recover down end_phase"
    " no_recover".split()
)
WRONG_TIME = {"handoff": "SC-9.12", "contact": "SC-8.22", "no_recover": "SC-12.6", "recover": "SC-12.6"}


def committed(choice: Choice) -> str:
    kind = choice.get("pass")
    if kind is None:
        return "none"
    if kind == "lateral":
        return "lateral"
    if kind == "forward":
        return f"forward {need(choice, 'target')}"
    raise BadExample(f"A pass {kind!r}: expected forward or lateral.")


def marked(choice: Choice) -> Markers:
    return Markers(need(choice, "line"), choice.get("ball") or need(choice, "backs"))


def named_targets(choice: Choice) -> list[Answer]:
    hexes = need(choice, "hexes")
    if len(hexes) != 2:
        raise BadExample("Two target hexes are named.")
    return [Answer("NameTarget", the_hex(label), "SC-9.38") for label in hexes]


def next_turn(choice: Choice) -> list[Answer]:
    known(choice, {"a", "change", "pass", "target"}, "next_turn")
    return [
        Answer("ChangePlay", choice.get("change") or "keep", "SC-5.16"),
        Answer("CommitPass", committed(choice), "SC-9.26"),
    ]


def passive_order(choice: Choice) -> list[str]:
    """SC-8.11: the offensive men in order, or the next one only."""
    order = need(choice, "order")
    return [the_man(id) for id in ([order] if isinstance(order, str) else order)]


def placed(choice: Choice) -> list[Answer]:
    place = Placement(the_man(need(choice, "man")), the_hex(need(choice, "hex")), need(choice, "f"))
    return [Answer("Place", (place,), "SC-4.4")]


READERS: dict[str, Callable[[Choice], list[Answer]]] = {
    "place": placed,
    "place_ball": lambda c: [Answer("PlaceBall", the_hex(need(c, "hex")), "SC-4.5")],
    "kick": lambda c: [Answer("FourthDown", "kick", "SC-14.17")],
    "reactivate": lambda c: [Answer("Reactivate", the_man(need(c, "man")), "SC-14.28")],
    "call": lambda c: [Answer("CallTurn", need(c, "gt"), "SC-4.9")],
    "markers": lambda c: [Answer("SelectMarkers", marked(c), "SC-13.1")],
    "targets": named_targets,
    "keep_play": lambda c: [Answer("ChangePlay", "keep", "SC-5.16")],
    "change_play": lambda c: [Answer("ChangePlay", need(c, "marker"), "SC-13.25")],
    "commit": lambda c: [Answer("CommitPass", committed(c), "SC-9.26")],
    "next_turn": next_turn,
    "short_pass": lambda c: [Answer("ShortPass", the_man(need(c, "to")), "SC-9.29")],
    "hold": lambda c: [Answer("ShortPass", "hold", "SC-9.30")],
    "long_pass": lambda c: [Answer("LongPass", the_man(need(c, "to")), "SC-9.29")],
    "no_pass_possible": lambda c: [Answer("LongPass", "nobody", "SC-9.28")],
    "intercept": lambda c: [Answer("Intercept", the_man(need(c, "man")), "SC-9.45")],
    "no_intercept": lambda c: [Answer("Intercept", "none", "SC-9.45")],
}


def answers(choice: Choice) -> list[Answer]:
    """What a choice answers, in order."""
    kind = choice.get("a")
    if kind in MOVES:
        found = [Answer("Move", move_of(choice), WRONG_TIME.get(kind, "SC-16.2"))]
        if "recoverer" in choice:
            found.append(Answer("ChooseRecoverer", the_man(choice["recoverer"]), ""))
        return found
    if kind not in READERS:
        raise BadExample(f"{kind!r} isn't an action of the ledger (tables/actions.json).")
    return READERS[kind](choice)


class VectorTable(Listening):
    """Answers from a choice, dice from the example's `chance`."""

    def __init__(self, given: list[Answer], chance: list[Mapping[str, Any]], order: list[str]) -> None:
        super().__init__()
        self.given = given
        self.taken = 0
        self.chance = chance
        self.rolled = 0
        self.order = order

    def roll(self, dice: Dice) -> Roll:
        name = "coin" if dice.sides == 2 else f"{dice.count}d{dice.sides}"
        if self.rolled == len(self.chance):
            raise BadExample(f"The rules roll {name} ({self.running}) where the example has no roll left.")
        entry = self.chance[self.rolled]
        if entry.get("roll", name) != name:
            raise BadExample(f"The rules roll {name} ({self.running}), the example has {entry}.")
        self.rolled += 1
        total = int(entry["value"])
        if not dice.count <= total <= dice.count * dice.sides:
            raise BadExample(f"{total} isn't a total of {name}.")
        high = min(dice.sides, total - dice.count + 1)
        return (total,) if dice.count == 1 else tuple(sorted((total - high, high)))

    def draw(self, deck: Any) -> Any:
        raise BadExample("There are no cards in this game.")

    def ask(self, seat: Seat, question: Question[Any]) -> Any:
        if isinstance(question, NextPassive):
            return next((man for man in self.order if man in question.men), question.men[0])
        kind = type(question).__name__
        if self.taken == len(self.given):
            raise Pending({seat: question})
        answer = self.given[self.taken]
        if answer.question != kind:
            sentence = f"The rules ask {kind} now, not {answer.question}."
            raise Refused(Refusal(answer.wrong or question.rule, sentence))
        refusal = question.problem(answer.value)
        if refusal is not None:
            raise Refused(refusal)
        self.taken += 1
        return answer.value

    def ask_both(self, home: Any, away: Any) -> Any:
        raise BadExample("Nothing is asked of both at once in this game.")
