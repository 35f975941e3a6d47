"""Zones, sight and previews at every moment of recorded games, from what each seat and a spectator see there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.record.file import load
from snapcount.core.table import Seat
from snapcount.games import find
from snapcount.games.scrimmage.rules.passing import commit
from snapcount.games.scrimmage.show.aids import aid_view, pass_odds
from snapcount.games.scrimmage.state import State
from tests.rules.scrimmage.build import run_until_asked, throwing

RECORDS = sorted((Path(__file__).parents[2] / "records" / "scrimmage").glob("*.snap"))
EVERY = 9


def moments(path: Path) -> list[State]:
    game = load(path, find)
    answers = [at for at, given in enumerate(game.inputs) if given.seat is not None]
    return [game.at(at).state for at in answers[::EVERY][:12]]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_sc_6_4_every_aid_answers_at_every_moment_for_all_eyes(path: Path) -> None:
    rulebook = find("scrimmage")
    reached = 0
    for state in moments(path):
        views = [rulebook.rules.view(state, seat) for seat in (None, *Seat)]
        zones = [aid_view(view, {"ask": "zones"}) for view in views]
        assert zones[0] == zones[1] == zones[2], "where the men stand is no secret"
        assert any(zones[0].values()) == any(man.hex >= 0 and not man.level for man in state.play.men)
        for view in views:
            for man in view.play.men:
                seen: dict[str, Any] = aid_view(view, {"ask": "sight", "man": man.id})
                assert bool(seen["hexes"]) == (man.hex >= 0)
                reached += len(aid_view(view, {"ask": "man", "man": man.id})["places"]) > 1
    assert reached > 10


def test_a_pass_is_weighed_only_by_who_knows_who_holds_the_ball() -> None:
    known = hidden = 0
    for path in RECORDS:
        for state in moments(path):
            play = state.play
            if not play.holder or play.turn == "pre":
                continue
            for seat in (None, *Seat):
                view = find("scrimmage").rules.view(state, seat)
                found = aid_view(view, {"ask": "passes"})["passes"]
                if view.play.holder:
                    known += len(found) > 0
                else:
                    hidden += 1
                    assert found == []
    assert known and hidden


def test_sc_9_26_while_a_pass_may_be_called_each_call_is_weighed_and_then_none_but_the_one_made() -> None:
    play = throwing("turn_end", turn="snap", committed="", target=-1, number=0)
    state = run_until_asked(play, "keep").play
    every = pass_odds(state, "")["passes"]
    aimed = [
        {one["to"]: one for one in pass_odds(state, call)["passes"]} for call in ("forward 1", "forward 2")
    ]
    assert every and aimed[0] != aimed[1], "how far off a catcher stands depends on the target"
    for one in every:
        assert one["complete"] >= max(
            (way[one["to"]]["complete"] for way in aimed if one["to"] in way), default=0
        )
    assert pass_odds(state, "none") == {"passes": []}
    called = commit(Script([]), state, "forward 1")
    assert {one["to"]: one for one in pass_odds(called, "")["passes"]} == aimed[0]
    assert pass_odds(state._replace(phase="O.movement_contact"), "") == {"passes": []}, (
        "no pass comes in this turn"
    )
