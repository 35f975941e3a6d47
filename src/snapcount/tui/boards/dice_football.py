"""Dice Football: the field, and under it what the defence cards stop."""

from __future__ import annotations

from collections.abc import Sequence

from snapcount.games.dice_football.rules.passing import RED_ZONE_FROM
from snapcount.games.dice_football.show.board import defence_cards, on_the_ground
from snapcount.tui.boards.desk import Desk, Shown


class DiceFootball(Desk):
    def lines_under(self, shown: Shown) -> Sequence[str]:
        if not on_the_ground(shown.view):
            return ()
        return defence_cards(shown.view.situation.ball >= RED_ZONE_FROM)


DESK = DiceFootball
