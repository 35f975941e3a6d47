"""The report: the season beside what the card yields, and a flag where they part."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from snapcount.core.drivers.sampled import RandomCoach
from snapcount.games import find
from snapcount.games.canadian_pro.cards.calibration.measures import Measure, measures
from snapcount.games.canadian_pro.cards.calibration.replay import THEM, US, Replayed, replay, replay_text
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


def test_a_replayed_season_keeps_the_records_that_the_plays_add_up_to() -> None:
    def play(**values: object) -> dict[str, object]:
        flags = dict.fromkeys("rush_attempt pass_attempt complete_pass sack interception".split(), 0)
        return {**flags, "posteam": US, "rush_touchdown": 0, "pass_touchdown": 0, **values}

    caught: dict[str, object] = {"receiver_player_name": "Milo", "passing_yards": 12, "receiving_yards": 12}
    season = Replayed()
    season.keep(
        [
            play(rush_attempt=1, rusher_player_name="Roy", rushing_yards=7),
            play(rush_attempt=1, rusher_player_name="Roy", rushing_yards=-3, rush_touchdown=1),
            play(rush_attempt=1, rusher_player_name="Foe", rushing_yards=50, posteam=THEM),
            play(pass_attempt=1, passer_player_name="Bruce", complete_pass=1, pass_touchdown=1, **caught),
            play(pass_attempt=1, passer_player_name="Bruce", interception=1),
            play(pass_attempt=1, passer_player_name="Bruce", sack=1),
        ]
    )
    roy, bruce, milo = season.rushing["Roy"], season.passing["Bruce"], season.receiving["Milo"]
    assert (roy.no, roy.yards, roy.longest, roy.td) == (2, 4, 7, 1)
    assert (bruce.no, bruce.completed, bruce.yards, bruce.intercepted, bruce.td) == (2, 1, 12, 1, 1)
    assert (milo.no, milo.yards, milo.longest, milo.td) == (1, 12, 12, 1)
    assert "Foe" not in season.rushing


def test_whole_games_of_a_forged_team_can_be_replayed() -> None:
    wardens, rulebook = team("grand_thistle_wardens"), find("canadian_pro")
    season = replay(rulebook, wardens, ["edmonton_1973", "montreal_1973"], RandomCoach, games=3, seed=5)
    again = replay(rulebook, wardens, ["edmonton_1973", "montreal_1973"], RandomCoach, games=3, seed=5)
    assert season == again and len(season.scores) == 3
    carded = {
        man["player"] for kind in ("quarterbacks", "backs", "receivers") for man in wardens["cards"][kind]
    }
    assert season.rushing and season.receiving and season.passing
    assert {*season.rushing, *season.receiving, *season.passing} <= carded | {"League-standard quarterback"}
    assert sum(one.no for one in season.receiving.values()) == sum(
        one.completed for one in season.passing.values()
    )
    text = replay_text(wardens, season, ["edmonton_1973", "montreal_1973"], "random")
    assert "3 games replayed by randoms (Basic Game) against edmonton_1973, montreal_1973:" in text
    assert "Enos Turniptrunk" in text and "1058" in text
