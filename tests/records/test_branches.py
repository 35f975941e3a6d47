"""A branch of a recorded game is a game of its own: it saves, loads, verifies and names its parent."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from snapcount.core.game import Game
from snapcount.core.record.file import dump, load, parse
from snapcount.core.record.text import BadRecord
from snapcount.core.record.verify import verdict
from snapcount.core.table import Refusal, Seat
from snapcount.football.outcomes import last_play
from snapcount.games import GAMES, find

pytestmark = pytest.mark.games


def recorded(game: str) -> Game:
    path = min((Path(__file__).parent / game).glob("*.snap"), key=lambda path: path.stat().st_size)
    return parse(path.read_bytes(), find, name=path.name)


def play_on(game: Game, answers: int, seed: int) -> Game:
    random = Random(seed)
    for _ in range(answers):
        if game.question is not None:
            game.answer(game.question.sample(random))
    return game


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_saves_loads_and_names_its_parent(game: str, tmp_path: Path) -> None:
    parent = recorded(game)
    length = len(parent.inputs)
    for at in (0, 1, length // 3, length // 2):
        for answers in (0, 5):
            branch = play_on(parent.at(at), answers, at)
            path = tmp_path / "branch.snap"
            branch.save(path)
            again = load(path, find)
            assert dump(again) == dump(branch)
            assert again.parent == (parent.commitment, at)
            assert dump(play_on(again, 3, 1)) == dump(play_on(branch, 3, 1)), "it goes on with its own dice"


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_branch_verifies(game: str) -> None:
    parent = recorded(game)
    branch = play_on(parent.at(len(parent.inputs) // 2), 6, 1)
    branch.resigned = Seat.HOME
    found = verdict(dump(branch).encode(), find)
    assert found.ok
    assert found.checked == branch.dice.counter
    assert found.unchecked == sum(given.seat is None for given in parent.inputs[: len(parent.inputs) // 2])


@pytest.mark.parametrize("game", GAMES)
def test_a_branch_of_a_seed_is_the_same_every_time(game: str) -> None:
    parent = recorded(game)
    at = len(parent.inputs) // 2
    one, two, other = (dump(play_on(parent.at(at, seed=seed), 5, 1)) for seed in (7, 7, 8))
    assert one == two != other
    assert '"seed":7' in one.splitlines()[0]


@pytest.mark.parametrize("at", [99_999, -5])
def test_a_moment_that_a_game_does_not_have_is_refused(at: int) -> None:
    parent = recorded("dice_football")
    with pytest.raises(
        Refusal, match=f"There is no moment {at} in this game: it has 0 to {len(parent.inputs)}"
    ):
        parent.at(at)


def test_a_parent_that_is_none_is_refused() -> None:
    text = dump(recorded("dice_football").at(5))
    for wrong in ('{"commitment":"x","at":5}', '{"at":5}', "5", '{"commitment":"' + "a" * 64 + '","at":-1}'):
        start = text.index('"parent":') + len('"parent":')
        end = text.index("}", start) + 1
        with pytest.raises(BadRecord, match="line 1: the header's 'parent'"):
            parse((text[:start] + wrong + text[end:]).encode(), find)


@pytest.mark.parametrize("game", GAMES)
def test_a_play_taken_up_in_its_midst_has_an_outcome_and_says_who_has_the_ball(game: str) -> None:
    """A branch's log begins where it was taken up, which may be after its play began: the page asks all the same."""
    parent = recorded(game)
    outcome, names = parent.rulebook.face.words.outcome, parent.names
    events = [event for event in parent.events if event.to is None]
    endings = [at for at, event in enumerate(events) if event.what == "play_ended"][:40]
    began = [at for at, event in enumerate(events) if event.what == "play_began"]
    for end in endings:
        start = max(at for at in began if at < end)
        for first in range(start + 1, end + 1):
            play = last_play(events[first:], end - first)
            came, now = outcome(play, names), events[end].facts["situation"]
            if came is not None and now.down and not came.next.startswith(("Objective", "Stopped")):
                assert names[now.offence] in came.next
