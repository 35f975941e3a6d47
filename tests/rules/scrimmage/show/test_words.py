"""What people read of a play: sentences, prompts, drives."""

from __future__ import annotations

import pytest

from snapcount.core.drivers.script import Script
from snapcount.core.table import Event, Seat
from snapcount.football.boxscore import drives
from snapcount.games.scrimmage.examples.given import start_match
from snapcount.games.scrimmage.questions.listed import ChangePlay
from snapcount.games.scrimmage.rules.actions import END
from snapcount.games.scrimmage.rules.course import play as play_phase
from snapcount.games.scrimmage.rules.field import ROW
from snapcount.games.scrimmage.show.aids import aid_view
from snapcount.games.scrimmage.show.log import event as sentence
from snapcount.games.scrimmage.show.outcome import outcome
from snapcount.games.scrimmage.show.rows import rows
from snapcount.games.scrimmage.show.words import contact_words, explain, prompt
from snapcount.games.scrimmage.state import End, Options, State, find_man, with_man
from snapcount.games.scrimmage.view import view
from tests.rules.scrimmage.build import LINE, changed, h, position, refused, scrum, state_of

NAMES = ("Red", "Blue")


def dead(why: str, possession: str, gain: int) -> str:
    facts = {"why": why, "spot": h("1430"), "gain": gain, "possession": possession, "safety": False}
    return sentence(Event("SC-15.1", "ball_dead", facts), NAMES)


def test_only_the_offence_gains_in_hexes_and_then_in_yards() -> None:
    assert dead("intercepted", "D", 19) == "Intercepted."
    assert dead("fumble_lost", "D", 3) == "Fumble lost."
    assert dead("incomplete", "O", 0) == "Incomplete."
    assert dead("tackled", "O", 8) == "Tackled: a gain of 8 hexes."
    assert dead("tackled", "O", -1) == "Tackled: a loss of 1 hex."
    assert dead("downed", "O", 0) == "Ball downed: no gain."
    assert dead("touchdown", "O", 10) == ""  # the goal line has told of it
    run = {"seat": Seat.HOME, "play": "run", "spot": 33, "hexes": 8, "man": "O31"}
    assert told("gained", yards=13, **run) == "Red carries it for 13 yards."
    assert told("gained", yards=0, **run) == ""


def told(what: str, **facts: object) -> str:
    return sentence(Event("SC-7.10", what, facts), NAMES)


def test_moves_are_told_without_hexes_and_places_in_yards() -> None:
    """The board shows the way; whoever reads the log knows a field by its yard lines."""
    start, there = h("1924"), h("1926")
    path = ((h("1925"), 0), (there, 0), (there, 1))
    assert told("moved", man="O31", start=start, spot=there, path=path, facing=1, mp=3) == "31 moves 2 hexes."
    assert (
        told("moved", man="O31", start=there, spot=there, path=((there, 1),), facing=1, mp=3)
        == "31 turns northeast."
    )
    assert told("stepped", man="O31", start=start, path=(h("1925"),), mp=3) == "31 moves 1 hex."
    places = tuple((man, start, 0) for man in ("O12", "O31"))
    assert told("placed", seat=Seat.HOME, places=places) == "Red sets up 2 men."
    assert told("fumbled", man="O31", hex=h("1920"), seat=Seat.HOME) == "31 fumbles on the 32!"
    assert told("fumbled", man="O31", hex=h("1930"), seat=Seat.HOME) == "31 fumbles at midfield!"
    assert told("fumbled", man="O31", hex=h("19N2"), seat=Seat.HOME) == "31 fumbles in the end zone!"
    assert told("fumbled", man="O31", hex=h("1941"), seat=Seat.HOME) == told(
        "fumbled", man="O31", hex=h("1920"), seat=Seat.HOME
    )


def test_a_pass_is_told_with_the_parts_that_count() -> None:
    facts = {
        "by": "O12", "receiver": "O85", "forward": True, "target": -1, "points": (6, 4, -2, 0, -1, 0, 0, 7, 9),
        "dice": (3, 4), "table": "Short Pass", "row": 7, "complete": True,
        "spot": h("2537"), "dir": 1, "line": 30,
    }  # fmt: skip
    assert "pass of 9 hexes to 85, 12 yards downfield, right side: 6 + 4 − 2 − 1 = 7, dice 3+4 = 7" in told(
        "passed", **facts
    )


@pytest.mark.rules("SC-14.27")
def test_sc_14_27_after_the_play_nobody_stays_down() -> None:
    facts = {"man": "D91", "level": 2, "dice": (1, 2), "table": "Neutralization Recovery", "result": "-"}
    assert "stays down" in sentence(Event("SC-10.9", "recovery", facts), NAMES)
    assert sentence(Event("SC-14.27", "recovery", facts), NAMES).endswith("unhurt.")


def test_contacts_are_told_in_words() -> None:
    assert contact_words("Dh", ["O71"], "D91") == "91 is hit: he stands, but can't move in his next phase"
    assert contact_words("An1", ["O71", "O65"], "D91") == "71 and 65 go down"
    assert contact_words("Dn3", ["O71"], "D91") == "91 is flattened"


