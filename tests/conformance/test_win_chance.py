"""The measured win chance holds at every position of a game, for both seats alike, and ends with the result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import snapcount
from snapcount.core.analysis import Analysis
from snapcount.core.game import Game
from snapcount.core.rulebook import Rulebook, Value
from snapcount.core.table import Refusal, Seat
from snapcount.games import find

SHORT: dict[str, dict[str, Any]] = {
    "canadian_pro": {"minutes": 5, "winner": True},
    "card_bowl": {"intervals_per_quarter": 12},
    "out_of_sight": {"plays": 5},
    "scrimmage": {"scenario": "multiple", "possessions": 1, "auto_deploy": True, "quick_setup": True},
}
SLOW = ("out_of_sight", "scrimmage")
PAIRS = ("score", "timeouts", "had", "stock")


def analysis_of(rulebook: Rulebook) -> Analysis:
    assert rulebook.analysis is not None
    return rulebook.analysis


def chance(rulebook: Rulebook, state: Any) -> float:
    found = analysis_of(rulebook).win_chance
    assert found is not None
    return found(state)


@pytest.fixture(scope="module", params=SHORT)
def states(request: pytest.FixtureRequest) -> tuple[Rulebook, list[Any], tuple[int, int]]:
    """All checkpoints of a few games, the last one over."""
    game: str = request.param
    games = [
        snapcount.play_out(game, "rookie", "rookie", seed=seed, listen=True, **SHORT[game])
        for seed in range(1 if game in SLOW else 3)
    ]
    found = [state for played in games for _, state in played.checkpoints]
    return find(game), [*found, games[-1].state], games[-1].score


Played = tuple[Rulebook, list[Any], tuple[int, int]]


def test_every_position_has_a_chance_and_the_end_is_the_result(states: Played) -> None:
    rulebook, found, (home, away) = states
    for state in found:
        assert 0 <= chance(rulebook, state) <= 1
    assert chance(rulebook, found[-1]) == (0.5 if home == away else float(home > away))


def test_home_and_away_are_judged_alike(states: Played) -> None:
    rulebook, found, _ = states
    for state in found[:: max(1, len(found) // 200)]:
        assert chance(rulebook, mirrored(state)) == pytest.approx(1 - chance(rulebook, state), abs=1e-9)
        points = analysis_of(rulebook).points_expected
        assert points is not None
        assert points(mirrored(state)) == pytest.approx(-points(state))


def test_more_points_are_never_worse(states: Played) -> None:
    rulebook, found, _ = states
    for state in found[:: max(1, len(found) // 200)]:
        chances = [chance(rulebook, ahead(state, points)) for points in (-8, -3, 0, 1, 7)]
        assert chances == sorted(chances), state


def ahead(state: Any, points: int) -> Any:
    """The same position with so many more points of home's, or away's."""
    if hasattr(state, "match"):
        return state._replace(match=ahead(state.match, points))
    home, away = state.score
    return state._replace(score=(home + max(0, points), away + max(0, -points)))


def mirrored(value: Any) -> Any:
    """A position with the seats changed: home has what away had."""
    if isinstance(value, Seat):
        return value.other
    fields: tuple[str, ...] | None = getattr(value, "_fields", None)
    if fields is None:
        return value
    changed = {name: mirrored(getattr(value, name)) for name in fields}
    changed |= {name: changed[name][::-1] for name in PAIRS if isinstance(changed.get(name), tuple)}
    if "home" in fields and "away" in fields:
        changed["home"], changed["away"] = changed["away"], changed["home"]
    if "home_goes" in fields:
        changed["home_goes"] = -changed["home_goes"]
    return value._replace(**changed)


EMPTY_FIELD = "[]"
OTHER_OPTIONS: list[tuple[str, Mapping[str, Value]]] = [
    ("card_bowl", {"handicap_home": 2}),
    ("card_bowl", {"offence_cards": 13}),
    ("canadian_pro", {"solitaire": True}),
    ("out_of_sight", {"field": EMPTY_FIELD}),
    ("scrimmage", {"scenario": "full"}),
]


@pytest.mark.parametrize(("game", "options"), OTHER_OPTIONS)
def test_options_that_were_not_measured_are_refused(game: str, options: dict[str, Value]) -> None:
    with pytest.raises(Refusal, match="measured"):
        Game(find(game), options, seed=1).win_chance()


def test_sc_14_4_a_farther_objective_is_harder_and_a_single_play_ends_decided() -> None:
    options: dict[str, Any] = {"scenario": "single", "auto_deploy": True, "quick_setup": True}
    played = snapcount.play_out("scrimmage", "rookie", "rookie", seed=2, listen=True, **options)
    rulebook = find("scrimmage")
    start, down, end = played.checkpoints[0][1], played.checkpoints[3][1], played.state
    assert chance(rulebook, start) == 0.5
    assert chance(rulebook, end) == float(played.score[0] > played.score[1])
    now = down.match.situation
    offence = [
        chance(
            rulebook, down._replace(match=down.match._replace(situation=now._replace(line=now.ball + hexes)))
        )
        for hexes in range(1, 7)
    ]
    ours = offence if now.offence is Seat.HOME else [1 - value for value in offence]
    assert ours == sorted(ours, reverse=True) and 0 < ours[-1] < ours[0] < 1
