"""Canadian Pro's ids and numbers come from parts that are met again: they say what the rules and the view say."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from snapcount.core.table import Seat
from snapcount.env import aec_env
from snapcount.env.match import Match
from snapcount.games.canadian_pro.questions import CallPlay
from snapcount.games.canadian_pro.rules.calls import call_problem, menu_of
from snapcount.games.canadian_pro.rules.lineups import lines_of, substitutions
from snapcount.games.canadian_pro.rules.open_calls import calls, candidates
from snapcount.games.canadian_pro.state import State
from snapcount.games.canadian_pro.tables import OPTIONAL
from tests.env.quick import any_id

GAMES: dict[str, dict[str, Any]] = {
    "basic": {"minutes": 5},
    "advanced": {"mode": "advanced", "minutes": 5},
    "every option": {"mode": "advanced", "minutes": 5, **dict.fromkeys(OPTIONAL, True)},
    "alone": {"solitaire": True, "minutes": 5},
}
every_way = pytest.mark.parametrize("way", GAMES)


def moments(way: str, seed: int, count: int) -> Iterator[tuple[Any, Match, Seat]]:
    env, random = aec_env("canadian_pro", **GAMES[way]), Random(seed)
    env.reset(seed=seed)
    for _ in range(count):
        if (seat := env.now.seat) is None:
            env.reset()
            continue
        yield env, env.now, seat
        env.step(any_id(env.now, seat, random))


@every_way
def test_the_calls_and_men_that_begin_an_answer_are_those_the_rules_allow(way: str) -> None:
    looked_at = 0
    for env, match, seat in moments(way, 3, 500):
        question = match.steps.waiting[seat]
        if not isinstance(question, CallPlay) or match.written.get(seat):
            continue
        looked_at += 1
        menu = menu_of(question.state, question.kicks)
        allowed = [call for call in candidates(question.state.options) if call_problem(menu, call) is None]
        assert [call for call in calls(menu) if not call.hurry] == allowed
        named = {env.names[number] for number in match.legal(seat)}
        men = substitutions(question.state, seat, False)
        assert {name for name in named if name.startswith("send in at ")} == {
            f"send in at {sent.position}" for sent in men
        }
        assert len({name for name in named if name.startswith("call ")}) == len(allowed)
        assert list(match.legal(seat)) == sorted(match.legal(seat))
    assert looked_at > 50


@every_way
def test_every_number_says_what_its_name_says(way: str) -> None:
    for env, match, _ in moments(way, 8, 300):
        for looks in Seat:
            row = match.numbers(looks)
            said = dict(zip([field.name for field in env.fields], row, strict=True))
            most = {field.name: field.most for field in env.fields}
            for name, number in told(match.steps.state, looks).items():
                assert said[name] == pytest.approx(max(-1.0, min(number / most[name], 1.0))), name
            asked = [name[6:] for name, number in said.items() if name.startswith("asked ") and number]
            question = match.steps.waiting.get(looks)
            assert asked == ([] if question is None else [type(question).__name__])
            assert row.min() >= -1 and row.max() <= 1 and row.flags.writeable


def told(state: State, seat: Seat) -> dict[str, float]:
    """What a few numbers of each part must be, before they are divided."""
    ours = lines_of(state)[seat]
    roster = list(ours.team.players)
    quarterback = ours.men["QB"].name
    plays = state.history[-1:]
    return {
        f"phase {state.phase}": 1,
        "own ball": state.situation.offence is seat,
        "ball": state.situation.ball,
        "to go": state.situation.line - state.situation.ball,
        "quarter": state.quarter,
        "seconds left": state.left,
        "own score": state.score[seat],
        "their score": state.score[seat.other],
        "untimed": state.untimed,
        **{f"last: {kind} by {who}": 1 for kind, who in plays},
        "run through last": state.last_spot[1] if state.last_spot[0] == "run" else 0,
        "pass to zone last": state.last_spot[1] if state.last_spot[0] == "pass" else 0,
        "kickoff moved": state.shift,
        "weather": state.weather,
        "own men out": sum(hurt.seat is seat for hurt in state.hurt),
        "their men out": sum(hurt.seat is seat.other for hurt in state.hurt),
        "own QB": roster.index(quarterback) + 1 if quarterback in roster else 0,
        "advanced": state.options.advanced,
        "minutes": state.options.minutes,
    }
