"""Chapter 19: developing play."""

from __future__ import annotations

import pytest

from snapcount.games.card_bowl.examples.given import scrimmage_state
from snapcount.games.card_bowl.examples.table import OutOfCards, Worked
from snapcount.games.card_bowl.questions import Execute
from snapcount.games.card_bowl.rules.course import play
from snapcount.games.card_bowl.rules.lineup.formations import SHAPES, set_field
from snapcount.games.card_bowl.rules.plays.calls import develop_moves
from snapcount.games.card_bowl.rules.turns.match_ups import with_men
from tests.rules.card_bowl.bowl import PASS, QUIET, RUN, asked, formation, refused, scrimmage, watched

STAY = (35, "O", "stay")


def test_cb_19_1_check_then_card_then_the_defences_answer_then_execute() -> None:
    state = scrimmage_state(formation())
    choices = [{"dp": "DP-36", "who": "O", "do": {"act": "reveal", "card": "WRL1"}}]
    table = Worked(["2H"], choices)
    phases: list[str] = []
    while len(phases) < 13:
        phases.append(state.phase)
        state = play(table, state)
    assert phases[8:] == ["check", "develop", "defence_4", "end", "check"]
    assert state.play is not None and state.play.survived == 2


def test_cb_19_3_a_back_moves_up_out_or_across() -> None:
    out = [
        *QUIET,
        STAY,
        (36, "O", {"act": "out", "card": "BL1"}),
        (28, "D", [{"card": "MLB", "act": "cover", "to": "BL1"}]),
        (37, "O", {"play": "pass", "to": "BL1"}),
        (38, "D", "none"),
        (43, "D", []),
    ]
    caught = scrimmage("2H 3C 6H 4C 5S 2S", out)
    assert caught["cover"] == ("MLB",) and caught["D"] == 12 + 9
    across = [
        *QUIET,
        STAY,
        (36, "O", {"act": "shift", "card": "BL1", "to": "R"}),
        (37, "O", {"play": "pass", "to": "BL1"}),
        (39, "D", "OLB-R"),
        (38, "D", "none"),
        (43, "D", []),
    ]
    assert scrimmage("2H 3C 6H 4C 5S 2S", across)["cover"] == ("OLB-R",)
    up = [
        *QUIET,
        STAY,
        (36, "O", {"act": "block", "card": "BR1", "to": "F2"}),
        (37, "O", RUN),
        (38, "D", "none"),
    ]
    assert scrimmage("2H 6C 3D 9S AH", up)["O"] == 47 + 5


def test_cb_19_5_a_play_must_be_executed_when_nothing_is_left_to_do() -> None:
    field = set_field(SHAPES["G-B000-T01-W22"], (-2.0, 0.0, 2.0), ("MLB",), ())
    shown = with_men(field, tuple(man._replace(up=True, moved=True) for man in field.men))
    assert develop_moves(shown) == []
    question = Execute(shown, "start", may_wait=False)
    assert None not in question.options()
    refusal = question.problem(None)
    assert refusal is not None and refusal.rule == "CB-19.5"
    turns = [
        *QUIET,
        STAY,
        (36, "O", {"act": "shift", "card": "BL1", "to": "R"}),
        (28, "D", []),
        (37, "O", "next"),
        STAY,
    ]
    assert refused("2H", [*turns, (36, "O", {"act": "shift", "card": "BL1", "to": "L"})]) == "CB-16.12", (
        "once a play"
    )
    again = [
        *QUIET,
        STAY,
        (36, "O", {"act": "block", "card": "C", "to": "F3"}),
        (28, "D", []),
        (37, "O", "next"),
        STAY,
    ]
    assert refused("2H", [*again, (36, "O", {"act": "block", "card": "C", "to": "F2"})]) == "CB-19.4"


