"""Chapter 16: the optional rules."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.games.canadian_pro import RULEBOOK
from snapcount.games.canadian_pro.questions import ChooseKickoff
from snapcount.games.canadian_pro.rules.calls import Call, menu_of
from snapcount.games.canadian_pro.rules.defences import defence_calls
from snapcount.games.canadian_pro.rules.open_calls import calls
from snapcount.games.canadian_pro.rules.settings import individual
from snapcount.games.canadian_pro.tables import ALIGNMENT_CHANGES, OPTIONAL, SNEAK
from tests.rules.canadian_pro.scripted import (
    ADVANCED,
    AWAY,
    FIELD_GOAL,
    HOME,
    Played,
    advanced,
    asked,
    at,
    go,
    kicking,
    moved,
    refused,
    setting,
)

CARD = setting(3, "4Z-70")
ASIDE = Call("punt", variant="out_of_bounds")
QUICK = Call("quick_kick", "HB")
SCREEN = Call("pass", "FB", "S", zone=1, variant="screen")


def parts(played: Played) -> tuple[tuple[str, int], ...]:
    found: tuple[tuple[str, int], ...] = played.facts("setting_added_up")["parts"]
    return found


def test_cp_16_1_each_option_is_a_switch() -> None:
    assert set(OPTIONAL) < {option.name for option in RULEBOOK.rules.options}
    state = RULEBOOK.rules.start(RULEBOOK.settle({"mode": "advanced", "sneak": True}))
    assert state.options.switches == ("sneak",)
    plain = at(41, 2, 1, rules=ADVANCED)
    for call in (Call("sneak"), QUICK, SCREEN):
        assert refused(plain, call) == "CP-16.1"
    assert refused(at(41, 3, rules=ADVANCED), ASIDE) == "CP-16.1"
    assert refused(plain, Call("run", "HB", hole=6), setting(3, "4Z-70", alignment="5-3-4")) == "CP-16.1"
    assert refused(plain._replace(quarter=4, left=100), Call("run", "HB", hole=6, hurry=True)) == "CP-16.6"


def test_cp_16_4_the_sneak() -> None:
    rules = advanced("sneak")
    gains = [cell.text for cell in SNEAK]
    assert gains == ["-1", "0", "1", "1", "2", "2", "1", "1", "0", "3", "0F"]
    assert go(at(41, 3, 1, rules=rules), Call("sneak"), CARD, 8).spot == (HOME, 42, 1, 52)
    assert go(at(41, 2, 1, rules=rules), Call("sneak"), CARD, 12, 6).facts("fumbled")["spot"] == 41
    assert refused(at(41, 1, 1, rules=rules), Call("sneak")) == "CP-16.4"
    assert refused(at(41, 2, 2, rules=rules), Call("sneak")) == "CP-16.4"


def test_cp_16_5_only_the_offensive_pair_and_also_at_the_goal_line() -> None:
    rules = advanced("sneak")
    goal = at(109, 2, rules=rules)
    assert go(goal, Call("sneak"), CARD, 4).spot == (HOME, 109, 3, 110)  # one yard does not score
    scored = go(goal, Call("sneak"), CARD, 6)
    assert scored.state.phase == "try" and scored.thrown == ["sneak"]


def test_cp_16_6_the_hurry_up() -> None:
    late: dict[str, Any] = {"rules": advanced("hurry_up"), "quarter": 4, "left": 100}
    run = Call("run", "HB", hole=6, hurry=True)
    assert go(at(**late), run, CARD, 8, 8).state.left == 90
    assert go(at(85, 3, **late), FIELD_GOAL._replace(hurry=True), 7).state.left == 100
    assert refused(at(**late)._replace(left=190), run) == "CP-16.6"
    assert refused(at(**late)._replace(quarter=3), run) == "CP-16.6"


def test_cp_16_7_a_delay_of_game_is_thrown_again() -> None:
    late: dict[str, Any] = {"rules": advanced("hurry_up"), "quarter": 4, "left": 100}
    foul = (CARD, 6, 8, 10)  # 6P, and 10 on the chart is Delay of game
    hurried = go(at(**late), Call("run", "HB", hole=6, hurry=True), *foul, 7, "decline")
    assert hurried.facts("flagged")["number"] == 2 and hurried.thrown.count("penalty") == 2
    calm = go(at(**late), Call("run", "HB", hole=6), *foul, "decline")
    assert calm.facts("flagged")["number"] == 3


def test_cp_16_8_every_second_incompletion_in_a_row_costs_ten_seconds() -> None:
    late: dict[str, Any] = {"rules": advanced("hurry_up"), "quarter": 4, "left": 60}
    miss = (Call("pass", "SE", "M", zone=6, hurry=True), CARD, 7, 8)
    first = go(at(**late), *miss).state
    assert (first.left, first.incompletions) == (60, 1)
    second = go(first, *miss).state
    assert second.left == 50
    assert go(moved(second, down=2), *miss).state.left == 50  # the count starts again
    slow = go(first, Call("pass", "SE", "M", zone=6), CARD, 7, 8).state
    assert slow.incompletions == 0  # not called in the Hurry Up
    assert go(first, Call("run", "HB", hole=6), CARD, 9, 8).state.incompletions == 0
    assert go(first, Call("ground", hurry=True), CARD).state.incompletions == 0  # any other play
    assert go(moved(first, down=3), *miss).state.incompletions == 0  # a change of possession


def test_cp_16_19_plunges_sweeps_and_off_tackle() -> None:
    rules = advanced("individual_runs")

    def run(who: str, hole: int) -> tuple[tuple[str, int], ...]:
        return parts(go(at(rules=rules), Call("run", who, hole=hole), CARD, 9, 8))

    assert run("FB", 3) == (("setting", 3), ("IN", 1))  # no IN is printed there
    assert [individual(hole) for hole in range(2, 10)] == ["IN", "IN", "", "", "", "", "OUT", "OUT"]
    assert run("HB", 8) == (("setting", 3), ("OUT", -1))
    assert run("HB", 7) == (("setting", 3), ("LT", 1))
    trap = go(at(rules=rules), Call("run", "FB", hole=3, variant="trap"), CARD, 9, 8)
    assert "IN" not in dict(parts(trap))  # not even under this option


def test_cp_16_20_a_screen_needs_asterisks() -> None:
    rules = advanced("screen")
    screens = {call.who for call in calls(menu_of(at(rules=rules), True)) if call.variant == "screen"}
    assert screens == {"FB", "WB"}
    assert refused(at(rules=rules), Call("pass", "HB", "S", zone=1, variant="screen")) == "CP-16.20"
    assert refused(at(rules=rules), Call("pass", "FB", "M", zone=4, variant="screen")) == "CP-16.20"


def test_cp_16_21_setting_and_completion_as_for_a_short_pass() -> None:
    state = at(rules=advanced("screen"))
    screen = go(state, SCREEN, CARD, 12, 8)
    plain = go(state, SCREEN._replace(variant=""), CARD, 12, 8)
    assert parts(screen) == parts(plain) == (("setting", 3), ("zone", -1), ("RLB", -1))
    assert "incomplete" in screen.whats


def test_cp_16_22_an_asterisk_leads_to_the_screen_table() -> None:
    state = at(rules=advanced("screen"))
    starred = go(state, SCREEN, CARD, 7, 8, 8, 8)
    assert starred.thrown[-2:] == ["gain", "screen"] and starred.state.situation.ball == 56
    plain = go(state, SCREEN, CARD, 7, 8, 9)
    assert plain.thrown[-1] == "gain" and plain.state.situation.ball == 48


def test_cp_16_23_an_r_that_fails_leads_straight_to_the_table() -> None:
    played = go(at(rules=advanced("screen")), SCREEN, setting(0, "1B-70"), 7, 8, 7, 8)
    assert played.thrown == ["snap", "snap", "rethrow", "screen"] and played.state.situation.ball == 56
    rushed = go(at(rules=advanced("screen")), SCREEN, setting(0, "1B-70"), 2, 8)
    assert "sacked" in rushed.whats
    missed = go(at(rules=advanced("screen")), SCREEN, setting(0, "1B-70"), 7, 8, 3)
    assert "incomplete" in missed.whats


def test_cp_16_24_the_screen_table_and_the_longest_gain() -> None:
    def gain(total: int) -> int:
        played = go(at(20, rules=advanced("screen")), SCREEN, setting(0, "1B-70"), 7, 8, 7, total)
        return played.state.situation.ball - 20

    assert [gain(total) for total in range(2, 13)] == [22, 10, 13, 9, 14, 8, 15, 12, 11, 25, 34]


def test_cp_16_25_a_screen_is_intercepted_behind_the_line() -> None:
    played = go(at(rules=advanced("screen")), SCREEN, CARD, 4, 12, "return", 7, 9)  # RLB: X on 10-12
    assert played.facts("intercepted")["yards"] == -5 and "spot" not in played.thrown
    assert played.spot == (AWAY, 78, 1, 88)


def test_cp_16_26_the_alignment_is_announced_before_the_offence_calls() -> None:
    rules = advanced("alignments")
    assert {call.alignment for call in defence_calls(True, True)} == {"", *ALIGNMENT_CHANGES}
    played = go(
        at(rules=rules), None, setting(3, "4Z-70", alignment="5-2-5"), Call("run", "HB", hole=6), 8, 8
    )
    assert played.facts("aligned")["alignment"] == "5-2-5"
    assert played.whats.index("aligned") < played.whats.index("called")
    assert refused(at(rules=rules), None, setting(3, "4Z-70", alignment="6-6-0")) == "CP-16.26"


def test_cp_16_27_a_blitz_only_from_4_3_5_and_checks_as_usual() -> None:
    rules = advanced("alignments")
    assert refused(at(rules=rules), None, setting(0, "1B-70", alignment="5-2-5")) == "CP-16.27"
    call = Call("pass", "SE", "M", zone=5)
    played = go(at(rules=rules), None, setting(3, "4Z-70", alignment="4-2-6"), call, 5, 9, 12)
    assert played.facts("setting_added_up")["flags"] == "X" and parts(played)[2] == ("MLB", 0)


@pytest.mark.parametrize(
    ("name", "short", "medium", "long", "defender", "offence"),
    [
        ("4-4-4", 1, 0, -1, 0, -1),
        ("4-2-6", -1, 0, 1, 0, 1),
        ("3-4-5", 1, 1, 0, 1, 0),
        ("3-3-6", 0, 1, 1, 1, 1),
        ("5-3-4", 0, 0, -1, -1, -1),
        ("5-2-5", -1, 0, 0, -1, 0),
    ],
)
def test_cp_16_28_changes(name: str, short: int, medium: int, long: int, defender: int, offence: int) -> None:
    rules, shown = advanced("alignments"), setting(3, "4Z-70", alignment=name)
    state = at(rules=rules)
    for call, change in (
        (Call("run", "HB", hole=5), defender),
        (Call("run", "HB", hole=7), offence),
        (Call("pass", "SE", "M", zone=6), medium),
    ):
        total = 8 if call.play == "run" else 12
        assert dict(parts(go(state, None, shown, call, total, 8)))[name] == change
    assert (ALIGNMENT_CHANGES[name]["S"], ALIGNMENT_CHANGES[name]["L"]) == (short, long)


def test_cp_16_29_no_change_where_nobody_is_in_red() -> None:
    shown = setting(3, "4Z-70", alignment="5-3-4")
    assert parts(go(at(rules=advanced("alignments")), None, shown, Call("run", "HB", hole=6), 8, 8)) == (
        ("setting", 3),
    )


def test_cp_16_31_a_hurried_kickoff() -> None:
    late: dict[str, Any] = {"rules": advanced("hurry_up"), "quarter": 4, "left": 120}
    assert go(kicking(**late), "hurry", 6, 4, "return", 7).state.left == 110
    assert go(kicking(**late), "normal", 6, 4, "return", 7).state.left == 100
    _, question = asked(kicking(**late)._replace(left=300))
    assert isinstance(question, ChooseKickoff) and question.options() == ("normal", "onside")


@pytest.mark.rules("CP-6.9", "CP-16.31")
def test_cp_16_31_a_hurried_kickoff_after_a_safety_touch() -> None:
    late: dict[str, Any] = {"rules": advanced("hurry_up"), "quarter": 4, "left": 120}
    _, question = asked(kicking("free_kick", **late))
    assert question.options() == ("normal", "hurry")  # never onside
    assert go(kicking("free_kick", **late), "hurry", 6, 4, "return", 7).state.left == 110
    assert go(kicking("free_kick", **late), "normal", 6, 4, "return", 7).state.left == 100
    late["left"] = 300
    assert go(kicking("free_kick", **late), 6, 4, "return", 7).state.left == 270
