"""Computing every roll of a finished record again from its revealed seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from snapcount.core import fair
from snapcount.core.data.plain import canonical, to_plain
from snapcount.core.game import Game
from snapcount.core.record.file import Find, parse
from snapcount.core.record.lines import Lines
from snapcount.core.record.signature import take_signature
from snapcount.core.record.text import read_lines
from snapcount.core.record.tree import sections
from snapcount.core.record.upgrade import upgrade_for
from snapcount.core.table import Dice, Roll

T = TypeVar("T")


class Verdict(NamedTuple):
    """What can be said of a record: which line lies, if any does, or why nothing can be said."""

    lie: str | None = None
    unknown: str = ""
    lines: int = 0
    checked: int = 0
    unchecked: int = 0
    """Throws and draws that came before the dice of the revealed seed."""
    taken_back: int = 0
    for_keeps: bool = False

    @property
    def ok(self) -> bool | None:
        """None where nothing can be said."""
        return None if self.unknown else self.lie is None

    @property
    def sentence(self) -> str:
        if self.lie is not None or self.unknown:
            return self.lie or self.unknown
        return f"{self.dice} {self.kept}"

    @property
    def kept(self) -> str:
        """What a true record doesn't say by itself: how often somebody tried again."""
        said = taken_back(self.taken_back)
        return f"It was played for keeps. {said}" if self.for_keeps else said

    @property
    def dice(self) -> str:
        counted = f"{self.checked} computed again"
        if self.unchecked == 0:
            follows = f"every die and card follows from the seed that was promised ({counted})."
            return f"All {self.lines} lines are as the rules want them, and {follows}"
        return (
            f"All {self.lines} lines are as the rules want them. Every die and card since these dice were promised "
            f"follows from their seed ({counted}); "
            f"the {self.unchecked} before that came from other dice and can't be checked here."
        )


def taken_back(times: int) -> str:
    if times == 0:
        return "Nothing was taken back."
    return "1 play was taken back." if times == 1 else f"{times} plays were taken back."


def verify(raw: bytes, find: Find, *, name: str = "The record") -> str | None:
    """None if every roll follows from the revealed seed, else which line lies."""
    found = verdict(raw, find, name=name)
    return None if found.ok else found.sentence


def verdict(raw: bytes, find: Find, *, name: str = "The record") -> Verdict:
    """What can be said of a record; of its variations only whether one lies."""
    main, *variations = sections(raw, name)
    found = verdict_of(main.raw, find, name)
    for number, variation in enumerate(variations, 1):
        of_it = verdict_of(variation.raw, find, f"{name}, variation {number}")
        if found.ok is not False and of_it.ok is False:
            found = of_it
    return found


def verdict_of(raw: bytes, find: Find, name: str) -> Verdict:
    lines, _ = take_signature(read_lines(raw, name), name)
    game = parse(raw, find, name=name)
    revealed = lines[-1].get("seed") if lines[-1].get("kind") == "end" else None
    if game.started_from is not None and "start" not in lines[0]:
        return Verdict(
            unknown=f"{name} can't be verified any more: it was played by older rules than the ones here."
        )
    if revealed is None and game.seed is None:
        return Verdict(unknown=f"{name} can't be verified yet: the seed is revealed when the game is over.")
    checker = Checker(lines, name, fair.FairDice(game.dice.server_seed, game.dice.contributions))
    checker.upgrade = upgrade_for(game.rulebook.rules, lines[0])
    try:
        again = Game(
            game.rulebook,
            game.options_chosen,
            seed=0,
            names=game.names,
            source=checker,
            start=game.started_from,
        )
        checker.rest(again)
    except Lie as lie:
        return Verdict(str(lie))
    return Verdict(
        lines=len(lines),
        checked=checker.checked,
        unchecked=checker.unchecked,
        taken_back=len(game.taken_back),
        for_keeps=game.for_keeps,
    )


class Lie(Exception):
    """A die or card that the seed doesn't give."""


class Checker(Lines):
    """Reads a record and computes every throw and draw again."""

    def __init__(self, lines: list[dict[str, Any]], name: str, dice: fair.FairDice) -> None:
        super().__init__(lines, name)
        self.dice = dice
        self.begins = max((at for at, line in enumerate(lines) if at and line.get("commitment")), default=0)
        """Where the dice of the revealed seed begin: line 1, or where new dice took over."""
        self.checked = self.unchecked = 0

    def recompute(self, throw: Callable[[], T]) -> T | None:
        """What the seed gives; None for dice whose seed was never revealed, or that came without a number."""
        if self.counter == 0 or (self.begins and self.at <= self.begins):
            self.unchecked += 1
            return None
        self.checked += 1
        self.dice.counter = self.counter - 1
        return throw()

    def roll(self, dice: Dice) -> Roll:
        number = self.at + 1
        told = super().roll(dice)
        true = self.recompute(lambda: self.dice.roll(dice))
        if true is not None and told != true:
            raise Lie(
                f"{self.name}, line {number} lies: the seed gives {list(true)}, the line says {list(told)}."
            )
        return told

    def draw(self, deck: tuple[T, ...]) -> T:
        number = self.at + 1
        told = super().draw(deck)
        true = self.recompute(lambda: self.dice.draw(deck))
        if true is not None and told != true:
            raise Lie(
                f"{self.name}, line {number} lies: the seed gives {canonical(to_plain(true))}, "
                f"the line says {canonical(to_plain(told))}."
            )
        return told

    def end(self, game: Game, line: dict[str, Any]) -> None:
        self.at += 1
