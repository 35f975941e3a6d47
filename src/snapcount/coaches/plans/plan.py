"""A game plan: lines that say what to answer in which situation; the first that fits speaks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from snapcount.coaches.plans.situations import Fits, chart_name, examples
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Question, Refusal
from snapcount.football.plans import Decision, Glance, Pick, PlanWords


class Problem(NamedTuple):
    """What is wrong with a plan: where, and in a sentence what was expected."""

    place: str
    """line 7, or decisions.call[2] in a plan that is JSON."""
    sentence: str
    line: int = 0
    """0 where the plan has no lines."""

    def __str__(self) -> str:
        return f"{self.place}: {self.sentence}" if self.place else self.sentence


class Choice(NamedTuple):
    """An answer of a line, and how many parts of all it has."""

    text: str
    pick: Pick
    weight: float


@dataclass(frozen=True)
class Entry:
    """A line of a plan."""

    place: str
    text: str
    """As it stands in the plan."""
    when: tuple[Fits, ...]
    choices: tuple[Choice, ...]
    line: int = 0

    def fits(self, now: Glance) -> bool:
        return all(fits(now) for fits in self.when)


class Spoken(NamedTuple):
    """The line that speaks to a question, and what of it is possible."""

    decision: Decision
    entry: Entry
    choices: tuple[Choice, ...]


@dataclass(frozen=True)
class Plan:
    """A plan that was read and has nothing wrong."""

    game: str
    words: PlanWords
    otherwise: str = "rookie"
    """The coach who answers what the plan leaves open."""
    name: str = ""
    entries: Mapping[str, tuple[Entry, ...]] = field(default_factory=dict[str, tuple[Entry, ...]])
    """By the name of their decision, in order; the last down's chart has its own."""
    text: str = ""

    def speaks(self, view: Any, question: Question[Any]) -> Spoken | None:
        """The first line that fits and has an answer which the rules allow now."""
        asked = [one for one in self.words.decisions if one.asked_by(question)]
        if not asked:
            return None
        now = self.words.glance(view, question)
        for decision in sorted(asked, key=lambda one: not one.every):
            for entry in self.lines(decision, now):
                choices = tuple(choice for choice in entry.choices if choice.pick.possible(question))
                if choices:
                    return Spoken(decision, entry, choices)
        return None

    def lines(self, decision: Decision, now: Glance) -> Iterator[Entry]:
        """The lines of a decision that fit; on the last down those of the chart come first."""
        if decision.every:
            yield from self.wanted(decision, now)
            return
        if decision.on_last_down and now.down == self.words.downs:
            yield from self.fitting(chart_name(self.words), now)
        yield from self.fitting(decision.name, now)

    def fitting(self, name: str, now: Glance) -> Iterator[Entry]:
        return (entry for entry in self.entries.get(name, ()) if entry.fits(now))

    def wanted(self, decision: Decision, now: Glance) -> Iterator[Entry]:
        """Every line that fits; of two for the same place or the same man the first, so that nobody goes in and out."""
        taken: set[str] = set()
        for entry in self.fitting(decision.name, now):
            place, _, man = entry.choices[0].text.casefold().partition(" ")
            if not taken & {place, man.strip()}:
                yield entry
            taken |= {place, man.strip()}


def words_of(rulebook: Rulebook) -> PlanWords:
    found = rulebook.coaches.plan
    if not isinstance(found, PlanWords):
        raise Refusal("plan", f"Plans can say nothing in {rulebook.face.title}.")
    return found


def plan_words(rulebook: Rulebook) -> dict[str, Any]:
    """What plans can say in a game, as plain data: for a page that helps to write one."""
    words = words_of(rulebook)
    return {
        "game": rulebook.id,
        "coaches": [level.level for level in rulebook.coaches.levels],
        "situations": examples(words),
        "chart": chart_name(words),
        "decisions": [
            {"name": one.name, "text": one.text, "answers": list(one.known), "chart": one.on_last_down}
            for one in words.decisions
        ],
    }
