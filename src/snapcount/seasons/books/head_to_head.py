"""A head-to-head book: who has beaten whom, in all games that counted, from records and seasons."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from snapcount.core.game import Game
from snapcount.core.record.file import parse
from snapcount.core.record.text import BadRecord
from snapcount.core.table import Refusal, Seat
from snapcount.football.words import counted
from snapcount.games import find
from snapcount.seasons.season import Season

RECORD = ".snap"
SEASONS = (".season", ".cup")


class Meeting(NamedTuple):
    """A finished game of two, whatever the game."""

    game: str
    names: tuple[str, str]
    score: tuple[int, int]
    winner: str
    """Empty: a tie."""
    source: str


@dataclass
class Record:
    """Won, lost and tied, as the first of two sees it."""

    won: int = 0
    lost: int = 0
    tied: int = 0
    points: int = 0
    against: int = 0

    def add(self, letter: str, points: tuple[int, int]) -> None:
        self.won += letter == "W"
        self.lost += letter == "L"
        self.tied += letter == "T"
        self.points += points[0]
        self.against += points[1]

    @property
    def games(self) -> int:
        return self.won + self.lost + self.tied

    def __str__(self) -> str:
        ties = f"–{self.tied}" if self.tied else ""
        return f"{self.won}–{self.lost}{ties}"


@dataclass
class Rivalry:
    """Everything that two have played against each other."""

    one: str
    other: str
    total: Record = field(default_factory=Record)
    by_game: dict[str, Record] = field(default_factory=dict[str, Record])
    letters: str = ""
    """W, L and T in order, as the first sees it."""

    def add(self, meeting: Meeting) -> None:
        mine = meeting.names.index(self.one)
        letter = "T" if not meeting.winner else "W" if meeting.winner == self.one else "L"
        points = (meeting.score[mine], meeting.score[1 - mine])
        self.total.add(letter, points)
        self.by_game.setdefault(meeting.game, Record()).add(letter, points)
        self.letters += letter

    @property
    def streak(self) -> str:
        """W3: who leads has won the last three; L1: lost the last."""
        last = self.letters[-1:]
        return f"{last}{len(self.letters) - len(self.letters.rstrip(last))}" if last else ""


def head_to_head(meetings: Iterable[Meeting]) -> list[Rivalry]:
    """Every two who have met, most games first; whoever has won more of theirs stands first."""
    met = list(meetings)
    found: dict[frozenset[str], Rivalry] = {}
    for names, ours in grouped(met).items():
        one, other = sorted(names, key=lambda name: (-sum(game.winner == name for game in ours), name))
        found[names] = Rivalry(one, other)
        for meeting in ours:
            found[names].add(meeting)
    return sorted(found.values(), key=lambda pair: (-pair.total.games, pair.one, pair.other))


def grouped(met: Sequence[Meeting]) -> dict[frozenset[str], list[Meeting]]:
    found: dict[frozenset[str], list[Meeting]] = {}
    for meeting in met:
        if meeting.names[0] != meeting.names[1]:
            found.setdefault(frozenset(meeting.names), []).append(meeting)
    return found


class Reading:
    """Reads games from files and folders, each game once; what can't be read is noted in a sentence."""

    def __init__(self, same: Mapping[str, str] | None = None, *, practice: bool = False) -> None:
        self.same = dict(same or {})
        """Names that mean somebody else: {"Red": "Ada"}."""
        self.practice = practice
        """Also games that don't count, and those of a season that only computers played."""
        self.notes: list[str] = []
        self.seen: set[bytes] = set()

    def read(self, paths: Iterable[Path]) -> list[Meeting]:
        """In order of time, as the files tell it."""
        return [meeting for path in self.files(paths) for meeting in self.meetings(path)]

    def files(self, paths: Iterable[Path]) -> list[Path]:
        found: list[Path] = []
        for path in paths:
            if path.is_dir():
                inside = [file for file in path.rglob("*") if file.suffix in (RECORD, *SEASONS)]
                found += [file for file in inside if file.is_file()]
            elif path.is_file():
                found.append(path)
            else:
                raise Refusal("book", f"There is no file or folder {path}.")
        return sorted(set(found), key=lambda file: (file.stat().st_mtime_ns, file.name))

    def meetings(self, path: Path) -> Iterator[Meeting]:
        try:
            if path.suffix in SEASONS:
                yield from self.of_season(path)
            else:
                yield from self.of_record(path.read_bytes(), str(path))
        except (Refusal, BadRecord, OSError) as problem:
            self.notes.append(str(problem))

    def of_season(self, path: Path) -> Iterator[Meeting]:
        with Season.open(path) as season:
            for row in season.games():
                if row.done and (row.by or self.practice):
                    raw = season.record(row.number)
                    yield from self.of_record(raw, f"{path}, game {row.number}", counts=True)

    def of_record(self, raw: bytes, name: str, *, counts: bool = False) -> Iterator[Meeting]:
        """A game that is over and counts; the same record twice counts once."""
        digest = hashlib.sha256(raw).digest()
        if digest in self.seen:
            return
        self.seen.add(digest)
        game = parse(raw, find, name=name)
        if game.ended and (counts or game.for_keeps or between_two(game) or self.practice):
            yield self.meeting(game, name)

    def meeting(self, game: Game, source: str) -> Meeting:
        names = (self.named(game.names[0]), self.named(game.names[1]))
        winner = winner_of(game)
        return Meeting(game.rulebook.id, names, game.score, "" if winner is None else names[winner], source)

    def named(self, name: str) -> str:
        return self.same.get(name, name)


def between_two(game: Game) -> bool:
    """Two people's game in which nothing was taken back: both had their part in its dice, and no coach sat in.

    One that was played on from a moment of another is a trial.
    """
    tried = game.parent is not None or bool(game.taken_back) or bool(game.sittings)
    return all(game.dice.contributions) and not tried


def winner_of(game: Game) -> Seat | None:
    """Who gave up or ran out of time has lost, whatever the score."""
    loser = game.resigned if game.resigned is not None else game.timed_out
    if loser is not None:
        return loser.other
    home, away = game.score
    return None if home == away else Seat.HOME if home > away else Seat.AWAY


def book_text(pairs: Sequence[Rivalry]) -> str:
    """Two a paragraph: all games, then each."""
    parts: list[str] = []
    for pair in pairs:
        total = pair.total
        whose = f"{pair.one} {total}" if total.won != total.lost else f"level at {total}"
        lines = [
            f"{pair.one} and {pair.other}: {counted(total.games, 'game')}, {whose}, "
            f"{total.points}:{total.against} points, {streak_words(pair)}"
        ]
        if len(pair.by_game) > 1:
            lines += [
                f"    {find(game).face.title:<24}{record!s:>8}  {record.points}:{record.against}"
                for game, record in sorted(pair.by_game.items())
            ]
        parts.append("\n".join(lines))
    return "\n".join(parts) or "Nobody has met yet."


def streak_words(pair: Rivalry) -> str:
    """The last three to Ada."""
    kind, games = pair.streak[:1], int(pair.streak[1:] or 0)
    last = "the last" if games == 1 else f"the last {games}"
    if kind == "T":
        return f"{last} tied"
    return f"{last} to {pair.one if kind == 'W' else pair.other}"
