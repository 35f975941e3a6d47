"""What is done on the boards themselves: a line drawn blind, a man moved on his hexes, a place pointed at."""

from __future__ import annotations

from pathlib import Path

import pytest

from snapcount.games.out_of_sight.questions.drawn import CallPlay
from snapcount.games.out_of_sight.rules.playbook import Execution
from snapcount.games.scrimmage.questions.move import Move
from snapcount.games.scrimmage.state import find_man
from snapcount.tui.boards.desk import find_desk
from snapcount.tui.boards.out_of_sight import OutOfSight
from snapcount.tui.boards.scrimmage import Scrimmage
from snapcount.tui.parts.board import Board
from snapcount.tui.screens.table import Table
from tests.tui.seated import GAMES, HIGH, board, fresh, press, run, said, seen, settled, sitting, until


def answers(table: Table) -> list[object]:
    return [given.value for given in table.game.inputs if given.kind == "answer"]


def test_os_2_3_a_play_is_drawn_with_the_mouse_and_the_field_is_covered_meanwhile(tmp_path: Path) -> None:
    table = Table(sitting(fresh("out_of_sight"), tmp_path / "game.snap"))

    async def story() -> None:
        async with seen(table, HIGH) as pilot:
            question = await until(pilot, table, "CallPlay")
            desk = table.desk
            assert isinstance(desk, OutOfSight) and isinstance(question, CallPlay)
            await press(pilot, "2")
            assert desk.called == "dive" and not desk.covered and "press on the ball" in said(table, "detail")
            x, y = desk.pixel_of(question.ball_at)
            open_field = table.query_one(Board).drawn.pixels
            await pilot.mouse_down(Board, offset=(x, y // 2))
            assert desk.covered and "eyes are hidden" in board(table)
            assert table.query_one(Board).drawn.pixels != open_field
            for step in range(1, 6):
                desk.drag(x + 3 * step * question.goes, y // 2)
            await pilot.mouse_up(Board, offset=(x + 18 * question.goes, y // 2))
            await settled(pilot)
            given = answers(table)[-1]
            drawn = next(one for one in reversed(answers(table)) if isinstance(one, Execution))
            assert given is not None and drawn.play == "dive" and drawn.stroke is not None
            assert len(drawn.stroke.segments[0].pts) == 7

    run(story)


def test_os_2_4_arrows_draw_too_and_a_tap_is_none(tmp_path: Path) -> None:
    table = Table(sitting(fresh("out_of_sight"), tmp_path / "game.snap"))

    async def story() -> None:
        async with seen(table) as pilot:
            question = await until(pilot, table, "CallPlay")
            await press(pilot, "2")
            x, y = table.desk.pixel_of(question.ball_at)  # type: ignore[attr-defined]
            await pilot.click(Board, offset=(x, y // 2))
            await settled(pilot)
            assert "only a tap" in said(table, "detail") and table.seat is not None
            way = "right" if question.goes > 0 else "left"
            await press(pilot, way, way, f"shift+{way}")
            assert "eyes are hidden" in board(table)
            await press(pilot, "enter")
            drawn = next(one for one in reversed(answers(table)) if isinstance(one, Execution))
            assert drawn.play == "dive" and drawn.stroke is not None
            pts = drawn.stroke.segments[0].pts
            assert abs(pts[-1][0] - pts[0][0]) == pytest.approx(7)

    run(story)


def test_os_10_7_nothing_shows_the_field_while_the_eyes_stay_hidden(tmp_path: Path) -> None:
    table = Table(sitting(fresh("out_of_sight"), tmp_path / "game.snap"))

    async def story() -> None:
        async with seen(table) as pilot:
            await until(pilot, table, "RunAfterCatch", 200)
            assert "eyes are hidden" in board(table)

    run(story)


def test_sc_16_2_a_man_is_taken_up_and_set_down_where_he_can_get_to(tmp_path: Path) -> None:
    table = Table(sitting(fresh("scrimmage", quick_setup=True), tmp_path / "game.snap"))

    async def story() -> None:
        async with seen(table, HIGH) as pilot:
            await until(pilot, table, "Move")
            desk = table.desk
            assert isinstance(desk, Scrimmage)
            await press(pilot, "n")
            man = desk.man
            assert man and desk.reach and f"{man} is in hand" in said(table, "detail")
            here = find_man(desk.play, man).hex
            hex = next(hex for hex in desk.reach if hex != here)
            row, column = desk.place(hex)
            assert desk.hex_at(column + 1, row) == hex
            await pilot.click(Board, offset=(column + 1, row))
            await settled(pilot)
            question = table.game.question
            assert isinstance(question, Move) and find_man(question.play, man).hex == hex
            assert desk.man == man, "he stays in hand"

    run(story)


def test_sc_2_4_every_hex_in_sight_is_found_under_the_mouse(tmp_path: Path) -> None:
    table = Table(sitting(fresh("scrimmage"), tmp_path / "game.snap"))

    async def story() -> None:
        async with seen(table, HIGH) as pilot:
            await until(pilot, table, "Move")
            desk = table.desk
            assert isinstance(desk, Scrimmage)
            for man in desk.play.men:
                if man.hex < 0:
                    continue
                row, column = desk.place(man.hex)
                if 0 <= row < desk.rows:
                    assert {desk.hex_at(column + at, row) for at in range(4)} == {man.hex}, man

    run(story)


@pytest.mark.parametrize("name", GAMES)
def test_a_board_is_drawn_in_every_window(name: str) -> None:
    from snapcount.tui.boards.desk import Shown

    game, desk = fresh(name), find_desk(name)
    coach = game.rulebook.coach("rookie").make()
    from random import Random

    random = Random(1)
    for _ in range(14):
        seat = min(game.waiting)
        shown = Shown(game.rulebook, game.view(seat), game.names, ((200, 40, 40), (40, 40, 200)), None, seat)
        desk.look(shown)
        for columns, rows in ((1, 1), (40, 7), (80, 12), (160, 50)):
            canvas = desk.canvas(columns, rows)
            assert all(canvas.strip(row).cell_length == columns for row in range(rows))
        game.answer(coach.answer(game.view(seat), game.waiting[seat], random), seat)
