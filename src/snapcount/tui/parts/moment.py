"""How the play came out: a broadcast's line in the team's colour, what follows, and the dice."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.timer import Timer
from textual.widgets import Static

from snapcount.football.outcomes import Outcome
from snapcount.tui.drawing.colours import GOLD, NIGHT, PALE, Colour, Pair, hexed, ink_on, mixed
from snapcount.tui.drawing.dice import faces
from snapcount.tui.parts.log import Line

GREAT = ("touchdown", "field_goal", "safety", "turnover", "final")
ROOMY = 3
"""Lines that an outcome with its sum takes."""
LAST = 3
"""Lines of the log that there is room for."""
FLASHES, FLASH = 8, 0.16


class Moment(Horizontal):
    def compose(self) -> ComposeResult:
        yield Static(id="line", markup=False)
        yield Static(id="dice")

    def on_mount(self) -> None:
        self.outcome: Outcome | None = None
        self.ground: Colour = NIGHT
        self.flashes = 0
        self.last: list[str] = []
        self.timer: Timer = self.set_interval(FLASH, self.flash, pause=True)

    def show(
        self, outcome: Outcome | None, colours: Pair, dice: tuple[int, ...], lines: Sequence[Line]
    ) -> None:
        """The outcome while it is news, else the last lines of the log."""
        self.last = [line.text for line in lines[-LAST:]]
        self.query_one("#dice", Static).update(faces(dice) if dice else "")
        self.query_one("#dice", Static).display = bool(dice)
        if outcome is not None and outcome == self.outcome:
            return
        self.outcome = outcome
        self.ground = NIGHT if outcome is None or outcome.seat is None else colours[outcome.seat]
        great = outcome is not None and outcome.moment in GREAT
        self.flashes = FLASHES if great and self.app.animation_level == "full" else 0
        if self.flashes:
            self.timer.resume()
        self.draw()

    def flash(self) -> None:
        self.flashes -= 1
        if self.flashes <= 0:
            self.timer.pause()
        self.draw()

    def draw(self) -> None:
        line = self.query_one("#line", Static)
        line.set_class(self.outcome is None, "story")
        if self.outcome is None:
            line.styles.background = hexed(NIGHT)
            line.update(Text("\n".join(self.last), hexed(PALE)))
            return
        ground = mixed(self.ground, GOLD, 0.75) if self.flashes % 2 else self.ground
        line.styles.background = hexed(ground)
        line.update(said(self.outcome, ground, self.size.height < ROOMY))


def said(outcome: Outcome, ground: Colour, low: bool) -> Text:
    """The big line is spaced where it is a great moment."""
    ink = hexed(ink_on(ground))
    great = outcome.moment in GREAT
    big = " ".join(outcome.line.upper()) if great else outcome.line
    star = "  ★  " if outcome.moment == "touchdown" else ""
    text = Text.assemble((f"{star}{big}{star}", f"bold {ink}"))
    for more in (outcome.sum, outcome.next):
        if more and low and more is outcome.sum:
            text.append(f"  {more}", ink)
        elif more:
            text.append(f"\n{more}", ink if ground != NIGHT else hexed(PALE))
    return text
