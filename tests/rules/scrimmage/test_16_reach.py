"""Chapter 16: the places that a man can reach, found fast and found step by step."""

from __future__ import annotations

from random import Random

import pytest

from snapcount.games.scrimmage.rules.actions import (
    Action,
    carry_out,
    man_actions,
)
from snapcount.games.scrimmage.rules.field import COLUMN, ROW, find
from snapcount.games.scrimmage.rules.legal.acting import half
from snapcount.games.scrimmage.rules.reach import reach
from snapcount.games.scrimmage.rules.rehearsal import REHEARSAL
from snapcount.games.scrimmage.rules.setup import take_snapshot
from snapcount.games.scrimmage.state import Man, Play
from snapcount.games.scrimmage.tables import MOVEMENT
from tests.rules.scrimmage.build import (
    LINED_UP,
    contact,
    do,
    eligible,
    h,
    man,
    position,
    step,
)


@pytest.mark.parametrize(
    ("mp", "places"), [(4, 86), (5, 151), (6, 245), (8, 526), (9, 719), (10, 955), (11, 1218), (12, 1524)]
)
def test_sc_16_10_reachable_states_on_an_open_field(mp: int, places: int) -> None:
    found = reach(position({"O31": f"1930N {mp}mp"}), "O31")
    assert len(found) == places
    if mp == 12:
        assert len(found.hexes()) == 336


def brute(play: Play, id: str) -> dict[tuple[int, int], int]:
    """Every place by the legality of single actions alone."""
    best: dict[tuple[int, int, bool, int], int] = {}
    result: dict[tuple[int, int], int] = {}
    edge = [play]
    while edge:
        here = edge.pop()
        one = man(here, id)
        early = one.motion >= 0 and MOVEMENT[id] - one.mp < half(id)
        key = (one.hex, one.facing, one.entered, one.mp if early else -1)
        if best.get(key, -1) >= one.mp and here is not play:
            continue
        best[key] = one.mp
        result[one.hex, one.facing] = max(result.get((one.hex, one.facing), -1), one.mp)
        if here.end is not None:
            continue
        moves = list(man_actions(here, one))
        edge += [
            carry_out(REHEARSAL, here, action)
            for action in moves
            if action.kind in ("step", "turn", "transit", "free_step", "free_turn")
        ]
    return result


def random_position(random: Random) -> tuple[Play, str]:
    """A crowd around the ball, some of it down, in any phase."""
    column, row = random.randint(15, 23), random.randint(26, 34)
    men: dict[str, str] = {}
    spots = [f"{column + c:02}{row + r:02}" for c in range(-2, 3) for r in range(-2, 3)]
    for id, spot in zip(random.sample(sorted(LINED_UP), 11), random.sample(spots, 11), strict=True):
        mark = random.choice(["", "", "", " h", " n1"])
        men[id] = spot + random.choice(["N", "NE", "SE", "S", "SW", "NW"]) + mark
    side = random.choice("OD")
    turn = random.choice(["snap", "contact"])
    offence = [id for id in men if id[0] == "O" and " n" not in men[id]]
    play = position(
        men,
        phase=f"{side}.movement_contact",
        turn=turn,
        holder=random.choice(offence) if offence else "",
        o_line=random.choice(["aggressive_blocking", "pass_blocking"]),
        d_line=random.choice(["aggressive_charge", "reaction_charge"]),
        o_ball=random.choice(["run_left", "run_right", "forward_pass"]),
    )
    play = play._replace(snapshot=take_snapshot(play))
    able = [id for id in men if id[0] == side and " n" not in men[id]]
    return play, random.choice(able) if able else ""


def test_sc_16_10_the_fast_search_agrees_with_the_legality_of_single_actions() -> None:
    random = Random(7)
    checked = 0
    while checked < 40:
        play, id = random_position(random)
        if not id:
            continue
        play = play._replace(men=tuple(one._replace(mp=min(one.mp, 6)) for one in play.men))
        found = reach(play, id)
        slow = brute(play, id)
        assert {(hex, facing): left for hex, facing, left in found.places()} == slow
        for hex, facing in random.sample(sorted(slow), min(12, len(slow))):
            path = found.path(hex, facing)
            after, _ = do(play, *path)
            assert (man(after, id).hex, man(after, id).facing, man(after, id).mp) == (
                hex,
                facing,
                slow[hex, facing],
            )
        checked += 1


def test_sc_16_10_the_fast_search_agrees_before_the_snap_at_the_goal_line_and_for_men_on_their_way() -> None:
    random = Random(11)
    checked = 0
    while checked < 60:
        play, id = random_position(random)
        if not id:
            continue
        kind = checked % 3
        if kind == 0:
            play = play._replace(turn="pre", phase="D.movement" if id[0] == "D" else "O.movement")
        elif kind == 1:
            play = play._replace(
                scrimmage_line=30, holder=id if id[0] == "O" else play.holder, men=north(play, 28)
            )
        men = [one._replace(mp=min(one.mp, 5), entered=one.entered or kind == 2) for one in play.men]
        play = play._replace(men=tuple(men))
        slow = brute(play, id)
        assert {(hex, facing): left for hex, facing, left in reach(play, id).places()} == slow, (kind, id)
        checked += 1


def test_sc_16_10_who_has_come_into_the_hex_of_an_opponent_goes_no_farther() -> None:
    play = position({"O36": "1930N", "D64": "1930S"}, snapshot=eligible("O36"))
    come = play._replace(men=tuple(one._replace(entered=one.id == "O36") for one in play.men))
    for here in (play, come):
        slow = brute(here, "O36")
        assert {(hex, facing): left for hex, facing, left in reach(here, "O36").places()} == slow
        assert ({hex for hex, _ in slow} == {h("1930")}) is (here is come)


def north(play: Play, rows: int) -> tuple[Man, ...]:
    """The same men nearer to the attacked goal line."""
    return tuple(one._replace(hex=find(COLUMN[one.hex], ROW[one.hex] + rows)) for one in play.men)


@pytest.mark.parametrize("spent", [2, 4, 5, 6])
def test_sc_16_10_a_man_in_motion_is_searched_with_his_limit(spent: int) -> None:
    """To the last MP before half of his eleven are spent, and from then on as everybody."""
    play = position({**LINED_UP, "O85": "2029N"}, turn="snap", holder="O12", o_line="aggressive_blocking")
    play, _ = do(play, Action("motion", "O85"), *[Action("turn", "O85", by=1)] * spent)
    found = reach(play, "O85")
    slow = brute(play, "O85")
    assert {(hex, facing): left for hex, facing, left in found.places()} == slow
    for hex, facing in sorted(slow)[::3]:
        after, _ = do(play, *found.path(hex, facing))
        assert (man(after, "O85").hex, man(after, "O85").facing, man(after, "O85").mp) == (
            hex,
            facing,
            slow[hex, facing],
        )


def test_sc_16_11_after_a_contact_the_search_begins_anew() -> None:
    play = position({"O36": "1430NE", "O65": "1630NW", "D5": "1531S"}, snapshot=eligible("O36"))
    before = len(reach(play, "O36"))
    stopped, _ = do(play, *step("O36", 0), dice=())
    assert len(reach(stopped, "O36")) < before
    lifted, _ = do(play, contact("O36", "D5", "O65"), dice=(7,))
    assert reach(lifted, "O36").cost(h("1432"), 1) is not None