def test_a_change_of_play_warns_that_it_freezes_the_ball() -> None:
    question = ChangePlay("forward_pass")
    assert "freezes the ball" in prompt(question, NAMES)
    assert "neither moves, turns, hands off nor passes" in explain(question, "run_left")
    assert "neither" not in explain(question, "keep")


def possession_lost(possessions: int) -> State:
    """The home side has gone north and thrown an interception; the ball is the visitors'."""
    play = position({"O12": "1928N", "D26": "1940S"}, phase="settle", o_ball="run_left", d_backs="zone")
    end = End("intercepted", h("1940"), "D", ROW[h("1940")])
    match = changed(start_match(1, h("1930")), had=(0, 1))
    state = State(Options(scenario="multiple", possessions=possessions), match, play._replace(end=end))
    return play_phase(Script([]), state)


@pytest.mark.parametrize("possessions", [1, 4])
def test_sc_17_6_men_keep_their_side_and_its_secrets_when_the_possession_passes_on(possessions: int) -> None:
    after = possession_lost(possessions)
    ours, theirs = view(after, Seat.HOME), view(after, Seat.AWAY)
    assert ours.play.offence is theirs.play.offence is Seat.HOME
    assert (ours.play.o_ball, theirs.play.o_ball) == ("run_left", "")
    assert (ours.play.d_backs, theirs.play.d_backs) == ("", "zone")


def test_a_single_play_ends_by_its_objective_not_by_a_half() -> None:
    for spot, result in (("1936", "objective reached"), ("1931", "stopped short")):
        play = position({"O31": f"{spot}N"}, phase="settle", holder="O31")
        match = changed(start_match(1, h("1930")), objective=3, goal_row=33)
        state = State(Options(scenario="single"), match, play._replace(end=End("tackled", h(spot), "O", 0)))
        table = Script([])
        play_phase(table, state)
        began = Event(
            "SC-14.9",
            "play_began",
            {
                "kind": "scrimmage",
                "situation": match.situation,
                "quarter": 1,
                "left": 0,
                "score": (0, 0),
                "hex": match.hex,
                "objective": 3,
                "dir": 1,
            },
        )
        (drive,) = drives(rows([began, *table.events], NAMES))
        assert drive["result"] == result


@pytest.mark.rules("SC-13.28")
def test_sc_13_28_the_phase_says_who_still_owes_a_step() -> None:
    play = scrum(turn="snap", o_line="pass_blocking", snapshot=LINE)
    found = aid_view(state_of(play), {"ask": "duties"})
    assert found["owing"] == ["O51", "O65", "O66", "O71", "O77"]
    assert found["end"]["rule"] == refused(play, END) == "SC-13.28"
    assert (
        all(man in found["end"]["sentence"] for man in found["owing"])
        and "still owe" in found["end"]["sentence"]
    )
    assert found["down"] is None
    free = aid_view(state_of(scrum()), {"ask": "duties"})
    assert free == {"owing": [], "end": None, "down": None}


@pytest.mark.rules("SC-9.18")
def test_sc_9_18_a_man_who_can_do_nothing_is_told_why() -> None:
    play = scrum()
    parked = with_man(play, find_man(play, "O31")._replace(status="parked"))
    why = aid_view(state_of(parked), {"ask": "man", "man": "O31"})["why"]
    assert why["rule"] == "SC-7.8" and "SC-9.18" in why["sentence"]
    hit = with_man(play, find_man(play, "O36")._replace(hit=True, mp=0))
    assert aid_view(state_of(hit), {"ask": "man", "man": "O36"})["why"]["rule"] == "SC-7.24"
    assert aid_view(state_of(play), {"ask": "man", "man": "O31"})["why"] is None


def test_the_lower_third_counts_hexes_and_says_which_contact_decided() -> None:
    dead_ball = {
        "why": "tackled",
        "spot": h("1938"),
        "gain": 8,
        "possession": "O",
        "offence": Seat.HOME,
        "safety": False,
    }
    now = start_match(1, h("1930")).situation
    contact = {
        "by": ("D64", "D94"),
        "on": "O31",
        "differential": 5,
        "row": 5,
        "dice": (2, 4),
        "result": "Dn2",
    }
    gained = {"seat": Seat.HOME, "play": "run", "yards": 13, "spot": 38, "hexes": 8, "man": "O31"}
    ended = {"phase": "scrimmage", "situation": now._replace(ball=38, line=45), "left": 0, "score": (0, 0)}
    play = [
        Event("SC-14.9", "play_began", {"situation": now, "score": (0, 0)}),
        Event("SC-10.1", "contacted", contact),
        Event("SC-15.1", "ball_dead", dead_ball),
        Event("SC-15.1", "gained", gained),
        Event("SC-14.9", "play_ended", ended),
    ]
    found = outcome(play, NAMES)
    assert found is not None and found.line == "Gain of 8 hexes"
    assert found.next == "1st and 7 hexes at the Blue 37"
    assert found.sum == "13 yards · 64 and 94 on 31: +5, rolled 6, 31 goes down hard"
    point = Event(
        "SC-14.4", "scored", {"seat": Seat.HOME, "how": "victory_points", "points": 1, "score": (1, 0)}
    )
    single = outcome([*play[:-1], point, play[-1]], NAMES)
    assert single is not None and (single.line, single.next) == ("Gain of 8 hexes", "Objective reached")
