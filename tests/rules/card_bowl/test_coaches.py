"""The computer coaches: legal, of the stated strength, and blind to hidden cards."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from snapcount.core.sampled import play_out, seed_of
from snapcount.core.table import Question
from snapcount.games.card_bowl import RULEBOOK
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.appraisal import kept_share, prospects, reading
from snapcount.games.card_bowl.cards import FULL, VALUE
from snapcount.games.card_bowl.coach import Rookie
from snapcount.games.card_bowl.formations import PLACES
from snapcount.games.card_bowl.layout import HEAVY, defence_for, laid, run_order
from snapcount.games.card_bowl.situation import kick_chance
from snapcount.games.card_bowl.state import HOME
from snapcount.games.card_bowl.veteran import Veteran
from snapcount.games.card_bowl.view import View

HAND = ("KS", "QS", "JS", "10S", "9S", "8S", "7S", "6S", "5S", "4S", "3S")


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
    for index in range(4):
        veteran, rookie = Checked(Veteran()), Checked(Rookie())
        coaches = (veteran, rookie) if index % 2 else (rookie, veteran)
        play_out(RULEBOOK, options, coaches, seed_of("legal", index))


def test_coaches_are_made_by_level() -> None:
    assert [coach.level for coach in RULEBOOK.coaches] == ["rookie", "veteran"]
    assert isinstance(RULEBOOK.coaches[1].make(), Veteran)


@pytest.mark.slow
def test_the_veteran_beats_the_rookie() -> None:
    won = 0
    for index in range(24):
        coaches = (Veteran(), Rookie()) if index % 2 else (Rookie(), Veteran())
        score = RULEBOOK.score(play_out(RULEBOOK, {}, coaches, seed_of("strength", index)).state)
        won += score[not index % 2] > score[index % 2]
    assert won >= 20


@pytest.fixture(scope="module")
def asked() -> list[tuple[View, Question[Any], Any]]:
    coach = Checked(Veteran())
    play_out(RULEBOOK, {"intervals_per_quarter": 84}, (coach, Rookie()), 5)
    return coach.asked


def test_hidden_cards_count_as_unseen(asked: list[tuple[View, Question[Any], Any]]) -> None:
    checked = 0
    for view, question, _ in asked:
        if isinstance(question, q.Execute) and question.moment == "blocking":
            read = reading(view)
            hidden = view.defence.count("")
            assert hidden == 11 and len(read.unseen) == len(FULL) - 11 - len(view.discards)
            assert not set(read.unseen) & {*view.offence, *view.discards}
            checked += 1
    assert checked > 20


def test_the_veteran_executes_the_play_that_promises_most(
    asked: list[tuple[View, Question[Any], Any]],
) -> None:
    called = [
        (view, question, call) for view, question, call in asked if isinstance(question, q.Execute) and call
    ]
    assert called
    for view, question, call in called:
        found = prospects(view, question, reading(view))
        best = max(found, key=lambda worth: worth.use(view.down))
        assert call == best.call


def test_big_cards_stand_where_the_run_goes() -> None:
    shape = HEAVY["L"]
    cards = dict(zip(PLACES[shape], laid(shape, HAND, run_order(shape, "L")).cards, strict=True))
    assert cards["BM1"] == "KS" and cards["LT"] == "QS"
    assert VALUE[cards["LG"]] > VALUE[cards["RG"]] and cards["WRR1"] == "3S"


def test_the_defence_answers_tight_ends_with_a_six_man_front() -> None:
    against = defence_for(HAND, HEAVY["L"], True)
    assert len(against.front) == 6 and against.zones.count("OLB-L") == 2
    assert against.cards[6 + against.zones.index("MLB")] == "KS"
    assert q.SetDefence(HAND, HEAVY["L"]).problem(against) is None


def test_a_dealt_hand_is_better_than_the_deck_it_was_cut_from() -> None:
    assert kept_share(11) == 1.0 < kept_share(12) < kept_share(14) == pytest.approx(1.2)


def test_long_field_goals_are_left_alone() -> None:
    assert kick_chance(90) > 0.9 > 0.7 > kick_chance(80) > 0.5 > 0.1 > kick_chance(60)


def answered(view: View, question: Question[Any]) -> Any:
    return Veteran().answer(view, question, Random(1))


def test_situations() -> None:
    state = RULEBOOK.start(RULEBOOK.settle({}))
    late = RULEBOOK.view(
        state._replace(quarter=4, left=16, score=(10, 7), timeouts=(3, 0), seat=HOME, spot=40), HOME
    )
    assert answered(late, q.CallPlay(40, 1, 10)) == "kneel"
    assert answered(late, q.RunOff(16)) == 8
    assert answered(late, q.TakeTimeout(3, 16)) == "no"
    behind = late._replace(score=(0, 7))
    assert answered(behind, q.TakeTimeout(3, 16)) == "timeout"
    assert answered(behind, q.ChooseKick(30, False)).kind == "onside"
    assert answered(behind, q.CallPlay(40, 4, 9)) == "scrimmage"
    assert answered(behind._replace(hurry=2), q.CallPlay(40, 1, 10)) == "spike"
    early = late._replace(quarter=1, left=100, late=False)
    assert answered(early, q.CallPlay(20, 4, 9)) == "punt"
    assert answered(early, q.CallPlay(85, 4, 9)) == "field_goal"
    assert answered(early, q.CallPlay(66, 4, 6)) == "scrimmage"


def test_advice_speaks_of_legal_options(asked: list[tuple[View, Question[Any], Any]]) -> None:
    kinds: set[type] = set()
    for view, question, _ in asked:
        for one in RULEBOOK.advice(view, question):
            kinds.add(type(question))
            assert question.problem(one.option) is None and one.text
            assert all(0 <= odds <= 1 for _, odds in one.chances)
    assert kinds >= {q.Execute, q.CallPlay}
