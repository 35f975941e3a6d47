"""The report: the season beside what the card yields, and a flag where they part."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from snapcount.games.canadian_pro.cards.calibration.measures import Measure, measures
from snapcount.games.canadian_pro.cards.calibration.report import report
from snapcount.games.canadian_pro.cards.tables import shipped_teams, table

LEAGUE = [name for name in shipped_teams() if name not in ("edmonton_1973", "montreal_1973")]


def team(name: str) -> Any:
    return json.loads(shipped_teams()[name].read_text(encoding="utf-8"))


def found(of: Any, player: str, what: str) -> Measure:
    return next(one for one in measures(of) if (one.player, one.what) == (player, what))


@pytest.mark.parametrize("name", LEAGUE)
def test_every_figure_of_the_league_lies_within_its_limits(name: str) -> None:
    outside = [one for one in measures(team(name)) if not one.inside]
    assert outside == []
    text, count = report(team(name))
    assert count == 0 and "All 32 figures lie within their limits." in text and "<<" not in text


def test_the_printed_cards_yield_what_the_ledger_enumerated() -> None:
    printed = table("calibration")["printed_players"]
    edmonton = team("edmonton_1973")
    bell = found(edmonton, "Roy Bell", "yards a carry")
    assert bell.season == pytest.approx(printed["bell_season"], abs=1e-5)
    assert bell.card == pytest.approx(printed["bell_run_vs_LS_advanced_A"], abs=1e-5)
    passes = found(edmonton, "Bruce Lemmerman", "passes complete")
    assert passes.card == pytest.approx(printed["lemmerman_vs_LS"]["completion"], abs=1e-5)
    assert found(edmonton, "Gary LeFebvre", "yards a punt").card == pytest.approx(41.26, abs=0.005)
    assert found(team("montreal_1973"), "Wally Buono", "yards a punt").card == pytest.approx(38.61, abs=0.005)
    assert found(edmonton, "Larry Highbaugh", "yards a kickoff return").card == pytest.approx(
        39.58, abs=0.005
    )
    assert bell.inside and passes.inside


def test_a_card_that_does_not_fit_its_season_is_flagged() -> None:
    edmonton = copy.deepcopy(team("edmonton_1973"))
    edmonton["cards"]["backs"][0]["run"]["record"] |= {"net": 1905, "ave": 7.5}
    assert not found(edmonton, "Roy Bell", "yards a carry").inside
    text, count = report(edmonton)
    before = report(team("edmonton_1973"))[1]
    assert count == before + 1
    line = next(line for line in text.splitlines() if line.startswith("Roy Bell"))
    assert line.endswith("<< outside") and "7.50" in line and "5.75" in line


def test_a_season_thrown_with_dice_follows_the_seed_and_the_chances() -> None:
    edmonton = copy.deepcopy(team("edmonton_1973"))
    assert measures(edmonton, 3) == measures(edmonton, 3)
    assert [one.thrown for one in measures(edmonton, 3)] != [one.thrown for one in measures(edmonton, 4)]
    assert [one.card for one in measures(edmonton, 3)] == [one.card for one in measures(edmonton, 4)]
    edmonton["cards"]["backs"][0]["run"]["record"] |= {"tc": 20000, "net": 114567}
    long = found(edmonton, "Roy Bell", "yards a carry")
    assert long.thrown == pytest.approx(long.card, abs=0.3)


def test_a_man_forged_below_the_starter_is_measured_without_a_limit() -> None:
    edmonton = copy.deepcopy(team("edmonton_1973"))
    edmonton["cards"]["quarterbacks"][1]["record"]["attempted"] = 20
    few = found(edmonton, "Perry Nightshift", "passes complete")
    assert few.inside and few.limit == float("inf")
    assert "     -" in next(line for line in report(edmonton)[0].splitlines() if line.startswith("Perry"))
