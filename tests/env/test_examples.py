"""The two examples do what their pictures show, on a small scale."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import snapcount
from snapcount.env.match import codec_of
from snapcount.games import GAMES

DOCS = Path(__file__).parents[2] / "docs"


def example(name: str) -> Any:
    spec = spec_from_file_location(name, DOCS / "examples" / f"{name}.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_network_learns_what_pays() -> None:
    """Six rounds of games are enough to be seen to learn: it begins far behind the rookie."""
    training = example("train_dice_football")
    network, curve = training.train(6 * training.STEPS * training.GAMES)
    assert curve[-1][0] == 6 * training.STEPS * training.GAMES
    untaught = training.Network(len(network.parts[0]), len(network.parts[3]), np.random.default_rng(1))
    before, after = training.measure(untaught, 40), training.measure(network, 40)
    assert after > before
    assert training.draw(curve, after, 40).startswith("<svg")


def test_regret_closes_on_the_value_of_a_drive_that_is_known() -> None:
    """Two downs at which the defence must guess: the second wins half, the first goes on to it or fails."""
    solving = example("solve_a_drive")
    game = snapcount.new("dice_football", seed=1)
    downs = [solving.position(game, plays) for plays in (2, 1)]
    guess = np.zeros((2, 5))
    guess[0, 0] = guess[1, 1:] = 1
    on = np.zeros((2, 5, 2))
    on[0, 0, 1] = on[1, 1:, 1] = 1
    drive = solving.Drive(downs, [np.zeros((2, 5)), guess], [on, np.zeros((2, 5, 2))], 0.25)
    found = solving.learn(drive, 1500)
    _, least, most = found[-1]
    assert least <= 0.25 <= most
    assert most - least < 0.025 < found[0][2] - found[0][1]
    assert solving.draw(found, drive.solved).startswith("<svg")


@pytest.mark.parametrize("game", GAMES)
def test_the_guide_counts_the_ids_right(game: str) -> None:
    page = (DOCS / "guide" / "training.md").read_text(encoding="utf-8")
    assert f"| {codec_of(game).size:,} |" in page
