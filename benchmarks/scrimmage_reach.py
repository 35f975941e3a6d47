"""How fast Scrimmage finds everywhere a man can go, and plays a play. Run: python benchmarks/scrimmage_reach.py"""

from __future__ import annotations

from random import Random
from time import perf_counter

from snapcount.core.game import Game
from snapcount.core.table import Seat
from snapcount.games.scrimmage import RULEBOOK
from snapcount.games.scrimmage.coaches.rookie import Rookie
from snapcount.games.scrimmage.rules.deploy import layout
from snapcount.games.scrimmage.rules.field import find
from snapcount.games.scrimmage.rules.legal.acting import allowance
from snapcount.games.scrimmage.rules.reach import reach
from snapcount.games.scrimmage.rules.sight import take_sights
from snapcount.games.scrimmage.state import Man, Play, new_man
from snapcount.games.scrimmage.tables import FIRST_ELEVEN


def lined_up(turn: str = "contact") -> Play:
    """Both first elevens in formation, the offence to move."""
    ball = find(19, 30)
    men: list[Man] = []
    for side, name in (("O", "pro_set_right"), ("D", "four_three")):
        ids = tuple(sorted(FIRST_ELEVEN[side], key=lambda id: int(id[1:])))
        places = layout(name, 1, 30, ball, ids)
        men += [new_man(id, *places[id], allowance(turn, id)) for id in ids]
    play = Play("O.movement_contact", turn, 1, Seat.HOME, 1, 30, ball, tuple(men), ("O12",), "O12")
    return take_sights(play, "O")


def best_ms(play: Play, id: str, rounds: int) -> float:
    """The fastest of several searches, in milliseconds: other work on the machine only ever adds."""
    best = 1e9
    for _ in range(rounds):
        started = perf_counter()
        reach(play, id)
        best = min(best, perf_counter() - started)
    return 1000 * best


def reach_ms(rounds: int = 20) -> dict[str, float]:
    """One search: the fastest man on an open field, and the slowest of eleven men at the line."""
    alone = lined_up()._replace(men=(new_man("O31", find(19, 30), 0, 12),), carriers=(), holder="")
    play = lined_up()
    return {
        "reach_open_field_ms": best_ms(alone, "O31", rounds),
        "reach_at_the_line_ms": max(best_ms(play, man.id, rounds) for man in play.men if man.id[0] == "O"),
    }


def play_s(plays: int = 10) -> dict[str, float]:
    """Plays a second by two rookies through the public face, and the seconds to replay one of them."""
    coach = Rookie()
    games: list[Game] = []
    started = perf_counter()
    for seed in range(plays):
        game, random = Game(RULEBOOK, {"scenario": "single"}, seed=f"bench {seed}"), Random(seed)
        while not game.is_over:
            seat, question = game.seat, game.question
            assert seat is not None and question is not None
            game.answer(coach.answer(game.view(seat), question, random), seat)
        games.append(game)
    played = perf_counter() - started
    started = perf_counter()
    for game in games:
        game.at(len(game.inputs))
    return {"plays_per_s": plays / played, "replay_s": (perf_counter() - started) / plays}


def main() -> None:
    for name, value in {**reach_ms(), **play_s()}.items():
        print(f"{name:24} {value:10.3f}")


if __name__ == "__main__":
    main()
