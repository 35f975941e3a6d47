"""Scrimmage: hexes as bricks, men in their team's colour; a man is taken up and set down where he can get to."""

from __future__ import annotations

from snapcount.core.data.typed import from_plain
from snapcount.core.table import Refusal
from snapcount.games.scrimmage.questions.listed import NameTarget, PlaceBall
from snapcount.games.scrimmage.questions.move import Move, Plan
from snapcount.games.scrimmage.rules.actions import DOWN, END, action_problem
from snapcount.games.scrimmage.rules.deploy import deployments
from snapcount.games.scrimmage.rules.field import COLUMN, GOAL_ROWS, LAST_ROW, NEIGHBOURS, ROW, find
from snapcount.games.scrimmage.rules.hexes import OFF
from snapcount.games.scrimmage.show.aids import aid
from snapcount.games.scrimmage.show.board import cell, centre_column, centre_row, row_name
from snapcount.games.scrimmage.state import Man, Play, find_man
from snapcount.tui.boards.desk import NOTHING, Card, Desk, Given, Shown
from snapcount.tui.drawing.canvas import Canvas
from snapcount.tui.drawing.colours import (
    CHALK,
    DARK,
    FAINT,
    GOLD,
    GRASS,
    PALE,
    ROUGH,
    SCRIMMAGE,
    TO_GAIN,
    Colour,
    ink_on,
    mixed,
)

LEFT, WIDE = 3, 4
"""Columns of the rows' names, and of a hex."""
LAST_COLUMN = 37
WAYS = {"up": 0, "down": 3, "left": 5, "right": 1}
REACHED = (70, 160, 150)
TARGET = (170, 90, 200)


