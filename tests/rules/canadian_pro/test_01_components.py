"""Chapter 1: components and notation."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from snapcount.core.table import Refusal
from snapcount.games.canadian_pro import RULEBOOK, tables
from snapcount.games.canadian_pro.rules.calls import Call, menu_of
from snapcount.games.canadian_pro.rules.cells import Cell, read_cell
from snapcount.games.canadian_pro.rules.defences import defence_calls
from snapcount.games.canadian_pro.rules.open_calls import calls
from snapcount.games.canadian_pro.rules.throws import KICK_K, KICK_R, SNAP_DEFENCE, SNAP_OFFENCE
from snapcount.games.canadian_pro.state import Options
from snapcount.games.canadian_pro.teams.teams import team
from tests.rules.canadian_pro.scripted import ADVANCED, BASIC, FB, HB, HOME, advanced, asked, at, go, setting


def test_cp_1_1_the_advanced_game_adds_and_options_belong_to_it() -> None:
    assert RULEBOOK.settle({"mode": "advanced", "screen": True})["screen"] is True
    with pytest.raises(Refusal) as refusal:
        RULEBOOK.settle({"screen": True})
    assert refusal.value.rule == "CP-16.1"
    hole = Call("run", "HB", hole=5)
    assert hole not in calls(menu_of(at(), True)) and HB in calls(menu_of(at(), True))
    assert hole in calls(menu_of(at(rules=ADVANCED), True))
    assert RULEBOOK.settle({"solitaire": True}) and RULEBOOK.settle({"mode": "advanced", "solitaire": True})


def test_cp_1_3_the_two_colours_are_read_apart() -> None:
    assert (SNAP_OFFENCE.side, SNAP_DEFENCE.side, KICK_K.side, KICK_R.side) == ("off", "def", "off", "def")
    played = go(at(), HB, setting(2), 2, 7)
    assert played.facts("setting_added_up")["row"] == 7 and played.facts("gained")["row"] == 2
    played = go(at(), HB, setting(2), 7, 2)
    assert played.facts("setting_added_up")["row"] == 2 and played.facts("gained")["row"] == 7


def test_cp_1_4_the_field_is_110_yards_long_with_end_zones_of_25() -> None:
    assert (tables.FIELD, tables.END_ZONE) == (110, 25)
    for name in ("edmonton_1973", "montreal_1973"):
        card = team(name).kicking
        for kick, line in zip(card.kickoffs, card.yard_lines, strict=True):
            assert 45 + kick.yards + line.yards == 110


def test_cp_1_6_a_team_has_its_cards() -> None:
    edmonton = team("edmonton_1973")
    passer = edmonton.players["Bruce Lemmerman"]
    assert passer.passing is not None and passer.run is not None
    assert edmonton.dtc.columns.keys() == {"run", "S", "M", "L"}
    assert len(edmonton.kicking.punts) == 2 and len(edmonton.place_kicking.bands) == 6
    assert len(edmonton.kickoff_returns) == len(edmonton.punt_returns) == 11
    with pytest.raises(Refusal) as refusal:
        team("atlantis_1973")
    assert refusal.value.rule == "CP-1.6" and "edmonton_1973" in refusal.value.sentence


def test_cp_1_7_what_can_be_called_is_what_the_selector_shows() -> None:
    selector = json.loads((files("snapcount.games.canadian_pro") / "tables" / "selectors.json").read_text())
    basic = {call.setting for call in defence_calls(False, False)}
    assert basic == set(selector["basic"]["choosable"])
    full = defence_calls(True, False)
    assert {call.setting for call in full} - {0} == set(selector["advanced"]["choosable"])
    assert {call.double for call in full} - {""} == {*selector["basic"]["player_circles"], "SE/FL"}
    runs = [call for call in calls(menu_of(at(rules=ADVANCED), True)) if call.play == "run"]
    assert {call.hole for call in runs} == set(selector["advanced"]["hole_circles"])
    passes = [call for call in calls(menu_of(at(rules=ADVANCED), True)) if call.play == "pass"]
    for depth, zones in selector["advanced"]["zone_circles"].items():
        assert {call.zone for call in passes if call.depth == depth} == set(zones)


def test_cp_1_8_the_playboard_is_complete() -> None:
    for column in (tables.RUN_0, tables.RUN_6, tables.PASS_0, tables.PASS_6, tables.SNEAK, tables.SCREEN):
        assert len(column) == 11
    assert all(len(column) == 11 for column in tables.RETURN_CHART)
    assert len(tables.PENALTY_COLUMNS) == 8 and set(tables.INJURY_TABLE) == {"run", "pass", "kick"}
    assert len(tables.WEATHER) == 11 and len(tables.QUICK_KICK) == 11


@pytest.mark.parametrize(
    ("text", "yards", "letters", "word"),
    [
        ("11N", 11, "N", ""),
        ("-2X", -2, "X", ""),
        ("5*", 5, "*", ""),
        ("+2", 2, "", ""),
        ("NC", 0, "", ""),
        ("NCX", 0, "X", ""),
        ("CP", 0, "P", "C"),
        ("KB", 0, "B", "K"),
        ("BLK", 0, "", "BLK"),
        ("RX", 0, "RX", ""),
        ("RUN", 0, "", "RUN"),
        ("", 0, "", ""),
    ],
)
def test_cp_1_9_cells(text: str, yards: int, letters: str, word: str) -> None:
    assert read_cell(text) == Cell(text, yards, letters, word)
    with pytest.raises(ValueError, match="isn't a cell"):
        read_cell("7Q")


def test_cp_1_10_a_column_without_numbers_does_not_exist() -> None:
    bell = team("edmonton_1973").players["Roy Bell"]
    assert bell.receiving is not None and set(bell.receiving.columns) == {"S", "M"}
    assert team("montreal_1973").place_kicking.column(44) is None
    assert team("edmonton_1973").place_kicking.column(44) is not None
    assert team("edmonton_1973").players["George McGowan"].run is None


def test_cp_1_11_the_basic_game_ignores_ratings() -> None:
    sweep = Call("run", "HB", hole=9)
    basic, full = go(at(), HB, setting(3), 12, 7), go(at(rules=ADVANCED), sweep, setting(3, "4Z-70"), 12, 7)
    assert basic.facts("setting_added_up")["final"] == 3
    assert full.facts("setting_added_up")["final"] == 2  # Bell's OUT of -1


def test_cp_1_12_column_1_is_worst_for_runs_and_best_for_passes() -> None:
    weights = (1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1)
    bell, passer = (team("edmonton_1973").players[name] for name in ("Roy Bell", "Bruce Lemmerman"))
    assert bell.run is not None and passer.passing is not None
    gains = [
        sum(w * cell.yards for w, cell in zip(weights, column, strict=True))
        for column in bell.run.columns[1:6]
    ]
    caught = [
        sum(w for w, cell in zip(weights, column, strict=True) if cell.word == "C")
        for column in passer.passing.columns[1:6]
    ]
    assert gains == [-4, 104, 212, 320, 428] and caught == sorted(caught, reverse=True)


def test_options_of_the_basic_game_offer_no_more_than_it_has() -> None:
    seat, question = asked(at())
    assert seat is HOME
    plays = {option.play for option in question.options() if isinstance(option, Call)}
    assert plays == {"run", "pass", "punt"}  # 69 yards are too far for a field goal
    assert Options() == BASIC and advanced() == ADVANCED and FB.who == "FB"
