"""Long lists in the terminal: in groups or in columns, so that the board stays in sight."""

from __future__ import annotations

import io
from random import Random

import pytest

import snapcount
from snapcount.cli.common import Ink, within
from snapcount.cli.keys import in_pages
from snapcount.cli.screen import Screen, grouped, odds_line
from snapcount.core.rulebook import Advice

MOVES = [
    f"Card {card}: {act}" for card in "AB" for act in ("up to F1", "drop back to the middle of it", "stay")
]


def shown(labels: list[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setenv("COLUMNS", "80")
    return (
        Screen(snapcount.new("dice_football", seed=1), Ink(io.StringIO())).options_text(labels).splitlines()
    )


def test_what_one_card_can_do_stands_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    labels = ["End the turn", *MOVES, *(f"Card C: up to F{n}" for n in range(1, 9))]
    lines = shown(labels, monkeypatch)
    assert lines[:2] == [
        "   1  End the turn",
        "      Card A: 2 up to F1, 3 drop back to the middle of it, 4 stay",
    ]
    assert len(lines) == 5 and lines[-1] == "        13 up to F6, 14 up to F7, 15 up to F8"


def test_a_long_list_of_single_answers_is_set_in_columns(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = shown([f"Formation {n}" for n in range(1, 25)], monkeypatch)
    assert len(lines) == 6 and lines[0].split("  ")[1:] and "24  Formation 24" in lines[-1]
    assert all(len(line) <= 80 for line in lines)


def test_a_short_list_stands_one_below_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    assert shown(MOVES, monkeypatch)[0] == "   1  Card A: up to F1"


def test_only_neighbours_are_one_group() -> None:
    heads = [head for head, _ in grouped(["A: x", "A: y", "B: x", "A: z", "done"])]
    assert heads == ["A", "B", "A", ""]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("About 34 yards.", "About 34 yards. Blocked 8%"),
        ("about 53 yards past the line", "about 53 yards past the line: blocked 8%"),
        ("", "blocked 8%"),
    ],
)
def test_what_is_said_of_an_option_stands_apart_from_its_chances(text: str, line: str) -> None:
    assert odds_line(Advice("punt", text, (("blocked", 0.08),))) == line


def test_a_large_board_is_drawn_as_small_as_the_window_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, answers in (("scrimmage", 16), ("out_of_sight", 12)):
        game = snapcount.new(name, seed=3)
        coach, random = game.rulebook.coach("rookie").make(), Random(1)
        for _ in range(answers):
            assert game.seat is not None and game.question is not None
            game.answer(coach.answer(game.view(game.seat), game.question, random), game.seat)
        assert game.seat is not None and game.question is not None
        for columns, lines in ((80, 24), (60, 24), (80, 50)):
            monkeypatch.setenv("COLUMNS", str(columns))
            screen = Screen(game, Ink(io.StringIO()))
            drawn = screen.board(game.seat, game.question, lines - 8).split("\n")
            assert len(drawn) <= lines - 8 and max(map(len, drawn)) <= max(columns, 79), drawn


def test_the_whole_board_comes_a_window_at_a_time(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = snapcount.new("out_of_sight", seed=3)
    monkeypatch.setattr("snapcount.cli.screen.lines_of_window", lambda: 4)
    monkeypatch.setattr("sys.stdin", io.StringIO("\n"))
    assert game.seat is not None and game.question is not None
    Screen(game, Ink(io.StringIO())).show_whole_board(game.seat, game.question)
    assert capsys.readouterr().out.count("Enter: more") == 2


def test_the_board_leaves_lines_for_what_has_happened(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a window of 24 lines the last of the story stands over board and question."""
    game = snapcount.new("out_of_sight", seed=3)
    coach, random = game.rulebook.coach("rookie").make(), Random(1)
    screen = Screen(game, Ink(io.StringIO()))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("snapcount.cli.screen.lines_of_window", lambda: 24)
    enough = 0
    for _ in range(40):
        assert game.seat is not None and game.question is not None
        screen.show_news(None)
        told = screen.news
        screen.show_question(game.seat, game.question)
        window = capsys.readouterr().out.rstrip("\n").split("\n")[-23:]
        over = window.index("") if "" in window[:8] else 0
        field = [line for line in window if line.startswith(" ") and "=" * 70 not in line]
        assert over >= min(told, 3) or len(screen.question_lines(game.seat, game.question)) > 7, window
        enough += told >= 3 and over >= 3 and len(field) >= 7
        game.answer(coach.answer(game.view(game.seat), game.question, random), game.seat)
    assert enough >= 5


@pytest.mark.parametrize("high", [0, 12, 24])
def test_whoever_has_the_ball_is_in_sight_in_the_smallest_window(high: int) -> None:
    game = snapcount.new("scrimmage", seed=3)
    coach, random = game.rulebook.coach("veteran").make(), Random(1)
    small, looked = game.rulebook.face.small_board, 0
    assert small is not None
    while not game.is_over and looked < 20:
        assert game.seat is not None and game.question is not None
        view = game.view(game.seat)
        if view.play.carriers:
            drawn = small(view, game.names, 80, high)
            assert "*" in drawn.partition("arrows:")[0] or "+" in drawn.partition("arrows:")[0], drawn
            looked += 1
        game.answer(coach.answer(view, game.question, random), game.seat)
    assert looked == 20


def test_what_is_explained_at_length_comes_a_window_at_a_time(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = iter(["", "q"])
    monkeypatch.setattr("snapcount.cli.keys.typed_line", lambda prompt: next(typed))
    in_pages([f"line {n}" for n in range(100)], 24)
    assert capsys.readouterr().out.split("\n")[:-1] == [f"line {n}" for n in range(46)]
    in_pages([f"line {n}" for n in range(100)])
    assert len(capsys.readouterr().out.split("\n")) == 101, "nobody sits at the keys: all of it"


def test_a_command_in_a_sentence_is_not_torn_and_a_pipe_has_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    said = "Saved in /home/somebody/.local/share/snapcount/terminal/x.snap. `snapcount play x` goes on."
    monkeypatch.setenv("COLUMNS", "72")
    assert within(said) == said
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    assert within(said).split("\n") == [said.partition(" `")[0], "`snapcount play x` goes on."]
