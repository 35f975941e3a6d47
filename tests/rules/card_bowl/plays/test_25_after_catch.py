"""Chapter 25: run after the catch or interception."""

from __future__ import annotations

from snapcount.core.drivers.script import Script
from snapcount.games.card_bowl.rules.cards import FULL_PILE
from snapcount.games.card_bowl.rules.plays.after_catch import interception_run, run_after
from tests.rules.card_bowl.bowl import PASS, D, O, a_down, asked, scrimmage, watched


def test_cb_25_2_and_cb_25_3_the_defence_tackles_after_seeing_the_run_card() -> None:
    table = watched("2H 5D 7D 3C 2C 8S", [(32, "O", PASS), (38, "D", "S-L"), (43, "D", ["OLB-L"])])
    order = [event.facts.get("purpose", event.what) for event in table.events]
    assert order.index("run after the catch") < order.index("tackled")
    held = scrimmage("2H 5D 7D 3C 2C 8S", [(32, "O", PASS), (38, "D", "S-L"), (43, "D", [])])
    assert held["spot"] == 41 + 8


def test_cb_25_4_nobody_tackles_an_interceptor() -> None:
    table = watched("2H 5D RJ 7D 3C 2C 9S", [(32, "O", PASS), (38, "D", "S-L")])
    assert not asked(table, "tackled")
    assert asked(table, "returned")[0]["yards"] == 9 and asked(table, "returned")[0]["seat"] is D


def test_cb_25_4_a_ball_intercepted_on_the_1_is_run_out_without_a_question() -> None:
    result, _ = interception_run(Script(["2H"]), a_down(O, 50), FULL_PILE, 99, ())
    assert (result.team, result.event, result.spot) == (D, "ball", 3)
    on_the_line, _ = interception_run(Script(["touchback"]), a_down(O, 50), FULL_PILE, 100, ())
    assert on_the_line.event == "touchback"


def test_cb_25_9_the_run_card_is_set_one_the_next_set_two() -> None:
    run = [(32, "O", PASS), (38, "D", "S-L"), (43, "D", []), (43, "D", ["OLB-R"])]
    table = watched("2H 5D 7D 3C 2C QH 9S 4S", run)
    assert [(facts["number"], facts["cards"][0].place) for facts in asked(table, "tackled")] == [(2, "OLB-R")]


def test_cb_25_8_the_table_of_the_run_card() -> None:
    flagged = "2H 5D 7D 3C 2C BJ 4S"
    tackles = [(32, "O", PASS), (38, "D", "S-L"), (43, "D", [])]
    red = scrimmage(flagged + " 6H", [*tackles, (49, "D", "accept")])
    assert (red["foul"]["yards"], red["next"]["los"], red["next"]["down"]) == (10, 31, 1)
    low = scrimmage(flagged + " 9S", [*tackles, (49, "O", "accept")], down=2, to_go=30)
    assert (low["foul"]["yards"], low["foul"]["auto"], low["next"]["los"], low["next"]["down"]) == (
        5,
        False,
        50,
        2,
    )


THROWN = [(32, "O", PASS), (38, "D", "S-L")]
"""Caught at the 41."""


def test_cb_25_1_one_run_card_after_a_catch_short_of_the_goal_line() -> None:
    caught = watched("2H 5D 7D 3C 2C 4S", [*THROWN, (43, "D", [])])
    assert [facts["purpose"] for facts in asked(caught, "turned")][-1] == "run after the catch"
    assert asked(caught, "gained")[0]["spot"] == 41 + 4
    scored = watched("2H 5D 7D 3C 2C", THROWN, los=89, to_go=10)
    assert asked(scored, "gained")[0]["end"] == "TD", "caught on the goal line, no run card"


def test_cb_25_1_an_interception_on_the_offences_goal_line_is_a_touchdown() -> None:
    low = "2H AD RJ 2D 9S 8S"
    assert scrimmage(low, THROWN, los=5)["event"] == "TD", "five yards behind the line is the goal line"
    ran = scrimmage(f"{low} AS", THROWN, los=6)
    assert (ran["event"], ran["team"]) == ("TD", D), "from the 1 the ace carries it in"
    short = scrimmage(f"{low} 4S", THROWN, los=30)
    assert (short["event"], short["spot"]) == ("ball", 75 + 4)


def test_cb_25_1_an_interceptor_reaches_the_goal_line_with_his_run_card() -> None:
    low = "2H AD RJ 2D 9S 8S"
    scored = watched(f"{low} KD", THROWN, los=18)
    assert asked(scored, "returned")[0]["end"] == "TD", "87 and 13: no open-field card for the king"
    more = watched(f"{low} KD 3D", THROWN, los=19)
    assert asked(more, "returned")[0]["end"] == "TD" and asked(more, "turned")[-1]["card"] == "3D"


def test_cb_25_5_a_run_never_loses_yards() -> None:
    assert [run_after("8S", tackle) for tackle in (0, 3, 7, 8, 20)] == [
        (8, 0),
        (5, 0),
        (1, 0),
        (0, 0),
        (0, 0),
    ]
    stopped = scrimmage("2H 5D 7D 3C 2C 8S", [*THROWN, (43, "D", ["OLB-L"])])
    assert stopped["spot"] == 41


def test_cb_25_6_a_face_card_that_gained_opens_the_field() -> None:
    assert [run_after(card, 0) for card in ("10H", "JH", "QH", "KH")] == [(10, 0), (11, 1), (12, 2), (13, 3)]
    assert [run_after("KH", tackle) for tackle in (12, 13)] == [(1, 3), (0, 0)]
    ran = scrimmage("2H 5D 7D 3C 2C QH 4S 3H", [*THROWN, (43, "D", []), (43, "D", [])])
    assert (ran["spot"], ran["ofr"]) == (41 + 12 + 7, True)
    tackled = scrimmage("2H 5D 7D 3C 2C JH", [*THROWN, (43, "D", ["OLB-L", "MLB"])])
    assert (tackled["spot"], tackled["ofr"]) == (41, False)


def test_cb_25_7_a_red_joker_is_a_fumble_where_it_was_caught() -> None:
    lost = scrimmage("2H 5D 7D 3C 2C RJ 4S 9S", THROWN)
    assert (lost["fumble_at"], lost["team"], lost["spot"]) == (41, D, 59)
