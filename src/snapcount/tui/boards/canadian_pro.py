"""Canadian Pro Football: the long field, and under it who is on it."""

from __future__ import annotations

from collections.abc import Sequence

from snapcount.games.canadian_pro.show.board import status_lines
from snapcount.tui.boards.desk import Desk, Shown


class CanadianPro(Desk):
    def lines_under(self, shown: Shown) -> Sequence[str]:
        return [line for line in status_lines(shown.view.state, shown.names) if line.strip()]


DESK = CanadianPro
