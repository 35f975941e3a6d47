"""A table that answers from the choices and throws of a worked example."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar, cast

from snapcount.core.examples import BadExample
from snapcount.core.table import Dice, Listening, Question, Roll, Seat
from snapcount.games.canadian_pro.examples.given import Seats, seat_of
from snapcount.games.canadian_pro.questions import (
    AcceptPenalty,
    Announce,
    AnswerKickBack,
    CallDefence,
    CallPlay,
    ChooseAfterFieldGoal,
    ChooseConvert,
    ChooseKickoff,
    ChooseSecondHalf,
    ChooseToss,
    ReturnKick,
    ReturnOrGround,
)
from snapcount.games.canadian_pro.rules.calls import Call, announced
from snapcount.games.canadian_pro.rules.defences import DefenceCall, defence_problem
from snapcount.games.canadian_pro.rules.lineups import line_of
from snapcount.games.canadian_pro.rules.throws import Throw
from snapcount.games.canadian_pro.state import State
from snapcount.games.canadian_pro.tables import BACKS, USUAL_ALIGNMENT, ZONES, depth_of

T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")
Choice = Mapping[str, Any]

DECISIONS: dict[type[Question[Any]], str] = {
    ChooseToss: "toss",
    ChooseSecondHalf: "second_half",
    CallPlay: "offence_call",
    CallDefence: "defence_call",
    ChooseKickoff: "kickoff_type",
    ReturnKick: "return_or_concede",
    AnswerKickBack: "answer_kick_back",
    ReturnOrGround: "return_or_ground",
    AcceptPenalty: "penalty",
    ChooseAfterFieldGoal: "after_field_goal",
    ChooseConvert: "convert_type",
}
DEFAULTS = {
    "kickoff_type": "normal",
    "return_or_concede": "return",
    "answer_kick_back": "return",
    "return_or_ground": "return",
    "after_field_goal": "kickoff",
    "convert_type": "kick",
}
OFFENCE_CALL = set("by decision play who depth hole zone variant screen out_of_bounds hurry".split())
DEFENCE_CALL = set("by decision setting card key double alignment".split())
IGNORED = {"dice", "by", "team", "note", "notes"}
PLAIN_CHOICE = {"by", "decision", "choice"}
MORE_FIELDS = {"kickoff_type": {"hurry"}, "convert_type": {"who"}}


class UsedUp(BaseException):
    """The rules want something that the lists don't have any more."""


class Judged(BaseException):
    """The choice in question has been reached."""

    def __init__(self, legal: bool) -> None:
        super().__init__(legal)
        self.legal = legal


class Reader(Listening):
    """Takes throws by their purpose and choices by their decision, in the order listed."""

    def __init__(self, choices: Sequence[Choice], chance: Sequence[Choice], seats: Seats) -> None:
        super().__init__()
        self.choices = [known(choice) for choice in choices]
        self.chance = list(chance)
        self.seats = seats
        self.chosen: set[int] = set()
        self.thrown = 0
        self.half: Choice | None = None
        self.judging = False

    def left(self) -> str:
        """What is listed and not yet used, in words."""
        choices = [
            f"the choice {c['decision']}" for at, c in enumerate(self.choices) if at not in self.chosen
        ]
        return ", ".join(
            choices + [f"the throw {throw.get('for')!r}" for throw in self.chance[self.thrown :]]
        )

    def stuck(self) -> bool:
        """Whether something listed has still to be used: all but the defaults of CP-1.14."""
        choices = (choice for at, choice in enumerate(self.choices) if at not in self.chosen)
        return self.thrown < len(self.chance) or not all(map(is_default, choices))

    def awaits(self, state: State) -> bool:
        """Whether playing on can use something: where only defaults are left, a choice that needs no dice."""
        left = [choice for at, choice in enumerate(self.choices) if at not in self.chosen]
        choosing = state.phase == "after_fg" and any(c["decision"] == "after_field_goal" for c in left)
        return self.stuck() or choosing

    def used(self) -> tuple[int, int]:
        """How much of the two lists has been used."""
        return len(self.chosen), self.thrown

    # Chance

    def following(self, purpose: str) -> Choice:
        if self.thrown == len(self.chance):
            raise UsedUp(f"the throw {purpose!r}")
        entry = self.chance[self.thrown]
        if entry.get("for") != purpose:
            raise BadExample(f"The rules throw {purpose!r} here, the example has {entry.get('for')!r}.")
        self.thrown += 1
        return entry

    def roll(self, dice: Dice) -> Roll:
        assert isinstance(dice, Throw)
        if not dice.side:
            entry = self.following(dice.purpose)
            self.check(entry, dice.count, {"total"} if dice.count == 2 else {"face"})
            return faces(entry["total" if dice.count == 2 else "face"], dice.count)
        if dice.side == "off":
            self.half = self.following(dice.purpose)
            self.check(self.half, 4, {"off", "def"})
        assert self.half is not None
        return faces(self.half[dice.side], 2)

    def check(self, entry: Choice, count: int, fields: set[str]) -> None:
        if entry.get("dice", count) != count or entry.keys() - IGNORED != fields | {"for"}:
            expected = ", ".join(sorted(fields))
            raise BadExample(f"The throw {entry.get('for')!r} is of {count} dice and has {expected}.")

    def draw(self, deck: tuple[T, ...]) -> T:
        if self.judging and not self.chance:  # CP-1.16: only the choice in question is listed
            return cast(T, seat_of(self.choices[-1].get("by"), self.seats))
        entry = self.following("coin")
        named = [value for key, value in entry.items() if key != "for" and value in self.seats]
        if len(named) != 1:
            raise BadExample("The coin names the winner of the toss.")
        return cast(T, self.seats[named[0]])

    # Choices

    def ask(self, seat: Seat, question: Question[T]) -> T:
        if isinstance(question, Announce):
            return cast(T, self.announcement(question))
        decision = DECISIONS[type(question)]
        at = self.find(decision, seat, isinstance(question, CallPlay))
        if at is None and self.judging and isinstance(question, CallDefence):
            return cast(T, question.menu()[0])  # CP-1.16: only the choice in question is listed
        if at is None:
            if decision not in DEFAULTS:
                raise UsedUp(f"the choice {decision!r}")
            return cast(T, DEFAULTS[decision])
        return cast(T, self.take(at, seat, question))

    def find(self, decision: str, seat: Seat, skip_defence: bool) -> int | None:
        """The next unused choice if it is this decision. The offence's call may stand after the defence's,
        and a default may be listed where the rules have nothing to ask."""
        for at, choice in enumerate(self.choices):
            if at in self.chosen or (skip_defence and choice["decision"] == "defence_call"):
                continue
            theirs = decision in DEFAULTS and self.seats.get(choice.get("by", "")) is seat.other
            if choice["decision"] == decision and not theirs:
                return at
            if not is_default(choice):
                return None
        return None

    def take(self, at: int, seat: Seat, question: Question[Any]) -> Any:
        choice = self.choices[at]
        if seat_of(choice.get("by"), self.seats) is not seat:
            if self.judging and at == len(self.choices) - 1:
                raise Judged(False)
            raise BadExample(f"{choice['decision']} is not decided by {choice['by']} here.")
        answer = read_choice(choice, question)
        refusal = question.problem(answer)
        if isinstance(question, CallPlay) and announced(answer) and self.defended(at):
            refusal = CallPlay(question.state, "", False).problem(answer)
        if self.judging and at == len(self.choices) - 1:
            raise Judged(refusal is None)
        if refusal is not None:
            raise refusal
        self.chosen.add(at)
        self.chosen |= {before for before in range(at) if is_default(self.choices[before])}
        return answer

    def defended(self, at: int) -> bool:
        """CP-1.14: a defence_call standing first means that no kick was announced."""
        return any(
            choice["decision"] == "defence_call" and before not in self.chosen
            for before, choice in enumerate(self.choices[:at])
        )

    def announcement(self, question: Announce) -> Call | None:
        """A punt or fg that stands without a defence_call before it was announced."""
        at = self.find("offence_call", question.state.situation.offence, False)
        if at is None or self.choices[at].get("play") not in ("punt", "fg"):
            return None
        return cast(Call, self.take(at, question.state.situation.offence, question))

    def ask_both(self, home: Question[A], away: Question[B]) -> tuple[A, B]:
        return self.ask(Seat.HOME, home), self.ask(Seat.AWAY, away)


