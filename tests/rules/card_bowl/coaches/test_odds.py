"""What the coaches reckon with: the ledger's odds, and what a card, a line or a penalty is worth."""

from __future__ import annotations

import pytest

from snapcount.core.table import Seat
from snapcount.games.card_bowl import RULEBOOK
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.coaches.points import down_points, kick_chance, points_of
from snapcount.games.card_bowl.coaches.prospects import prospects
from snapcount.games.card_bowl.coaches.rushing import round_lost
from snapcount.games.card_bowl.coaches.sight import sight_of
from snapcount.games.card_bowl.coaches.unseen import chance, positive, unseen
from snapcount.games.card_bowl.coaches.worth import Moment
from snapcount.games.card_bowl.rules.cards import SUITED, Card
from snapcount.games.card_bowl.rules.lineup.formations import SHAPES, set_field
from snapcount.games.card_bowl.rules.turns.blocks import default_pattern
from snapcount.games.card_bowl.state import AWAY, HOME, Foul
from snapcount.games.card_bowl.tables import load
from tests.rules.card_bowl.bowl import down_at, follows, kicked_from
from tests.rules.card_bowl.coaches.watched import answered


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
