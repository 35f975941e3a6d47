"""The hand: every answer a card, with its number; by mouse, by number, or by arrows and Enter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import ItemGrid, VerticalScroll
from textual.message import Message
from textual.widgets import Static

from snapcount.core.rulebook import Advice
from snapcount.tui.boards.desk import Card
from snapcount.tui.drawing.colours import GOLD, PALE, hexed

NARROW, WIDE = 12, 44
"""Columns of a card."""
FEW = 9
"""More cards than this have no borders."""


class AnswerCard(Static, can_focus=True):
    """One answer."""

    class Chosen(Message):
        def __init__(self, card: Card) -> None:
            super().__init__()
            self.card = card

    class Pointed(Message):
        def __init__(self, card: Card) -> None:
            super().__init__()
            self.card = card

    def __init__(self, number: int, card: Card, advice: Advice | None) -> None:
        self.card = card
        text = Text.assemble((f"{number} ", f"bold {hexed(GOLD)}"), (card.label, "bold"))
        if advice is not None and advice.chances:
            label, chance = advice.chances[0]
            text.append(f"\n  {label} {chance:.0%}", hexed(PALE))
        super().__init__(text)

    def on_click(self) -> None:
        self.post_message(self.Chosen(self.card))

    def on_enter(self) -> None:
        self.post_message(self.Pointed(self.card))


class Hand(VerticalScroll, can_focus=False):
    def compose(self) -> ComposeResult:
        yield ItemGrid(id="cards")

    async def show(self, cards: Sequence[Card], advice: Mapping[str, Advice]) -> None:
        """Other cards; the first can be chosen by Enter at once."""
        self.held = list(cards)
        grid = self.query_one("#cards", ItemGrid)
        widest = max((len(card.label) for card in cards), default=0) + 7
        grid.min_column_width = min(WIDE, max(NARROW, widest))
        self.set_class(len(cards) > FEW, "many")
        with self.app.batch_update():
            await grid.remove_children()
            made = [AnswerCard(at, card, advice.get(repr(card.answer))) for at, card in enumerate(cards, 1)]
            await grid.mount(*made)
        if made:
            made[0].focus(scroll_visible=False)
        else:
            self.screen.set_focus(None)

    @property
    def answers(self) -> list[AnswerCard]:
        return list(self.query(AnswerCard))

    def take(self, card: Card) -> None:
        """The card that is in hand has the focus, however it was chosen."""
        next(one for one in self.answers if one.card is card).focus()

    @property
    def pointed(self) -> AnswerCard | None:
        """The card that Enter chooses."""
        return next((card for card in self.answers if card.has_focus), None)

    def move(self, name: str) -> None:
        """The focus to a neighbour: right and left in reading order, up and down by rows."""
        cards, here = self.answers, self.pointed
        if not cards:
            return
        if here is None:
            cards[0].focus()
            return
        at = cards.index(here)
        across = sum(card.region.y == cards[0].region.y for card in cards) or 1
        by = {"left": -1, "right": 1, "up": -across, "down": across}[name]
        if 0 <= at + by < len(cards):
            cards[at + by].focus()
            self.post_message(AnswerCard.Pointed(cards[at + by].card))
