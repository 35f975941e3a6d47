"""`snapcount odds`: exact chances of what a call leads to."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from contextlib import suppress
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

from snapcount.cli.answers import Command, read_answer
from snapcount.cli.common import (
    add_game,
    add_parser,
    chosen_options,
    option_value,
    positive,
    print_json,
    rulebook_of,
    whole_number,
)
from snapcount.cli.screen import odds_line
from snapcount.core.data.plain import to_plain
from snapcount.core.data.typed import NotPlain, from_plain
from snapcount.core.foresight import Mixes, shown
from snapcount.core.game import Game
from snapcount.core.record.file import load
from snapcount.core.table import Refusal, plainly
from snapcount.football.play_odds import PlayOdds
from snapcount.games import find


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "odds",
        "exact odds of a play: every outcome of given calls, or what can be said of each option",
        "  snapcount odds dice_football                            each option of the first call\n"
        "  snapcount odds dice_football --call run --call 3        every outcome of a call pair\n"
        "  snapcount odds dice_football --set ball=95 --set line=100 --call run --call 5\n"
        "  snapcount odds --file game.snap --at 40                 at a moment of a saved game\n",
    )
    add_game(parser)
    parser.add_argument(
        "--call", action="append", default=[], metavar="ANSWER", help="answers in order, home first"
    )
    parser.add_argument(
        "--set", action="append", default=[], metavar="FIELD=VALUE", help="change the state first"
    )
    parser.add_argument("--file", type=Path, metavar="FILE", help="a saved game")
    parser.add_argument("--at", type=whole_number, metavar="N", help="with --file: before input N")
    parser.add_argument(
        "--most", type=positive, default=20, metavar="N", help="how many outcomes to list (20)"
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    game = change(position(arguments), arguments.set)
    return outcomes(game, arguments) if arguments.call else options(game, arguments)


def position(arguments: argparse.Namespace) -> Game:
    """The moment asked about: of a file, or the first sealed call of a new game."""
    if arguments.file:
        game = load(arguments.file, find)
        if arguments.at is None:
            return game
        answers = [
            at for at, given in enumerate(game.inputs) if given.kind == "answer" and at >= arguments.at
        ]
        if not answers or arguments.at < 0:
            raise Refusal("odds", f"There is no input {arguments.at} in {arguments.file.name}.")
        return game.at(answers[0])
    rulebook = rulebook_of(arguments)
    game = Game(rulebook, chosen_options(rulebook, arguments), seed=1)
    random = Random(1)
    coach = rulebook.coach("rookie").make()
    while not game.is_over and not is_call(game):
        assert game.question is not None and game.seat is not None
        game.answer(coach.answer(game.view(game.seat), game.question, random))
    if game.is_over:
        raise Refusal(
            "odds",
            f"{rulebook.face.title} has no call with odds of its own in this game: "
            "look at a moment of a saved game, with --file and --at.",
        )
    return game


def is_call(game: Game) -> bool:
    """Both sides seal, or something can be said in numbers of a play from scrimmage."""
    down = getattr(getattr(game.state, "situation", None), "down", 1)
    return len(game.waiting) == 2 or bool(down and any(advice.chances for advice in game.advice()))


def change(game: Game, fields: list[str]) -> Game:
    if not fields:
        return game
    plain = to_plain(game.state)
    situation: dict[str, Any] = plain.get("situation", {})
    holders: dict[str, dict[str, Any]] = {name: plain for name in plain if name != "situation"}
    holders |= dict.fromkeys(situation, situation)
    for text in fields:
        name, equals, value = text.partition("=")
        if not equals or name not in holders:
            raise Refusal(
                "odds", f"{text!r} changes nothing: expected FIELD=VALUE with one of {', '.join(holders)}."
            )
        holders[name][name] = option_value(value)
    try:
        state = from_plain(game.rulebook.rules.state, plain)
    except NotPlain as problem:
        raise Refusal("odds", f"That isn't a state of {game.rulebook.face.title}: {problem}.") from None
    return Game(game.rulebook, game.options_chosen, names=game.names, start=state, seed=1)


def options(game: Game, arguments: argparse.Namespace) -> int:
    """What can be said of each option from each seat's own view."""
    said = {game.names[seat]: game.advice(seat) for seat in sorted(game.waiting)}
    if arguments.json:
        print_json({name: to_plain(advice) for name, advice in said.items()})
        return 0
    print_situation(game)
    for seat, question in sorted(game.waiting.items()):
        print(f"\n{game.names[seat]}: {game.rulebook.face.words.prompt(question, game.names)}")
        for advice in said[game.names[seat]]:
            parts = (game.rulebook.face.words.label(question, advice.option), odds_line(advice))
            print("  " + ": ".join(filter(None, parts)))
    mixes = mixes_of(game)
    if mixes is not None:
        print(f"\nIn equilibrium, worth {mixes.value:.3f} ({mixes.unit}) to the offence:")
        for side, mix in (("offence", mixes.offence), ("defence", mixes.defence)):
            print(f"  {side}: " + ", ".join(f"{name(game, answer)} {p:.0%}" for answer, p in shown(mix)))
    return 0


