"""Chapter 16: blocking pattern phase."""

from __future__ import annotations

from snapcount.core.table import Seat
from snapcount.games.card_bowl.examples.given import scrimmage_state
from snapcount.games.card_bowl.examples.table import Worked
from snapcount.games.card_bowl.rules.course import play
from snapcount.games.card_bowl.rules.turns.blocks import assigned, block_problem
from snapcount.games.card_bowl.rules.turns.defence import drop_zone
from snapcount.games.card_bowl.rules.turns.match_ups import reaches
from snapcount.games.card_bowl.rules.turns.moves import Move
from snapcount.games.card_bowl.state import Defender, Man
from snapcount.games.card_bowl.view import view
from tests.rules.card_bowl.bowl import PASS, RUN, formation, refused, scrimmage


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


def test_cb_16_2_a_lineman_blocks_a_match_up_of_this_front_or_is_free_and_does_nothing_else() -> None:
    begun = scrimmage_state(formation()).play
    assert begun is not None
    field = begun.field

    def rule_of(card: str, act: str, to: str = "") -> str:
        refusal = block_problem(field, Move(card, act, to))
        return refusal.rule if refusal else ""

    assert rule_of("LT", "block", "F1") == rule_of("LT", "free") == ""
    blocking = assigned(field, Move("LT", "block", "F1"))
    assert [man.at for man in blocking.men if man.place == "LT"] == [0]
    assert assigned(blocking, Move("LT", "free")) == field
    assert rule_of("LT", "line", "F1") == "CB-16.2", "that is for the defence"
    assert rule_of("LT", "block", "F5") == "CB-16.2", "there are four in front"
    assert rule_of("LT", "block", "F1-F2") == "CB-16.2", "a gap is no match-up"
    assert rule_of("WRL1", "block", "F1") == "CB-16.2" and rule_of("LT", "block", "F4") == "CB-16.4"


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
    while state.phase != "pattern_2":
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


def test_cb_16_2_and_cb_16_4_a_lineman_blocks_within_one_place_a_guard_within_two() -> None:
    moved = scrimmage("2H 6C 3D 9S AH", [(25, "O", {"C": "F3"}), (32, "O", RUN), (38, "D", "none")])
    assert moved["O"] == 26 + 6 + 7, "the centre left F2 for F3, one place over"
    for man, to in (("LT", "F2"), ("RT", "F2"), ("TER1", "F3"), ("C", "F4")):
        assert refused("2H", [(25, "O", {man: to})]) == "CB-16.4", man
    assert [reaches(Man("RT", "L", 2.0), x) for x in (0.5, 1.0, 3.0, 3.5)] == [False, True, True, False]
    assert [reaches(Man("RG", "L", 1.0), x) for x in (-1.5, -1.0, 3.0, 3.5)] == [False, True, True, False]


def test_cb_16_3_a_guard_pulls_two_places_over() -> None:
    pulled = scrimmage(
        "2H 6C 3D 9S AH", [(25, "O", {"LG": "F3"}), (32, "O", {**RUN, "lane": "F3"}), (38, "D", "none")]
    )
    assert pulled["O"] == 26 + 6 + 9 + 5 + 7, "from -1 to 1"
    assert refused("2H", [(25, "O", {"RG": "F1"})]) == "CB-16.4"


def test_cb_16_9_a_sneak_is_offered_again_after_the_second_turn() -> None:
    up = [{"card": "MLB", "act": "line", "to": "F2"}]
    late = scrimmage("2H 3D 6H", [(27, "O", "no"), (28, "D", up), (27, "O", {"lane": "F2"})])
    assert (late["O"], late["D"]) == (27, 11 + 12 + 9), "the defence has answered"


def test_cb_16_10_in_its_first_turn_the_defence_comes_up_covers_drops_and_shifts() -> None:
    double = [{"card": "S-L", "act": "cover", "to": "WRL1"}]
    caught = scrimmage(
        "2H 5D 7D 3C 2C 4S", [(28, "D", double), (32, "O", PASS), (38, "D", "none"), (43, "D", [])]
    )
    assert caught["D"] == 8 + 10 + 5
    line = (
        (-2.5, "L", "OLB-L"),
        (-0.5, "", "ILB-L"),
        (0.0, "", "MLB"),
        (1.0, "", "ILB-R"),
        (3.0, "R", "OLB-R"),
    )
    assert [drop_zone(Defender("F1", x, end)) for x, end, _ in line] == [zone for _, _, zone in line]
    assert refused("2H", [(28, "D", [{"card": "CB1", "act": "line", "to": "F1"}])]) == "CB-16.10"


def test_cb_16_11_in_its_second_turn_the_offence_moves_backs_up() -> None:
    up = [(28, "D", []), (29, "O", {"BR1": "F2"}), (32, "O", RUN), (38, "D", "none")]
    assert scrimmage("2H 6C 3D 9S AH", up)["O"] == 47 + 5


def test_cb_16_13_in_its_second_turn_the_defence_takes_a_linebacker_back_or_drops_an_end() -> None:
    up, back = [{"card": "MLB", "act": "line", "to": "F2"}], [{"card": "MLB", "act": "back"}]
    taken = [(28, "D", up), (28, "D", back), (32, "O", RUN), (38, "D", "none")]
    assert scrimmage("2H 6C 3D 9S AH", taken)["D"] == 11 + 13
    assert refused("2H", [(28, "D", []), (28, "D", back)]) == "CB-16.13"
    assert refused("2H", [(28, "D", []), (28, "D", [{"card": "F2", "act": "drop"}])]) == "CB-16.13"
    end = [(28, "D", []), (28, "D", [{"card": "F1", "act": "drop"}]), (32, "O", {**RUN, "lane": "F1"})]
    assert scrimmage("2H 6C 3D 9S AH", [*end, (38, "D", "none")])["D"] == 13


def test_cb_16_14_both_pattern_turns_count_from_the_set_up() -> None:
    shift = (28, "D", [{"card": "OLB-L", "act": "shift", "to": "MLB"}])
    assert refused("2H", [shift, (28, "D", [{"card": "OLB-L", "act": "line", "to": "F4"}])]) == "CB-13.15"
    own = (28, "D", [{"card": "OLB-L", "act": "line", "to": "F1"}])
    run = scrimmage("2H 6C 3D 9S AH", [shift, own, (32, "O", {**RUN, "lane": "F1"}), (38, "D", "none")])
    assert run["D"] == 8 + 9 + 13


def test_cb_16_16_a_back_who_moved_up_carries_no_ball_but_can_be_thrown_to() -> None:
    up = (26, "O", {"BL1": "F2"})
    for call in (
        RUN,
        {"play": "screen", "back": "BL1", "lane": "F2"},
        {"play": "lateral", "back": "BL1", "lane": "F2"},
    ):
        assert refused("2H", [up, (32, "O", call)]) == "CB-20.4"
    caught = scrimmage(
        "2H 3C 6H 4C 5S 2S", [up, (32, "O", {"play": "pass", "to": "BL1"}), (39, "D", "none"), (43, "D", [])]
    )
    assert caught["O"] == 12 + 13 + 3 + 6
