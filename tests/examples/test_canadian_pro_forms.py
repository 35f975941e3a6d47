"""How worked examples of Canadian Pro Football may be written (CP-1.13 to 1.16), and what no form lets pass."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.games.canadian_pro import RULEBOOK

ALIGNED = {"mode": "advanced", "ball": {"team": "EDM", "own": 41}, "down": 2, "to_go": 1}
RUN = {"by": "EDM", "decision": "offence_call", "play": "run", "who": "HB", "hole": 4}
SNEAK = {"by": "EDM", "decision": "offence_call", "play": "sneak", "who": "QB"}
PUNT = {"by": "EDM", "decision": "offence_call", "play": "punt"}
RETURN = {"by": "MTL", "decision": "return_or_concede", "choice": "return"}
KICK = [{"for": "kick", "dice": 4, "off": 6, "def": 4}, {"for": "kick-return", "dice": 2, "total": 7}]


def outcome(given: dict[str, Any], choices: list[Any], chance: list[Any], expect: dict[str, Any]) -> str:
    (verdict,) = RULEBOOK.rules.examples(
        [{"given": given, "choices": choices, "chance": chance, "expect": expect}]
    )
    return verdict.outcome


@pytest.mark.parametrize("call", [RUN, SNEAK], ids=["run", "sneak"])
def test_a_call_alone_is_judged_where_the_defence_would_have_called_first(call: dict[str, Any]) -> None:
    given = {**ALIGNED, "options": ["alignments", "sneak"]}
    assert outcome(given, [call], [], {"legal": True}) == "passed"
    assert outcome(given, [call], [], {"legal": False}) == "failed"


def test_a_default_may_be_listed_where_nobody_is_asked() -> None:
    given = {**ALIGNED, "mode": "basic"}
    there = {"ball": {"team": "MTL", "own": 41}, "clock": "14:30"}
    assert outcome(given, [PUNT, RETURN], KICK, there) == "passed"
    assert outcome(given, [PUNT, RETURN], KICK, {**there, "clock": "14:20"}) == "failed"
    assert outcome(given, [PUNT, {**RETURN, "choice": "concede"}], KICK, there) == "failed"


NORMAL = {"by": "EDM", "decision": "kickoff_type", "choice": "normal"}
TOUCHDOWN = [{"for": "kick", "dice": 4, "off": 3, "def": 4}, {"for": "kick-return", "dice": 2, "total": 12}]


def test_cp_6_9_a_listed_default_does_not_carry_a_safety_kick_over_the_end_of_the_quarter() -> None:
    given = {"mode": "basic", "next": ["safety_kick", "EDM"], "quarter": 1, "clock": "0:30"}
    there = {"ball": {"team": "MTL", "own": 62}, "clock": "0:00", "period_over": True, "quarter": 1}
    assert outcome(given, [NORMAL], KICK, there) == "passed"
    assert outcome(given, [], KICK, there) == "passed"


def test_cp_1_14_a_default_that_nobody_asked_for_is_not_taken_for_the_next_kickoff() -> None:
    given = {"mode": "basic", "next": ["safety_kick", "EDM"]}
    chance = [*TOUCHDOWN, {"for": "convert", "dice": 2, "total": 7}, *KICK]
    mine = {**NORMAL, "by": "MTL"}
    there = {"convert": "good", "landing": 12, "score": {"EDM": 0, "MTL": 7}, "clock": "14:00"}
    for choices in ([NORMAL, mine], [NORMAL], [mine], []):
        assert outcome(given, choices, chance, there) == "passed"
    convert = {"by": "MTL", "decision": "convert_type", "choice": "kick"}
    assert outcome(given, [NORMAL, convert, mine], chance, there) == "passed"
    assert outcome(given, [NORMAL, {**mine, "choice": "onside"}], chance, there) == "failed"
    assert outcome(given, [{**NORMAL, "choice": "onside"}], chance, there) == "failed"


def test_cp_1_14_the_next_choice_of_the_other_team_leaves_the_default() -> None:
    given = {"mode": "advanced", "next": ["convert", "EDM"]}
    two = {"by": "MTL", "decision": "convert_type", "choice": "two"}
    returned = [KICK[0], {"for": "kick-return", "dice": 2, "total": 12}]
    chance = [
        {"for": "convert", "dice": 2, "total": 7},
        *returned,
        {"for": "two-point", "dice": 2, "total": 5},
    ]
    there = {"convert": "good", "score": {"EDM": 1, "MTL": 8}, "clock": "14:20"}
    assert outcome(given, [two], chance, there) == "passed"
    assert outcome(given, [two], chance[:1], {"convert": "good"}) == "failed"


def test_cp_7_6_a_listed_kickoff_is_chosen_although_it_is_the_default() -> None:
    given = {"mode": "basic", "ball": {"team": "EDM", "own": 105}}
    kick, good = {**PUNT, "play": "fg"}, [{"for": "field-goal", "dice": 2, "total": 7}]
    chosen = {"by": "MTL", "decision": "after_field_goal", "choice": "kickoff"}
    assert outcome(given, [kick], good, {"next": ["after_fg", "MTL"]}) == "passed"
    assert outcome(given, [kick, chosen], good, {"next": ["kickoff", "EDM"]}) == "passed"


def test_cp_16_10_a_blocked_quick_kick_has_its_initial_setting() -> None:
    given = {"mode": "advanced", "ball": {"team": "EDM", "own": 41}, "options": ["quick_kick"]}
    defence = {"by": "MTL", "decision": "defence_call", "setting": 4, "card": "4Z-70"}
    chance = [{"for": "kick", "dice": 4, "off": 2, "def": 7}, {"for": "recover", "dice": 2, "total": 6}]
    choices = [defence, {**PUNT, "play": "quick_kick"}]
    there = {"initial_setting": 4, "blocked": True, "ball": {"team": "EDM", "own": 26}, "down": 2}
    assert outcome(given, choices, chance, there) == "passed"
    assert outcome(given, choices, chance, {**there, "initial_setting": 3}) == "failed"


@pytest.mark.parametrize("given", [{"quarter": 3}, {"quarter": 2, "clock": "0:00"}], ids=["third", "second"])
def test_an_example_may_begin_with_the_choice_of_the_second_half(given: dict[str, Any]) -> None:
    choice = {"by": "MTL", "decision": "second_half", "choice": "receive"}
    kicks = {"next": ["kickoff", "EDM"], "quarter": 3, "clock": "15:00"}
    assert outcome({"mode": "basic", **given}, [choice], [], kicks) == "passed"
    assert outcome({"mode": "basic", **given}, [choice], [], {"next": ["kickoff", "MTL"]}) == "failed"


BELL = {"mode": "basic", "ball": {"team": "EDM", "own": 41}, "down": 1, "to_go": 10, "clock": "10:00"}
DEFENCE = {"by": "MTL", "decision": "defence_call", "setting": 2}
BELL_RUNS = [DEFENCE, {"by": "EDM", "decision": "offence_call", "play": "run", "who": "HB"}]
SNAP = [{"for": "snap", "off": 2, "def": 7}]


def test_cp_1_16_nulls_in_the_given_mean_that_nothing_is_given() -> None:
    names = (
        "options weather wind history last_spot consecutive_incompletions kickoff_shift one_more_play score"
    )
    nulls = dict.fromkeys([*names.split(), "next", "kicking", "kind", "quarter", "offence"])
    assert outcome({**BELL, **nulls}, BELL_RUNS, SNAP, {"gain": 6, "clock": "9:30", "down": 2}) == "passed"
    quiet = {
        "given": BELL,
        "choices": BELL_RUNS[1:],
        "chance": None,
        "expect": {"legal": True},
        "notes": None,
    }
    (verdict,) = RULEBOOK.rules.examples([quiet])
    assert verdict.outcome == "passed", verdict.problem


def test_cp_1_16_of_an_object_only_the_names_listed_are_compared() -> None:
    for right in ({"score": {"EDM": 0}}, {"ball": {"own": 47}}, {"ball": {"team": "EDM"}}):
        assert outcome(BELL, BELL_RUNS, SNAP, right) == "passed"
    wrongs: list[dict[str, Any]] = [
        {"score": {"EDM": 1}},
        {"score": {}},
        {"score": {"OTT": 0}},
        {"ball": {"own": 46}},
        {"ball": {"own": True}},
        {"ball": None},
    ]
    for wrong in wrongs:
        assert outcome(BELL, BELL_RUNS, SNAP, wrong) == "failed"


@pytest.mark.parametrize(
    ("phase", "who"), [("kickoff", "kicking"), ("safety_kick", "kicking"), ("convert", "offence")]
)
def test_cp_1_15_next_may_stand_alone_where_its_team_is_given(phase: str, who: str) -> None:
    given = {"mode": "basic", "next": phase, who: "MTL"}
    chance = [{"for": "convert", "total": 7}] if phase == "convert" else KICK
    choice = {"by": "MTL", "decision": "kickoff_type", "choice": "onside"}
    assert outcome(given, [], chance, {"score": {"MTL": int(phase == "convert"), "EDM": 0}}) == "passed"
    assert outcome(given, [choice], [], {"legal": phase == "kickoff"}) == "passed"


def test_cp_8_11_the_gain_of_an_accepted_interference_is_a_gain() -> None:
    passed = {"by": "EDM", "decision": "offence_call", "play": "pass", "who": "SE", "depth": "S"}
    accepted = {"by": "EDM", "decision": "penalty", "choice": "accept"}
    chance = [
        {"for": "snap", "off": 12, "def": 9},
        {"for": "penalty", "total": 5},
        {"for": "gain", "total": 6},
    ]
    there = {"result": "incomplete", "gain": 11, "ball": {"team": "EDM", "own": 52}}
    assert outcome(BELL, [{**DEFENCE, "setting": 3}, passed, accepted], chance, there) == "passed"


def test_cp_15_8_grounding_gains_nothing() -> None:
    called = {"by": "EDM", "decision": "offence_call", "play": "ground"}
    given = {**BELL, "mode": "advanced"}
    assert outcome(given, [{**DEFENCE, "card": "4Z-70"}, called], [], {"gain": 0, "down": 2}) == "passed"


@pytest.mark.parametrize(
    "call",
    [
        {"play": "sneak"},
        {"play": "quick_kick"},
        {"play": "punt", "out_of_bounds": True},
        {"play": "run", "who": "HB", "hurry": True},
        {"play": "pass", "who": "FB", "depth": "S", "screen": True},
    ],
    ids=lambda call: str(call["play"]),
)
def test_cp_1_1_optional_rules_belong_to_the_advanced_game(call: dict[str, Any]) -> None:
    options = ["sneak", "quick_kick", "oob_punt", "hurry_up", "screen"]
    given = {**BELL, "down": 2, "to_go": 1, "quarter": 4, "clock": "2:00", "options": options}
    if call["play"] == "punt":
        given["down"] = 3
    spots = {"run": {"hole": 5}, "pass": {"zone": 1}}.get(call["play"], {})
    choice = {"by": "EDM", "decision": "offence_call", **call}
    for mode in ("basic", "solitaire_basic"):
        assert outcome({**given, "mode": mode}, [choice], [], {"legal": False}) == "passed"
    for mode in ("advanced", "solitaire_advanced"):
        assert outcome({**given, "mode": mode}, [{**choice, **spots}], [], {"legal": True}) == "passed"


def test_cp_11_6_the_basic_game_has_no_weather() -> None:
    for mode, length in (("basic", 53), ("solitaire_basic", 53), ("advanced", 43)):
        given = {"mode": mode, "next": ["kickoff", "MTL"], "weather": 2}
        assert outcome(given, [], KICK, {"dist": length, "landing": 65 - length}) == "passed"


def test_cp_18_8_alignments_mean_nothing_in_advanced_solitaire() -> None:
    given = {**BELL, "mode": "solitaire_advanced", "options": ["alignments"]}
    call = {"by": "EDM", "decision": "offence_call", "play": "run", "who": "HB", "hole": 9}
    chance = [{"for": "green", "face": 3}, {"for": "snap", "off": 10, "def": 9}]
    assert outcome(given, [call], chance, {"final_setting": 2, "gain": 2}) == "passed"


TOSS = {"by": "MTL", "decision": "toss", "choice": "kick"}
COIN = {"for": "coin", "winner": "MTL"}


def test_cp_2_4_the_toss_of_the_advanced_game_leads_to_the_kickoff_and_its_weather() -> None:
    given = {"mode": "advanced"}
    assert outcome(given, [TOSS], [COIN], {"next": ["kickoff", "MTL"], "clock": "15:00"}) == "passed"
    windy = [COIN, {"for": "weather", "dice": 2, "total": 10}]
    assert outcome(given, [TOSS], windy, {"next": ["kickoff", "MTL"], "weather": 10}) == "passed"
    assert outcome(given, [TOSS], [*windy, *KICK], {"dist": 60, "landing": 5}) == "passed"  # 53 + 7


def test_cp_1_16_a_toss_can_be_judged_without_its_coin() -> None:
    for by, chance, choice, legal in (
        ("MTL", [], "kick", True),
        ("EDM", [], "receive", True),
        ("EDM", [], "defer", False),
        ("EDM", [COIN], "kick", False),
    ):
        asked = {**TOSS, "by": by, "choice": choice}
        assert outcome({"mode": "basic"}, [asked], chance, {"legal": legal}) == "passed"
        assert outcome({"mode": "basic"}, [asked], chance, {"legal": not legal}) == "failed"


def test_cp_2_5_the_second_half_may_be_what_is_next() -> None:
    given = {"mode": "basic", "next": ["second_half", "MTL"], "quarter": 3}
    choice = {"by": "MTL", "decision": "second_half", "choice": "receive"}
    assert outcome(given, [choice], [], {"next": ["kickoff", "EDM"], "clock": "15:00"}) == "passed"


@pytest.mark.parametrize(
    "line",
    [
        {"attempted": 0, "completed": 0, "x": 0, "td": 0},
        {"attempted": 257, "completed": 153, "x": 16, "td": -1},
        {"tc": 0, "net": 10, "lg": 5},
        {"no": 1.5, "yds": 10, "rlg": 9},
        {"no": True, "yds": 10, "rlg": 9},
    ],
)
def test_cp_20_1_a_line_that_no_season_has_gets_a_sentence(line: dict[str, Any]) -> None:
    vector = {"given": {"kind": "forge", "line": line}, "expect": {"lp": 0}}
    (verdict,) = RULEBOOK.rules.examples([vector])
    assert verdict.outcome == "failed" and "expected a whole number" in verdict.problem


def test_cp_20_1_a_forged_card_equals_the_printed_one_with_its_ratings_or_not_at_all() -> None:
    lemmerman = {"attempted": 257, "completed": 153, "x": 16, "td": 14}
    bell = {"tc": 254, "net": 1455, "lg": 76, "no": 29, "yds": 200, "rlg": 22}
    for line, equals, result in (
        (lemmerman, "printed/lemmerman.json", "passed"),
        ({**lemmerman, "td": 3}, "printed/lemmerman.json", "failed"),  # LP +2
        (bell, "printed/bell.json", "passed"),
        (bell, "printed/bell.json, numbers", "passed"),
        ({**bell, "fumbles": 3}, "printed/bell.json, numbers", "passed"),
        ({**bell, "fumbles": 3}, "printed/bell.json", "failed"),
        ({**bell, "no": 24, "yds": 165}, "printed/bell.json", "failed"),  # S NC
    ):
        vector = {"given": {"kind": "forge", "line": line}, "expect": {"equals": equals}}
        (verdict,) = RULEBOOK.rules.examples([vector])
        assert verdict.outcome == result, (line, verdict.problem)


def test_cp_1_15_a_refusal_before_the_choice_in_question_does_not_judge_it() -> None:
    for setting, legal, result in (
        (3, True, "passed"),
        (3, False, "failed"),
        (6, True, "failed"),
        (6, False, "failed"),
    ):
        choices = [{**DEFENCE, "setting": setting}, BELL_RUNS[1], PUNT]
        assert outcome(BELL, choices, SNAP, {"legal": legal}) == result
