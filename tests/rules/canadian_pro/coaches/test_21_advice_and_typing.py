"""What is said of a call agrees with the rules: weather, the team card's usual change, calls as they are typed."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from snapcount.core.drivers.odds import Odds
from snapcount.core.rulebook import Advice
from snapcount.core.table import Refusal, Table
from snapcount.games.canadian_pro import RULEBOOK
from snapcount.games.canadian_pro.coaches.advice import advice
from snapcount.games.canadian_pro.questions import Announce, CallDefence, CallPlay
from snapcount.games.canadian_pro.rules.calls import Call, call_problem, menu_of
from snapcount.games.canadian_pro.rules.kicks import Kick, field_goal
from snapcount.games.canadian_pro.rules.passes import pass_play
from snapcount.games.canadian_pro.state import State
from snapcount.games.canadian_pro.tables import ALIGNMENTS, FIELD, FORMATIONS
from tests.rules.canadian_pro.scripted import (
    ADVANCED,
    FIELD_GOAL,
    HB,
    advanced,
    asked,
    at,
    go,
    passing,
    setting,
)

NAMES = ("Edmonton", "Montreal")
BLIZZARD = 2


def said_of(state: State, call: Call) -> Advice:
    return next(found for found in advice(state, CallPlay(state)) if found.option == call)


@pytest.mark.parametrize(("weather", "good"), [(0, Fraction(15, 36)), (BLIZZARD, Fraction(5, 36))])
def test_cp_11_6_the_odds_of_a_field_goal_are_those_of_the_weather(weather: int, good: Fraction) -> None:
    """35 yards out: 42 % on a fine day, 14 % in a blizzard, as the rule itself throws it."""
    state = at(FIELD - 35, weather=weather)

    def kicked(t: Table) -> str:
        play = field_goal(t, state, FIELD_GOAL, None)
        return "missed" if isinstance(play, Kick) else play.end.how

    thrown = Odds(lambda seat, question: "return").of(kicked)
    assert thrown["field_goal"] == good
    assert dict(said_of(state, FIELD_GOAL).chances)["good"] == pytest.approx(float(good))


@pytest.mark.parametrize("depth", ["S", "M", "L"])
def test_cp_4_6_what_is_said_of_a_pass_counts_the_usual_change_of_the_team_card(depth: str) -> None:
    """The share of completions in the sentence is the one that the rules enumerate against setting 3."""
    state, call = at(20), passing("SE", depth)
    ends = Counter[bool]()
    for play, chance in Odds(lambda seat, question: "return").of(pass_play, state, call, setting(3)).items():
        ends[play.time == "complete"] += chance  # type: ignore[assignment]
    said = RULEBOOK.face.words.explain(CallPlay(state), call)
    assert said.startswith(
        f"{float(ends[True]):.0%} complete against setting 3 and Montreal 1973's card (usually "
    )
    assert {"S": "−2", "M": "−1", "L": "+2"}[depth] in said


def test_cp_4_13_a_touchdown_on_the_card_counts_to_the_goal_line() -> None:
    near, far = (RULEBOOK.face.words.explain(CallPlay(at(ball)), passing("FL", "L")) for ball in (90, 30))
    assert "20.0 yards a catch" in near and "49.6 yards a catch" not in near and near != far


def test_in_the_advanced_game_the_formation_card_decides_what_is_added() -> None:
    question = CallPlay(at(rules=ADVANCED))
    call = Call("pass", "SE", "M", zone=6)
    assert "complete where column 3 is read" in RULEBOOK.face.words.explain(question, call)


@pytest.mark.parametrize("rules", [advanced(), at().options])
def test_what_is_said_of_a_setting_is_not_said_twice(rules: object) -> None:
    """Yards against it in the sentence, and beside it how often a veteran calls it and the first downs."""
    state = at(rules=rules)  # type: ignore[arg-type]
    found = advice(state, CallDefence(state))
    assert found and all("%" not in one.text and "yards against it" in one.text for one in found)
    assert all([name for name, _ in one.chances] == ["first down", "a veteran calls it"] for one in found)
    assert sum(dict(one.chances)["a veteran calls it"] for one in found) == pytest.approx(1, abs=0.03)
    if not state.options.advanced:
        assert [one.option.setting for one in found] == [1, 2, 3, 4, 5]


def test_calls_are_typed_as_the_hint_says() -> None:
    """Every example of the hint is a legal call: a number after an end is a zone (CP-13.1), not an end around."""
    state = at(rules=advanced("screen"))
    hint = RULEBOOK.face.words.typing(CallPlay(state))
    assert "se 6 (the zone)" in hint
    for typed in ("hb 3", "draw fb 2", "se 6", "p hb 2", "screen fb 1", "punt"):
        assert typed in hint
        call = RULEBOOK.face.read(CallPlay(state), typed)
        assert call is not None and call_problem(menu_of(state, True), call) is None, typed
    assert RULEBOOK.face.read(CallPlay(state), "se 6") == Call("pass", "SE", "M", zone=6)
    assert RULEBOOK.face.read(CallPlay(state), "r se 6") == Call("run", "SE", hole=6)
    alone = at(rules=advanced(solitaire=True))
    assert "draw" not in RULEBOOK.face.words.typing(CallPlay(alone))


def test_cp_4_7_the_log_names_column_0_as_it_names_column_6() -> None:
    """The Playboard's columns count like those of a card; the sneak table alone has only one."""
    sneak = go(at(45, 2, 1, rules=advanced("sneak")), Call("sneak"), setting(3, "4Z-70"), 7)
    said = [
        RULEBOOK.face.words.event(played.told(what), NAMES)
        for played, what in ((go(at(), HB, setting(1), 3, 4), "gained"), (sneak, "gained"))
    ]
    assert "Playboard, column 0, row 3" in said[0]
    assert "column" not in said[1]
    thrown = go(at(), passing("SE", "S"), setting(1), 3, 8, 6)
    assert "column 0, row 3" in RULEBOOK.face.words.event(thrown.told("threw"), NAMES)


