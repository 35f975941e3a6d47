"""What a game lays on the table: its board, the answers in the hand, and what mouse and keys do on the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from snapcount.cli.answers import LISTED, numbered
from snapcount.core.rulebook import Names, Rulebook
from snapcount.core.table import Event, Question, Seat
from snapcount.football.scoreboard import Scoreboard
from snapcount.tui.drawing.canvas import Canvas
from snapcount.tui.drawing.colours import INK, NIGHT, PALE, Pair
from snapcount.tui.drawing.field import Field, paint_field


class Shown(NamedTuple):
    """The table as one pair of eyes may see it."""

    rulebook: Rulebook
    view: Any
    names: Names
    colours: Pair
    question: Question[Any] | None = None
    seat: Seat | None = None
    """Who is asked."""
    play: Sequence[Event] = ()
    """What happened since the snap, as far as these eyes may know."""

    @property
    def scoreboard(self) -> Scoreboard:
        board: Scoreboard = self.rulebook.face.scoreboard(self.view, self.names)
        return board


class Card(NamedTuple):
    """An answer in the hand; or something that is taken in hand first, and answered with on the board."""

    label: str
    answer: Any
    text: str = ""
    """What it means."""
    taken: bool = False


class Given(NamedTuple):
    """What a hand on the board came to: an answer, or only a sentence."""

    answer: Any = None
    said: str = ""
    final: bool = False


NOTHING = Given()


class Desk:
    """Most games only show their board; all answers are in the hand."""

    tall = False
    """Whether the board needs every row of a low window."""

    def __init__(self) -> None:
        self.shown: Shown | None = None
        self.columns, self.rows = 80, 12
        self.ball: float | None = None
        """Where the ball is on its way to its new place."""

    def look(self, shown: Shown) -> None:
        """Another moment: what was begun on the board is forgotten."""
        self.shown = shown

    def canvas(self, columns: int, rows: int) -> Canvas:
        self.columns, self.rows = columns, rows
        canvas = Canvas(columns, rows, NIGHT)
        if self.shown is not None:
            self.paint(canvas, self.shown)
        return canvas

    def paint(self, canvas: Canvas, shown: Shown) -> None:
        """The field, and under it, where there is room, what else lies on the table."""
        under = self.lines_under(shown)
        room = max(0, min(len(under), canvas.rows - SMALLEST))
        height = min(TALLEST, canvas.rows - room)
        top = (canvas.rows - room - height) // 2
        board = shown.scoreboard
        if self.ball is not None:
            board = board._replace(ball=self.ball, line=None)
        field = Field(canvas, range(top, top + height), board)
        paint_field(field, shown.names, shown.colours)
        for at, line in enumerate(under[:room]):
            canvas.write(canvas.rows - room + at, 1, line, INK if at == 0 else PALE, bold=at == 0)

    def lines_under(self, shown: Shown) -> Sequence[str]:
        return ()

    def cards(self) -> list[Card]:
        """The answers that can be listed."""
        shown = self.shown
        if shown is None or shown.question is None:
            return []
        words = shown.rulebook.face.words
        return [
            Card(words.label(shown.question, option), option, words.explain(shown.question, option))
            for option in numbered(shown.question)
        ]

    def hint(self) -> str:
        """What can be done on the board now; of a list too long for the hand, how the rest is typed."""
        shown = self.shown
        if shown is None or shown.question is None or len(numbered(shown.question)) < LISTED:
            return ""
        return f"More than these: / types an answer. {shown.rulebook.face.words.typing(shown.question)}"

    def take(self, card: Card) -> Given:
        """A card that isn't an answer by itself."""
        return NOTHING

    def press(self, column: int, row: int) -> Given:
        return NOTHING

    def drag(self, column: int, row: int) -> Given:
        return NOTHING

    def release(self, column: int, row: int) -> Given:
        return NOTHING

    def key(self, name: str) -> Given | None:
        """None where the key means nothing here."""
        return None


SMALLEST, TALLEST = 7, 25
"""Rows of the field."""


def find_desk(game: str) -> Desk:
    """The desk of a game; it is fetched only when that game is on the table."""
    from importlib import import_module

    desk: Desk = import_module(f"snapcount.tui.boards.{game}").DESK()
    return desk
