"""Chapter 6: facing, zones of control and sighting."""

from __future__ import annotations

import pytest

from snapcount.games.scrimmage.rules.actions import Action
from snapcount.games.scrimmage.rules.field import NEIGHBOURS, control, sees
from snapcount.games.scrimmage.rules.sight import front, ground, rear, sighted
from snapcount.games.scrimmage.tables import load
from tests.rules.scrimmage.build import (
    contact,
    do,
    h,
    hand,
    man,
    position,
    refused,
    step,
)

TURN_RIGHT = Action("turn", "O31", by=1)


TURN_LEFT = Action("turn", "O31", by=-1)


def test_sc_6_1_front_oblique_and_rear_hexsides() -> None:
    play = position({"O31": "1930N", "D64": "1931S"})
    assert front(man(play, "O31")) == h("1931")
    around = {
        way: rear(man(play, "O31"), man(play, "O31")._replace(hex=NEIGHBOURS[h("1930")][way]))
        for way in range(6)
    }
    assert around == {0: False, 1: False, 5: False, 2: True, 3: True, 4: True}


def test_sc_6_2_moving_keeps_the_facing() -> None:
    play, _ = do(position({"O31": "1928NE"}), *step("O31", 0), *step("O31", 3), *step("O31", 5))
    assert man(play, "O31").facing == 1


def test_sc_6_3_the_front_hex_costs_one_any_other_two_and_a_turn_one() -> None:
    play = position({"O31": "1928N"})
    costs = {way: 12 - man(do(play, *step("O31", way))[0], "O31").mp for way in range(6)}
    assert costs == {0: 1, 1: 2, 2: 2, 3: 2, 4: 2, 5: 2}
    assert man(do(play, TURN_RIGHT)[0], "O31").mp == man(do(play, TURN_LEFT)[0], "O31").mp == 11
    assert refused(position({"O31": "1928N 0mp"}), TURN_LEFT) == "SC-6.3"
    assert refused(position({"O31": "1928N 1mp"}), *step("O31", 1)) == "SC-6.3"


def test_sc_6_4_the_zone_is_the_front_and_two_oblique_hexes_and_a_neutralized_man_has_none() -> None:
    assert {h("1931"), h("2030"), h("1830")} == set(control(h("1930"), 0))
    assert ground(position({"D64": "1930N n1"}).men).zones["D"] == frozenset()
    assert len(ground(position({"D64": "1930N"}).men).zones["D"]) == 3


def test_sc_6_5_a_hit_man_keeps_his_zone() -> None:
    assert len(ground(position({"D64": "1930N h"}).men).zones["D"]) == 3


def test_sc_6_6_zones_reach_occupied_hexes_but_not_the_mans_own_nor_off_the_grid() -> None:
    play = position({"O31": "1532N", "O36": "1531N", "D89": "1533S", "D5": "0140NW"}, holder="O31")
    zone = ground(play.men).zones["D"]
    assert h("1532") in zone and h("1533") not in zone
    assert set(control(h("0140"), 5)) == {h("0141")}


def test_sc_6_7_zones_affect_movement_and_passing() -> None:
    play = position({"O31": "1529N", "D89": "1532S"}, holder="O31", ball_crossed=True)
    stopped, _ = do(play, *step("O31", 0, 0))
    assert refused(stopped, *step("O31", 3)) == "SC-7.18"


def test_sc_6_8_a_man_contacts_through_his_front_hexside_only() -> None:
    play = position({"O66": "1829N", "D99": "1830S", "D91": "1729NE"}, phase="D.movement_contact")
    assert refused(play, contact("D99", "O66")) == ""
    assert (
        refused(
            position({"O66": "1829N", "D99": "1830SW"}, phase="D.movement_contact"), contact("D99", "O66")
        )
        == "SC-6.8"
    )


@pytest.mark.rules("SC-6.9", "SC-6.10")
def test_sc_6_9_and_sc_6_10_the_field_of_sight_is_the_sector_of_the_zone_without_limit() -> None:
    for sample in load("map")["cone_samples"]:
        assert sees(h(sample["man"]), sample["facing"], h(sample["target"])) == sample["sighted"]
    assert sees(h("1901"), 0, h("19N6")) and not sees(h("1930"), 0, h("1929"))
    assert all(sees(h("1930"), 0, hex) for hex in control(h("1930"), 0))


def test_sc_6_11_a_man_in_the_same_hex_is_sighted() -> None:
    play = position({"O12": "1927N", "D61": "1927S"}, phase="D.movement_contact")
    assert sighted(play, man(play, "D61"), "O12")


def test_sc_6_12_sighting_is_fixed_at_the_start_of_the_phase() -> None:
    play = position({"O66": "1829N", "D99": "1830N"}, phase="D.movement_contact")
    turned, _ = do(play, *[Action("turn", "D99", by=1)] * 3)
    assert refused(turned, contact("D99", "O66")) == "SC-8.18"
    looking = position({"O66": "1829N", "D99": "1831S"}, phase="D.movement_contact")
    assert refused(do(looking, *step("D99", 3))[0], contact("D99", "O66")) == ""
    assert man(looking, "D99").sees and not man(looking, "O66").sees, "the phasing side alone"
    assert not man(position({"O66": "1829N n1", "D99": "1831S"}), "O66").sees, "who is down sights nobody"
    assert man(position({"O66": "01S6N", "D99": "01S4S"}), "O66").sees, "from the first hex of the map, too"


def test_sc_6_13_a_hand_off_is_sighted_at_the_start_of_the_phase_a_pass_when_thrown() -> None:
    play = position({"O12": "1929N", "O31": "1828NW"}, holder="O12")
    turned, _ = do(play, *[Action("turn", "O12", by=-1)] * 2)
    assert refused(turned, hand("O12", "O31")) == "SC-9.13"
    before = position({"O12": "1929SW", "O31": "1828NW"}, holder="O12")
    away, _ = do(before, *[Action("turn", "O12", by=1)] * 3)
    assert refused(away, hand("O12", "O31")) == ""