def print_situation(game: Game) -> None:
    """Where the game stands, and who is likely to win it where that is known."""
    print(game.rulebook.face.words.situation(game.view(None), game.names))
    with suppress(Refusal):
        print(f"Win chance: {game.win_chance()}")


def mixes_of(game: Game) -> Mixes | None:
    try:
        return game.equilibrium()
    except Refusal:
        return None


def name(game: Game, answer: Any) -> str:
    """A call as its button says it, whoever makes it."""
    for question in game.waiting.values():
        if question.problem(answer) is None:
            return game.rulebook.face.words.label(question, answer)
    return " ".join(str(part) for part in answer if part) if isinstance(answer, tuple) else plainly(answer)


def outcomes(game: Game, arguments: argparse.Namespace) -> int:
    """Every checkpoint that the calls can lead to, with its exact chance."""
    asked = len(game.waiting)
    if len(arguments.call) < asked:
        raise Refusal("odds", f"Expected {asked} calls here (--call twice), home's first.")
    spread = game.odds(*calls(game, arguments.call))
    ranked = in_words(game, spread)
    if arguments.json:
        print_json(
            [{"chance": float(chance), "exact": str(chance), "after": text} for text, chance in ranked]
        )
        return 0
    print_situation(game)
    if isinstance(spread, PlayOdds):
        print("  " + ", ".join(f"{name} {value}" for name, value in spread.rows()))
    for text, chance in ranked[: arguments.most]:
        print(f"  {float(chance):>8.3%}  {text}")
    rest = sum((chance for _, chance in ranked[arguments.most :]), Fraction(0))
    if rest:
        print(f"  {float(rest):>8.3%}  {len(ranked) - arguments.most} other outcomes")
    return 0


def calls(game: Game, texts: list[str]) -> list[Any]:
    """Answers as a person types them, to what is asked now and then; after the first dice plain values."""
    branch = game.at(len(game.inputs))
    answers: list[Any] = []
    for text in texts:
        seat, question = branch.seat, branch.question
        if seat is None or question is None or len(branch.inputs) > len(game.inputs) + len(answers):
            answers.append(option_value(text))
            continue
        answer = read_answer(branch, question, text)
        refusal = no_answer(text) if isinstance(answer, Command) else question.problem(answer)
        if refusal is not None:
            raise Refusal(refusal.rule, f"{game.names[seat]}: {refusal.sentence}")
        branch.answer(answer, seat)
        answers.append(answer)
    return answers


def no_answer(text: str) -> Refusal:
    return Refusal("odds", f"{text!r} is a command, not an answer.")


def in_words(game: Game, spread: Mapping[Any, Fraction]) -> list[tuple[str, Fraction]]:
    """The chances of what a spectator would be told, the likeliest first."""
    merged: dict[str, Fraction] = {}
    for state, chance in spread.items():
        text = game.rulebook.face.words.situation(game.rulebook.rules.view(state, None), game.names)
        merged[text] = merged.get(text, Fraction(0)) + chance
    return sorted(merged.items(), key=lambda item: (-item[1], item[0]))
