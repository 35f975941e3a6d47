"""Where a runner goes is judged as the veteran would run; what others do on the way is not."""

from __future__ import annotations

from snapcount.core.game import Game
from snapcount.core.review.learning import Exercise
from snapcount.core.review.shapes import Decision
from snapcount.games.scrimmage.questions.move import Move
from snapcount.games.scrimmage.rules.actions import END, Action
from tests.review.standing_in import record


def ways(game: Game) -> list[Decision]:
    return [one for one in game.review().decisions if one.asked == "Move"]


def test_sc_7_4_a_runner_who_stops_early_gives_away_what_the_way_was_worth() -> None:
    game = record("scrimmage", "run")
    (run, *_) = (one for one in ways(game) if len(one.choices) > 1)
    told = Exercise(run, game.at(run.at)).compare((END,))
    ran = next(choice for choice in run.choices if choice.chosen)
    assert told.chance is not None and ran.chance is not None and told.chance < ran.chance
    assert "yards" in run.chosen and run.judged == "the veteran's own evaluation in hexes"


def test_in_a_single_play_a_hex_is_one_less_to_gain() -> None:
    """Ball and line moved together would change nothing there."""
    decisions = [one for one in record("scrimmage", "deep_pass").review().decisions if len(one.choices) > 1]
    assert any(
        max(c.chance or 0 for c in one.choices) > min(c.chance or 1 for c in one.choices) for one in decisions
    )


def test_nothing_is_judged_where_others_move_or_the_runner_hits_somebody() -> None:
    game = record("scrimmage", "possessions")
    judged = {one.at for one in ways(game)}
    assert len(judged) >= 4
    for at in judged:
        question = game.at(at).question
        assert isinstance(question, Move)
        answer: tuple[Action, ...] = game.inputs[at].value
        runner = question.play.holder
        assert answer[-1] == END or any(action.man == runner for action in answer)
        assert not (answer[-1].kind == "contact" and answer[-1].man == runner)
