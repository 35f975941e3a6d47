"""Chapter 25: run after the catch or interception."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import PASS, D, asked, proves, scrimmage, watched

# The ledger's examples


def test_cb_25_1_automatic_run() -> None:
    proves("CB-25.1", "CB-E150", "CB-E160", "CB-E167")


def test_cb_25_5_yards() -> None:
    proves("CB-25.5", "CB-E034a", "CB-E034b")


def test_cb_25_6_into_the_open() -> None:
    proves("CB-25.6", "CB-E003", "CB-E036")


def test_cb_25_7_rj() -> None:
    proves("CB-25.7", "CB-E249")


def test_cb_25_8_bj() -> None:
    proves("CB-25.8", "CB-E250")


def test_cb_25_2_and_cb_25_3_the_defence_tackles_after_seeing_the_run_card() -> None:
    table = watched("2H 5D 7D 3C 2C 8S", [(32, "O", PASS), (38, "D", "S-L"), (43, "D", ["OLB-L"])])
    order = [event.facts.get("purpose", event.what) for event in table.events]
    assert order.index("run after the catch") < order.index("tackled")
    held = scrimmage("2H 5D 7D 3C 2C 8S", [(32, "O", PASS), (38, "D", "S-L"), (43, "D", [])])
    assert held["spot"] == 41 + 8


def test_cb_25_4_nobody_tackles_an_interceptor() -> None:
    table = watched("2H 5D RJ 7D 3C 2C 9S", [(32, "O", PASS), (38, "D", "S-L")])
    assert not asked(table, "tackled")
    assert asked(table, "dead")[0]["yards"] == 9 and asked(table, "dead")[0]["seat"] is D


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
