"""Dice, secrets, clones, seeds and pickles of the environments."""

from __future__ import annotations

import pickle
import sys
from random import Random
from typing import Any

import numpy as np
import pytest

import snapcount
from snapcount.core.data.plain import to_plain
from snapcount.core.stepping.redrawn import as_known_to
from snapcount.core.table import Question, Refusal, Seat
from snapcount.env import aec_env, gym_env, open_spiel_game, parallel_env
from tests.env.quick import GAMES, SHORT, any_id, match, play

every_game = pytest.mark.parametrize("game", GAMES)
HOME, AWAY = Seat


class First:
    """Answers without luck of its own."""

    def answer(self, view: Any, question: Question[Any], random: Random) -> Any:
        return next(iter(question.options()))


def step_at_random(env: Any, random: Random) -> None:
    observation, _, over, _, _ = env.last()
    env.step(None if over else int(random.choice(np.flatnonzero(observation["action_mask"]))))


@pytest.mark.parametrize("dice", ["quick", "fair"])
@every_game
def test_a_seed_is_the_same_game_as_in_the_library(game: str, dice: str) -> None:
    env, random = aec_env(game, dice=dice, **SHORT[game]), Random(1)
    env.reset(seed=21)
    library = snapcount.new(game, seed=21, **SHORT[game])
    if dice == "quick":
        assert env.now.steps.chances.roll is not None
    for _ in range(40):
        steps, seat = env.now.steps, env.now.seat
        if seat is None:
            break
        if dice == "fair":
            assert to_plain(steps.waiting) == to_plain(library.waiting)
            assert steps.state == library.state
        before = steps.waiting[seat]
        number = any_id(env.now, seat, random)
        written = (*env.now.written.get(seat, ()), number)
        if dice == "fair" and not env.now.codec.legal(before, written):
            library.answer(env.now.codec.read(before, written), seat)
        env.step(number)


@every_game
def test_against_a_coach_it_is_the_game_of_play_out(game: str) -> None:
    """The learner plays the first option; so does a coach in `play_out`."""
    played = snapcount.play_out(game, First(), First(), seed=9, **SHORT[game])
    env = gym_env(game, coach=First(), **SHORT[game])
    env.reset(seed=9)
    over = env.now.is_over
    while not over:
        question = env.now.steps.waiting[HOME]
        for number in env.codec.spell(question, next(iter(question.options()))):
            _, _, over, _, info = env.step(number)
            assert not info
    assert env.now.steps.state == played.state


@every_game
def test_a_clone_throws_other_dice_and_leaves_the_game_alone(game: str) -> None:
    at = match(game, 5)
    kept = at.clone()
    ends = set()
    for seed in range(6):
        tried = at.clone(seed=seed)
        play(tried, Random(1), 60)
        ends.add(repr(tried.steps.state) + repr(tried.steps.inputs))
    assert len(ends) > 1, "the dice of clones are others"
    assert (at.steps.state, at.steps.inputs, at.written) == (
        kept.steps.state,
        kept.steps.inputs,
        kept.written,
    )


@every_game
def test_a_moment_is_restored_and_its_dice_are_never_thrown_again(game: str) -> None:
    env = aec_env(game, **SHORT[game])
    env.reset(seed=3)
    saved = env.clone()
    seen: Any = env.last()[0]
    agent = env.agent_selection
    ends = set()
    for _ in range(6):
        same_ids = Random(4)
        for _ in range(60):
            if env.agents:
                step_at_random(env, same_ids)
        ends.add(repr(env.now.steps.state) + repr(env.now.steps.inputs))
        env.restore(saved)
        assert env.agent_selection == agent
        again: Any = env.last()[0]
        assert all(np.array_equal(again[part], seen[part]) for part in seen)
    assert len(ends) > 1


@every_game
def test_an_observation_holds_no_secret(game: str) -> None:
    """With everything that a seat may not see drawn anew it sees the same numbers, mask and text."""
    at, random = match(game, 13), Random(13)
    other_worlds = 0
    for _ in range(150):
        if at.seat is None:
            break
        for seat in Seat:
            redrawn = at.clone(seat, seed=random.randrange(1000))
            assert np.array_equal(redrawn.numbers(seat), at.numbers(seat))
            assert redrawn.legal(seat) == at.legal(seat)
            assert redrawn.board(seat) == at.board(seat)
            other_worlds += redrawn.steps.state != at.steps.state or redrawn.steps.given != at.steps.given
            other_worlds += redrawn.steps.inputs != at.steps.inputs
        at.play(at.seat, any_id(at, at.seat, random))
    assert other_worlds, "something was hidden, and drawn anew"


