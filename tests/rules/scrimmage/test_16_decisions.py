"""Chapter 16: decisions and their legality."""

from __future__ import annotations

from random import Random

import pytest

from snapcount.core.data.plain import to_plain
from snapcount.core.data.typed import from_plain
from snapcount.core.game import Game
from snapcount.core.table import Seat
from snapcount.games.scrimmage import RULEBOOK
from snapcount.games.scrimmage.examples.choices import MOVES
from snapcount.games.scrimmage.questions.move import plan_problem
from snapcount.games.scrimmage.rules.actions import (
    DOWN,
    END,
    Action,
    action_problem,
    actions,
    carry_out,
    man_actions,
)
from snapcount.games.scrimmage.rules.field import COLUMN, ROW, find
from snapcount.games.scrimmage.rules.legal.acting import half
from snapcount.games.scrimmage.rules.reach import reach
from snapcount.games.scrimmage.rules.rehearsal import REHEARSAL
from snapcount.games.scrimmage.rules.setup import take_snapshot
from snapcount.games.scrimmage.state import DONE, FRESH, OPEN, PARKED, Man, Play, State
from snapcount.games.scrimmage.tables import LINE_UPS, MOVEMENT, load
from tests.rules.scrimmage.build import (
    LINED_UP,
    asked,
    contact,
    do,
    eligible,
    h,
    hand,
    man,
    position,
    refused,
    scrum,
    state_of,
    step,
)


def test_sc_16_1_who_is_asked_what() -> None:
    names = {question.__name__ for question in RULEBOOK.rules.questions}
    assert len(names) == 19
    assert asked(scrum())[0] is Seat.HOME and asked(scrum("D.movement_contact"))[0] is Seat.AWAY
    seats = {"O.targets": Seat.HOME, "turn_end": Seat.HOME, "O.commit": Seat.HOME, "D.fumble": Seat.AWAY}
    for phase, seat in seats.items():
        assert asked(scrum(phase, loose="O12" if phase == "D.fumble" else ""))[0] is seat


def test_sc_16_2_the_atomic_actions_of_the_ledger() -> None:
    movement = {
        entry["a"]
        for entry in load("actions")["actions"]
        if "movement" in entry["when"] or "fumble" in entry["when"]
    }
    snap = {"motion", "free_step", "free_turn"}
    assert movement | snap <= MOVES | {"call"} and {"step", "transit", "handoff", "recover"} <= MOVES
    assert refused(scrum(), Action("somersault", "O12")) == "SC-16.2"
    assert refused(scrum(), Action("step", "O99", (0,))) == "SC-16.2"


def test_sc_16_3_a_mans_record_of_the_phase() -> None:
    play = position({"O12": "1928N", "O31": "1929N", "O36": "1829NE", "D5": "1930S"}, holder="O12")
    assert {one.status for one in play.men} == {FRESH}
    play, _ = do(play, *step("O12", 3))
    assert (man(play, "O12").status, man(play, "O12").entered, man(play, "O12").mp) == (OPEN, True, 8)
    play, _ = do(play, contact("O36", "D5", "O31"), dice=(7,))
    assert [man(play, id).status for id in ("O12", "O36", "O31")] == [PARKED, OPEN, DONE]


@pytest.mark.rules("SC-16.4", "SC-16.5", "SC-16.6", "SC-16.7", "SC-16.8", "SC-16.9", "SC-16.12")
def test_sc_16_4_to_sc_16_9_and_sc_16_12_every_listed_action_completes_and_no_other_is_legal() -> None:
    everything = all_actions()
    for play in (scrum(), scrum("D.movement_contact"), scrum(turn="snap", o_line="aggressive_blocking")):
        listed = set(actions(play))
        legal = {action for action in everything if action_problem(play, action) is None}
        assert legal <= listed
        for action in listed:
            assert action_problem(play, action) is None
            if action.kind not in ("contact", "handoff", "recover", "down", "end_phase"):
                assert carry_out(REHEARSAL, play, action) != play


def all_actions() -> list[Action]:
    found = [END, DOWN]
    for id in LINED_UP:
        found += [Action(kind, id, (way,)) for kind in ("step", "leave", "recover") for way in range(6)]
        found += [Action("transit", id, (a, b)) for a in range(6) for b in range(6)]
        found += [Action(kind, id, by=by) for kind in ("turn", "free_turn") for by in (-1, 1)]
        found += [Action(kind, id) for kind in ("enter", "motion", "free_step", "recover")]
        found += [Action("contact", id, target=other) for other in LINED_UP]
        found += [
            hand(id, other, goes, dummy)
            for other in LINED_UP
            for goes, dummy in ((True, True), (False, True), (True, False))
        ]
    return found


def test_sc_16_12_a_refused_plan_changes_nothing_and_dice_come_last() -> None:
    play = scrum()
    problem = plan_problem(play, (*step("O31", 3), *step("O36", 0, 0, 0, 0, 0)))
    assert problem is not None
    early = plan_problem(play, (contact("O71", "D91"), *step("O31", 3)))
    assert early is not None and early.rule == "SC-16.12"
    deep = {id: f"{column}40S" for id, column in zip(LINE_UPS["D"][:6], range(10, 22, 2), strict=True)}
    markers = {
        "o_line": "pass_blocking",
        "o_ball": "run_left",
        "d_line": "reaction_charge",
        "d_backs": "zone",
    }
    whole = position({**LINED_UP, **deep}, holder="O12", targets=(h("1940"), h("2040")), **markers)
    game = Game(RULEBOOK, {"scenario": "multiple"}, seed=3, start=state_of(whole))
    before = (game.state, len(game.events))
    with pytest.raises(ValueError, match="SC-"):
        game.answer((*step("O31", 3), *step("O36", 0, 0, 0, 0, 0)))
    assert (game.state, len(game.events)) == before


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


def test_sc_16_13_the_state_is_plain_data_and_comes_back() -> None:
    state = state_of(scrum(carriers=("O12", "O31"), targets=(5, 9), passive=(("D61", "O12"),)))
    assert from_plain(State, to_plain(state)) == state and hash(state) == hash(
        from_plain(State, to_plain(state))
    )


def test_sc_16_14_questions_between_the_movement_phases() -> None:
    play = scrum("O.commit", o_ball="forward_pass", targets=(h("1940"), h("2040")))
    assert tuple(asked(play)[1].options()) == ("none", "lateral", "forward 1", "forward 2")
    for change, left in (
        ({"changed": True}, ("none",)),
        ({"o_ball": "run_left"}, ("none", "lateral")),
        ({"ball_crossed": True}, ("none", "lateral")),
        ({"ineligible_crossed": True}, ("none", "lateral")),
        ({"forward_thrown": True}, ("none", "lateral")),
    ):
        assert tuple(asked(play._replace(**change))[1].options()) == left


def test_sc_16_15_large_choices_are_asked_in_parts() -> None:
    play = scrum("O.targets", turn="snap")
    assert len(list(asked(play)[1].options())) == 2664
    assert len(list(asked(play, h("1940"))[1].options())) == 2663
    men = {
        "O31": "1930N",
        "D99": "1931S",
        "D78": "2030SW",
        "D61": "2029NW",
        "D91": "1929N",
        "D64": "1829NE",
        "D55": "1830SE",
    }
    crowd = position(men, phase="D.movement_contact", holder="O31")
    contacts = [action for action in actions(crowd) if action.kind == "contact" and action.man == "D99"]
    assert len(contacts) == 2**5
