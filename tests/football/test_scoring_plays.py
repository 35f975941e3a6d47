"""Scoring plays: one clean line each, with the try that followed."""

from __future__ import annotations

from typing import Any

import pytest

from snapcount.core.table import Event, Seat
from snapcount.football.boxscore import as_text, box_score
from snapcount.football.scoring_plays import best_moment, decided_by, scoring_plays
from snapcount.football.situation import Situation
from tests.football.laws import NAMES
from tests.football.told import gained, play, rows_of, scored, told

HOME, AWAY = Seat
KICK = told("tried", seat=HOME, how="extra_point", good=True)


def lines(*plays: list[Event]) -> list[dict[str, Any]]:
    return scoring_plays(rows_of([event for each in plays for event in each]))


def test_a_touchdown_and_its_extra_point_are_one_line_with_the_score_after_both() -> None:
    touchdown = play(gained(12), scored("touchdown", 6), now=Situation(HOME, 88, 1, 98), after=(6, 0))
    extra = play(KICK, scored("extra_point", 1), kind="extra_point", before=(6, 0), after=(7, 0))
    (line,) = lines(touchdown, extra)
    assert (line["team"], line["text"], line["after"]) == ("Home", "12-yard run", "extra point good")
    assert line["score"] == [7, 0] and line["period"] == 1 and "desc" not in line


def test_a_missed_extra_point_is_said_beside_its_touchdown() -> None:
    touchdown = play(gained(12), scored("touchdown", 6), after=(6, 0))
    wide = told("tried", seat=HOME, how="extra_point", good=False)
    missed = play(wide, kind="extra_point", before=(6, 0), after=(6, 0))
    (line,) = lines(touchdown, missed)
    assert line["after"] == "extra point no good" and line["score"] == [6, 0]


def test_what_the_other_team_makes_of_a_try_is_a_line_of_its_own() -> None:
    touchdown = play(gained(12), scored("touchdown", 6), after=(6, 0))
    theirs = play(KICK, scored("safety", 2, AWAY), kind="extra_point", before=(6, 0), after=(6, 2))
    first, second = lines(touchdown, theirs)
    assert (first["after"], second["team"], second["text"]) == ("", "Away", "safety")


def test_a_try_that_a_flag_undid_is_not_said_to_have_failed() -> None:
    touchdown = play(gained(12), scored("touchdown", 6), after=(6, 0))
    undone = play(kind="extra_point", before=(6, 0), after=(6, 0))
    extra = play(KICK, scored("extra_point", 1), kind="extra_point", before=(6, 0), after=(7, 0))
    (line,) = lines(touchdown, undone, extra)
    assert line["after"] == "extra point good" and line["score"] == [7, 0]


PICKED = told("intercepted", seat=AWAY, spot=40)


@pytest.mark.parametrize(
    ("happened", "kind", "after", "team", "text"),
    [
        ((gained(40, "pass"), scored("touchdown", 6)), "pass", (6, 0), "Home", "40-yard pass"),
        (
            (told("field_goal_tried", seat=HOME, yards=38, good=True), scored("field_goal", 3)),
            "field_goal",
            (3, 0),
            "Home",
            "38-yard field goal",
        ),
        ((scored("safety", 2, AWAY),), "run", (0, 2), "Away", "safety"),
        ((scored("single", 1),), "punt", (1, 0), "Home", "single"),
        ((scored("victory_points", 1),), "run", (1, 0), "Home", "1 Victory Point, no gain"),
        (
            (gained(12, "pass"), scored("victory_points", 1)),
            "pass",
            (1, 0),
            "Home",
            "1 Victory Point, 12-yard pass",
        ),
        (
            (gained(-2, "run"), scored("victory_points", 1, AWAY)),
            "run",
            (0, 1),
            "Away",
            "1 Victory Point, run for a loss of 2 yards",
        ),
        (
            (scored("victory_points", 1, AWAY), PICKED),
            "pass",
            (0, 1),
            "Away",
            "1 Victory Point, interception",
        ),
        (
            (PICKED, told("returned", seat=AWAY, yards=1, spot=100), scored("touchdown", 6, AWAY)),
            "pass",
            (0, 6),
            "Away",
            "interception returned 1 yard",
        ),
        (
            (PICKED, scored("touchdown", 6, AWAY)),
            "pass",
            (0, 6),
            "Away",
            "interception returned for a touchdown",
        ),
    ],
)
def test_every_way_to_score_has_its_words(
    happened: tuple[Event, ...], kind: str, after: tuple[int, int], team: str, text: str
) -> None:
    (line,) = lines(play(*happened, kind=kind, after=after))
    assert (line["team"], line["text"]) == (team, text)


def test_men_who_have_names_are_named() -> None:
    rows = rows_of(play(gained(12), scored("touchdown", 6), after=(6, 0)))
    rows[0]["rusher_player_name"] = "Bell"
    assert scoring_plays(rows)[0]["text"] == "12-yard run by Bell"
    rows = rows_of(play(gained(40, "pass"), scored("touchdown", 6), kind="pass", after=(6, 0)))
    rows[0] |= {"passer_player_name": "Lemmerman", "receiver_player_name": "Windrow"}
    assert scoring_plays(rows)[0]["text"] == "40-yard pass, Lemmerman to Windrow"


def test_the_terminal_prints_them_below_the_box_score_and_calls_the_fifth_period_overtime() -> None:
    rows = rows_of(play(gained(12), scored("touchdown", 6), quarter=5, after=(6, 0)))
    rows[0]["tt_clock"] = "3 plays left"
    text = as_text(box_score(rows, NAMES), NAMES)
    assert "OT, 3 plays left  Home, 12-yard run  6-0" in text
    assert text.splitlines()[0].split() == ["OT", "T"]


def test_the_score_that_decided_is_the_one_after_which_the_winner_stayed_ahead() -> None:
    def at(home: int, away: int) -> dict[str, Any]:
        return {"score": [home, away], "text": f"{home}-{away}"}

    lead = decided_by([at(7, 0), at(7, 7), at(7, 10), at(14, 10), at(14, 13)])
    assert lead is not None and lead["text"] == "14-10"
    assert decided_by([at(7, 0), at(7, 7)]) is None and decided_by([]) is None
    first = decided_by([at(7, 0), at(10, 0)])
    assert first is not None and first["text"] == "7-0"
    never_behind = decided_by([at(0, 1), at(0, 8), at(7, 8), at(7, 15), at(10, 15), at(10, 18)])
    assert never_behind is not None and never_behind["text"] == "7-15", "the loser had ten in the end"


def test_the_best_moment_is_the_longest_way_and_a_ball_taken_away_counts_more() -> None:
    run = play(gained(30), now=Situation(HOME, 30, 1, 40))
    short = play(gained(12, "pass"), kind="pass")
    best = best_moment(rows_of([*run, *short]))
    assert best is not None and (best["team"], best["text"]) == ("Home", "30-yard run")
    back = play(PICKED, told("returned", seat=AWAY, yards=15, spot=60), kind="pass")
    best = best_moment(rows_of([*run, *back]))
    assert best is not None and (best["team"], best["text"]) == ("Away", "interception returned 15 yards")
    fumbled = told("fumbled", seat=HOME, spot=35), told("recovered", seat=AWAY, spot=65, lost=True)
    best = best_moment(rows_of(play(gained(5), *fumbled)))
    assert best is not None and (best["team"], best["text"]) == ("Away", "fumble recovered")
    assert best_moment([]) is None
