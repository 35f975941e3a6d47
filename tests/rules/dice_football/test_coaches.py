"""The computer coaches: legal, of the stated strength, and not to be read."""

from __future__ import annotations

from collections import Counter
from random import Random
from statistics import fmean
from typing import Any

import pytest

from snapcount.core.drivers.odds import Odds
from snapcount.core.drivers.sampled import play_out, seed_of
from snapcount.core.table import Question, Seat
from snapcount.football.boxscore import box_score
from snapcount.games.dice_football import RULEBOOK
from snapcount.games.dice_football.coaches.model import DEPTH, always, cell, value
from snapcount.games.dice_football.coaches.outlook import mix, outlook
from snapcount.games.dice_football.coaches.rookie import Rookie
from snapcount.games.dice_football.coaches.veteran import Veteran, two_points
from snapcount.games.dice_football.coaches.worth import load_model
from snapcount.games.dice_football.questions import (
    CALL_DEFENCE,
    CALL_IN_RANGE,
    CALL_OUT_OF_RANGE,
    CALL_TRY,
    ChangeDefence,
    ChangePlay,
    Kick,
    KickOff,
    TakeTimeout,
    ThrowChallenge,
)
from snapcount.games.dice_football.state import Call, State
from snapcount.games.dice_football.tables import load
from snapcount.games.dice_football.view import view
from tests.rules.dice_football.scripted import AWAY, HOME, KICK, LONG, PUNT, RUN, SHORT, at, kicking, overtime


class Checked:
    """Passes questions on and checks that the answers are legal."""

    def __init__(self, coach: Any) -> None:
        self.coach = coach

    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        answer = self.coach.answer(view, question, random)
        assert question.problem(answer) is None, (question, answer)
        return answer


@pytest.mark.parametrize("options", [{}, {"burnt_deck": True, "no_ties": True, "long_returns": True}])
def test_both_coaches_always_answer_legally(options: dict[str, bool]) -> None:
    coaches = (Checked(Veteran()), Checked(Rookie()))
    for index in range(40):
        play_out(
            RULEBOOK, options, coaches if index % 2 else (coaches[1], coaches[0]), seed_of("legal", index)
        )


def test_a_coach_is_named_and_made_by_level() -> None:
    assert {"rookie", "veteran"} <= {coach.level for coach in RULEBOOK.coaches.levels}
    assert isinstance(RULEBOOK.coach("veteran").make(), Veteran)


@pytest.mark.slow
def test_the_veteran_beats_the_rookie_well_over_sixty_percent() -> None:
    won = 0.0
    games = 500
    for index in range(games):
        seat = Seat(index % 2)
        coaches: Any = (Veteran(), Rookie()) if seat is HOME else (Rookie(), Veteran())
        score = play_out(RULEBOOK, {}, coaches, seed_of("strength", index)).state.score
        margin = score[seat] - score[seat.other]
        won += 1.0 if margin > 0 else 0.5 if margin == 0 else 0.0
    assert won / games > 0.68


@pytest.mark.slow
def test_games_between_veterans_look_like_football() -> None:
    """Near the ledger's simulated figures (DF-4.1, `equilibrium.json`)."""
    figures = load("equilibrium")["simulation"]
    games = [
        play_out(RULEBOOK, {}, (Veteran(), Veteran()), seed_of("looks", i), listen=True) for i in range(250)
    ]
    boxes = [box_score(RULEBOOK.face.rows(game.events, ("H", "A")), ("H", "A"))["teams"] for game in games]
    teams = [team for box in boxes for team in box.values()]
    assert fmean(team["points"] for team in teams) == pytest.approx(figures["points_per_team"], abs=1.5)
    completed = sum(team["completions"] for team in teams) / sum(team["passes"] for team in teams)
    assert completed == pytest.approx(figures["completion_rate"], abs=0.05)
    turnovers = 2 * fmean(team["turnovers"] for team in teams)
    assert turnovers == pytest.approx(figures["per_game"]["turnovers"], abs=0.5)
    kicks = 2 * fmean(team["punts"] for team in teams)
    assert 0.5 < kicks < 4


def test_the_model_agrees_with_the_ledgers_situations() -> None:
    """DF-A.2: expected margin with 24 plays left; the ledger's solution has timeouts, the model has none."""
    model = load_model()
    for row in load("equilibrium")["situations"]["rows"]:
        if row["to_go"] > 20:
            continue
        line = min(100, row["ball"] + row["to_go"])
        worth = model.worths[24].at(row["ball"], row["down"], line)
        assert worth == pytest.approx(row["expected_margin"], abs=0.2), row
        offence, _, payoffs = mix(outlook(view(at(left=30), HOME), HOME), row["ball"], row["down"], line)
        kicks = row["offence"]["field_goal"] + row["offence"]["punt"]
        if kicks in (0.0, 1.0) and abs(max(payoffs.punt, payoffs.field_goal) - row["expected_margin"]) > 0.25:
            assert (dict(offence).keys() <= {Call.PUNT, Call.FIELD_GOAL}) == bool(kicks), row


