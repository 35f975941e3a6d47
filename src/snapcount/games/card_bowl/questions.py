"""Every decision of the game (chapter 35). A question carries only what its seat may see."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from random import Random
from typing import Any, ClassVar, NamedTuple

from snapcount.core.table import Question, Refusal
from snapcount.games.card_bowl.adjustment import (
    Shift,
    adjust_moves,
    adjust_problem,
    motion_problem,
    motions,
)
from snapcount.games.card_bowl.arrange import defence_sets, offence_sets, random_defence, random_offence
from snapcount.games.card_bowl.calls import call_problem, calls, develop_moves, develop_problem
from snapcount.games.card_bowl.cards import VALUE, Card
from snapcount.games.card_bowl.formations import (
    PLACES,
    SHAPES,
    DefenceSet,
    OffenceSet,
    defence_problem,
)
from snapcount.games.card_bowl.match_ups import in_backfield, match_up, match_up_name, side_of_x
from snapcount.games.card_bowl.state import Call, Field, Foul, Next
from snapcount.games.card_bowl.turns import (
    DONE,
    Move,
    Turn,
    back_moves,
    back_problem,
    backs_problem,
    defence_moves,
    defence_turn_problem,
    moved_back,
    moved_defender,
    pattern_moves,
    pattern_problem,
)


class Chosen(NamedTuple):
    """A card of one's own on its place, as shown in a question."""

    place: str
    card: Card


def some(random: Random, options: list[Turn]) -> Turn:
    """Random play: end the turn half the time, so that turns stay short."""
    return DONE if random.random() < 0.5 else options[int(random.random() * len(options))]


# Before the game


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


# Kicks


class FreeKick(NamedTuple):
    """A kickoff, a squib at a yard line, an on-side kick with a number, or a punt after a safety."""

    kind: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class ChooseKick(Question[FreeKick]):
    """CB-5.23, CB-6.1, CB-10.1 How the kickers kick."""

    rule: ClassVar[str] = "CB-5.23"
    dp: ClassVar[str] = "DP-04"
    spot: int
    safety: bool

    def options(self) -> list[FreeKick]:
        found = [FreeKick("kickoff")]
        if self.safety:
            found.append(FreeKick("safety_punt"))
        found += [FreeKick("squib", line) for line in range(1, min(50, 90 - self.spot) + 1)]
        return found + [FreeKick("onside", number) for number in range(21)]


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
    spot: int
    down: int
    to_go: int

    def options(self) -> tuple[str, ...]:
        return ("scrimmage", "punt", "field_goal", "spike", "kneel")


@dataclass(frozen=True, slots=True)
class PuntPlan(Question[str]):
    """CB-7.1, CB-7.2 How many punt cards, and whether to aim out of bounds."""

    rule: ClassVar[str] = "CB-7.1"
    dp: ClassVar[str] = "DP-09"
    spot: int

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


# The clock


@dataclass(frozen=True, slots=True)
class RunOff(Question[int]):
    """CB-32.18 How many intervals to use before the snap; under six gives the defence extra cards."""

    rule: ClassVar[str] = "CB-32.18"
    dp: ClassVar[str] = "DP-14"
    left: int

    def options(self) -> range:
        return range(2, 9)


@dataclass(frozen=True, slots=True)
class TakeTimeout(Question[str]):
    """CB-32.4 The clock runs: stop it with a timeout or let it run."""

    rule: ClassVar[str] = "CB-32.4"
    dp: ClassVar[str] = "DP-15"
    timeouts: int
    left: int

    def options(self) -> tuple[str, ...]:
        return ("no", "timeout")


# The deal and the formations


