"""Exact odds over the real rules: the league-standard figures of tables/calibration.json (CP-20.2)."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from fractions import Fraction
from importlib.resources import files
from random import Random
from typing import Any, NamedTuple

import pytest

from snapcount.core.drivers.odds import Odds
from snapcount.core.drivers.sampled import RandomCoach, Sampled
from snapcount.core.table import Seat, Table
from snapcount.football.situation import Situation
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.rules.passes import pass_play
from snapcount.games.canadian_pro.rules.runs import read_run, run_play
from snapcount.games.canadian_pro.rules.settings import basic
from snapcount.games.canadian_pro.rules.throws import SNAP_DEFENCE, SNAP_OFFENCE, throw
from snapcount.games.canadian_pro.state import Options, Play, State
from snapcount.games.canadian_pro.teams.teams import add_team, team
from snapcount.games.canadian_pro.view import view

pytestmark = pytest.mark.odds

TABLES = files("snapcount.games.canadian_pro") / "tables"
EXPECTED: dict[str, Any] = json.loads((TABLES / "calibration.json").read_text(encoding="utf-8"))
CARDS: dict[str, Any] = json.loads((TABLES / "standard_cards.json").read_text(encoding="utf-8"))
SETTINGS = {1: Fraction(1, 6), 2: Fraction(1, 6), 3: Fraction(2, 6), 4: Fraction(1, 6), 5: Fraction(1, 6)}
MIX = {"S": Fraction(1, 2), "M": Fraction(7, 20), "L": Fraction(3, 20)}
ROUNDED = 1e-5


def standard() -> None:
    """Edmonton with the league-standard back and passer, and Montreal with the league-standard DTC."""
    home, away = (copy.deepcopy(team(name).plain) for name in ("edmonton_1973", "montreal_1973"))
    home["cards"]["backs"][0]["run"] = CARDS["LS-RB"]["run"]
    passer = {**CARDS["LS-QB"], "running": CARDS["LS-QBRUN"]["running"]}
    home["cards"]["quarterbacks"][0].update(passer)
    home["cards"]["receivers"][0]["receiving"] = CARDS["LS-SE"]["receiving"]
    away["cards"]["dtc"]["columns"] = CARDS["LS-DTC"]["columns"]
    add_team("standard_offence", home)
    add_team("standard_defence", away)


standard()


def situation(home: str, away: str) -> State:
    """First and ten at midfield: far from both goal lines."""
    return State(Options(home, away), "scrimmage", Situation(Seat.HOME, 55, 1, 65), 1, 600, (0, 0))


def plays(state: State, call: Call) -> Iterator[tuple[Play, Fraction]]:
    """Every way a play can go against the settings of the reference environment."""
    odds = Odds()
    resolve = run_play if call.play == "run" else pass_play
    for setting, weight in SETTINGS.items():
        spread = odds.of(resolve, state, call, DefenceCall(setting))
        assert sum(spread.values()) == 1
        for play, chance in spread.items():
            yield play, weight * chance


def run_yards(home: str, away: str) -> float:
    return float(sum(chance * play.gain for play, chance in plays(situation(home, away), Call("run", "HB"))))


class Line(NamedTuple):
    complete: Fraction
    intercepted: Fraction
    rushed: Fraction
    yards: Fraction


def pass_line(home: str, away: str, depth: str) -> Line:
    """Shares of all passes called to the split end. A fumbled snap counts as incomplete."""
    shares = dict.fromkeys(("complete", "turnover", "rushed", "yards"), Fraction(0))
    for play, chance in plays(situation(home, away), Call("pass", "SE", depth)):
        if play.time == "complete":
            shares["complete"] += chance
            shares["yards"] += chance * play.gain
        elif play.time == "turnover":
            shares["turnover"] += chance
        elif play.kind == "run" or play.gain < 0:
            shares["rushed"] += chance
    return Line(*shares.values())


def pass_total(home: str, away: str) -> dict[str, float]:
    lines = {depth: pass_line(home, away, depth) for depth in MIX}
    total = Line(*(sum((MIX[d] * lines[d][at] for d in MIX), Fraction(0)) for at in range(4)))
    attempts = 1 - total.rushed
    return {
        "completion": float(total.complete / attempts),
        "interception": float(total.intercepted / attempts),
        "rushed": float(total.rushed),
        "yards_per_attempt": float(total.yards / attempts),
    }


def test_cp_20_2_a_league_standard_run() -> None:
    assert run_yards("standard_offence", "standard_defence") == pytest.approx(
        EXPECTED["league_standard"]["run_yards"], abs=ROUNDED
    )


@pytest.mark.parametrize("depth", ["S", "M", "L"])
def test_cp_20_2_league_standard_passes_by_length(depth: str) -> None:
    line = pass_line("standard_offence", "standard_defence", depth)
    figures = EXPECTED["league_standard"]["pass"][depth]
    assert float(line.complete) == pytest.approx(figures["complete"], abs=ROUNDED)
    assert float(line.intercepted) == pytest.approx(figures["intercepted"], abs=ROUNDED)
    assert float(line.rushed) == pytest.approx(figures["rushed"], abs=ROUNDED)
    assert float(line.yards / line.complete) == pytest.approx(figures["gain"], abs=ROUNDED)


def test_cp_20_2_league_standard_passes() -> None:
    found = pass_total("standard_offence", "standard_defence")
    assert found == pytest.approx(EXPECTED["league_standard"]["pass_total"], abs=ROUNDED)


@pytest.mark.parametrize(
    ("home", "away", "name"),
    [
        ("edmonton_1973", "standard_defence", "bell_run_vs_LS"),
        ("edmonton_1973", "montreal_1973", "bell_run_vs_Montreal"),
    ],
)
def test_bell_runs_as_enumerated(home: str, away: str, name: str) -> None:
    assert run_yards(home, away) == pytest.approx(EXPECTED["printed_players"][name], abs=ROUNDED)


@pytest.mark.parametrize(
    ("away", "name"), [("standard_defence", "lemmerman_vs_LS"), ("montreal_1973", "lemmerman_vs_Montreal")]
)
def test_lemmerman_passes_as_enumerated(away: str, name: str) -> None:
    found = pass_total("edmonton_1973", away)
    assert found == pytest.approx(EXPECTED["printed_players"][name], abs=ROUNDED)


@pytest.mark.parametrize(
    ("home", "group", "name"),
    [
        ("standard_offence", "league_standard", "run_yards_advanced_A"),
        ("edmonton_1973", "printed_players", "bell_run_vs_LS_advanced_A"),
    ],
)
def test_runs_with_the_a_figure_of_the_advanced_game(home: str, group: str, name: str) -> None:
    state = situation(home, "standard_defence")
    man = team(home).players["Roy Bell"]

    def gain(t: Table, initial: int) -> int:
        final = basic(t, state, "run", initial, throw(t, SNAP_DEFENCE)).final
        options = state.options._replace(advanced=True)
        return read_run(t, options, state.situation, man, "HB", final, throw(t, SNAP_OFFENCE))[0]

    mean = sum(
        weight * chance * yards
        for setting, weight in SETTINGS.items()
        for yards, chance in Odds().of(gain, setting).items()
    )
    assert float(mean) == pytest.approx(EXPECTED[group][name], abs=ROUNDED)


@pytest.mark.parametrize("column", ["run", "S", "M", "L"])
def test_final_settings_are_spread_as_enumerated(column: str) -> None:
    state = situation("standard_offence", "standard_defence")

    def final(t: Table, initial: int) -> int:
        return basic(t, state, column, initial, throw(t, SNAP_DEFENCE)).final

    spread = dict.fromkeys(range(7), 0.0)
    for setting, weight in SETTINGS.items():
        for column_read, chance in Odds().of(final, setting).items():
            spread[column_read] += float(weight * chance)
    figures = EXPECTED["final_setting_distribution"][column]
    assert spread == pytest.approx({int(key): value for key, value in figures.items()}, abs=ROUNDED)


def test_sampled_dice_agree_with_the_odds() -> None:
    state = situation("edmonton_1973", "montreal_1973")
    call, defence = Call("run", "HB"), DefenceCall(3)
    exact = Odds().of(run_play, state, call, defence)
    mean = float(sum(chance * play.gain for play, chance in exact.items()))
    spread = float(sum(chance * play.gain**2 for play, chance in exact.items())) - mean**2
    table = Sampled(Random(1), (RandomCoach(), RandomCoach()), view)
    number = 20_000
    thrown = sum(run_play(table, state, call, defence).gain for _ in range(number)) / number
    assert abs(thrown - mean) < 4 * (spread / number) ** 0.5
