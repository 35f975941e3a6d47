"""Chapter 23: qB scramble."""

from __future__ import annotations

from typing import Any

from snapcount.games.card_bowl.rules.clock import runs_on
from snapcount.games.card_bowl.state import Result
from tests.rules.card_bowl.bowl import QUIET, D, O, asked, follows, refused, scrimmage, watched

LEFT = {"play": "scramble", "lane": "F1"}


def test_cb_23_3_from_the_blocking_phase_on_and_without_a_shotgun_bonus() -> None:
    for qb in ("under", "gun"):
        assert scrimmage("2H 3D AH", [(32, "O", LEFT), (38, "D", "none")], qb=qb)["O"] == 12 + 6
    assert scrimmage("2H 3D AH", [*QUIET, (35, "O", LEFT), (38, "D", "none")])["O"] == 18


def test_cb_23_5_going_out_stops_the_clock_only_in_the_late_windows() -> None:
    out = Result("ball", O, 33, "scramble", oob=True, next=follows("scrimmage", O, 33, 2, 7))
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
    assert order[order.index("scrambled") :][:5] == ["scrambled", "joined", "defence", "defence", "gained"]
    assert asked(table, "gained")[0]["call"] == "scramble"


def test_cb_23_1_at_most_six_yards_are_lost() -> None:
    weak: dict[str, Any] = {"offence": {"QB": "2S", "LT": "AC"}}
    lost = scrimmage("2H KC KS", [(32, "O", LEFT), (38, "D", "MLB")], **weak)
    assert lost["base_yards"] == -6


def scrambled(lane: str, chance: str, *choices: tuple[int, str, Any], **how: Any) -> dict[str, Any]:
    call = (32, "O", {"play": "scramble", "lane": lane})
    return scrimmage(f"2H {chance}", [call, *choices], **how)


def test_cb_23_2_half_the_margin_of_quarterback_and_blockers() -> None:
    free = scrambled("F2", "3D AH", (38, "D", "none"))
    assert (free["O"], free["D"], free["yards"], free["ofr"]) == (12 + 15, 11 + 4, 6, False)
    lost = scrambled("F2", "KD KS", (38, "D", "MLB"))
    assert (lost["D"], lost["yards"]) == (11 + 12 + 26, -6)
    little = scrambled("F2", "KD 3D", (38, "D", "MLB"))
    assert (little["O"] - little["D"], little["yards"]) == (-12, -3), "as many as the face cards"


def test_cb_23_4_around_an_end_he_may_step_out_for_two_yards() -> None:
    for lane in ("F1", "F4"):
        stayed = scrambled(lane, "3D AH", (38, "D", "none"), (46, "O", "stay"))
        out = scrambled(lane, "3D AH", (38, "D", "none"), (46, "O", "out"))
        assert (stayed["yards"] - out["yards"], stayed["oob"], out["oob"]) == (2, False, True)
    step = [(32, "O", {"play": "scramble", "lane": "F2"}), (38, "D", "none"), (46, "O", "out")]
    assert refused("2H 3D AH", step) == "", "not through the middle"
    scored = [(32, "O", {"play": "scramble", "lane": "F1"}), (38, "D", "none"), (46, "O", "out")]
    assert refused("2H 3D AH", scored, los=97) == "", "not on a touchdown"


def test_cb_23_6_the_jokers_of_a_run() -> None:
    lost = scrambled("F2", "RJ 3D AH 4S 9S", (38, "D", "none"))
    assert (lost["fumble_at"], lost["team"]) == (36, D)
    flagged = scrambled("F2", "BJ 3D AH 9S", (38, "D", "none"), (49, "O", "accept"))
    assert (flagged["foul"]["kind"], flagged["los"], flagged["down"]) == ("RUSH-D", 41, 1)