# What the board asks for


def aid(state: State, ask: str) -> Any:
    return RULEBOOK.face.aid(RULEBOOK.rules.view(state, None), {"ask": ask})


def test_a_call_that_is_withheld_has_its_rule_and_its_reason() -> None:
    """Together with what is listed, every call of the grid is accounted for."""
    state = at(107, history=(("pass", "SE"), ("pass", "SE")))
    found = {Call(**one["call"]): one["rule"] for one in aid(state, "withheld")}
    assert found[Call("pass", "SE", "M")] == "CP-4.4"
    assert found[Call("pass", "FL", "L")] == "CP-4.20"
    assert found[Call("run", "TE")] == "CP-4.2"
    assert found[Call("pass", "FB", "L")] == "CP-1.10"
    assert not set(found) & set(CallPlay(state).options())
    far = aid(at(20), "withheld")
    assert next(one["rule"] for one in far if one["call"]["play"] == "fg") == "CP-6.16"
    assert all(one["why"].endswith(".") for one in far)


def test_every_formation_card_and_alignment_says_when_to_use_it() -> None:
    """CP-12.6, CP-13.2, CP-16.28: what the rules add up, in words; blitz cards hurry the passer."""
    words = aid(at(rules=ADVANCED), "uses")
    assert set(words["cards"]) == set(FORMATIONS) and set(words["alignments"]) == set(ALIGNMENTS)
    assert words["cards"]["4Z-70"].startswith("Strong against runs through 5")
    assert "blitz" in words["cards"]["1B-70"]
    assert words["alignments"]["4-2-6"] == (
        "4-2-6: better against long passes, worse against runs and short passes."
    )
    question = CallDefence(at(rules=ADVANCED))
    assert words["cards"]["4Z-70"] in RULEBOOK.face.words.explain(question, setting(3, "4Z-70"))
    assert aid(at(), "uses") == {"cards": {}, "alignments": {}}


def test_the_board_asks_only_for_what_there_is() -> None:
    with pytest.raises(Refusal) as refusal:
        aid(at(), "the dice")
    assert refusal.value.rule == "CP-21.1"


@pytest.mark.parametrize(
    ("down", "quarter", "left", "seldom"),
    [(1, 1, 600, True), (2, 3, 200, True), (3, 1, 600, False), (1, 2, 100, False)],
)
def test_cp_3_10_a_kick_is_seldom_announced_on_an_early_down(
    down: int, quarter: int, left: int, seldom: bool
) -> None:
    """The question stays; it says when hardly anybody kicks, so that a page may pass it over."""
    state = at(60, down, rules=advanced("alignments"), quarter=quarter, left=left)
    _, question = asked(state)
    assert isinstance(question, Announce) and question.seldom is seldom
    assert question.options()[0] is None and Call("punt") in question.options()
