"""The records of a season: the best games of men and clubs, the longest runs of wins, and the season's highest sums."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from snapcount.seasons.books.books import Books
from snapcount.seasons.file.rows import GameRow


class Record(NamedTuple):
    """The best of its kind: how much, whose, and in which game; 0 for the whole season's."""

    title: str
    value: float
    who: str
    club: str
    game: int


PLAYERS = (
    ("Most passing yards", "passing", "passing_yards"),
    ("Most touchdown passes", "passing", "passing_touchdowns"),
    ("Most completions", "passing", "completions"),
    ("Longest pass", "passing", "longest"),
    ("Most rushing yards", "rushing", "rushing_yards"),
    ("Most carries", "rushing", "rushes"),
    ("Longest run", "rushing", "longest"),
    ("Most receiving yards", "receiving", "receiving_yards"),
    ("Most receptions", "receiving", "receptions"),
    ("Longest field goal", "kicking", "longest"),
    ("Most points by a kicker", "kicking", "kicking_points"),
    ("Longest punt", "punting", "longest"),
    ("Longest return", "returns", "longest"),
)
CLUBS = (
    ("Most points", "points"),
    ("Most yards", "yards"),
    ("Most rushing yards by a club", "rushing_yards"),
    ("Most passing yards by a club", "passing_yards"),
    ("Most first downs", "first_downs"),
    ("Most turnovers", "turnovers"),
)
MEN_OF_A_SEASON = (
    ("Most passing yards", "passing", "passing_yards"),
    ("Most touchdown passes", "passing", "passing_touchdowns"),
    ("Most rushing yards", "rushing", "rushing_yards"),
    ("Most touchdown runs", "rushing", "rushing_touchdowns"),
    ("Most receiving yards", "receiving", "receiving_yards"),
    ("Most receptions", "receiving", "receptions"),
    ("Most points by a kicker", "kicking", "kicking_points"),
    ("Most punting yards", "punting", "punt_yards"),
    ("Most return yards", "returns", "return_yards"),
    ("Most interceptions", "defence", "interceptions_made"),
)
CLUBS_OF_A_SEASON = (
    ("Most points", "points"),
    ("Most yards", "yards"),
    ("Most rushing yards by a club", "rushing_yards"),
    ("Most passing yards by a club", "passing_yards"),
)
Found = list[tuple[float, str, str, int]]


def records(books: Books) -> list[Record]:
    """One game's bests; the first who reached it holds it."""
    found = [*of_players(books), *of_clubs(books), *of_games(books), *streaks(books)]
    return [record for record in found if record.value > 0]


def season_records(books: Books) -> list[Record]:
    """The highest sums of a whole season, as far as it has come."""
    found: list[Record] = []
    for title, category, name in MEN_OF_A_SEASON:
        men = books.players(category)
        found += best(title, [(line.get(name, 0), line["player"], line["club"], 0) for line in men])
    names = {club.id: club.name for club in books.season.league.clubs}
    clubs = books.clubs()
    for title, name in CLUBS_OF_A_SEASON:
        found += best(title, [(line.get(name, 0), names[line["club"]], line["club"], 0) for line in clubs])
    won = {
        club: sum(game.result.letter(club) == "W" for game in books.games if club in game.clubs)
        for club in names
    }
    found += best("Most wins", [(count, names[club], club, 0) for club, count in won.items()])
    return [record for record in found if record.value > 0]


def best(title: str, found: Found) -> Iterator[Record]:
    if found:
        value, who, club, game = max(found, key=lambda entry: entry[0])
        yield Record(title, value, who, club, game)


def of_players(books: Books) -> Iterator[Record]:
    for title, category, name in PLAYERS:
        lines = [(game, line) for game, line in books.lines if line["category"] == category]
        yield from best(
            title, [(line.get(name, 0), line["player"], line["club"], game.number) for game, line in lines]
        )


def of_clubs(books: Books) -> Iterator[Record]:
    names = {club.name: club.id for club in books.season.league.clubs}
    for title, name in CLUBS:
        found: Found = []
        for game in books.games:
            teams: dict[str, dict[str, Any]] = books.boxes[game.number]["teams"]
            found += [(totals[name], club, names[club], game.number) for club, totals in teams.items()]
        yield from best(title, found)


def of_games(books: Books) -> Iterator[Record]:
    kinds: tuple[tuple[str, Callable[[GameRow], int]], ...] = (
        ("Largest margin", lambda game: abs((game.home_score or 0) - (game.away_score or 0))),
        ("Most points of both", lambda game: (game.home_score or 0) + (game.away_score or 0)),
    )
    names = {club.id: club.name for club in books.season.league.clubs}
    for title, value in kinds:
        found: Found = []
        for game in books.games:
            better = max(game.clubs, key=lambda club: game.result.points_of(club)[0])
            found.append((value(game), names[better], better, game.number))
        yield from best(title, found)


def streaks(books: Books) -> Iterator[Record]:
    """The longest run of wins, by the game that ended it."""
    found: Found = []
    for club in books.season.league.clubs:
        run = 0
        for game in books.games:
            if club.id in game.clubs:
                run = run + 1 if game.result.letter(club.id) == "W" else 0
                found.append((run, club.name, club.id, game.number))
    yield from best("Most wins in a row", found)
