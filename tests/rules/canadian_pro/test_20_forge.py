"""CP-20: the card forge, against the printed cards and the ledger's own self-tests."""

from __future__ import annotations

import re
from typing import Any

import pytest

from snapcount.core.drivers.odds import Odds
from snapcount.games.canadian_pro.cards.calibration import reference
from snapcount.games.canadian_pro.cards.calibration.reference import defence, passer, runner
from snapcount.games.canadian_pro.cards.forge import defence as dtc_forge
from snapcount.games.canadian_pro.cards.forge import kicking, passing, receiving, returns, roster, running
from snapcount.games.canadian_pro.cards.forge.fit import fit, rounded, subset, weighed
from snapcount.games.canadian_pro.cards.forge.team import forge
from snapcount.games.canadian_pro.cards.tables import FOLDER, TOTALS, by_total, table

BELL = table("printed/bell")
LEMMERMAN = table("printed/lemmerman")
STANDARD = table("standard_cards")
CALIBRATION = table("calibration")
TEAMS = [table("teams/edmonton_1973"), table("teams/montreal_1973")]
BELL_RUNS = running.Rushing(254, 1455, 76, 5, template="bell")
LEMMERMAN_PASSES = passing.Passing(257, 153, 1851, 16, 14)


def numbers(rows: dict[str, list[str]]) -> dict[str, list[str]]:
    """The cells without their letters, which the recipe adds last."""
    return {total: [re.sub(r"[A-SU-Z*]", "", cell) for cell in cells] for total, cells in rows.items()}


def self_test(kind: str) -> Any:
    return next(test for test in table("forge")["self_tests"] if test["input"]["kind"] == kind)


def test_cp_20_1_bells_season_returns_his_printed_card_cell_for_cell() -> None:
    card = running.running_card(BELL_RUNS)
    assert numbers(card["rows"]) == numbers(BELL["run"]["rows"])
    assert card["rows"]["7"][2] == "3A" and card["rows"]["6"][1:3] == ["11N", "6P"]
    assert card["rows"] == BELL["run"]["rows"]
    assert card["ratings"]["A"] == BELL["run"]["ratings"]["A"] == 0
    assert card["record"] == BELL["run"]["record"]
    caught = receiving.receiving_card(receiving.Catches(29, 200, 22, 0, "back"), screens=False)
    assert caught["rows"] == BELL["receiving"]["rows"]
    assert caught["ratings"] == BELL["receiving"]["ratings"]
    assert caught["record"] == BELL["receiving"]["record"]


def test_cp_20_1_bells_columns_are_exactly_three_yards_apart() -> None:
    assert [weighed(column) for column in running.columns(BELL_RUNS)] == [-4, 104, 212, 320, 428]


def test_cp_20_1_lemmermans_season_returns_his_printed_card_cell_for_cell() -> None:
    card = passing.passing_card(LEMMERMAN_PASSES)
    assert card["passing"]["rows"] == LEMMERMAN["passing"]["rows"]
    assert card["rush_x"]["rows"] == LEMMERMAN["rush_x"]["rows"]
    assert card["sb"] == LEMMERMAN["sb"]
    assert card["passing"]["rating_lp"] == LEMMERMAN["passing"]["rating_lp"] == -1
    assert card["record"] == LEMMERMAN["record"]


@pytest.mark.parametrize("club", ["edmonton", "montreal"])
def test_cp_20_1_the_printed_kickoff_cards_come_out_cell_for_cell(club: str) -> None:
    line = kicking.Kickoffs(24, 61.3, 1)
    assert kicking.kickoff_card(line) == table(f"printed/{club}_kicking")["kickoff"]["rows"]


def test_cp_20_1_another_season_gives_another_card() -> None:
    assert (
        running.running_card(BELL_RUNS._replace(net=1470))["rows"] != running.running_card(BELL_RUNS)["rows"]
    )
    fewer = LEMMERMAN_PASSES._replace(completed=145)
    assert passing.passing_card(fewer)["passing"] != passing.passing_card(LEMMERMAN_PASSES)["passing"]
    assert kicking.kickoff_card(kicking.Kickoffs(24, 61.4, 1)) != kicking.kickoff_card(
        kicking.Kickoffs(24, 61.3, 1)
    )
    assert kicking.kickoff_card(kicking.Kickoffs(24, 61.3, 0))["11"][0] == "74B"


