"""What the terminal shows: board, question, news, explanations and the end of a game."""

from __future__ import annotations

import re
import textwrap
from typing import Any

from snapcount.cli.answers import LISTED, numbered
from snapcount.cli.common import TIED, Ink, lines_of_window, width
from snapcount.cli.keys import in_pages
from snapcount.cli.rules import wanted, wrapped
from snapcount.core.game import Game
from snapcount.core.moments import TakenBack
from snapcount.core.record.verify import taken_back as times_taken_back
from snapcount.core.rulebook import Advice
from snapcount.core.table import Event, Question, Refusal, Seat
from snapcount.football.first_time import first_time

SHOWN = 12
"""Options in sight where the list is cut and can be typed anyway: the board stays on the screen."""


FEW = 5
LOW = 30
"""In a window of no more lines than this, only so few stand one below the other."""
AROUND = 3
"""Lines about the question: an empty one over and under the board, and what is typed."""
NEWS = 4
"""A board that can be drawn smaller leaves so many lines over it for the last of what has happened."""
NUMBER = 6
"""Columns that the number of an option takes."""
EXPLAINED = " " * NUMBER


class Screen:
    """Plain lines, with colour where there is a terminal."""

    def __init__(self, game: Game, ink: Ink, only: tuple[str, ...] = ()) -> None:
        self.game = game
        self.only = only
        """What a step of a lesson is about, of all that the question offers; nothing named: all."""
        self.ink = ink
        self.told = 0
        self.news = 0
        """Lines that were told since the last question."""

    def show_news(self, seat: Seat | None) -> None:
        """What happened since the last time."""
        for event in self.game.events[self.told :]:
            if event.seen_by(seat) and self.game.say(event):
                line = self.log_line(event)
                self.news += len(line.split("\n"))
                print(line)
        self.told = len(self.game.events)

    def log_line(self, event: Event) -> str:
        text = textwrap.fill(
            f"{self.game.say(event)} [{event.rule}]", width(), initial_indent="  ", subsequent_indent="    "
        )
        return text.replace(f"[{event.rule}]", self.ink("dim", f"[{event.rule}]"))

    def show_log(self, seat: Seat | None) -> None:
        """What still stands, and where something was taken back."""
        backs = list(self.game.taken_back)
        self.show_legend()
        for number, event in enumerate(self.game.events):
            backs = self.show_backs(backs, number)
            if event.seen_by(seat) and self.game.say(event):
                print(self.log_line(event))
        self.show_backs(backs, len(self.game.events))

    def show_legend(self) -> None:
        if legend := self.game.rulebook.face.legend:
            print(textwrap.fill(legend, width(), initial_indent="  ", subsequent_indent="    "))

    def show_backs(self, backs: list[TakenBack], told: int) -> list[TakenBack]:
        """The take-backs that come before the next event; what is left of them."""
        while backs and backs[0].events <= told:
            who = backs.pop(0).by
            print(
                f"  {'A play was taken back' if who is None else f'{self.game.names[who]} took a play back'}."
            )
        return backs

    def show_question(self, seat: Seat, question: Question[Any]) -> None:
        """The board and what is asked under it; a large board is drawn as small as the window needs."""
        asked = self.question_lines(seat, question)
        room = lines_of_window() - len(asked) - AROUND - min(self.news, NEWS)
        print(f"\n{self.board(seat, question, room)}\n")
        print("\n".join(asked))
        self.news = 0

    def board(self, seat: Seat, question: Question[Any], room: int) -> str:
        """The board in so many lines, if it can be made to fit."""
        face, names = self.game.rulebook.face, self.game.names
        view = face.during(self.game.view(seat), question)
        whole = face.board(view, names)
        lines = whole.split("\n")
        if face.small_board is None or (len(lines) <= room and max(map(len, lines)) <= width()):
            return whole
        return face.small_board(view, names, min(80, width()), room)

    def show_whole_board(self, seat: Seat, question: Question[Any]) -> None:
        """All of it, a window at a time."""
        face = self.game.rulebook.face
        lines = face.board(face.during(self.game.view(seat), question), self.game.names).split("\n")
        in_pages(lines, lines_of_window())

    def question_lines(self, seat: Seat, question: Question[Any]) -> list[str]:
        words = self.game.rulebook.face.words
        lines = [self.ink("bold", textwrap.fill(words.prompt(question, self.game.names), width()))]
        typing = words.typing(question)
        if typing:
            lines.append(textwrap.fill(typing, width(), initial_indent="  ", subsequent_indent="  "))
        options = numbered(question, self.only)
        cut = len(options) == LISTED
        if question.listed or len(options) > 1:
            shown = options[: SHOWN if cut and typing else None]
            lines.append(self.options_text([words.label(question, option) for option in shown]))
        if cut:
            lines.append("  … more: type what you want")
        cards = "x the cards, " if self.cards(seat) else ""
        lines.append(
            self.ink("dim", f"  ? explains and shows the odds, {cards}u takes back, h helps, q leaves")
        )
        return "\n".join(lines).split("\n")

    def options_text(self, labels: list[str]) -> str:
        """One below the other; a long list in groups or columns, so that the board stays on the screen."""
        groups = grouped(labels)
        if len(labels) <= self.below_each_other():
            return "\n".join(self.numbered(at, label) for at, label in enumerate(labels))
        if len(groups) * 2 <= len(labels):
            return "\n".join(self.group_lines(head, members) for head, members in groups)
        return self.columns(labels)

    def below_each_other(self) -> int:
        """In a low window only a few, and none where the board can use the lines."""
        if lines_of_window() > LOW:
            return SHOWN
        return FEW if self.game.rulebook.face.small_board is None else 1

    def numbered(self, at: int, label: str) -> str:
        return f"  {self.ink('yellow', f'{at + 1:>2}')}  {label}"

    def group_lines(self, head: str, members: list[tuple[int, str]]) -> str:
        """ "Middle linebacker: 12 up to F1, 13 up to F2": what one man can do, in a line or two."""
        if not head:
            return self.numbered(*members[0])
        said = ", ".join(f"{at + 1}{TIED}{label}" for at, label in members)
        lines = textwrap.fill(f"{head}: {said}", width(), initial_indent="      ", subsequent_indent=" " * 8)
        return re.sub(rf"\d+{TIED}", lambda number: self.ink("yellow", number[0][:-1]) + " ", lines)

    def columns(self, labels: list[str]) -> str:
        wide = max(map(len, labels)) + NUMBER
        columns = max(1, width() // wide)
        rows = -(-len(labels) // columns)
        lines = (
            "".join(
                self.numbered(at, labels[at].ljust(wide - NUMBER)) for at in range(row, len(labels), rows)
            )
            for row in range(rows)
        )
        return "\n".join(line.rstrip() for line in lines)

    def explain(self, seat: Seat, question: Question[Any]) -> None:
        """What is decided, what each option means, and its odds; what several mean alike is said once."""
        words = self.game.rulebook.face.words
        lines = textwrap.wrap(f"{words.prompt(question, self.game.names)} [{question.rule}]", width())
        lines += textwrap.wrap(first_time(self.game.rulebook, question, typed=True), width())
        advice = {repr(said.option): said for said in self.game.advice(seat)}
        told: set[str] = set()
        for number, option in enumerate(numbered(question, self.only), 1):
            lines.append(
                f"  {self.ink('yellow', f'{number:>2}')}  {self.ink('bold', words.label(question, option))}"
            )
            said = advice.get(repr(option))
            means = words.explain(question, option)
            for text in ("" if means in told else means, "" if said is None else odds_line(said)):
                lines += textwrap.wrap(text, width(), initial_indent=EXPLAINED, subsequent_indent=EXPLAINED)
            told.add(means)
        in_pages(lines)

    def help(self, question: Question[Any]) -> None:
        print(
            "Type the number of an option or its name.\n"
            "  ?        explain the options and show their odds\n"
            "  u        take the last answer back\n"
            "  b        the whole board, a window at a time; Enter shows the question again\n"
            "  l        the whole log\n"
            "  x        the cards that the last play was read from\n"
            f"  r ID     read a rule, e.g. r {question.rule}\n"
            "  q        leave; the game is saved and goes on next time"
        )

    def show_cards(self, seat: Seat | None) -> None:
        """The cards that the last play was read from, what was hit in bold."""
        text = self.cards(seat) or "Nothing was read from a card yet."
        in_pages(["  " + (self.ink("bold", line) if "[" in line else line) for line in text.split("\n")])

    def cards(self, seat: Seat | None) -> str:
        return self.game.rulebook.face.cards_read(self.game.seen(seat), self.game.names)

    def show_rule(self, text: str) -> None:
        number = text.partition(" ")[2].strip()
        try:
            for rule in wanted(number, None):
                print(f"{self.ink('bold', rule.id)} {self.ink('cyan', rule.tag)}\n{wrapped(rule.text)}")
        except Refusal as refusal:
            self.refuse(refusal)

    def refuse(self, refusal: Refusal) -> None:
        print(self.ink("red", textwrap.fill(str(refusal), width())))

    def show_end(self) -> None:
        game = self.game
        print()
        print(game.rulebook.face.words.situation(game.view(None), game.names))
        if game.taken_back:
            print(times_taken_back(len(game.taken_back)))
        print()
        print(game.box())


def grouped(labels: list[str]) -> list[tuple[str, list[tuple[int, str]]]]:
    """Neighbours that say the same before a colon, with their places in the list; the others each by itself."""
    groups: list[tuple[str, list[tuple[int, str]]]] = []
    for at, label in enumerate(labels):
        head, _, rest = label.rpartition(": ")
        if head and groups and groups[-1][0] == head:
            groups[-1][1].append((at, rest))
        else:
            groups.append((head, [(at, rest)]))
    return groups


def odds_line(said: Advice) -> str:
    chances = ", ".join(f"{label} {chance:.0%}" for label, chance in said.chances)
    if not said.text or not chances:
        return said.text or chances
    if said.text.endswith("."):
        return f"{said.text} {chances[0].upper()}{chances[1:]}"
    return f"{said.text}: {chances}"
