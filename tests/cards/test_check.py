"""A team file is checked in plain words, with the place."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import pytest

from snapcount.games.canadian_pro.cards import check as check_package
from snapcount.games.canadian_pro.cards.check import check
from snapcount.games.canadian_pro.cards.tables import shipped_teams
from snapcount.games.canadian_pro.teams.reader import read_team

SCHEMA = json.loads(
    (Path(check_package.__file__).parents[1] / "team.schema.json").read_text(encoding="utf-8")
)
VALIDATOR = jsonschema.Draft202012Validator(SCHEMA)
EDMONTON = json.loads(shipped_teams()["edmonton_1973"].read_text(encoding="utf-8"))

Change = Callable[[dict[str, Any]], object]


def put(value: Any, *path: str | int) -> Change:
    def change(team: dict[str, Any]) -> None:
        inside: Any = team
        for key in path[:-1]:
            inside = inside[key]
        inside[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    def change(team: dict[str, Any]) -> None:
        inside: Any = team
        for key in path[:-1]:
            inside = inside[key]
        del inside[path[-1]]

    return change


def problems(change: Change) -> list[str]:
    team = copy.deepcopy(EDMONTON)
    change(team)
    return check(team)


@pytest.mark.parametrize("name", shipped_teams())
def test_every_team_in_the_box_checks_clean_and_fits_the_schema(name: str) -> None:
    team = json.loads(shipped_teams()[name].read_text(encoding="utf-8"))
    assert check(team) == []
    assert [error.message for error in VALIDATOR.iter_errors(team)] == []


def test_both_teams_of_1973_and_eight_of_the_league_are_in_the_box() -> None:
    assert {"edmonton_1973", "montreal_1973"} < shipped_teams().keys()
    assert len(shipped_teams()) == 10


BELL = ("cards", "backs", 0)
SCHEMA_CAN_TELL = [
    (
        put("3Q", *BELL, "run", "rows", "7", 2),
        "cards.backs[0].run.row 7.column 3 (Roy Bell)",
        '"3Q" is not a gain',
    ),
    (drop(*BELL, "run", "rows", "7"), "cards.backs[0].run.row 7 (Roy Bell)", "is missing"),
    (put(["1"], *BELL, "run", "rows", "7"), "cards.backs[0].run.row 7 (Roy Bell)", "must have 5 cells"),
    (
        put(["1"] * 5, *BELL, "run", "rows", "13"),
        "cards.backs[0].run.row 13 (Roy Bell)",
        "isn't a total of two dice",
    ),
    (put("-7", *BELL, "injury"), "cards.backs[0].injury (Roy Bell)", "whole number from -9 to 9"),
    (put("guessed", *BELL, "provenance"), "cards.backs[0].provenance (Roy Bell)", "printed, reconstructed"),
    (put(["SE", "QB"], *BELL, "may_play"), "cards.backs[0].may_play[1] (Roy Bell)", "must be one of FB"),
    (drop(*BELL, "run", "ratings", "OUT"), "cards.backs[0].run.ratings.OUT (Roy Bell)", "is missing"),
    (
        put("D", "cards", "quarterbacks", 0, "passing", "rows", "2", 4),
        "cards.quarterbacks[0].passing.row 2.column 5 (Bruce Lemmerman)",
        "C, CP, P, N, F or empty",
    ),
    (
        put("XR", "cards", "quarterbacks", 0, "rush_x", "rows", "9", 2),
        "cards.quarterbacks[0].rush_x.row 9.column L (Bruce Lemmerman)",
        "R, X, RX or empty",
    ),
    (
        put("6", "cards", "quarterbacks", 0, "sb", "6"),
        "cards.quarterbacks[0].sb.row 6 (Bruce Lemmerman)",
        "RUN or a loss",
    ),
    (
        drop("cards", "quarterbacks", 0, "running"),
        "cards.quarterbacks[0].running (Bruce Lemmerman)",
        "is missing",
    ),
    (put("-4", "cards", "dtc", "columns", "run", "5"), "cards.dtc.columns.run.row 5", "from -3 to +3"),
    (put("-1X", "cards", "dtc", "columns", "run", "5"), "cards.dtc.columns.run.row 5", "then P or nothing"),
    (put("8", "cards", "dtc", "columns", "xr", "2"), "cards.dtc.columns.xr.row 2", "1 to 7"),
    (put("Great", "cards", "dtc", "grades", "S"), "cards.dtc.grades.S", "V.G., Gd., Fr., Pr."),
    (
        put("40C", "cards", "kicking", "punting", "rows", "4", 0),
        "cards.kicking.punting.row 4.column 1",
        "a distance with A, B",
    ),
    (drop("cards", "place_kicking", "convert", "12"), "cards.place_kicking.convert.row 12", "is missing"),
    (drop("cards", "punt_return"), "cards.punt_return", "is missing"),
    (
        put("12X", "cards", "kickoff_return", "returners", 1, "columns", "A", "3"),
        "cards.kickoff_return.returners[1].columns.A.row 3 (Mike Fink)",
        "yards, then F or P",
    ),
    (
        put([4], "roster", "defence", 0, "R"),
        "roster.defence[0].R (Karl Gravelpit)",
        "two totals from 2 to 12",
    ),
    (drop("roster", "penalty_ranges", "pass"), "roster.penalty_ranges.pass", "is missing"),
    (put("edm", "code"), "code", "two to four capital letters"),
    (put("1973", "season"), "season", "whole number"),
    (drop("lineup", "defence", "MLB"), "lineup.defence.MLB", "is missing"),
    (put({}, "cards", "bakcs"), "cards.bakcs", "did you mean backs?"),
    (put("x" * 200, "club"), "club", "at most 80 printable characters"),
    (put(12.5, "cards", "backs", 0, "run", "record", "lg"), "record.lg", "must be a whole number"),
]
ONLY_CHECK_CAN_TELL = [
    (
        put([2, 3, 4, 5, 6, 7, 10], "cards", "kickoff_return", "returners", 0, "rolls"),
        "returners[1].rolls",
        "7 belongs to",
    ),
    (
        put([2, 3, 4, 5, 6], "cards", "kickoff_return", "returners", 0, "rolls"),
        "returners:",
        "nobody returns on a total of 10",
    ),
    (put("12", "cards", "kicking", "kickoff", "rows", "7", 1), "kickoff.row 7", "come down on -3, not on 12"),
    (put("77", *BELL, "run", "rows", "3", 4), "cards.backs[0].run (Roy Bell)", "longer than the longest"),
    (put(5.2, *BELL, "run", "record", "ave"), "record.ave (Roy Bell)", "1455 yards in 254 make 5.7"),
    (put(None, *BELL, "run", "ratings", "A"), "run.ratings.A (Roy Bell)", "letter A"),
    (put("", *BELL, "receiving", "rows", "4", 1), "receiving.column M (Roy Bell)", "half empty"),
    (put(1, *BELL, "receiving", "ratings", "L"), "receiving.ratings.L (Roy Bell)", "column L is empty"),
    (put("Nobody", "lineup", "offence", "QB"), "lineup.offence.QB", '"Nobody" has no card'),
    (put("Roy Bell", "lineup", "offence", "TE"), "lineup.offence.TE", "may not play TE, only FB, HB, WB"),
    (put("Roy Bell", "lineup", "offence", "FB"), "lineup.offence.HB", "Roy Bell plays FB already"),
    (put("Roy Bell", "cards", "backs", 1, "player"), "cards.backs[1]", "has a card already, backs[0]"),
    (put("DLT", "roster", "defence", 0, "position"), "lineup.defence.DLE", "may not play DLE, only DLT, DRE"),
    (drop("roster", "defence", 5, "pass"), "roster.defence[5].pass (Moss Thunderhead)", "is missing"),
    (put([8, 4], "roster", "penalty_ranges", "run"), "roster.penalty_ranges.run", "the lower first"),
    (
        put(None, "cards", "place_kicking", "field_goals", "20-29"),
        "field_goals.30-36",
        "the nearer 20-29 has none",
    ),
    (
        drop("cards", "backs", 1, "receiving", "record"),
        "cards.backs[1].receiving.record",
        "screen may read LG",
    ),
]


@pytest.mark.parametrize(("change", "place", "words"), SCHEMA_CAN_TELL + ONLY_CHECK_CAN_TELL)
def test_one_thing_wrong_is_named_with_its_place(change: Change, place: str, words: str) -> None:
    found = problems(change)
    assert any(place in problem and words in problem for problem in found), found
    assert len(found) <= 3, "one mistake is no reason for a page of complaints"


@pytest.mark.parametrize(("change", "place", "words"), SCHEMA_CAN_TELL)
def test_the_schema_refuses_it_too(change: Change, place: str, words: str) -> None:
    team = copy.deepcopy(EDMONTON)
    change(team)
    assert list(VALIDATOR.iter_errors(team))


@pytest.mark.parametrize(
    "nonsense", [None, [], "team", 7, {}, {"cards": []}, {"cards": {"backs": [1, None]}}]
)
def test_nonsense_is_told_and_never_a_traceback(nonsense: Any) -> None:
    assert check(nonsense)


def test_whatever_is_broken_the_check_says_so_and_lives() -> None:
    random = Random(20)
    for _ in range(250):
        team = copy.deepcopy(EDMONTON)
        inside: Any = team
        while True:
            keys: list[Any] = list(inside) if isinstance(inside, dict) else list(range(len(inside)))
            key = random.choice(keys)
            if isinstance(inside[key], dict | list) and inside[key] and random.random() < 0.85:
                inside = inside[key]
                continue
            inside[key] = random.choice([None, -1, 10**9, "??", [], {}, [[]], True, 1.5, {"2": "x"}])
            break
        check(team)


def places(inside: Any, path: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every place of a file."""
    items: list[tuple[Any, Any]] = []
    if isinstance(inside, dict):
        items = list(inside.items())
    elif isinstance(inside, list):
        items = list(enumerate(inside))
    return [place for key, value in items for place in ((*path, key), *places(value, (*path, key)))]


def test_what_the_check_lets_pass_the_rules_can_read() -> None:
    random = Random(1973)
    everywhere = places(EDMONTON)
    legal = [
        "",
        "0",
        "5",
        "-3",
        "7P",
        "7F",
        "12*",
        "TD",
        "C",
        "CP",
        "RX",
        "RUN",
        "NCX",
        "+2R",
        "KB",
        "BLK",
        "40A",
        "F",
        "SG",
    ]
    passed = 0
    for place in random.sample(everywhere, 220):
        value = random.choice([None, random.choice(legal)])
        for change in (drop(*place), put(value, *place)):
            team = copy.deepcopy(EDMONTON)
            change(team)
            if not check(team):
                read_team("changed", team)
                passed += 1
    assert passed > 20
