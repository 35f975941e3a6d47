"""Decisions before the game, of kicks and of the clock."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import ClassVar, NamedTuple

from snapcount.core.table import Question, Refusal
from snapcount.football.situation import Situation
from snapcount.games.card_bowl.rules.cards import VALUE, Card


@dataclass(frozen=True, slots=True)
class SplitStock(Question[int]):
    """CB-33.5 How many cards of the stock go to one's offence; the rest goes to the defence."""

    rule: ClassVar[str] = "CB-33.5"
    dp: ClassVar[str] = "DP-51"
    stock: int

    def options(self) -> range:
        return range(self.stock + 1)


@dataclass(frozen=True, slots=True)
class CallToss(Question[str]):
    """CB-3.1 The visitor calls the coin."""

    rule: ClassVar[str] = "CB-3.1"
    dp: ClassVar[str] = "DP-01"

    def options(self) -> tuple[str, ...]:
        return ("heads", "tails")


@dataclass(frozen=True, slots=True)
class ReceiveOrKick(Question[str]):
    """CB-3.2 The winner of the toss receives or kicks off."""

    rule: ClassVar[str] = "CB-3.2"
    dp: ClassVar[str] = "DP-02"
    overtime: bool = False

    def options(self) -> tuple[str, ...]:
        return ("receive", "kick")


@dataclass(frozen=True, slots=True)
class SecondHalf(Question[str]):
    """CB-3.3 The loser of the toss receives or kicks off the second half."""

    rule: ClassVar[str] = "CB-3.3"
    dp: ClassVar[str] = "DP-03"

    def options(self) -> tuple[str, ...]:
        return ("receive", "kick")


class FreeKick(NamedTuple):
    """A kickoff, a squib at a yard line, an on-side kick with a number, or a punt after a safety."""

    kind: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class ChooseKick(Question[FreeKick]):
    """CB-5.23, CB-6.1, CB-10.1 How the kickers kick. The list offers usual kicks; any line or number may be named."""

    rule: ClassVar[str] = "CB-5.23"
    dp: ClassVar[str] = "DP-04"
    listed: ClassVar[bool] = False
    situation: Situation[int]
    safety: bool

    def options(self) -> list[FreeKick]:
        found = [FreeKick("kickoff"), FreeKick("safety_punt")][: 1 + self.safety]
        found += [FreeKick("squib", line) for line in range(20, self.farthest + 1, 5)]
        return found + [FreeKick("onside", number) for number in (5, 7, 9, 12)]

    @property
    def farthest(self) -> int:
        """CB-5.24 The farthest line that a squib kick may name."""
        return min(50, 90 - self.situation.ball)

    def every(self) -> list[FreeKick]:
        """All kicks there are: up to 73."""
        found = [FreeKick("kickoff"), FreeKick("safety_punt")][: 1 + self.safety]
        found += [FreeKick("squib", line) for line in range(1, self.farthest + 1)]
        return found + [FreeKick("onside", number) for number in range(21)]

    def problem(self, answer: FreeKick) -> Refusal | None:
        if answer in self.every():
            return None
        if answer.kind == "squib":
            return Refusal(
                "CB-5.24", f"A squib kick names a line from 1 to {self.farthest}, not {answer.number}."
            )
        if answer.kind == "onside":
            return Refusal("CB-6.2", f"An on-side kick declares a number from 0 to 20, not {answer.number}.")
        kinds = "kickoff, squib, onside" + (" or safety_punt" if self.safety else "")
        return Refusal("CB-5.23", f"{answer.kind!r} isn't a kick here: expected {kinds}.")

    def sample(self, random: Random) -> FreeKick:
        kicks = self.every()
        return kicks[int(random.random() * len(kicks))]


@dataclass(frozen=True, slots=True)
class FieldKick(Question[str]):
    """CB-5.13 A kick in the end zone: down it there or run."""

    rule: ClassVar[str] = "CB-5.13"
    dp: ClassVar[str] = "DP-05"
    spot: int
    coverage: Card
    cards: int

    def options(self) -> tuple[str, ...]:
        return ("touchback", "return")


