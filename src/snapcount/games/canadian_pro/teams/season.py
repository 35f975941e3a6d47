"""What a team carries from game to game of a season: who is out (CP-9.10), and how much each man has been used."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.core.rulebook import Value
from snapcount.core.table import Seat
from snapcount.games.canadian_pro.rules.course import start
from snapcount.games.canadian_pro.state import Change, Hurt, State
from snapcount.games.canadian_pro.tables import BACKS, OFFENCE
from snapcount.games.canadian_pro.teams.cards import Team
from snapcount.games.canadian_pro.teams.teams import team, team_name

REST_OF_SEASON = 50
"""So many games or more mean the rest of the season."""


class Out(NamedTuple):
    """A man who misses a game, and how many more after it."""

    player: str
    games: int


class Real(NamedTuple):
    """A man's line of the season that his card was made of."""

    category: str
    player: str
    figures: Mapping[str, float]


def opening(
    options: Mapping[str, Value],
    out: Mapping[Seat, Sequence[Out]],
    line_ups: Mapping[Seat, Mapping[str, str]],
    weather: int = 0,
) -> State:
    """CP-2.1, CP-9.10: the first state of a game in which men are out and others than the printed ones begin.

    CP-11.6: in the Advanced Game on a day whose weather is known."""
    state = start(options)
    hurt = tuple(
        Hurt(seat, man.player, "game", plays_offence(state, seat, man.player), man.games)
        for seat in Seat
        for man in out.get(seat, ())
    )
    changes = tuple(
        Change(seat, place, player)
        for seat in Seat
        for place, player in sorted(line_ups.get(seat, {}).items())
        if team(state.options.team(seat)).lineup[place] != player
    )
    known = weather if state.options.advanced else 0
    return state._replace(hurt=hurt, changes=changes, weather=known)


def plays_offence(state: State, seat: Seat, player: str) -> bool:
    man = team(state.options.team(seat)).players[player]
    return any(place in OFFENCE for place in man.positions)


def still_out(began: State, ended: State) -> dict[Seat, tuple[Out, ...]]:
    """Who misses the next game too: games are counted down, the longer of two injuries counts."""
    found: dict[Seat, dict[str, int]] = {seat: {} for seat in Seat}
    for hurt in (*began.hurt, *ended.hurt):
        if hurt.scope == "game" and hurt.games > 0:
            known = found[hurt.seat]
            known[hurt.player] = max(known.get(hurt.player, 0), hurt.games)
    return {
        seat: tuple(Out(player, games - 1) for player, games in men.items()) for seat, men in found.items()
    }


# The season on the cards


def real_lines(cards: str) -> list[Real]:
    """The records printed on a team's cards, with the names that box scores use."""
    plain = team(team_name(cards)).plain["cards"]
    men = [*plain["quarterbacks"], *plain["backs"], *plain["receivers"]]
    return [line for man in men for line in lines_of(man)]


def lines_of(man: Mapping[str, Any]) -> Iterator[Real]:
    name = man["player"]
    thrown = man.get("record")
    if thrown:
        figures = {
            "passes": thrown["attempted"],
            "completions": round(thrown["attempted"] * thrown["pct"] / 100),
            "passing_yards": thrown["yds"],
            "passing_touchdowns": thrown["td"],
            "interceptions": thrown["x"],
        }
        yield Real("passing", name, figures)
    carried = (man.get("run") or man.get("running") or {}).get("record")
    if carried:
        figures = {
            "rushes": carried["tc"],
            "rushing_yards": carried["net"],
            "rushing_touchdowns": carried["td"],
        }
        yield Real("rushing", name, {**figures, "longest": carried["lg"]})
    caught = (man.get("receiving") or {}).get("record")
    if caught:
        figures = {
            "receptions": caught["no"],
            "receiving_yards": caught["yds"],
            "receiving_touchdowns": caught["td"],
        }
        yield Real("receiving", name, {**figures, "longest": caught["lg"]})


# Usage

Used = Mapping[tuple[str, str], float]
"""How often a man has carried, been thrown to or thrown this season, by ("rushes" | "targets" | "passes", name)."""


def limits(cards: str) -> dict[tuple[str, str], float]:
    """How often each man had the ball in the season on his card. Targets are catches by the team's completion rate."""
    lines = real_lines(cards)
    thrown = plain_sum(line.figures["passes"] for line in lines if line.category == "passing")
    complete = plain_sum(line.figures["completions"] for line in lines if line.category == "passing")
    rate = thrown / complete if complete else 2.0
    found: dict[tuple[str, str], float] = {}
    for line in lines:
        if line.category == "rushing":
            found["rushes", line.player] = line.figures["rushes"]
        elif line.category == "passing":
            found["passes", line.player] = line.figures["passes"]
        else:
            found["targets", line.player] = line.figures["receptions"] * rate
    return found


def line_up(cards: str, used: Used, out: Sequence[Out]) -> dict[str, str]:
    """Who begins, so that everybody gets his share of the season: at each place the man who has had least of his."""
    club = team(team_name(cards))
    most, missing = limits(cards), {man.player for man in out}
    chosen: dict[str, str] = {}
    for place in ("QB", *BACKS, "TE", "SE", "FL"):
        able = [
            man.name
            for man in club.players.values()
            if place in man.positions and man.name not in missing and man.name not in chosen.values()
        ]
        kinds = ("passes",) if place == "QB" else ("rushes", "targets")
        known = [name for name in able if any((kind, name) in most for kind in kinds)]
        if known:
            chosen[place] = min(
                known, key=lambda name: (share(most, used, kinds, name), name != club.lineup[place])
            )
    return in_their_places(club, chosen)


def in_their_places(club: Team, chosen: dict[str, str]) -> dict[str, str]:
    """Of the backs that play, each stands where he is printed, if that leaves nobody where he may not play."""
    backs = [chosen[place] for place in BACKS if place in chosen]
    placed = {place: club.lineup[place] for place in BACKS if place in chosen and club.lineup[place] in backs}
    others = [man for man in backs if man not in placed.values()]
    empty = [place for place in BACKS if place in chosen and place not in placed]
    placed |= dict(zip(empty, others, strict=True))
    fits = all(place in club.players[man].positions for place, man in placed.items())
    return chosen | placed if fits else chosen


def share(most: Mapping[tuple[str, str], float], used: Used, kinds: Sequence[str], name: str) -> float:
    """How much of his season a man has had."""
    whole = plain_sum(most.get((kind, name), 0.0) for kind in kinds)
    return plain_sum(used.get((kind, name), 0.0) for kind in kinds) / whole if whole else 1.0