@dataclass(frozen=True, slots=True)
class Discard(Question[tuple[Card, ...]]):
    """CB-11.5 Which of the cards of equal value at the cut go."""

    rule: ClassVar[str] = "CB-11.5"
    dp: ClassVar[str] = "DP-16"
    among: tuple[Card, ...]
    count: int

    def options(self) -> list[tuple[Card, ...]]:
        return list(combinations(self.among, self.count))

    def problem(self, answer: tuple[Card, ...]) -> Refusal | None:
        if len(answer) == self.count == len(set(answer)) and set(answer) <= set(self.among):
            return None
        return Refusal("CB-11.5", f"Discard {self.count} of {', '.join(self.among)}.")


@dataclass(frozen=True, slots=True)
class ExchangeJoker(Question[str]):
    """CB-11.9 The defence was dealt the Red Joker: keep it, or put it back and play for the turnover."""

    rule: ClassVar[str] = "CB-11.9"
    dp: ClassVar[str] = "DP-17"
    hand: tuple[Card, ...]

    def options(self) -> tuple[str, ...]:
        return ("keep", "exchange")


@dataclass(frozen=True, slots=True)
class SetOffence(Question[OffenceSet]):
    """CB-12.7 The whole offence at once: a shape and the cards on its places. The list offers book formations."""

    rule: ClassVar[str] = "CB-12.7"
    dp: ClassVar[str] = "DP-18"
    listed: ClassVar[bool] = False
    hand: tuple[Card, ...]

    def options(self) -> list[OffenceSet]:
        return offence_sets(self.hand)

    def problem(self, answer: OffenceSet) -> Refusal | None:
        if answer.shape not in SHAPES:
            return Refusal("CB-12.5", f"{answer.shape!r} is none of the 300 legal shapes.")
        if sorted(answer.cards) != sorted(self.hand):
            return Refusal("CB-12.7", "All eleven cards of the hand are placed, each once.")
        return None

    def sample(self, random: Random) -> OffenceSet:
        return random_offence(self.hand, random)


@dataclass(frozen=True, slots=True)
class SetDefence(Question[DefenceSet]):
    """CB-12.13 The whole defence at once: front, zones, corners and the cards on them. The list offers book sets."""

    rule: ClassVar[str] = "CB-12.13"
    dp: ClassVar[str] = "DP-20"
    listed: ClassVar[bool] = False
    hand: tuple[Card, ...]
    shape: str

    def options(self) -> list[DefenceSet]:
        return defence_sets(self.hand, SHAPES[self.shape])

    def problem(self, answer: DefenceSet) -> Refusal | None:
        refusal = defence_problem(SHAPES[self.shape], answer)
        if refusal is None and sorted(answer.cards) != sorted(self.hand):
            return Refusal("CB-12.13", "All eleven cards of the hand are placed, each once.")
        return refusal

    def sample(self, random: Random) -> DefenceSet:
        return random_defence(self.hand, SHAPES[self.shape], random)

    @property
    def places(self) -> tuple[str, ...]:
        return PLACES[self.shape]


@dataclass(frozen=True, slots=True)
class Motion(Question[Shift | None]):
    """CB-12.15 One card may go in motion."""

    rule: ClassVar[str] = "CB-12.16"
    dp: ClassVar[str] = "DP-22"
    field: Field

    def options(self) -> list[Shift | None]:
        return [None, *motions(self.field)]

    def problem(self, answer: Shift | None) -> Refusal | None:
        return None if answer is None else motion_problem(self.field, answer)


@dataclass(frozen=True, slots=True)
class Adjust(Question[Turn]):
    """CB-12.17 The defence answers a motion, one move at a time or all together."""

    rule: ClassVar[str] = "CB-12.18"
    dp: ClassVar[str] = "DP-23"
    field: Field
    acted: tuple[str, ...] = ()

    def options(self) -> list[Turn]:
        return [DONE, *(Turn((move,), False) for move in adjust_moves(self.field, self.acted))]

    def problem(self, answer: Turn) -> Refusal | None:
        return adjust_problem(self.field, answer, self.acted)

    def sample(self, random: Random) -> Turn:
        return some(random, self.options())