class Scrimmage(Desk):
    tall = True

    def __init__(self) -> None:
        super().__init__()
        self.man = ""
        self.cursor = OFF
        self.reach: dict[int, int] = {}
        """Hexes that the man in hand can get to, with the most MP that are left there."""
        self.deeds: list[Card] = []

    # What is looked at

    @property
    def play(self) -> Play:
        assert self.shown is not None
        question = self.shown.question
        play: Play = question.play if isinstance(question, Move | NameTarget) else self.shown.view.play
        return play

    def look(self, shown: Shown) -> None:
        before = self.man
        super().look(shown)
        self.drop()
        if before and isinstance(shown.question, Move):
            self.pick(before)

    def drop(self) -> None:
        self.man, self.reach, self.deeds = "", {}, []

    def pick(self, man: str) -> Given:
        """Take a man up: where he can get to, and what he can do."""
        found = aid(self.play, {"ask": "man", "man": man}) if self.mine(man) else None
        if found is None:
            return NOTHING
        self.drop()
        if found["why"] is not None:
            return Given(said=f"{man}: {found['why']['sentence']}")
        self.man = man
        for hex, _, left in found["places"]:
            self.reach[hex] = max(left, self.reach.get(hex, 0))
        self.deeds = [
            Card(each["label"], from_plain(Plan, each["value"]), each["explain"])
            for each in found["actions"]
            if each["value"][0]["kind"] not in WALKED
        ]
        self.cursor = find_man(self.play, man).hex
        return Given(said=f"{man} is in hand.")

    def mine(self, man: str) -> bool:
        return man[0] == self.play.phase[0] and any(other.id == man for other in self.play.men)

    def cards(self) -> list[Card]:
        """What a man in hand can do, then what is done with all of them."""
        question = self.shown.question if self.shown is not None else None
        if not isinstance(question, Move):
            return super().cards()[: len(question.receivers()) if isinstance(question, NameTarget) else None]
        words = self.shown.rulebook.face.words if self.shown is not None else None
        assert words is not None
        plans = [(act,) for act in (END, DOWN) if action_problem(question.play, act) is None]
        formations = [plan for _, plan in deployments(question.play)] if question.play.turn == "pre" else []
        named = dict.fromkeys([*formations, *plans])
        whole = [Card(words.label(question, plan), plan, words.explain(question, plan)) for plan in named]
        return [*self.deeds, *whole]

    def hint(self) -> str:
        question = self.shown.question if self.shown is not None else None
        if isinstance(question, NameTarget | PlaceBall):
            return "Click a place, or arrows and space."
        if not isinstance(question, Move):
            return ""
        return f"{self.man} is in hand: click a place or an opponent." if self.man else PICKING

    # Mouse and keys

    def press(self, column: int, row: int) -> Given:
        hex = self.hex_at(column, row)
        return NOTHING if hex == OFF else self.point(hex)

    def point(self, hex: int) -> Given:
        """A hex: a target, a man to be taken up, or where the man in hand goes."""
        self.cursor = hex
        question = self.shown.question if self.shown is not None else None
        if isinstance(question, NameTarget | PlaceBall):
            return Given(hex, final=True)
        if not isinstance(question, Move):
            return NOTHING
        here = [man.id for man in self.play.men if man.hex == hex]
        if self.man and self.man in here:
            self.drop()
            return Given(said="Nobody is in hand.")
        if self.man and hex in self.reach:
            return self.go(hex)
        own = [man for man in here if self.mine(man)]
        if own:
            return self.pick(own[0])
        return self.meet(here) if self.man and here else NOTHING

    def go(self, hex: int) -> Given:
        try:
            found = aid(self.play, {"ask": "path", "man": self.man, "hex": hex})
        except Refusal as refusal:
            return Given(said=refusal.sentence)
        return Given(from_plain(Plan, found["plan"]), final=True)

    def meet(self, here: list[str]) -> Given:
        """Contact with whoever stands there, if the man in hand can make it."""
        for card in self.deeds:
            if card.answer[-1].kind == "contact" and card.answer[-1].target in here:
                return Given(card.answer, final=True)
        return Given(said=f"{self.man} can't get at {here[0]} now.")

    def key(self, name: str) -> Given | None:
        if self.shown is None or not self.play.men:
            return None
        if name in WAYS:
            return self.step(name)
        if name == "escape" and self.man:
            self.drop()
            return Given(said="Nobody is in hand.")
        if name == "n" and isinstance(self.shown.question, Move):
            return self.next_man()
        if name == "space" and self.cursor != OFF:
            return self.point(self.cursor)
        return None

    def step(self, name: str) -> Given:
        here = self.cursor if self.cursor != OFF else self.play.hex
        way = WAYS[name]
        if name in ("left", "right") and COLUMN[here] % 2 == 0:
            way = {"left": 4, "right": 2}[name]
        there = NEIGHBOURS[here][way]
        self.cursor = there if there != OFF else here
        return Given(said=self.said_of(self.cursor))

    def said_of(self, hex: int) -> str:
        men = ", ".join(man.id for man in self.play.men if man.hex == hex)
        left = f", {self.man} has {self.reach[hex]} MP left there" if hex in self.reach and self.man else ""
        return f"{men or 'Nobody'} stands here{left}. Space chooses."

    def next_man(self) -> Given:
        men = [man.id for man in self.play.men if self.mine(man.id) and man.hex != OFF]
        at = men.index(self.man) + 1 if self.man in men else 0
        for man in [*men[at:], *men[:at]]:
            found = self.pick(man)
            if self.man == man:
                return found
        return Given(said="Nobody can do anything now.")

    # The board

    def window(self) -> tuple[int, int]:
        """The lowest hex column and the highest row in sight."""
        play, rows = self.play, self.rows // 2
        eye = (
            (COLUMN[self.cursor], ROW[self.cursor])
            if self.cursor != OFF
            else (centre_column(play), centre_row(play))
        )
        span = min(LAST_COLUMN, (self.columns - LEFT) // 2 - 1)
        first = max(1, min(eye[0] - span // 2, LAST_COLUMN + 1 - span)) | 1
        top = min(LAST_ROW, max(eye[1] + rows // 2, -5 + rows - 1))
        return first, top

    def place(self, hex: int) -> tuple[int, int]:
        """Row and column of a hex on the canvas."""
        first, top = self.window()
        return (top - ROW[hex]) * 2 + COLUMN[hex] % 2, LEFT + (COLUMN[hex] - first) * 2

    def hex_at(self, column: int, row: int) -> int:
        if self.shown is None or not self.play.men:
            return OFF
        first, top = self.window()
        even = row % 2 == 0
        start = first + 1 if even else first
        at = start + 2 * ((column - LEFT - 2 * (start - first)) // WIDE)
        return find(at, top - row // 2)

    def paint(self, canvas: Canvas, shown: Shown) -> None:
        if not shown.view.play.men and not self.play.men:
            super().paint(canvas, shown)
            return
        first, top = self.window()
        canvas.fill(range(LEFT, canvas.columns), range(2 * canvas.rows), ROUGH)
        for row in range((canvas.rows + 1) // 2):
            self.paint_hexes(canvas, first, top - row)
        offence = self.play.offence
        teams = {"O": shown.colours[offence], "D": shown.colours[offence.other]}
        crowd: dict[int, list[Man]] = {}
        for man in self.play.men:
            if man.hex != OFF:
                crowd.setdefault(man.hex, []).append(man)
        for hex, men in crowd.items():
            row, column = self.place(hex)
            team = teams[men[0].id[0]]
            carries = any(man.id in self.play.carriers for man in men)
            ground = GOLD if self.man in [man.id for man in men] else team
            canvas.write(row, column, cell(tuple(men), self.play), ink_on(ground), ground, bold=True)
            if carries:
                canvas.write(row, column + 3, "●", DARK, TO_GAIN, bold=True)
        if self.cursor != OFF and self.cursor not in crowd:
            row, column = self.place(self.cursor)
            for at, char in ((0, "▐"), (3, "▌")):
                canvas.write(row, column + at, char, GOLD, bold=True)

    def paint_hexes(self, canvas: Canvas, first: int, row: int) -> None:
        _, top = self.window()
        line = (top - row) * 2
        canvas.write(line + 1, 0, row_name(row), PALE)
        for column in range(first, LAST_COLUMN + 1):
            hex = find(column, row)
            if hex == OFF:
                continue
            y, x = self.place(hex)
            ground = self.ground(hex, row, column)
            for at in range(WIDE):
                canvas.dot(x + at, 2 * y, ground)
                canvas.dot(x + at, 2 * y + 1, ground)
            if column % 2 == 0:
                self.chalk(canvas, row, x, y)
            if hex in self.reach and self.man:
                canvas.write(y, x + 1, f"{self.reach[hex] or '·'}", CHALK)
            elif hex in self.play.targets:
                canvas.write(y, x, " ◎  ", CHALK, TARGET, bold=True)
            elif hex == self.play.hex and not self.play.carriers:
                canvas.write(y, x, " () ", CHALK, None, bold=True)

    def chalk(self, canvas: Canvas, row: int, x: int, y: int) -> None:
        """The upper edge of a row: the line of scrimmage, a goal line, every ten yards."""
        line = self.play.scrimmage_line
        colour: Colour | None = None
        if row == line:
            colour = SCRIMMAGE
        elif row in (0, GOAL_ROWS):
            colour = CHALK
        elif row % 6 == 0 and 0 < row < GOAL_ROWS:
            colour = FAINT
        for at in range(WIDE if colour else 0):
            canvas.dot(x + at, 2 * y, colour or CHALK)

    def ground(self, hex: int, row: int, column: int) -> Colour:
        if row < 1 or row > GOAL_ROWS:
            grass: Colour = ROUGH
        else:
            grass = mixed(GRASS[(column + 1) // 2 % 2], GRASS[(row + column % 2) % 2], 0.35)
        if self.man and hex in self.reach:
            return mixed(grass, REACHED, 0.6)
        return grass


PICKING = "Click one of your men (n: the next), then where he goes; or arrows and space."
WALKED = ("step", "transit")
"""What is done by pointing at a hex."""


DESK = Scrimmage
