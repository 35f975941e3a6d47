"""The daily drive: one drive a day and game, the same for everybody.

Its seed follows from the date, so whoever wants to can know the dice: it is played for fun, and said so. Rookies play
until home begins a drive; from there a person goes on against the rookie, whose thoughts follow from the date too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from random import Random
from typing import Any, NamedTuple

from snapcount.core.game import Game
from snapcount.core.rulebook import Rulebook, Value
from snapcount.core.table import Refusal, Seat
from snapcount.football.boxscore import drive_result, from_scrimmage
from snapcount.football.columns import Row
from snapcount.football.scoreboard import Scoreboard
from snapcount.football.words import counted

PLAYER, COACH = Seat.HOME, Seat.AWAY
LEVEL = "rookie"
BEST = "veteran"
"""Who shows yesterday's best line."""
TOUCHDOWN, FIELD_GOAL, FIRST_DOWN, GAIN, NOTHING, LOST = "🏈", "🥅", "🟩", "🟨", "⬛", "🟥"
OPTIONS: Mapping[str, Mapping[str, Value]] = {"scrimmage": {"scenario": "multiple", "auto_deploy": True}}
"""Where a game as it stands has no drives."""
TURNED_OVER = "Turned over on downs"
POINTS = ("touchdown", "field goal", "objective reached")


def seed_of(game: str, day: date) -> str:
    """What the dice of a day are made from; everybody may know it."""
    return f"daily drive {game} {day.isoformat()}"


class Result(NamedTuple):
    """How a drive came out."""

    how: str
    """Touchdown, field goal, punt, interception, …"""
    plays: int
    yards: int
    picture: str
    """A sign for every play."""

    @property
    def scored(self) -> bool:
        return self.how in POINTS

    def text(self, title: str, day: date) -> str:
        """Three lines to share."""
        return f"Snapcount daily drive, {title}, {day.isoformat()}\n{self.picture}\n{self.said}"

    @property
    def said(self) -> str:
        yards = counted(self.yards).replace("-", "−")
        how = TURNED_OVER if self.how == "downs" else self.how.capitalize()
        return f"{how}: {yards} in {counted(self.plays, 'play')}"


class DailyDrive:
    """The drive of a day, after these answers of the person's (plain values)."""

    def __init__(self, rulebook: Rulebook, day: date, answers: Sequence[Any] = ()) -> None:
        self.day, self.seed = day, seed_of(rulebook.id, day)
        coach = rulebook.coach(LEVEL)
        self.coach = coach.make()
        options = rulebook.settle(OPTIONS.get(rulebook.id, {}))
        club = rulebook.face.club(options, PLAYER)
        name = club.name if club else "Red"
        self.game = Game(rulebook, options, seed=self.seed, names=(name, coach.name))
        while not self.begun:
            self.think(min(self.game.waiting))
        self.started = len(self.game.inputs)
        self.rows_before = len(self.rows())
        self.score = self.game.score
        for answer in answers:
            self.answer(answer)

    @property
    def begun(self) -> bool:
        """Home is asked, with a first down of its own."""
        board = self.board()
        return PLAYER in self.game.waiting and board.possession is PLAYER and board.down.startswith("1st")

    def answer(self, answer: Any) -> None:
        if self.over:
            raise Refusal("", "Today's drive is over.")
        self.game.answer(answer, PLAYER)
        while COACH in self.game.waiting and not self.over:
            self.think(COACH)

    def think(self, seat: Seat) -> None:
        """The coach's answer: the same whenever the game stands the same way."""
        game = self.game
        random = Random(f"{self.seed} {len(game.inputs)}")
        game.answer(self.coach.answer(game.view(seat), game.waiting[seat], random), seat)

    @property
    def over(self) -> bool:
        """Somebody scored, the ball changed hands, or time ran out."""
        game = self.game
        return game.is_over or game.score != self.score or self.board().possession is not PLAYER

    def board(self) -> Scoreboard:
        game = self.game
        found: Scoreboard = game.rulebook.face.scoreboard(game.view(None), game.names)
        return found

    def rows(self) -> list[Row]:
        return self.game.rulebook.face.rows(self.game.events, self.game.names)

    @property
    def result(self) -> Result:
        """Of the plays so far."""
        plays = [row for row in self.rows()[self.rows_before :] if row["posteam"] == self.game.names[PLAYER]]
        tried = [row for row in plays if not row["tt_try"] and row["play_type"] != "no_play"]
        yards = sum(row["yards_gained"] for row in tried if from_scrimmage(row))
        how = drive_result(tried[-1]) if tried and self.over else ""
        return Result(how, len(tried), yards, "".join(map(sign, plays)))


def sign(row: Row) -> str:
    """One play in the picture."""
    how = drive_result(row)
    if how == "touchdown":
        return TOUCHDOWN
    if how in ("field goal", "objective reached"):
        return FIELD_GOAL
    if how != "end of half":
        return LOST
    return FIRST_DOWN if row["first_down"] else GAIN if row["yards_gained"] > 0 else NOTHING


def shown_by(rulebook: Rulebook, day: date, level: str = BEST) -> Result:
    """A drive as a good coach plays it: yesterday's best line."""
    drive = DailyDrive(rulebook, day)
    coach = rulebook.coach(level).make()
    random = Random(drive.seed)
    while not drive.over and PLAYER in drive.game.waiting:
        view, question = drive.game.view(PLAYER), drive.game.waiting[PLAYER]
        drive.answer(coach.answer(view, question, random))
    return drive.result
