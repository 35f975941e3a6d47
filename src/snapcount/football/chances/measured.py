"""How a game is measured, and its table: what a game says of itself, and what everybody can do with it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, NamedTuple, Protocol

from snapcount.core.analysis import Analysis
from snapcount.core.data.reading import read_json
from snapcount.core.position import shown
from snapcount.core.review.judging import Judging
from snapcount.core.table import Refusal, Seat
from snapcount.football.chances import fitting
from snapcount.football.chances.model import SURE, WinModel, corrections, from_table
from snapcount.football.chances.renewal import GRID, Renewal, spreads
from snapcount.football.chances.samples import Sample, Score, next_scores
from snapcount.football.chances.standing import Standing

TABLE = "win_chance.json"
LEVEL = "veteran"
"""Who plays the games that a table is made from, on both sides."""
KEPT = 4096
"""Win chances that are remembered: a review asks for the same ones over and over."""


class Model(Protocol):
    """What a table is read into."""

    def win_chance(self, at: Standing) -> float:
        """Of the side whose position it is."""
        ...

    def points_expected(self, at: Standing) -> float:
        """Likewise."""
        ...


class Measured(NamedTuple):
    """What is measured of a game: its positions, in games with these options in turn."""

    game: str
    stands: Callable[[Any], Standing]
    played: tuple[Mapping[str, Any], ...]
    fit: Callable[[Sequence[Sequence[Sample]]], dict[str, Any]]
    """The numbers of a table, from the positions of games."""
    model: Callable[[Mapping[str, Any]], Model]
    """Such numbers, ready for use."""
    labels: Callable[[list[Standing], tuple[int, int]], list[Score]] = next_scores


def football(
    game: str, stands: Callable[[Any], Standing], played: tuple[Mapping[str, Any], ...], downs: int
) -> Measured:
    """A game of two halves with a clock, kickoffs and a score."""
    return Measured(game, stands, played, lambda games: fitted(games, downs), from_table)


def fitted(games: Sequence[Sequence[Sample]], downs: int) -> dict[str, Any]:
    """Who scores next, what that means for the rest of a half, and how far both are to be believed."""
    samples = [sample for game in games for sample in game]
    scores = fitting.next_score(samples, downs)
    whole = spreads(scores)
    half = [[round(share, 5) for share in whole[left]] for left in GRID]
    model = WinModel(scores, Renewal(half))
    rows = [
        (corrections(at, chance), won)
        for at, _, won in samples
        if SURE < (chance := model.raw(at)) < 1 - SURE
    ]
    trust, timeout, stronger = fitting.correction(rows, len(games))
    return {
        "trust": trust,
        "timeout": timeout,
        "stronger": stronger,
        "next_score": scores._asdict(),
        "half": half,
    }


def read_table(game: str) -> dict[str, Any]:
    text = (files("snapcount.games") / game / "analysis" / TABLE).read_text(encoding="utf-8")
    table: dict[str, Any] = read_json(text)
    return table


def written(value: Any, inside: str = "") -> str:
    """A table as its file has it: a line for each key, and for each row of numbers."""
    if isinstance(value, Mapping) and value:
        lines = [f'{inside} "{key}": {written(part, inside + " ")}' for key, part in value.items()]
        return "{\n" + ",\n".join(lines) + f"\n{inside}}}"
    if isinstance(value, list) and value and isinstance(value[0], list) and len(value[0]) > 2:
        return "[\n" + ",\n".join(f"{inside} {json.dumps(row)}" for row in value) + f"\n{inside}]"
    return json.dumps(value)


class Chances:
    """What a measured game says of its states, as home sees it. Its table is read when the first asks."""

    def __init__(self, measured: Measured) -> None:
        self.measured = measured
        self.model = cache(lambda: measured.model(read_table(measured.game)))
        self.known = lru_cache(maxsize=KEPT)(lambda at: self.model().win_chance(at))

    def win_chance(self, state: Any) -> float:
        at = self.measured.stands(state)
        chance: float = self.known(at)
        return chance if at.seat is Seat.HOME else 1.0 - chance

    def points_expected(self, state: Any) -> float:
        at = self.measured.stands(state)
        points = self.model().points_expected(at)
        return points if at.seat is Seat.HOME else -points


def analysis_of(
    measured: Measured, problem: Callable[[Mapping[str, Any]], Refusal | None], judging: Judging
) -> Analysis:
    """A measured game for those who ask; a review makes do with it where other options were agreed."""
    found, said = Chances(measured), how(read_table(measured.game))
    rough = Analysis(f"{said} with other options, so a rough one", found.win_chance, judging=judging)
    return Analysis(said, found.win_chance, found.points_expected, problem, judging, rough)


def how(table: Mapping[str, Any]) -> str:
    return f"between two {table['coaches']}s, measured on {table['games']} games"


def made_for(prefix: str, **agreed: object) -> Callable[[Mapping[str, Any]], Refusal | None]:
    """Nothing is said of games in which one of these options is another."""

    def problem(options: Mapping[str, Any]) -> Refusal | None:
        for name, value in agreed.items():
            if options[name] != value:
                chosen = shown(options[name])
                return Refusal(
                    prefix,
                    f"Nothing was measured with {name} = {chosen}: win chances are of games with {shown(value)}.",
                )
        return None

    return problem
