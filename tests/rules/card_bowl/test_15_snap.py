"""Chapter 15: snap."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import RUN, O, asked, proves, scrimmage, watched

# The ledger's examples


def test_cb_15_2_bj() -> None:
    proves("CB-15.2", "CB-E120", "CB-E121", "CB-E122")


def test_cb_15_3_rj_under_centre() -> None:
    proves("CB-15.3", "CB-E123")


def test_cb_15_4_rj_in_shotgun() -> None:
    proves("CB-15.4", "CB-E124", "CB-E125")


def test_cb_15_5_jokers_as_second_card() -> None:
    proves("CB-15.5", "CB-E126")


def test_cb_15_6_after_a_dead_ball_foul_or_timeout() -> None:
    proves("CB-15.6", "CB-E122")


def test_cb_15_7_enforcement() -> None:
    proves("CB-15.7", "CB-E121", "CB-E127")


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
