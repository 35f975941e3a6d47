"""Advice to players: legal, and about every option."""

from __future__ import annotations

from snapcount.games.card_bowl import RULEBOOK
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.rules.turns.moves import Turn
from tests.rules.card_bowl.coaches.watched import Asked


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
    assert any(advised) and all(isinstance(one.option, Turn) for found in advised for one in found)
    assert any(len(found) > 1 for found in advised)
