"""Chapter 35: decision points."""

from __future__ import annotations

import json
from importlib.resources import files
from random import Random

from snapcount.core.drivers.sampled import RandomCoach, Sampled
from snapcount.games.card_bowl import RULEBOOK
from snapcount.games.card_bowl.questions import (
    QUESTIONS,
    Adjust,
    BlockingPattern,
    DefenceTurn,
    Execute,
    MoveBacks,
    ShotgunBacks,
)
from snapcount.games.card_bowl.rules.lineup.formations import SHAPES, set_field, shape_steps
from snapcount.games.card_bowl.rules.plays.calls import call_problem, calls
from snapcount.games.card_bowl.rules.turns.blocks import default_pattern
from snapcount.games.card_bowl.rules.turns.moves import Move, Turn


class Counting(RandomCoach):
    """Random play that looks at the length of every list."""

    def __init__(self) -> None:
        self.longest: dict[str, int] = {}

    def answer(self, view, question, random):  # type: ignore[no-untyped-def]
        name = type(question).__name__
        self.longest[name] = max(self.longest.get(name, 0), len(list(question.options())))
        return question.sample(random)


def test_cb_35_1_shapes_are_chosen_in_four_short_steps_and_no_list_is_long() -> None:
    counts: list[int] = [len(shape_steps())]
    whole = 0
    for mode in shape_steps():
        counts.append(len(shape_steps((mode,))))
        for backs in shape_steps((mode,)):
            counts.append(len(shape_steps((mode, backs))))
            for ends in shape_steps((mode, backs)):
                wide = shape_steps((mode, backs, ends))
                counts.append(len(wide))
                whole += len(wide)
    assert whole == 300 and max(counts) == 17
    coaches = (Counting(), Counting())
    table = Sampled(Random(5), coaches, RULEBOOK.rules.view)
    state = RULEBOOK.rules.start(RULEBOOK.settle({"intervals_per_quarter": 36}))
    while not RULEBOOK.rules.is_over(state):
        table.state = state
        state = RULEBOOK.rules.play(table, state)
    assert max(count for coach in coaches for count in coach.longest.values()) <= 160


def test_cb_35_1_a_turn_may_be_given_one_move_at_a_time_or_all_together() -> None:
    field = default_pattern(
        set_field(
            SHAPES["U-B101-T01-W11"],
            (-2.0, 0.0, 2.0),
            ("MLB", "S-L", "OLB-L", "OLB-R", "S-R", "ILB-L"),
            ("WRL1", "WRR1"),
        )
    )
    question = DefenceTurn(field, 1)
    steps = question.options()
    assert steps[0] == Turn() and all(not turn.done and len(turn.moves) == 1 for turn in steps[1:])
    whole = Turn(tuple(turn.moves[0] for turn in steps[1:] if turn.moves[0].card in ("MLB", "S-L"))[:1])
    assert question.problem(whole) is None


def test_cb_35_1_an_answer_that_neither_moves_nor_ends_the_turn_is_refused() -> None:
    field = default_pattern(set_field(SHAPES["U-B101-T01-W11"], (-2.0, 0.0, 2.0), ("MLB",), ()))
    gun = default_pattern(set_field(SHAPES["G-B101-T01-W11"], (-2.0, 0.0, 2.0), ("MLB",), ()))
    for question in (
        BlockingPattern(field),
        MoveBacks(field),
        DefenceTurn(field, 1),
        Adjust(field),
        ShotgunBacks(gun),
    ):
        refusal = question.problem(Turn((), False))
        assert refusal is not None and refusal.rule == "CB-35.1", question
        assert question.problem(Turn()) is None


def test_cb_35_1_a_lineman_is_assigned_once_in_a_turn() -> None:
    field = default_pattern(set_field(SHAPES["U-B101-T01-W11"], (-2.0, 0.0, 2.0), ("MLB",), ()))
    again = Turn((Move("LT", "free"),), False)
    assert BlockingPattern(field).problem(again) is None
    refusal = BlockingPattern(field, ("LT",)).problem(again)
    assert refusal is not None and refusal.rule == "CB-35.1"


def test_cb_35_2_every_decision_point_has_its_question() -> None:
    rows = json.loads((files("snapcount.games.card_bowl") / "tables" / "decisions.json").read_text())["rows"]
    asked = {question.dp for question in QUESTIONS if isinstance(getattr(question, "dp", None), str)}  # type: ignore[attr-defined]
    asked |= {"DP-26", "DP-29", "DP-32", "DP-35", "DP-37"}
    together = {"DP-19", "DP-21", "DP-33"}
    assert {row["dp"] for row in rows} == asked | together
    assert len(QUESTIONS) == len(set(QUESTIONS)) == 45


def test_cb_35_3_the_list_of_plays() -> None:
    field = default_pattern(set_field(SHAPES["U-B101-T01-W11"], (-2.5, -0.5, 1.0, 3.0), ("MLB",), ()))
    listed = calls(field)
    kinds = [call.play for call in listed]
    assert (kinds.count("rush"), kinds.count("scramble"), kinds.count("pass")) == (14, 7, 5)
    assert kinds.count("screen") == kinds.count("lateral") == 2 * (7 + 2)
    assert all(call_problem(field, call) is None for call in listed)
    assert Execute(field, "blocking").options()[0] is None
    widest = default_pattern(
        set_field(SHAPES["U-B111-T10-W01"], (-3.5, -2.5, -1.5, -0.5, 0.5, 1.5, 2.5), ("MLB",), ())
    )
    assert len(calls(widest)) <= 160
