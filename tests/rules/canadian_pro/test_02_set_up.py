"""Chapter 2: set-up."""

from __future__ import annotations

from snapcount.games.canadian_pro import RULEBOOK
from snapcount.games.canadian_pro.questions import ChooseSecondHalf, ChooseToss
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.lineups import line_of, substituted
from snapcount.games.canadian_pro.state import Substitution
from tests.rules.canadian_pro.scripted import ADVANCED, AWAY, HB, HOME, asked, at, go, refused, setting


def start(**options: object) -> object:
    return RULEBOOK.rules.start(RULEBOOK.settle(options))


def test_cp_2_3_the_line_up_and_where_a_man_may_play() -> None:
    men = line_of(at(), HOME).men
    assert [men[place].name.split()[-1] for place in ("QB", "FB", "HB", "WB", "TE", "SE", "FL")] == [
        "Lemmerman",
        "Grainlift",
        "Bell",
        "Windrow",
        "Snowfence",
        "McGowan",
        "Hoarfrost",
    ]
    assert go(at(), Substitution("WB", "Cal Drywater")).state.changes
    assert refused(at(), Substitution("SE", "Roy Bell")) == "CP-2.3"
    assert refused(at(), Substitution("TE", "George McGowan")) == "CP-2.3"
    assert go(at(), Substitution("WB", "Rusk Sidewinder")).state.changes  # his card says TE and WB


def test_cp_2_4_the_winner_of_the_toss_chooses() -> None:
    opening = RULEBOOK.rules.start(RULEBOOK.settle({}))
    seat, question = asked(opening, AWAY)
    assert seat is AWAY and isinstance(question, ChooseToss)
    assert go(opening, AWAY, "kick").state.situation.offence is AWAY
    received = go(opening, AWAY, "receive").state
    assert (received.phase, received.situation.offence, received.situation.ball) == ("kickoff", HOME, 45)


def test_cp_2_5_the_loser_of_the_toss_chooses_for_the_second_half() -> None:
    opening = go(RULEBOOK.rules.start(RULEBOOK.settle({})), AWAY, "receive").state
    assert opening.toss_loser is HOME
    half = go(at(quarter=2, left=0, toss_loser=opening.toss_loser)).state
    assert (half.phase, half.quarter, half.left) == ("second_half", 3, 900)
    seat, question = asked(half)
    assert seat is HOME and isinstance(question, ChooseSecondHalf)
    assert go(half, "receive").state.situation.offence is AWAY
    kicked = go(half, "kick").state
    assert (kicked.phase, kicked.situation) == ("kickoff", (HOME, 45, 0, 0))


def test_cp_2_6_line_ups_change_openly_before_any_call() -> None:
    sent = go(at(), Substitution("FB", "Roy Bell"))
    men = line_of(sent.state, HOME).men
    assert (men["FB"].name, men["HB"].name) == ("Roy Bell", "Otis Grainlift")  # they change places
    assert sent.told("substituted").to is None and sent.state._replace(changes=()) == at()
    seat, _ = asked(sent.state)
    assert seat is HOME  # and now the call
    theirs = substituted(sent.state, AWAY, Substitution("MLB", "Ari Contrefort"))
    assert {change.seat for change in theirs.changes} == {HOME, AWAY}, "nobody undoes the other's changes"
    assert line_of(theirs, HOME).men["FB"].name == "Roy Bell"
    backup = go(at(), Substitution("QB", "Perry Nightshift")).state
    assert line_of(backup, HOME).men["QB"].name == "Perry Nightshift"
    assert refused(at(), Substitution("HB", "Roy Bell")) == "CP-2.6"
    assert refused(at(), Substitution("LT", "Gus Threshold")) == "CP-2.3"  # no linemen in the Basic Game
    full = at(rules=ADVANCED)
    assert go(full, Substitution("LT", "Ivo Boulderclay")).state.changes
    run = Call("run", "HB", hole=5)
    defence = go(full, run, Substitution("MLB", "Ari Contrefort")).state
    assert line_of(defence, AWAY).men["MLB"].name == "Ari Contrefort"
    assert (
        go(defence, run, setting(3, "4Z-70"), 7, 8).facts("setting_added_up")["final"] == 3
    )  # he rates 0, not -2
    assert go(sent.state, HB, setting(2), 2, 7).facts("gained")["player"] == "Otis Grainlift"
