"""A text over the table: a rule, or what the keys do."""

from __future__ import annotations

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

from snapcount.cli.rules import wanted
from snapcount.core.table import Refusal
from snapcount.tui.drawing.colours import GOLD, PALE, hexed


class Dialog(ModalScreen[None]):
    BINDINGS = [("escape,q,enter,r,h", "close", "Close")]

    def __init__(self, text: Text) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="dialog"):
            yield Static(self.text)
            yield Static("Esc closes.", id="closes")

    def on_click(self) -> None:
        self.action_close()

    def action_close(self) -> None:
        self.dismiss()


def rule_text(number: str) -> Text:
    """The rule as a player reads it."""
    text = Text()
    try:
        found = wanted(number, None)
    except Refusal as refusal:
        return Text(str(refusal))
    for rule in found:
        text.append(f"{rule.id} {rule.title}".strip(), f"bold {hexed(GOLD)}")
        text.append(f"  {rule.tag}\n", hexed(PALE))
        text.append("\n\n".join(" ".join(part.split()) for part in rule.text.split("\n\n")) + "\n\n")
    return text
