"""Chapter 9: injuries."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.games.canadian_pro import RULEBOOK
from snapcount.games.canadian_pro.rules.calls import Call, menu_of
from snapcount.games.canadian_pro.rules.injuries import victim
from snapcount.games.canadian_pro.rules.lineups import line_of
from snapcount.games.canadian_pro.rules.open_calls import calls
from snapcount.games.canadian_pro.state import End, Hurt, Options, Play
from snapcount.games.canadian_pro.tables import INJURY_TABLE, MAIN_MAN, MAIN_ZONE, N_NUMBER, duration
from tests.rules.canadian_pro.scripted import (
    ADVANCED,
    AWAY,
    FB,
    HB,
    HOME,
    advanced,
    at,
    go,
    kicking,
    moved,
    passing,
    playing,
    refused,
    setting,
    variant,
)

BASIC = Options()
MEDIUM = passing("SE", "M")
HURT_RUN = (HB, setting(2), 6, 7)  # 11N
HURT_PASS = (MEDIUM, setting(4), 6, 8)  # N


def out(player: str, scope: str = "game", seat: Any = HOME, offence: bool = True) -> Hurt:
    return Hurt(seat, player, scope, offence)


def test_cp_9_1_the_play_counts_and_then_somebody_is_hurt() -> None:
    run = go(at(), *HURT_RUN, 8)
    assert run.state.situation.ball == 52 and run.thrown == ["snap", "snap", "injury"]
    missed = go(at(), *HURT_PASS, 2)
    assert "incomplete" in missed.whats and "hurt" in missed.whats


def test_cp_9_2_the_injury_table_by_kind_of_play() -> None:
    for total in range(2, 13):
        assert go(at(), *HURT_RUN, total).facts("hurt")["table"] == INJURY_TABLE["run"][total]
        assert go(at(), *HURT_PASS, total).facts("hurt")["table"] == INJURY_TABLE["pass"][total]
    assert INJURY_TABLE["pass"][4] == "Quarterback"


def test_cp_9_3_the_same_throw_gives_the_n_number() -> None:
    assert N_NUMBER == {2: 1, 3: 7, 4: 3, 5: 2, 6: 7, 7: 3, 8: 5, 9: 1, 10: 5, 11: 7, 12: 2}
    for total in (4, 8, 11):
        assert go(at(), *HURT_RUN, total).facts("hurt")["n"] == N_NUMBER[total]


def test_cp_9_4_n_number_and_injury_rating_give_the_length() -> None:
    passer = go(at(), *HURT_PASS, 4)
    assert passer.facts("hurt")["total"] == 4 and passer.state.hurt == (out("Bruce Lemmerman"),)
    bell = go(at(), *HURT_RUN, 8)
    assert bell.facts("hurt")["total"] == -1 and bell.state.hurt == ()
    scopes = [duration(total).scope for total in (-5, 0, 1, 2, 3, 4, 9, 10, 15)]
    assert scopes == ["none", "none", "plays", "possession", "quarter", "game", "game", "season", "season"]
    assert (duration(4).effect, duration(5).games) == ("Remainder of Game", 1)


def test_cp_9_5_basic_disregards_linemen_and_defenders() -> None:
    for total in (3, 5, 6, 7, 9, 10, 12):
        played = go(at(), *HURT_RUN, total)
        assert played.facts("hurt")["player"] is None and played.state.hurt == ()
    assert go(at(), *HURT_PASS, 5).facts("hurt")["player"] is None  # the main defender


def test_cp_9_6_the_injured_man_is_replaced() -> None:
    state = go(at(), *HURT_PASS, 4).state
    assert line_of(state, HOME).men["QB"].name == "Perry Nightshift"
    both = at(hurt=(out("Bruce Lemmerman"), out("Perry Nightshift")))
    standard = line_of(both, HOME).men["QB"]
    assert standard.name == "League standard quarterback" and standard.passing is not None
    assert go(both, MEDIUM, setting(4), 6, 8, 4).state.hurt == both.hurt  # nobody else to lose
    backs = ("Roy Bell", "Otis Grainlift", "Jory Windrow", "Cal Drywater")
    assert line_of(at(hurt=(out("Roy Bell"),)), HOME).men["HB"].name == "Cal Drywater"
    none = at(hurt=tuple(out(name) for name in backs))
    assert refused(none, HB) == "CP-9.6" and refused(none, passing("FB", "S")) == "CP-9.6"
    assert not [call for call in calls(menu_of(none, True)) if call.play == "run" and call.who != "WB"]


def test_cp_9_7_advanced_everybody_can_be_hurt() -> None:
    call = Call("run", "HB", hole=6)
    lineman = go(at(rules=ADVANCED), call, setting(2, "4Z-70"), 6, 8, 6)
    assert lineman.facts("hurt")["player"] == "Hank Coalseam" and lineman.state.hurt[0].games == 1
    defender = go(at(rules=ADVANCED), call, setting(2, "4Z-70"), 6, 8, 5)
    assert defender.facts("hurt")["player"] == "Bruno Cielnoir" and defender.facts("hurt")["seat"] is AWAY


def test_cp_9_8_an_injured_specialist_keeps_his_specialty() -> None:
    played = go(kicking(team=AWAY, hurt=(out("Roy Bell"),)), "normal", 6, 8, 9)
    assert played.facts("returned")["player"] == "Roy Bell"
    play = Play("kick", HOME, 30, End(AWAY, 30), "kick", hurt="kick", kicker=HOME, returner="Sam Ruisselet")
    assert victim(at(), play, "Returner")[2] is None  # he has no other card to lose
    bell = play._replace(offence=AWAY, kicker=AWAY, returner="Roy Bell")
    found = victim(at(team=AWAY), bell, "Returner")[2]
    assert found is not None and found.name == "Roy Bell"


def test_cp_9_9_the_main_defender() -> None:
    assert MAIN_MAN["FL"] == "LCB" and MAIN_ZONE[7] == "LCB" and MAIN_ZONE[2] == "MLB"
    man = go(at(rules=ADVANCED), Call("pass", "SE", "M", zone=6), setting(3, "4M-70"), 6, 12, 5)
    assert man.facts("hurt")["player"] == "Zeb Papillonet"  # RCB on SE
    zone = go(at(rules=ADVANCED), Call("pass", "SE", "M", zone=6), setting(4, "4Z-70"), 6, 8, 5)
    assert zone.facts("hurt")["player"] == "Rene Bordemer"  # nobody listed: zone 6 of the chart is RH
    listed = go(at(rules=ADVANCED), Call("pass", "SE", "M", zone=5), setting(4, "4Z-70"), 6, 8, 5)
    assert listed.facts("hurt")["player"] == "Bruno Cielnoir"
    solitaire = at(rules=ADVANCED._replace(solitaire=True))
    named = go(solitaire, Call("pass", "SE", "M", zone=5), (4,), 6, 8, 5)
    assert named.facts("hurt")["player"] == "Bruno Cielnoir"


def test_cp_9_10_how_long_each_lasts() -> None:
    play = at(hurt=(out("Otis Grainlift", "play"), out("Ugo Loupgris", "play", AWAY, False)))
    assert go(play, HB, setting(2), 2, 7).state.hurt == ()
    other = at(team=AWAY, hurt=(out("Otis Grainlift", "play"),))
    assert go(other, HB, setting(2), 2, 9).state.hurt == other.hurt  # his side of the ball has not played
    kick = kicking(hurt=(out("Otis Grainlift", "play"),))
    assert go(kick, "normal", 6, 4, 7).state.hurt == kick.hurt  # a kickoff is no scrimmage play
    possession = at(down=3, hurt=(out("Otis Grainlift", "possession"),))
    assert go(possession, HB, setting(2), 2, 7).state.hurt == ()
    assert go(moved(possession, down=1), HB, setting(2), 2, 7).state.hurt == possession.hurt
    quarter = at(left=0, hurt=(out("Otis Grainlift", "quarter"), out("Roy Bell")))
    assert go(quarter).state.hurt == (out("Roy Bell"),)


def test_cp_9_11_an_injury_stands_on_a_play_wiped_out() -> None:
    def letters(plain: dict[str, Any]) -> None:
        plain["cards"]["backs"][1]["run"]["rows"]["6"][1] = "2NP"

    rules = playing(BASIC, variant("edm_np", "edmonton_1973", letters))
    played = go(at(rules=rules), FB, setting(2), 6, 7, 7, "accept", 11)
    assert played.spot == (HOME, 36, 1, 51) and played.thrown[-1] == "injury"
    assert played.facts("hurt")["total"] == 4 and played.state.hurt == (out("Otis Grainlift"),)


@pytest.mark.rules("CP-9.6")
def test_an_emergency_lineman_takes_the_field() -> None:
    linemen = ("Burl Ironbridge", "Ivo Boulderclay", "Gus Threshold")
    state = at(rules=advanced(), hurt=tuple(out(name) for name in linemen))
    assert line_of(state, HOME).men["LT"].run_rating == -2


def test_cp_9_6_the_view_says_who_stands_in() -> None:
    state = at(hurt=(Hurt(HOME, "Roy Bell", "game", True),))
    fit, seen = RULEBOOK.rules.view(at(), HOME), RULEBOOK.rules.view(state, AWAY)
    assert dict(fit.men[0])["HB"] == "Roy Bell"
    assert dict(seen.men[0])["HB"] not in ("Roy Bell", "") and dict(seen.men[1]) == dict(fit.men[1])
    assert seen.titles == ("Edmonton 1973", "Montreal 1973")
