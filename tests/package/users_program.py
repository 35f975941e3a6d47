"""What somebody might write with Snapcount: it runs, and mypy --strict finds nothing in it."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random
from typing import Any

import snapcount
from snapcount import AWAY, HOME, Game, PlayedOut, Question, Refusal, Seat


class Careful:
    """A coach as a class: every game makes a new one."""

    def __init__(self) -> None:
        self.asked = 0

    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        self.asked += 1
        return next(iter(question.options()))


def bold(view: Any, question: Question[Any], random: Random) -> Any:
    """A coach as a function."""
    return question.sample(random)


def by_hand() -> Game:
    game: Game = snapcount.new("dice_football", length="quick", seed=7, names=("Reds", "Blues"))
    while not game.is_over:
        seat: Seat | None = game.seat
        try:
            game.answer(game.options[0], seat)
        except Refusal as refusal:
            print(refusal.rule, refusal.sentence)
    for event in game.seen(None)[:3]:
        print(game.say(event))
    home, away = game.score
    print(home - away, game.box()["teams"]["Reds"]["points"], len(game.rows()), game.view(AWAY) is not None)
    return game


def by_coaches(folder: Path) -> list[tuple[int, int]]:
    scores: list[tuple[int, int]] = []
    coach = Careful()
    for who in ("veteran", coach, Careful, bold):
        played: PlayedOut = snapcount.play_out(
            "dice_football", who, "rookie", seed=3, length="quick", listen=True
        )
        played.save(folder / "played.snap")
        assert snapcount.load(folder / "played.snap").score == played.score
        print(played.box(), played.say(played.events[-1]), played.rows()[0]["play_type"])
        scores.append(played.score)
    assert coach.asked > 20
    return scores


def moments(game: Game, folder: Path) -> None:
    earlier: Game = game.at(30, seed=5)
    again: Game = pickle.loads(pickle.dumps(earlier))
    again.answer(again.options[-1])
    again.undo()
    game.save(folder / "game.snap")
    print(snapcount.load(str(folder / "game.snap")).points_expected(HOME), earlier.seat in (HOME, AWAY))


def many(folder: Path) -> float:
    found: snapcount.Simulation = snapcount.simulate("dice_football", 2, home=Careful, length="quick")
    with snapcount.Season.new("bluewater", folder / "my.season", seed=5) as season:
        first = season.next()
        assert first is not None and not season.champion
    return sum(float(row["yards_gained"]) for row in found.plays)


def main(folder: Path) -> str:
    game = by_hand()
    moments(game, folder)
    scores = by_coaches(folder)
    titles: list[str] = [about.title for about in snapcount.games()]
    return f"{snapcount.__version__} {titles[0]} {scores[0]} {many(folder):.0f}"


if __name__ == "__main__":
    print(main(Path()))
