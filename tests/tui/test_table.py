"""A game on the full screen: what is seen, answered, kept, refused and taken back."""

from __future__ import annotations

from pathlib import Path

import pytest

from snapcount.tui.parts.board import Board
from snapcount.tui.parts.cover import Cover
from snapcount.tui.parts.dialog import Dialog
from snapcount.tui.parts.hand import AnswerCard
from snapcount.tui.screens.table import Table
from tests.tui.seated import (
    GAMES,
    HIGH,
    LOW,
    board,
    fresh,
    kept,
    press,
    run,
    said,
    seen,
    settled,
    sitting,
    until,
)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_played_and_kept_answer_by_answer(name: str, tmp_path: Path) -> None:
    path = tmp_path / "game.snap"
    table = Table(sitting(fresh(name), path))

    async def story() -> None:
        async with seen(table) as pilot:
            for _ in range(8):
                prompt = said(table, "prompt")
                assert prompt and table.seat is not None and table.query(AnswerCard)
                table.choose(table.query(AnswerCard).first().card)
                await settled(pilot)
                assert [given.value for given in kept(path).inputs] == [
                    given.value for given in table.game.inputs
                ]
            assert board(table).strip() and table.query_one(Board).size.height >= 7
            for part in ("#score", "#prompt", "#hand"):
                region = table.query_one(part).region
                assert region.height and region.bottom <= LOW[1], f"{part} is not in sight"

    run(story)


def test_a_card_is_chosen_by_number_by_enter_and_by_mouse(tmp_path: Path) -> None:
    table = Table(sitting(fresh("dice_football"), tmp_path / "game.snap"))

    async def story() -> None:
        async with seen(table, HIGH) as pilot:
            counts = [len(table.game.inputs)]
            await press(pilot, "2")
            counts.append(len(table.game.inputs))
            await press(pilot, "right", "enter")
            counts.append(len(table.game.inputs))
            await pilot.click(AnswerCard)
            await settled(pilot)
            counts.append(len(table.game.inputs))
            assert sorted(set(counts)) == counts

    run(story)


def test_numbers_of_two_digits_and_the_way_to_the_log(tmp_path: Path) -> None:
    table = Table(sitting(fresh("canadian_pro"), tmp_path / "game.snap"))

    async def story() -> None:
        async with seen(table, HIGH) as pilot:
            await until(pilot, table, "CallPlay")
            wanted = table.desk.cards()[11].answer
            before = len(table.game.inputs)
            await press(pilot, "1")
            assert len(table.game.inputs) == before, "there is a 10 and a 12: the 1 only points"
            await press(pilot, "2")
            assert wanted in [given.value for given in table.game.inputs[before:]]
            await press(pilot, "l", "up", "enter")
            assert isinstance(pilot.app.screen, Dialog)
            await press(pilot, "escape", "l")
            assert not table.query_one("#log").has_focus

    run(story)


def test_odds_rule_explanation_log_and_typed_answers(tmp_path: Path) -> None:
    table = Table(sitting(fresh("canadian_pro"), tmp_path / "game.snap"))

    async def story() -> None:
        async with seen(table, HIGH) as pilot:
            question = await until(pilot, table, "CallPlay")
            await press(pilot, "o")
            assert "first down" in said(table, "said") and "█" in said(table, "said")
            await press(pilot, "question_mark")
            assert isinstance(pilot.app.screen, Dialog)
            await press(pilot, "escape", "r")
            assert isinstance(pilot.app.screen, Dialog) and question.rule in str(pilot.app.screen.text)
            await press(pilot, "escape", "slash", *"fumble", "enter")
            assert "isn't an option" in said(table, "detail")
            before = len(table.game.inputs)
            await press(pilot, "slash", *"run", "space", *"bell", "enter")
            assert len(table.game.inputs) > before

    run(story)


def test_what_happened_is_told_as_a_moment_until_the_next_answer(tmp_path: Path) -> None:
    table = Table(sitting(fresh("dice_football"), tmp_path / "game.snap"))

    async def story() -> None:
        async with seen(table) as pilot:
            found = set[str]()
            for _ in range(14):
                if table.has_class("news"):
                    found.add(said(table, "line").split("\n")[0])
                await press(pilot, "1")
            assert any(line.startswith(("Gain of", "Incomplete", "No gain")) for line in found), found

    run(story)


def test_a_take_back_is_in_the_record_and_leaving_keeps_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.snap"
    table = Table(sitting(fresh("dice_football"), path))

    async def story() -> None:
        async with seen(table) as pilot:
            await press(pilot, "1", "1", "u")
            assert len(table.game.taken_back) == 1
            await press(pilot, "ctrl+c")
        assert not kept(path).is_over and '"kind":"undo"' in path.read_text(encoding="utf-8")

    run(story)


def test_two_people_are_covered_from_each_other(tmp_path: Path) -> None:
    table = Table(sitting(fresh("card_bowl"), tmp_path / "game.snap", friend=True))

    async def story() -> None:
        async with seen(table) as pilot:
            for _ in range(40):
                if isinstance(pilot.app.screen, Cover):
                    assert not table.query(AnswerCard) and table.desk.shown is not None
                    assert table.desk.shown.view.seat is None, "a cover hides the table too"
                    await press(pilot, "enter")
                    if table.desk.shown.view.seat is not None and "Your hand" in board(table):
                        return
                table.choose(table.query(AnswerCard).first().card)
                await settled(pilot)
            raise AssertionError("nobody had a hand of cards")

    run(story)


def test_a_finished_game_shows_its_figures(tmp_path: Path) -> None:
    whole = fresh("dice_football")
    given = 0
    while not whole.is_over:
        whole.answer(whole.options[0])
        given += 1
    game = fresh("dice_football")
    for _ in range(given - 3):
        game.answer(game.options[0])
    table = Table(sitting(game, tmp_path / "game.snap"))

    async def story() -> None:
        async with seen(table) as pilot:
            for _ in range(20):
                if game.is_over:
                    break
                await press(pilot, "1")
            assert "Final" in said(table, "prompt") and "First downs" in said(table, "figures")

    run(story)
