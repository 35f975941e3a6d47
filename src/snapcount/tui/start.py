"""What the commands call: a screen, and what is said when it is left."""

from __future__ import annotations

from pathlib import Path

from textual.screen import Screen

from snapcount.cli.sitting import Sitting
from snapcount.core.game import Game
from snapcount.tui.app import FullScreen
from snapcount.tui.screens.replay import Replay
from snapcount.tui.screens.table import Table
from snapcount.tui.screens.watch import Watch


def shown(screen: Screen[None]) -> int:
    app = FullScreen(screen)
    app.run()
    return app.return_code or 0


def play(sitting: Sitting) -> int:
    return shown(Table(sitting))


def watch(sitting: Sitting, delay: float) -> int:
    return shown(Watch(sitting, delay))


def replay(game: Game, path: Path) -> int:
    return shown(Replay(game, path))
