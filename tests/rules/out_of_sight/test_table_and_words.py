"""What people see and type: boards, pictures, sentences, typed strokes, statistics."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from snapcount.core.game import Game
from snapcount.core.table import Event, Refusal
from snapcount.football.outcomes import last_play
from snapcount.football.scoreboard import Scoreboard
from snapcount.games.out_of_sight import RULEBOOK, tables
from snapcount.games.out_of_sight.questions.drawn import KickIt, KickOff, RunBack
from snapcount.games.out_of_sight.questions.listed import SetLinebackers
from snapcount.games.out_of_sight.rules.huddle import declare_question, spot_question
from snapcount.games.out_of_sight.rules.running import play_question
from snapcount.games.out_of_sight.rules.strokes import dot
from snapcount.games.out_of_sight.show.log import LINES
from snapcount.games.out_of_sight.show.log import event as say
from snapcount.games.out_of_sight.show.typed import read
from snapcount.games.out_of_sight.show.words import play_text
from snapcount.games.out_of_sight.view import view
from tests.rules.out_of_sight.table import (
    AWAY,
    FAR,
    HOME,
    bar,
    changed,
    game,
    go,
    kick,
    penalty,
    receiver,
    set_up,
    snap,
)

NAMES = ("Harbour", "Mill")


# Typed strokes


def test_a_typed_run_is_headings_and_lengths_from_straight_downfield() -> None:
    east = RunBack("[]", "punt", (50.0, 0.0), 1, 5.0, (), "clear")
    west = RunBack("[]", "punt", (50.0, 0.0), -1, 5.0, (), "clear")
    assert read(east, "0:5 90:2").segments[0].pts[-1] == pytest.approx((55.0, 2.0))
    assert read(west, "0:5 90:2").segments[0].pts[-1] == pytest.approx((45.0, -2.0)), (
        "left is South for the westbound"
    )
    assert read(east, "down") == "down" and read(east, "hello") is None


@pytest.mark.parametrize(
    ("text", "play", "end"),
    [
        ("dive 0:12", "dive", (39.75, 0.0)),
        ("Off-Tackle Left 90:5 0:10", "off_tackle_left", (37.75, 5.0)),
        ("sweep right -90:10 0:5", "sweep_right", (32.75, -10.0)),
        ("sneak 0:3", "sneak", (32.75, 0.0)),
    ],
)
def test_a_typed_play_is_its_name_and_its_steps(text: str, play: str, end: tuple[float, float]) -> None:
    asked = play_question(set_up(game()))
    answer = read(asked, text)
    assert answer.play == play and answer.stroke.segments[0].pts[-1] == pytest.approx(end)
    assert asked.problem(answer) is None


def test_a_typed_pass_may_drop_to_one_side() -> None:
    asked = play_question(set_up(game(receiver(60, 5))))
    answer = read(asked, "post back:2 0:40")
    assert answer.drop[-1] == pytest.approx((19.75, 2.0))
    assert answer.stroke.segments[1].pts[0] == pytest.approx((59.75, 2.0))
    assert asked.problem(answer) is None
    with pytest.raises(Refusal, match="type its steps as heading:yards"):
        read(asked, "post somewhere")
    assert read(asked, "wedge 0:3") is None
    with pytest.raises(Refusal, match="too long"):
        read(asked, "dive " + "0:1 " * 1000)


def test_typed_kicks_spots_and_linebackers() -> None:
    assert read(KickOff((35.0, 0.0), 1, 75.0), "0:60").segments[1].pts == ((95.0, 0.0),)
    assert read(KickOff((35.0, 0.0), 1, 75.0), "onside") == "onside"
    high = read(KickIt("high_punt", (20.0, 0.0), 1, 60.0), "0:60")
    assert high.segments[0].hang_ms >= 3000
    spot = spot_question(game(bar("white", 28, 0.0, 2.0)))
    assert read(spot, "0.5") == pytest.approx(1.25, abs=1e-4), "moved to the nearest legal place"
    assert read(spot, "1") is None, "the number of an option"
    asked = SetLinebackers(30.0, 1.0, 1)
    assert read(asked, "4,-3 4,3 12,0") == ((34.0, -2.0), (34.0, 4.0), (42.0, 1.0))


# Boards and pictures


def test_the_text_board_shows_symbols_ball_and_only_ones_own_linebackers() -> None:
    state = set_up(
        game(bar("red", 36), receiver(40, 8), penalty(33, -9)), ((34.0, 0.0), (34.0, 8.0), (34.0, -8.0))
    )
    mine, theirs = (RULEBOOK.face.board(view(state, seat), NAMES) for seat in (AWAY, HOME))
    field = [line[4:] for line in theirs.splitlines()[3:-1]]
    shown = "".join(field)
    assert all(mark in shown for mark in "#oAP*") and "L" not in shown
    assert mine[: mine.rindex("=")].count("L") == 3
    assert max(map(len, mine.splitlines())) <= 80


def test_the_board_is_covered_while_the_seat_may_not_look() -> None:
    huddle = go(game(phase="declare"), "scrimmage").state
    assert "hidden" in RULEBOOK.face.board(view(huddle, HOME), NAMES)
    assert "hidden" not in RULEBOOK.face.board(view(huddle, AWAY), NAMES)


def test_the_scoreboard() -> None:
    board = RULEBOOK.face.scoreboard(view(game(score=(7, 3), down=2, los=37.4, ltg=43.6), AWAY), NAMES)
    assert isinstance(board, Scoreboard)
    assert (board.score, board.period, board.clock) == ((7, 3), "1st quarter", "20 plays left")
    assert (board.down, board.spot, board.ball, board.line, board.goes) == (
        "2nd and 6.2",
        "Harbour 37.4",
        37.4,
        43.6,
        1,
    )
    west = RULEBOOK.face.scoreboard(view(game(home_goes=-1, los=62.6, ltg=56.4, offence=HOME), HOME), NAMES)
    assert west.ball == 37.4, "counted from the home goal line"
    theirs = RULEBOOK.face.scoreboard(view(game(offence=AWAY, los=62.6, ltg=52.6), HOME), NAMES)
    assert theirs.goes == -1 and theirs.ball == 62.6 and theirs.spot == "Mill 37.4"
    goal = RULEBOOK.face.scoreboard(view(game(los=95.0, ltg=100.0), HOME), NAMES)
    assert goal.down == "1st and goal"


# Sentences


def test_every_play_of_the_playbook_is_explained() -> None:
    texts = {name: play_text(name) for name in tables.PLAYBOOK}
    assert len(set(texts.values())) == 17 and all(text.endswith(".") for text in texts.values())
    assert "9 yards to the left" in texts["sweep_left"] and "from the catch" in texts["bomb"]


SAID_BEFORE = ("play_began", "play_ended", "incomplete")
"""Told by others: so is a catch that kept its shape, by “Complete!”."""


def test_every_event_of_many_games_has_a_line() -> None:
    seen: set[str] = set()
    for seed in range(12):
        going = Game(
            RULEBOOK, {"plays": 10, "weather": True, "half_play": "all", "overtime": "must decide"}, seed=seed
        )
        random = Random(seed)
        while not going.is_over:
            assert going.question is not None
            going.answer(going.question.sample(random))
        for event in going.events:
            line = going.say(event)
            seen.add(event.what)
            if not line and (event.what in SAID_BEFORE or event.facts.get("shape")):
                continue
            assert line[0].isupper() or line[0] == "“", line
            assert line.endswith((".", "”", "!")), line
    assert len(seen) > 45 and seen <= set(LINES)


# Statistics


def test_rows_have_downs_yards_and_points() -> None:
    ready = go(game(bar("white", 36), phase="declare", down=3, ltg=34.0), "scrimmage")
    placed = go(ready.state, FAR)
    run = go(placed.state, play_question(placed.state).options()[1])
    rows = RULEBOOK.face.rows([*ready.events, *placed.events, *run.events], NAMES)
    (row,) = rows
    assert (row["posteam"], row["down"], row["ydstogo"], row["yardline_100"]) == ("Harbour", 3, 4, 70)
    assert (row["play_type"], row["rush_attempt"], row["yards_gained"], row["third_down_converted"]) == (
        "run",
        1,
        6,
        1,
    )
    kicked = kick(game(phase="declare", los=75.0, down=4), "field_goal", dot((116.0, 0.0)))
    declared = go(game(phase="declare", los=75.0, down=4), "field_goal")
    (goal,) = RULEBOOK.face.rows([*declared.events, *kicked.events], NAMES)
    assert (goal["field_goal_result"], goal["kick_distance"], goal["tt_points_home"]) == ("made", 42, 3)
    begun = go(game(receiver(40, 5), phase="declare"), "scrimmage")
    stolen = snap(begun.state, "slant", (40.1, 5.0))
    downed = go(stolen.state, "down")
    (lost,) = RULEBOOK.face.rows([*begun.events, *stolen.events, *downed.events], NAMES)
    assert (lost["pass_attempt"], lost["interception"], lost["complete_pass"]) == (1, 1, 0)


# Advice


def test_advice_comes_from_the_view_alone_and_is_the_same_for_the_same_question() -> None:
    state = set_up(game(), ((34.0, 0.0), (34.0, 8.0), (34.0, -8.0)))
    state = state._replace(options=state.options._replace(field="default"), ball_y=1.5)
    state = changed(state, los=50.0, ltg=60.0)
    asked = play_question(state)
    told = RULEBOOK.coaches.advice(view(state, HOME), asked)
    assert [said.option for said in told] == list(asked.options()) and all(said.text for said in told)
    elsewhere = state._replace(linebackers=((60.0, 0.0), (64.0, 8.0), (64.0, -8.0)))
    assert RULEBOOK.coaches.advice(view(elsewhere, HOME), asked) == told, "wherever the linebackers are"
    weighed = [said.chances for said in told if said.chances]
    assert weighed and all(sum(share for _, share in chances) == pytest.approx(1) for chances in weighed)
    runs = [said.text for said in told if tables.PLAYBOOK[said.option.play].is_run]
    assert runs and all(re.match(r"About −?\d+\.\d yards with", text) for text in runs), (
        "the page reads the yards"
    )


def test_advice_knows_the_chance_of_a_field_goal_and_of_a_fake() -> None:
    state = game(phase="declare", down=4, los=70.0, ltg=80.0)
    told = {said.option: said for said in RULEBOOK.coaches.advice(view(state, HOME), declare_question(state))}
    assert dict(told["fake_kick"].chances)["a first down"] == pytest.approx(1 / 3)
    assert dict(told["field_goal"].chances)["good"] == pytest.approx(0.685, abs=0.1), "47 yards"


@pytest.mark.parametrize(
    ("what", "facts", "line"),
    [
        ("ball_dead", {"seat": HOME, "spot": 31.2}, "Ball at the Red 31.2."),
        ("ball_dead", {"seat": AWAY, "spot": 88.1}, "Ball at the Red 11.9."),
        ("downed", {"seat": AWAY, "spot": 50.0}, "Blue downs the ball at midfield."),
        (
            "penalised",
            {"seat": AWAY, "foul": "face mask", "yards": 15.0, "spot": 40.0},
            "Penalty on Blue, 15 yards: ball at the Blue 40.",
        ),
    ],
)
def test_the_log_names_the_team_whose_yard_line_it_is(what: str, facts: dict[str, Any], line: str) -> None:
    assert say(Event("OS-9.4", what, facts), ("Red", "Blue")) == line


def test_after_a_touchdown_the_result_says_that_the_try_is_next() -> None:
    game = Game(RULEBOOK, seed=11, names=NAMES)
    coaches = {seat: RULEBOOK.coach("veteran").make() for seat in (HOME, AWAY)}
    random = Random(3)
    while not any(one.what == "scored" and one.facts["how"] == "touchdown" for one in game.events):
        for seat, question in list(game.waiting.items()):
            game.answer(coaches[seat].answer(game.view(seat), question, random), seat)
    ended = next(at for at in range(len(game.events) - 1, -1, -1) if game.events[at].what == "play_ended")
    told = RULEBOOK.face.words.outcome(last_play(game.events, ended), NAMES)
    assert told.line == "Touchdown" and told.next in {f"Next, the try by {name}" for name in NAMES}