def test_cp_20_1_the_ledgers_other_self_tests() -> None:
    assert kicking.punting_card(kicking.Punts(103, 41.2, 1)) == self_test("punting")["expect"]
    place = kicking.PlaceKicks(24, 40, 47, 29, 31)
    assert kicking.place_kicking_card(place) == self_test("place_kicking")["expect"]
    allowed = dtc_forge.Allowed(4.4, 0.51, 0.055, 1.2)
    assert dtc_forge.team_card(allowed)["columns"] == self_test("dtc")["expect"]
    assert returns.shares([22, 12, 11]) == self_test("return_shares")["expect"]


@pytest.mark.parametrize("team", TEAMS, ids=lambda team: team["code"])
def test_cp_20_1_every_forged_running_card_of_our_two_teams_comes_out_again(team: Any) -> None:
    made = 0
    for man in (*team["cards"]["quarterbacks"], *team["cards"]["backs"], *team["cards"]["receivers"]):
        card = man.get("run") or man.get("running")
        if not card or not card["record"]:
            continue
        line = {key: card["record"][key] for key in ("tc", "net", "lg", "td")}
        shape = man.get("forge", {}).get("run_template")
        shapes = [shape] if shape else list(running.TEMPLATES)
        forged = [running.running_card(running.Rushing(**line, template=shape)) for shape in shapes]
        assert any(numbers(one["rows"]) == numbers(card["rows"]) for one in forged), man["player"]
        assert card["ratings"]["A"] in {one["ratings"]["A"] for one in forged}
        made += 1
    assert made >= 5


@pytest.mark.parametrize("team", TEAMS, ids=lambda team: team["code"])
def test_cp_20_1_every_forged_receiving_card_of_our_two_teams_comes_out_again(team: Any) -> None:
    for man in (*team["cards"]["backs"], *team["cards"]["receivers"]):
        if "receiving_group" not in man.get("forge", {}):
            continue
        card, how = man["receiving"], man["forge"]
        line = {key: card["record"][key] for key in ("no", "yds", "lg", "td")}
        scored = any("TD" in cells for cells in card["rows"].values())
        starred = any("*" in cells[0] for cells in card["rows"].values())
        season = receiving.Catches(
            **line, group=how["receiving_group"], variant=how["receiving_variant"], scored_on_longest=scored
        )
        forged = receiving.receiving_card(season, starred)
        assert (forged["rows"], forged["ratings"]) == (card["rows"], card["ratings"]), man["player"]


@pytest.mark.parametrize("team", TEAMS, ids=lambda team: team["code"])
def test_cp_20_1_every_forged_passing_card_of_our_two_teams_comes_out_again(team: Any) -> None:
    for man in team["cards"]["quarterbacks"]:
        line = man["record"]
        completed = round(line["attempted"] * line["pct"] / 100)
        season = passing.Passing(line["attempted"], completed, line["yds"], line["x"], line["td"])
        forged = [passing.passing_card(season._replace(mirrored=turned)) for turned in (False, True)]
        assert any(
            all(one[part] == man[part] for part in ("passing", "rush_x", "sb", "record")) for one in forged
        ), man["player"]


@pytest.mark.parametrize("team", TEAMS, ids=lambda team: team["code"])
def test_cp_20_1_forged_returns_of_our_two_teams_come_out_again(team: Any) -> None:
    shapes = ("highbaugh", "fink", "bell")
    for key in ("kickoff_return", "punt_return"):
        if team["cards"][key]["provenance"] == "printed":
            continue
        for man in team["cards"][key]["returners"]:
            for name, cells in man["columns"].items():
                if "TD" in cells.values():
                    continue
                plain = {int(total): cell.rstrip("FP") for total, cell in cells.items()}
                line = returns.Returns(man["record"]["no"], man["record"]["ave"])
                assert plain in [returns.column(line._replace(template=shape), name) for shape in shapes]


def test_cp_20_1_a_return_touchdown_counts_in_the_average_as_highbaughs_does() -> None:
    line = returns.Returns(24, 26.1, td=1, template="highbaugh")
    column = returns.column(line, "B")
    assert column[12] == "TD"
    yards = {total: 110 if cell == "TD" else int(cell) for total, cell in column.items()}
    assert weighed(yards) == round(36 * 1.27 * 26.1)


