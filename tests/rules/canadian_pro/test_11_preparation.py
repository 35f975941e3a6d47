"""Chapter 11: preparation of the Advanced Game."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import pytest

from snapcount.core.table import Refusal
from snapcount.games.canadian_pro import RULEBOOK
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.kicks import carried_by_wind
from snapcount.games.canadian_pro.rules.lineups import line_of
from snapcount.games.canadian_pro.state import Hurt, Substitution
from snapcount.games.canadian_pro.tables import DEFENCE, FORMATIONS, LINEMEN, SKILL, SOLITAIRE_PASS, WEATHER
from snapcount.games.canadian_pro.teams import season
from snapcount.games.canadian_pro.teams.teams import team
from tests.rules.canadian_pro.scripted import (
    ADVANCED,
    AWAY,
    FIELD_GOAL,
    HOME,
    PUNT,
    at,
    go,
    kicking,
    playing,
    refused,
    setting,
    variant,
)

FULL = at(rules=ADVANCED)
CARD = setting(3, "4Z-70")


def test_cp_11_1_the_dtc_serves_turnovers_only() -> None:
    played = go(FULL, Call("run", "HB", hole=6), CARD, 8, 4)  # -1 on Montreal's DTC
    assert played.facts("setting_added_up")["parts"] == (("setting", 3),)
    fumble = go(FULL, Call("run", "FB", hole=6), setting(4, "4Z-70"), 11, 8, 7, "return", 6)
    assert fumble.facts("recovered")["column"] == "F" and fumble.facts("column_read")["column"] == "R"


def test_cp_11_3_the_roster_lists_ratings_ranges_and_alternate_positions() -> None:
    roster = team("montreal_1973").players
    mlb, tackle = roster["Bruno Cielnoir"], roster["Max Enclumier"]
    assert (mlb.run_rating, mlb.pass_rating, mlb.x, mlb.r) == (-2, 0, (9, 10), (7, 9))
    assert (mlb.injury, mlb.positions) == (-5, ("MLB", "LLB"))
    assert (tackle.run_rating, tackle.r, tackle.x) == (-1, (5, 8), (0, 0))


def test_cp_11_4_the_team_penalty_ranges() -> None:
    montreal = team("montreal_1973")
    assert (montreal.run_penalties, montreal.pass_penalties) == ((2, 4), (9, 11))
    sheet = json.loads(
        (files("snapcount.games.canadian_pro") / "tables" / "defensive_sheet.json").read_text()
    )
    assert len(sheet["fields"]["team"]) == 2 and set(montreal.lineup) >= set(DEFENCE)


def test_cp_11_5_everything_but_the_calls_is_open() -> None:
    assert (
        RULEBOOK.rules.view(FULL, HOME) == RULEBOOK.rules.view(FULL, AWAY) == RULEBOOK.rules.view(FULL, None)
    )
    assert RULEBOOK.rules.view(FULL, None).state == FULL


def test_cp_11_6_a_day_whose_weather_is_known_is_not_thrown_for() -> None:
    options = RULEBOOK.settle({"mode": "advanced"})
    snow = season.opening(options, {}, {}, weather=3)
    assert RULEBOOK.begin(options, snow) == snow
    known = go(go(snow, HOME, "kick").state)
    assert known.state.phase == "kickoff" and known.state.weather == 3
    assert known.facts("weather_thrown")["name"] == "Snow"
    assert season.opening(RULEBOOK.settle({}), {}, {}, weather=3).weather == 0
    with pytest.raises(Refusal, match="CP-11.6"):
        RULEBOOK.begin(options, snow._replace(weather=13))


def test_cp_11_6_the_weather_is_thrown_before_the_kickoff() -> None:
    opening = go(RULEBOOK.rules.start(RULEBOOK.settle({"mode": "advanced"})), HOME, "kick").state
    assert opening.phase == "weather"
    rain = go(opening, 5)
    assert (
        rain.state.phase == "kickoff"
        and rain.state.weather == 5
        and rain.facts("weather_thrown")["name"] == "Rain"
    )
    assert (
        go(RULEBOOK.rules.start(RULEBOOK.settle({})), HOME, "kick").state.phase == "kickoff"
    )  # not in the Basic Game
    wet = FULL._replace(weather=5)
    assert go(wet, Call("pass", "SE", "M", zone=6), CARD, 6, 8, 12).facts("setting_added_up")["final"] == 4
    snow = FULL._replace(weather=3)
    assert go(snow, Call("run", "HB", hole=6), CARD, 8, 8).facts("setting_added_up")["final"] == 2


@pytest.mark.parametrize(
    ("quarter", "opener", "seat", "length"),
    [(1, HOME, HOME, 47), (1, HOME, AWAY, 33), (2, HOME, HOME, 33), (3, HOME, HOME, 47), (4, AWAY, HOME, 47)],
)
def test_cp_11_7_the_wind(quarter: int, opener: Any, seat: Any, length: int) -> None:
    windy = FULL._replace(weather=10, quarter=quarter, opening_kicker=opener)
    assert carried_by_wind(windy, seat, 40) == length


def test_cp_11_7_kicks_in_wind_and_snow() -> None:
    windy: dict[str, Any] = {"rules": ADVANCED, "weather": 10, "opening_kicker": HOME}
    punt = go(at(41, 3, **windy), PUNT, 6, 4, "return", 7)
    assert punt.facts("punted")["yards"] == 39 and punt.state.situation.ball == 34
    kickoff = go(kicking(**windy), "normal", 6, 4, "return", 7)
    assert (kickoff.facts("kicked_off")["yards"], kickoff.facts("kicked_off")["landing"]) == (60, 5)
    assert go(kicking(**windy), "onside", 3).spot == (HOME, 63, 1, 73)  # never changes
    assert carried_by_wind(at(weather=2), HOME, 6) == 0  # never below 0
    snow = at(82, 3, rules=ADVANCED, weather=3)
    tried = go(snow, FIELD_GOAL, 7)
    assert tried.facts("field_goal_tried")["column"] == "30-36"  # 28 yards and 5
    miss = go(at(85, 3, **windy), FIELD_GOAL, 10, "return", 8, 9)
    assert miss.facts("field_goal_tried")["column"] == "20-29" and miss.facts("missed")["yards"] == 48


def test_cp_11_8_a_total_inside_the_range_is_a_penalty() -> None:
    sweep = Call("run", "HB", hole=8)
    for total in range(2, 13):
        more = (7, "decline") if total <= 4 else ()
        played = go(FULL, sweep, CARD, 10, total, *more)
        assert (played.facts("setting_added_up")["flags"] == "P") == (total <= 4)


def test_cp_11_9_positions() -> None:
    assert len(SKILL) + len(LINEMEN) == len(DEFENCE) == 12
    positions = json.loads((files("snapcount.games.canadian_pro") / "tables" / "positions.json").read_text())
    assert set(positions["defence"]) == set(DEFENCE) and set(positions["offence_line"]) == set(LINEMEN)
    assert set(positions["offence_skill"]) == set(SKILL)


def test_cp_11_10_alternate_positions_and_emergencies() -> None:
    assert go(FULL, Substitution("RT", "Burl Ironbridge")).state.changes  # he and the RT change places
    assert refused(FULL, Substitution("C", "Burl Ironbridge")) == "CP-2.3"
    safeties = ("Pax Clairdelune", "Odin Traversier", "Jules Arrierepont")
    gone = FULL._replace(hurt=tuple(Hurt(AWAY, name, "game", False) for name in safeties))
    safety = line_of(gone, AWAY).men["S"]
    assert (safety.run_rating, safety.pass_rating, safety.x, safety.r) == (2, -2, (0, 0), (0, 0))
    linemen = ("Burl Ironbridge", "Gus Threshold", "Ivo Boulderclay")
    gone = FULL._replace(hurt=tuple(Hurt(HOME, name, "game", True) for name in linemen))
    assert (line_of(gone, HOME).men["LT"].run_rating, line_of(gone, HOME).men["LT"].r) == (-2, (2, 7))
    played = go(gone, Call("run", "HB", hole=7), CARD, 8, 8)
    assert played.facts("setting_added_up")["parts"] == (("setting", 3), ("LT", -2))


def test_cp_11_11_ratings_are_added_to_the_setting() -> None:
    def ratings(plain: dict[str, Any]) -> None:
        plain["roster"]["offence_line"][0]["run"] = 2
        plain["cards"]["backs"][0]["run"]["ratings"]["OUT"] = None  # NC

    rules = playing(ADVANCED, variant("edm_ratings", "edmonton_1973", ratings))
    assert go(at(rules=rules), Call("run", "HB", hole=7), CARD, 8, 8).facts("setting_added_up")["final"] == 5
    sweep = go(at(rules=rules), Call("run", "HB", hole=9), CARD, 8, 8)
    assert sweep.facts("setting_added_up")["parts"] == (("setting", 3), ("RLB", 0), ("OUT", 0))


def test_cp_11_12_left_and_right() -> None:
    for card in FORMATIONS.values():
        assert all(hole % 2 == 1 for hole, men in card.holes.items() if men.above in ("WB", "LT", "LG"))
        assert all(hole % 2 == 0 for hole, men in card.holes.items() if men.above in ("TE", "RT", "RG"))
        assert all(hole % 2 == 1 for hole, men in card.holes.items() if men.below in ("RLB", "DRE", "DRT"))
    _, zones = SOLITAIRE_PASS[8]
    assert (zones[6], zones[8], zones[0], zones[2]) == ("RCB", "LCB", "RLB", "LLB")
    assert WEATHER[7].name == "Ideal"
