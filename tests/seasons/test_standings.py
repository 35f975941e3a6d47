"""The table, its tie-breakers in words, and the play-offs."""

from __future__ import annotations

import json

import pytest

from snapcount.seasons.league.league import League
from snapcount.seasons.league.reading import read
from snapcount.seasons.standings.playoffs import bracket, next_round
from snapcount.seasons.standings.power import ranking
from snapcount.seasons.standings.standings import Result
from snapcount.seasons.standings.table import Place, table
from tests.seasons.small import plain

LOTS = {"ASH": 0.1, "BIR": 0.9, "CED": 0.5, "DOG": 0.3}


def league(*breakers: str, **changes: object) -> League:
    return read(json.dumps(plain(table={"win": 2, "tie": 1, "tie_breakers": list(breakers)}, **changes)))


def games(*told: str) -> list[Result]:
    """`ASH 21 BIR 14`."""
    found: list[Result] = []
    for at, text in enumerate(told, 1):
        home, ours, away, theirs = text.split()
        found.append(Result(at, at, home, away, int(ours), int(theirs)))
    return found


def order(places: list[Place]) -> list[str]:
    return [place.standing.club for place in places]


def why(places: list[Place]) -> list[str]:
    return [place.why for place in places if place.why]


def test_two_clubs_are_parted_by_their_own_games_and_told_so() -> None:
    played = games(
        "ASH 7 BIR 3", "BIR 10 ASH 10", "BIR 20 CED 0", "CED 20 ASH 0", "BIR 9 DOG 9", "DOG 0 ASH 0"
    )
    places = table(league("head_to_head", "points_difference"), played, LOTS)
    assert order(places)[:2] == ["ASH", "BIR"]
    assert why(places)[0] == "Ash before Birch: better in their two games, 1–0–1."


def test_games_among_themselves_count_only_when_all_have_played_as_many() -> None:
    played = games("ASH 7 BIR 3", "BIR 30 CED 0", "CED 20 DOG 0")
    places = table(league("head_to_head", "points_difference"), played, LOTS)
    assert order(places) == ["BIR", "ASH", "CED", "DOG"]
    assert why(places)[:2] == [
        "Birch before Ash: better difference of points, +26 to +4.",
        "Ash before Cedar: better difference of points, +4 to −10.",
    ]


def test_three_level_clubs_are_parted_by_the_games_of_the_three() -> None:
    played = games(
        "ASH 7 BIR 3", "BIR 20 CED 10", "CED 30 ASH 0", "ASH 7 DOG 0", "BIR 7 DOG 0", "CED 7 DOG 0"
    )
    places = table(league("head_to_head", "head_to_head_difference"), played, LOTS)
    assert order(places)[:3] == ["CED", "BIR", "ASH"]
    assert why(places)[0] == "Cedar before Birch: more points in the games of these three, 40:20 to 23:17."


def test_what_nothing_parts_is_decided_by_lot() -> None:
    places = table(league(), games("ASH 7 BIR 7"), LOTS)
    assert order(places)[:2] == ["BIR", "ASH"]
    assert why(places) == ["Birch before Ash: by lot."]


@pytest.mark.parametrize(
    ("breaker", "sentence"),
    [
        ("wins", "Birch before Ash: more wins, 1 to 0."),
        ("points_for", "Ash before Birch: more points scored, 40 to 17."),
        ("points_against", "Birch before Ash: fewer points allowed, 17 to 40."),
        ("away_wins", "Birch before Ash: more wins away, 1 to 0."),
    ],
)
def test_every_tie_breaker_has_its_words(breaker: str, sentence: str) -> None:
    played = games("ASH 20 CED 20", "DOG 20 ASH 20", "CED 7 BIR 10", "DOG 10 BIR 7")
    assert sentence in why(table(league(breaker), played, LOTS))


def test_points_are_what_the_league_says() -> None:
    played = games("ASH 7 BIR 3", "CED 7 DOG 7")
    three = read(json.dumps(plain(table={"win": 3, "tie": 1, "loss": 0.5})))
    assert {place.standing.club: place.points for place in table(three, played, LOTS)} == {
        "ASH": 3,
        "CED": 1,
        "DOG": 1,
        "BIR": 0.5,
    }


# Play-offs


def test_the_best_meet_last() -> None:
    assert bracket(4) == [(1, 4), (2, 3)]
    assert bracket(8) == [(1, 8), (4, 5), (2, 7), (3, 6)]


def winner(result: Result) -> str:
    return result.home if result.home_score >= result.away_score else result.away


def test_six_clubs_give_the_first_two_a_round_off() -> None:
    clubs = list("ABCDEF")
    assert next_round(clubs, [], winner) == ("quarter-final", [("D", "E"), ("C", "F")], "")
    first = games("D 3 E 10", "C 7 F 0")
    assert next_round(clubs, first, winner) == ("semi-final", [("A", "E"), ("B", "C")], "")
    second = [*first, *games("A 7 E 0", "B 0 C 9")]
    assert next_round(clubs, second, winner) == ("final", [("A", "C")], "")
    assert next_round(clubs, [*second, *games("A 0 C 1")], winner)[2] == "C"


def test_one_game_says_more_of_its_clubs_than_of_its_ground() -> None:
    (best, *_, worst) = ranking("ABCD", games("A 3 B 30"))
    assert (best.club, worst.club) == ("B", "A")
    assert best.points > 0 > worst.points


def test_the_power_ranking_knows_whom_one_has_beaten() -> None:
    played = games("A 20 B 10", "B 30 C 0", "C 10 D 9", "D 0 A 10")
    rated = ranking("ABCD", played)
    assert [rating.club for rating in rated][:2] == ["A", "B"]
    assert abs(sum(rating.points for rating in rated)) < 1e-9
