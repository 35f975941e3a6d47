"""The ladders as the guide prints them are those of the games: names, order, measured strength, steps."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from snapcount.core.rulebook import CoachLevel
from snapcount.games import GAMES, find

GUIDE = Path("docs/guide/coaches.md").read_text(encoding="utf-8")
SMALLEST, LARGEST = 60, 150
"""What a step aims at, in Elo."""
ROW = re.compile(r"\| (\d) \| `(\w+)` ([^|]+) \| (\d+) \| (\d+) \| (\d*) \|")


class Rung(NamedTuple):
    number: int
    level: str
    name: str
    elo: int
    error: int
    step: int | None


def printed(game: str) -> list[Rung]:
    """The table below the command that measured it."""
    _, found, after = GUIDE.partition(f"$ snapcount tournament {game} ")
    assert found, "the command is printed above the table"
    rows = ROW.findall(after.partition("console")[0])
    return [
        Rung(int(number), level, name, int(elo), int(error), int(step) if step else None)
        for number, level, name, elo, error, step in rows
    ]


def rated(game: str) -> list[CoachLevel]:
    """The ladder without a coach who plays solved games (Dice Football's pro has a table of her own)."""
    return [coach for coach in find(game).coaches.levels if coach.level != "pro"]


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_prints_the_ladder_that_the_game_has(game: str) -> None:
    assert [(one.level, one.name, one.elo) for one in printed(game)] == [
        (coach.level, coach.name, coach.elo) for coach in rated(game)
    ]
    assert [one.number for one in printed(game)] == list(range(1, len(printed(game)) + 1))


@pytest.mark.parametrize("game", GAMES)
def test_every_ladder_has_five_rungs_or_more_around_a_rookie_of_1000(game: str) -> None:
    rungs = {one.level: one.elo for one in printed(game)}
    assert len(rungs) >= 5 and rungs["rookie"] == 1000 and "veteran" in rungs


@pytest.mark.parametrize("game", GAMES)
def test_steps_are_those_between_the_rungs_and_as_wide_as_ladders_aim_at(game: str) -> None:
    rungs = printed(game)
    steps = [above.elo - below.elo for below, above in zip(rungs, rungs[1:], strict=False)]
    assert [one.step for one in rungs[1:]] == steps and rungs[0].step is None
    assert all(SMALLEST <= step <= LARGEST for step in steps)
