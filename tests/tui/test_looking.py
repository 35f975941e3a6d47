"""Games that are watched and looked back on; what was tried from a moment is a branch."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from snapcount.cli.watch import Watched
from snapcount.coaches import find_coach
from snapcount.core.game import Game
from snapcount.core.table import Seat
from snapcount.tui.parts.scrubber import Scrubber
from snapcount.tui.screens.replay import Replay
from snapcount.tui.screens.table import Table
from snapcount.tui.screens.watch import PACES, Watch
from tests.cli.terminal import refused
from tests.tui.seated import GAMES, fresh, kept, press, run, said, seen, settled


def played(name: str, answers: int = 10_000) -> Game:
    game = fresh(name)
    while not game.is_over and len(game.inputs) < answers:
        game.answer(game.options[0])
    return game


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_watched_and_paused(name: str) -> None:
    game = fresh(name)
    coaches = {seat: find_coach(game.rulebook, "rookie") for seat in Seat}
    watch = Watch(Watched(game, coaches, None), 0.2)

    async def story() -> None:
        async with seen(watch) as pilot:
            for _ in range(300):
                if len(game.moments) > 3:
                    break
                await pilot.pause(0.02)
            assert len(game.moments) > 3 and said(watch, "prompt")
            await press(pilot, "space", "plus")
            assert not watch.running.is_set() and watch.pace == PACES.index(0.2) + 1

    run(story)


def test_a_replay_goes_to_any_moment_and_what_is_tried_there_is_a_branch(tmp_path: Path) -> None:
    game = played("dice_football")
    game.save(tmp_path / "game.snap")
    replay = Replay(game, tmp_path / "game.snap")

    async def story() -> None:
        async with seen(replay) as pilot:
            await press(pilot, "right", "right", "right")
            assert replay.at == 3 and "3 of" in said(replay, "detail")
            await press(pilot, "end")
            assert replay.at == replay.last and "F I N A L" in said(replay, "line")
            await pilot.click(Scrubber, offset=(20, 0))
            await settled(pilot)
            middle = replay.at
            assert 0 < middle < replay.last
            await press(pilot, "t")
            table = pilot.app.screen
            assert isinstance(table, Table) and table.game.parent is not None
            assert table.game.parent.commitment == game.commitment
            await press(pilot, "1", "1", "q")
            assert pilot.app.screen is replay and "1 tried" in said(replay, "detail")
            await press(pilot, "b")
            assert replay.game is table.game and "branch 1 of 1" in said(replay, "detail")
            path = replay.branches[0].path
            assert kept(path).parent == table.game.parent
        again = Replay(game, tmp_path / "game.snap")
        async with seen(again):
            assert [one.path for one in again.branches] == [path], "they are found again another day"

    run(story)


def test_variations_in_a_record_are_branches_of_the_replay(tmp_path: Path) -> None:
    game = played("dice_football")
    first = game.variation(40, "What if it goes well?", seed=3)
    second = first.variation(20, seed=4)
    replay = Replay(game, tmp_path / "game.snap")

    async def story() -> None:
        async with seen(replay) as pilot:
            assert [branch.game for branch in replay.branches] == [first, second]
            assert len(replay.forks()) == 1, "the second leaves the first one, not the game"
            await press(pilot, "b")
            assert replay.game is first and "What if it goes well?" in said(replay, "detail")
            assert replay.at == replay.left_at() and len(replay.forks()) == 2
            await press(pilot, "b")
            assert replay.game is second and "branch 2 of 2" in said(replay, "detail")
            await press(pilot, "b")
            assert replay.game is game

    run(story)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_looked_back_on(name: str) -> None:
    game = played(name, 60)
    replay = Replay(game, Path("game.snap"))

    async def story() -> None:
        async with seen(replay) as pilot:
            for at in range(0, replay.last + 1, max(1, replay.last // 6)):
                replay.to(at)
                await pilot.pause()
                shown = replay.desk.shown
                assert shown is not None and shown.question is None
                told = [event for event in shown.play if not event.seen_by(None)]
                assert not told, "a spectator sees no secrets"

    run(story)


def test_without_textual_or_a_terminal_one_sentence_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "needs a terminal" in refused(capsys, "play", "dice_football", "--full")
    for name in [name for name in sys.modules if name.startswith("snapcount.tui")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "textual", None)
    monkeypatch.setitem(sys.modules, "textual.screen", None)
    assert "pip install 'snapcount[tui]'" in refused(capsys, "play", "dice_football", "--full")


def test_line_mode_never_imports_textual() -> None:
    rooms = "snapcount.cli.play, snapcount.cli.watch, snapcount.cli.replay"
    code = f"import json, sys, {rooms}; print(json.dumps([*sys.modules]))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"textual", "rich"} & set(json.loads(done.stdout))
