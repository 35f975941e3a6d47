"""The computer coaches: legal, of the stated strength, and blind to hidden cards."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from snapcount.core.drivers.sampled import play_out, seed_of
from snapcount.core.table import Seat
from snapcount.games.card_bowl import RULEBOOK
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.coaches.answers import ROUNDING, Known, after, best_answer, candidates, threat
from snapcount.games.card_bowl.coaches.carries import margins
from snapcount.games.card_bowl.coaches.defence import moment_of
from snapcount.games.card_bowl.coaches.offence import moment
from snapcount.games.card_bowl.coaches.prospects import prospects
from snapcount.games.card_bowl.coaches.rookie import Rookie
from snapcount.games.card_bowl.coaches.sight import sight_of
from snapcount.games.card_bowl.coaches.unseen import unseen_by
from snapcount.games.card_bowl.coaches.veteran import Veteran
from snapcount.games.card_bowl.rules.cards import FULL, VALUE
from snapcount.games.card_bowl.state import HOME, Call
from tests.rules.card_bowl.bowl import down_at, kicked_from
from tests.rules.card_bowl.coaches.watched import Asked, Checked, answered


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"timing": "simple1"},
        {"timing": "simple2", "jokers": 1},
        {"extra_card_stock": 4, "overtime": "playoff"},
    ],
)
def test_both_coaches_always_answer_legally(options: dict[str, Any]) -> None:
    for index in range(2):
        veteran, rookie = Checked(Veteran()), Checked(Rookie())
        coaches = (veteran, rookie) if index % 2 else (rookie, veteran)
        play_out(RULEBOOK, {"intervals_per_quarter": 84, **options}, coaches, seed_of("legal", index))


def test_coaches_are_made_by_level() -> None:
    assert isinstance(RULEBOOK.coach("rookie").make(), Rookie)
    assert isinstance(RULEBOOK.coach("veteran").make(), Veteran)


@pytest.mark.slow
def test_the_veteran_beats_the_rookie() -> None:
    won = 0
    for index in range(10):
        coaches = (Veteran(), Rookie()) if index % 2 else (Rookie(), Veteran())
        score = RULEBOOK.rules.score(play_out(RULEBOOK, {}, coaches, seed_of("strength", index)).state)
        won += score[not index % 2] > score[index % 2]
    assert won >= 7


def test_hidden_cards_count_as_unseen(asked: Asked) -> None:
    checked = 0
    for view, question, _ in asked:
        if isinstance(question, q.Execute) and question.moment == "blocking":
            cards = unseen_by(view).cards
            assert view.defence.count("") == 11 and len(cards) == len(FULL) - 11 - len(view.discards)
            assert not {*cards} & {*view.offence, *view.discards}
            checked += 1
    assert checked > 5


def test_the_veteran_executes_a_play_that_promises_most(asked: Asked) -> None:
    called = [
        (view, question, call) for view, question, call in asked if isinstance(question, q.Execute) and call
    ]
    assert len(called) > 10
    for view, question, call in called:
        sight = sight_of(view, question.field)
        found = {
            w.call: w.use
            for w in prospects(sight, question.field, moment(view, question, sight), view.offence)
        }
        assert found[call] > max(found.values()) - 0.5


def test_moves_of_the_defence_take_something_off_the_offence(asked: Asked) -> None:
    moved = 0
    for view, question, turn in asked:
        if isinstance(question, q.DefenceTurn) and turn.moves:
            sight, at = sight_of(view, question.field), moment_of(view)
            before = threat(sight, question.field, at, question.number)
            assert threat(sight, question.after(turn), at, question.number) < before + 1
            moved += 1
    assert moved > 10


def test_what_is_remembered_of_other_moves_changes_no_number(asked: Asked) -> None:
    compared = stopped = 0
    for view, question, _ in asked:
        if not isinstance(question, q.DefenceTurn):
            continue
        sight, at, number = sight_of(view, question.field), moment_of(view), question.number
        known: Known = {}
        for moves in candidates(sight, question.field, number):
            field = after(question.field, moves, number)
            anew = threat(sight, field, at, number)
            assert threat(sight, field, at, number, known) == anew
            least = threat(sight, field, at, number, known, anew - 1)
            assert anew - 1 < least <= anew + ROUNDING, "given up only where all of it is worth more"
            compared, stopped = compared + 1, stopped + (least < anew)
    assert compared > 100 and stopped > 10


def test_an_answer_depends_on_view_question_and_dice_alone(asked: Asked) -> None:
    for view, question, _ in asked[::9]:
        assert Veteran().answer(view, question, Random(7)) == Veteran().answer(view, question, Random(7))


def test_linebackers_come_up_against_a_mass_of_blockers(asked: Asked) -> None:
    """A turn's moves never leave the best lane better than it was, and where backers come up mostly worse."""
    worse = came = 0
    for view, question, _ in asked:
        if isinstance(question, q.DefenceTurn) and question.number == 2:
            sight = sight_of(view, question.field)
            if margins(sight, question.field)[0].edge < 6 or VALUE[view.offence[0]] > 6:
                continue
            moves, field = best_answer(sight, question.field, moment_of(view), 2)
            before, after = margins(sight, question.field)[0].edge, margins(sight, field)[0].edge
            assert after <= before
            if any(move.act == "line" for move in moves):
                came += 1
                worse += after < before
    assert came > 3 and worse > came * 0.7


