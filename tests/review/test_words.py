"""What a review says: headlines, decisions, exercises; a game that was given up; a hand beside the best line."""

from __future__ import annotations

from math import fsum

import pytest

import snapcount
from snapcount.core.game import Game
from snapcount.core.review.learning import exercises
from snapcount.core.review.shapes import GIVEN_UP, Choice, Decision, Review
from snapcount.core.review.words import Seen, best, headline, praise, spared, verdict
from snapcount.core.table import Refusal, Seat
from snapcount.games import find
from tests.review.standing_in import record

NAMES = ("Ravens", "Ada")


@pytest.mark.parametrize(
    ("seen", "said"),
    [
        (Seen(0.09, -0.59, 0.0), "You decided better. The dice decided more."),
        (Seen(0.3, -0.1, 1.0), "You decided better, and that was enough."),
        (Seen(0.48, 0.02, 1.0), "You decided better, and luck was even."),
        (Seen(0.3, 0.2, 1.0), "You decided better, and had the luck too."),
        (Seen(-0.3, -0.2, 0.0), "Ada decided better, and had the luck too."),
        (Seen(-0.3, 0.8, 1.0), "Ada decided better. The dice decided more."),
        (Seen(-0.8, 0.3, 0.0), "Ada decided better, and that was enough."),
        (Seen(-0.3, 0.3, 0.5), "Ada decided better, and luck made up for it."),
        (Seen(0.001, -0.5, 0.0), "Both decided equally well. The dice decided for Ada."),
        (Seen(0.0, 0.5, 1.0), "Both decided equally well. The dice decided for you."),
        (Seen(0.0, 0.0, 0.5), "Both decided equally well, and luck was even."),
    ],
)
def test_a_headline_follows_from_two_signs_and_the_result(seen: Seen, said: str) -> None:
    assert headline(NAMES, Seat.HOME, seen, "dice") == said


def test_a_spectator_reads_names() -> None:
    assert (
        headline(NAMES, None, Seen(0.1, -0.6, 0.0), "cards")
        == "Ravens decided better. The cards decided more."
    )
    assert headline(NAMES, Seat.AWAY, Seen(-0.1, 0.6, 1.0), "dice").startswith("Ravens decided better")


MIX = (Choice("Long Pass", 0.71, 0.62), Choice("Short Pass", 0.29, 0.62), Choice("Run", 0.0, 0.56, True))


def test_a_mistake_is_a_sentence_with_the_best_mix() -> None:
    decision = Decision(Seat.HOME, 7, 1, "CallPlay", "", "Run", 0.06, MIX)
    assert verdict(decision, "3rd and 8 at the 30") == (
        "3rd and 8 at the 30: Run gave away 6 %. Best: Long Pass 71 %, Short Pass 29 %."
    )
    assert verdict(decision, "try at the Home 3").startswith("Try at the Home 3: Run gave away")
    assert best((Choice("Return", None, 0.4), Choice("Touchback", None, 0.3))) == "Return, win chance 40 %"


def test_a_score_of_the_other_side_is_said_to_be_theirs() -> None:
    """A lost fumble run back to the goal line is no touchdown of who ran the play."""
    game = snapcount.play_out("dice_football", "veteran", "rookie", seed=5, listen=True).game()
    done = iter(range(27))
    stories = [play.story for play in game.review(stop=lambda: next(done, None) is None).plays if play.scored]
    assert stories[0] == "Home, pass: touchdown for Away"
    assert "Home, pass: touchdown" in stories[1:]


def test_an_answer_named_in_small_letters_begins_its_sentence_large() -> None:
    options = (Choice("Blitz", 0.6, 0.6, True), Choice("the veteran's linebackers", 0.0, 0.5))
    decision = Decision(Seat.HOME, 7, 1, "SetLinebackers", "1st and 10 at midfield", "Blitz", 0.0, options)
    assert praise(decision).endswith(". The veteran's linebackers would have given away 10 %.")


def test_a_right_answer_is_praised_for_the_mistake_that_it_was_not() -> None:
    long = (MIX[0]._replace(chosen=True), MIX[1], MIX[2]._replace(chosen=False), Choice("Punt", 0.0, 0.48))
    decision = Decision(
        Seat.HOME, 7, 1, "CallPlay", "4th and 2 at the Home 45, tied 0–0", "Long Pass", 0.0, long
    )
    assert spared(decision) == pytest.approx(0.06), "Run tempts more than Punt; Short Pass is as good"
    assert praise(decision) == "4th and 2 at the Home 45: Long Pass was right. Run would have given away 6 %."
    mistake = Decision(Seat.HOME, 7, 1, "CallPlay", "", "Run", 0.06, MIX)
    assert spared(mistake) == 0


def test_a_game_that_was_given_up_adds_up_to_its_result() -> None:
    game = Game(find("dice_football"), {"plays_per_quarter": 12}, seed=3, names=NAMES)
    game.answer("receive")
    game.resigned = Seat.HOME
    review = game.review()
    assert review.end == 0.0 and "gave up" in review.plays[-1].story
    assert fsum(row.change for row in review.sums) == pytest.approx(-review.start, abs=1e-9)
    assert review.plays[-1].decided(Seat.HOME) == pytest.approx(0, abs=0.1), "no decision is charged with it"
    assert review.plays[-1].luck == pytest.approx(0, abs=0.1), "nor is it luck"
    given = next(row for row in review.sums if row.kind == GIVEN_UP)
    assert given.change == pytest.approx(-0.5, abs=0.1), "what was left is given up"
    assert given.words == "", "it happens once"


@pytest.fixture(scope="module")
def card_bowl() -> tuple[Game, Review]:
    game = record("card_bowl", "one_joker")
    return game, game.review()


def test_a_mistake_can_be_tried_again(card_bowl: tuple[Game, Review]) -> None:
    game, review = card_bowl
    found = exercises(game, review, Seat.AWAY)
    assert found and all(exercise.decision.seat is Seat.AWAY for exercise in found)
    one = found[0]
    same = one.compare(game.inputs[one.decision.at].value)
    assert not same.good and same.gain == 0 and "the same as in the game" in same.words
    choices = {choice.label: choice for choice in one.decision.choices}
    label = game.rulebook.face.words.label
    better = next(
        answer
        for answer in one.question.options()
        if label(one.question, answer) == one.decision.choices[0].label
    )
    compared = one.compare(better)
    assert compared.good and compared.gain == pytest.approx(
        (choices[compared.label].chance or 0) - (choices[one.decision.chosen].chance or 0)
    )
    with pytest.raises(Refusal):
        one.compare("nonsense")


def test_a_line_lies_beside_the_best_for_its_play() -> None:
    """OS-9.1 Your whole line, the best line, what each gained; and how the hand drifts (OS-21.1)."""
    game = record("out_of_sight", "fresh_field_taken_back")
    review = game.review(stop=lambda: False)
    lines = [one.shown for one in review.decisions if one.asked == "CallPlay" and one.shown]
    assert lines
    for line in lines:
        assert {"yours", "best", "gained", "could", "how", "along", "left"} == set(line)
        assert line["yours"] and line["best"]
    hands = review.extra["hands"]
    for seat in hands:
        mine = [
            one.shown for one in review.decisions if one.asked == "CallPlay" and one.seat.name.lower() == seat
        ]
        assert hands[seat]["lines"] == len([one for one in mine if one])
        assert hands[seat]["gained"] == pytest.approx(sum(one["gained"] for one in mine if one), abs=0.06)
