"""`snapcount daily`: today's drive, the same for everybody."""

from __future__ import annotations

import argparse
from datetime import date, timedelta
from typing import Any

from snapcount.cli.common import Kept, add_parser, data_folder, rulebook_of
from snapcount.cli.screen import Screen
from snapcount.cli.talking import Leave, Talking
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Refusal
from snapcount.games import GAMES
from snapcount.lessons.daily import PLAYER, DailyDrive, shown_by


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "daily",
        "play the drive of the day: one a day and game, the same for everybody",
        "  snapcount daily\n  snapcount daily card_bowl\n  snapcount daily dice_football --date 2026-11-15\n",
    )
    parser.add_argument(
        "game", nargs="?", default=GAMES[0], metavar="GAME", help=f"one of {', '.join(GAMES)}"
    )
    parser.add_argument("--date", metavar="DAY", help="another day, as 2026-11-15; it counts for no streak")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    rulebook, today = rulebook_of(arguments), date.today()
    try:
        day = date.fromisoformat(arguments.date) if arguments.date else today
    except ValueError:
        raise Refusal(
            "daily", f"{arguments.date} isn't a date: expected one as {today.isoformat()}."
        ) from None
    if day > today:
        raise Refusal(
            "daily", f"{day.isoformat()} hasn't come yet: expected {today.isoformat()} or a day before."
        )
    return Drive(rulebook, day, Streaks(data_folder() / "daily.json") if day == today else None).take()


class Streaks(Kept):
    """The first result of each day and game."""

    def keep(self, game: str, day: date, text: str) -> int:
        """How many days in a row have one now."""
        days = self.notes.setdefault(game, {})
        days.setdefault(day.isoformat(), text)
        self.write()
        row = 0
        while (day - timedelta(days=row)).isoformat() in days:
            row += 1
        return row


class Drive(Talking):
    """One drive at the terminal."""

    def __init__(self, rulebook: Rulebook, day: date, streaks: Streaks | None) -> None:
        super().__init__()
        self.rulebook, self.day, self.streaks = rulebook, day, streaks

    def take(self) -> int:
        title, drive = self.rulebook.face.title, DailyDrive(self.rulebook, self.day)
        print(self.ink("bold", f"{title}, the drive of {self.day.isoformat()}"))
        self.say(f"The date sets the dice, the same for everybody: their seed is “{drive.seed}”. Score!")
        self.say(
            f"The day before, as a veteran plays it: {shown_by(self.rulebook, self.day - timedelta(days=1)).said}"
        )
        screen = Screen(drive.game, self.ink)
        try:
            while not drive.over:
                screen.show_question(PLAYER, drive.game.waiting[PLAYER])
                try:
                    drive.answer(self.typed(drive.game))
                except Refusal as refusal:
                    screen.refuse(refusal)
                    continue
                screen.show_news(PLAYER)
        except Leave:
            print("\nThe drive isn't over; it begins anew next time, with the same dice.")
            return 0
        text = drive.result.text(title, self.day)
        print(f"\n{text}")
        if self.streaks is not None and (row := self.streaks.keep(self.rulebook.id, self.day, text)) > 1:
            print(f"{row} days in a row.")
        return 0
