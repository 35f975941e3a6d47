"""The environments pass the suites of those whose form they have: PettingZoo, Gymnasium, OpenSpiel."""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import gymnasium
import pyspiel
import pytest
from absl import flags
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import generate_playthrough
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test

from snapcount.env import aec_env, gym_env, open_spiel_game, parallel_env
from tests.env.quick import GAMES, SHORT

every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def hears_no_recommendations() -> Iterator[None]:
    """What the suites only recommend, such as that an observation be no dict with a mask."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@every_game
def test_pettingzoo_api(game: str) -> None:
    api_test(aec_env(game, **SHORT[game]), num_cycles=60)


@every_game
def test_pettingzoo_seeds(game: str) -> None:
    seed_test(lambda: aec_env(game, **SHORT[game]), num_cycles=40)


@every_game
def test_pettingzoo_parallel_api(game: str) -> None:
    parallel_api_test(parallel_env(game, **SHORT[game]), num_cycles=40)


@every_game
def test_pettingzoo_render(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    made: Any = lambda render_mode: aec_env(game, render_mode=render_mode, **SHORT[game])  # noqa: E731
    render_test(made)
    assert capsys.readouterr().out, "a board for people is printed"


@every_game
@pytest.mark.parametrize("seat", ["home", "away"])
def test_gymnasium(game: str, seat: str) -> None:
    check_env(gym_env(game, seat=seat, coach="random", **SHORT[game]), skip_render_check=True)


@every_game
def test_gymnasium_by_its_registered_name(game: str) -> None:
    name = "".join(part.capitalize() for part in game.split("_"))
    made = gymnasium.make(f"snapcount/{name}-v0", coach="random", render_mode="ansi", **SHORT[game])
    check_env(made.unwrapped)
    made.close()


@every_game
def test_openspiel_simulation(game: str) -> None:
    """Dice Football's states are written and read at every step, which plays a game anew each time."""
    made = open_spiel_game(game, **SHORT[game])
    pyspiel.random_sim_test(made, num_sims=1, serialize=game == "dice_football", verbose=False)


@every_game
def test_openspiel_writes_a_state_and_reads_it(game: str) -> None:
    made, random = open_spiel_game(game, **SHORT[game]), Random(4)
    state = made.new_initial_state()
    for _ in range(40):
        if state.is_terminal():
            break
        ids = state.chance_outcomes() if state.is_chance_node() else [(n, 1) for n in state.legal_actions()]
        state.apply_action(random.choice(ids)[0])
    again_of, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(made, state))
    assert str(again_of) == str(made)
    assert (str(again), again.history()) == (str(state), state.history())
    assert again.current_player() == state.current_player()


@every_game
def test_openspiel_playthrough(game: str, tmp_path: Path) -> None:
    """A playthrough replayed from its own text is the same text."""
    flags.FLAGS.mark_as_parsed()
    made = open_spiel_game(game, **SHORT[game])
    start = first_actions(made, 25)
    lines = generate_playthrough.playthrough(str(made), start, seed=1)
    written = tmp_path / "playthrough.txt"
    written.write_text(lines, encoding="utf-8")
    expected, actual = generate_playthrough.replay(str(written))
    assert expected == actual


def first_actions(made: Any, count: int) -> list[int]:
    state = made.new_initial_state()
    actions: list[int] = []
    while len(actions) < count and not state.is_terminal():
        actions.append(state.legal_actions()[0])
        state.apply_action(actions[-1])
    return actions


def test_a_program_with_openspiel_ends_in_peace() -> None:
    """OpenSpiel lets go of registered games when Python is gone already."""
    program = (
        "from snapcount.env import open_spiel_game; open_spiel_game('dice_football').new_initial_state()"
    )
    assert subprocess.run([sys.executable, "-c", program], capture_output=True, check=False).returncode == 0