@every_game
def test_a_sealed_answer_shows_nowhere_until_it_is_opened(game: str) -> None:
    """Away sees the same whatever home has sealed."""
    at, random = match(game, 17), Random(17)
    for _ in range(3000):
        if at.seat is None or len(at.steps.waiting) == 2:
            break
        at.play(at.seat, any_id(at, at.seat, random))
    if at.seat is None:
        return  # answers are sealed one after the other here: the test above
    seen, tried = set[Any](), at
    for _ in range(12):
        tried = at.clone()
        while HOME in tried.steps.waiting:
            tried.play(HOME, any_id(tried, HOME, random))
        seen.add((tried.numbers(AWAY).tobytes(), tried.mask(AWAY).tobytes(), repr(tried.steps.view(AWAY))))
    assert len(seen) == 1
    redrawn = as_known_to(tried.steps, AWAY, Random(1))
    assert redrawn.waiting.keys() == {AWAY}


@every_game
def test_environments_pickle_and_go_on_alike(game: str) -> None:
    env, random = aec_env(game, **SHORT[game]), Random(6)
    env.reset(seed=6)
    for _ in range(25):
        step_at_random(env, random)
    again = pickle.loads(pickle.dumps(env))
    for each in (env, again):
        ids = Random(2)
        for _ in range(30):
            if each.agents:
                step_at_random(each, ids)
    assert env.now.steps.state == again.now.steps.state, "the dice were pickled too"
    for made in (parallel_env(game, **SHORT[game]), gym_env(game, **SHORT[game])):
        made.reset(seed=1)
        assert pickle.loads(pickle.dumps(made)).now.steps.state == made.now.steps.state


@every_game
def test_openspiel_resamples_what_a_seat_cannot_know(game: str) -> None:
    state, random = open_spiel_game(game, **SHORT[game]).new_initial_state(), Random(8)
    for _ in range(120):
        if state.is_terminal():
            break
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert abs(sum(chances) - 1) < 1e-9
            state.apply_action(random.choices(outcomes, chances)[0])
            continue
        for player in (0, 1):
            other = state.resample_from_infostate(player, random.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            assert player != state.current_player() or other.legal_actions() == state.legal_actions()
        state.apply_action(random.choice(state.legal_actions()))


def test_openspiel_states_are_copied_and_written_down() -> None:
    game = open_spiel_game("dice_football", plays_per_quarter=12)
    state, random = game.new_initial_state(), Random(2)
    for _ in range(30):
        state.apply_action(random.choice(state.legal_actions()))
    for again in (
        state.clone(),
        game.deserialize_state(state.serialize()),
        pickle.loads(pickle.dumps(state)),
    ):
        assert str(again) == str(state) and again.history() == state.history()
        for player in (0, 1):
            assert again.information_state_string(player) == state.information_state_string(player)


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    with pytest.raises(Refusal, match="reward can't be 'gold': expected win or points"):
        aec_env("dice_football", reward="gold")
    with pytest.raises(Refusal, match="dice can't be 'loaded': expected quick or fair"):
        gym_env("dice_football", dice="loaded")
    with pytest.raises(Refusal, match="no seat 'middle'"):
        gym_env("dice_football", seat="middle")
    with pytest.raises(Refusal, match="no game 'curling'"):
        parallel_env("curling")
    with pytest.raises(Refusal, match="no option 'innings'"):
        open_spiel_game("dice_football", innings=9)


@pytest.mark.parametrize(
    ("package", "module", "make", "name"),
    [
        ("pettingzoo", "turns", aec_env, "PettingZoo"),
        ("pettingzoo", "both", parallel_env, "PettingZoo"),
        ("gymnasium", "against", gym_env, "Gymnasium"),
        ("pyspiel", "spiel", open_spiel_game, "OpenSpiel"),
    ],
)
def test_a_missing_package_is_named_with_its_extra(
    monkeypatch: pytest.MonkeyPatch, package: str, module: str, make: Any, name: str
) -> None:
    monkeypatch.delitem(sys.modules, f"snapcount.env.{module}", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(Refusal, match=f"{name} environments need {package}: pip install 'snapcount.env.'"):
        make("dice_football")


def test_points_add_up_to_the_score() -> None:
    env, random = aec_env("dice_football", reward="points", plays_per_quarter=12), Random(5)
    env.reset(seed=5)
    earned = [0.0, 0.0]
    while not env.now.is_over:
        step_at_random(env, random)
        earned = [have + env.rewards[agent] for have, agent in zip(earned, env.agents, strict=True)]
    home, away = env.now.steps.score
    assert earned == [home - away, away - home]
    assert home != away


def test_the_wrong_id_loses_a_game_against_a_coach() -> None:
    env = gym_env("dice_football")
    observation, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1.0, True)
    assert "look at the mask" in info["refusal"]
