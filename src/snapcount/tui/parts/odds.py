"""The odds drawer: what can be said of every answer, with bars."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import Static

from snapcount.core.rulebook import Advice
from snapcount.tui.boards.desk import Card
from snapcount.tui.drawing.colours import FAINT, GOLD, PALE, hexed

BAR = 14
NONE = "No odds are known for this decision."


class Odds(VerticalScroll, can_focus=False):
    def compose(self) -> ComposeResult:
        yield Static(id="said", markup=False)

    def wait(self) -> None:
        self.query_one("#said", Static).update("Working it out …")

    def show(self, cards: Sequence[Card], advice: Sequence[Advice]) -> None:
        by = {repr(said.option): said for said in advice}
        text = Text.assemble(("Odds\n", f"bold {hexed(GOLD)}"))
        told = [(card, by[repr(card.answer)]) for card in cards if repr(card.answer) in by]
        for card, said in told:
            text.append(f"\n{card.label}\n", "bold")
            text.append(f"{said.text}\n" if said.text else "", hexed(PALE))
            for label, chance in said.chances:
                full = round(chance * BAR)
                text.append("█" * full, hexed(GOLD)).append("░" * (BAR - full), hexed(FAINT))
                text.append(f" {chance:4.0%} {label}\n")
        self.query_one("#said", Static).update(text if told else NONE)