def test_cb_19_7_cards_on_a_hidden_receiver_stay_down_on_a_shown_one_they_are_shown() -> None:
    down = [
        (28, "D", [{"card": "S-L", "act": "cover", "to": "WRL1"}]),
        (28, "D", []),
        (28, "D", []),
        (35, "O", RUN),
        (38, "D", "none"),
    ]
    table = watched("2H 6C 3D 9S AH", down)
    assert "S-L" not in [place for place, _ in asked(table, "shown")[1]["cards"]]
    assert refused("2H", [(28, "D", [{"card": "MLB", "act": "cover", "to": "BL1"}])]) == "CB-19.7"
    up = [
        *QUIET,
        STAY,
        (36, "O", {"act": "reveal", "card": "WRL1"}),
        (28, "D", [{"card": "OLB-L", "act": "cover", "to": "WRL1"}]),
    ]
    tackles = [*up, (37, "O", {**RUN, "lane": "F1"}), (38, "D", "none")]
    seen = watched("2H KC 3D 9S AH 4C 2D 3C", tackles)
    assert not any(
        chosen.place in ("OLB-L", "CB1") for facts in asked(seen, "tackled") for chosen in facts["cards"]
    )


def test_cb_19_9_at_the_start_the_ball_goes_to_a_card_shown_or_shown_by_it() -> None:
    hidden = scrimmage("2H 5D 7D 3C 2C 4S", [*QUIET, (35, "O", PASS), (38, "D", "S-L"), (43, "D", [])])
    assert hidden["O"] == 34
    shown = [
        *QUIET,
        STAY,
        (36, "O", {"act": "reveal", "card": "WRL1"}),
        (37, "O", "next"),
        (35, "O", PASS),
        (38, "D", "S-L"),
        (43, "D", []),
    ]
    assert scrimmage("2H 5D 7D 3C 2C 4S", shown)["O"] == 34


def test_cb_19_10_at_the_end_the_defences_answer_has_been_seen() -> None:
    answer = [{"card": "MLB", "act": "line", "to": "F2"}]
    end = [
        *QUIET,
        STAY,
        (36, "O", {"act": "reveal", "card": "WRL1"}),
        (28, "D", answer),
        (37, "O", {**RUN, "lane": "F3"}),
        (38, "D", "none"),
    ]
    table = watched("2H 6C 3D 9S AH", end)
    order = [event.what for event in table.events]
    assert order.index("developed") < order.index("moved") < order.index("ran")


def test_cb_19_2_a_receiver_can_be_shown_once() -> None:
    again = [
        *QUIET,
        STAY,
        (36, "O", {"act": "reveal", "card": "WRL1"}),
        (37, "O", "next"),
        STAY,
        (36, "O", {"act": "reveal", "card": "WRL1"}),
    ]
    assert refused("2H", again) == "CB-19.2"
    assert refused("2H", [*QUIET, STAY, (36, "O", {"act": "reveal", "card": "C"})]) == "CB-19.2"
    with pytest.raises(OutOfCards):
        scrimmage("2H", [*QUIET, STAY])


def test_cb_19_4_a_lineman_is_given_another_match_up_once_within_his_reach() -> None:
    over = [*QUIET, STAY, (36, "O", {"act": "block", "card": "C", "to": "F3"})]
    run = scrimmage("2H 6C 3D 9S AH", [*over, (37, "O", {**RUN, "lane": "F3"}), (38, "D", "none")])
    assert run["O"] == 26 + 6 + 14 + 8, "for a run he counts at once"
    for man, to in (("LT", "F3"), ("C", "F2"), ("C", "F4"), ("WRL1", "F1")):
        wrong = [*QUIET, STAY, (36, "O", {"act": "block", "card": man, "to": to})]
        assert refused("2H", wrong) == "CB-19.4", (man, to)


def test_cb_19_6_the_defence_may_commit_any_number_to_the_shown_receiver() -> None:
    both = [{"card": card, "act": "cover", "to": "WRL1"} for card in ("S-L", "OLB-L")]
    turns = [*QUIET, STAY, (36, "O", {"act": "reveal", "card": "WRL1"}), (28, "D", both), (37, "O", PASS)]
    caught = scrimmage("2H 5D 7D 3C 2C 4S", [*turns, (43, "D", [])])
    assert caught["D"] == 8 + 10 + 9 + 5 and set(caught["cover"]) == {"CB1", "S-L", "OLB-L"}


def test_cb_19_8_after_the_blocking_phase_nobody_leaves_the_line_or_his_receiver() -> None:
    begin = [*QUIET, STAY, (36, "O", {"act": "reveal", "card": "WRL1"})]
    for move in (
        {"card": "F1", "act": "drop"},
        {"card": "F4", "act": "cover", "to": "WRR1"},
        {"card": "CB1", "act": "cover", "to": "WRR1"},
    ):
        assert refused("2H", [*begin, (28, "D", [move])]) == "CB-19.8"
