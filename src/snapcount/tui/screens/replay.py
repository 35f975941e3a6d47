"""A saved game looked back on: play by play, to any moment, and tried from there; what was tried is a branch of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.timer import Timer
from textual.widgets import Static

from snapcount.cli.common import data_folder
from snapcount.cli.sitting import Sitting
from snapcount.coaches import find_coach
from snapcount.core.game import Game
from snapcount.core.record.file import load
from snapcount.core.record.text import BadRecord
from snapcount.core.table import Refusal, Seat
from snapcount.games import find
from snapcount.tui.drawing.colours import GOLD, hexed
from snapcount.tui.parts.scrubber import Scrubber
from snapcount.tui.screens.frame import Frame
from snapcount.tui.screens.table import Table

AGAINST = "veteran"
"""Who sits across when something is tried."""
AUTOPLAY = 0.9


class Branch(NamedTuple):
    """A game that was tried from here, in its file."""

    game: Game
    path: Path


class Replay(Frame):
    BINDINGS = [
        ("left", "back", ""),
        ("right", "next", "Go"),
        ("shift+right", "go(10)", ""),
        ("shift+left", "go(-10)", ""),
        ("home", "start", ""),
        ("end", "end", ""),
        ("space", "run", "Play"),
        ("t", "try", "Try it from here"),
        ("b", "branch", "Branch"),
    ]

    def __init__(self, game: Game, path: Path) -> None:
        super().__init__(game)
        self.trunk, self.path = game, path
        self.at = 0
        self.timer: Timer | None = None
        self.running = False

    def compose_below(self) -> ComposeResult:
        yield Static(id="prompt", markup=False)
        yield Static(id="detail", markup=False)
        yield Scrubber(id="scrubber")

    def on_mount(self) -> None:
        self.branches = [*kept_in(self.trunk, self.path), *found_branches(self.trunk)]
        self.timer = self.set_interval(AUTOPLAY, self.tick, pause=True)
        self.call_after_refresh(self.draw)

    # What is looked at

    @property
    def last(self) -> int:
        return len(self.game.moments) - 1

    def view(self) -> Any:
        rules = self.game.rulebook.rules
        look = rules.looked_back if rules.looked_back is not None and self.game.is_over else rules.view
        return look(self.game.moments[self.at].state, None)

    def draw(self) -> None:
        game = self.game
        until = len(game.events) if self.at == self.last else game.moments[self.at].events
        view = self.view()
        self.show_table(view, [event for event in game.events[:until] if event.seen_by(None)], None, None)
        self.query_one("#prompt", Static).update(game.rulebook.face.words.situation(view, game.names))
        self.query_one("#detail", Static).update(self.whereabouts())
        self.query_one(Scrubber).show(self.at, self.last, self.scores(), self.forks())

    def whereabouts(self) -> Text:
        text = Text.assemble(f"{self.at} of {self.last}")
        if self.game is not self.trunk:
            number = [branch.game for branch in self.branches].index(self.game) + 1
            text.append(f"  branch {number} of {len(self.branches)}", f"bold {hexed(GOLD)}")
            text.append(f"  {self.game.note}" if self.game.note else "")
        elif self.branches:
            text.append(f"  {len(self.branches)} tried (b)", hexed(GOLD))
        return text

    def scores(self) -> dict[int, Any]:
        """The moments after which the score is another."""
        score = self.game.rulebook.rules.score
        found: dict[int, Any] = {}
        for at in range(1, self.last + 1):
            before, after = score(self.game.moments[at - 1].state), score(self.game.moments[at].state)
            if after != before:
                found[at] = self.colours[Seat.HOME if after[0] > before[0] else Seat.AWAY]
        return found

    def forks(self) -> set[int]:
        """Where branches leave this game, and where this one left its own."""
        left = {self.left_at()} if self.game is not self.trunk else set[int]()
        parents = [branch.game.parent for branch in self.branches if branch.game.parent is not None]
        own = [parent.at for parent in parents if parent.commitment == self.game.commitment]
        return left.union([moment_of(self.game, at) for at in own])

    def left_at(self) -> int:
        """The moment at which a branch became another game."""
        return moment_of(self.game, self.game.parent.at) if self.game.parent is not None else 0

    # Going

    def to(self, at: int) -> None:
        self.at = min(self.last, max(0, at))
        self.draw()

    def action_go(self, by: int) -> None:
        self.to(self.at + by)

    def action_back(self) -> None:
        self.to(self.at - 1)

    def action_next(self) -> None:
        self.to(self.at + 1)

    def action_start(self) -> None:
        self.to(0)

    def action_end(self) -> None:
        self.to(self.last)

    def on_scrubber_moved(self, event: Scrubber.Moved) -> None:
        self.to(event.at)

    def action_run(self) -> None:
        self.run(not self.running)

    def run(self, on: bool) -> None:
        self.running = on
        if self.timer is not None:
            (self.timer.resume if on else self.timer.pause)()

    def tick(self) -> None:
        self.to(self.at + 1)
        if self.at == self.last:
            self.run(False)

    # Branches

    def action_try(self) -> None:
        """A game of its own from this moment, against a coach, in a file of its own."""
        at = sum(len(moment.inputs) for moment in self.game.moments[: self.at])
        try:
            game = self.game.at(at)
        except Refusal as refusal:
            self.notify(str(refusal), severity="error")
            return
        if game.is_over or game.seat is None:
            self.notify("There is nothing left to play from here.", severity="warning")
            return
        path = free_path(self.game)
        path.parent.mkdir(parents=True, exist_ok=True)
        coach = find_coach(game.rulebook, AGAINST)
        again = f"snapcount play {game.rulebook.id} --file {path}"
        branch = Branch(game, path)
        self.app.push_screen(
            Table(Sitting(game, {game.seat.other: coach}, path, again), inside=True),
            lambda _: self.came_back(branch),
        )

    def came_back(self, branch: Branch) -> None:
        self.branches.append(branch)
        self.draw()

    def action_branch(self) -> None:
        """The next of the branches, and after the last of them the game itself again."""
        games = [self.trunk, *(branch.game for branch in self.branches)]
        if len(games) == 1:
            self.notify("Nothing was tried yet: t tries it from here.")
            return
        self.game = games[(games.index(self.game) + 1) % len(games)]
        self.to(self.at if self.game is self.trunk else self.left_at())


def moment_of(game: Game, length: int) -> int:
    """The moment that begins with so many inputs, or the one in which they lie."""
    taken = 0
    for at, moment in enumerate(game.moments):
        taken += len(moment.inputs)
        if taken > length:
            return at
    return len(game.moments) - 1


def folder() -> Path:
    return data_folder() / "terminal" / "branches"


def free_path(game: Game) -> Path:
    stem = f"{game.rulebook.id}-{game.commitment[:8]}"
    number = 1
    while (path := folder() / f"{stem}-{number}.snap").exists():
        number += 1
    return path


def kept_in(game: Game, path: Path) -> Iterator[Branch]:
    """The variations in its record, each with those of its own."""
    for variation in game.variations:
        yield Branch(variation, path)
        yield from kept_in(variation, path)


def found_branches(game: Game) -> list[Branch]:
    """What was tried from this game on other days."""
    found: list[Branch] = []
    for path in sorted(folder().glob(f"{game.rulebook.id}-{game.commitment[:8]}-*.snap")):
        try:
            branch = load(path, find)
        except (BadRecord, OSError):
            continue
        if branch.parent is not None and branch.parent.commitment == game.commitment:
            found.append(Branch(branch, path))
    return found
