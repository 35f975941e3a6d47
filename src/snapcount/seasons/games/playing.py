"""One game of a season, played by its coaches: small enough to be sent to another process."""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from snapcount.coaches import find_coach
from snapcount.coaches.plans import Planned, parsed
from snapcount.core.data.plain import to_plain
from snapcount.core.drivers.coached import let_coaches_play
from snapcount.core.fair import seed_from
from snapcount.core.game import Game
from snapcount.core.record.file import dump, parse
from snapcount.core.rulebook import Value
from snapcount.core.table import Seat
from snapcount.football.boxscore import box_score
from snapcount.games import find
from snapcount.seasons.books.lines import lines
from snapcount.seasons.games.carried import Carried, kept_to, start_of, still_out


class Work(NamedTuple):
    """A game that is due, with all that it takes."""

    number: int
    game: str
    options: Mapping[str, Value]
    seed: str
    clubs: tuple[str, str]
    names: tuple[str, str]
    coaches: tuple[str, str]
    carried: tuple[Carried, Carried]
    is_secret: bool = False
    """The record names the dice by their own seed, not by the season's."""
    plans: tuple[str, str] = ("", "")
    """Written plans that the computer follows for a club in place of its coach."""
    weather: int = 0
    """That of the day, where the game has weather and the day is known."""


class Played(NamedTuple):
    """A game that is over, as a season keeps it."""

    number: int
    score: tuple[int, int]
    record: bytes
    """The record's text, packed."""
    box: str
    """The box score as JSON, with club ids for names of players' lines, and the plans that were followed."""
    out: tuple[tuple[tuple[str, int], ...], ...]
    """Who misses the next game, by seat."""


def begin(work: Work) -> Game:
    """The game before its first question."""
    start = start_of(work.game, find(work.game).settle(work.options), work.carried, work.weather)
    seed = seed_from(work.seed) if work.is_secret else work.seed
    return Game(find(work.game), work.options, seed=seed, names=work.names, start=start)


def coach_of(work: Work, seat: Seat) -> Any:
    """A club's coach, who keeps to its cards; or its plan, whose calls are its own, with such a coach behind it."""
    rulebook, text = find(work.game), work.plans[seat]
    plan = parsed(text, work.game) if text else None
    behind = find_coach(rulebook, plan.otherwise if plan else work.coaches[seat], trusted=True)
    coach = kept_to(work.game, behind, work.carried[seat])
    return Planned(plan, coach) if plan else coach


def thoughts(work: Work) -> Random:
    """What the coaches think with: theirs alone, so that it never touches the dice."""
    return Random(f"{work.seed}/thoughts")


def play(work: Work) -> Played:
    """The whole game by its coaches."""
    game = begin(work)
    let_coaches_play(game, (coach_of(work, Seat.HOME), coach_of(work, Seat.AWAY)), thoughts(work))
    return kept(work.number, work.clubs, game, work.plans)


def kept(number: int, clubs: tuple[str, str], game: Game, plans: tuple[str, str] = ("", "")) -> Played:
    """A finished game as a season keeps it, whoever played it; `plans` are those that were followed."""
    rows = game.rulebook.face.rows(game.events, game.names)
    box = box_score(rows, game.names)
    ids = dict(zip(game.names, clubs, strict=True))
    box["players"] = [{**line, "club": ids[line["club"]]} for line in lines(rows, game.events)]
    if any(plans):
        box["plans"] = {club: plan for club, plan in zip(clubs, plans, strict=True) if plan}
    text = json.dumps(to_plain(box), ensure_ascii=False)
    out = still_out(game.rulebook.id, game.moments[0].state, game.state)
    return Played(number, counted(game), packed(game), text, out)


def counted(game: Game) -> tuple[int, int]:
    """The score as the table counts it: who gives up or runs out of time has lost, 2–0 where he wasn't behind."""
    loser = game.resigned if game.resigned is not None else game.timed_out
    if loser is None or game.score[loser] < game.score[loser.other]:
        return game.score
    return (0, 2) if loser is Seat.HOME else (2, 0)


def packed(game: Game) -> bytes:
    return zlib.compress(dump(game).encode())


def unpacked(record: bytes) -> bytes:
    """The text of a record, as a `*.snap` file has it."""
    return zlib.decompress(record)


def game_of(record: bytes, name: str = "The record") -> Game:
    return parse(unpacked(record), find, name=name)
