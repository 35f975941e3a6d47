"""Chapter 23: qB scramble."""

from __future__ import annotations

from typing import Any

from snapcount.games.card_bowl.rules.clock import runs_on
from snapcount.games.card_bowl.state import Next, Result
from tests.rules.card_bowl.bowl import QUIET, O, asked, proves, refused, scrimmage, watched

# The ledger's examples


def test_cb_23_1_as_a_rush_except() -> None:
    proves("CB-23.1", "CB-E148")


def test_cb_23_2_yards() -> None:
    proves("CB-23.2", "CB-E147")


def test_cb_23_4_out_of_bounds() -> None:
    proves("CB-23.4", "CB-E147")


def test_cb_23_6_jokers() -> None:
    proves("CB-23.6", "CB-E246")


LEFT = {"play": "scramble", "lane": "F1"}


def test_cb_23_3_from_the_blocking_phase_on_and_without_a_shotgun_bonus() -> None:
    for qb in ("under", "gun"):
        assert scrimmage("2H 3D AH", [(32, "O", LEFT), (38, "D", "none")], qb=qb)["O"] == 12 + 6
    assert scrimmage("2H 3D AH", [*QUIET, (35, "O", LEFT), (38, "D", "none")])["O"] == 18


def test_cb_23_5_going_out_stops_the_clock_only_in_the_late_windows() -> None:
    out = Result("ball", O, 33, "scramble", oob=True, next=Next("down", O, 33, 2, 7))
    assert runs_on(out, False, False) and not runs_on(out, True, True)
    goal: dict[str, Any] = {
        "offence": {"LT": "KC"},
        "defence": {"front": [["F1", -2.5, "2D"], ["F2", -0.5, "JC"], ["F3", 1.0, "6D"], ["F4", 3.0, "7S"]]},
    }
    scored = refused(
        "2H 3D AH", [(32, "O", LEFT), (38, "D", "none"), (46, "O", "out")], los=95, to_go=5, **goal
    )
    assert scored == "", "not offered on a touchdown"


def test_cb_23_7_the_remark_at_the_end_means_the_scramble() -> None:
    assert refused("2H 3D 6H", [(27, "O", {"lane": "F2"}), (46, "O", "out")]) == "", (
        "a sneak never goes out of bounds"
    )


def test_cb_23_8_extra_card_two_cards_then_out_of_bounds() -> None:
    table = watched("2H 3D AH", [(32, "O", LEFT), (38, "D", "OLB-L"), (46, "O", "out")])
    order = [event.facts.get("purpose", event.what) for event in table.events]
    assert order[order.index("scrambled") :][:5] == ["scrambled", "extra", "defence", "defence", "gained"]
    assert asked(table, "gained")[0]["play"] == "scramble"


def test_cb_23_1_at_most_six_yards_are_lost() -> None:
    weak: dict[str, Any] = {"offence": {"QB": "2S", "LT": "AC"}}
    lost = scrimmage("2H KC KS", [(32, "O", LEFT), (38, "D", "MLB")], **weak)
    assert lost["base_yards"] == -6
