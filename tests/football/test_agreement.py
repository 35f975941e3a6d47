"""The shared series agree with the code of games that still have their own; whoever moves a game takes its test out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from snapcount.core.table import Seat
from snapcount.football.downs import new_series, next_down
from snapcount.football.field import other_end
from snapcount.football.situation import Law, Situation
from snapcount.games.scrimmage.rules import downs as scrimmage
from snapcount.games.scrimmage.rules.field import CENTRE, ROW, find, own_yard
from snapcount.games.scrimmage.state import Match
from tests.football.laws import HEXES

HOME, AWAY = Seat
pytestmark = pytest.mark.slow


def positions(law: Law[int]) -> Iterator[tuple[Situation[int], int]]:
    """Every down that can come about, and every place on the field where its ball can be dead."""
    for line in range(2, law.length + 1):
        for ball in range(max(1, line - 2 * law.to_gain), line):
            for down in range(1, law.downs + 1):
                for spot in range(max(1, ball - 12), min(law.length, line + 13)):
                    yield Situation(HOME, ball, down, line), spot


def follows(law: Law[int], now: Situation[int], spot: int) -> Situation[int]:
    after = next_down(law, now, spot)
    return new_series(law, now.offence.other, other_end(law, spot)) if after is None else after


def test_scrimmage() -> None:
    for now, spot in positions(HEXES):
        for offence in Seat:
            start = now.line - HEXES.to_gain
            if start < 1 or (now.line == HEXES.length and now.ball < start):
                continue
            dir = 1 if offence is HOME else -1
            match = Match(
                offence=offence,
                ball=find(CENTRE, own_yard(dir, now.ball)),
                down=now.down,
                series=own_yard(dir, start),
            )
            hex = find(CENTRE, own_yard(dir, spot))
            after = scrimmage.next_down(match, hex) or scrimmage.exchanged(match, hex)
            ahead = 1 if after.offence is HOME else -1
            row = ROW[after.ball] if ahead > 0 else HEXES.length - ROW[after.ball]
            found = follows(HEXES, now._replace(offence=offence), spot)
            assert (after.offence, row, after.down) == found[:3]
            assert scrimmage.to_go(ahead, after.series, ROW[after.ball]) == found.line - found.ball
