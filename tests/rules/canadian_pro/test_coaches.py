"""The computer coaches: legal, sensible, and the veteran better than the rookie."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from snapcount.core.odds import Odds
from snapcount.core.sampled import Sampled, seed_of
from snapcount.core.script import Script
from snapcount.core.table import Question, Table
from snapcount.games.canadian_pro import RULEBOOK
from snapcount.games.canadian_pro.advice import advice
from snapcount.games.canadian_pro.calls import Call
from snapcount.games.canadian_pro.cells import TOTALS
from snapcount.games.canadian_pro.defences import DefenceCall
from snapcount.games.canadian_pro.matchup import matchup_of
from snapcount.games.canadian_pro.outlook import finals
from snapcount.games.canadian_pro.passes import thrown
from snapcount.games.canadian_pro.questions import CallDefence, CallPlay
from snapcount.games.canadian_pro.scrimmage import carry
from snapcount.games.canadian_pro.settings import Setting, advanced_pass, advanced_run
from snapcount.games.canadian_pro.spreads import ended, run_it_back, spread
from snapcount.games.canadian_pro.tables import OPTIONAL
from snapcount.games.canadian_pro.throws import SNAP_OFFENCE, throw
from snapcount.games.canadian_pro.veteran import kick_or_none, plan_of, veteran_call
from tests.rules.canadian_pro.scripted import ADVANCED, AWAY, PUNT, advanced, at

EVERYTHING: dict[str, Any] = {"mode": "advanced", **dict.fromkeys(OPTIONAL, True)}


class Checked:
    """A coach whose every answer must be legal."""

    def __init__(self, level: str) -> None:
        self.coach = RULEBOOK.coach(level).make()
        self.answered = 0

    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        answer = self.coach.answer(view, question, random)
        assert question.problem(answer) is None, (question, answer)
        self.answered += 1
        return answer


def play_out(options: dict[str, Any], levels: tuple[str, str], seed: int) -> tuple[int, int]:
    coaches = (Checked(levels[0]), Checked(levels[1]))
    table = Sampled(Random(seed_of("coaches", seed)), coaches, RULEBOOK.view)
    state = RULEBOOK.start(RULEBOOK.settle({"minutes": 5, **options}))
    while not RULEBOOK.is_over(state):
        table.state = state
        state = RULEBOOK.play(table, state)
    assert coaches[0].answered > 20
    score: tuple[int, int] = state.score
    return score


@pytest.mark.parametrize("level", ["rookie", "veteran"])
@pytest.mark.parametrize("options", [{}, {"mode": "advanced"}, EVERYTHING, {"solitaire": True}])
def test_every_answer_is_legal(level: str, options: dict[str, Any]) -> None:
    play_out(options, (level, "rookie"), 1)


@pytest.mark.slow
def test_the_veteran_beats_the_rookie_in_the_basic_game() -> None:
    won = 0
    for seed in range(60):
        home, away = play_out({"minutes": 15}, ("veteran", "rookie"), seed)
        won += home > away
    assert won >= 36


def test_the_veteran_kicks_by_the_odds() -> None:
    assert kick_or_none(at(15, 3, 14)) == PUNT and kick_or_none(at(92, 3, 15)) == Call("fg")
    assert kick_or_none(at(60, 3, 1)) is None and kick_or_none(at(30, 1)) is None
    losing = at(30, 3, 8, quarter=4, clock=60, score=(0, 7))
    assert kick_or_none(losing) is None
    call = veteran_call(losing, CallPlay(losing), Random(1))
    assert call.play in ("run", "pass")
    assert kick_or_none(at(95, 3, 8, quarter=4, clock=60, score=(0, 2))) == Call("fg")


def test_plans_vary_and_answer_the_situation() -> None:
    plan = plan_of(at(41))
    assert sum(weight > 0.05 for weight in plan.weights) >= 2 and sum(plan.shields) == pytest.approx(1)
    assert {call.play for call, weight in zip(plan.calls, plan.weights, strict=True) if weight > 0.05} == {
        "run",
        "pass",
    }
    full = plan_of(at(41, rules=ADVANCED))
    cards = {call.card for call, weight in zip(full.defences, full.shields, strict=True) if weight > 0}
    assert len(cards) >= 2


def test_the_outlook_adds_up_what_the_rules_add_up() -> None:
    """The coach's silent sum of the setting is the one the rules come to."""
    state = at(rules=advanced("alignments", "screen"))._replace(weather=3)
    random = Random(5)
    calls = [
        option
        for option in CallPlay(state).options()
        if isinstance(option, Call) and option.play in ("run", "pass")
    ]
    defences = [option for option in CallDefence(state).options() if isinstance(option, DefenceCall)]
    for _ in range(200):
        call, defence = random.choice(calls), random.choice(defences)
        rule = advanced_run if call.play == "run" else advanced_pass
        came: dict[tuple[int, str], float] = {}
        for total in TOTALS:
            setting = rule(Script(), state, call, defence, total)
            key = (setting.final, setting.flags)
            came[key] = came.get(key, 0.0) + (6 - abs(7 - total)) / 36
        found: dict[tuple[int, str], float] = {}
        for last, flags, chance in finals(matchup_of(state), call, defence):
            found[last, flags] = found.get((last, flags), 0.0) + chance
        assert found == pytest.approx(came)


def test_a_spread_by_cells_is_what_the_rules_enumerate_by_totals() -> None:
    state = at(rules=advanced("screen"))
    matchup = matchup_of(state)
    for call in (Call("run", "FB"), Call("pass", "TE", "M"), Call("pass", "HB", "S", variant="screen")):
        for last in (0, 2, 5, 6):

            def play(t: Table, call: Call = call, last: int = last) -> tuple[int, bool]:
                setting = Setting(last, "", ())
                resolve = carry if call.play == "run" else thrown
                return ended(resolve(t, matchup.state, call, setting, throw(t, SNAP_OFFENCE)), state.team)

            exact = {key: float(chance) for key, chance in Odds(run_it_back).of(play).items()}
            found = {(yards, held): chance for yards, held, chance in spread(matchup, call, last, "")}
            assert found == pytest.approx(exact)


def test_spreads_are_whole() -> None:
    matchup = matchup_of(at())
    for call in (Call("run", "HB"), Call("pass", "SE", "L")):
        for flags in ("", "X", "R") if call.play == "pass" else ("",):
            assert sum(chance for _, _, chance in spread(matchup, call, 3, flags)) == pytest.approx(1)


def test_advice_comes_from_the_view_alone() -> None:
    state = at(85, 3)
    found = {given.option: given for given in advice(state, CallPlay(state))}
    assert "28 %" in found[Call("fg")].text.replace("%", " %") or found[Call("fg")].chances[0][1] > 0.5
    chances = dict(found[Call("run", "HB")].chances)
    assert 0 < chances["first down"] < 1
    mix = advice(state, CallDefence(state))
    assert sum(dict(given.chances)["veteran"] for given in mix) == pytest.approx(1, abs=0.05)
    assert advice(at(team=AWAY), CallDefence(at(team=AWAY)))
