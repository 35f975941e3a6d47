"""The lines of a plan one by one: every situation and every answer checked against what the game knows."""

from __future__ import annotations

import re
from difflib import get_close_matches

from snapcount.coaches.plans.plan import Choice, Entry, Problem, words_of
from snapcount.coaches.plans.situations import Fits, chart_name, examples, situation
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Refusal
from snapcount.football.plans import Decision, PlanWords, written
from snapcount.games import GAMES, find

MOST_PROBLEMS = 40
SHARE = re.compile(r"(\d+(?:\.\d+)?)\s*%\s*(.*)")
PARTS = "of several answers each has its part, e.g. 60% run, 40% punt"
SHOWN = 12
"""So many answers are named in a sentence."""


class Reader:
    """Collects the entries of a plan and what is wrong with it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.rulebook: Rulebook | None = None
        self.game = self.name = ""
        self.otherwise = "rookie"
        self.otherwise_at = ("", 0)
        self.entries: dict[str, list[Entry]] = {}
        self.problems: list[Problem] = []

    def wrong(self, place: str, sentence: str, line: int = 0) -> None:
        problem = Problem(place, f"{sentence}.", line)
        if problem not in self.problems and len(self.problems) < MOST_PROBLEMS:
            self.problems.append(problem)

    @property
    def words(self) -> PlanWords | None:
        return None if self.rulebook is None else words_of(self.rulebook)

    def head(self, place: str, name: str, value: str, line: int = 0) -> None:
        if name == "name":
            self.name = value[:80]
        elif name == "otherwise":
            self.otherwise, self.otherwise_at = value, (place, line)
        elif value not in GAMES:
            self.wrong(place, f"{value[:40]!r} isn't a game{meant(value, GAMES)}", line)
            self.game = value
        else:
            self.game, self.rulebook = value, find(value)

    def section(self, place: str, name: str, line: int = 0) -> str:
        """The part that begins here, under its own name; empty where there is none such."""
        if self.words is None:
            if not self.game:
                self.wrong(place, f"a plan says first what it is for, e.g. game: {GAMES[0]}", line)
                self.game = "?"
            return ""
        known = [*(one.name for one in self.words.decisions), chart_name(self.words)]
        found = next((each for each in known if written(each) == written(name)), "")
        if not found:
            self.wrong(place, f"{name[:40]!r} isn't part of a plan here{meant(name, known)}", line)
        return found

    def decision(self, section: str) -> Decision:
        words = self.words
        assert words is not None
        chart = section == chart_name(words)
        return next(one for one in words.decisions if (one.on_last_down if chart else one.name == section))

    def entry(self, section: str, place: str, when: str, answers: str, line: int = 0) -> None:
        fits = self.situations(place, when, line)
        choices = self.choices(self.decision(section), place, answers, line)
        if fits and choices:
            text = f"{when}: {answers}"
            self.entries.setdefault(section, []).append(Entry(place, text, tuple(fits), tuple(choices), line))

    def situations(self, place: str, when: str, line: int) -> list[Fits]:
        words = self.words
        assert words is not None
        found: list[Fits] = []
        for said in (part.strip() for part in when.split(",")):
            fits = situation(said, words)
            if fits is None:
                self.wrong(place, f"{said[:40]!r} isn't a situation{meant(said, examples(words))}", line)
            else:
                found.append(fits)
        return found

    def choices(self, decision: Decision, place: str, answers: str, line: int) -> list[Choice]:
        """`60% run, 40% short pass`, or one answer; a substitution is one by itself."""
        found: list[Choice] = []
        parts = [part.strip() for part in answers.split(",")]
        shared = [SHARE.fullmatch(part) for part in parts]
        if len(parts) > 1 and (decision.every or not all(shared)):
            several = "expected one man a line" if decision.every else PARTS
            self.wrong(place, several, line)
            return []
        for part, share in zip(parts, shared, strict=True):
            said = share[2] if share else part
            pick = decision.read(said)
            weight = float(share[1]) if share else 1.0
            if pick is None:
                self.wrong(
                    place,
                    f"{said[:40]!r} isn't an answer to {decision.name}{meant(said, decision.known)}",
                    line,
                )
            elif not 0 < weight <= 1000:
                self.wrong(place, f"a part of {weight:g}% is none: expected more than 0", line)
            else:
                found.append(Choice(said, pick, weight))
        return found

    def chart_row(self, section: str, place: str, text: str, head: list[str], line: int = 0) -> list[str]:
        """A row of a chart: its situation, then an answer under each situation of the head row."""
        cells = [cell.strip() for cell in text.strip().strip("|").split("|")]
        if not head:
            for cell in cells[1:]:
                self.situations(place, cell, line)
            return cells
        if len(cells) != len(head):
            self.wrong(place, f"this row has {len(cells)} columns, the head of the chart {len(head)}", line)
            return head
        for column, answers in zip(head[1:], cells[1:], strict=True):
            if answers not in ("", "-"):
                self.entry(section, place, f"{cells[0]}, {column}", answers, line)
        return head

    def finish(self, game: str) -> None:
        """What only the whole plan shows."""
        if not self.game:
            self.wrong("", f"a plan says first what it is for, e.g. game: {GAMES[0]}")
        elif game and self.rulebook is not None and self.rulebook.id != game:
            self.wrong("", f"the plan is for {self.rulebook.face.title}, not for {find(game).face.title}")
        if self.rulebook is None:
            return
        try:
            self.otherwise = self.rulebook.coach(self.otherwise).level
        except Refusal as refusal:
            self.wrong(self.otherwise_at[0], refusal.sentence.rstrip("."), self.otherwise_at[1])
        if not self.entries and not self.problems:
            self.wrong("", "the plan has no line that says what to do")
        self.problems.sort(key=lambda problem: problem.line)


def meant(said: str, known: tuple[str, ...] | list[str]) -> str:
    """(did you mean 4th down?), or what was expected."""
    close = get_close_matches(written(said), [written(one) for one in known], 1, 0.75)
    if close:
        return f" (did you mean {next(one for one in known if written(one) == close[0])}?)"
    more = ", …" if len(known) > SHOWN else ""
    return f": expected {', '.join(known[:SHOWN])}{more}"
