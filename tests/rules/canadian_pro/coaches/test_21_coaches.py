"""The computer coaches: legal, sensible, and the veteran better than the rookie."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from snapcount.core.drivers.odds import Odds
from snapcount.core.drivers.sampled import Sampled, seed_of
from snapcount.core.drivers.script import Script
from snapcount.core.table import Question, Table
from snapcount.games.canadian_pro import RULEBOOK
from snapcount.games.canadian_pro.coaches import veteran
from snapcount.games.canadian_pro.coaches.advice import advice
from snapcount.games.canadian_pro.coaches.kick_worth import kick_value
from snapcount.games.canadian_pro.coaches.matchup import matchup_of
from snapcount.games.canadian_pro.coaches.model import ladder
from snapcount.games.canadian_pro.coaches.outlook import call_values, finals
from snapcount.games.canadian_pro.coaches.plans import best_alignments, plan_of
from snapcount.games.canadian_pro.coaches.spreads import ended, run_it_back, spread
from snapcount.games.canadian_pro.coaches.veteran import (
    kick_or_none,
    veteran_call,
    veteran_defence,
    veteran_return,
)
from snapcount.games.canadian_pro.questions import CallDefence, CallPlay, ReturnKick
from snapcount.games.canadian_pro.rules.calls import Call, menu_of
from snapcount.games.canadian_pro.rules.cells import TOTALS
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.rules.open_calls import calls
from snapcount.games.canadian_pro.rules.passes import thrown
from snapcount.games.canadian_pro.rules.runs import carry
from snapcount.games.canadian_pro.rules.settings import Setting, advanced_pass, advanced_run
from snapcount.games.canadian_pro.rules.throws import SNAP_OFFENCE, throw
from snapcount.games.canadian_pro.tables import BLITZ, OPTIONAL
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
    table = Sampled(Random(seed_of("coaches", seed)), coaches, RULEBOOK.rules.view)
    state = RULEBOOK.rules.start(RULEBOOK.settle({"minutes": 5, **options}))
    while not RULEBOOK.rules.is_over(state):
        table.state = state
        state = RULEBOOK.rules.play(table, state)
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
    losing = at(30, 3, 8, quarter=4, left=60, score=(0, 7))
    assert kick_or_none(losing) is None
    call = veteran_call(losing, CallPlay(losing), Random(1))
    assert call.play in ("run", "pass")
    assert kick_or_none(at(95, 3, 8, quarter=4, left=60, score=(0, 2))) == Call("fg")


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
                return ended(
                    resolve(t, matchup.state, call, setting, throw(t, SNAP_OFFENCE)), state.situation.offence
                )

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
    assert found[Call("fg")].text == "From 25 yards."
    assert dict(found[Call("fg")].chances) == pytest.approx(
        {"good": 24 / 36, "single": 5 / 36, "blocked": 1 / 36}
    )
    chances = dict(found[Call("run", "HB")].chances)
    assert 0 < chances["first down"] < 1
    mix = advice(state, CallDefence(state))
    assert sum(dict(given.chances)["a veteran calls it"] for given in mix) == pytest.approx(1, abs=0.05)
    assert advice(at(team=AWAY), CallDefence(at(team=AWAY)))


def test_the_veteran_minds_the_last_play() -> None:
    late: dict[str, Any] = {"quarter": 4, "left": 10}
    assert kick_or_none(at(80, 1, score=(7, 7), **late)) == Call("fg")  # on any down: three points win
    behind = at(74, 2, score=(7, 8), **late)
    assert kick_or_none(behind) in (PUNT, Call("fg"))  # a single ties
    assert kick_or_none(at(74, 2, score=(0, 8), **late)) is None
    ahead = at(40, 1, score=(9, 7), rules=ADVANCED, quarter=4, left=30)
    assert veteran_call(ahead, CallPlay(ahead), Random(1)) == Call("ground")
    tied = at(60, 3, score=(7, 7), rules=advanced("kick_back"), **late)
    deep = ReturnKick(-15, ("return", "concede", "ground", "kick_back"), "", "A")
    assert veteran_return(tied, deep, Random(1)) == "kick_back"  # conceding would lose the game
    assert veteran_return(tied._replace(left=600), deep, Random(1)) == "concede"


def test_the_veteran_lines_up_by_the_odds_and_the_offence_answers_what_it_sees() -> None:
    state = at(41, rules=advanced("alignments"))
    best = best_alignments(state)
    values = {name: plan_of(state, name).value for name in ("", "4-4-4", "3-3-6", "5-2-5")}
    assert all(plan_of(state, name).value <= min(values.values()) + 0.05 for name in best)
    call = veteran_defence(state, CallDefence(state), Random(2))
    assert call.alignment in best and CallDefence(state).problem(call) is None
    assert plan_of(state, "3-3-6").value > plan_of(state, "5-2-5").value  # the tables say so


@pytest.mark.parametrize(("worth", "play"), [(-9.0, {"run", "pass"}), (9.0, {"quick_kick"})])
def test_the_veteran_quick_kicks_only_where_a_play_is_worth_less(
    monkeypatch: pytest.MonkeyPatch, worth: float, play: set[str]
) -> None:
    state = at(6, 2, 30, rules=advanced("quick_kick"))
    assert kick_value(state, Call("quick_kick", "HB")) < plan_of(state).value < 0  # in calm air it never is
    monkeypatch.setattr(veteran, "kick_value", lambda state, call: worth)
    assert veteran_call(state, CallPlay(state), Random(1)).play in play


def test_tricks_are_mixed_in_where_the_defence_blitzes() -> None:
    """CP-21.3: a blitz is answered by draws, traps and screens: each gains more against it than a straight run."""
    state = at(41, rules=advanced("screen"))
    matchup = matchup_of(state)
    steps = ladder(41, 1, 51, matchup.ours.team.place_kicking)
    blitz = [(0, DefenceCall(0, card)) for card in BLITZ]
    best = {
        name: max(
            sum(call_values(matchup, call, blitz, steps, 41))
            for call in calls(menu_of(state, False))
            if kind(call) == name
        )
        for name in ("straight", "draw", "trap", "screen")
    }
    assert max(best["draw"], best["trap"], best["screen"]) > best["straight"]


def kind(call: Call) -> str:
    return call.variant or ("straight" if call.play == "run" else "")
