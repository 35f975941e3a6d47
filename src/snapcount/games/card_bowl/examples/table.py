"""The table of the worked examples: cards and choices in the ledger's notation (CB-36.1, CB-36.2, CB-36.8)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from snapcount.core.examples import BadExample
from snapcount.core.table import Dice, Listening, Question, Refusal, Roll, Seat
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.rules.cards import FULL, VALUE, Card
from snapcount.games.card_bowl.rules.lineup.adjustment import Shift
from snapcount.games.card_bowl.rules.turns.moves import DONE, Move, Turn
from snapcount.games.card_bowl.state import Call

T = TypeVar("T")
A = TypeVar("A")
B = TypeVar("B")

SEATS: dict[str, Seat] = {"O": Seat.HOME, "K": Seat.HOME, "D": Seat.AWAY, "R": Seat.AWAY}
"""In an example the offence or the kickers sit at home."""


class OutOfCards(BadExample):
    """The rules wanted another card or choice than the example lists."""


class Worked(Listening):
    """Draws the cards listed and gives the choices listed; every other decision takes its default."""

    def __init__(self, chance: Sequence[Any], choices: Sequence[Any]) -> None:
        super().__init__()
        self.chance = [card_name(card) for card in chance]
        self.choices = [choice_form(choice) for choice in choices]
        self.drawn = 0
        self.used = 0

    def roll(self, dice: Dice) -> Roll:
        raise BadExample("no example throws a die or a coin")

    def draw(self, deck: tuple[T, ...]) -> T:
        if self.drawn == len(self.chance):
            raise OutOfCards(f"the rules drew a card after the {len(self.chance)} listed in chance")
        card: Any = self.chance[self.drawn]
        if card not in deck:
            raise BadExample(f"{card} was drawn, but it is not in the deck any more")
        self.drawn += 1
        return card  # type: ignore[no-any-return]

    def ask(self, seat: Seat, question: Question[T]) -> T:
        dp: str = getattr(question, "dp")  # noqa: B009
        if self.used < len(self.choices):
            choice = self.choices[self.used]
            if choice["dp"] == dp and SEATS[choice["who"]] is seat:
                answer = answer_of(question, choice["do"], f"{dp} of {choice['who']}")
                refusal = question.problem(answer)
                if refusal is not None:
                    raise refusal
                self.used += 1
                return answer  # type: ignore[no-any-return]
        return default(question, dp)  # type: ignore[no-any-return]

    def ask_both(self, home: Question[A], away: Question[B]) -> tuple[A, B]:
        """CB-36.8 A fumble: O's entry comes before D's."""
        if getattr(home, "lost", True):
            return self.ask(Seat.HOME, home), self.ask(Seat.AWAY, away)
        other = self.ask(Seat.AWAY, away)
        return self.ask(Seat.HOME, home), other

    def leftover(self) -> str:
        """What the example lists and the rules never wanted."""
        if self.drawn < len(self.chance):
            return f"the cards {', '.join(self.chance[self.drawn :])} were never drawn"
        if self.used < len(self.choices):
            choice = self.choices[self.used]
            return f"the choice {choice['dp']} of {choice['who']} was never asked for"
        return ""


def card_name(card: object) -> str:
    if not isinstance(card, str) or card not in FULL:
        raise BadExample(f"{card!r} isn't a card: expected a rank and a suit letter (10H, KD) or RJ, BJ")
    return card


def cards_of(names: Any) -> tuple[Card, ...]:
    if isinstance(names, str) or names is None:
        raise BadExample(f"expected a list of cards, not {names!r}")
    return tuple(card_name(name) for name in names)


def count_of(value: object) -> int:
    """How many cards or places: no more than the pack has."""
    if not isinstance(value, int) or not 0 <= value <= len(FULL):
        raise BadExample(f"{value!r} isn't a count from 0 to {len(FULL)}")
    return value


def choice_form(choice: object) -> dict[str, Any]:
    if not isinstance(choice, Mapping) or not {"dp", "who", "do"} <= choice.keys():
        raise BadExample(f"a choice is {{dp, who, do}}, not {choice!r}")
    if not isinstance(choice["who"], str) or choice["who"] not in SEATS:
        raise BadExample(f"{choice['who']!r} isn't a player: expected one of {', '.join(SEATS)}")
    return dict(choice)


IDLE: tuple[Any, ...] = (
    None, 0, [], {}, "none", "no", "stay", "next", "done", "reception", "run", "keep", "apply", "continue", "complete",
    "decline", "penalty", "fair_catch", "touchback",
)  # fmt: skip
"""Answers that leave things as they are, or that are taken without asking where nothing else is possible."""


def passed_by(choices: Sequence[Any], used: int) -> list[int]:
    """Which of the choices the rules may not have asked for, where `used` were used and the next was not: itself if
    it changes nothing, or an earlier set of a run in which there was nobody to tackle or to block."""
    if used >= len(choices):
        return []
    do = choices[used]["do"]
    here = [used] if not isinstance(do, bool) and do in IDLE else []
    sets = [at for at in range(used) if choices[at]["dp"] in ("DP-43", "DP-44")]
    return here + [at for at in sets if not choices[at]["do"]]


# Defaults (tables/decisions.json)


def default(question: Question[Any], dp: str) -> Any:
    """The default of a decision, or `OutOfCards` where the ledger has none."""
    if isinstance(question, q.ExtraCard | q.CoverBack):
        best = max(question.cards, key=lambda chosen: VALUE[chosen.card], default=None)
        return best.place if best is not None else "none"
    if isinstance(question, q.Tacklers):
        return tuple(chosen.place for chosen in question.cards)
    if isinstance(question, q.BlockOrRelease):
        return question.ends
    if isinstance(question, q.Execute) and not question.may_wait:
        raise OutOfCards("nothing is left to do and no play is listed: a play must be executed")
    for kinds, answer in _DEFAULTS:
        if isinstance(question, kinds):
            return answer
    raise OutOfCards(f"{dp} was asked, which has no default, and the example lists no choice for it here")


_DEFAULTS: tuple[tuple[Any, Any], ...] = (
    (q.Adjust | q.BlockingPattern | q.MoveBacks | q.DefenceTurn | q.ShotgunBacks, DONE),
    (q.Motion | q.MoveOneBack | q.Execute, None),
    (q.DownBackward, "apply"),
    (q.RunOff, 7),
    (q.TakeTimeout | q.Sneak, "no"),
    (q.ExchangeJoker, "keep"),
    (q.DrawYardage | q.Declare, 0),
    (q.LeaveOut | q.DownfieldBlocks, ()),
    (q.GoOut, "run"),
    (q.ScrambleOut, "stay"),
    (q.TakePenalty, "decline"),  # CB-36.9 an automatic decline is not listed
)


# What `do` says


def answer_of(question: Question[Any], do: Any, where: str) -> Any:
    """The answer that a `do` stands for."""
    read = _READERS.get(type(question))
    try:
        return read(question, do) if read is not None else do
    except (KeyError, TypeError, ValueError, AttributeError) as problem:
        if isinstance(problem, Refusal):
            raise
        raise BadExample(f"{do!r} isn't an answer in the form of {where}") from None


NOTHING = ("none", "stay", "done", None)


def _moves(question: Question[Any], do: Any) -> Turn:
    if do in NOTHING:
        return DONE
    return Turn(tuple(Move(one["card"], one["act"], str(one.get("to") or "")) for one in do))


def _pattern(question: Question[Any], do: Any) -> Turn:
    if do in NOTHING or not do:
        return DONE
    return Turn(tuple(Move(man, "free") if to is None else Move(man, "block", to) for man, to in do.items()))


def back_move(back: str, to: str) -> Move:
    return Move(back, "shift" if to in ("L", "M", "R") else "block", to)


def _backs(question: Question[Any], do: Any) -> Turn:
    return DONE if do in NOTHING or not do else Turn(tuple(back_move(back, to) for back, to in do.items()))


def _one_back(question: Question[Any], do: Any) -> Move | None:
    if do in NOTHING or not do:
        return None
    if len(do) > 1:
        raise Refusal("CB-17.5", "Only one back moves in the blocking phase.")
    ((back, to),) = do.items()
    return back_move(back, to)


def _sneak(question: Question[Any], do: Any) -> str:
    return do if isinstance(do, str) else str(do["lane"])


def _call(question: Question[Any], do: Any) -> Call | None:
    if do in ("no", "stay", "next"):
        return None
    perimeter = do.get("perimeter") or {}
    carrier = do.get("back") or do.get("to") or ("QB" if do["play"] == "scramble" else "")
    return Call(
        do["play"],
        carrier,
        do.get("lane") or "",
        perimeter.get("side") or do.get("side") or "",
        tuple(perimeter.get("blockers", ())),
    )


def _develop(question: Question[Any], do: Any) -> Move:
    return develop_move(question, do["card"], do["act"], str(do.get("to") or do.get("side") or ""))


def develop_move(question: Question[Any], card: str, act: str, to: str) -> Move:
    """A back who goes out without a side named goes out on his own."""
    if act == "out" and not to and isinstance(question, q.Develop):
        to = next((man.side for man in question.field.men if man.place == card), "")
    return Move(card, act, to)


def _motion(question: Question[Any], do: Any) -> Shift | None:
    return None if do == "none" else Shift(do["card"], do.get("slot") or do["to"])


def _free_kick(question: Question[Any], do: Any) -> q.FreeKick:
    if isinstance(do, str):
        return q.FreeKick(do)
    ((kind, number),) = do.items()
    return q.FreeKick(kind, number)


def _names(question: Question[Any], do: Any) -> tuple[str, ...]:
    if do in NOTHING:
        return ()
    if isinstance(do, str):
        raise TypeError(do)
    return tuple(do)


def _blocks(question: Question[Any], do: Any) -> tuple[q.Block, ...]:
    return () if do in NOTHING or not do else tuple(q.Block(one, other) for one, other in do.items())


_READERS: dict[type, Callable[[Question[Any], Any], Any]] = {
    q.DefenceTurn: _moves,
    q.Adjust: _moves,
    q.BlockingPattern: _pattern,
    q.MoveBacks: _backs,
    q.ShotgunBacks: _backs,
    q.MoveOneBack: _one_back,
    q.Sneak: _sneak,
    q.Execute: _call,
    q.Develop: _develop,
    q.Motion: _motion,
    q.ChooseKick: _free_kick,
    q.BlockOrRelease: _names,
    q.LeaveOut: _names,
    q.Tacklers: _names,
    q.Discard: _names,
    q.DownfieldBlocks: _blocks,
    q.DrawYardage: lambda question, do: 0 if do == "reception" else do,
    q.PuntPlan: lambda question, do: str(do),
}