def test_situations() -> None:
    state = RULEBOOK.rules.start(RULEBOOK.settle({}))
    late = RULEBOOK.rules.view(
        state._replace(quarter=4, left=16, score=(10, 7), timeouts=(3, 0), situation=down_at(HOME, 40)), HOME
    )
    assert answered(late, q.CallPlay(down_at(Seat.HOME, 40, 1, 10))) == "kneel"
    assert answered(late, q.RunOff(16)) == 8
    assert answered(late, q.TakeTimeout(3, 16)) == "no"
    behind = late._replace(score=(0, 7))
    assert answered(behind, q.TakeTimeout(3, 16)) == "timeout"
    assert answered(behind, q.ChooseKick(kicked_from(Seat.HOME, 30), False)).kind == "onside"
    assert answered(behind, q.CallPlay(down_at(Seat.HOME, 40, 4, 9))) == "scrimmage"
    assert answered(behind._replace(hurry=2), q.CallPlay(down_at(Seat.HOME, 40, 1, 10))) == "spike"
    early = late._replace(quarter=1, left=100, late=False)
    assert answered(early, q.CallPlay(down_at(Seat.HOME, 20, 4, 9))) == "punt"
    assert answered(early, q.CallPlay(down_at(Seat.HOME, 88, 4, 9))) == "field_goal"
    assert answered(early, q.CallPlay(down_at(Seat.HOME, 60, 4, 1))) == "scrimmage"


def test_the_rookie_kicks_only_from_near() -> None:
    rookie, view = Rookie(), RULEBOOK.rules.view(RULEBOOK.rules.start(RULEBOOK.settle({})), HOME)
    calls = {
        spot: rookie.answer(view, q.CallPlay(down_at(Seat.HOME, spot, 4, 8)), Random(1))
        for spot in (30, 60, 66, 80)
    }
    assert calls == {30: "punt", 60: "punt", 66: "scrimmage", 80: "field_goal"}


def test_the_rookie_runs_if_its_back_is_the_better_card(asked: Asked) -> None:
    checked = 0
    for view, question, _ in asked:
        if isinstance(question, q.Execute) and question.moment == "blocking":
            call = Rookie().answer(view, question, Random(1))
            backs = [
                VALUE[c]
                for m, c in zip(question.field.men, view.offence, strict=True)
                if m.kind == "B" and m.at < 0
            ]
            if isinstance(call, Call):
                assert (call.play == "rush") == (max(backs, default=0) >= VALUE[view.offence[0]])
                checked += 1
    assert checked > 5


def test_the_defence_covers_tight_ends_before_they_are_shown_as_blockers(asked: Asked) -> None:
    """A tight end who blocks can still be thrown to, and then nobody may be sent to him (CB-13.7)."""
    covered = [
        move
        for view, question, turn in asked
        if isinstance(question, q.DefenceTurn) and question.number == 2 and VALUE[view.offence[0]] > 10
        for move in turn.moves
        if move.act == "cover" and move.to[:2] == "TE"
    ]
    assert covered
