"""Out of Sight Football: the printed field in colour, and a pen that draws with the eyes hidden."""

from __future__ import annotations

from math import hypot

from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.questions.drawn import CallPlay, KickIt, KickOff, RunAfterCatch, RunBack
from snapcount.games.out_of_sight.questions.listed import SetLinebackers, SpotBall
from snapcount.games.out_of_sight.rules.geometry import Point
from snapcount.games.out_of_sight.rules.playbook import Execution, straight_drop
from snapcount.games.out_of_sight.rules.strokes import Stroke, dot, line
from snapcount.games.out_of_sight.show.board import centre
from snapcount.games.out_of_sight.show.typed import HANG
from snapcount.games.out_of_sight.state import Path
from snapcount.games.out_of_sight.view import View
from snapcount.tui.boards.desk import NOTHING, Card, Desk, Given, Shown
from snapcount.tui.drawing.canvas import Canvas
from snapcount.tui.drawing.colours import (
    BALL,
    CHALK,
    SCRIMMAGE,
    TO_GAIN,
    Colour,
)
from snapcount.tui.drawing.printed import ACROSS, BREADTH, paint_curtain, printed

LINE_DRAWN = (255, 120, 220)
NEAR = 4.0
"""So near to the ball the pen is put down, in yards."""
STEPS = {"up": (0.0, 1.0), "down": (0.0, -1.0), "left": (-1.0, 0.0), "right": (1.0, 0.0)}
DRAWN = (CallPlay, KickOff, RunBack, RunAfterCatch, KickIt)


