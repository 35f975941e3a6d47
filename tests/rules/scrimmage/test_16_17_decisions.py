"""Chapters 16 to 18: decisions, hidden information and chance."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from snapcount.core.data.plain import from_plain, to_plain
from snapcount.core.drivers.odds import Odds
from snapcount.core.game import Game
from snapcount.core.table import Seat
from snapcount.games.scrimmage import RULEBOOK
from snapcount.games.scrimmage.examples.choices import MOVES
from snapcount.games.scrimmage.questions.move import Move, plan_problem
from snapcount.games.scrimmage.rules.actions import (
    DOWN,
    END,
    Action,
    action_problem,
    actions,
    carry_out,
    man_actions,
)
from snapcount.games.scrimmage.rules.contact import fumbled
from snapcount.games.scrimmage.rules.fumbles import settle
from snapcount.games.scrimmage.rules.legal.acting import half
from snapcount.games.scrimmage.rules.passing import try_interception
from snapcount.games.scrimmage.rules.reach import reach
from snapcount.games.scrimmage.rules.rehearsal import REHEARSAL
from snapcount.games.scrimmage.rules.setup import take_snapshot
from snapcount.games.scrimmage.state import DONE, FRESH, OPEN, PARKED, Play, State
from snapcount.games.scrimmage.tables import MOVEMENT, load
from snapcount.games.scrimmage.view import scramble, show_play, view
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
    state_of,
    step,
    total,
)


def scrum(phase: str = "O.movement_contact", turn: str = "contact", **fields: object) -> Play:
    return position(LINED_UP, phase=phase, turn=turn, holder="O12", **fields)


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
    game = Game(RULEBOOK, {"scenario": "multiple"}, seed=3, start=state_of(play))
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


def test_sc_16_10_a_man_in_motion_is_searched_with_his_limit() -> None:
    play = position({**LINED_UP, "O85": "2029N"}, turn="snap", holder="O12", o_line="aggressive_blocking")
    play, _ = do(play, Action("motion", "O85"), *[Action("turn", "O85", by=1)] * 2)
    found = reach(play, "O85")
    slow = brute(play, "O85")
    assert {(hex, facing): left for hex, facing, left in found.places()} == slow
    for hex, facing in sorted(slow)[::17]:
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


def hidden() -> State:
    play = scrum(
        "D.movement_contact",
        carriers=("O12", "O31"),
        o_line="pass_blocking",
        o_ball="forward_pass",
        d_line="aggressive_charge",
        d_backs="zone",
        targets=(h("1940"), h("2040")),
        target=h("2040"),
    )
    return state_of(play)


def test_sc_17_1_markers_are_private_until_they_are_shown() -> None:
    play = hidden().play._replace(lines_shown=False)
    ours, theirs, nobody = (show_play(play, side) for side in ("O", "D", ""))
    assert (ours.o_line, ours.o_ball, ours.d_line, ours.d_backs) == ("pass_blocking", "forward_pass", "", "")
    assert (theirs.o_line, theirs.o_ball, theirs.d_line, theirs.d_backs) == (
        "",
        "",
        "aggressive_charge",
        "zone",
    )
    assert (nobody.o_line, nobody.o_ball, nobody.d_line, nobody.d_backs) == ("", "", "", "")
    shown = play._replace(lines_shown=True, ball_shown=True, backs_shown=True)
    assert show_play(shown, "").o_ball == "forward_pass" and show_play(shown, "O").d_backs == "zone"


def test_sc_17_1_each_seat_sees_the_markers_of_its_own_side() -> None:
    state = hidden()
    state = state._replace(play=state.play._replace(lines_shown=False))
    offence, defence, spectator = (view(state, seat).play for seat in (Seat.HOME, Seat.AWAY, None))
    assert (offence.o_ball, offence.d_backs, offence.holder) == ("forward_pass", "", "O12")
    assert (defence.o_ball, defence.d_backs, defence.holder) == ("", "zone", "")
    assert (spectator.o_ball, spectator.d_backs, spectator.holder) == ("", "", "")
    turned = state._replace(play=state.play._replace(offence=Seat.AWAY))
    assert view(turned, Seat.AWAY).play.o_ball == "forward_pass" and view(turned, Seat.HOME).play.o_ball == ""


def test_sc_17_2_only_the_offence_knows_who_has_the_ball() -> None:
    play = hidden().play
    assert (
        show_play(play, "O").holder == "O12"
        and show_play(play, "D").holder == show_play(play, "").holder == ""
    )
    assert show_play(play, "D").carriers == ("O12", "O31")
    assert show_play(play._replace(carriers=("O12",)), "D").holder == "O12"


def test_sc_17_3_targets_and_the_choice_are_the_offences() -> None:
    play = hidden().play
    assert show_play(play, "O").target == h("2040") and show_play(play, "D").target == -1
    assert show_play(play, "D").targets == show_play(play, "").targets == ()


def test_sc_17_4_everything_else_is_public() -> None:
    play = hidden().play
    secret = {"holder", "o_line", "o_ball", "d_line", "d_backs", "targets", "target"}
    for side in ("O", "D", ""):
        seen = show_play(play, side)
        assert all(getattr(seen, name) == getattr(play, name) for name in Play._fields if name not in secret)
    assert view(hidden(), None).match == hidden().match


@pytest.mark.rules("SC-17.5")
def test_sc_17_5_what_is_hidden_leaks_neither_by_view_nor_by_question_nor_by_event() -> None:
    random = Random(1)
    for seat in (Seat.HOME, Seat.AWAY, None):
        for _ in range(20):
            assert view(scramble(hidden(), seat, random), seat) == view(hidden(), seat)
    seat, question = asked(hidden())
    assert seat is Seat.AWAY and isinstance(question, Move)
    assert question.play == show_play(hidden().play, "D")
    # The same public step by a real carrier behind the line and by a dummy look alike to the defence.
    told = []
    for holder in ("O12", "O31"):
        play = position({"O12": "1928N", "O31": "1828N"}, carriers=("O12", "O31"))._replace(holder=holder)
        after, table = do(play, *step("O31", 0))
        told.append(([event for event in table.events if event.seen_by(Seat.AWAY)], show_play(after, "D")))
    assert told[0] == told[1]
    bound = position({"O12": "1928N", "O31": "2030N"}, carriers=("O12", "O31"), o_ball="run_left")
    assert refused(bound._replace(holder="O31"), *step("O31", 0)) == "SC-13.19"
    assert refused(bound._replace(holder="O12"), *step("O31", 0)) == ""


def test_sc_17_6_unrevealed_markers_stay_secret_after_the_play() -> None:
    play = position({"O12": "1928N"}, holder="O12", o_ball="run_left", d_backs="zone", targets=(5, 9))
    over, table = do(play, DOWN)
    seen = show_play(over, "D")
    assert seen.o_ball == "" and seen.targets == () and show_play(over, "O").d_backs == ""
    assert all("run_left" not in str(event.facts) for event in table.events)


def test_sc_18_1_every_chance_of_the_game_is_asked_of_the_table() -> None:
    play = position({"O12": "1928N", "O31": "1929NW", "D64": "1940S"}, holder="O12")
    with pytest.raises(AssertionError, match="dice"):
        carry_out(REHEARSAL, play, hand("O12", "O31"))
    assert total(12) == (6, 6)


def test_sc_18_2_chances() -> None:
    odds = Odds()
    assert odds.of(fumbled, "O31") == {True: Fraction(1, 36), False: Fraction(35, 36)}
    loose = position({"O12": "1928N", "D64": "1928S"}, phase="D.fumble", loose="O12")
    spread = Odds().of(settle, loose, "O12", "D64", "D")
    lost = sum(chance for result, chance in spread.items() if result.end and result.end.why == "fumble_lost")
    assert float(lost) == pytest.approx(6 / 7, abs=1e-12)
    air = position(
        {"O21": "1935N", "D26": "1936S"}, phase="D.intercept", aimed="O21", aimed_from="O21", forward=True
    )
    caught = Odds(lambda seat, question: "D26").of(try_interception, air)
    ends = {result.end.why: chance for result, chance in caught.items() if result.end is not None}
    assert ends == {"intercepted": Fraction(6, 36), "incomplete": Fraction(30, 36)}
