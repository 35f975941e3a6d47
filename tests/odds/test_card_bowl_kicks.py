"""The odds of kicks in the ledger's tables/odds.json, from the rules themselves: exact."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from snapcount.core.table import Seat
from snapcount.games.card_bowl.rules.cards import SUITED, VALUE
from snapcount.games.card_bowl.rules.kicks.field_goal import block_window, place_kick
from snapcount.games.card_bowl.rules.kicks.kickoff import flight, later_kick_card, yard_line
from snapcount.games.card_bowl.rules.kicks.punt import punt
from tests.odds.card_bowl_ledger import DOWN, EIGHT, HOME, TABLE, near
from tests.odds.card_bowl_paths import BY_COLOUR, BY_RANK, Path, chances, pile, sums
from tests.rules.card_bowl.bowl import a_down


def test_where_a_kickoff_comes_down() -> None:
    def kick(t: Path) -> Any:
        flown, left = flight(t, HOME, 2, pile(BY_RANK))
        flag = left.flag.kind if left.flag else ""
        if flown.out:
            return "out", False, flag
        first, second = flown.cards
        return yard_line(VALUE[first], VALUE[second], 30), flown.muff, flag

    found = chances(kick)
    wanted = TABLE["kickoff_yard_line"]
    by_line: dict[Any, Fraction] = {}
    for (line, _, _), chance in found.items():
        by_line[line] = by_line.get(line, Fraction(0)) + chance
    assert sum(found.values()) == 1
    assert by_line.pop("out") == Fraction(wanted["p_out_of_bounds"]["exact"])
    assert by_line == {int(line): Fraction(row["exact"]) for line, row in wanted["dist_by_yard_line"].items()}
    assert near(sum(chance for line, chance in by_line.items() if line <= 0), wanted["p_in_end_zone"], EIGHT)
    offside = sum(chance for (_, _, flag), chance in found.items() if flag == "KO-OFFSIDE")
    assert near(offside, wanted["p_offside_flag"], EIGHT)


def test_muffs_and_flags_of_a_kickoff_with_its_coverage_card() -> None:
    def kick(t: Path) -> Any:
        flown, left = flight(t, HOME, 2, pile(("3S",) * 20 + ("9S",) * 32))
        if flown.out:
            return "out", ""
        _, muff, left = later_kick_card(t, HOME, left, "coverage")
        return flown.muff or muff, left.flag.kind if left.flag else ""

    found = chances(kick)
    muff = sum(chance for (muffed, _), chance in found.items() if muffed is True)
    flag = sum(chance for (_, kind), chance in found.items() if kind == "KO-KICK")
    assert near(muff, TABLE["kickoff_yard_line"]["p_muff"], EIGHT)
    assert near(flag, TABLE["kickoff_yard_line"]["p_kick_or_coverage_flag"], EIGHT)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_how_far_a_punt_goes(count: int) -> None:
    wanted = TABLE["punt_gross"]["by_cards"][str(count)]
    found = {value + 15: chance for value, chance in sums(count).items()}
    assert {str(gross) for gross in found} == set(wanted["dist"])
    assert all(near(chance, wanted["dist"][str(gross)], EIGHT) for gross, chance in found.items())
    assert sum(gross * chance for gross, chance in found.items()) == wanted["mean_gross"]
    assert (min(found), max(found)) == (wanted["min"], wanted["max"])

    kicked = chances(lambda t: came_to(t, count))
    assert kicked["blocked"] == Fraction(count, 53) and kicked["punted"] == 1 - Fraction(count, 53)


class Ended(BaseException):
    """The punt is blocked, or in the air."""


class Punting(Path):
    """A path that ends with the kick itself."""

    def tell(self, what: str, /, *, to: Seat | None = None, **facts: object) -> None:
        if what in ("blocked", "punted"):
            raise Ended(what)


def came_to(t: Path, count: int) -> str:
    try:
        punt(Punting(t.cards, t.policy), a_down(HOME, 20, 4, 10), count, False, pile(("7S",) * 52))
    except Ended as ended:
        return str(ended.args[0])
    raise AssertionError("a punt that never was")


def test_a_punt_out_of_bounds() -> None:
    outside = [card for card in SUITED[1:] if card[-1] != SUITED[0][-1]]
    assert near(Fraction(len(outside), 51), TABLE["punt_oob_check"]["p_out"], EIGHT)


def interrupted(window: int, second: bool) -> dict[str, Fraction]:
    """How six kick cards end, whatever their values."""

    def kick(t: Path) -> str:
        kicked, left = place_kick(t, DOWN, window, second, pile(BY_COLOUR))
        if kicked.dead:
            return "dead"
        if kicked.blocked:
            return "blocked"
        return "offside" if left.flag and left.flag.kind == "FG-1" else "kicked"

    return chances(kick)


def test_field_goals_of_every_length() -> None:
    totals = sums(6)
    ways = {window: interrupted(window, True) for window in range(1, 7)}
    for text, wanted in TABLE["field_goal"]["by_distance"].items():
        distance = int(text)
        way = ways[block_window(distance)]
        enough = sum(chance for value, chance in totals.items() if value >= distance)
        kicked = way["kicked"] + way["offside"]
        assert near(enough, wanted["good_if_not_interrupted"], EIGHT)
        assert near(kicked * enough, wanted["good"], EIGHT) and near(
            kicked * (1 - enough), wanted["missed"], EIGHT
        )
        assert near(way["blocked"], wanted["blocked"], EIGHT) and near(
            way["dead"], wanted["dead_ball_foul"], EIGHT
        )


def test_the_extra_point() -> None:
    wanted, way = TABLE["extra_point"], interrupted(1, False)
    enough = sum(chance for value, chance in sums(6).items() if value >= 20)
    kicked = way["kicked"] + way["offside"]
    assert near(kicked * enough, wanted["good"], EIGHT) and near(
        kicked * (1 - enough), wanted["missed"], EIGHT
    )
    assert near(way["blocked"], wanted["blocked"], EIGHT) and near(
        way["dead"], wanted["retry_offence_foul"], EIGHT
    )
    assert near(way["offside"], wanted["defence_offside"], EIGHT)
