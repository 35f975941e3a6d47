"""Chapter 3: set-up and sequence of play."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Pending, Refusal, Seat
from snapcount.games.card_bowl import RULEBOOK
from snapcount.games.card_bowl.questions import CallPlay, FreeKick
from snapcount.games.card_bowl.rules.cards import FULL
from snapcount.games.card_bowl.rules.course import PHASES, call_phase, play, quarter_phase, toss_phase
from snapcount.games.card_bowl.state import Options, State
from tests.rules.card_bowl.bowl import RUN, asked, down_at, kick, kicked_from, watched

START = State(Options(), "toss", left=180)
FIRST = State(Options(), "scrimmage", left=100, situation=down_at(Seat.HOME, 30, 1, 10))


def test_cb_3_1_the_visitor_calls_a_fair_coin() -> None:
    won = Script(["heads", (1,), "receive"])
    toss_phase(won, START)
    assert [event.facts["seat"] for event in won.events if event.what == "tossed"] == [Seat.AWAY]
    lost = Script(["heads", (2,), "receive"])
    toss_phase(lost, START)
    assert [event.facts["seat"] for event in lost.events if event.what == "tossed"] == [Seat.HOME]


def test_cb_3_2_the_winner_receives_or_kicks_off() -> None:
    receives = toss_phase(Script(["heads", (1,), "receive"]), START)
    assert (receives.phase, receives.situation) == ("kickoff", kicked_from(Seat.HOME, 30))
    kicks = toss_phase(Script(["heads", (1,), "kick"]), START)
    assert kicks.situation.offence is Seat.AWAY
    with pytest.raises(Refusal):
        toss_phase(Script(["heads", (1,), "defer"]), START)


def test_cb_3_3_the_loser_of_the_toss_chooses_in_the_second_half() -> None:
    after = toss_phase(Script(["heads", (1,), "kick"]), START)
    half = quarter_phase(Script(["receive"]), after._replace(quarter=2, left=0))
    assert after.toss_loser is Seat.HOME and half.situation.offence is Seat.AWAY and half.quarter == 3
    with pytest.raises(Pending) as pending:
        quarter_phase(Script(), after._replace(quarter=2, left=0))
    assert list(pending.value.questions) == [Seat.HOME]


def test_cb_3_4_timing_deal_handicap_and_jokers_are_agreed_beforehand() -> None:
    chosen = {
        "timing": "simple2",
        "offence_cards": 13,
        "handicap_home": 2,
        "jokers": 1,
        "deal_by_quarter": "13,14,14,12",
    }
    options = RULEBOOK.rules.start(RULEBOOK.settle(chosen)).options
    assert (options.timing, options.offence_cards, options.handicap, options.single) == (
        "simple2",
        13,
        (2, 0),
        True,
    )
    assert options.by_quarter == (13, 14, 14, 12)
    with pytest.raises(Refusal):
        RULEBOOK.settle({"timing": "stopwatch"})


def test_cb_3_5_a_kick_needs_no_hands_a_scrimmage_play_two_of_eleven() -> None:
    assert kick("field_goal", "9S 9H 9D 8C 8H 2S", los=80, down=4, to_go=5)["event"] == "FG"
    table = Script(["scrimmage"])
    assert call_phase(table, FIRST).phase == "deal"


def test_cb_3_6_a_kickoff_then_downs_then_the_next_kick() -> None:
    kickoff = Script([FreeKick("kickoff"), "QS", "5H", "9C", "7D", "8D", "9H", "2C"])
    down = play(kickoff, State(Options(), "kickoff", left=180, situation=kicked_from(Seat.HOME, 30)))
    assert (down.phase, down.situation) == ("scrimmage", down_at(Seat.AWAY, 23))
    good = Script(["field_goal", "9S", "9H", "9D", "8C", "8H", "2S"])
    kick_off = play(good, down._replace(situation=down_at(Seat.AWAY, 80, 4)))
    assert (kick_off.phase, kick_off.situation.offence, kick_off.score) == ("kickoff", Seat.AWAY, (0, 3))


def test_cb_3_7_the_offence_announces_one_of_five_classes_before_the_deal() -> None:
    with pytest.raises(Pending) as pending:
        call_phase(Script(), FIRST)
    question = pending.value.questions[Seat.HOME]
    assert isinstance(question, CallPlay)
    assert tuple(question.options()) == ("scrimmage", "punt", "field_goal", "spike", "kneel")
    table = Script(["scrimmage"])
    assert call_phase(table, FIRST).hands is None
    assert table.events[0].what == "play_began" and table.events[0].to is None


def test_cb_3_8_a_punt_once_announced_is_kicked() -> None:
    with pytest.raises(Pending) as pending:
        call_phase(Script(["punt"]), FIRST)
    options = tuple(pending.value.questions[Seat.HOME].options())
    assert options == ("4", "3", "2", "1", "3+oob", "2+oob", "1+oob"), "nothing but the punt can follow"


def test_cb_3_9_the_phases_of_a_scrimmage_play_follow_in_order() -> None:
    order = list(PHASES)
    wanted = [
        "deal",
        "offence",
        "defence",
        "motion",
        "snap",
        "pattern_1",
        "defence_1",
        "pattern_2",
        "defence_2",
    ]
    wanted += ["blocking", "defence_3", "check", "develop", "defence_4", "end", "execute"]
    assert [phase for phase in order if phase in wanted] == wanted
    told = watched(
        "2H 5S 2D 3C AH 6H",
        [
            (30, "O", []),
            (36, "O", {"act": "reveal", "card": "TER1"}),
            (37, "O", {"play": "pass", "to": "TER1"}),
        ],
    )
    whats = [event.what for event in told.events]
    assert whats.index("snapped") < whats.index("assigned") < whats.index("shown") < whats.index("developed")
    assert whats.index("developed") < whats.index("threw") < whats.index("play_ended")


def test_cb_3_11_a_spike_draws_one_snap_card_and_deals_no_hands() -> None:
    table = Script(["spike", "5S"])
    after = call_phase(table, FIRST)
    assert (after.situation.down, after.situation.ball, after.hands, after.play) == (2, 30, None, None)
    assert len(FULL) == 54 and [event.facts["card"] for event in table.events if event.what == "turned"] == [
        "5S"
    ]
    assert asked(watched("2H 6C 3D 9S AH", [(32, "O", RUN), (38, "D", "MLB")]), "turned")


def test_cb_3_10_a_kneel_down_loses_a_yard_and_a_down_after_one_snap_card() -> None:
    here: dict[str, Any] = {"state": {"los": 30, "down": 1, "to_go": 10}}
    knelt = kick("kneel", "2H", **here)
    assert (knelt["spot"], knelt["yards"], knelt["down"], knelt["to_go"]) == (29, -1, 2, 11)
    assert knelt["intervals"] == 1
    stopped = kick("kneel", "BJ 9H", **here)
    assert (stopped["event"], stopped["los"], stopped["down"]) == ("replay", 25, 1)
    lost = kick("kneel", "RJ 2S 4H 9D", **here)
    assert (lost["fumble_at"], lost["team"], lost["spot"]) == (28, Seat.AWAY, 72)
    running = call_phase(Script(["kneel", "2H"]), FIRST)
    assert (running.phase, running.running) == ("between", True), "a rushing play for the clock"
