"""A play of one's own, and the coach who fills in the rest."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from snapcount.core.data.plain import to_plain
from snapcount.core.data.typed import from_plain
from snapcount.core.drivers.script import Script, ScriptEnded
from snapcount.core.table import Dice, Pending, Refusal, Seat
from snapcount.games.scrimmage import RULEBOOK
from snapcount.games.scrimmage.coaches.aids import aid
from snapcount.games.scrimmage.coaches.drawn import Drawn, Spot, Way, hex_at, mirrored, of_book, read, spot_of
from snapcount.games.scrimmage.coaches.playbook import BOOK
from snapcount.games.scrimmage.coaches.running import run
from snapcount.games.scrimmage.coaches.veteran import Veteran
from snapcount.games.scrimmage.questions.listed import CommitPass, Markers, NameTarget, SelectMarkers
from snapcount.games.scrimmage.questions.move import Move, Plan, plan_problem
from snapcount.games.scrimmage.rules.actions import carry_out_plan
from snapcount.games.scrimmage.rules.course import play as play_phase
from snapcount.games.scrimmage.rules.course import start
from snapcount.games.scrimmage.rules.rehearsal import REHEARSAL
from snapcount.games.scrimmage.state import State, find_man
from snapcount.games.scrimmage.view import view
from tests.rules.scrimmage.build import LINE, h, scrum, state_of

POST = Drawn(
    "Post",
    "wide_pro_set",
    "pass_blocking",
    "forward_pass",
    ways=(Way("O21", 0, Spot(-8, 3)), Way("O21", 1, Spot(-4, 9))),
    targets=(Spot(-4, 9), Spot(6, 5)),
    throw=1,
    call="medium pass",
)


def played(drawn: Drawn, seed: int) -> tuple[State, list[tuple[str, Any]]]:
    """A single play of the home side, every question of its run by the drawn play, the defence by the veteran."""
    random = Random(seed)
    state = start({**RULEBOOK.settle({}), "scenario": "single", "auto_deploy": True})
    asked: list[tuple[str, Any]] = []
    while not RULEBOOK.rules.is_over(state):
        inputs: list[Any] = []
        while True:
            table = Script(list(inputs))
            try:
                state = play_phase(table, state)
                break
            except Pending as pending:
                inputs.append(answer(state, pending, drawn, random, asked))
    return state, asked


def answer(state: State, pending: Pending, drawn: Drawn, random: Random, asked: list[tuple[str, Any]]) -> Any:
    if isinstance(pending, ScriptEnded):
        assert isinstance(pending.wanted, Dice)
        return tuple(random.randint(1, pending.wanted.sides) for _ in range(pending.wanted.count))
    ((seat, question),) = pending.questions.items()
    seen = view(state, seat)
    if type(question).__name__ == "ChooseSide":
        return "offence" if seat is Seat.HOME else "defence"
    found = run(seen, question, drawn) if seat is Seat.HOME else Veteran().answer(seen, question, random)
    assert question.problem(found) is None, (question, found)
    if seat is Seat.HOME:
        asked.append((type(question).__name__, found))
    return found


def test_every_play_of_the_book_can_be_read_back_and_mirrored_twice_is_itself() -> None:
    for call in BOOK:
        drawn = of_book(call)
        assert read(to_plain(drawn)) == drawn
        if "right" in call.name or "left" in call.name:
            assert mirrored(mirrored(drawn)) == drawn and mirrored(drawn) != drawn


def test_a_mirrored_play_changes_side_for_every_man() -> None:
    sweep = of_book(next(call for call in BOOK if call.name == "sweep right"))
    drawn = sweep._replace(hand="O31", ways=(Way("O31", 0, Spot(4, -2)),), targets=(Spot(5, 9),))
    other = mirrored(drawn)
    assert (other.name, other.formation, other.ball, other.call) == (
        "sweep left",
        "pro_set_left",
        "run_left",
        "sweep left",
    )
    assert other.ways[0].spot == Spot(-4, -2) and other.targets == (Spot(-5, 9),)
    assert other.hand == other.ways[0].man


def test_spots_are_seen_from_the_snap_whichever_way_one_goes() -> None:
    for dir, ball in ((1, "1930"), (-1, "1931")):
        play = scrum(dir=dir, ball=ball)
        for spot in (Spot(0, 0), Spot(5, 8), Spot(-7, -3)):
            assert spot_of(play, hex_at(play, spot)) == spot


def test_a_drawn_way_is_walked_and_the_coach_moves_the_rest() -> None:
    play = scrum(turn="snap", number=0, snapshot=LINE, o_line="aggressive_blocking", o_ball="forward_pass")
    state = state_of(play)
    plan = run(view(state, Seat.HOME), Move(play), POST._replace(ways=(Way("O21", 0, Spot(-8, 2)),)))
    assert plan_problem(play, plan) is None and {action.man for action in plan} - {"O21", ""}
    own = tuple(action for action in plan if action.man == "O21")
    assert find_man(carry_out_plan(REHEARSAL, play, own), "O21").hex == hex_at(play, Spot(-8, 2))


@pytest.mark.parametrize("name", ["sweep right", "short pass"])
def test_a_play_of_the_book_runs_from_the_huddle_to_the_dead_ball_by_legal_answers_alone(name: str) -> None:
    drawn = of_book(next(call for call in BOOK if call.name == name))
    state, asked = played(drawn, 5)
    assert state.play.end is not None
    kinds = [kind for kind, _ in asked]
    assert kinds.index("Place") < kinds.index("SelectMarkers") < kinds.index("Move")
    assert (drawn.line, drawn.ball) == tuple(next(found for kind, found in asked if kind == "SelectMarkers"))


def test_targets_and_the_turn_of_the_throw_are_those_of_the_play() -> None:
    play = scrum(phase="O.targets", turn="snap", snapshot=LINE, o_ball="forward_pass")
    seen = view(state_of(play), Seat.HOME)
    assert run(seen, NameTarget(play, -1), POST) == hex_at(play, Spot(-4, 9))
    assert run(seen, NameTarget(play, hex_at(play, Spot(-4, 9))), POST) == hex_at(play, Spot(6, 5))
    later = scrum(phase="O.commit", number=1, snapshot=LINE._replace(passers=("O12",)), o_ball="forward_pass")
    later = later._replace(targets=(h("1539"), h("2535")))
    assert run(view(state_of(later), Seat.HOME), CommitPass(later), POST) == "forward 1"


def test_the_board_asks_for_the_book_and_for_the_coachs_answer() -> None:
    play = scrum(turn="snap", number=0, snapshot=LINE, o_line="pass_blocking", o_ball="run_left")
    seen = view(state_of(play), Seat.HOME)
    found = aid(seen, {"ask": "playbook", "plays": [to_plain(POST)]})
    (own,) = [card for card in found["plays"] if card["own"]]
    assert own["play"]["name"] == "Post" and own["withheld"]["sentence"] == "needs Forward Pass"
    # What can't be run keeps its place: the same card stands where it stood before the snap.
    assert [card["play"]["name"] for card in found["plays"]] == ["Post", *(call.name for call in BOOK)]
    draws = next(card for card in found["plays"] if card["play"]["name"] == "draw left")
    assert draws["withheld"] is None and len(draws["men"]) == 11
    told = aid(seen, {"ask": "coach", "play": draws["play"]})
    assert told["question"] == "Move" and Move(play).problem(from_plain(Plan, told["answer"])) is None
    assert told["men"]


def test_the_defence_is_coached_without_a_play_and_nobody_else_is_told_of_the_offence() -> None:
    state = state_of(scrum("D.movement_contact", snapshot=LINE))
    assert aid(view(state, Seat.AWAY), {"ask": "coach"})["question"] == "Move"
    assert aid(view(state, Seat.AWAY), {"ask": "rest"}) == aid(view(state, Seat.AWAY), {"ask": "coach"})
    hidden = state_of(scrum(carriers=("O12", "O31"), snapshot=LINE))
    with pytest.raises(Refusal, match="SC-17.2|Only the offence"):
        aid(view(hidden, Seat.AWAY), {"ask": "coach"})


@pytest.mark.parametrize(
    "plain",
    [
        [],
        {},
        {"name": ""},
        {"name": "x", "formation": "moon"},
        {"name": "x", "ball": "zone"},
        {"name": "x", "hand": "D91"},
        {"name": "x", "targets": [{"columns": 1, "d": 1}] * 3},
        {"name": "x", "ways": 7},
    ],
)
def test_a_bad_play_is_refused_with_a_sentence(plain: Any) -> None:
    with pytest.raises(Refusal):
        read(plain)


def test_markers_of_the_play_are_laid() -> None:
    seen = view(state_of(scrum(phase="O.select", turn="pre")), Seat.HOME)
    assert run(seen, SelectMarkers("O", Markers("", "")), POST) == Markers("pass_blocking", "forward_pass")
