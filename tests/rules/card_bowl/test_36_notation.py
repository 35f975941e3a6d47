"""Chapter 36: the notation of the worked examples."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.core.rulebook import Verdict
from snapcount.games.card_bowl import RULEBOOK
from snapcount.games.card_bowl.examples.checks import CHECKS
from snapcount.games.card_bowl.examples.clock import COSTS
from snapcount.games.card_bowl.examples.plays import PLAYS
from snapcount.games.card_bowl.examples.run import run
from snapcount.games.card_bowl.examples.table import SEATS
from snapcount.games.card_bowl.rules.lineup.formations import SHAPES, set_field
from snapcount.games.card_bowl.rules.turns.blocks import default_pattern
from tests.rules.card_bowl.bowl import RUN, choice, formation, judged, ledger_examples, scrimmage

RUSH = ledger_examples()["CB-E130"]


def changed(**changes: Any) -> str:
    return judged({**RUSH, **changes})


def test_cb_36_1_chance_lists_every_card_in_order() -> None:
    assert judged(RUSH) == ""
    assert "never drawn" in changed(chance=[*RUSH["chance"], "2S"])
    assert "after the" in changed(chance=RUSH["chance"][:-1])
    assert changed(chance=["2H", "6C", "9S", "3D", "AH"]) == "", "the same three cards in another order"
    assert "D: expected 36" in changed(chance=["2H", "6C", "8S", "9S", "AH"])


def test_cb_36_2_choices_are_used_in_order_and_the_rest_take_their_default() -> None:
    default = scrimmage("2H 6C 3D 9S AH", [(32, "O", RUN)])
    assert default["extra"] == "MLB", "the highest eligible card"
    swapped = [RUSH["choices"][1], RUSH["choices"][0]]
    assert judged({**RUSH, "choices": swapped}) != "", "the second is not used before the first"
    unlisted = {**ledger_examples()["CB-E051"], "choices": []}
    assert "no default" in judged(unlisted)


def test_cb_36_2_a_listed_choice_that_changes_nothing_is_passed_by_where_nothing_is_asked() -> None:
    no_back = {**RUSH["choices"][0], "dp": "DP-44", "do": {}}
    nobody, declined = {"dp": "DP-39", "who": "D", "do": "none"}, {"dp": "DP-49", "who": "O", "do": "decline"}
    for at in range(3):
        for idle in (no_back, nobody, declined, {**nobody, "do": None}):
            listed = [*RUSH["choices"][:at], idle, *RUSH["choices"][at:]]
            assert changed(choices=listed) == "", (at, idle)
            assert changed(choices=listed, expect={**RUSH["expect"], "spot": 37}) != ""
    asked = {"dp": "DP-39", "who": "D", "do": "MLB"}
    assert "never asked" in changed(choices=[*RUSH["choices"], asked]), (
        "this one would have changed something"
    )
    refused = {**ledger_examples()["CB-E237"]}
    assert judged({**refused, "choices": [nobody, *refused["choices"]]}) == ""
    assert judged({**refused, "choices": [*refused["choices"][:1], nobody]}) == "", "never offered"


def test_cb_36_2_a_set_nobody_could_tackle_may_be_listed_all_the_same() -> None:
    """The linebackers are on receivers or spent: only the safeties of the second set can tackle."""
    committed = [{"card": f"OLB-{side}", "act": "cover", "to": f"WR{side}1"} for side in "LR"]
    run = [(28, "D", committed), (28, "D", []), (32, "O", RUN), (38, "D", "MLB")]
    listed = [*run, (43, "D", []), (43, "D", ["S-L"]), (44, "O", {"WRL1": "S-L"})]
    vector = {
        "given": formation(),
        "chance": "2H KC 3D 9S AH JS 8S 2D 10D".split(),
        "choices": [choice(*one) for one in listed],
    }
    assert judged({**vector, "expect": {"yards": 9 + 21 + 10}}) == ""
    assert judged({**vector, "expect": {"yards": 9 + 21}}) != ""


def test_cb_36_5_whether_choices_are_legal_may_be_all_that_is_asked() -> None:
    allowed: dict[str, Any] = {**ledger_examples()["CB-E018a"], "expect": {"legal": True}}
    three: dict[str, Any] = allowed["choices"][0]
    assert judged({**allowed, "choices": [{**three, "do": three["do"][:2]}]}) == ""
    assert "refused" in judged(allowed)
    assert judged({**allowed, "choices": [], "chance": ["2H", "6C", "7C"]}) != "", "two cards are never drawn"
    never = {"dp": "DP-42", "who": "O", "do": "throw_away"}
    assert judged({**allowed, "choices": [never]}) != "", "it was never asked for"


def test_cb_36_2_lists_and_givens_may_be_null() -> None:
    plain = {"given": {"kind": "hurry_up", "intervals": 2}, "expect": {"extra_defence_cards": 4}}
    assert judged({**plain, "chance": None, "choices": None}) == ""
    given: dict[str, Any] = {**RUSH["given"], "window": None, "clock": None, "timeouts": None, "try": None}
    given["defence"] = {**given["defence"], "zones": {**given["defence"]["zones"], "MLB": "QD"}}
    assert changed(given=given) == ""
    assert "isn't a player" in changed(choices=[{"dp": "DP-38", "who": ["D"], "do": "none"}])
    assert "form" in told("run_yards", {"yards": 0}, O=3, D=1, divide=0)
    assert told("clock_complex", {"left": 172, "extra_defence_cards": 0}, left=180) == "", (
        "the ledger's defaults"
    )
    whole = {"left": 0, "extra_defence_cards": 3}
    assert told("clock_complex", whole, left=5, play=2, run_off=3) == "", "CB-32.20 not cut short"
    assert told("values", {"value": 2}, card="QS", **{"as": "fv"}) == ""
    assert "isn't a count" in told("lanes", {"ends": ["F1"]}, match_ups=10**30)
    turns = [{"dp": "DP-28", "who": "D", "do": [{"card": "F1", "act": "drop", "to": None}]}]
    assert changed(choices=[{"dp": "DP-25", "who": "O", "do": {}}, *turns, *RUSH["choices"]]) == ""


def test_cb_36_6_a_touchdown_and_a_safety_carry_their_points() -> None:
    for name, points in (("CB-E141", 6), ("CB-E140", 2), ("CB-E013", 3)):
        scored = ledger_examples()[name]
        assert judged({**scored, "expect": {**scored["expect"], "points": points}}) == ""
        assert judged({**scored, "expect": {**scored["expect"], "points": 0}}) != ""


def test_cb_36_3_the_given_of_a_scrimmage_play() -> None:
    assert "under or gun" in judged({**RUSH, "given": {**RUSH["given"], "qb": "wildcat"}})
    twice = formation(offence={"WRR1": "QS"})
    assert "all of them different" in judged({**RUSH, "given": twice})
    late = scrimmage("2C 6H 3D 9S AH", [(32, "O", RUN), (38, "D", "MLB")], window=True, clock="complex")
    assert late["oob"] and not scrimmage("2C 6H 3D 9S AH", [(32, "O", RUN), (38, "D", "MLB")])["oob"]
    second = scrimmage(
        "2H 6C 3D 9S AH",
        [(32, "O", RUN), (38, "D", "OLB-L#2")],
        defence={"zones": {"OLB-L": ["9H", "QD"], "OLB-R": ["5C"], "S-L": ["10S"], "S-R": ["JD"]}},
    )
    assert second["D"] == 11 + 12 + 13


def test_cb_36_4_default_blocking_takes_the_nearest_front_card() -> None:
    field = default_pattern(set_field(SHAPES["U-B101-T01-W11"], (-2.0, 0.0, 2.0, 3.5), ("MLB",), ()))
    at = {man.place: man.at for man in field.men if man.kind in "LT"}
    assert at == {"LT": 0, "LG": 1, "C": 1, "RG": 1, "RT": 2, "TER1": 3}
    far = default_pattern(set_field(SHAPES["U-B101-T01-W11"], (-2.5, 0.5, 2.0), ("MLB",), ()))
    assert {man.place: man.at for man in far.men if man.place in ("C", "RG", "LG")} == {
        "C": 1,
        "RG": 1,
        "LG": -1,
    }


def test_cb_36_5_fields_given_must_match_and_legal_false_means_refused() -> None:
    assert changed(expect={"spot": 36}) == "" and "spot: expected 37, got 36" in changed(expect={"spot": 37})
    assert "should have been refused" in changed(expect={"legal": False})
    assert "nothing of that name" in changed(expect={"gross": 50})
    assert judged(ledger_examples()["CB-E143"]) == ""


def test_cb_36_6_and_cb_36_9_events_and_other_fields() -> None:
    events = {
        vector["expect"]["event"] for vector in ledger_examples().values() if "event" in vector["expect"]
    }
    assert events == {
        "ball",
        "touchback",
        "TD",
        "safety",
        "FG",
        "try",
        "retry",
        "replay",
        "penalty",
        "rekick",
        "oob",
    }
    hows = {vector["expect"].get("how") for vector in ledger_examples().values()} - {None}
    assert hows == {"sack", "incomplete", "interception", "fair catch", "downed", "out of bounds", "blocked"}
    assert len(COSTS) == 18
    for name in COSTS:
        for method in ("simple2", "complex"):
            given = {"kind": "clock_cost", "method": method, "event": name}
            assert judged({"given": given, "expect": {"intervals": 99}}).startswith("intervals: expected 99")


def test_cb_36_7_all_kinds_are_known() -> None:
    kinds = (
        "kickoff squib safety_punt onside punt field_goal extra_point scrimmage kneel spike fumble yard_line"
        " coverage_share"
        " return_ofr_count hurry_up run_yards rush_ofr_count sack_draw pass_card yardage_allowance break_up"
        " run_after_catch"
        " ofr_sets values series reach range shift offence_shape front lanes hot_lanes deal_order discard"
        " field_goal_line"
        " penalty_walk clock_simple2 clock_complex clock_cost"
    ).split()
    assert set(kinds) == {*PLAYS, *CHECKS}
    assert "isn't a kind of example" in judged({"given": {"kind": "hail mary"}, "expect": {"spot": 1}})


def test_cb_36_8_the_form_of_do() -> None:
    for do in ({"play": "rush"}, "sideways", 7, {"back": "BL1"}):
        choices = [{"dp": "DP-32", "who": "O", "do": do}]
        assert judged({**RUSH, "choices": choices}) != "", do
    assert "expected one of O, K, D, R" in judged(
        {**RUSH, "choices": [{"dp": "DP-32", "who": "X", "do": "no"}]}
    )
    assert "A choice is" in judged({**RUSH, "choices": ["DP-32"]}) and set(SEATS) == {"O", "K", "D", "R"}


@pytest.mark.parametrize(
    "bad",
    [
        7,
        None,
        "x",
        {},
        {"given": 1},
        {"given": {}, "expect": {}},
        {"given": {"kind": "punt"}, "expect": {"spot": 1}},
        {"given": {"kind": "range", "zone": "MLB", "target": {}}, "expect": {"in_range": True}},
    ],
)
def test_cb_36_7_a_bad_form_gives_a_sentence(bad: Any) -> None:
    (verdict,) = run([bad])
    assert isinstance(verdict, Verdict) and verdict.outcome == "failed" and len(verdict.problem) > 20
    assert RULEBOOK.rules.examples is run


def told(kind: str, expect: dict[str, Any], chance: str = "", **given: Any) -> str:
    return judged({"given": {"kind": kind, **given}, "chance": chance.split(), "expect": expect})


def test_cb_36_9_kicks_carry_their_return_and_gross_yards() -> None:
    lost = "QS 5H 9C 7D 8D 9H KC 5S RJ 10H 4D"
    assert told("kickoff", {"ret": 28, "fumble_at": 39, "spot": 39, "intervals": 2}, lost) == ""
    assert "ret: expected" in told("kickoff", {"ret": 33}, lost), "the open-field yards are not part of it"
    assert told("safety_punt", {"gross": 60, "received": 20}, "10S 9H QD 4C 5C 7D 8S 2H 3D") == ""


def test_cb_36_7_kneel_and_spike_know_the_pack_and_the_timeouts() -> None:
    state = {"los": 40, "down": 2, "to_go": 8}
    assert told("kneel", {"los": 39, "down": 3, "to_go": 9}, "RJ 9S", state=state, single_joker=True) == ""
    assert told("spike", {"how": "incomplete", "los": 40}, "RJ 9S", state=state, single_joker=True) == ""
    assert told("kneel", {"event": "replay", "los": 35}, "RJ 9S", state=state) == ""
    assert told("kneel", {"event": "replay", "los": 35}, "BJ KH", state=state, timeouts=0) == ""
    assert "DP-24" in told("kneel", {"los": 35}, "BJ KH", state=state)


def test_cb_36_9_kneel_and_spike_say_who_has_the_ball_as_a_series_does() -> None:
    over = {"turnover_on_downs": True, "possession": "D", "los": 40, "down": 1, "to_go": 10}
    assert told("spike", over, "5S", state={"los": 60, "down": 4, "to_go": 10}) == ""
    assert told("spike", {**over, "possession": "O"}, "5S", state={"los": 60, "down": 4, "to_go": 10}) != ""


def test_cb_36_9_a_series_names_the_team_in_possession() -> None:
    short = {"los": 5, "down": 4, "to_go": 3}
    expect = {"turnover_on_downs": True, "los": 97, "down": 1, "to_go": 3, "possession": "D"}
    assert told("series", expect, state=short, gain=-2) == ""
    assert "possession" in told("series", {"possession": "O"}, state=short, gain=-2)


@pytest.mark.parametrize("nothing", ["none", "stay", [], {}])
def test_cb_36_8_nothing_may_be_written_as_none_or_empty(nothing: Any) -> None:
    quiet = [(26, "O", nothing), (28, "D", nothing), (29, "O", nothing), (31, "O", nothing)]
    lane = {"play": "lateral", "back": "BL1", "lane": "F1"}
    late = [(32, "O", lane), (38, "D", "none"), (43, "D", ["S-L"]), (44, "O", nothing)]
    assert scrimmage("2H 2D AS AH AD 3H", [*quiet, *late])["spot"] == 30 - 5 + 12


def test_cb_36_6_a_sneak_has_no_extra_card() -> None:
    sneak = {
        "given": formation(),
        "chance": ["2H", "2C", "AH"],
        "choices": [{"dp": "DP-27", "who": "O", "do": {"lane": "F2"}}],
    }
    assert judged({**sneak, "expect": {"extra": "none", "O": 27}}) == ""
    assert judged({**sneak, "expect": {"extra": "MLB"}}) != ""


def test_cb_36_9_nobody_wins_a_ball_over_the_end_line() -> None:
    expect = {"winner": None, "spot_O": -12, "bounces": 1, "run_cards": 0}
    assert told("fumble", expect, "8H 8D AS", spot=-8) == ""
    assert "winner: expected" in told("fumble", {"winner": None}, "9H 8D", spot=40), "O has it"
