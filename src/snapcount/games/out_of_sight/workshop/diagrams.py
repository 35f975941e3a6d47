"""The Playbook on paper: a small diagram of every play, upfield up, with what it asks for."""

from __future__ import annotations

from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.rules.geometry import Point
from snapcount.games.out_of_sight.show.words import play_text
from snapcount.games.out_of_sight.tables import Play
from snapcount.paper.letters import wrapped
from snapcount.paper.page import Colour, Page

COLUMNS = 6
GRASS: Colour = (0.80, 0.90, 0.80)
CHALK: Colour = (1.0, 1.0, 1.0)
RED: Colour = (0.80, 0.16, 0.14)
BLUE: Colour = (0.16, 0.37, 0.69)
INK: Colour = (0.1, 0.1, 0.1)
GATE: Colour = (0.18, 0.55, 0.14)
BAND: Colour = (0.62, 0.82, 0.58)
WIDEST = 14.0


class Picture:
    """A box on the page, in yards from the ball: `right` across, `up` downfield."""

    def __init__(self, page: Page, x: float, y: float, width: float, height: float, play: Play) -> None:
        self.page = page
        self.x, self.y, self.width, self.height = x, y, width, height
        deep = play.drop == 10
        self.ahead, self.behind = (15.0, 8.0) if play.is_run else (54.0, 13.0) if deep else (20.0, 10.0)
        self.wide = 15.0 if play.is_run else tables.SIDELINE

    def at(self, right: float, up: float) -> Point:
        return (
            self.x + self.width * (0.5 + right / (2 * self.wide)),
            self.y + self.height * (self.ahead - up) / (self.ahead + self.behind),
        )

    def line(self, a: Point, b: Point, weight: float, colour: Colour) -> None:
        self.page.line(*self.at(*a), *self.at(*b), weight, colour)

    def area(self, left: float, right: float, low: float, high: float, colour: Colour) -> None:
        (x, y), (x2, y2) = self.at(left, high), self.at(right, low)
        self.page.box(x, y, x2 - x, y2 - y, colour)


def playbook_grid(page: Page, left: float, top: float, width: float, height: float) -> None:
    """All plays in rows, each with its picture, its name and its words."""
    plays = tuple(tables.PLAYBOOK.values())
    rows = -(-len(plays) // COLUMNS)
    wide, high = width / COLUMNS, height / rows
    for number, play in enumerate(plays):
        row, column = divmod(number, COLUMNS)
        one_play(page, play, left + column * wide, top + row * high, wide - 8, high - 6)


def one_play(page: Page, play: Play, x: float, y: float, width: float, height: float) -> None:
    tall = height - 42
    page.box(x, y, width, tall, GRASS, INK, 0.4)
    picture = Picture(page, x, y, width, tall, play)
    run_picture(picture, play) if play.is_run else pass_picture(picture, play)
    page.text(x, y + tall + 10, f"{play.name}   B{play.drop}", 8.5, "bold", colour=INK)
    size, lines = words_of(play, width)
    for line, words in enumerate(lines):
        page.text(x, y + tall + 18 + 7.4 * line, words, size, colour=INK)


def words_of(play: Play, width: float) -> tuple[float, list[str]]:
    """What a play asks for, in the four lines below its picture: the more words, the smaller."""
    size = 6.4
    while len(lines := wrapped(play_text(play.id), size, width)) > 4:
        size -= 0.2
    return size, lines


def run_picture(picture: Picture, play: Play) -> None:
    """Where it must cross, where Reds Only begins, and one line that keeps the shape."""
    low, high = play.cross[0], min(play.cross[1], WIDEST)
    left, right = (-high, high) if not play.side else sorted((-play.side * low, -play.side * high))
    through = 0.0 if not play.side else max(-12.0, min(12.0, (left + right) / 2))
    if play.reds_after is not None:
        picture.line((-15, play.reds_after), (15, play.reds_after), 0.7, RED)
    picture.line((-15, 0), (15, 0), 0.8, BLUE)
    if play.max_gain is None:
        picture.line((left, 0), (right, 0), 3.0, GATE)
    start: Point = (0.0, float(-play.drop))
    fake: tuple[Point, ...] = ((play.side * play.fake * 1.15, -play.drop + 0.6),) if play.fake else ()
    top = 13.0 if play.max_gain is None else play.max_gain
    way = (start, *fake, (through, -0.6), (through, top))
    for a, b in zip(way, way[1:], strict=False):
        picture.line(a, b, 1.6, INK)
    if play.drop:
        picture.line((0, 0), start, 0.8, INK)
    ball(picture)


def pass_picture(picture: Picture, play: Play) -> None:
    """Where the dot counts, and the drop."""
    near, far = play.lateral[0], min(play.lateral[1], tables.SIDELINE)
    for left, right in ((-far, far),) if not near else ((-far, -near), (near, far)):
        picture.area(left, right, play.depth[0], play.depth[1], BAND)
    picture.line((-tables.SIDELINE, 0), (tables.SIDELINE, 0), 0.8, BLUE)
    hold: Point = (0.0, float(-play.drop))
    aim: Point = ((near + far) / 2 if near else 0.0, (play.depth[0] + play.depth[1]) / 2)
    picture.line((0, 0), hold, 0.8, INK)
    picture.line(hold, aim, 1.2, INK)
    x, y = picture.at(*aim)
    picture.page.box(x - 3, y - 3, 6, 6, CHALK, RED, 1.0)
    ball(picture)


def ball(picture: Picture) -> None:
    x, y = picture.at(0, 0)
    picture.page.box(x - 2, y - 2, 4, 4, (0.55, 0.29, 0.13), CHALK, 0.5, 2)
