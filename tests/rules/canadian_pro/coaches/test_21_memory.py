"""What the veteran remembers has bounds: a season's odds and a million games must fit."""

from __future__ import annotations

import gc
import weakref
from functools import _lru_cache_wrapper  # pyright: ignore[reportPrivateUsage]

import pytest

from snapcount.games.canadian_pro.coaches import kick_worth, matchup, model, plans, spreads, veteran
from snapcount.games.canadian_pro.coaches.matchup import matchup_of
from snapcount.games.canadian_pro.coaches.model import LOST, Ladder, ladder
from snapcount.games.canadian_pro.coaches.outlook import worths
from snapcount.games.canadian_pro.coaches.spreads import remembered
from snapcount.games.canadian_pro.rules.calls import Call
from tests.rules.canadian_pro.scripted import at


@pytest.mark.parametrize("module", [kick_worth, matchup, model, plans, spreads, veteran])
def test_every_memory_of_the_veteran_has_a_bound(module: object) -> None:
    memories = {name: one for name, one in vars(module).items() if isinstance(one, _lru_cache_wrapper)}
    assert memories
    assert all(one.cache_parameters()["maxsize"] for one in memories.values())


def test_only_the_pairings_of_late_keep_their_enumerated_rules() -> None:
    most = [one.cache_parameters()["maxsize"] for one in (spreads.odds_of, kick_worth.odds_of)]
    assert all(number is not None and number <= spreads.PAIRINGS for number in most)


def test_of_too_many_spreads_the_oldest_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: dict[tuple[object, ...], spreads.Spread] = {}
    monkeypatch.setattr(spreads, "_SPREADS", kept)
    monkeypatch.setattr(spreads, "MOST_KEPT", 8)
    for number in range(100):
        assert remembered((number,), lambda number=number: ((number, True, 1.0),)) == ((number, True, 1.0),)  # type: ignore[misc]
        assert len(kept) <= 8
    assert (99,) in kept
    assert (91,) not in kept


def test_a_ladder_that_is_forgotten_goes_with_all_that_was_worked_out_with_it() -> None:
    """No ring of references: else it would stay until the collector comes by."""

    class Watched(Ladder):
        __slots__ = ("__weakref__",)

    found = at(41)
    card = matchup_of(found).ours.team.place_kicking
    steps = Watched(ladder(41, 1, 51, card).kept, LOST)
    assert worths(matchup_of(found), Call("run", "FB"), steps, 41)[3, ""] == pytest.approx(
        worths(matchup_of(found), Call("run", "FB"), ladder(41, 1, 51, card), 41)[3, ""]
    )
    gone = weakref.ref(steps)
    gc.disable()
    try:
        del steps
        assert gone() is None
    finally:
        gc.enable()
