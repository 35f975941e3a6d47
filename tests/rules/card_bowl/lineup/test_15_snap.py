"""Chapter 15: snap."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import RUN, O, asked, scrimmage, watched


def test_cb_15_1_the_quarterback_is_shown_and_one_card_of_no_value_is_drawn() -> None:
    table = watched("KS 6C 3D 9S AH", [(32, "O", RUN), (38, "D", "MLB")])
    assert asked(table, "snapped")[0]["card"] == "QS"
    assert asked(table, "turned")[0] == {"card": "KS", "purpose": "snap", "seat": O}
    assert scrimmage("KS 6C 3D 9S AH", [(32, "O", RUN), (38, "D", "MLB")])["O"] == 47, (
        "the king counts nothing"
    )


def test_cb_15_2_without_a_timeout_left_delay_costs_five_yards() -> None:
    assert scrimmage("BJ JH", timeouts=0)["los"] == 25
    assert scrimmage("BJ JH", [(24, "O", "penalty")])["los"] == 25


def test_cb_15_6_the_down_is_played_anew_after_a_dead_ball() -> None:
    dead = scrimmage("BJ 2D", down=3, to_go=4)
    assert (dead["down"], dead["to_go"], dead["intervals"]) == (3, 9, 0)
    for choices, distance in (([(24, "O", "timeout")], 2), ([(24, "O", "penalty")], 7)):
        again = scrimmage("BJ JH", choices, los=98, to_go=2, **{"try": True})
        assert (again["event"], again["spot_from_goal"]) == ("retry", distance), "a try is tried again"


def test_cb_15_5_and_cb_15_4_jokers_as_second_card() -> None:
    after_red = scrimmage("RJ BJ")
    assert (after_red["event"], after_red["los"]) == ("replay", 25), "no fumble, not a face card"
    gun = scrimmage("RJ 3D BJ 4S 9S 5S", qb="gun")
    assert gun["fumble_at"] == 26


def test_cb_15_3_under_centre_an_ace_or_two_fumbles_the_snap() -> None:
    for card, spot in (("AS", 29), ("2S", 28)):
        assert scrimmage(f"RJ {card} 2H AD")["fumble_at"] == spot
    held = scrimmage("RJ 3H")
    assert (held["event"], held["foul"]["foul"]) == ("replay", "false start")


def test_cb_15_7_five_yards_or_half_the_distance_and_the_down_again() -> None:
    back = scrimmage("BJ 2H", down=2, to_go=7)
    assert (back["los"], back["down"], back["to_go"]) == (25, 2, 12), "the line to gain stays"
    near = scrimmage("BJ 2H", los=7, down=2, to_go=7)
    assert (near["los"], near["to_go"]) == (4, 10)