def test_the_shipped_odds_are_those_of_the_rules() -> None:
    shipped = load_model().game.cells
    odds = Odds(always, DEPTH)
    for call, defence, zone in ((RUN, 5, 30), (SHORT, 2, 30), (LONG, 1, 92)):
        fresh = cell(call, defence, zone, odds)
        for part, other in zip(fresh, shipped[call, defence, zone], strict=True):
            assert part.keys() == other.keys()
            assert all(abs(part[yards] - other[yards]) < 1e-6 for yards in part)
        assert sum(sum(part.values()) for part in fresh) == pytest.approx(1)


def test_the_shipped_worth_is_one_play_better_than_the_layer_after_it() -> None:
    model = load_model()
    for ball, down, to_go in ((35, 1, 10), (60, 3, 4), (85, 4, 2), (20, 4, 15)):
        line = ball + to_go
        fresh = value(model.game, model.worths[2], ball, down, line)
        assert model.worths[3].at(ball, down, line) == pytest.approx(fresh, abs=0.02)


def answers(state: State, question: Question[Any], seat: Seat, number: int = 400) -> Counter[Any]:
    random = Random(1)
    coach = Veteran()
    return Counter(coach.answer(view(state, seat), question, random) for _ in range(number))


def test_the_veteran_mixes_its_calls() -> None:
    calls = answers(at(35), CALL_OUT_OF_RANGE, HOME)
    assert calls.keys() == {RUN, SHORT, LONG} and min(calls.values()) > 40
    cards = answers(at(35), CALL_DEFENCE, AWAY)
    assert len(cards) >= 3 and max(cards.values()) < 320


def test_the_veteran_on_fourth_down() -> None:
    assert answers(at(15, down=4, line=30), CALL_OUT_OF_RANGE, HOME).keys() == {PUNT}
    assert answers(at(85, down=4, line=95), CALL_IN_RANGE, HOME).keys() == {KICK}
    assert PUNT not in answers(at(60, down=4, line=61), CALL_IN_RANGE, HOME)
    last = at(85, down=4, line=95, left=1, score=(0, 7))
    assert not answers(last, CALL_IN_RANGE, HOME).keys() & {KICK, PUNT}
    tied = at(85, down=1, line=95, left=1, score=(7, 7))
    assert answers(tied, CALL_IN_RANGE, HOME).keys() == {KICK}
    out_of_time = at(40, down=4, line=55, left=3, score=(0, 7))
    assert PUNT not in answers(out_of_time, CALL_OUT_OF_RANGE, HOME)
    behind = overtime(2, ball=40, down=4, line=60, score=(7, 0))
    assert PUNT not in answers(behind, CALL_OUT_OF_RANGE, AWAY)


def test_the_veteran_kicks_onside_only_when_it_must() -> None:
    must = kicking(score=(0, 7), left=3)
    assert answers(must, KickOff(True), HOME).keys() == {Kick.ONSIDE}
    assert answers(kicking(score=(7, 0), left=3), KickOff(True), HOME).keys() == {Kick.DEEP}
    assert answers(kicking(), KickOff(True), HOME).keys() == {Kick.DEEP}


def test_the_veteran_goes_for_two_when_one_is_not_enough() -> None:
    down_two = kicking(phase="try", score=(12, 14), left=2)
    assert not answers(down_two, CALL_TRY, HOME).keys() & {KICK}
    level = kicking(phase="try", score=(14, 14), left=2)
    assert answers(level, CALL_TRY, HOME).keys() == {KICK}
    assert answers(kicking(phase="try", half=1), CALL_TRY, HOME).keys() == {KICK}
    assert two_points().chance == pytest.approx(37 / 78, abs=1e-3)


def test_the_veteran_spends_timeouts_and_challenges_where_they_pay() -> None:
    assert answers(at(35), TakeTimeout(24, LONG, 5), AWAY).keys() == {True}
    assert answers(at(35), TakeTimeout(24, LONG, 1), AWAY).keys() == {False}
    assert answers(at(35), TakeTimeout(23, RUN, 5), HOME).keys() == {True}
    assert answers(at(35), TakeTimeout(21, LONG, 5), HOME).keys() == {True}
    assert answers(at(35), ThrowChallenge(1, LONG, 1, (1, 4), 10, 0), HOME).keys() == {True}
    assert answers(at(35), ThrowChallenge(5, LONG, 5, (5, 6), 22, 0), AWAY).keys() == {True}
    short = at(35, down=4, line=60)
    assert answers(short, ThrowChallenge(5, SHORT, 1, (1, 2), 3, 0), AWAY).keys() == {False}


def test_a_rookie_spends_no_timeout_on_a_kick_and_changes_into_another_card() -> None:
    rookie, random = Rookie(), Random(3)
    for _ in range(50):
        for call in (Call.PUNT, Call.FIELD_GOAL):
            assert not rookie.answer(None, TakeTimeout(23, call, 2), random)  # type: ignore[arg-type]
        assert rookie.answer(None, ChangePlay(True, Call.RUN, 2), random) is not Call.RUN  # type: ignore[arg-type]
        assert rookie.answer(None, ChangeDefence(Call.RUN, 2), random) != 2  # type: ignore[arg-type]
