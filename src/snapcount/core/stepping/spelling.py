"""Answers that are written in more than one id: part by part, or thing by thing."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from snapcount.core.stepping.codec import Ids


class InParts:
    """An answer out of a full list, in its parts: (screen, BL1, F2-F3). None begins like a whole other one.

    `series` takes an answer that is several of the list, one after another, apart.
    """

    def __init__(
        self,
        ids: Mapping[str, int],
        parts: Callable[[Any], tuple[str, ...]],
        options: Callable[[Any], Iterable[Any]] = lambda question: question.options(),
        series: Callable[[Any], Iterable[Any]] = lambda answer: (answer,),
    ) -> None:
        self.ids = ids
        self.parts = parts
        self.options = options
        self.series = series
        self.kept: tuple[Any, dict[Ids, Any]] = (None, {})

    def whole(self, question: Any) -> dict[Ids, Any]:
        """Every answer by its ids; those of the last question are kept."""
        kept, found = self.kept
        if kept is not question:
            found = {self.written(option): option for option in self.options(question)}
            self.kept = (question, found)
        return found

    def written(self, answer: Any) -> Ids:
        return tuple([self.ids[part] for part in self.parts(answer)])

    def legal(self, question: Any, written: Ids) -> Sequence[int]:
        whole = self.whole(question)
        if written in whole:
            return ()
        at = len(written)
        return sorted({ids[at] for ids in whole if ids[:at] == written})

    def read(self, question: Any, written: Ids) -> Any:
        return self.whole(question)[written]

    def spell(self, question: Any, answer: Any) -> Ids:
        return tuple([number for single in self.series(answer) for number in self.written(single)])


class Several:
    """Some of the things that a question names, one after another in any order, and an end."""

    def __init__(
        self,
        ids: Mapping[str, int],
        end: int,
        things: Callable[[Any], Sequence[str]],
        count: Callable[[Any], int] = lambda question: -1,
    ) -> None:
        self.ids = ids
        self.names = {number: name for name, number in ids.items()}
        self.end = end
        self.things = things
        self.count = count
        """How many it must be, which then needs no end; -1: any number."""

    def legal(self, question: Any, written: Ids) -> Sequence[int]:
        if written[-1:] == (self.end,) or len(written) == self.count(question):
            return ()
        left = {self.ids[thing] for thing in self.things(question)}.difference(written)
        return sorted(left | {self.end} if self.count(question) < 0 else left)

    def read(self, question: Any, written: Ids) -> tuple[str, ...]:
        return tuple([self.names[number] for number in written if number != self.end])

    def spell(self, question: Any, answer: Sequence[str]) -> Ids:
        ids = tuple([self.ids[thing] for thing in answer])
        return ids if self.count(question) >= 0 else (*ids, self.end)