def test_cp_20_1_montreals_printed_grades_come_out_right() -> None:
    card = table("printed/montreal_dtc")
    for name in ("run", "S", "M", "L"):
        cells = by_total(card["columns"][name])
        column = {total: int(cell.rstrip("XRP").replace("NC", "0")) for total, cell in cells.items()}
        assert dtc_forge.grade(name, column) == card["grades"][name]


def test_cp_20_1_fit_moves_the_middle_first_and_gives_up_where_it_must() -> None:
    flat = dict.fromkeys(TOTALS, 0)
    assert fit(flat, 6) == {**flat, 7: 1}
    assert fit(flat, 11) == {**flat, 7: 1, 6: 1}
    assert fit(flat, 6, locked={7}) == {**flat, 6: 1, 12: 1}
    assert fit(flat, 36 * 5, 0, 4) is None


def test_cp_20_1_subset_takes_the_first_of_the_list_and_backtracks() -> None:
    assert subset([7, 6, 5], 9) == [6, 5]
    assert subset([7, 12, 2], 8) == [7, 12, 2]
    assert subset([7, 6], 3) is None


def run_yards(card: Any, dtc: Any, advanced: bool) -> float:
    odds = Odds().of(reference.carry, runner(card, advanced), defence(dtc, "run"))
    return float(sum(gain * chance for gain, chance in odds.items()))


def pass_line(card: Any, dtc: Any) -> tuple[float, float, float]:
    columns = tuple(defence(dtc, length) for length in "SML")
    odds = {result: float(p) for result, p in Odds().of(reference.attempt, passer(card), columns).items()}
    attempts = 1 - odds["rushed"]
    return odds["complete"] / attempts, odds["intercepted"] / attempts, odds["rushed"]


def test_cp_20_2_the_league_standard_cards_yield_the_ledgers_figures_exactly() -> None:
    league, back = CALIBRATION["league_standard"], STANDARD["LS-RB"]["run"]
    assert run_yards(back, STANDARD["LS-DTC"], False) == pytest.approx(league["run_yards"], abs=1e-5)
    assert run_yards(back, STANDARD["LS-DTC"], True) == pytest.approx(
        league["run_yards_advanced_A"], abs=1e-5
    )
    expected = [league["pass_total"][key] for key in ("completion", "interception", "rushed")]
    assert pass_line(STANDARD["LS-QB"], STANDARD["LS-DTC"]) == pytest.approx(expected, abs=1e-5)
    for i, length in enumerate("SML"):
        odds = Odds().of(reference.throw, passer(STANDARD["LS-QB"]), i, defence(STANDARD["LS-DTC"], length))
        assert sum(odds.values()) == 1
        for result in ("rushed", "intercepted", "complete"):
            assert float(odds[result]) == pytest.approx(league["pass"][length][result], abs=1e-5)


def test_cp_20_2_the_settings_are_spread_as_the_ledger_says() -> None:
    for column, expected in CALIBRATION["final_setting_distribution"].items():
        odds = Odds().of(reference.against, defence(STANDARD["LS-DTC"], column))
        spread = {str(setting): 0.0 for setting in range(7)}
        for (setting, _), chance in odds.items():
            spread[str(setting)] += float(chance)
        assert spread == pytest.approx(expected, abs=1e-5)


def test_cp_20_2_the_printed_cards_yield_the_ledgers_figures_against_standard_and_montreal() -> None:
    printed, montreal = CALIBRATION["printed_players"], table("printed/montreal_dtc")
    league = STANDARD["LS-DTC"]
    assert run_yards(BELL["run"], league, False) == pytest.approx(printed["bell_run_vs_LS"], abs=1e-5)
    assert run_yards(BELL["run"], league, True) == pytest.approx(
        printed["bell_run_vs_LS_advanced_A"], abs=1e-5
    )
    assert run_yards(BELL["run"], montreal, False) == pytest.approx(printed["bell_run_vs_Montreal"], abs=1e-5)
    for name, dtc in (("lemmerman_vs_LS", league), ("lemmerman_vs_Montreal", montreal)):
        expected = [printed[name][key] for key in ("completion", "interception", "rushed")]
        assert pass_line(LEMMERMAN, dtc) == pytest.approx(expected, abs=1e-5)


