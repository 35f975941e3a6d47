"""What the board asks while a player thinks."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.core.data.plain import to_plain
from snapcount.core.table import Refusal, Seat
from snapcount.games.card_bowl import RULEBOOK
from snapcount.games.card_bowl.examples.given import formations
from snapcount.games.card_bowl.rules.cards import FULL_PILE, SUITED
from snapcount.games.card_bowl.rules.lineup.arrange import arranged, defence_sets
from snapcount.games.card_bowl.rules.lineup.formations import SHAPES, OffenceSet, defence_problem
from snapcount.games.card_bowl.rules.options import DEFAULTS, start
from snapcount.games.card_bowl.rules.turns.match_ups import defence_values, offence_values
from snapcount.games.card_bowl.show.aids import aid
from snapcount.games.card_bowl.state import Play, State
from snapcount.games.card_bowl.view import View, view
from tests.rules.card_bowl.bowl import down_at, formation

HAND = SUITED[:11]
PRO = "U-B101-T01-W11"


def state(**more: Any) -> State:
    options = {**DEFAULTS, "deal_by_quarter": ""}
    for side in ("home", "away"):
        options |= {f"{side}_offence_cards": 0, f"{side}_defence_cards": 0, f"handicap_{side}": 0}
    return start(options)._replace(phase="pattern_1", situation=down_at(Seat.HOME, 30), **more)


def during(play: Play, seat: Seat | None) -> View:
    return view(state(play=play), seat)


def test_a_legal_shape_is_named_and_an_illegal_one_says_why() -> None:
    nowhere = view(state(), Seat.HOME)
    legal = aid(nowhere, {"ask": "placing", "set": to_plain(arranged(PRO, HAND, "run")), "at": -1})
    assert legal == {"problem": None, "places": [], "name": "Pro set"}
    lonely = OffenceSet("U-B102-T02-W00", HAND)
    said = aid(nowhere, {"ask": "placing", "set": to_plain(lonely), "at": -1})
    assert said["problem"] == {
        "rule": "CB-12.5",
        "sentence": "Each side needs an end: a tight end or a wide receiver.",
    }


def test_every_place_offered_to_a_card_is_legal_and_linemen_stay() -> None:
    nowhere = view(state(), Seat.HOME)
    chosen = to_plain(arranged(PRO, HAND, "run"))
    places = aid(nowhere, {"ask": "placing", "set": chosen, "at": 9})["places"]
    assert places == ["TEL", "TER", "WRL", "WRR", "BM", "BR"]
    assert aid(nowhere, {"ask": "placing", "set": chosen, "at": 1})["places"] == []


def test_a_defender_is_offered_what_the_rules_allow() -> None:
    play = formations(formation(), False)
    facing = SHAPES[PRO]
    laid = defence_sets(HAND, facing)[0]
    seen = during(play, Seat.AWAY)
    said = aid(seen, {"ask": "placing", "set": to_plain(laid), "at": 5})
    assert said["problem"] is None
    moved = laid._replace(
        zones=tuple(zone for at, zone in enumerate(laid.zones) if at != 1), corners=(*laid.corners, "TER1")
    )
    assert ("TER1" in said["places"]) == (defence_problem(facing, moved) is None)
    crowded = laid._replace(front=(-2.0, -1.5, 1.5, 3.0))
    assert aid(seen, {"ask": "placing", "set": to_plain(crowded), "at": -1})["problem"]["rule"] == "CB-12.9"


def test_totals_are_those_of_the_rules_and_hidden_cards_stay_hidden() -> None:
    play = formations(formation(), False)
    men = tuple(man._replace(at=0) if man.place in ("LT", "LG") else man for man in play.field.men)
    play = play._replace(field=play.field._replace(men=men), pile=FULL_PILE)
    own = aid(during(play, Seat.HOME), {"ask": "lanes"})
    assert own["offence"] == list(offence_values(play.field, play.offence))
    assert own["defence"] == [None] * len(play.field.xs)
    theirs = aid(during(play, Seat.AWAY), {"ask": "lanes", "field": to_plain(play.field)})
    assert theirs["offence"][0] is None
    assert theirs["defence"] == list(defence_values(play.field, play.defence))
    assert aid(during(play, None), {"ask": "lanes"})["defence"] == [None] * len(play.field.xs)
    past = {"field": to_plain(play.field), "offence": list(play.offence), "defence": [""] * len(play.defence)}
    before = RULEBOOK.rules.view(RULEBOOK.rules.start(RULEBOOK.settle({})), None)
    assert aid(before, {"ask": "lanes", **past}) == own, "a past moment that the request describes"


@pytest.mark.parametrize(
    "wanted",
    [
        {},
        {"ask": "cards"},
        {"ask": "placing"},
        {"ask": "placing", "set": {"shape": "X-1"}, "at": 0},
        {"ask": "placing", "set": {"shape": "X-1", "cards": []}, "at": 0},
        {"ask": "placing", "set": {"front": [0.1], "zones": ["F"], "corners": [], "cards": []}, "at": 0},
        {"ask": "lanes", "field": {"gun": 1}},
        {"ask": "lanes", "offence": ["1X"], "defence": []},
        {"ask": "lanes", "offence": "QB"},
    ],
)
def test_nonsense_is_refused_with_a_sentence(wanted: dict[str, Any]) -> None:
    play = formations(formation(), False)
    seen = during(play, Seat.AWAY)
    try:
        said = aid(seen, wanted)
    except Refusal as refusal:
        assert refusal.sentence
    else:
        assert said["problem"]["sentence"]
