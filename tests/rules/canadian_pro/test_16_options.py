"""Chapter 16: the optional rules."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.games.canadian_pro import RULEBOOK
from snapcount.games.canadian_pro.questions import AnswerKickBack, ChooseKickoff, ReturnKick
from snapcount.games.canadian_pro.rules.calls import Call, calls, menu_of
from snapcount.games.canadian_pro.rules.defences import defence_calls
from snapcount.games.canadian_pro.tables import ALIGNMENT_CHANGES, OPTIONAL, QUICK_KICK, QUICK_RETURN, SNEAK
from tests.rules.canadian_pro.scripted import (
    ADVANCED,
    AWAY,
    FIELD_GOAL,
    HOME,
    PUNT,
    Played,
    advanced,
    asked,
    at,
    go,
    kicking,
    playing,
    refused,
    setting,
    variant,
)

CARD = setting(3, "4Z-70")
ASIDE = Call("punt", variant="out_of_bounds")
QUICK = Call("quick_kick", "HB")
SCREEN = Call("pass", "FB", "S", zone=1, variant="screen")
BACK = advanced("kick_back")


def parts(played: Played) -> tuple[tuple[str, int], ...]:
    found: tuple[tuple[str, int], ...] = played.facts("setting")["parts"]
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
    assert refused(plain._replace(quarter=4, clock=100), Call("run", "HB", hole=6, hurry=True)) == "CP-16.6"


def test_cp_16_2_a_punt_out_of_bounds() -> None:
    rules = advanced("oob_punt")
    played = go(at(41, 3, rules=rules), ASIDE, 4, 6)
    assert played.facts("punted")["yards"] == 36 and played.spot == (AWAY, 33, 1, 43)
    assert played.state.clock == 580 and played.thrown == ["kick", "kick"]
    assert go(at(41, 3, rules=rules), ASIDE, 7, 6).facts("punted")["yards"] == 30  # KA
    assert refused(at(41, 2, rules=rules), ASIDE) == "CP-16.2"
    assert go(at(41, 3, rules=rules, quarter=4, clock=100), ASIDE, 4, 6).state.clock == 80


def test_cp_16_3_f_still_counts_and_beyond_the_goal_line_is_a_single() -> None:
    def fumbles(plain: dict[str, Any]) -> None:
        plain["cards"]["kicking"]["punting"]["rows"]["4"][0] = "F"

    rules = playing(advanced("oob_punt"), variant("edm_f", "edmonton_1973", fumbles))
    assert go(at(41, 3, rules=rules), ASIDE, 4, 6, 6).facts("fumbled")["spot"] == 21
    beyond = go(at(90, 3, rules=rules), ASIDE, 5, 6)
    assert beyond.state.score == (1, 0) and beyond.spot == (AWAY, 35, 1, 45)


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
    assert scored.state.phase == "convert" and scored.thrown == ["sneak"]


def test_cp_16_6_the_hurry_up() -> None:
    late: dict[str, Any] = {"rules": advanced("hurry_up"), "quarter": 4, "clock": 100}
    run = Call("run", "HB", hole=6, hurry=True)
    assert go(at(**late), run, CARD, 8, 8).state.clock == 90
    assert go(at(85, 3, **late), FIELD_GOAL._replace(hurry=True), 7).state.clock == 100
    assert refused(at(**late)._replace(clock=190), run) == "CP-16.6"
    assert refused(at(**late)._replace(quarter=3), run) == "CP-16.6"


def test_cp_16_7_a_delay_of_game_is_thrown_again() -> None:
    late: dict[str, Any] = {"rules": advanced("hurry_up"), "quarter": 4, "clock": 100}
    foul = (CARD, 6, 8, 10)  # 6P, and 10 on the chart is Delay of game
    hurried = go(at(**late), Call("run", "HB", hole=6, hurry=True), *foul, 7, "decline")
    assert hurried.facts("flag")["number"] == 2 and hurried.thrown.count("penalty") == 2
    calm = go(at(**late), Call("run", "HB", hole=6), *foul, "decline")
    assert calm.facts("flag")["number"] == 3


def test_cp_16_8_every_second_incompletion_in_a_row_costs_ten_seconds() -> None:
    late: dict[str, Any] = {"rules": advanced("hurry_up"), "quarter": 4, "clock": 60}
    miss = (Call("pass", "SE", "M", zone=6, hurry=True), CARD, 7, 8)
    first = go(at(**late), *miss).state
    assert (first.clock, first.incompletions) == (60, 1)
    second = go(first, *miss).state
    assert second.clock == 50
    assert go(second._replace(down=2), *miss).state.clock == 50  # the count starts again
    slow = go(first, Call("pass", "SE", "M", zone=6), CARD, 7, 8).state
    assert slow.incompletions == 0  # not called in the Hurry Up
    assert go(first, Call("run", "HB", hole=6), CARD, 9, 8).state.incompletions == 0
    assert go(first._replace(down=3), *miss).state.incompletions == 0  # a change of possession


def test_cp_16_9_a_quick_kick_on_first_or_second_down_is_no_announcement() -> None:
    rules = advanced("quick_kick")
    assert refused(at(41, 3, rules=rules), QUICK) == "CP-16.9"
    seat, _ = asked(at(rules=rules), QUICK)
    assert seat is AWAY  # the defence calls as usual


def test_cp_16_10_longer_the_lower_the_setting() -> None:
    for number in range(1, 6):
        played = go(at(30, rules=advanced("quick_kick")), QUICK, setting(number, "4Z-70"), 8, 9, "return")
        assert played.facts("quick kicked")["yards"] == 36 + 5 * (5 - number)


def test_cp_16_11_the_return_is_on_the_playboard() -> None:
    played = go(at(30, rules=advanced("quick_kick")), QUICK, setting(2, "4Z-70"), 4, 9, "return")
    assert played.thrown == ["kick", "kick"] and played.facts("returned")["yards"] == 5
    assert played.spot == (AWAY, 24, 1, 34)


def test_cp_16_12_the_quick_kick_table() -> None:
    assert [cell.text for cell in QUICK_KICK][:3] == ["BLK", "52", "46"]
    assert [cell.yards for cell in QUICK_RETURN][-2:] == [8, 20]
    played = go(at(30, rules=advanced("quick_kick")), QUICK, setting(2, "4Z-70"), 4, 9, "return")
    assert played.facts("quick kicked")["yards"] == 61  # the book's example


def test_cp_16_13_a_blocked_quick_kick() -> None:
    state = at(30, 2, rules=advanced("quick_kick"))
    kept = go(state, QUICK, CARD, 2, 9, 6)
    assert kept.facts("blocked")["spot"] == 15 and kept.spot == (HOME, 15, 3, 40)
    assert go(state, QUICK, CARD, 2, 9, 9, "return", 6).spot == (AWAY, 95, 1, 105)


def test_cp_16_14_who_kicks_against_a_blitz_and_into_the_end_zone() -> None:
    rules = advanced("quick_kick")
    assert refused(at(rules=rules), Call("quick_kick", "QB")) == "CP-16.14"
    blitz = go(at(30, rules=rules), Call("quick_kick", "WB"), setting(0, "1B-70"), 4, 9, "return")
    assert blitz.facts("quick kicked")["yards"] == 46 + 15 and blitz.facts("quick kicked")["setting"] == 2
    assert blitz.facts("quick kicked")["player"] == "Jory Windrow"
    _, question = asked(at(70, rules=rules), QUICK, CARD, 8, 9)
    assert isinstance(question, ReturnKick) and (question.spot, question.known) == (-6, 5)
    conceded = go(at(70, rules=rules), QUICK, CARD, 8, 9, "concede")
    assert conceded.thrown == ["kick", "kick"] and conceded.state.score == (1, 0)
    short = go(at(70, rules=rules), QUICK, CARD, 8, 9, "return")
    assert short.state.score == (1, 0)  # 5 yards from 6 deep


def test_cp_16_15_a_kick_is_punted_back() -> None:
    played = go(at(50, 3, rules=BACK), PUNT, 7, 5, 3, "kick_back", 7, "return", 8, 7)
    assert played.facts("kicked back")["yards"] == 33 and played.facts("kicked back")["landing"] == 87
    blocked = go(at(50, 3, rules=BACK), PUNT, 6, 4, "kick_back", 2, 7)
    assert blocked.facts("fumbled") == {"seat": AWAY, "spot": 28}


def test_cp_16_16_the_answer_to_a_kick_back() -> None:
    seat, question = asked(at(50, 3, rules=BACK), PUNT, 7, 5, 3, "kick_back", 7)
    assert seat is HOME and isinstance(question, AnswerKickBack) and question.spot == 87
    returned = go(at(50, 3, rules=BACK), PUNT, 7, 5, 3, "kick_back", 7, "return", 8, 7)
    assert returned.facts("returned")["column"] == "B" and returned.spot == (HOME, 91, 1, 101)
    again = go(at(50, 3, rules=BACK), PUNT, 6, 4, "kick_back", 7, "kick_again", 6, 7, 8, 7)
    assert again.facts("kicked again")["yards"] == 23


def test_cp_16_17_the_third_kick_must_be_returned_in_column_a() -> None:
    third = go(at(50, 3, rules=BACK), PUNT, 6, 4, "kick_back", 7, "kick_again", 6, 7, 8, 7)
    # fielded on Montreal's 28, kicked 33 to Edmonton's 49, kicked 23 to Montreal's 38
    assert third.facts("kicked again")["landing"] == 38 and third.facts("returned")["column"] == "A"
    assert third.spot == (AWAY, 43, 1, 53)
    refused_kick = go(at(50, 3, rules=BACK), PUNT, 6, 4, "kick_back", 7, "kick_again", 7)
    assert refused_kick.spot == (HOME, 49, 1, 59) and "no third kick" in refused_kick.whats


def test_cp_16_18_any_kick_that_can_be_returned() -> None:
    for state, inputs in (
        (kicking(rules=BACK), ("normal", 6, 4)),
        (at(41, 3, rules=BACK), (PUNT, 6, 4)),
        (at(75, 3, rules=BACK), (FIELD_GOAL, 3)),
        (at(41, rules=advanced("quick_kick", "kick_back")), (QUICK, CARD, 8, 9)),
    ):
        _, question = asked(state, *inputs)
        assert "kick_back" in question.options()
    second = go(at(50, 3, rules=BACK), PUNT, 6, 4, "kick_back", 7, "return", 9, 7)
    assert second.thrown[-2:] == ["returner", "kick-return"]
    assert second.facts("returned")["player"] == "Lyle Footbridge"  # 9 on Edmonton's punt return card


@pytest.mark.rules("CP-16.18")
def test_a_kick_back_through_the_dead_line_is_a_single_for_whoever_kicked() -> None:
    def shank(plain: dict[str, Any]) -> None:
        plain["cards"]["kicking"]["punting"]["rows"]["3"][0] = "5B"

    rules = playing(BACK, variant("edm_shank", "edmonton_1973", shank))
    through = go(at(2, 3, rules=rules), PUNT, 3, 4, "kick_back", 11)  # from Montreal's 103, 45 yards
    assert through.state.score == (0, 1) and through.spot == (HOME, 35, 1, 45)


@pytest.mark.rules("CP-16.18", "CP-8.14")
def test_penalties_on_a_kick_that_is_kicked_back() -> None:
    first = (PUNT, 7, 6, 4, "kick_back", 7, "return")  # 64P by Edmonton, kicked back 33 to its 59
    procedure = go(at(20, 3, 8, rules=BACK), *first, 8, 7, 4, "accept")
    assert procedure.spot == (HOME, 15, 3, 28)  # the punt is made again
    no_yards = go(at(20, 3, 8, rules=BACK), *first, 8, 7, 7, "accept")
    assert no_yards.spot == (AWAY, 41, 1, 51)
    clean = (PUNT, 6, 4, "kick_back", 7, "return")  # from the 28, 33 yards to Edmonton's 49
    offside = go(at(50, 3, rules=BACK), *clean, 5, 5, 9, "accept")  # Daybreak's 8P, offside by Edmonton
    assert offside.spot == (AWAY, 33, 1, 43)  # its kicker keeps the ball where he kicked it from
    clip = go(at(50, 3, rules=BACK), *clean, 5, 5, 7, (1,), "accept")
    assert clip.spot == (HOME, 34, 1, 44)


def test_cp_16_19_plunges_sweeps_and_off_tackle() -> None:
    rules = advanced("individual_runs")

    def run(who: str, hole: int) -> tuple[tuple[str, int], ...]:
        return parts(go(at(rules=rules), Call("run", who, hole=hole), CARD, 9, 8))

    assert run("FB", 3) == (("setting", 3), ("IN", 1))  # no IN is printed there
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
    assert starred.thrown[-2:] == ["gain", "screen"] and starred.state.ball == 56
    plain = go(state, SCREEN, CARD, 7, 8, 9)
    assert plain.thrown[-1] == "gain" and plain.state.ball == 48


def test_cp_16_23_an_r_that_fails_leads_straight_to_the_table() -> None:
    played = go(at(rules=advanced("screen")), SCREEN, setting(0, "1B-70"), 7, 8, 7, 8)
    assert played.thrown == ["snap", "snap", "rethrow", "screen"] and played.state.ball == 56
    rushed = go(at(rules=advanced("screen")), SCREEN, setting(0, "1B-70"), 2, 8)
    assert "sacked" in rushed.whats
    missed = go(at(rules=advanced("screen")), SCREEN, setting(0, "1B-70"), 7, 8, 3)
    assert "incomplete" in missed.whats


def test_cp_16_24_the_screen_table_and_the_longest_gain() -> None:
    def gain(total: int) -> int:
        played = go(at(20, rules=advanced("screen")), SCREEN, setting(0, "1B-70"), 7, 8, 7, total)
        return played.state.ball - 20

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
    assert played.facts("setting")["flags"] == "X" and parts(played)[2] == ("MLB", 0)


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


def test_cp_16_30_rare_ends_of_kicks_back() -> None:
    stays = go(at(60, 3, rules=BACK), PUNT, 7, 5, 10, "kick_back", 12)  # 24 deep, 20 yards
    assert stays.state.phase == "convert" and stays.state.score == (6, 0)
    third = go(at(50, 3, rules=BACK), PUNT, 6, 4, "kick_back", 7, "kick_again", 6, 2, 6)
    assert third.facts("fumbled") == {"seat": HOME, "spot": 49}
    # fielded on Montreal's 78 (a short punt from the own 2), kicked back 45 into Edmonton's end zone
    dead = go(at(2, 3, rules=BACK), PUNT, 3, 4, "kick_back", 11, "kick_again", 9)
    assert dead.facts("kicked back")["landing"] == -13
    assert dead.state.score == (0, 1) and dead.spot == (HOME, 35, 1, 45)  # a single for the last kicker
    _, question = asked(at(2, 3, rules=BACK), PUNT, 3, 4, "kick_back", 11)
    assert question.options() == ("return", "kick_again")  # no conceding, no grounding


def test_cp_16_31_a_hurried_kickoff() -> None:
    late: dict[str, Any] = {"rules": advanced("hurry_up"), "quarter": 4, "clock": 120}
    assert go(kicking(**late), "hurry", 6, 4, "return", 7).state.clock == 110
    assert go(kicking(**late), "normal", 6, 4, "return", 7).state.clock == 100
    _, question = asked(kicking(**late)._replace(clock=300))
    assert isinstance(question, ChooseKickoff) and question.options() == ("normal", "onside")


@pytest.mark.rules("CP-6.9", "CP-16.31")
def test_cp_16_31_a_hurried_kickoff_after_a_safety_touch() -> None:
    late: dict[str, Any] = {"rules": advanced("hurry_up"), "quarter": 4, "clock": 120}
    _, question = asked(kicking("safety_kick", **late))
    assert question.options() == ("normal", "hurry")  # never onside
    assert go(kicking("safety_kick", **late), "hurry", 6, 4, "return", 7).state.clock == 110
    assert go(kicking("safety_kick", **late), "normal", 6, 4, "return", 7).state.clock == 100
    late["clock"] = 300
    assert go(kicking("safety_kick", **late), 6, 4, "return", 7).state.clock == 270
