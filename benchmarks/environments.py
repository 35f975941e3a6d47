"""Steps a second of the environments beside those of RLCard and PettingZoo, and clones beside OpenSpiel's, in one run.

    pip install rlcard termcolor pygame && python -m benchmarks.environments

RLCard is left out, with a sentence, where it isn't installed.

Processor time, any legal action, observation and mask built at every step, after a warm-up of the same length.
"""

from __future__ import annotations

import random
import sys
import time
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np

from snapcount.env import aec_env, gym_env, open_spiel_game
from snapcount.env.match import new_match

STEPS = int(sys.argv[1]) if len(sys.argv) > 1 else 6000
GAMES: dict[str, dict[str, Any]] = {
    "dice_football": {},
    "canadian_pro": {},
    "card_bowl": {},
    "scrimmage": {},
    "out_of_sight": {},
}
RLCARD = ("leduc-holdem", "limit-holdem", "uno", "no-limit-holdem", "blackjack", "gin-rummy", "mahjong")
PETTINGZOO = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
CLONED = ("leduc_poker", "python_kuhn_poker", "gin_rummy", "tic_tac_toe")


def per_second(steps: Iterator[None], count: int = STEPS) -> float:
    for _ in range(count):
        next(steps)
    began = time.process_time()
    for _ in range(count):
        next(steps)
    return count / (time.process_time() - began)


def in_turn(env: Any) -> Iterator[None]:
    env.reset(seed=1)
    chosen = random.Random(1)
    while True:
        look, _, over, cut, info = env.last()
        if over or cut:
            env.step(None)
            if not env.agents:
                env.reset()
            continue
        mask = (
            look["action_mask"] if isinstance(look, dict) and "action_mask" in look else info["action_mask"]
        )
        env.step(int(chosen.choice(np.flatnonzero(mask))))
        yield


def against(env: Any) -> Iterator[None]:
    look, _ = env.reset(seed=1)
    chosen = random.Random(1)
    while True:
        look, _, over, _, _ = env.step(int(chosen.choice(np.flatnonzero(look["action_mask"]))))
        if over:
            look, _ = env.reset()
        yield


def rlcard(name: str) -> Iterator[None]:
    env = import_module("rlcard").make(name, config={"seed": 1})
    chosen = random.Random(1)
    state, _ = env.reset()
    while True:
        state, _ = env.step(chosen.choice(list(state["legal_actions"])))
        if env.is_over():
            state, _ = env.reset()
        yield


def clones(clone: Callable[[], Any], count: int = 5000) -> float:
    """Microseconds for one."""
    for _ in range(100):
        clone()
    began = time.process_time()
    for _ in range(count):
        clone()
    return (time.process_time() - began) / count * 1e6


def moved(state: Any, count: int = 12) -> Any:
    """A state of OpenSpiel a little into its game."""
    chosen = random.Random(3)
    for _ in range(count):
        after = state.child(chosen.choice(state.legal_actions()))
        if after.is_terminal():
            return state
        state = after
    return state


def main() -> None:
    warnings.simplefilter("ignore")
    for game, options in GAMES.items():
        steps = STEPS if game in ("dice_football", "canadian_pro") else STEPS // 6
        print(
            f"snapcount {game:26} in turn {per_second(in_turn(aec_env(game, **options)), steps):9,.0f} a second"
        )
        if game in ("dice_football", "canadian_pro"):
            print(
                f"snapcount {game:26} a coach {per_second(against(gym_env(game, **options)), steps):9,.0f} a second"
            )
    for name in PETTINGZOO:
        made = import_module(f"pettingzoo.classic.{name}")
        print(f"PettingZoo {name:25} in turn {per_second(in_turn(made.env())):9,.0f} a second")
        # without the wrappers that check what is done to it, which nobody is given by default
        print(f"PettingZoo {name:25} bare    {per_second(in_turn(made.raw_env())):9,.0f} a second")
    if find_spec("rlcard") is None:
        print("RLCard isn't installed: pip install rlcard termcolor")
    for name in RLCARD if find_spec("rlcard") else ():
        print(f"RLCard {name:29} in turn {per_second(rlcard(name)):9,.0f} a second")
    import pyspiel

    for game in GAMES:
        match = new_match(game, {}, "quick", 1)
        chosen = random.Random(3)
        for _ in range(40):
            if match.seat is not None:
                match.play(match.seat, chosen.choice(list(match.legal(match.seat))))
        kept = match.clone()
        back = clones(partial(match.restore, kept))
        print(f"snapcount {game:26} clone {clones(match.clone):7.2f}, restore {back:7.2f} µs")
        state = moved(open_spiel_game(game).new_initial_state())
        print(f"snapcount {game:26} clone of its OpenSpiel state {clones(state.clone):7.2f} µs")
    for name in CLONED:
        if name.startswith("python_"):
            import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
        state = moved(pyspiel.load_game(name).new_initial_state())
        print(f"OpenSpiel {name:26} clone {clones(state.clone):7.2f} µs")


if __name__ == "__main__":
    main()
