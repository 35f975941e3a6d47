"""Between two people at one keyboard: nothing is shown until the right one says so."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static


class Cover(ModalScreen[None]):
    BINDINGS = [("enter", "uncover", "Show")]

    def __init__(self, name: str, other: str) -> None:
        super().__init__()
        self.asked, self.other = name, other

    def compose(self) -> ComposeResult:
        with Vertical(id="cover"):
            yield Static(f"{self.asked} is asked.", id="whose", markup=False)
            yield Static(f"{self.other} looks away. Then press Enter.", markup=False)

    def on_click(self) -> None:
        self.action_uncover()

    def action_uncover(self) -> None:
        self.dismiss()
