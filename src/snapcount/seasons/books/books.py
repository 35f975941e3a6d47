"""The books of a season: every man's and every club's figures added up, leaders, pages with game logs."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from snapcount.core.table import Refusal
from snapcount.seasons.file.rows import GameRow
from snapcount.seasons.games.carried import season_on_cards

if TYPE_CHECKING:
    from snapcount.seasons.season import Season

Line = dict[str, Any]
WHO = ("category", "club", "player")


class Column(NamedTuple):
    """A figure in a table: its head, what of a line it needs, and how it comes from that."""

    head: str
    needs: tuple[str, ...]
    value: Callable[[Mapping[str, Any]], Any]


def plain(head: str, name: str) -> Column:
    return Column(head, (name,), lambda line: line.get(name, 0))


def rate(head: str, above: str, below: str, times: float = 1.0) -> Column:
    """A quotient; empty where there is nothing to divide by."""
    return Column(
        head,
        (above, below),
        lambda line: round(times * line.get(above, 0) / line[below], 1) if line.get(below) else "",
    )


class Category(NamedTuple):
    """A table of leaders: what orders it, and its columns."""

    title: str
    by: str
    columns: tuple[Column, ...]


CATEGORIES: dict[str, Category] = {
    "passing": Category(
        "Passing",
        "passing_yards",
        (
            plain("att", "passes"),
            plain("comp", "completions"),
            rate("pct", "completions", "passes", 100),
            plain("yards", "passing_yards"),
            rate("ave", "passing_yards", "passes"),
            plain("td", "passing_touchdowns"),
            plain("int", "interceptions"),
            plain("lg", "longest"),
        ),
    ),
    "rushing": Category(
        "Rushing",
        "rushing_yards",
        (
            plain("car", "rushes"),
            plain("yards", "rushing_yards"),
            rate("ave", "rushing_yards", "rushes"),
            plain("td", "rushing_touchdowns"),
            plain("lg", "longest"),
        ),
    ),
    "receiving": Category(
        "Receiving",
        "receiving_yards",
        (
            plain("rec", "receptions"),
            plain("tgt", "targets"),
            plain("yards", "receiving_yards"),
            rate("ave", "receiving_yards", "receptions"),
            plain("td", "receiving_touchdowns"),
            plain("lg", "longest"),
        ),
    ),
    "kicking": Category(
        "Kicking",
        "kicking_points",
        (
            plain("points", "kicking_points"),
            plain("fg", "field_goals_made"),
            plain("fga", "field_goals"),
            plain("lg", "longest"),
            plain("xp", "extra_points_made"),
            plain("xpa", "extra_points"),
        ),
    ),
    "punting": Category(
        "Punting",
        "punt_yards",
        (
            plain("punts", "punts"),
            plain("yards", "punt_yards"),
            rate("ave", "punt_yards", "punts"),
            plain("lg", "longest"),
        ),
    ),
    "returns": Category(
        "Returns",
        "return_yards",
        (
            plain("kr", "kickoff_returns"),
            plain("yards", "kickoff_return_yards"),
            rate("ave", "kickoff_return_yards", "kickoff_returns"),
            plain("pr", "punt_returns"),
            plain("yards", "punt_return_yards"),
            rate("ave", "punt_return_yards", "punt_returns"),
            plain("td", "return_touchdowns"),
            plain("lg", "longest"),
        ),
    ),
    "defence": Category("Defence", "interceptions_made", (plain("int", "interceptions_made"),)),
}
CLUB_COLUMNS: tuple[Column, ...] = (
    rate("points", "points", "games"),
    rate("yards", "yards", "games"),
    rate("rush", "rushing_yards", "games"),
    rate("a rush", "rushing_yards", "rushes"),
    rate("pass", "passing_yards", "games"),
    rate("comp%", "completions", "passes", 100),
    rate("sacked", "sacks_suffered", "games"),
    rate("turnovers", "turnovers", "games"),
    rate("3rd%", "third_downs_made", "third_downs", 100),
    rate("penalties", "penalties", "games"),
)
"""A game and club."""


def added(lines: Iterable[Mapping[str, Any]]) -> Line:
    """Lines of one man as one: sums, and the longest of all."""
    total: Line = {"games": 0}
    for line in lines:
        total["games"] += 1
        for name, value in line.items():
            if name in WHO:
                total[name] = value
            elif name == "longest":
                total[name] = max(total.get(name, value), value)
            else:
                total[name] = total.get(name, 0) + value
    if "kickoff_returns" in total or "punt_returns" in total:
        total["return_yards"] = total.get("kickoff_return_yards", 0) + total.get("punt_return_yards", 0)
    return total


class Books:
    """Everything that was written down of the games of a season: those of the schedule, or of the play-offs."""

    def __init__(self, season: Season, *, playoffs: bool = False) -> None:
        self.season = season
        self.games = [game for game in season.games() if game.done and bool(game.stage) == playoffs]
        self.boxes = season.store.boxes(game.number for game in self.games)
        self.lines: list[tuple[GameRow, Line]] = [
            (game, line) for game in self.games for line in self.boxes[game.number]["players"]
        ]

    def players(self, category: str) -> list[Line]:
        """Every man's total of a category, the best first."""
        found: dict[tuple[str, str], list[Line]] = {}
        for _, line in self.lines:
            if line["category"] == category:
                found.setdefault((line["club"], line["player"]), []).append(line)
        by = CATEGORIES[category].by
        return sorted((added(lines) for lines in found.values()), key=lambda line: -line.get(by, 0))

    def leaders(self, category: str, top: int = 10) -> list[Line]:
        if category not in CATEGORIES:
            expected = ", ".join((*CATEGORIES, "clubs"))
            raise Refusal("season", f"There are no leaders in {category!r}: expected one of {expected}.")
        return self.players(category)[:top]

    def clubs(self, *, against: bool = False) -> list[Line]:
        """Every club's figures added up: its own, or what it allowed."""
        found: list[Line] = []
        for club in self.season.league.clubs:
            total: Line = {"club": club.id, "games": 0}
            for game in self.games:
                if club.id not in game.clubs:
                    continue
                other = self.season.league.by_id()[game.result.opponent(club.id)]
                totals = self.boxes[game.number]["teams"][other.name if against else club.name]
                total["games"] += 1
                for name, value in totals.items():
                    total[name] = total.get(name, 0) + value
            found.append(total)
        return sorted(found, key=lambda line: -line.get("points", 0) / max(1, line["games"]))

    def named(self, text: str) -> tuple[str, str]:
        """The club and the man meant by a name or a part of it."""
        men = {(line["club"], line["player"]) for _, line in self.lines}
        for club in self.season.league.clubs:
            men |= {
                (club.id, line["player"]) for line in season_on_cards(self.season.league.game, club.cards)
            }
        asked = text.casefold()
        exact = sorted(man for man in men if man[1].casefold() == asked)
        found = exact or sorted(man for man in men if asked in man[1].casefold())
        if len(found) == 1:
            return found[0]
        if not found:
            nobody = "" if men else " This game names no players."
            raise Refusal("season", f"Nobody in this season is called {text!r}.{nobody}")
        some = ", ".join(f"{player} ({club})" for club, player in found[:8])
        raise Refusal("season", f"{text!r} could be several men: {some}.")

    def log(self, club: str, player: str) -> dict[str, list[tuple[GameRow, Line]]]:
        """A man's lines game by game, by category."""
        found: dict[str, list[tuple[GameRow, Line]]] = {}
        for game, line in self.lines:
            if (line["club"], line["player"]) == (club, player):
                found.setdefault(line["category"], []).append((game, line))
        return {category: found[category] for category in CATEGORIES if category in found}
