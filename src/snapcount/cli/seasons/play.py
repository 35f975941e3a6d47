"""`snapcount season play`: your club's next game, in the terminal, against the other club's coach."""

from __future__ import annotations

import argparse
from pathlib import Path

from snapcount.cli.play import Session
from snapcount.cli.seasons.file import opened
from snapcount.core.table import Refusal, Seat
from snapcount.seasons.file.rows import GameRow
from snapcount.seasons.games.playing import coach_of
from snapcount.seasons.season import Season
from snapcount.seasons.text import game_text, standing_words


class SeasonSession(Session):
    """A sitting whose game is kept in the season after every answer."""

    def __init__(self, season: Season, row: GameRow, friend: bool) -> None:
        self.season, self.row = season, row
        self.by = " ".join(row.clubs) if friend else season.club
        work = season.work(row.number)
        mine = Seat(row.clubs.index(season.club))
        coaches = {} if friend else {mine.other: coach_of(work, mine.other)}
        super().__init__(season.game(row.number), coaches, Path(season.store.name))

    def welcome(self) -> str:
        return "A game of the season: every answer is kept. u takes back, and the record says so."

    def keep(self) -> None:
        self.season.keep(self.row.number, self.game, self.by)

    def left(self) -> str:
        return f"Kept. `snapcount season play {self.path}` goes on."

    def ended(self) -> str:
        return f"Game {self.row.number} is in the books: `snapcount season table {self.path}`."


def play(arguments: argparse.Namespace) -> int:
    season = opened(arguments)
    if not season.club:
        raise Refusal(
            "season", "This season has no club of yours: `season new … --club CLUB` begins one that has."
        )
    mine = next((game for game in season.games(season.club) if not game.done), None)
    if mine is None:
        over = standing_words(season) or "the season is over."
        raise Refusal("season", f"Your club has no more games for now. {over}")
    before = [game for game in season.games() if not game.done and set(game.clubs) & set(mine.clubs)]
    for game in before:
        if game.number < mine.number:
            raise Refusal(
                "season",
                f"Game {game.number} of your opponents comes first: `snapcount season sim {arguments.file}` plays it.",
            )
    print(game_text(season, mine))
    return SeasonSession(season, mine, arguments.friend).play()
