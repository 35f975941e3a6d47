"""A season replayed: whole games by computer coaches, each man's record kept beside the one on his card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from snapcount.core.adding import plain_sum
from snapcount.core.drivers.sampled import Coach, play_out, seed_of
from snapcount.core.rulebook import Rulebook
from snapcount.games.canadian_pro.cards.tables import Json
from snapcount.games.canadian_pro.cards.writer import written

US, THEM = "us", "them"

Row = Mapping[str, Any]


@dataclass
class Line:
    """One man's season in one category."""

    no: int = 0
    yards: int = 0
    longest: int = 0
    td: int = 0
    completed: int = 0
    intercepted: int = 0

    def gained(self, yards: int, touchdown: int) -> None:
        self.no += 1
        self.yards += yards
        self.longest = max(self.longest, yards)
        self.td += touchdown


@dataclass
class Replayed:
    """The records of a replayed season."""

    rushing: dict[str, Line] = field(default_factory=dict[str, Line])
    receiving: dict[str, Line] = field(default_factory=dict[str, Line])
    passing: dict[str, Line] = field(default_factory=dict[str, Line])
    scores: list[tuple[int, int]] = field(default_factory=list[tuple[int, int]])

    def keep(self, rows: Iterable[Row]) -> None:
        """Add the plays of one game."""
        for row in rows:
            if row["posteam"] != US:
                continue
            if row["rush_attempt"]:
                man = self.rushing.setdefault(row["rusher_player_name"], Line())
                man.gained(row["rushing_yards"] or 0, row["rush_touchdown"])
            elif row["pass_attempt"] and not row["sack"]:
                self.threw(row)

    def threw(self, row: Row) -> None:
        passer = self.passing.setdefault(row["passer_player_name"], Line())
        passer.no += 1
        passer.intercepted += row["interception"]
        if row["complete_pass"]:
            passer.completed += 1
            passer.yards += row["passing_yards"]
            passer.td += row["pass_touchdown"]
            catcher = self.receiving.setdefault(row["receiver_player_name"], Line())
            catcher.gained(row["receiving_yards"], row["pass_touchdown"])


def replay(
    rulebook: Rulebook,
    team: Json,
    opponents: Sequence[str],
    coach: Callable[[], Coach],
    games: int,
    seed: int,
) -> Replayed:
    """Play the games, at home and away in turn, against one opponent after the other."""
    ours = written(team)
    season = Replayed()
    for game in range(games):
        home = game % 2 == 0
        other = opponents[(game // 2) % len(opponents)]
        options = {"home": ours if home else other, "away": other if home else ours}
        played = play_out(rulebook, options, (coach(), coach()), seed_of(seed, game), listen=True)
        season.keep(rulebook.face.rows(played.events, (US, THEM) if home else (THEM, US)))
        points = rulebook.rules.score(played.state)
        season.scores.append((points[0], points[1]) if home else (points[1], points[0]))
    return season


def replay_text(team: Json, season: Replayed, opponents: Sequence[str], coach: str) -> str:
    """The record of each card and the record of the replayed season, side by side."""
    won = sum(ours > theirs for ours, theirs in season.scores)
    lost = sum(ours < theirs for ours, theirs in season.scores)
    games = len(season.scores)
    lines = [
        f"{games} games replayed by {coach}s (Basic Game) against {_named(opponents)}:",
        f"won {won}, lost {lost}, tied {games - won - lost}; points {plain_sum(s[0] for s in season.scores)}"
        f" to {plain_sum(s[1] for s in season.scores)}. Coaches choose who gets the ball: compare the averages.",
    ]
    cards = team["cards"]
    men = [*cards["quarterbacks"], *cards["backs"], *cards["receivers"]]
    gains = ("no", "yds", "ave", "lg", "td")
    runs = [(man["player"], man.get("run") or man.get("running") or {}) for man in men]
    catches = [(man["player"], man.get("receiving") or {}) for man in men]
    records = [
        (name, _gains(card.get("record"), "tc", "net"), season.rushing.get(name))
        for name, card in runs
        if card
    ]
    lines += _block("rushing", gains, [(name, record, _ground(line)) for name, record, line in records])
    caught = [
        (n, _gains(card.get("record"), "no", "yds"), season.receiving.get(n)) for n, card in catches if card
    ]
    lines += _block("receiving", gains, [(name, record, _ground(line)) for name, record, line in caught])
    thrown = [
        (man["player"], _thrown(man.get("record")), season.passing.get(man["player"]))
        for man in cards["quarterbacks"]
    ]
    lines += _block(
        "passing", ("att", "yds", "pct", "x", "td"), [(n, record, _air(line)) for n, record, line in thrown]
    )
    return "\n".join(lines)


def _named(opponents: Sequence[str]) -> str:
    return ", ".join(opponents) if len(opponents) <= 2 else f"{len(opponents)} teams in turn"


Figures = tuple[str, ...]
NOTHING: Figures = ("-",) * 5


def _gains(record: Json | None, count: str, yards: str) -> Figures:
    if record is None:
        return NOTHING
    return (
        str(record[count]),
        str(record[yards]),
        f"{record[yards] / record[count]:.1f}",
        str(record["lg"]),
        str(record["td"]),
    )


def _thrown(record: Json | None) -> Figures:
    if record is None:
        return NOTHING
    return (
        str(record["attempted"]),
        str(record["yds"]),
        f"{record['pct']:.1f}",
        str(record["x"]),
        str(record["td"]),
    )


def _ground(line: Line | None) -> Figures:
    if line is None:
        return NOTHING
    return str(line.no), str(line.yards), f"{line.yards / line.no:.1f}", str(line.longest), str(line.td)


def _air(line: Line | None) -> Figures:
    if line is None:
        return NOTHING
    share = f"{100 * line.completed / line.no:.1f}"
    return str(line.no), str(line.yards), share, str(line.intercepted), str(line.td)


def _block(title: str, heads: Figures, men: Sequence[tuple[str, Figures, Figures]]) -> list[str]:
    """A table of one category: the card's record, then the replayed one."""
    head = "".join(f"{name:>6}" for name in heads)
    lines = ["", f"{'':26}{'season':^30}   {'replayed':^30}", f"{title:26}{head}   {head}"]
    for name, record, replayed in men:
        figures = ("".join(f"{text:>6}" for text in part) for part in (record, replayed))
        lines.append(f"{name[:25]:26}{'   '.join(figures)}")
    return lines
