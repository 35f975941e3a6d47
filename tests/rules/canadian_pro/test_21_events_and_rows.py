"""What a play tells: first downs, downs used up, points that stand; and rows, box scores and drives made of it."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.core.table import Event
from snapcount.football.boxscore import box_score, drives
from snapcount.football.events import EVENTS, lacking
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.show.rows import rows
from tests.rules.canadian_pro.scripted import (
    ADVANCED,
    AWAY,
    FB,
    FIELD_GOAL,
    HB,
    HOME,
    PUNT,
    Played,
    advanced,
    at,
    go,
    kicking,
    passing,
    setting,
)

NAMES = ("Home", "Away")
OFFSIDE = (passing("SE", "S"), setting(4), 12, 9, 10, 6)  # a foul of the defence, five yards


def row_of(played: Played) -> dict[str, Any]:
    (row,) = rows(played.events, NAMES)
    return row


def test_cp_3_6_a_first_down_is_told_when_it_is_earned() -> None:
    made = go(at(41, 2, 6), HB, setting(2), 2, 7)
    assert made.told("first_down") == Event("CP-3.6", "first_down", {"seat": HOME, "spot": 47})
    assert "first_down" not in go(at(41, 2, 7), HB, setting(2), 2, 7).whats
    assert "first_down" not in go(at(102, 2), HB, setting(2), 2, 7).whats  # goal to go
    assert "first_down" not in go(at(41, 3), PUNT, 6, 4, 7).whats  # theirs by the kick
    assert "first_down" not in go(kicking(), "onside", 3).whats


def test_cp_3_6_a_penalty_gives_a_first_down_only_where_it_gives_a_new_series() -> None:
    reached = go(at(41, 2, 5), *OFFSIDE, "accept")
    assert reached.facts("first_down") == {"seat": HOME, "spot": 46}
    row = row_of(reached)
    assert (row["play_type"], row["first_down"], row["first_down_penalty"]) == ("no_play", 1, 1)
    repeated = go(at(41, 1, 10), *OFFSIDE, "accept")  # first and five
    assert "first_down" not in repeated.whats and row_of(repeated)["first_down"] == 0
    near_goal = go(at(100, 1), passing("SE", "S"), setting(3), 12, 9, 5, "accept", 6)  # interference
    assert near_goal.facts("first_down")["spot"] == 109  # goal to go as before, but a new series


def test_cp_3_7_the_last_down_used_up_is_told_of_the_team_that_used_it_up() -> None:
    short = go(at(41, 3, 7), HB, setting(2), 2, 7)
    assert short.told("turned_over_on_downs").rule == "CP-3.7"
    assert short.facts("turned_over_on_downs") == {"seat": HOME, "spot": 47}
    assert row_of(short)["tt_turned_over_on_downs"] == row_of(short)["third_down_failed"] == 1
    for other in (
        go(at(41, 2, 7), HB, setting(2), 2, 7),
        go(at(41, 3, 6), HB, setting(2), 2, 7),
        go(at(41, 3), PUNT, 6, 4, 7),
        go(at(85, 3), FIELD_GOAL, 7),
        go(at(41, 3), passing("SE", "L"), setting(3), 3, 5, 7, 7, 9),  # intercepted
        go(at(41, 3, 8), FB, setting(2), 3, 7, 7, 6),  # a fumble, lost
        go(at(60, 3), PUNT, 7, 5, 10, "concede", 7),  # a single
    ):
        assert "turned_over_on_downs" not in other.whats
    kept = go(at(30, 3), PUNT, 7, 5, 12, 6)  # blocked, and kept by the kickers (CP-6.28)
    assert kept.facts("turned_over_on_downs")["spot"] == 15


def test_cp_7_1_points_are_told_when_they_stand() -> None:
    run = (HB, setting(3), 6, 7)  # 6P
    taken = go(at(105), *run, 7, "accept")
    assert "signalled" in taken.whats and "scored" not in taken.whats and row_of(taken)["touchdown"] == 0
    stood = go(at(105, score=(3, 8)), *run, 7, "decline")
    assert stood.whats.index("declined") < stood.whats.index("scored") < stood.whats.index("play_ended")
    assert stood.told("scored").rule == "CP-7.1"
    assert stood.facts("scored") == {"seat": HOME, "how": "touchdown", "points": 6, "score": (9, 8)}


@pytest.mark.parametrize(
    ("state", "inputs", "seat", "how", "points"),
    [
        (at(85, 3), (FIELD_GOAL, 7), HOME, "field_goal", 3),
        (at(61, 3), (PUNT, 7, 5, 10), HOME, "single", 1),
        (at(2), (HB, setting(3), 9, 7), AWAY, "safety", 2),
        (at(10, 3), (PUNT, 7, 5, 12, 7), AWAY, "touchdown", 6),
        (kicking("try"), (8,), HOME, "extra_point", 1),
        (kicking("try", AWAY, ADVANCED), ("SE", 4), AWAY, "two_points", 2),
    ],
)
def test_every_score_is_told_with_its_points(
    state: Any, inputs: tuple[Any, ...], seat: Any, how: str, points: int
) -> None:
    played = go(state, *inputs)
    facts = played.facts("scored")
    assert (facts["seat"], facts["how"], facts["points"]) == (seat, how, points)
    assert facts["score"] == played.state.score and played.state.score[seat] == points


def test_a_missed_convert_scores_nothing() -> None:
    for played in (go(kicking("try"), 12), go(kicking("try", rules=ADVANCED), "SE", 8)):
        assert "scored" not in played.whats and played.facts("tried")["good"] is False


def test_spots_count_from_the_goal_line_of_who_did_it() -> None:
    punt = go(at(41, 3), PUNT, 6, 4, 7)  # 32 yards to Montreal's 37, back to the 41
    assert (punt.facts("punted")["spot"], punt.facts("returned")["spot"]) == (73, 41)
    lost = go(at(), FB, setting(2), 3, 7, 7, 6)  # lost on the 42
    assert (lost.facts("fumbled")["seat"], lost.facts("fumbled")["spot"]) == (HOME, 42)
    assert (lost.facts("recovered")["seat"], lost.facts("recovered")["spot"]) == (AWAY, 68)
    kept = go(at(), FB, setting(2), 3, 7, 6)
    assert (kept.facts("recovered")["seat"], kept.facts("recovered")["spot"]) == (HOME, 42)
    kick = go(kicking(), "normal", 6, 4, 7)
    assert kick.facts("kicked_off")["spot"] == 110 - kick.facts("kicked_off")["landing"] == 98
    assert go(kicking(), "onside", 3).facts("onside_recovered") == {"seat": HOME, "spot": 63}
    assert go(kicking(), "onside", 7).facts("onside_lost")["seat"] is HOME
    walked = go(at(41, 2, 6), *OFFSIDE, "accept").facts("penalised")
    assert (walked["seat"], walked["yards"], walked["spot"]) == (AWAY, 5, 110 - 46)
    assert go(at(41), HB, setting(3), 6, 7, 7, "accept").facts("penalised")["spot"] == 36


def test_a_period_with_one_more_play_is_told_once() -> None:
    last = go(at(quarter=4, left=20), HB, setting(3), 6, 7, 7, "accept")
    assert last.whats[-2:] == ["play_ended", "untimed_down"]
    assert "untimed_down" not in go(kicking("try", untimed=True, left=0), 8).whats


def test_shared_events_have_their_facts() -> None:
    """Of whole plays of every kind, told once more in the words of all games."""
    plays = (
        go(at(41, 2, 6), HB, setting(2), 2, 7),
        go(at(), passing("SE", "M"), setting(2), 5, 8, 6),
        go(at(), passing("SE", "L"), setting(3), 3, 5, 7, 7, 9),
        go(at(), passing("SE", "S"), setting(3), 2, 6),
        go(at(10, 3), PUNT, 7, 5, 12, 7),
        go(at(75, 3), FIELD_GOAL, 3, "return", 8, 7),
        go(kicking(), "onside", 3),
        go(kicking(), "normal", 6, 4, 7),
        go(at(105), HB, setting(3), 6, 7, 7, "decline"),
        go(at(105), HB, setting(3), 6, 7, 7, "accept"),
        go(at(left=0, quarter=4)),
    )
    told = {event.what for played in plays for event in played.events}
    assert len(told & EVENTS.keys()) >= 19
    for played in plays:
        for event in played.events:
            assert not lacking(event.what, event.facts), event


def test_what_a_wiped_out_play_lost_counts_nowhere() -> None:
    """A fumble on a play that is played again is no fumble of the statistics."""
    quick = advanced("quick_kick")
    row = row_of(go(at(41, 3), PUNT, 2, 5, 4, 9, "accept"))  # offside of the receivers
    assert (row["play_type"], row["punt_attempt"], row["return_yards"]) == ("no_play", 0, "")
    kicked = row_of(go(at(30, rules=quick), Call("quick_kick", "HB"), setting(2, "4Z-70"), 4, 9, "return"))
    assert (kicked["play_type"], kicked["punter_player_name"], kicked["kick_distance"]) == (
        "punt",
        "Roy Bell",
        61,
    )


def test_a_fumbled_snap_is_a_run_of_nobody_else() -> None:
    row = row_of(go(at(), passing("SE", "M"), setting(4), 2, 8, 6))
    assert (row["play_type"], row["rush_attempt"], row["pass_attempt"]) == ("run", 1, 0)
    assert (row["rusher_player_name"], row["passer_player_name"], row["fumble"]) == ("Bruce Lemmerman", "", 1)


def test_box_scores_and_drives_of_three_downs() -> None:
    """Two runs and a third down that falls short: three plays, over on downs, and no fourth down anywhere."""
    first = go(at(41, 1), HB, setting(2), 8, 7)  # one yard
    second = go(first.state, FB, setting(2), 7, 7)
    third = go(second.state, HB, setting(2), 8, 7)
    theirs = go(third.state, HB, setting(2), 2, 7)
    assert third.state.situation.offence is AWAY
    found = rows([event for play in (first, second, third, theirs) for event in play.events], NAMES)
    ours, others = drives(found)
    assert (ours["team"], ours["plays"], ours["result"]) == ("Home", 3, "downs")
    assert (others["team"], others["plays"], others["result"]) == ("Away", 1, "end of half")
    totals = box_score(found, NAMES)["teams"]["Home"]
    assert (totals["third_downs"], totals["third_downs_made"], totals["fourth_downs"]) == (1, 0, 0)
    assert totals["turned_over_on_downs"] == 1 and totals["plays"] == 3