def test_cp_20_3_the_longest_run_may_be_taken_out_first() -> None:
    line = running.Rushing(41, 233, 73, template="slash")
    reduced = line._replace(without_longest=True)
    assert line.average == pytest.approx(233 / 41) and reduced.average == pytest.approx(4.0)
    middle = [weighed(running.columns(one)[2]) for one in (line, reduced)]
    assert middle == [round(36 * 233 / 41) + 6, 36 * 4 + 6]
    assert running.running_card(reduced)["record"]["ave"] == 5.7


def test_cp_20_3_a_man_with_few_passes_is_forged_below_the_starter() -> None:
    lucky = passing.Passing(59, 50, 800, 0, 9)
    assert passing.rates(lucky).completion > 0.8
    below = passing.rates(lucky, LEMMERMAN_PASSES)
    assert below.completion == pytest.approx(153 / 257 - 0.05)
    assert below.interception == pytest.approx(16 / 257 + 0.01)
    assert below.lp == -1
    assert passing.rates(lucky._replace(attempted=60), LEMMERMAN_PASSES) == passing.rates(
        lucky._replace(attempted=60)
    )
    weak, strong = passing.passing_card(lucky, LEMMERMAN_PASSES), passing.passing_card(LEMMERMAN_PASSES)
    assert pass_line(weak, STANDARD["LS-DTC"])[0] < pass_line(strong, STANDARD["LS-DTC"])[0]


def test_cp_20_4_the_ratings_of_the_men_add_up_to_what_the_team_did() -> None:
    for path in sorted((FOLDER / "leagues").glob("*/*.csv")):
        text = path.read_text(encoding="utf-8")
        team = forge(text)
        columns = team["cards"]["dtc"]["columns"]
        means = {
            name: weighed({int(t): int(c.rstrip("XRP").replace("NC", "0")) for t, c in columns[name].items()})
            / 36
            for name in ("run", "S", "M", "L")
        }
        men = {man["position"]: man for man in team["roster"]["defence"] if man["position"] != "sub"}
        line = [man for man in team["roster"]["offence_line"] if man["position"] != "sub"]
        assert sum(men[p]["run"] for p in roster.FRONT) == roster.front_sum(means["run"])
        assert sum(men[p]["pass"] for p in roster.COVERAGE) == roster.coverage_sum(means)
        rushes = [
            one["record"]
            for man in (*team["cards"]["quarterbacks"], *team["cards"]["backs"], *team["cards"]["receivers"])
            if (one := man.get("run") or man.get("running")) and one["record"]
        ]
        average = sum(one["net"] for one in rushes) / sum(one["tc"] for one in rushes)
        assert sum(man["run"] for man in line) == roster.line_sum(average)


def test_cp_20_4_reputation_spreads_the_sum_and_stays_within_two() -> None:
    assert roster.spread([0, 0, 0, 0, 0], 3) == [1, 1, 1, 0, 0]
    assert roster.spread([1, 0, 0, -1, 0], -2) == [1, -1, 0, -2, 0]
    assert roster.spread([2, 2, 2], 6) == [2, 2, 2]
    assert roster.spread([0, 0], 5) is None
    montreal = table("printed/montreal_dtc")["columns"]["run"]
    mean = weighed({int(t): int(c.replace("NC", "0")) for t, c in montreal.items()}) / 36
    assert roster.front_sum(mean) == -6


def test_cp_20_4_ranges_are_as_wide_as_interceptions_and_sacks() -> None:
    weights = roster.RANGES
    for count in range(1, 8):
        man = roster.Man("A", "S", (), 0, x=count)
        found = roster.interception_range(man, turn=0)
        assert found is not None
        wanted = rounded(36 * min(0.6, 0.09 * count))
        here = weights[f"{found[0]}-{found[1]}"]
        assert abs(here - wanted) == min(abs(weight - wanted) for weight in weights.values())
    assert roster.interception_range(roster.Man("A", "S", (), 0), turn=3) is None
    assert (
        roster.injury_rating(16, 0) == -6
        and roster.injury_rating(8, 8) == 1
        and roster.injury_rating(1, 15) == 3
    )
