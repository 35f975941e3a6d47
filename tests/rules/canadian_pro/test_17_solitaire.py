"""Chapters 17, 18 and 21: solitaire, hidden information and chance."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.core.drivers.odds import Odds
from snapcount.games.canadian_pro import RULEBOOK
from snapcount.games.canadian_pro.examples.run import run
from snapcount.games.canadian_pro.questions import AcceptPenalty, ReturnKick
from snapcount.games.canadian_pro.rules.calls import Call, menu_of
from snapcount.games.canadian_pro.rules.open_calls import calls
from snapcount.games.canadian_pro.rules.throws import CLIP, GREEN_DIE, PENALTY, SNAP_OFFENCE
from snapcount.games.canadian_pro.state import Options
from snapcount.games.canadian_pro.tables import SOLITAIRE_PASS, green_setting
from tests.rules.canadian_pro.scripted import (
    ADVANCED,
    AWAY,
    FB,
    HB,
    HOME,
    PUNT,
    Played,
    advanced,
    asked,
    at,
    go,
    passing,
    refused,
    setting,
)

BASIC = Options(solitaire=True)
FULL = ADVANCED._replace(solitaire=True)


def parts(played: Played) -> tuple[tuple[str, int], ...]:
    found: tuple[tuple[str, int], ...] = played.facts("setting_added_up")["parts"]
    return found


def test_cp_17_1_the_green_die_is_thrown_on_every_run_and_pass() -> None:
    played = go(at(rules=BASIC), HB, (6,), 2, 4)
    assert played.thrown == ["green", "snap", "snap"] and "defended" not in played.whats
    assert go(at(rules=BASIC), passing("SE", "M"), (3,), 12, 8).thrown[0] == "green"
    assert "green" not in go(at(41, 3, rules=BASIC), PUNT, 6, 4, 7).thrown
    assert asked(at(rules=BASIC, team=AWAY))[0] is AWAY  # each team's offence is called


def test_cp_17_2_the_green_die_gives_the_setting() -> None:
    played = go(at(rules=BASIC), HB, (6,), 2, 4)
    assert played.facts("green_thrown")["setting"] == 3
    assert parts(played) == (("green die", 3), ("DTC", -1)) and played.facts("setting_added_up")["final"] == 2
    assert (
        go(at(down=3, to_go=12, rules=BASIC), passing("SE", "M"), (2,), 8, 8, 7).facts("green_thrown")[
            "setting"
        ]
        == 5
    )


@pytest.mark.parametrize(
    ("down", "to_go", "settings"),
    [
        (1, 14, [5, 2, 3, 4, 5, 5]),
        (1, 10, [1, 2, 3, 4, 5, 3]),
        (1, 9, [1, 2, 3, 3, 5, 1]),
        (1, 1, [1, 2, 3, 3, 5, 1]),
        (2, 8, [3, 2, 3, 4, 5, 4]),
        (2, 5, [1, 2, 3, 4, 5, 3]),
        (3, 11, [5, 5, 3, 4, 5, 5]),
        (3, 2, [1, 2, 3, 1, 5, 1]),
    ],
)
def test_cp_17_3_rows_and_downs_of_the_chart(down: int, to_go: int, settings: list[int]) -> None:
    assert [green_setting(down, to_go, face) for face in range(1, 7)] == settings
    goal = go(at(106, down, rules=BASIC), HB, (4,), 2, 7)
    assert goal.facts("green_thrown")["to_go"] == 4 and goal.facts("green_thrown")[
        "setting"
    ] == green_setting(down, 4, 4)


def test_cp_17_4_not_the_same_man_twice_running() -> None:
    used = at(rules=BASIC, history=(("run", "HB"),))
    assert refused(used, HB) == "CP-17.4" and refused(used, passing("HB", "S")) == "CP-17.4"
    assert FB in calls(menu_of(used, True))


def test_cp_17_5_not_the_same_hole_or_zone_twice_running() -> None:
    state = go(at(rules=FULL), Call("run", "FB", hole=5), (3,), 4, 7).state
    assert state.last_spot == ("run", 5)
    assert refused(state, Call("run", "HB", hole=5)) == "CP-17.5"
    assert Call("pass", "HB", "M", zone=5) in calls(menu_of(state, True))
    thrown = at(rules=FULL, history=(("pass", "SE"),), last_spot=("pass", 5))
    assert refused(thrown, Call("pass", "HB", "M", zone=5)) == "CP-17.5"
    assert Call("run", "HB", hole=5) in calls(menu_of(thrown, True))


def test_cp_17_6_the_defence_calls_nothing() -> None:
    vector: dict[str, Any] = {
        "given": {"mode": "solitaire_advanced", "ball": {"team": "EDM", "own": 41}},
        "choices": [{"by": "MTL", "decision": "defence_call", "setting": 3, "card": "4Z-70"}],
        "expect": {"legal": False},
    }
    (verdict,) = run([vector])
    assert verdict.outcome == "passed"
    assert go(at(rules=FULL), Call("run", "HB", hole=6), (3,), 8, 7).thrown == ["green", "snap", "snap"]


def test_cp_17_7_the_other_sides_decisions_are_asked_for() -> None:
    seat, question = asked(at(60, 3, rules=BASIC), PUNT, 7, 5, 10)
    assert seat is AWAY and isinstance(question, ReturnKick)
    seat, question = asked(at(rules=BASIC), HB, (3,), 6, 7, 7)
    assert seat is AWAY and isinstance(question, AcceptPenalty)


def test_cp_17_8_consecutive_is_within_one_possession_run_and_pass_alike() -> None:
    later = at(rules=BASIC, history=(("pass", "SE"), ("run", "HB")))
    assert passing("SE", "S") in calls(menu_of(later, True))
    new = go(at(41, 3, rules=BASIC, history=(("run", "FB"),)), HB, (3,), 9, 7).state
    assert new.situation.offence is AWAY and new.history == () and new.last_spot == ("", 0)


def test_cp_18_1_no_formation_card_is_used() -> None:
    played = go(at(rules=FULL), Call("run", "HB", hole=6), (3,), 8, 7)
    assert (
        parts(played) == (("green die", 3),) and played.facts("setting_added_up")["card"] == "solitaire runs"
    )


def test_cp_18_2_the_defensive_total_and_the_hole_or_zone() -> None:
    assert parts(go(at(rules=FULL), Call("run", "HB", hole=7), (3,), 8, 3))[1] == ("LT", 1)
    assert parts(go(at(rules=FULL), Call("run", "HB", hole=7), (3,), 8, 9))[1] == ("DRE", 0)
    assert parts(go(at(rules=FULL), Call("run", "HB", hole=5), (3,), 8, 9))[1] == ("MLB", -2)


def test_cp_18_3_runs_by_the_chart() -> None:
    sweep = go(at(rules=FULL), Call("run", "HB", hole=9), (3,), 10, 9)
    assert parts(sweep) == (("green die", 3), ("RLB", 0), ("OUT", -1))
    plunge = go(at(rules=FULL), Call("run", "FB", hole=3), (3,), 9, 7)
    assert parts(plunge) == (("green die", 3), ("IN", 1))  # NC, and IN always
    blocked = go(at(rules=FULL), Call("run", "FB", hole=9), (3,), 9, 3)
    assert parts(blocked)[1] == ("HB B", -1)
    foul = go(at(rules=FULL), Call("run", "HB", hole=5), (3,), 9, 8, 4, 7, "decline")
    assert (
        foul.thrown == ["green", "snap", "snap", "range", "penalty"]
        and foul.facts("setting_added_up")["flags"] == "P"
    )
    assert (
        go(at(rules=FULL), Call("run", "HB", hole=5), (3,), 9, 8, 5).facts("setting_added_up")["flags"] == ""
    )


def test_cp_18_4_passes_by_the_chart() -> None:
    def read(zone: int, depth: str, against: int, *more: Any) -> tuple[tuple[str, int], ...]:
        call = Call("pass", "SE", depth, zone=zone)
        return parts(go(at(rules=FULL), call, (4,), 12, against, *more))

    assert read(1, "S", 6) == (("green die", 4), ("roll 6", -1), ("SE S", 0))
    assert read(4, "M", 2) == (("green die", 4), ("roll 2", 0), ("RH", -1))
    assert read(8, "L", 3)[2] == ("LP", -1)
    assert len(read(5, "M", 10, 2)) == 2  # P: only a check


def test_cp_18_5_the_check_is_thrown_with_two_more_dice() -> None:
    call = Call("pass", "SE", "L", zone=7)
    met = go(at(rules=FULL), call, (3,), 7, 9, 8, 9, "return", 9, 4)
    assert (
        met.thrown[:4] == ["green", "snap", "snap", "range"] and met.facts("setting_added_up")["flags"] == "X"
    )
    assert met.told("checked").rule == "CP-18.5"
    assert go(at(rules=FULL), call, (3,), 7, 9, 10).facts("setting_added_up")["flags"] == ""


def test_cp_18_6_the_worked_example() -> None:
    call = Call("pass", "SE", "L", zone=7)
    nine = go(at(rules=FULL), call, (3,), 7, 9, 10)
    assert parts(nine) == (("green die", 3), ("roll 9", 1))
    eight = go(at(rules=FULL), call, (3,), 5, 8, 4)
    assert parts(eight) == (("green die", 3), ("roll 8", 2), ("RCB", 1)) and "range" not in eight.thrown


def test_cp_18_7_rolls_3_and_5() -> None:
    for total in (3, 5):
        _, entries = SOLITAIRE_PASS[total]
        assert entries == ("", "", "", "R-DRT", "", "", "LP", "LP", "LP")
    rushed = go(at(rules=FULL), Call("pass", "SE", "M", zone=4), (3,), 8, 3, 6)
    assert rushed.facts("setting_added_up")["flags"] == "R" and "sacked" in rushed.whats


def test_cp_18_8_what_solitaire_leaves_out_and_keeps() -> None:
    assert refused(at(rules=FULL), Call("run", "HB", hole=5, variant="draw")) == "CP-18.8"
    wet = go(at(rules=FULL, weather=5), Call("pass", "SE", "M", zone=5), (3,), 12, 7, 2)
    assert parts(wet)[-1] == ("weather", 1)
    rules = advanced("sneak", "quick_kick")._replace(solitaire=True)
    sneak = go(at(41, 2, 1, rules=rules), Call("sneak"), 8)
    assert sneak.thrown == ["sneak"]
    quick = go(at(30, 2, 14, rules=rules), Call("quick_kick", "HB"), (2,), 4, 9, "return")
    assert quick.thrown[0] == "green" and quick.facts("punted")["yards"] == 61
    problem = RULEBOOK.rules.problem(
        {**RULEBOOK.settle({}), "mode": "advanced", "solitaire": True, "alignments": True}
    )
    assert problem is not None and problem.rule == "CP-18.8"


def test_cp_18_9_the_original_offensive_total_is_kept() -> None:
    call = Call("pass", "SE", "L", zone=7)
    played = go(at(rules=FULL), call, (3,), 7, 9, 8, 9, "return", 9, 4)
    assert "intercepted" in played.whats and played.facts("intercepted")["row"] == 7
    again = go(at(rules=FULL), call, (3,), 4, 9, 8, 12)  # his L cell on 4 is empty
    assert again.thrown[-1] == "rethrow"


def test_cp_21_1_nothing_in_a_state_is_hidden() -> None:
    state = at(rules=ADVANCED)
    seat, question = asked(state, Call("run", "HB", hole=5))
    assert seat is AWAY and "hole=5" not in repr(question)
    assert RULEBOOK.rules.view(state, HOME).state is state
    played = go(state, Call("run", "HB", hole=6), setting(3, "4Z-70"), 8, 8)
    assert all(event.to is None for event in played.events)


def test_cp_21_2_throws_are_two_dice_but_for_the_die_of_clip_and_green() -> None:
    weights: dict[int, int] = {}
    for roll, chance in Odds().of(lambda t: t.roll(SNAP_OFFENCE)).items():
        weights[sum(roll)] = weights.get(sum(roll), 0) + int(chance * 36)
    assert [weights[total] for total in range(2, 13)] == [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert (CLIP.count, GREEN_DIE.count, PENALTY.count) == (1, 1, 2)


def test_cp_17_2_the_sum_names_the_green_die_and_not_a_choice() -> None:
    """Nobody has chosen a setting: the first number of the sum is the green die's."""
    played = go(at(rules=BASIC), passing("SE", "M"), (3,), 12, 8)
    assert parts(played)[0] == ("green die", played.facts("green_thrown")["setting"])
