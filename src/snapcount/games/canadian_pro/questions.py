"""Every decision of the game (chapter 21)."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from snapcount.core.data.quick import quickly_asked
from snapcount.core.table import Question, Refusal, Seat
from snapcount.games.canadian_pro.rules.calls import Call, announced, call_problem, menu_of
from snapcount.games.canadian_pro.rules.defences import DefenceCall, defence_calls, defence_problem
from snapcount.games.canadian_pro.rules.lineups import substitution_problem, substitutions
from snapcount.games.canadian_pro.rules.open_calls import calls
from snapcount.games.canadian_pro.state import After, State, Substitution

SUBSTITUTING = 0.02
"""How often random play changes a line-up instead of calling."""


@dataclass(frozen=True, slots=True)
class ChooseToss(Question[str]):
    """CP-2.4: the winner of the toss kicks off or receives."""

    rule = "CP-2.4"
    quarter: int

    def options(self) -> tuple[str, ...]:
        return ("kick", "receive")


@dataclass(frozen=True, slots=True)
class ChooseSecondHalf(Question[str]):
    """CP-2.5: the loser of the opening toss chooses for the second half."""

    rule = "CP-2.5"
    state: State

    def options(self) -> tuple[str, ...]:
        return ("kick", "receive")


@dataclass(frozen=True, slots=True)
class CallPlay(Question[Call | Substitution]):
    """CP-3.3: the offence calls, or changes its line-up first. A punt or field goal is shown at once."""

    rule = "CP-3.3"
    state: State
    alignment: str = ""
    """What the defence has announced (CP-16.26)."""
    kicks: bool = True

    @property
    def secret(self) -> bool:
        """Sealed against the other coach; in Solitaire there is none."""
        return not self.state.options.solitaire

    def options(self) -> tuple[Call | Substitution, ...]:
        state = self.state
        return calls(menu_of(state, self.kicks)) + substitutions(state, state.situation.offence, False)

    def problem(self, answer: Call | Substitution) -> Refusal | None:
        if isinstance(answer, Substitution):
            return substitution_problem(self.state, self.state.situation.offence, answer)
        if type(answer) is not Call:
            return Question.problem(self, answer)
        return call_problem(menu_of(self.state, self.kicks), answer)

    def sample(self, random: Random) -> Call | Substitution:
        menu = calls(menu_of(self.state, self.kicks))
        others = substitutions(self.state, self.state.situation.offence, False)
        if not menu or (others and random.random() < SUBSTITUTING):
            return others[int(random.random() * len(others))]
        return menu[int(random.random() * len(menu))]


@dataclass(frozen=True, slots=True)
class Announce(Question[Call | None]):
    """CP-3.10: the offence announces a punt or a field goal, or nothing (None)."""

    rule = "CP-3.10"
    state: State
    seldom: bool = False
    """First or second down with time left: hardly anybody kicks, so a page may pass it over."""

    def options(self) -> tuple[Call | None, ...]:
        return (None, *(call for call in calls(menu_of(self.state, True)) if announced(call)))

    def problem(self, answer: Call | None) -> Refusal | None:
        if answer is None:
            return None
        if type(answer) is not Call or not announced(answer):
            return Refusal("CP-3.10", "Only a punt or a field goal is announced.")
        return call_problem(menu_of(self.state, True), answer)


@dataclass(frozen=True, slots=True)
class CallDefence(Question[DefenceCall | Substitution]):
    """CP-3.4: the defence calls without seeing the offence's call, or changes its line-up first."""

    rule = "CP-3.4"
    state: State

    @property
    def secret(self) -> bool:
        """Sealed against the other coach; in Solitaire there is none."""
        return not self.state.options.solitaire

    def menu(self) -> tuple[DefenceCall, ...]:
        return defence_calls(self.state.options.advanced, self.state.has("alignments"))

    def options(self) -> tuple[DefenceCall | Substitution, ...]:
        """Line-up changes come before the many other alignments, so that a list cut short still has them."""
        menu = self.menu()
        usual = tuple(call for call in menu if not call.alignment)
        shifted = tuple(call for call in menu if call.alignment)
        return usual + substitutions(self.state, self.state.situation.offence.other, True) + shifted

    def problem(self, answer: DefenceCall | Substitution) -> Refusal | None:
        if isinstance(answer, Substitution):
            return substitution_problem(self.state, self.state.situation.offence.other, answer)
        if type(answer) is not DefenceCall:
            return Question.problem(self, answer)
        return defence_problem(self.state.options, answer)

    def sample(self, random: Random) -> DefenceCall | Substitution:
        others = substitutions(self.state, self.state.situation.offence.other, True)
        if others and random.random() < SUBSTITUTING:
            return others[int(random.random() * len(others))]
        menu = self.menu()
        return menu[int(random.random() * len(menu))]


