"""A plan is read, or everything that is wrong with it is said: where, and what was expected."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from snapcount.cli.main import main
from snapcount.coaches.plans import Plan, Problem, parse, plan_words
from snapcount.coaches.plans.json_form import plain
from snapcount.coaches.plans.situations import EXAMPLES, situation
from snapcount.core.table import Seat
from snapcount.football.plans import Glance
from snapcount.games import GAMES, find

EXAMPLE_TEXTS = {
    game: (files("snapcount.coaches.plans") / "examples" / f"{game}.plan").read_text(encoding="utf-8")
    for game in GAMES
}
SCHEMA = json.loads((files("snapcount.coaches.plans") / "plan.schema.json").read_text(encoding="utf-8"))
HEAD = "game: dice_football\notherwise: veteran\n"


def good(text: str) -> Plan:
    found = parse(text)
    assert isinstance(found, Plan), found
    return found


def bad(text: str) -> list[str]:
    found = parse(text)
    assert isinstance(found, list)
    return [str(problem) for problem in found]


@pytest.mark.parametrize("game", GAMES)
def test_the_example_of_every_game_has_nothing_wrong_with_it(game: str) -> None:
    plan = good(EXAMPLE_TEXTS[game])
    assert plan.game == game
    assert sum(map(len, plan.entries.values())) >= 10


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_is_the_same_as_json(game: str) -> None:
    plan = good(EXAMPLE_TEXTS[game])
    written = plain(plan)
    Draft202012Validator(SCHEMA).validate(written)
    again = good(json.dumps(written))
    assert plain(again) == written
    assert [len(entries) for entries in again.entries.values()] == [
        len(entries) for entries in plan.entries.values()
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_that_a_game_names_can_be_written(game: str) -> None:
    words = find(game).coaches.plan
    for decision in words.decisions:
        assert decision.known, decision.name
        for answer in decision.known:
            assert decision.read(answer) is not None, (decision.name, answer)
            assert decision.read(answer.upper()) is not None, (decision.name, answer)
        assert decision.read("no such answer") is None


def test_the_questions_of_every_decision_are_questions_of_its_game() -> None:
    for game in GAMES:
        rulebook = find(game)
        for decision in rulebook.coaches.plan.decisions:
            assert set(decision.questions) <= set(rulebook.rules.questions), (game, decision.name)


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("calls:", "line 3: 'calls' isn't part of a plan here (did you mean call?)."),
        ("call:\n forth down: run", "line 4: 'forth down' isn't a situation"),
        ("call:\n 5th down: run", "line 4: '5th down' isn't a situation (did you mean 1st down?)."),
        ("call:\n last 2 minutes: run", "line 4: 'last 2 minutes' isn't a situation"),
        ("call:\n 1st down: runn", "line 4: 'runn' isn't an answer to call (did you mean run?)."),
        ("call:\n 1st down: run, punt", "line 4: of several answers each has its part"),
        ("call:\n 1st down: 0% run, 100% punt", "line 4: a part of 0% is none"),
        ("call:\n nothing at all", "line 4: expected a situation, a colon and answers"),
        ("colour: red", "line 3: 'colour' stands before any part"),
        ("fourth down:\n to go | own half\n 1 to go | punt | run", "line 5: this row has 3 columns"),
        ("fourth down:\n to go | the moon\n", "line 4: 'the moon' isn't a situation"),
        ("defence:\n always: 6", "line 4: '6' isn't an answer to defence: expected 1, 2, 3, 4, 5."),
        ("call:\n", "the plan has no line that says what to do."),
    ],
)
def test_what_is_wrong_is_said_with_its_line_and_what_was_expected(line: str, sentence: str) -> None:
    found = bad(HEAD + line + "\n")
    assert any(sentence in each for each in found), found


def test_every_problem_is_listed_in_the_order_of_the_lines() -> None:
    found = parse("game: dice_football\notherwise: vetran\ncall:\n 1st dawn: run\n 1st down: rum\n")
    assert isinstance(found, list)
    assert [problem.line for problem in found] == [2, 4, 5]


def test_a_plan_says_first_which_game_it_is_for() -> None:
    assert bad("call:\n always: run\n")[0].startswith("line 1: a plan says first what it is for")
    assert bad("") == ["a plan says first what it is for, e.g. game: dice_football."]
    assert "isn't a game" in bad("game: chess\n")[0]
    other = parse(EXAMPLE_TEXTS["card_bowl"], "scrimmage")
    assert other == [Problem("", "the plan is for Card Bowl, not for Scrimmage.")]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("{", "line 1, column 2: this isn't JSON"),
        ('{"game": "dice_football", "decisions": []}', "decisions: expected a table"),
        (
            '{"game": "dice_football", "decisions": {"call": [{"when": "always"}]}}',
            "decisions.call[1]: expected",
        ),
        (
            '{"game": "dice_football", "decisions": {"call": [{"when": "always", "do": "jump"}]}}',
            "decisions.call[1]: 'jump' isn't an answer to call",
        ),
        ('{"game": "dice_football", "decision": {}}', "decision: there is no such field"),
        (
            '{"format": 2, "game": "dice_football", "decisions": {}}',
            "format: expected 1, the format that this program reads",
        ),
    ],
)
def test_json_is_told_by_its_place(text: str, sentence: str) -> None:
    assert any(sentence in each for each in bad(text)), bad(text)


@pytest.mark.parametrize("text", ["\0" * 50, "{" * 3000, "a" * 200_000, "|\n" * 50, ":\n" * 50, "% : %"])
def test_rubbish_is_refused_in_a_sentence(text: str) -> None:
    assert bad(text)


AT = Glance(Seat.HOME, Seat.HOME, 70, 3, 4, False, (7, 16), 4, 3)
"""Third and four on their 30, nine behind, three plays left."""


@pytest.mark.parametrize(
    "text",
    [
        "always",
        "3rd down",
        "third down",
        "2nd or 3rd down",
        "4 to go",
        "3-5 to go",
        "4+ to go",
        "their half",
        "inside their 30",
        "their 35-25",
        "their 25-35",
        "own 40 to their 30",
        "behind",
        "behind by 9",
        "behind by 9+",
        "not ahead",
        "4th quarter",
        "2nd half",
        "last 3 plays",
    ],
)
def test_situations_that_are_so(text: str) -> None:
    fits = situation(text, find("dice_football").coaches.plan)
    assert fits is not None and fits(AT)


@pytest.mark.parametrize(
    "text",
    [
        "1st or 2nd down",
        "5+ to go",
        "goal to go",
        "own half",
        "inside their 29",
        "own 1-20",
        "behind by 10+",
        "ahead",
        "level",
        "3rd quarter",
        "1st half",
        "overtime",
        "last 2 plays",
        "not behind",
    ],
)
def test_situations_that_are_not_so(text: str) -> None:
    fits = situation(text, find("dice_football").coaches.plan)
    assert fits is not None and not fits(AT)


def test_canadian_football_has_three_downs_and_a_third_down_chart() -> None:
    words = find("canadian_pro").coaches.plan
    assert situation("4th down", words) is None
    assert plan_words(find("canadian_pro"))["chart"] == "third down"
    assert situation("last 2 minutes", words) is not None and situation("last 2 plays", words) is None


def test_every_example_of_a_situation_is_known_somewhere() -> None:
    words = [find(game).coaches.plan for game in GAMES]
    for text in EXAMPLES:
        assert any(situation(text, each) is not None for each in words), text


def test_the_terminal_writes_checks_and_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.plan"
    assert main(["plan", "new", "dice_football", "--out", str(file)]) == 0
    assert main(["plan", "check", str(file)]) == 0
    assert "nothing wrong with it" in capsys.readouterr().out
    assert main(["plan", "new", "dice_football", "--out", str(file)]) == 2
    file.write_text(file.read_text(encoding="utf-8").replace("long pass", "lung pass"), encoding="utf-8")
    assert main(["plan", "check", str(file)]) == 2
    said = capsys.readouterr().err
    assert f"{file}: line 12: 'lung pass' isn't an answer to call (did you mean long pass?)." in said
    assert main(["plan", "check", str(file), "--json"]) == 2
    assert json.loads(capsys.readouterr().out)[0]["line"] == 12
    assert main(["plan", "words", "scrimmage"]) == 0
    assert "wide pro set" in capsys.readouterr().out
    assert main(["plan", "schema"]) == 0
    assert json.loads(capsys.readouterr().out) == SCHEMA
    assert main(["simulate", "dice_football", "-n", "1", "--home", f"plan:{file}"]) == 2
    assert "and 2 more" in capsys.readouterr().err
