"""What is said of a play: the sum that decided it, whose card won, who moved and who didn't."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Event, Seat
from snapcount.football.outcomes import told_at
from snapcount.games.card_bowl import RULEBOOK
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.questions import FreeKick
from snapcount.games.card_bowl.rules.cards import full_pile
from snapcount.games.card_bowl.rules.course import play
from snapcount.games.card_bowl.rules.turns.moves import DONE
from snapcount.games.card_bowl.rules.turns.pattern import defence_turn_phase
from snapcount.games.card_bowl.show.names import shape_text
from snapcount.games.card_bowl.show.outcome import sum_of
from snapcount.games.card_bowl.show.sums import decided
from snapcount.games.card_bowl.state import Field, Options, Play, State
from tests.records.goldens import records, replayed
from tests.rules.card_bowl.bowl import PASS, RUN, Choices, down_at, kicked_from, played, watched
from tests.rules.card_bowl.kicks.test_09_tries import SWAPPED, TRY
from tests.rules.card_bowl.lineup.pro import BASE, HAND, OTHER

NAMES = ("Red", "Penny")
WORDS = RULEBOOK.face.words
KICK = State(Options(), "kickoff", left=180, situation=kicked_from(Seat.HOME, 30))
EMPTY = Field(False, (), (), ())
PILE = full_pile(False)


def told(events: list[Event], what: str) -> list[str]:
    return [WORDS.event(event, NAMES) for event in events if event.what == what]


def test_cb_25_5_a_catch_and_the_run_after_it_are_two_sums() -> None:
    table = watched("2H 5D 7D 3C 2C 8S", [(32, "O", PASS), (38, "D", "S-L"), (43, "D", [])])
    (gained,) = told(table.events, "gained")
    known = {"O": 39, "D": 15, "base_yards": 24, "run": ((9, 3),)}
    assert decided("pass", known) == ["39 − 15 = 24 through the air", "9 − 3 = 6 after the catch"]
    assert gained.startswith("A gain of 19 (") and "= 11 through the air, 8 after the catch)" in gained


@pytest.mark.parametrize(
    ("call", "known", "said"),
    [
        ("rush", {"O": 25, "D": 13, "base_yards": 6}, ["25 − 13 = 12, half of it 6"]),
        ("sneak", {"O": 32, "D": 15, "base_yards": 4}, ["32 − 15 = 17, a quarter of it 4"]),
        ("rush", {"O": 17, "D": 29, "base_yards": -3}, ["17 − 29 = −12, −3 by face cards"]),
        ("rush", {"O": 17, "D": 29, "base_yards": 0}, ["17 − 29 = −12, no face card"]),
        (
            "rush",
            {"O": 9, "D": 7, "base_yards": 1, "run": ((12, 5), (9, 0))},
            ["9 − 7 = 2, half of it 1", "12 − 5 = 7 in the open field", "9 and on"],
        ),
        (
            "pass",
            {"O": 9, "D": 7, "base_yards": 2, "run": ((12, 15),)},
            ["9 − 7 = 2 through the air", "12 against 15: nothing after the catch"],
        ),
        ("rush", {}, []),
    ],
)
def test_cb_21_10_every_run_says_how_its_yards_came_about(
    call: str, known: dict[str, Any], said: list[str]
) -> None:
    assert decided(call, known) == said


def test_cb_29_10_the_run_with_a_recovered_ball_says_where_it_ended() -> None:
    _, table = played({"kind": "punt", "los": 30, "down": 4, "to_go": 8}, "10S RJ 6H JD 7C 10H 5S")
    (ran,) = told(table.events, "settled")
    assert ran == "Red runs 5 yards with it, to the Red 24."
    _, fallen_on = played({"kind": "punt", "los": 30, "down": 4, "to_go": 8}, "10S RJ 6H 9D 7C 10H")
    assert not told(fallen_on.events, "settled"), "its place is said with the recovery"
    ended = Event("CB-31.4", "play_ended", {})
    assert sum_of([*table.events, ended]) == "J♦ against 10♥ for the loose ball, then a run of 5 yards"


def test_cb_29_3_a_fumble_that_stays_with_the_offence_has_its_result_too() -> None:
    game = replayed(next(path for path in records("card_bowl") if path.stem == "stock_and_handicap"))
    at = next(at for at, event in enumerate(game.events) if event.what == "settled" and event.facts["yards"])
    end = next(at for at in range(at, len(game.events)) if game.events[at].what == "play_ended")
    found = told_at(game.rulebook.face.words, game.events, end, game.names)
    assert found and (found.line, found.next) == ("Fumble recovered", "First down at the Away 12")


def test_cb_29_3_the_card_that_won_a_loose_ball_is_named_first_and_each_card_says_whose_it_is() -> None:
    table = Script((FreeKick("kickoff"), "QS", "5H", "9C", "7D", "RJ", 0, 0, "4H", "9H"))
    play(table, KICK)
    (recovered,) = told(table.events, "recovered")
    assert recovered.startswith("Red recovers") and recovered.endswith("(9♥ against 4♥).")
    drawn = [line for line in told(table.events, "turned") if "loose ball" in line]
    assert drawn == ["Penny draws 4♥ for the loose ball.", "Red draws 9♥ for the loose ball."]


def test_cb_16_10_a_defence_that_moves_nobody_is_told_and_the_backs_are_asked_anew() -> None:
    table = Script([DONE])
    down = down_at(Seat.HOME, 40)
    defence_turn_phase(
        table, State(Options(), "defence_1", situation=down, play=Play(BASE, HAND, OTHER, PILE))
    )
    assert told(table.events, "stayed") == ["Penny leaves its defence as it stands."]
    lines = [
        WORDS.event(Event("CB-14.4", "stayed", {"seat": Seat.AWAY, "turn": turn}), NAMES)
        for turn in range(1, 6)
    ]
    assert len(set(lines)) == 5 and all("Penny" in line for line in lines)
    prompts = {
        WORDS.prompt(q.MoveBacks(EMPTY, second, acted), NAMES)
        for second, acted in ((False, ()), (True, ()), (False, ("BL1",)))
    }
    assert len(prompts) == 3


def test_cb_9_6_a_try_that_reaches_the_goal_line_is_no_touchdown() -> None:
    run: Choices = [(32, "O", RUN), (38, "D", "MLB")]
    table = watched("2H 6C 3D 9S 9H", run, los=98, to_go=2, defence=SWAPPED, **TRY)
    (gained,) = told(table.events, "gained")
    assert gained.startswith("A gain of 2 (") and gained.endswith(", over the goal line.")
    down = watched("2H 6C 3D 9S 9H", run, los=98, to_go=2, defence=SWAPPED)
    (gained,) = told(down.events, "gained")
    assert gained.endswith(", touchdown!")


def test_cb_30_3_what_a_flag_was_for_is_said_once() -> None:
    facts = {"seat": Seat.HOME, "foul": "holding", "yards": 10, "spot": 31, "choice": "accept"}
    walked = WORDS.event(Event("CB-30.3", "penalised", facts), NAMES)
    assert walked == "Penalty against Red, to the Red 31."
    again = WORDS.event(Event("CB-30.3", "penalised", {**facts, "choice": "rekick"}), NAMES)
    assert again == "Penalty against Red, to the Red 31, and the kick again."
    dead = WORDS.event(Event("CB-15.7", "penalised", {**facts, "foul": "false start", "yards": 5}), NAMES)
    assert dead == "False start, Red: back to the Red 31."


def test_cb_12_6_a_shape_without_a_name_is_said_in_words() -> None:
    assert shape_text("G-B001-T11-W21") == (
        "Shotgun, 1 back right, 1 tight end left and 1 right, 2 receivers left and 1 right"
    )
    assert shape_text("G-B000-T10-W22").startswith("Shotgun, no backs, 1 tight end left")


def test_cb_28_12_whoever_tackles_begins_the_sentence() -> None:
    question = q.DownfieldBlocks((), (q.Chosen("S-L", "8H"),), (), 9)
    assert WORDS.prompt(question, NAMES).startswith("Left safety 8♥ tackles a run of 9.")


def test_the_run_is_called_by_its_lane() -> None:
    table = watched("2H 6C 3D 9S AH", [(32, "O", RUN), (38, "D", "MLB")])
    (gained,) = told(table.events, "gained")
    assert "half of it 6)" in gained


@pytest.mark.parametrize(
    ("what", "facts", "said"),
    [
        (
            "gained",
            {
                "seat": Seat.HOME,
                "call": "pass",
                "yards": 30,
                "totals": (("O", 39), ("D", 15), ("base_yards", 24), ("run", ((9, 3),))),
            },
            "39 − 15 = 24 through the air, 9 − 3 = 6 after the catch",
        ),
        ("penalised", {"seat": Seat.HOME, "foul": "false start", "yards": 5}, "False start"),
        (
            "recovered",
            {"seat": Seat.AWAY, "cards": ("3D", "QH"), "lost": True},
            "Q♥ against 3♦ for the loose ball",
        ),
        (
            "field_goal_tried",
            {"seat": Seat.HOME, "yards": 38, "total": 41, "good": True},
            "41 against the 38 needed",
        ),
    ],
)
def test_the_big_line_says_what_decided(what: str, facts: dict[str, Any], said: str) -> None:
    told: tuple[tuple[str, str, dict[str, Any]], ...] = (
        ("CB-3.7", "play_began", {}),
        ("CB-31.1", what, facts),
        ("CB-31.4", "play_ended", {}),
    )
    play = [Event(*one) for one in told]
    assert sum_of(play).startswith(said)
    assert sum_of(play[:2]) == "", "not before its moment"