@dataclass(frozen=True, slots=True)
class AvoidDelay(Question[str]):
    """CB-15.2 Delay of game: spend a timeout or take the five yards."""

    rule: ClassVar[str] = "CB-15.2"
    dp: ClassVar[str] = "DP-24"
    timeouts: int

    def options(self) -> tuple[str, ...]:
        return ("timeout", "penalty")


# The turns


@dataclass(frozen=True, slots=True)
class BlockingPattern(Question[Turn]):
    """CB-16.2 Whom each lineman and tight end blocks; those not named take the nearest front card."""

    rule: ClassVar[str] = "CB-16.2"
    dp: ClassVar[str] = "DP-25"
    field: Field
    acted: tuple[str, ...] = ()

    def options(self) -> list[Turn]:
        moves = [move for move in pattern_moves(self.field) if move.card not in self.acted]
        return [DONE, *(Turn((move,), False) for move in moves)]

    def problem(self, answer: Turn) -> Refusal | None:
        return pattern_problem(self.field, answer)

    def sample(self, random: Random) -> Turn:
        return some(random, self.options())


@dataclass(frozen=True, slots=True)
class MoveBacks(Question[Turn]):
    """CB-16.6, CB-16.11 Backs move up as blockers or shift, in either pattern turn."""

    rule: ClassVar[str] = "CB-16.12"
    field: Field
    second: bool = False
    acted: tuple[str, ...] = ()

    @property
    def dp(self) -> str:
        return "DP-29" if self.second else "DP-26"

    def options(self) -> list[Turn]:
        return [DONE, *(Turn((move,), False) for move in back_moves(self.field, self.acted))]

    def problem(self, answer: Turn) -> Refusal | None:
        return backs_problem(self.field, answer, self.acted)

    def sample(self, random: Random) -> Turn:
        return some(random, self.options())


@dataclass(frozen=True, slots=True)
class Sneak(Question[str]):
    """CB-16.8 A quarterback sneak through one of these lanes, or not."""

    rule: ClassVar[str] = "CB-16.8"
    dp: ClassVar[str] = "DP-27"
    lanes: tuple[str, ...]

    def options(self) -> tuple[str, ...]:
        return ("no", *self.lanes)


@dataclass(frozen=True, slots=True)
class DefenceTurn(Question[Turn]):
    """CB-16.10, CB-17.10, CB-19.6 The defence's moves of this turn, one at a time or all together."""

    rule: ClassVar[str] = "CB-14.4"
    dp: ClassVar[str] = "DP-28"
    field: Field
    number: int
    acted: tuple[str, ...] = ()

    def options(self) -> list[Turn]:
        return [DONE, *(Turn((move,), False) for move in defence_moves(self.field, self.number, self.acted))]

    def problem(self, answer: Turn) -> Refusal | None:
        return defence_turn_problem(self.field, answer, self.number, self.acted)

    def sample(self, random: Random) -> Turn:
        return some(random, self.options())

    def after(self, turn: Turn) -> Field:
        """The field after these moves, for a picture of what is being planned."""
        field = self.field
        for move in turn.moves:
            field = moved_defender(field, move, self.number)
        return field


@dataclass(frozen=True, slots=True)
class BlockOrRelease(Question[tuple[str, ...]]):
    """CB-17.3 Which tight ends are shown as blockers; the others go out as receivers."""

    rule: ClassVar[str] = "CB-17.3"
    dp: ClassVar[str] = "DP-30"
    ends: tuple[str, ...]

    def options(self) -> list[tuple[str, ...]]:
        return [
            chosen for count in range(len(self.ends), -1, -1) for chosen in combinations(self.ends, count)
        ]

    def problem(self, answer: tuple[str, ...]) -> Refusal | None:
        for place in answer:
            if place not in self.ends:
                return Refusal("CB-17.4", f"{place} is assigned to nobody and can't be shown as a blocker.")
        return (
            None if len(set(answer)) == len(answer) else Refusal("CB-17.3", "Each tight end is named once.")
        )