class OutOfSight(Desk):
    tall = True

    def __init__(self) -> None:
        super().__init__()
        self.pen: list[Point] | None = None
        """What is being drawn; while it is, the field is covered (OS-2.3)."""
        self.called = ""
        """The play in hand."""
        self.standing: list[Point] = []
        """Linebackers put down so far."""

    def look(self, shown: Shown) -> None:
        super().look(shown)
        self.pen, self.called, self.standing = None, "", []

    # The hand

    def cards(self) -> list[Card]:
        """Lines and dots are drawn, never chosen: the hand has names of plays, and what isn't drawn."""
        cards = super().cards()
        question = self.shown.question if self.shown is not None else None
        if isinstance(question, CallPlay):
            return [Card(card.label, card.answer.play, card.text, taken=True) for card in cards]
        return [card for card in cards if not isinstance(card.answer, Stroke)]

    def take(self, card: Card) -> Given:
        self.called, self.pen = card.answer, None
        return Given(said=f"{card.label}: {self.how()}")

    def hint(self) -> str:
        question = self.shown.question if self.shown is not None else None
        if isinstance(question, SetLinebackers):
            return "A front of the hand, or click where each of them stands."
        if isinstance(question, SpotBall):
            return "Click on its line, or take the place in the hand."
        if not isinstance(question, DRAWN) or (isinstance(question, CallPlay) and not self.called):
            return ""
        how = self.how()
        return how[0].upper() + how[1:]

    def how(self) -> str:
        if self.shown is not None and self.shown.view.hidden:
            return "press anywhere and draw on; or arrows, then Enter."
        what = "draw a line" if self.is_line else "let go where the ball comes down"
        return f"press on the ball, then {what} blind; or arrows, then Enter."

    @property
    def is_line(self) -> bool:
        question = self.shown.question if self.shown is not None else None
        if isinstance(question, CallPlay):
            return tables.PLAYBOOK[self.called].is_run
        return isinstance(question, RunBack | RunAfterCatch)

    # The pen

    def start(self) -> Point | None:
        """Where the pen begins; None while nothing is drawn."""
        question = self.shown.question if self.shown is not None else None
        if isinstance(question, CallPlay):
            drop = self.drop(question) if self.called else None
            return (drop[-1] if drop else question.ball_at) if self.called else None
        return question.start if isinstance(question, KickOff | RunBack | RunAfterCatch | KickIt) else None

    def drop(self, question: CallPlay) -> Path | None:
        """The passer's steps back, which are taken looking: the plainest."""
        return straight_drop(tables.PLAYBOOK[self.called], question.ball_at, question.goes)

    def press(self, column: int, row: int) -> Given:
        shown = self.shown
        if shown is None:
            return NOTHING
        here = self.point_at(column, row)
        if isinstance(shown.question, SpotBall):
            return Given(shown.question.nearest(here[1]), final=True)
        if isinstance(shown.question, SetLinebackers):
            return self.stand(shown.question, here)
        start = self.start()
        if start is None:
            return Given(said="Choose a play first.") if isinstance(shown.question, CallPlay) else NOTHING
        if hypot(here[0] - start[0], here[1] - start[1]) > NEAR and not shown.view.hidden:
            return Given(said="Begin at the ball.")
        self.pen = [start]
        return Given(said="Your eyes are hidden.")

    def drag(self, column: int, row: int) -> Given:
        if self.pen is not None:
            self.pen.append(self.point_at(column, row))
        return NOTHING

    def release(self, column: int, row: int) -> Given:
        return self.lifted() if self.pen is not None and len(self.pen) > 1 else self.put_away()

    def put_away(self) -> Given:
        was, self.pen = self.pen, None
        return NOTHING if was is None else Given(said="That was only a tap.")

    def lifted(self) -> Given:
        """The pen is up: what was drawn is the answer."""
        question, pen = self.shown.question if self.shown is not None else None, self.pen or []
        self.pen = None
        hang = HANG if isinstance(question, KickIt) and question.kind == "high_punt" else None
        stroke = line(*pen) if self.is_line else dot(pen[-1], hang)
        if isinstance(question, CallPlay):
            return Given(Execution(self.called, self.drop(question), stroke), final=True)
        return Given(stroke, final=True)

    def key(self, name: str) -> Given | None:
        if self.shown is None or not isinstance(self.shown.question, DRAWN):
            return self.key_of_defence(name)
        if name == "enter" and self.pen is not None:
            return self.lifted() if len(self.pen) > 1 else self.put_away()
        plain = name.removeprefix("shift+")
        start = self.start()
        if plain not in STEPS or start is None:
            return None
        far = 5.0 if plain != name else 1.0
        self.pen = self.pen or [start]
        (x, y), (by_x, by_y) = self.pen[-1], STEPS[plain]
        self.pen.append((round(x + far * by_x, 3), round(y + far * by_y, 3)))
        return Given(said="Your eyes are hidden. Enter lifts the pen.")

    def key_of_defence(self, name: str) -> Given | None:
        if name == "enter" and self.standing:
            return Given(tuple(self.standing), final=True)
        return None

    def stand(self, question: SetLinebackers, here: Point) -> Given:
        """One more linebacker; the third is the last."""
        place = round(here[0], 3), round(here[1], 3)
        code = question.code_beside(place, tuple(self.standing))
        if code is not None:
            problem = question.problem((*self.standing, place))
            return Given(said=problem.sentence if problem is not None else "")
        self.standing.append(place)
        if len(self.standing) == tables.LINEBACKERS:
            return Given(tuple(self.standing), final=True)
        return Given(said=f"{len(self.standing)} of {tables.LINEBACKERS}. Enter: these are all.")

    # The board

    @property
    def covered(self) -> bool:
        shown = self.shown
        asked = shown is not None and shown.question is not None and shown.question.covered
        return self.pen is not None or asked or (shown is not None and shown.view.hidden)

    def west(self) -> float:
        assert self.shown is not None
        wide = self.columns * ACROSS
        if wide >= tables.EAST_END - tables.WEST_END:
            return (tables.EAST_END + tables.WEST_END - wide) / 2
        return min(max(centre(self.shown.view) - wide / 2, tables.WEST_END), tables.EAST_END - wide)

    def point_at(self, column: int, row: int) -> Point:
        high = BREADTH / self.rows
        return round(self.west() + (column + 0.5) * ACROSS, 3), round(tables.SIDELINE - (row + 0.5) * high, 3)

    def pixel_of(self, point: Point) -> tuple[int, int]:
        high = BREADTH / (2 * self.rows)
        return int((point[0] - self.west()) / ACROSS), int((tables.SIDELINE - point[1]) / high)

    def paint(self, canvas: Canvas, shown: Shown) -> None:
        if self.covered:
            paint_curtain(canvas)
            return
        view, west = shown.view, self.west()
        ground = printed(view.options.field, round(west, 3), canvas.columns, canvas.rows)
        canvas.pixels = [list(row) for row in ground]
        self.paint_lines(canvas, view)
        self.paint_last(canvas, shown)
        defence = shown.colours[view.offence.other]
        for place in (*view.linebackers, *self.standing):
            self.paint_man(canvas, place, defence)
        ball = self.start() or (view.run.start if view.run is not None else view.ball_at)
        if view.phase not in ("weather", "toss", "over"):
            x, y = self.pixel_of(ball)
            canvas.write(y // 2, x, "●", BALL, CHALK, bold=True)
            goes = view.goes(view.run.seat) if view.run is not None else view.going
            canvas.write(y // 2, x + goes, "▸" if goes > 0 else "◂", CHALK, BALL, bold=True)

    def paint_lines(self, canvas: Canvas, view: View) -> None:
        """Where the ball lies, and where it has to get to."""
        spotting = self.shown is not None and isinstance(self.shown.question, SpotBall)
        if not spotting and view.phase not in ("declare", "huddle", "snap", "kick", "catch"):
            return
        offence, line_to_gain = view.offence, view.situation.line
        gain = line_to_gain if view.goes(offence) == 1 else 100 - line_to_gain
        for x, colour in ((view.scrimmage_x, SCRIMMAGE), (gain, TO_GAIN)):
            column = self.pixel_of((x, 0.0))[0]
            for y in range(2 * canvas.rows):
                canvas.blend(column, y, colour, 0.8)

    def paint_last(self, canvas: Canvas, shown: Shown) -> None:
        """The line of the play that is over, with the linebackers as they stood."""
        last = shown.view.last
        if last is None:
            return
        for one, other in zip(last.path, last.path[1:], strict=False):
            steps = max(1, int(hypot(other[0] - one[0], other[1] - one[1]) / (ACROSS / 2)))
            for at in range(steps + 1):
                share = at / steps
                along = one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share
                canvas.dot(*self.pixel_of(along), LINE_DRAWN)
        for place in last.linebackers:
            self.paint_man(canvas, place, shown.colours[shown.view.offence.other])
        if last.dot is not None:
            x, y = self.pixel_of(last.dot)
            canvas.write(y // 2, x, "✕", LINE_DRAWN, bold=True)

    def paint_man(self, canvas: Canvas, place: Point, colour: Colour) -> None:
        x, y = self.pixel_of(place)
        canvas.write(y // 2, x - 1, "▐L▌", CHALK, colour, bold=True)


DESK = OutOfSight
