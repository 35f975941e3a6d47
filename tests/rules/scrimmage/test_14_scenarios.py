"""Chapter 14: scenarios, downs and possessions."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Seat
from snapcount.games.scrimmage import RULEBOOK
from snapcount.games.scrimmage.examples.given import start_match
from snapcount.games.scrimmage.questions.kicks import FourthDown
from snapcount.games.scrimmage.questions.listed import Reactivate
from snapcount.games.scrimmage.questions.place import Place
from snapcount.games.scrimmage.rules.actions import Action
from snapcount.games.scrimmage.rules.course import play as play_phase
from snapcount.games.scrimmage.rules.course import start
from snapcount.games.scrimmage.rules.downs import (
    advance,
    after_safety,
    kicked,
    next_down,
    to_go,
)
from snapcount.games.scrimmage.rules.field import ROW, depth, inbounds
from snapcount.games.scrimmage.rules.scenarios import single_play_won
from snapcount.games.scrimmage.rules.setup import new_play
from snapcount.games.scrimmage.state import End, Match, Options, State
from snapcount.games.scrimmage.tables import LINE_UPS, SCENARIOS
from tests.rules.scrimmage.build import (
    asked,
    changed,
    cited,
    do,
    eligible,
    go,
    h,
    position,
    run_until_asked,
)

OPTIONS: dict[str, Any] = {**RULEBOOK.settle({}), "scenario": "multiple"}


def ended(why: str, spot: str, side: str = "O", **match: Any) -> State:
    """A play of a multiple-play game that is over."""
    play = position({}, phase="settle")
    end = End(why, h(spot), side, ROW[h(spot)])
    started = changed(start_match(1, h("1930")), **match)
    return State(Options(scenario="multiple"), started, play._replace(end=end))


def settled(state: State, *rolls: object) -> tuple[State, Script]:
    table = Script(list(rolls))
    return play_phase(table, state), table


def test_sc_14_1_single_play_and_multiple_play() -> None:
    assert {"single_play", "multiple_play"} <= SCENARIOS.keys()
    single = run_until_asked(start({**OPTIONS, "scenario": "single"}), "heads", (1,), "offence", (3,))
    several = run_until_asked(start(OPTIONS), "heads", (1,), "offence")
    assert (single.match.objective, several.match.objective) == (3, 0)


def test_sc_14_2_a_single_play_starts_at_the_fifty() -> None:
    state = run_until_asked(start({**OPTIONS, "scenario": "single"}), "heads", (1,), "offence", (3,))
    assert (state.play.scrimmage_line, state.play.dir) == (30, 1)


def test_sc_14_3_one_die_says_how_many_hexes_must_be_gained() -> None:
    for die in range(1, 7):
        state, table = go(start({**OPTIONS, "scenario": "single"}), "tails", (1,), "defence", (die,))
        assert state.match.objective == die and cited(table, "objective") == ["SC-14.3"]


@pytest.mark.parametrize(
    ("why", "spot", "possession", "won"),
    [
        ("tackled", "1934", "O", True),
        ("tackled", "1933", "O", False),
        ("touchdown", "19N1", "O", True),
        ("intercepted", "1940", "D", False),
        ("fumble_lost", "1940", "D", False),
        ("tackled", "19S1", "O", False),
    ],
)
@pytest.mark.rules("SC-14.4", "SC-14.5")
def test_sc_14_4_and_sc_14_5_who_wins_a_single_play(why: str, spot: str, possession: str, won: bool) -> None:
    assert single_play_won(End(why, h(spot), possession, 30), 34, 1) is won
    state = ended(why, spot, possession, goal_row=34)
    over, _ = settled(state._replace(options=Options()))
    assert over.match.winner == ("home" if won else "away") and over.play.phase == "over"
    assert over.match.score == ((1, 0) if won else (0, 1))


def test_sc_14_6_seven_hexes_are_a_first_down_six_are_not() -> None:
    match = start_match(1, h("1912"))
    six, seven = next_down(match, h("1918")), next_down(match, h("1919"))
    assert six is not None and (six.situation.down, to_go(six.situation)) == (2, 1)
    assert seven is not None and seven.situation == (Seat.HOME, 19, 1, 26)


@pytest.mark.rules("SC-14.7", "SC-14.8")
def test_sc_14_7_and_sc_14_8_start_on_the_own_twenty_both_players_keep_their_goals() -> None:
    state = run_until_asked(start(OPTIONS), "heads", (1,), "offence")
    assert (state.play.hex, state.play.scrimmage_line, state.play.dir) == (h("1912"), 12, 1)
    assert state.match.situation == (Seat.AWAY, 12, 1, 19) and state.match.home_goes == -1
    other = new_play(kicked(state.match))
    assert (other.hex, other.scrimmage_line, other.dir, other.offence) == (h("1949"), 48, -1, Seat.HOME)


def test_sc_14_9_gains_and_losses_add_up_until_the_marker_is_reached() -> None:
    match = start_match(1, h("1912"))
    for spot in ("1914", "1910"):
        following = next_down(match, h(spot))
        assert following is not None
        match = following
    assert (match.situation.down, match.situation.line) == (3, 19)
    state, table = settled(ended("tackled", "1938"))
    assert cited(table, "first_down") == ["SC-14.12"] and state.match.situation == (Seat.HOME, 38, 1, 45)


def test_sc_14_10_goal_to_go() -> None:
    for dir, hex, line in ((1, "1954", 61), (1, "1953", 60), (-1, "1907", 61), (-1, "1908", 60)):
        assert start_match(dir, h(hex)).situation.line == line
    near = next_down(start_match(1, h("1954")), h("1960"))
    assert near is not None and near.situation.down == 2, "only a touchdown ends the series"


@pytest.mark.rules("SC-14.11", "SC-15.6", "SC-15.7")
def test_sc_14_11_and_sc_15_6_and_sc_15_7_the_next_play_starts_inbounds() -> None:
    assert inbounds(h("0141")) == h("1741") and inbounds(h("3041")) == h("2141")
    assert inbounds(h("1841")) == h("1841")
    state, _ = settled(ended("tackled", "0933"))
    assert state.match.hex == h("1733")


@pytest.mark.parametrize(
    ("why", "spot", "possession", "down", "how"),
    [
        ("touchdown", "19N1", "O", 1, "touchdown"),
        ("tackled", "1931", "O", 4, "downs"),
        ("fumble_lost", "1931", "D", 1, "fumble_lost"),
        ("intercepted", "1940", "D", 2, "intercepted"),
    ],
)
def test_sc_14_12_how_a_possession_ends(why: str, spot: str, possession: str, down: int, how: str) -> None:
    state, table = settled(ended(why, spot, possession, down=down))
    told = [event.facts["how"] for event in table.events if event.what == "possession_over"]
    assert told == [how] and state.match.situation.offence is Seat.AWAY and state.match.had == (1, 0)


@pytest.mark.rules("SC-14.13", "SC-14.30")
def test_sc_14_13_and_sc_14_30_after_a_touchdown_the_other_starts_on_his_twenty_in_the_centre() -> None:
    state, _ = settled(ended("touchdown", "05N1"))
    assert (state.match.hex, state.match.situation.offence, state.match.situation.down) == (
        h("1949"),
        Seat.AWAY,
        1,
    )


def test_sc_14_14_after_a_failed_fourth_down_the_ball_stays() -> None:
    state, _ = settled(ended("tackled", "1831", down=4))
    assert state.match.hex == h("1831") and state.match.situation.offence is Seat.AWAY


@pytest.mark.rules("SC-14.15", "SC-14.16")
def test_sc_14_15_and_sc_14_16_the_line_is_on_the_far_side_for_the_new_offence() -> None:
    state, _ = settled(ended("intercepted", "2538", "D"))
    play = new_play(state.match)
    assert (play.hex, play.dir, play.scrimmage_line) == (h("2138"), -1, 37)
    assert depth(play.dir, play.scrimmage_line, play.hex) == 0 and state.match.situation.down == 1


def test_sc_14_17_a_kick_on_fourth_down_only() -> None:
    play = position({}, phase="scrimmage")
    for down in (1, 2, 3):
        fresh = State(Options(scenario="multiple"), start_match(1, h("1718"), down), play)
        assert isinstance(asked(fresh)[1], Place)
    fourth = State(Options(scenario="multiple"), start_match(1, h("1718"), 4)._replace(possession=12), play)
    assert asked(fourth)[1] == FourthDown(fourth.match.situation)
    state, table = go(fourth, "kick")
    assert (state.match.hex, state.match.situation.offence) == (h("1949"), Seat.AWAY)
    assert state.match.score == (6, 0) and cited(table, "punted") == ["SC-14.17"]


@pytest.mark.rules("SC-14.18", "SC-14.19")
def test_sc_14_18_and_sc_14_19_a_point_per_hex_advanced_sixty_for_a_touchdown() -> None:
    assert [advance(1, 12, 35), advance(1, 12, 9), advance(-1, 49, 40)] == [23, 0, 9]
    for why, spot, points, how in (
        ("tackled", "1931", 19, "victory_points"),
        ("touchdown", "19N1", 60, "touchdown"),
    ):
        after, table = settled(ended(why, spot, down=4, possession=12))
        assert after.match.score == (points, 0)
        (told,) = [event.facts for event in table.events if event.what == "scored"]
        assert (told["points"], told["how"]) == (points, how)


def test_sc_14_19_an_interception_is_measured_to_the_snap_or_the_passer_a_fumble_to_the_fumbler() -> None:
    men = {"O12": "1927N", "O21": "1937N", "D26": "1939S"}
    snapshot = eligible("O12", "O21", passers=("O12",))
    forward = position(
        men, phase="O.long_pass", turn="pass", committed="forward", holder="O12", snapshot=snapshot
    )
    state, _ = go(forward, "O21", 12, "D26", 7)
    assert state.play.end is not None and state.play.end.reached == 30
    back = {"O12": "1940SW", "O31": "1638N", "D91": "1639S"}
    lateral = position(
        back,
        phase="O.short_pass",
        turn="pass",
        committed="lateral",
        holder="O12",
        snapshot=eligible("O12", "O31", passers=("O12",)),
    )
    state, _ = go(lateral, "O31", 12, "D91", 7)
    assert state.play.end is not None and state.play.end.reached == 40
    fumble = position({"O12": "1933N", "D64": "1934S"}, phase="D.fumble", loose="O12")
    over, _ = do(fumble, Action("recover", "D64", (3,)), dice=(5,))
    assert over.end is not None and over.end.reached == 33


@pytest.mark.rules("SC-14.20", "SC-14.21")
def test_sc_14_20_and_sc_14_21_most_points_win_after_equal_possessions_and_a_tie_stands() -> None:
    state = ended("tackled", "1931", down=4, had=(3, 4), score=(0, 5))
    over, table = settled(state)
    assert over.play.phase == "over" and over.match.winner == "away"
    assert [event.what for event in table.events][-1] == "game_over"
    level, _ = settled(ended("tackled", "1931", down=4, had=(3, 4), score=(4, 5)))
    assert level.match.winner == "tie"
    going, _ = settled(ended("tackled", "1931", down=4, had=(3, 3)))
    assert going.play.phase == "scrimmage"


def test_sc_14_22_after_a_safety_the_other_player_starts_on_his_forty() -> None:
    state, _ = settled(ended("tackled", "19S1"))
    assert (state.match.hex, state.match.situation.offence, state.match.score) == (
        h("1937"),
        Seat.AWAY,
        (0, 0),
    )
    assert ROW[after_safety(start_match(-1, h("1949"))).hex] == 24


def test_sc_14_23_taking_the_ball_in_the_offences_end_zone_is_a_touchdown_for_the_defence() -> None:
    state, _ = settled(ended("fumble_lost", "20S2", "D"))
    assert state.match.score == (0, 60) and state.match.had == (1, 1)
    assert (state.match.situation.offence, state.match.hex) == (Seat.HOME, h("1912"))
    last, _ = settled(ended("fumble_lost", "20S2", "D", had=(3, 4)))
    assert last.match.score == (0, 60) and last.play.phase == "over"


def test_sc_14_24_taking_it_in_the_attacked_end_zone_is_a_touchback() -> None:
    state, _ = settled(ended("intercepted", "20N3", "D"))
    assert (state.match.hex, state.match.situation.offence) == (h("1949"), Seat.AWAY)


def hurt(match: Match, **men: str) -> State:
    play = position(men, phase="settle")
    return State(Options(scenario="multiple"), match, play._replace(end=End("tackled", h("1932"), "O", 32)))


@pytest.mark.rules("SC-14.26", "SC-14.27")
def test_sc_14_26_and_sc_14_27_men_still_down_are_rolled_for_and_lost_to_their_player_only() -> None:
    match = start_match(1, h("1930"))
    state = hurt(match, O12="1932N n3", O71="1730N n1", D5="1933S n2")
    after, table = settled(state, (5, 6), (6, 6), (6, 6))
    assert after.match.injured == (("O12",), ("D5",))
    assert cited(table, "recovery") == ["SC-14.27"] * 3
    exchanged = changed(after.match, offence=Seat.AWAY)
    play = new_play(exchanged)
    question = asked(State(Options(scenario="multiple"), exchanged, play))[1]
    assert isinstance(question, Place) and "O12" in question.able, "the opponent may use the counter"


def test_sc_14_26_men_injured_during_the_play_are_lost_too() -> None:
    state = hurt(start_match(1, h("1930")), O12="1932N")
    injured = state.play.men[0]._replace(off="injured", hex=-1)
    after, _ = settled(state._replace(play=state.play._replace(men=(injured,))))
    assert after.match.injured == (("O12",), ())


@pytest.mark.rules("SC-14.28", "SC-14.29")
def test_sc_14_28_and_sc_14_29_the_opponent_picks_who_comes_back_until_eleven_can_play() -> None:
    lost = LINE_UPS["D"][:8]
    match = start_match(1, h("1930"))._replace(injured=((), lost))
    state = State(Options(scenario="multiple"), match, position({}, phase="scrimmage"))
    seat, question = asked(state)
    assert seat is Seat.HOME and isinstance(question, Reactivate) and question.missing == 2
    state = run_until_asked(state, lost[0], lost[3])
    assert state.match.injured[1] == tuple(id for id in lost if id not in (lost[0], lost[3]))
    assert state.play.phase == "O.place"