@dataclass(frozen=True, slots=True)
class MoveOneBack(Question[Move | None]):
    """CB-17.5 One back may move up, turned up, or shift."""

    rule: ClassVar[str] = "CB-17.5"
    dp: ClassVar[str] = "DP-31"
    field: Field

    def options(self) -> list[Move | None]:
        return [None, *back_moves(self.field, (), False)]

    def problem(self, answer: Move | None) -> Refusal | None:
        return None if answer is None else back_problem(self.field, answer, False)


@dataclass(frozen=True, slots=True)
class Execute(Question[Call | None]):
    """CB-17.6, CB-19.9, CB-19.10 Execute a play now, or not."""

    rule: ClassVar[str] = "CB-14.12"
    field: Field
    moment: str
    """blocking, start or end."""
    hot: tuple[str, ...] = ()
    automatic: bool = False
    pressure: int = 0
    may_wait: bool = True

    @property
    def dp(self) -> str:
        return {"blocking": "DP-32", "start": "DP-35", "end": "DP-37"}[self.moment]

    def options(self) -> list[Call | None]:
        return [*([None] if self.may_wait else []), *calls(self.field)]

    def problem(self, answer: Call | None) -> Refusal | None:
        if answer is None:
            return (
                None
                if self.may_wait
                else Refusal("CB-19.5", "Nothing is left to do: a play must be executed.")
            )
        return call_problem(self.field, answer)


@dataclass(frozen=True, slots=True)
class ShotgunBacks(Question[Turn]):
    """CB-18.12 Backs in shotgun step into match-ups on their side at once, one each."""

    rule: ClassVar[str] = "CB-18.12"
    dp: ClassVar[str] = "DP-34"
    field: Field
    hot: tuple[str, ...] = ()
    acted: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()

    def options(self) -> list[Turn]:
        moves = [
            Move(man.place, "block", match_up_name(at))
            for man in self.field.men
            for at, x in enumerate(self.field.xs)
            if in_backfield(man) and side_of_x(x) in (man.side, "M")
        ]
        return [DONE, *(turn for move in moves if self.problem(turn := Turn((move,), False)) is None)]

    def problem(self, answer: Turn) -> Refusal | None:
        field, acted, taken = self.field, self.acted, self.taken
        for move in answer.moves:
            if move.card in acted or move.act != "block":
                return Refusal("CB-18.12", f"{move.card} can't {move.act} here.")
            refusal = back_problem(field, move, False)
            if refusal is not None:
                return refusal
            if move.to in taken:
                return Refusal("CB-18.12", f"One back steps into {move.to} in a turn.")
            side = next(man.side for man in field.men if man.place == move.card)
            if side_of_x(field.xs[match_up(move.to)]) not in (side, "M"):
                return Refusal("CB-18.12", f"{move.to} is not on the side of {move.card}.")
            acted, taken = (*acted, move.card), (*taken, move.to)
            field = moved_back(field, move, True)
        return None

    def sample(self, random: Random) -> Turn:
        return some(random, self.options())


@dataclass(frozen=True, slots=True)
class Develop(Question[Move]):
    """CB-19.2 One offensive card is revealed or moved."""

    rule: ClassVar[str] = "CB-19.2"
    dp: ClassVar[str] = "DP-36"
    field: Field

    def options(self) -> list[Move]:
        return develop_moves(self.field)

    def problem(self, answer: Move) -> Refusal | None:
        return develop_problem(self.field, answer)


# While a play is executed


@dataclass(frozen=True, slots=True)
class ExtraCard(Question[str]):
    """CB-13.18 The defence adds one card in range."""

    rule: ClassVar[str] = "CB-13.19"
    dp: ClassVar[str] = "DP-38"
    cards: tuple[Chosen, ...]
    call: Call
    handoff: Card = ""

    def options(self) -> tuple[str, ...]:
        return (*(chosen.place for chosen in self.cards), "none")


