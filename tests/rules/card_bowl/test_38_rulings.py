"""Chapter 38: entries that could be read in two ways, each with a play in which the readings differ."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import asked, formation, kick, played, refused, scrimmage

OPPOSITE = [(28, "D", []), (28, "D", []), (30, "O", ["TER1"])]
"""Nothing moves, and the tight end is shown as a blocker before F4."""


def test_cb_5_28_a_run_ends_where_its_runner_loses_the_ball_though_he_recovers_it() -> None:
    fumbled = "QS 5H 4C 7D BJ RJ 9H 9S {} 10D 2C 4S"
    back = kick("kickoff", fumbled.format("AC"), [(49, "K", "accept")])
    assert (back["fumble_at"], back["team"].name, back["spot"]) == (12, "AWAY", 6), (
        "half of 12, not half of 8"
    )
    forward = kick("kickoff", fumbled.format("KC"), [(49, "K", "accept")])
    assert forward["spot"] == 6, "nor half of 16"


def test_cb_18_19_an_automatic_lane_makes_the_round_before_the_last_card_one_sure_sack() -> None:
    line = {"LT": "10H", "LG": "2C", "C": "3H", "RG": "9D", "RT": "5H"}
    front = [["F1", -2.5, "4C"], ["F2", -0.5, "JC"], ["F3", 1.0, "6D"], ["F4", 3.0, "7S"]]
    zones = {"OLB-L": ["KC"], "MLB": ["QD"], "OLB-R": ["5C"], "S-L": ["10S"], "S-R": ["JD"]}
    blitz = [{"card": "OLB-L", "act": "line", "to": "F2"}, {"card": "MLB", "act": "line", "to": "F2"}]
    choices = [(28, "D", []), (28, "D", []), (28, "D", blitz), (35, "O", {"play": "pass", "to": "WRL1"})]
    given = formation(offence=line, defence={"front": front, "zones": zones})
    report, table = played(given, "2H 4S KS", [*choices, (38, "D", "S-L"), (40, "O", 1)])
    assert [lane.lane for lane in asked(table, "rushed")[0]["lanes"]] == ["F1-F2", "F2", "F2-F3"]
    assert asked(table, "sacked")[0]["lane"] == "F2", "one draw, for the largest lane and not the leftmost"
    assert (report["how"], report["yards"]) == ("sack", -9)
    caught, _ = played(given, "2H 4S 5S 2D 3D 6H", [*choices, (38, "D", "S-L"), (40, "O", "reception")])
    assert caught["base_yards"] == 8, "without a yardage card nothing is drawn against him"


def test_cb_24_34_cards_left_out_by_cb_24_29_do_not_move_an_interception() -> None:
    choices = [(32, "O", {"play": "pass", "to": "WRL1"}), (38, "D", "S-L")]
    whole = scrimmage("2H 4S 5S RJ 2D 3H 6C", choices)
    less = scrimmage("2H 4S 5S RJ 2D 3H 6C", [*choices, (41, "O", ["5S"])])
    assert (whole["how"], whole["base_yards"], whole["spot"]) == ("interception", 8, 100 - 38 + 6)
    assert (less["how"], less["base_yards"], less["spot"]) == ("interception", 3, 100 - 33 + 6)


def test_cb_32_15_and_cb_32_17_a_squib_takes_time_only_when_it_is_returned() -> None:
    at_once = kick("squib", "6H 5D 9C", [(5, "R", "touchback")], kick_spot=30, Y=10)
    after_all = kick("squib", "8H 7D 9C 2S", [(5, "R", "return"), (6, "R", "touchback")], kick_spot=30, Y=10)
    brought_out = kick("squib", "2H 3D 9C 2S 3S 4S 5S", kick_spot=30, Y=10)
    assert [one["intervals"] for one in (at_once, after_all, brought_out)] == [0, 2, 2]


def test_cb_13_7_a_tight_end_shown_as_a_blocker_is_covered_by_nobody_new() -> None:
    hang = (28, "D", [{"card": "F4", "act": "hang"}])
    throw = [(35, "O", {"play": "pass", "to": "TER1"}), (38, "D", "MLB")]
    blocked = scrimmage("2H 4S 5S 2D 3C 6C", [*OPPOSITE, hang, *throw], offence={"TER1": "KD"})
    assert (blocked["cover"], blocked["D"]) == ((), 17), "the end who hangs opposite him does not cover him"
    released = scrimmage(
        "2H 4S 5S 2D 3C 6C", [*OPPOSITE[:2], (30, "O", []), hang, *throw], offence={"TER1": "KD"}
    )
    assert (released["cover"], released["D"]) == (("F4",), 24), "as he would cover a released one"
    for act in ({"card": "S-R", "act": "cover", "to": "TER1"}, {"card": "MLB", "act": "cover", "to": "TER1"}):
        assert refused("2H", [*OPPOSITE, (28, "D", [act])]) == "CB-13.7"
    now = scrimmage(
        "2H 4S 5S 2D 3C 6C", [*OPPOSITE, (32, "O", {"play": "pass", "to": "TER1"})], offence={"TER1": "KD"}
    )
    assert now["cover"] == ("F4",), "CB-24.6: thrown to at once he meets the card that he was to block"