@dataclass(frozen=True, slots=True)
class StayInEndZone(Question[str]):
    """CB-5.16, CB-7.23 Still in the end zone during the return: down it or go on."""

    rule: ClassVar[str] = "CB-5.16"
    dp: ClassVar[str] = "DP-06"
    spot: int
    cards_left: int

    def options(self) -> tuple[str, ...]:
        return ("touchback", "continue")


@dataclass(frozen=True, slots=True)
class TakeFailedKick(Question[str]):
    """CB-6.9 The second failed on-side kick in a row: take the ball or have it kicked again."""

    rule: ClassVar[str] = "CB-6.9"
    dp: ClassVar[str] = "DP-07"
    spot: int
    kick_again_from: int

    def options(self) -> tuple[str, ...]:
        return ("take", "rekick")


@dataclass(frozen=True, slots=True)
class CallPlay(Question[str]):
    """CB-3.7 The class of play, announced to everybody."""

    rule: ClassVar[str] = "CB-3.7"
    dp: ClassVar[str] = "DP-08"
    situation: Situation[int]

    def options(self) -> tuple[str, ...]:
        return ("scrimmage", "punt", "field_goal", "spike", "kneel")


@dataclass(frozen=True, slots=True)
class PuntPlan(Question[str]):
    """CB-7.1, CB-7.2 How many punt cards, and whether to aim out of bounds."""

    rule: ClassVar[str] = "CB-7.1"
    dp: ClassVar[str] = "DP-09"
    situation: Situation[int]

    def options(self) -> tuple[str, ...]:
        return ("4", "3", "2", "1", "3+oob", "2+oob", "1+oob")


@dataclass(frozen=True, slots=True)
class FieldPunt(Question[str]):
    """CB-7.15 Return, fair catch, let it bounce, or touchback."""

    rule: ClassVar[str] = "CB-7.15"
    dp: ClassVar[str] = "DP-10"
    spot: int
    coverage: Card

    def options(self) -> tuple[str, ...]:
        return ("touchback", "return") if self.spot <= 0 else ("return", "fair_catch", "bounce")


@dataclass(frozen=True, slots=True)
class DownBackward(Question[str]):
    """CB-7.29 A bounce back towards the kickers: apply the coverage card or not."""

    rule: ClassVar[str] = "CB-7.29"
    dp: ClassVar[str] = "DP-11"
    spot: int
    coverage: Card
    bounce: Card

    def options(self) -> tuple[str, ...]:
        return ("apply", "no")


@dataclass(frozen=True, slots=True)
class DownForward(Question[int]):
    """CB-7.30, CB-7.31 A forward bounce of the coverage card's suit: take off so much and down it; 0 is hands off."""

    rule: ClassVar[str] = "CB-7.31"
    dp: ClassVar[str] = "DP-12"
    spot: int
    coverage: Card
    bounce: Card

    def options(self) -> range:
        return range(min(VALUE[self.coverage], VALUE[self.bounce]) + 1)


@dataclass(frozen=True, slots=True)
class ChooseTry(Question[str]):
    """CB-9.1 Kick for one point or play for two."""

    rule: ClassVar[str] = "CB-9.1"
    dp: ClassVar[str] = "DP-13"
    distance: int

    def options(self) -> tuple[str, ...]:
        return ("kick", "two")


@dataclass(frozen=True, slots=True)
class RunOff(Question[int]):
    """CB-32.18 How many intervals to use before the snap, the usual seven first; under six helps the defence."""

    rule: ClassVar[str] = "CB-32.18"
    dp: ClassVar[str] = "DP-14"
    left: int

    def options(self) -> tuple[int, ...]:
        return (7, 8, 6, 5, 4, 3, 2)


@dataclass(frozen=True, slots=True)
class TakeTimeout(Question[str]):
    """CB-32.4 The clock runs: stop it with a timeout or let it run."""

    rule: ClassVar[str] = "CB-32.4"
    dp: ClassVar[str] = "DP-15"
    timeouts: int
    left: int

    def options(self) -> tuple[str, ...]:
        return ("no", "timeout")