@dataclass(frozen=True, slots=True)
class CoverBack(Question[str]):
    """CB-24.5 A back nobody is on is covered at once by one unrevealed card."""

    rule: ClassVar[str] = "CB-24.5"
    dp: ClassVar[str] = "DP-39"
    cards: tuple[Chosen, ...]
    receiver: Chosen

    def options(self) -> tuple[str, ...]:
        return (*(chosen.place for chosen in self.cards), "none")


@dataclass(frozen=True, slots=True)
class DrawYardage(Question[int]):
    """CB-24.12 Draw so many yardage cards, or 0: go to the reception."""

    rule: ClassVar[str] = "CB-24.12"
    dp: ClassVar[str] = "DP-40"
    most: int
    drawn: tuple[Card, ...]
    """The pass card and the yardage cards so far."""
    receiver: Card
    offence: int
    defence: int
    sack_round: bool = False
    """The next card is preceded by a round of sack draws."""

    def options(self) -> range:
        return range(self.most + 1)


@dataclass(frozen=True, slots=True)
class LeaveOut(Question[tuple[Card, ...]]):
    """CB-24.21 Drawn cards to leave out of the yardage; sets with the same total are listed once."""

    rule: ClassVar[str] = "CB-24.21"
    dp: ClassVar[str] = "DP-41"
    drawn: tuple[Card, ...]
    offence: int
    defence: int
    los: int

    def options(self) -> list[tuple[Card, ...]]:
        best: dict[int, tuple[Card, ...]] = {0: ()}
        for card in self.drawn:
            for value, chosen in list(best.items()):
                best.setdefault(value + VALUE[card], (*chosen, card))
        return list(best.values())

    def problem(self, answer: tuple[Card, ...]) -> Refusal | None:
        if len(set(answer)) == len(answer) and set(answer) <= set(self.drawn):
            return None
        return Refusal("CB-24.21", f"Only drawn cards can be left out: {', '.join(self.drawn)}.")


@dataclass(frozen=True, slots=True)
class ThrowAway(Question[str]):
    """CB-24.30 A pass caught short of the defence's total: complete it or throw it away."""

    rule: ClassVar[str] = "CB-24.30"
    dp: ClassVar[str] = "DP-42"
    yards: int
    los: int

    def options(self) -> tuple[str, ...]:
        return ("complete", "throw_away")


@dataclass(frozen=True, slots=True)
class Tacklers(Question[tuple[str, ...]]):
    """CB-28.9 Unrevealed cards applied against a set of the open-field run. Any of them may be held back."""

    rule: ClassVar[str] = "CB-28.9"
    dp: ClassVar[str] = "DP-43"
    listed: ClassVar[bool] = False
    cards: tuple[Chosen, ...]
    drawn: tuple[Card, ...]
    number: int
    spot: int

    def options(self) -> list[tuple[str, ...]]:
        places = [chosen.place for chosen in self.cards]
        if len(places) <= 6:
            counts = range(len(places), -1, -1)
            return [chosen for count in counts for chosen in combinations(places, count)]
        fewer = [tuple(place for place in places if place != out) for out in places]
        return [tuple(places), *fewer, *((place,) for place in places), ()]

    def problem(self, answer: tuple[str, ...]) -> Refusal | None:
        places = [chosen.place for chosen in self.cards]
        if len(set(answer)) == len(answer) and set(answer) <= set(places):
            return None
        return Refusal("CB-28.9", f"Only these can tackle now: {', '.join(places)}.")


class Block(NamedTuple):
    """A downfield blocker on a tackler."""

    blocker: str
    tackler: str


