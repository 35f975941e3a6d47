"""A coach follows a plan line by line, asks another what it leaves open, and the record tells which line spoke."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from snapcount.cli.main import main
from snapcount.coaches import find_coach, planned
from snapcount.coaches.names import names_of
from snapcount.coaches.plans import Plan, parse, told
from snapcount.core.drivers.checked import Checked
from snapcount.core.drivers.coached import let_coaches_play
from snapcount.core.game import Game
from snapcount.core.review.observed import phases
from snapcount.core.rulebook import Value
from snapcount.core.table import Refusal, Seat
from snapcount.games import GAMES, find
from snapcount.games.canadian_pro.teams.teams import team
from snapcount.games.dice_football.questions import CallPlay
from tests.plans.test_reading import EXAMPLE_TEXTS, good

SHORT: dict[str, dict[str, Value]] = {
    "dice_football": {"plays_per_quarter": 12},
    "canadian_pro": {"minutes": 5},
    "card_bowl": {"intervals_per_quarter": 36},
    "out_of_sight": {"plays": 5},
    "scrimmage": {"scenario": "single", "auto_deploy": True},
}


def played(plan: Plan, options: dict[str, Value], seat: Seat = Seat.HOME, seed: int = 3) -> Game:
    rulebook = find(plan.game)
    game = Game(rulebook, options, seed=seed)
    mine, other = Checked(planned(rulebook, plan)), find_coach(rulebook, "rookie")
    let_coaches_play(game, (other, mine) if seat else (mine, other), Random(1))
    return game


@pytest.mark.parametrize("seat", Seat)
@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_a_game_and_every_line_that_speaks_is_followed(game: str, seat: Seat) -> None:
    plan = good(EXAMPLE_TEXTS[game])
    lines = told(played(plan, SHORT[game], seat), plan, seat)
    spoken = [line for line in lines if line.entry is not None]
    assert spoken
    assert all(line.followed for line in spoken)


def test_the_same_record_and_plan_tell_the_same() -> None:
    plan = good(EXAMPLE_TEXTS["dice_football"])
    game = played(plan, SHORT["dice_football"])
    assert told(game, plan, Seat.HOME) == told(game, plan, Seat.HOME)
    other = told(game, plan, Seat.AWAY)
    assert any(line.entry is not None and not line.followed for line in other), "the rookie knows no plan"


def calls(plan_text: str, games: int = 12) -> Counter[tuple[int, str]]:
    """How often what was called, by down."""
    plan = good(plan_text)
    found: Counter[tuple[int, str]] = Counter()
    for seed in range(games):
        for phase in phases(played(plan, SHORT["dice_football"], seed=seed)):
            for step in phase.steps:
                if step.given.seat == Seat.HOME and isinstance(step.question, CallPlay):
                    found[phase.state.situation.down, str(step.given.value)] += 1
    return found


def test_answers_come_as_often_as_their_parts_say() -> None:
    found = calls(
        "game: dice_football\ncall:\n 1st or 2nd down: 75% run, 25% long pass\n 3rd down: short pass\n"
    )
    early = {call: found[1, call] + found[2, call] for call in ("run", "long_pass", "short_pass", "punt")}
    assert early["short_pass"] == early["punt"] == 0
    share = early["run"] / (early["run"] + early["long_pass"])
    assert 0.65 < share < 0.85
    assert {call for (down, call) in found if down == 3} == {"short_pass"}


def test_the_chart_of_the_last_down_speaks_before_the_calls() -> None:
    chart = "fourth down:\n to go | own half | their half\n 1+ to go | punt | long pass\n"
    text = "game: dice_football\ncall:\n always: run\n" + chart
    found = calls(text)
    assert {call for (down, call) in found if down == 4} <= {"punt", "long_pass"}
    assert found[4, "punt"] and found[4, "long_pass"]
    assert {call for (down, call) in found if down < 4} == {"run"}


def test_an_answer_that_is_not_possible_is_passed_over() -> None:
    found = calls("game: dice_football\ncall:\n always: field goal\n always: run\n")
    assert found[1, "run"], "a field goal is out of range at home"
    assert found[1, "field_goal"] + found[2, "field_goal"] + found[3, "field_goal"]


def test_substitutions_go_in_once_and_stay() -> None:
    second = [man.name for man in team("edmonton_1973").players.values() if "QB" in man.positions][1]
    text = (
        EXAMPLE_TEXTS["canadian_pro"]
        + f"\nsubstitutions:\n always: QB {second.upper()}\n always: QB Nobody\n"
    )
    plan = good(text)
    game = played(plan, {"minutes": 5, "mode": "advanced"})
    sent = [line for line in told(game, plan, Seat.HOME) if line.decision == "substitutions"]
    assert len(sent) == 1
    assert dict(game.view().men[0])["QB"] == second


def test_two_lines_for_one_man_or_place_do_not_send_him_in_and_out() -> None:
    backs = [man.name for man in team("edmonton_1973").players.values() if "HB" in man.positions]
    lines = [
        f" always: HB {backs[1]}",
        f" always: FB {backs[1]}",
        f" always: HB {backs[0]}",
        f" always: WB {backs[3]}",
    ]
    plan = good("game: canadian_pro\nsubstitutions:\n" + "\n".join(lines) + "\n")
    game = played(plan, {"minutes": 5})
    men = dict(game.view().men[0])
    assert (men["HB"], men["WB"]) == (backs[1], backs[3])
    assert len(told(game, plan, Seat.HOME)) < 200


def test_a_man_without_a_hole_is_called_in_the_advanced_game_too() -> None:
    plan = good("game: canadian_pro\ncall:\n 1st down: hb\n 2nd down: se m\ndefence:\n always: 3\n")
    for mode in ("basic", "advanced"):
        game = played(plan, {"minutes": 5, "mode": mode})
        spoken = [line for line in told(game, plan, Seat.HOME) if line.entry is not None]
        assert {"call", "defence"} <= {line.decision for line in spoken}, mode
        assert all(line.followed for line in spoken), mode


def test_plans_are_coaches_wherever_coaches_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "power_game.plan"
    file.write_text(EXAMPLE_TEXTS["dice_football"], encoding="utf-8")
    seat = f"plan:{file}"
    assert names_of(find("dice_football"), {}, {Seat.HOME: seat, Seat.AWAY: "rookie"})[0] == "Power Game"
    assert main(["simulate", "dice_football", "-n", "4", "--home", seat, "--jobs", "2"]) == 0
    assert main(["tournament", "dice_football", seat, "miser", "-n", "2"]) == 0
    assert "power_game.plan" in capsys.readouterr().out
    with pytest.raises(Refusal, match="not for Scrimmage"):
        find_coach(find("scrimmage"), seat)
    with pytest.raises(Refusal, match="There is no file"):
        find_coach(find("scrimmage"), "plan:nowhere.plan")


def test_the_terminal_tells_which_line_spoke(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, record = tmp_path / "mine.plan", tmp_path / "game.snap"
    file.write_text(EXAMPLE_TEXTS["dice_football"], encoding="utf-8")
    plan = good(EXAMPLE_TEXTS["dice_football"])
    played(plan, SHORT["dice_football"]).save(record)
    assert main(["plan", "told", str(record), str(file)]) == 0
    said = capsys.readouterr().out
    assert "[line 30, always: deep]" in said
    assert "the plan says nothing: veteran's answer" in said
    assert main(["plan", "told", str(record), str(file), "--seat", "away"]) == 0
    assert "not followed: line" in capsys.readouterr().out
    file.write_text(EXAMPLE_TEXTS["scrimmage"], encoding="utf-8")
    assert main(["plan", "told", str(record), str(file)]) == 2


def test_a_plan_for_another_game_tells_nothing() -> None:
    plan = parse(EXAMPLE_TEXTS["scrimmage"])
    assert isinstance(plan, Plan)
    with pytest.raises(Refusal, match="The plan is for scrimmage"):
        told(Game(find("dice_football"), seed=1), plan, Seat.HOME)