@dataclass(frozen=True, slots=True)
class ChooseKickoff(Question[str]):
    """CP-6.8: a normal kickoff or an onside kick; in the Hurry Up also a hurried one (CP-16.31)."""

    rule = "CP-6.8"
    hurry: bool
    onside: bool = True
    """Not after a safety touch (CP-6.9)."""

    def options(self) -> tuple[str, ...]:
        return ("normal", *(("onside",) if self.onside else ()), *(("hurry",) if self.hurry else ()))


@dataclass(frozen=True, slots=True)
class ReturnKick(Question[str]):
    """CP-6.21: return the kick, or concede, ground or kick it back where that is possible."""

    rule = "CP-6.21"
    spot: int
    """In the yards of the team that has fielded it; negative in its end zone."""
    choices: tuple[str, ...]
    returner: str
    column: str
    known: int | None = None
    """A quick kick's return lies on the table (CP-16.14)."""

    def options(self) -> tuple[str, ...]:
        return self.choices


@dataclass(frozen=True, slots=True)
class AnswerKickBack(Question[str]):
    """CP-16.16: return the ball that was kicked back, or try to kick it again."""

    rule = "CP-16.16"
    spot: int

    def options(self) -> tuple[str, ...]:
        return ("return", "kick_again")


@dataclass(frozen=True, slots=True)
class ReturnOrGround(Question[str]):
    """CP-15.9: run back the ball just taken away, or ground it."""

    rule = "CP-15.9"
    spot: int

    def options(self) -> tuple[str, ...]:
        return ("return", "ground")


@dataclass(frozen=True, slots=True)
class AcceptPenalty(Question[str]):
    """CP-8.6: the team fouled takes the penalty or the play, seeing where each leaves it."""

    rule = "CP-8.6"
    seat: Seat
    """The team fouled, who decides."""
    number: int
    name: str
    accepted: After
    declined: After
    throws_gain: bool = False
    """Interference: where the ball goes is thrown only when it is accepted (CP-8.11)."""

    def options(self) -> tuple[str, ...]:
        return ("accept", "decline")


@dataclass(frozen=True, slots=True)
class ChooseAfterFieldGoal(Question[str]):
    """CP-7.6: receive a kickoff, or scrimmage from the own 35."""

    rule = "CP-7.6"
    spot: int

    def options(self) -> tuple[str, ...]:
        return ("kickoff", "scrimmage")


@dataclass(frozen=True, slots=True)
class ChooseConvert(Question[str]):
    """CP-15.12: kick for one point, or pass to the named receiver for two."""

    rule = "CP-15.12"
    receivers: tuple[str, ...]

    def options(self) -> tuple[str, ...]:
        return ("kick", *self.receivers)


QUESTIONS = (
    ChooseToss,
    ChooseSecondHalf,
    CallPlay,
    Announce,
    CallDefence,
    ChooseKickoff,
    ReturnKick,
    AnswerKickBack,
    ReturnOrGround,
    AcceptPenalty,
    ChooseAfterFieldGoal,
    ChooseConvert,
)
for _question in QUESTIONS:
    quickly_asked(_question)