@dataclass(frozen=True, slots=True)
class DownfieldBlocks(Question[tuple[Block, ...]]):
    """CB-28.12 Unrevealed receivers block tacklers of their own side, one each."""

    rule: ClassVar[str] = "CB-28.12"
    dp: ClassVar[str] = "DP-44"
    listed: ClassVar[bool] = False
    blockers: tuple[Chosen, ...]
    tacklers: tuple[Chosen, ...]
    pairs: tuple[Block, ...]
    yards: int
    """The yards of the set before tackles."""

    def options(self) -> list[tuple[Block, ...]]:
        found: list[tuple[Block, ...]] = [()]
        for pair in self.pairs:
            found += [
                (*blocks, pair)
                for blocks in found
                if all(block.blocker != pair.blocker and block.tackler != pair.tackler for block in blocks)
            ]
            if len(found) > 120:
                break
        return found

    def problem(self, answer: tuple[Block, ...]) -> Refusal | None:
        blockers = {block.blocker for block in answer}
        tacklers = {block.tackler for block in answer}
        if len(blockers) == len(tacklers) == len(answer) and set(answer) <= set(self.pairs):
            return None
        return Refusal("CB-28.12", "An unrevealed receiver blocks one tackler of his own side.")


@dataclass(frozen=True, slots=True)
class GoOut(Question[str]):
    """CB-32.26 Late in the half: go out of bounds instead of the next set, or run."""

    rule: ClassVar[str] = "CB-32.26"
    dp: ClassVar[str] = "DP-45"
    spot: int
    cards: int

    def options(self) -> tuple[str, ...]:
        return ("run", "out")


@dataclass(frozen=True, slots=True)
class ScrambleOut(Question[str]):
    """CB-23.4 A scramble around the end: out of bounds for two yards less, or stay in."""

    rule: ClassVar[str] = "CB-23.4"
    dp: ClassVar[str] = "DP-46"
    yards: int

    def options(self) -> tuple[str, ...]:
        return ("stay", "out")


@dataclass(frozen=True, slots=True)
class RunItOut(Question[str]):
    """CB-4.15 An interception in the own end zone: touchback or run."""

    rule: ClassVar[str] = "CB-4.15"
    dp: ClassVar[str] = "DP-47"
    spot: int

    def options(self) -> tuple[str, ...]:
        return ("touchback", "run")


@dataclass(frozen=True, slots=True)
class Declare(Question[int]):
    """CB-29.7 Fall on a loose ball (+1, +2) or scoop it (-1, -2), declared by both at once."""

    rule: ClassVar[str] = "CB-29.7"
    dp: ClassVar[str] = "DP-48"
    lost: bool
    """Whether this seat's team lost the ball."""
    spot: int

    def options(self) -> tuple[int, ...]:
        return (-2, -1, 0, 1, 2)


@dataclass(frozen=True, slots=True)
class TakePenalty(Question[str]):
    """CB-30.4 The offended team takes the penalty or the play, seeing where each would leave it."""

    rule: ClassVar[str] = "CB-30.4"
    dp: ClassVar[str] = "DP-49"
    foul: Foul
    choices: tuple[str, ...]
    after: tuple[Next, ...]
    """What would follow each choice."""

    def options(self) -> tuple[str, ...]:
        return self.choices


@dataclass(frozen=True, slots=True)
class ThrowScreenAway(Question[str]):
    """CB-26.11 A screen caught behind the line: run or throw it away."""

    rule: ClassVar[str] = "CB-26.11"
    dp: ClassVar[str] = "DP-50"
    yards: int

    def options(self) -> tuple[str, ...]:
        return ("run", "throw_away")


QUESTIONS: tuple[type[Question[Any]], ...] = (
    SplitStock, CallToss, ReceiveOrKick, SecondHalf, ChooseKick, FieldKick, StayInEndZone, TakeFailedKick,
    CallPlay, PuntPlan, FieldPunt, DownBackward, DownForward, ChooseTry, RunOff, TakeTimeout, Discard,
    ExchangeJoker, SetOffence, SetDefence, Motion, Adjust, AvoidDelay, BlockingPattern, MoveBacks, Sneak,
    DefenceTurn, BlockOrRelease, MoveOneBack, Execute, ShotgunBacks, Develop, ExtraCard, CoverBack,
    DrawYardage, LeaveOut, ThrowAway, Tacklers, DownfieldBlocks, GoOut, ScrambleOut, RunItOut, Declare,
    TakePenalty, ThrowScreenAway,
)  # fmt: skip
