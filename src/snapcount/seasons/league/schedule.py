"""Schedules: a round robin as often as wanted, more of it inside divisions, rivals, byes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from snapcount.seasons.league.league import Fixture

Pair = tuple[str, str]
Round = list[Pair]


class Wanted(NamedTuple):
    """A schedule that is to be made."""

    meetings: int = 2
    """How often two clubs meet; of an even number each is at home in one half."""
    in_division: int | None = None
    """The same for two clubs of one division; None: as everybody."""
    rivals: tuple[Pair, ...] = ()
    """Pairs that meet twice more, once on either ground."""
    byes: int = 0
    """Weeks that every club has off, beside those that an odd number of clubs brings."""


def made(clubs: Sequence[str], divisions: Mapping[str, Sequence[str]], wanted: Wanted) -> tuple[Fixture, ...]:
    """Every game, week by week. The same clubs in the same order give the same schedule."""
    inside = wanted.meetings if wanted.in_division is None else wanted.in_division
    everybody = min(wanted.meetings, inside)
    rounds: list[Round] = []
    for meeting in range(everybody):
        rounds += turned(round_robin(clubs), meeting)
    for meeting in range(everybody, inside):
        rounds += turned(side_by_side([round_robin(of) for of in divisions.values()]), meeting)
    for meeting in range(everybody, wanted.meetings):
        rounds += turned(across(list(divisions.values())), meeting)
    if wanted.rivals:
        pairs = list(wanted.rivals)
        rounds[len(rounds) // 2 : len(rounds) // 2] = [pairs]
        rounds.append([(away, home) for home, away in pairs])
    return numbered(with_byes(fair_grounds(rounds), wanted.byes))


def round_robin(clubs: Sequence[str]) -> list[Round]:
    """Everybody once against everybody: the first stays, the others walk round a circle."""
    circle: list[str | None] = [*clubs]
    if len(circle) % 2:
        circle.append(None)
    rounds: list[Round] = []
    for number in range(len(circle) - 1):
        half = len(circle) // 2
        pairs = list(zip(circle[:half], circle[: half - 1 : -1], strict=True))
        found = [(one, other) for one, other in pairs if one is not None and other is not None]
        rounds.append(
            [(away, home) if (number + at) % 2 else (home, away) for at, (home, away) in enumerate(found)]
        )
        circle = [circle[0], circle[-1], *circle[1:-1]]
    return rounds


def turned(rounds: list[Round], meeting: int) -> list[Round]:
    """The grounds change from one meeting to the next."""
    return [[(away, home) for home, away in pairs] for pairs in rounds] if meeting % 2 else rounds


def side_by_side(schedules: Sequence[list[Round]]) -> list[Round]:
    """Several divisions play among themselves in the same weeks."""
    weeks = max(len(rounds) for rounds in schedules)
    return [
        [pair for rounds in schedules if week < len(rounds) for pair in rounds[week]] for week in range(weeks)
    ]


def across(divisions: Sequence[Sequence[str]]) -> list[Round]:
    """Every club once against every club of the other divisions."""
    rounds: list[Round] = []
    for meeting in round_robin([str(at) for at in range(len(divisions))]):
        pairs = [(divisions[int(one)], divisions[int(other)]) for one, other in meeting]
        for shift in range(max(max(len(one), len(other)) for one, other in pairs)):
            rounds.append([game for one, other in pairs for game in shifted(one, other, shift)])
    return rounds


def shifted(one: Sequence[str], other: Sequence[str], shift: int) -> Round:
    """One week of two divisions against each other; the smaller has men off."""
    small, large = sorted((one, other), key=len)
    pairs = [(club, large[(at + shift) % len(large)]) for at, club in enumerate(small)]
    return [(away, home) if (at + shift) % 2 else (home, away) for at, (home, away) in enumerate(pairs)]


def fair_grounds(rounds: list[Round]) -> list[Round]:
    """The last of an odd number of meetings goes to whom has been at home less often."""
    to_come: dict[frozenset[str], int] = {}
    for home, away in (pair for pairs in rounds for pair in pairs):
        to_come[frozenset((home, away))] = to_come.get(frozenset((home, away)), 0) + 1
    odd = {pair for pair, meetings in to_come.items() if meetings % 2}
    balance: dict[str, int] = {}
    for pairs in rounds:
        for at, (home, away) in enumerate(pairs):
            pair = frozenset((home, away))
            to_come[pair] -= 1
            if pair in odd and not to_come[pair] and balance.get(home, 0) > balance.get(away, 0):
                home, away = pairs[at] = (away, home)
            balance[home] = balance.get(home, 0) + 1
            balance[away] = balance.get(away, 0) - 1
    return rounds


def with_byes(rounds: list[Round], byes: int) -> list[Round]:
    """A week is played in two halves for every bye, in the middle of the schedule: everybody has one half off."""
    split = {round((at + 1) * len(rounds) / (byes + 1)) for at in range(byes)}
    found: list[Round] = []
    for week, pairs in enumerate(rounds, 1):
        half = (len(pairs) + 1) // 2
        found += [pairs[:half], pairs[half:]] if week in split and len(pairs) > 1 else [pairs]
    return found


def numbered(rounds: list[Round]) -> tuple[Fixture, ...]:
    return tuple(Fixture(week, home, away) for week, pairs in enumerate(rounds, 1) for home, away in pairs)
