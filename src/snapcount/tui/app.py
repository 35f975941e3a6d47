"""The program that fills the screen."""

from __future__ import annotations

from textual.app import App
from textual.screen import Screen


class FullScreen(App[None]):
    CSS_PATH = "look.tcss"
    TITLE = "Snapcount"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, first: Screen[None]) -> None:
        super().__init__()
        self.first = first
        self.theme = "textual-dark"

    def on_mount(self) -> None:
        self.push_screen(self.first)
