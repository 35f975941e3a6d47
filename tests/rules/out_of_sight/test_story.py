"""What explains a play: where the line led on, the box score from every chair, practice, odds before the stroke."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.core.data.plain import to_plain
from snapcount.core.table import Event, Refusal
from snapcount.football.boxscore import box_score
from snapcount.games.out_of_sight import RULEBOOK
from snapcount.games.out_of_sight.questions.listed import SetLinebackers
from snapcount.games.out_of_sight.rules.huddle import declare_question, spot_question
from snapcount.games.out_of_sight.rules.playbook import Execution
from snapcount.games.out_of_sight.rules.strokes import dot, line
from snapcount.games.out_of_sight.show.words import down_text, label
from snapcount.games.out_of_sight.state import State
from snapcount.games.out_of_sight.view import View, view
from tests.rules.out_of_sight.table import (
    AWAY,
    FAR,
    HOME,
    bar,
    called,
    caught,
    changed,
    dive,
    game,
    go,
    kick,
    kickoff,
    receiver,
    returned,
    set_up,
    snap,
)

NAMES = ("Harbour", "Mill")


def fact(events: list[Event], what: str) -> dict[str, Any]:
    return next(event.facts for event in events if event.what == what)


# Where the line led on


def test_os_9_8_a_tackle_tells_what_the_line_would_have_gained_without_it() -> None:
    told = fact(dive(game(bar("white", 36), bar("red", 50)), 60.0).events, "gained")
    assert told["by"] == "white_bar" and told["beyond"].by == "red_bar"
    assert told["beyond"].yards == pytest.approx(50 - 30 + 0.25 - 0.55), "to the red bar at the 50"
    assert told["rest"] == ((60.0, 0.0),) and told["lifted"] == pytest.approx(30.25)
    assert told["reds_from"] is None, "he was down before Reds Only"


def test_os_9_8_without_the_linebacker_who_tackled_the_others_still_count() -> None:
    two = ((33.0, 0.0), (37.0, 0.0), (80.0, 20.0))
    told = fact(dive(game(bar("red", 55)), 60.0, lbs=two).events, "gained")
    assert told["by"] == "lb" and told["id"] == 0 and told["missed"] is None
    assert told["beyond"].by == "lb" and told["beyond"].id == 1


def test_the_nearest_linebacker_missed_by_so_much_and_reds_only_began_there() -> None:
    told = fact(dive(game(bar("red", 50)), 60.0, lbs=((36.0, 4.0), *FAR[1:])).events, "gained")
    assert told["missed"] == pytest.approx(4.0 - 1.25 - 0.25)
    assert told["reds_from"] == pytest.approx(10.0)
    behind = fact(dive(game(bar("white", 33)), 60.0, lbs=((36.0, 1.0), *FAR[1:])).events, "gained")
    assert behind["missed"] == pytest.approx(2.0, abs=0.5), (
        "he stood behind the bar: the line ended before him"
    )
    free = fact(dive(game(), 40.0).events, "gained")
    assert free["by"] == "end" and free["beyond"] is None and free["rest"] == ()


def test_os_6_5_a_return_tells_the_same() -> None:
    back = kickoff(game(bar("red", 70)), (90.0, 0.0))
    told = fact(returned(back.state, (40.0, 0.0)).events, "returned")
    assert (
        told["by"] == "red_bar" and told["beyond"].by == "end" and told["beyond"].yards == pytest.approx(50.0)
    )


# The box score


def every_chair(events: list[Event]) -> list[dict[str, Any]]:
    """The box score as the passer, the defence and a spectator are given it."""
    seen = [[event for event in events if event.seen_by(seat)] for seat in (HOME, AWAY, None)]
    return [box_score(RULEBOOK.face.rows(each, NAMES), NAMES)["teams"]["Harbour"] for each in seen]


def test_os_10_7_a_catch_is_a_completion_in_everybodys_box_score() -> None:
    begun = go(game(receiver(40, 5, 180.0), phase="declare"), "scrimmage")
    placed = go(begun.state, FAR)
    thrown = go(placed.state, called(placed.state, "slant", (41.2, 5.0)))
    ran = go(thrown.state, line((41.2, 5.0), (50.0, 5.0)))
    boxes = every_chair([*begun.events, *placed.events, *thrown.events, *ran.events])
    for box in boxes:
        assert (box["passes"], box["completions"], box["sacks_suffered"]) == (1, 1, 0)
        assert box["passing_yards"] == 20
    assert boxes[0] == boxes[1] == boxes[2]


def test_os_10_6_a_sack_after_a_catch_is_a_sack_in_everybodys_box_score() -> None:
    begun = go(game(receiver(40, 5, 180.0), phase="declare"), "scrimmage")
    ready = set_up(begun.state, ((19.0, 0.0), *FAR[1:]))
    thrown = go(ready, called(ready, "post", (41.2, 5.0)))
    ran = go(thrown.state, line((41.2, 5.0), (50.0, 5.0)))
    for box in every_chair([*begun.events, *thrown.events, *ran.events]):
        assert (box["passes"], box["completions"], box["sacks_suffered"]) == (0, 0, 1)


# Practice


def tried(state: State, answer: Any) -> dict[str, Any]:
    found: dict[str, Any] = RULEBOOK.face.aid(seen(state), {"ask": "try", "answer": to_plain(answer)})
    return found


def seen(state: State) -> View:
    return view(state, HOME)


def test_os_2_11_practice_says_contact_gain_and_shape_by_the_printed_field_alone() -> None:
    ready = set_up(game(bar("white", 36)), ((33.0, 0.0), *FAR[1:]))
    said = tried(ready, called(ready, "dive", (60.0, 0.0)))
    real = fact(dive(game(bar("white", 36)), 60.0).events, "gained")
    assert said["by"] == "white_bar" and said["at"] == pytest.approx(list(real["at"]))
    assert said["text"] == f"{said['yards']:+g} into a white bar."
    wide = tried(ready, called(ready, "sweep_left", (60.0, 0.0)))
    assert not wide["shape"] and "missed its shape" in wide["text"]


def test_os_10_4_practice_says_the_verdict_of_a_dot() -> None:
    ready = set_up(game(receiver(40, 5, 180.0)))
    assert tried(ready, called(ready, "slant", (41.2, 5.0)))["by"] == "complete"
    assert tried(ready, called(ready, "slant", (39.5, 5.0)))["by"] == "intercepted"
    assert "no receiver there" in tried(ready, called(ready, "slant", (35.0, 0.0)))["text"]


def test_practice_is_refused_like_the_answer_in_earnest_and_while_the_eyes_are_hidden() -> None:
    ready = set_up(game())
    with pytest.raises(Refusal, match="does not begin at the ball"):
        tried(ready, Execution("sneak", None, line((50.0, 0.0), (60.0, 0.0))))
    with pytest.raises(Refusal, match="can't be read"):
        RULEBOOK.face.aid(seen(ready), {"ask": "try", "answer": 7})
    with pytest.raises(Refusal, match="while it is hidden"):
        tried(game(phase="huddle"), called(ready, "dive", (60.0, 0.0)))
    with pytest.raises(Refusal, match="nothing to practise"):
        tried(game(phase="declare"), line((30.0, 0.0), (60.0, 0.0)))


def test_returns_and_kicks_are_practised_too() -> None:
    back = kickoff(game(bar("red", 70)), (90.0, 0.0)).state
    said = RULEBOOK.face.aid(
        view(back, AWAY), {"ask": "try", "answer": to_plain(line((90.0, 0.0), (40.0, 0.0)))}
    )
    assert said["by"] == "red_bar" and said["yards"] == 19.5
    posts = go(game(phase="declare", los=75.0, down=4), "field_goal").state
    assert (
        tried(posts, dot((116.0, 0.0)))["by"] == "good" and tried(posts, dot((100.0, 0.0)))["by"] == "no_good"
    )
    punt = go(game(phase="declare", down=4), "punt").state
    assert tried(punt, dot((70.0, 0.0)))["text"] == "40 yards: it lands."
    assert "blocked" in tried(punt, dot((112.0, 0.0)))["by"]


# Odds and words before the stroke


def on_the_default_field(phase: str, **changes: Any) -> State:
    state = game(phase=phase, **changes)
    state = state._replace(options=state.options._replace(field="default"), ball_y=1.5)
    return changed(state, los=50.0, ltg=60.0)


def test_declarations_spots_and_fronts_have_odds() -> None:
    state = on_the_default_field("declare", down=4)
    asked = declare_question(state)
    told = {said.option: said for said in RULEBOOK.coaches.advice(seen(state), asked)}
    assert set(told) == set(asked.options())
    assert sum(share for _, share in told["scrimmage"].chances) == pytest.approx(1)
    assert "past the line" in told["punt"].text and 0 <= dict(told["punt"].chances)["blocked"] < 0.3
    place = on_the_default_field("scrimmage")
    spots = RULEBOOK.coaches.advice(seen(place), spot_question(place))
    assert spots and all("a play from here" in said.text for said in spots)
    ready = on_the_default_field("huddle")
    fronts = SetLinebackers(ready.scrimmage_x, ready.ball_y, ready.going)
    odds = RULEBOOK.coaches.advice(view(ready, AWAY), fronts)
    assert [said.option for said in odds] == list(fronts.options())
    assert all(0 < dict(said.chances)["in the way"] < 1 for said in odds)


def test_os_8_2_the_offered_fronts_are_legal_everywhere_and_have_names() -> None:
    for x in (2.0, 20.0, 50.0, 80.0, 90.0, 97.0, 99.5):
        for goes in (1, -1):
            asked = SetLinebackers(x if goes == 1 else 100 - x, 3.0, goes)
            names = [label(asked, front) for front in asked.options()]
            assert names[:2] == ["Straight", "Wide"] and len(names) == len(set(names))
            assert all(asked.problem(front) is None for front in asked.options())
    assert "Blitz" in [label(SetLinebackers(50.0, 0.0, 1), f) for f in SetLinebackers(50.0, 0.0, 1).options()]


def test_os_7_5_spots_are_said_in_words() -> None:
    state = game(bar("white", 29.0), phase="scrimmage")
    asked = spot_question(state)
    names = [label(asked, option) for option in asked.options()]
    assert names and all(name.endswith("the middle") for name in names), names
    assert {name.split()[2] for name in names} == {"above", "below"}


def test_os_13_6_a_punt_return_has_no_down() -> None:
    punted = kick(game(down=4), "punt", dot((70.0, 0.0))).state
    assert down_text(view(punted, AWAY)) == "punt return"
    back = kickoff(game(), (90.0, 0.0)).state
    assert down_text(view(back, AWAY)) == "kickoff return"
    stolen = snap(game(receiver(40, 5)), "slant", (40.1, 5.0)).state
    assert down_text(view(stolen, AWAY)) == "interception return"
    assert caught(game(receiver(40, 5, 180.0)), "slant", (41.2, 5.0), (50.0, 5.0)).state.run is None


def test_the_situation_names_whose_yard_line_it_is() -> None:
    say = RULEBOOK.face.words.situation
    assert "Harbour has the ball at the Harbour 30, 1st and 10." in say(
        view(game(), HOME), ("Harbour", "Mill")
    )
    there = game(ball=55.5, line=65.5)
    assert "at the Mill 44.5, 1st and 10." in say(view(there, HOME), ("Harbour", "Mill"))