def faces(total: Any, count: int) -> Roll:
    """Dice that show this total."""
    if type(total) is not int or not count <= total <= 6 * count:
        raise BadExample(f"{total!r} can't be thrown with {count} dice.")
    if count == 1:
        return (total,)
    low = max(1, total - 6)
    return (low, total - low)


def known(choice: Choice) -> Choice:
    """A choice of a known decision with known fields, or BadExample."""
    decision = str(choice.get("decision"))
    if decision not in DECISIONS.values():
        raise BadExample(f"There is no decision {decision!r}: expected {', '.join(DECISIONS.values())}.")
    allowed = {"offence_call": OFFENCE_CALL, "defence_call": DEFENCE_CALL}.get(
        decision, PLAIN_CHOICE | MORE_FIELDS.get(decision, set())
    )
    unknown = choice.keys() - allowed
    if unknown:
        raise BadExample(f"The choice {decision} has no {', '.join(sorted(unknown))}.")
    return choice


def is_default(choice: Choice) -> bool:
    """CP-1.14: a choice that means the same as none."""
    default = DEFAULTS.get(str(choice["decision"]))
    return default is not None and choice.get("choice") == default and not choice.get("hurry")


def read_choice(choice: Choice, question: Question[Any]) -> Any:
    if isinstance(question, CallPlay | Announce):
        return read_call(choice, question.state)
    if isinstance(question, CallDefence):
        return read_defence(choice)
    chosen = choice.get("choice")
    if isinstance(question, ChooseKickoff) and choice.get("hurry"):
        return "hurry" if chosen == "normal" or not question.hurry else chosen
    if isinstance(question, ChooseConvert) and chosen == "two":
        return choice.get("who", question.receivers[0])
    return chosen


def read_call(choice: Choice, state: State) -> Call:
    play, zone, depth = choice.get("play", ""), choice.get("zone") or 0, choice.get("depth") or ""
    if play == "pass" and not depth and zone in ZONES:
        depth = depth_of(zone)
    variant = choice.get("variant") or ""
    if choice.get("screen"):
        variant = "screen"
    elif choice.get("out_of_bounds"):
        variant = "out_of_bounds"
    who = choice.get("who") or ""
    if play == "sneak" and who == "QB":
        who = ""
    if play == "quick_kick" and not who:
        who = next((back for back in BACKS if back in line_of(state, state.situation.offence).men), "")
    return Call(play, who, depth, choice.get("hole") or 0, zone, variant, bool(choice.get("hurry")))


def read_defence(choice: Choice) -> DefenceCall:
    alignment = choice.get("alignment") or ""
    return DefenceCall(
        choice.get("setting") or 0,
        choice.get("card") or "",
        choice.get("key") or "",
        choice.get("double") or "",
        "" if alignment == USUAL_ALIGNMENT else alignment,
    )


def judge_defence(choice: Choice, state: State) -> bool:
    """Whether the defence may call this; in solitaire it calls nothing (CP-17.6)."""
    return not state.options.solitaire and defence_problem(state.options, read_defence(choice)) is None
