"""`snapcount ladder`: beat the coaches of a game one after another, from the lowest rung."""

from __future__ import annotations

import argparse
from datetime import date
from pathlib import Path
from typing import Any

from snapcount.cli.common import (
    Kept,
    add_game,
    add_parser,
    chosen_options,
    data_folder,
    print_json,
    rulebook_of,
)
from snapcount.cli.play import Session
from snapcount.coaches import find_coach
from snapcount.coaches.names import names_of
from snapcount.core.game import Game
from snapcount.core.record.file import load
from snapcount.core.rulebook import CoachLevel, Rulebook
from snapcount.core.table import Refusal, Seat
from snapcount.football.words import counted
from snapcount.games import find


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "ladder",
        "beat the coaches of a game one after another",
        "  snapcount ladder dice_football           whom you have beaten, and who is next\n"
        "  snapcount ladder dice_football --play    play the next; q leaves, the same command goes on\n"
        "  snapcount ladder dice_football --play --against gambler    one that you have reached, again\n",
    )
    add_game(parser)
    parser.add_argument("--play", action="store_true", help="play the next rung, for keeps")
    parser.add_argument("--against", default="", metavar="COACH", help="with --play: a rung you have reached")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


class Climb(Kept):
    """How far somebody has come, by game and coach: games played, won, and when the rung was taken."""

    def rung(self, game: str, level: str) -> dict[str, Any]:
        found: dict[str, Any] = self.notes.get(game, {}).get(level, {})
        return {"played": 0, "won": 0, "taken": "", **found}

    def next(self, rulebook: Rulebook) -> CoachLevel | None:
        """The lowest coach who has not been beaten; None at the top."""
        levels = rulebook.coaches.levels
        return next((one for one in levels if not self.rung(rulebook.id, one.level)["won"]), None)

    def note(self, game: str, level: str, *, won: bool) -> None:
        rung = self.rung(game, level)
        rung["played"] += 1
        rung["won"] += won
        if won and not rung["taken"]:
            rung["taken"] = date.today().isoformat()
        self.notes.setdefault(game, {})[level] = rung
        self.write()


class Rung(Session):
    """A game on the ladder: when it is over it is noted once, and its record moves aside."""

    def __init__(self, game: Game, coach: CoachLevel, path: Path, climb: Climb) -> None:
        super().__init__(game, {Seat.AWAY: find_coach(game.rulebook, coach.level)}, path)
        self.coach, self.climb = coach, climb

    def left(self) -> str:
        return f"Saved. `snapcount ladder {self.game.rulebook.id} --play` goes on."

    def ended(self) -> str:
        """Where the program was stopped before this was noted, it is noted when the game is opened again."""
        home, away = self.game.score
        self.climb.note(self.game.rulebook.id, self.coach.level, won=home > away)
        played = self.climb.rung(self.game.rulebook.id, self.coach.level)["played"]
        kept = self.path.with_name(f"{self.path.stem}-{played}.snap")
        self.path.replace(kept)
        if home <= away:
            return f"{self.coach.name} stays on the rung. The record is in {kept}."
        following = self.climb.next(self.game.rulebook)
        after = f"Next: {following.name}." if following else "You stand at the top of the ladder."
        return f"{self.coach.name} is beaten. {after} The record is in {kept}."


def run(arguments: argparse.Namespace) -> int:
    rulebook, climb = rulebook_of(arguments), Climb(data_folder() / "ladder.json")
    if arguments.json:
        print_json(rungs(rulebook, climb))
        return 0
    if not arguments.play:
        print(ladder_text(rulebook, climb))
        return 0
    coach = chosen(rulebook, climb, arguments.against)
    path = data_folder() / "ladder" / f"{rulebook.id}-{coach.level}.snap"
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.exists():
        game = load(path, find)
        print(f"Going on against {coach.name}.")
    else:
        options = chosen_options(rulebook, arguments)
        seats = {Seat.HOME: "human", Seat.AWAY: coach.level}
        game = Game(rulebook, options, names=names_of(rulebook, options, seats))
        game.for_keeps = True
        print(f"{coach.name}: {coach.text}")
    return Rung(game, coach, path, climb).play()


def chosen(rulebook: Rulebook, climb: Climb, against: str) -> CoachLevel:
    """The next rung, or one that was reached before."""
    following = climb.next(rulebook)
    if not against:
        return following or rulebook.coaches.levels[-1]
    coach = rulebook.coach(against)
    levels = list(rulebook.coaches.levels)
    if following is not None and levels.index(coach) > levels.index(following):
        raise Refusal("ladder", f"{coach.name} stands higher: beat {following.name} first.")
    return coach


def rungs(rulebook: Rulebook, climb: Climb) -> list[dict[str, Any]]:
    return [
        {"level": one.level, "name": one.name, "elo": one.elo, **climb.rung(rulebook.id, one.level)}
        for one in rulebook.coaches.levels
    ]


def ladder_text(rulebook: Rulebook, climb: Climb) -> str:
    """The highest rung on top."""
    following = climb.next(rulebook)
    lines = [f"The ladder of {rulebook.face.title}", ""]
    for number, one in reversed(list(enumerate(rulebook.coaches.levels, 1))):
        rung = climb.rung(rulebook.id, one.level)
        taken = f"beaten {rung['taken']}" if rung["won"] else "next" if one is following else ""
        tried = f", {rung['won']} of {counted(rung['played'], 'game')}" if rung["played"] else ""
        lines.append(f"{number:>3}  {one.name:<18}{taken}{tried}".rstrip())
    if following is None:
        return "\n".join([*lines, "", "You have beaten everybody."])
    return "\n".join(
        [*lines, "", f"{following.text}", f"`snapcount ladder {rulebook.id} --play` plays {following.name}."]
    )
