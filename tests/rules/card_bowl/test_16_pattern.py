"""Chapter 16: blocking pattern phase."""

from __future__ import annotations

from snapcount.core.table import Seat
from snapcount.games.card_bowl.examples.given import scrimmage_state
from snapcount.games.card_bowl.examples.table import Worked
from snapcount.games.card_bowl.rules.course import play
from snapcount.games.card_bowl.view import view
from tests.rules.card_bowl.bowl import RUN, formation, proves, refused, scrimmage

# The ledger's examples


def test_cb_16_2_o_turn_1_blocking_pattern() -> None:
    proves("CB-16.2", "CB-E016a", "CB-E016b", "CB-E016c", "CB-E016d", "CB-E016e", "CB-E016f", "CB-E016g")


def test_cb_16_3_pulling_guards() -> None:
    proves("CB-16.3", "CB-E016a", "CB-E016b", "CB-E016c", "CB-E016d", "CB-E016e", "CB-E016f", "CB-E016g")


def test_cb_16_4_reach() -> None:
    proves("CB-16.4", "CB-E016a", "CB-E016b", "CB-E016c", "CB-E016d", "CB-E016e", "CB-E016f", "CB-E016g")


def test_cb_16_9_sneak_also_after_turn_2() -> None:
    proves("CB-16.9", "CB-E144")


def test_cb_16_10_d_turn_1() -> None:
    proves("CB-16.10", "CB-E236")


def test_cb_16_11_o_turn_2() -> None:
    proves("CB-16.11", "CB-E274")


def test_cb_16_12_only_backs_in_o_turn_2() -> None:
    proves("CB-16.12", "CB-E273")


def test_cb_16_13_d_turn_2() -> None:
    proves("CB-16.13", "CB-E236", "CB-E237")


def test_cb_16_14_original_range() -> None:
    proves("CB-16.14", "CB-E019")


def test_cb_16_16_committed_backs() -> None:
    proves("CB-16.16", "CB-E275")


def test_cb_16_17_dropped_line_cards() -> None:
    proves("CB-16.17", "CB-E238", "CB-E238c")


def test_cb_16_1_two_turns_each_with_the_lines_face_down() -> None:
    state = scrimmage_state(formation())
    table = Worked(["2H"], [])
    while state.phase != "blocking":
        state = play(table, state)
    assert state.play is not None and state.play.field.turn == 2
    assert [man.place for man in state.play.field.men if man.up] == ["QB"]
    assert not any(d.up for d in state.play.field.defenders)


def test_cb_16_5_two_or_three_on_one_and_nobody_on_another() -> None:
    free = [(25, "O", {"LT": None}), (32, "O", {"play": "scramble", "lane": "F1"}), (38, "D", "none")]
    assert scrimmage("2H 3D AH", free)["O"] == 12
    three = [(25, "O", {"RG": "F2"}), (27, "O", {"lane": "F2"})]
    assert scrimmage("2H 3D 6H", three)["O"] == 12 + 7 + 8 + 9


def test_cb_16_6_and_cb_16_7_backs_move_up_in_either_pattern_turn() -> None:
    first = [(26, "O", {"BR1": "F2"}), (32, "O", RUN), (38, "D", "none")]
    second = [(29, "O", {"BR1": "F2"}), (32, "O", RUN), (38, "D", "none")]
    assert scrimmage("2H 6C 3D 9S AH", first)["O"] == scrimmage("2H 6C 3D 9S AH", second)["O"] == 47 + 5


def test_cb_16_8_a_sneak_at_the_end_of_the_first_turn_before_the_defence_answers() -> None:
    sneak = scrimmage("2H 3D 6H", [(27, "O", {"lane": "F2"})], down=3, to_go=1)
    assert (sneak["O"], sneak["D"]) == (27, 20)


def test_cb_16_15_at_least_three_stay_on_the_line() -> None:
    two = [{"card": "F1", "act": "drop"}, {"card": "F2", "act": "drop"}]
    assert refused("2H", [(28, "D", two)]) == "CB-16.15"
    filled = [*two, {"card": "MLB", "act": "line", "to": "F2"}]
    assert scrimmage("2H 6C 3D 9S AH", [(28, "D", filled), (32, "O", RUN), (38, "D", "none")])["D"] == 12 + 13


def test_cb_16_18_both_see_who_moved_where_but_no_values() -> None:
    state = scrimmage_state(formation())
    table = Worked(["2H"], [{"dp": "DP-28", "who": "D", "do": [{"card": "MLB", "act": "line", "to": "F2"}]}])
    while state.phase != "pattern 2":
        state = play(table, state)
    seen = view(state, Seat.HOME)
    assert seen.field is not None and [d.place for d in seen.field.defenders if d.m == 1] == ["F2", "MLB"]
    assert set(seen.defence) == {""} and view(state, Seat.AWAY).offence.count("") == 10, "only the QB is up"
    moved = [event for event in table.events if event.what == "moved"]
    assert moved[0].to is None and "card" not in moved[0].facts


def test_cb_16_12_linemen_are_committed_and_a_back_shifts_once() -> None:
    shifted = scrimmage(
        "2H 3C 6H 4C 5S 2S",
        [
            (26, "O", {"BL1": "R"}),
            (32, "O", {"play": "pass", "to": "BL1"}),
            (39, "D", "OLB-R"),
            (43, "D", []),
        ],
    )
    assert shifted["cover"] == ("OLB-R",), "he goes out on his new side"
    assert refused("2H", [(26, "O", {"BL1": "M"})], qb="gun") == "CB-16.12"
    assert refused("2H", [(29, "O", {"C": "F3"})]) == "CB-16.6"


def test_cb_16_17_a_dropped_card_has_no_range_until_the_next_update() -> None:
    drop = (28, "D", [{"card": "F4", "act": "drop"}])
    assert refused("2H", [drop, (28, "D", [{"card": "F4", "act": "line", "to": "F3"}])]) == "CB-13.15"
    later = [drop, (28, "D", []), (32, "O", {**RUN, "lane": "F3"}), (38, "D", "F4")]
    assert scrimmage("2H 6C 3D 9S AH", later)["extra"] == "F4", "from the blocking phase on he is an OLB"
