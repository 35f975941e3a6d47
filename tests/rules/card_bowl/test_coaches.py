"""The computer coaches: legal, of the stated strength, and blind to hidden cards."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from snapcount.core.drivers.sampled import play_out, seed_of
from snapcount.core.table import Question, Seat
from snapcount.games.card_bowl import RULEBOOK
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.coaches.answers import best_answer, threat
from snapcount.games.card_bowl.coaches.carries import margins
from snapcount.games.card_bowl.coaches.defence import moment_of
from snapcount.games.card_bowl.coaches.offence import moment
from snapcount.games.card_bowl.coaches.points import down_points, kick_chance, points_of
from snapcount.games.card_bowl.coaches.prospects import prospects
from snapcount.games.card_bowl.coaches.rookie import Rookie
from snapcount.games.card_bowl.coaches.rushing import round_lost
from snapcount.games.card_bowl.coaches.sight import sight_of
from snapcount.games.card_bowl.coaches.unseen import chance, positive, unseen, unseen_by
from snapcount.games.card_bowl.coaches.veteran import Veteran
from snapcount.games.card_bowl.coaches.worth import Moment
from snapcount.games.card_bowl.rules.cards import FULL, SUITED, VALUE, Card
from snapcount.games.card_bowl.rules.lineup.formations import SHAPES, set_field
from snapcount.games.card_bowl.rules.turns.blocks import default_pattern
from snapcount.games.card_bowl.rules.turns.moves import Turn
from snapcount.games.card_bowl.state import AWAY, HOME, Call, Foul
from snapcount.games.card_bowl.tables import load
from snapcount.games.card_bowl.view import View
from tests.rules.card_bowl.bowl import down_at, follows, kicked_from

HAND = ("KS", "QS", "JS", "10S", "9S", "8S", "7S", "6S", "5S", "4S", "3S")
Asked = list[tuple[View, Question[Any], Any]]


class Checked:
    """Passes questions on, checks that the answers are legal, and keeps what was asked."""

    def __init__(self, coach: Any) -> None:
        self.coach = coach
        self.asked: list[tuple[View, Question[Any], Any]] = []

    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        answer = self.coach.answer(view, question, random)
        assert question.problem(answer) is None, (question, answer)
        self.asked.append((view, question, answer))
        return answer


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
    assert [coach.level for coach in RULEBOOK.coaches.levels] == ["rookie", "veteran"]
    assert isinstance(RULEBOOK.coaches.levels[1].make(), Veteran)


@pytest.mark.slow
def test_the_veteran_beats_the_rookie() -> None:
    won = 0
    for index in range(10):
        coaches = (Veteran(), Rookie()) if index % 2 else (Rookie(), Veteran())
        score = RULEBOOK.rules.score(play_out(RULEBOOK, {}, coaches, seed_of("strength", index)).state)
        won += score[not index % 2] > score[index % 2]
    assert won >= 7


@pytest.fixture(scope="module")
def asked() -> Asked:
    coach = Checked(Veteran())
    play_out(RULEBOOK, {"intervals_per_quarter": 84}, (coach, Rookie()), 5)
    return coach.asked


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


def test_an_answer_depends_on_view_question_and_dice_alone(asked: Asked) -> None:
    for view, question, _ in asked[::9]:
        assert Veteran().answer(view, question, Random(7)) == Veteran().answer(view, question, Random(7))


def test_the_normal_approximation_is_the_ledgers_odds_within_half_a_yard() -> None:
    rows = load("odds")["sections"]["rush_by_margin"]["by_margin"]
    deck = unseen((), False, 14)
    for margin in (14, 20, 26, 32, 38):
        mean = margin / 2 - deck.mean
        assert positive(mean, deck.spread) == pytest.approx(rows[str(margin)]["mean"], abs=0.9)
        assert chance(mean, deck.spread, 3.5) == pytest.approx(rows[str(margin)]["p_4plus"], abs=0.05)


def test_a_round_of_sack_draws_is_lost_as_often_as_the_ledger_says() -> None:
    rows = load("odds")["sections"]["sack_by_deficit"]["by_deficit"]
    deck = unseen((), False, 14)
    for deficit, row in rows.items():
        assert round_lost(deck, [float(deficit)]) == pytest.approx(
            row["p_sack"] / (1 - row["p_fumble"]), abs=0.02
        )


def test_a_better_line_and_a_better_back_make_a_better_run() -> None:
    def best(cards: tuple[Card, ...]) -> float:
        shape = "U-B010-T11-W11"
        field = set_field(
            SHAPES[shape], (-2.5, -0.5, 1.0, 3.0), ("MLB", "OLB-L", "OLB-R"), ("WRL1", "WRR1", "TEL1", "TER1")
        )
        state = RULEBOOK.rules.start(RULEBOOK.settle({}))
        view = RULEBOOK.rules.view(state, HOME)._replace(offence=cards, defence=("",) * 11, field=field)
        field = default_pattern(field)
        sight = sight_of(view, field)
        return max(
            w.use for w in prospects(sight, field, Moment(1, 10, 30, True), cards) if w.call.play == "rush"
        )

    low = tuple(SUITED[at] for at in (1, 2, 3, 4, 5, 6, 7, 8, 14, 15, 16))
    back = (*low[:10], "KS")
    line = (low[0], "KH", "KD", "KC", "QS", "QH", *low[6:])
    assert best(low) < best(back) and best(low) < best(line)


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


def test_field_goals_are_the_ledgers_odds() -> None:
    assert kick_chance(76) == pytest.approx(0.478, abs=0.001) and kick_chance(30) == 0


def test_penalties_are_compared_in_points() -> None:
    better, worse = follows("scrimmage", HOME, 60, 1, 10), follows("scrimmage", HOME, 50, 3, 10)
    assert points_of(better, HOME) > points_of(worse, HOME) == -points_of(worse, AWAY)
    assert points_of(follows("try", HOME, 98), HOME) > points_of(better, HOME)
    assert down_points(50, 2, 5) > down_points(50, 3, 5)
    state = RULEBOOK.rules.start(RULEBOOK.settle({}))
    foul = Foul("OFR", 10, AWAY, False, "holding", "spot")
    question = q.TakePenalty(foul, ("accept", "decline"), (better, worse))
    assert answered(RULEBOOK.rules.view(state, HOME), question) == "accept"


def answered(view: View, question: Question[Any]) -> Any:
    return Veteran().answer(view, question, Random(1))


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


def test_advice_speaks_of_legal_options(asked: Asked) -> None:
    kinds: set[type] = set()
    for view, question, _ in asked:
        for one in RULEBOOK.coaches.advice(view, question):
            kinds.add(type(question))
            assert question.problem(one.option) is None and one.text
            assert all(0 <= odds <= 1 for _, odds in one.chances)
    assert kinds >= {q.Execute, q.CallPlay, q.DefenceTurn}


def test_advice_on_the_class_of_play_covers_every_option(asked: Asked) -> None:
    called = [(view, question) for view, question, _ in asked if isinstance(question, q.CallPlay)]
    assert called
    for view, question in called:
        assert [one.option for one in RULEBOOK.coaches.advice(view, question)] == list(question.options())


def test_advice_to_the_defence_is_a_legal_turn(asked: Asked) -> None:
    turns = [
        (v, question)
        for v, question, _ in asked
        if isinstance(question, q.DefenceTurn) and question.number == 2
    ]
    advised = [RULEBOOK.coaches.advice(view, question) for view, question in turns[:10]]
    assert all(isinstance(one.option, Turn) for found in advised for one in found)
    assert any(len(found) > 1 for found in advised)


def test_returns_and_kicks_are_weighed_by_the_ledgers_odds() -> None:
    view = RULEBOOK.rules.view(RULEBOOK.rules.start(RULEBOOK.settle({})), HOME)
    assert answered(view, q.FieldKick(-2, "AS", 4)) == "return"
    assert answered(view, q.FieldKick(-6, "9S", 4)) == "touchback"
    assert answered(view, q.FieldPunt(30, "3S")) == "return"
    assert answered(view, q.FieldPunt(30, "KS")) == "fair_catch"
    assert answered(view, q.FieldPunt(-3, "AS")) == "touchback"
    rows = load("odds")["sections"]
    plans = {
        one.option: dict(one.chances)
        for one in RULEBOOK.coaches.advice(view, q.PuntPlan(down_at(Seat.HOME, 30, 4)))
    }
    assert list(plans) == list(q.PuntPlan(down_at(Seat.HOME, 30, 4)).options())
    assert plans["4"]["blocked"] == rows["punt_gross"]["by_cards"]["4"]["p_blocked"]
    kicks = {
        one.option: dict(one.chances)
        for one in RULEBOOK.coaches.advice(view, q.ChooseKick(kicked_from(Seat.HOME, 30), False))
    }
    assert 0.1 < kicks[q.FreeKick("onside", 7)]["recovered"] < 0.3
    for question in (q.FieldKick(-2, "AS", 4), q.FieldPunt(30, "3S"), q.FieldPunt(-3, "AS")):
        assert {one.option for one in RULEBOOK.coaches.advice(view, question)} == set(question.options())


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
