"""Card Bowl: two rows of cards that face each other, the field above them, one's own hand below."""

from __future__ import annotations

import re

from snapcount.games.card_bowl.rules.cards import RANK
from snapcount.games.card_bowl.rules.turns.match_ups import match_up_name
from snapcount.games.card_bowl.show.board import (
    WIDTH,
    defence_rows,
    face,
    names_in,
    offence_rows,
)
from snapcount.tui.boards.desk import TALLEST, Desk, Shown
from snapcount.tui.drawing.canvas import Canvas
from snapcount.tui.drawing.colours import DARK, INK, PALE, PAPER, RED_SUIT, Colour, mixed
from snapcount.tui.drawing.field import Field, paint_field

CARD = re.compile(r"\[[^\]]*\]")
FLAT = 3
"""A field of fewer rows isn't drawn: the score line says where the ball is."""
LINES = 12
"""Rows of the two formations."""


class CardBowl(Desk):
    tall = True

    def paint(self, canvas: Canvas, shown: Shown) -> None:
        view, laid = shown.view, shown.view.field is not None
        hand = [card for card in view.hand if card]
        below = (2 if hand else 0) + (LINES if laid else 0)
        height = min(TALLEST, canvas.rows - below)
        height = 0 if height < FLAT else height
        if height:
            paint_field(Field(canvas, range(height), shown.scoreboard), shown.names, shown.colours)
        canvas.fill(range(canvas.columns), range(2 * height, 2 * canvas.rows), FELT)
        if laid:
            self.paint_formations(canvas, shown, height)
        if hand:
            # The defence's cards lie where they will be laid out.
            row = height + (LINES if laid and view.defence else 1)
            canvas.write(row, 1, "Your hand", PALE)
            for at, card in enumerate(sorted(hand, key=lambda card: -RANK.get(card[:-1], 0))):
                paint_card(canvas, row, 12 + 5 * at, face(card), shown.colours[view.seat or 0])

    def paint_formations(self, canvas: Canvas, shown: Shown, top: int) -> None:
        """The defence above, the offence below, in its own colour each."""
        view, field = shown.view, shown.view.field
        rows: dict[int, list[str]] = {}
        if view.defence:
            defence_rows(view, field, rows)
        offence_rows(view, field, rows)
        left = max(0, (canvas.columns - WIDTH) // 2)
        offence = view.situation.offence
        for row, cells in rows.items():
            side = offence if row >= FACING else offence.other
            paint_row(canvas, top + row, left, "".join(cells), shown.colours[side])
        if any(man.at >= 0 for man in field.men):
            for at in range(len(field.xs)):
                said = f"{match_up_name(at)}  {names_in(view, field, at)}"
                canvas.write(top + LINES + at, left, said, INK)


FELT = (20, 44, 34)
FACING = 5
"""From this row on it is the offence's."""


def paint_row(canvas: Canvas, row: int, left: int, text: str, team: Colour) -> None:
    canvas.write(row, left, text.rstrip(), PALE)
    for found in CARD.finditer(text):
        paint_card(canvas, row, left + found.start(), found[0], team)


def paint_card(canvas: Canvas, row: int, column: int, card: str, team: Colour) -> None:
    """White with its suit in red or black; a back in the team's colour."""
    inside = card[1:-1]
    wide = f"{inside:^{len(card)}}"
    if inside == "##":
        canvas.write(row, column, "▒" * len(card), mixed(team, (255, 255, 255), 0.35), team)
    else:
        red = inside[-1:] in "♥♦" or inside == "RJ"
        canvas.write(row, column, wide, RED_SUIT if red else DARK, PAPER, bold=True)


DESK = CardBowl
