"""`snapcount completion`: what a shell needs so that Tab completes commands, games, coaches, lengths and options."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any

from snapcount.cli.common import add_parser
from snapcount.core.rulebook import Rulebook
from snapcount.games import GAMES, find

EXAMPLES = """  snapcount completion bash >> ~/.bashrc
  snapcount completion zsh >> ~/.zshrc
  snapcount completion fish > ~/.config/fish/completions/snapcount.fish
"""
SHELLS = {
    "bash": """_snapcount() {
    local IFS=$'\\n'
    COMPREPLY=($(snapcount completion words : "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
}
complete -o default -F _snapcount snapcount
""",
    "zsh": """#compdef snapcount
_snapcount() {
    local -a found
    found=("${(@f)$(snapcount completion words : "${(@)words[2,CURRENT]}" 2>/dev/null)}")
    if [[ -n "$found" ]]; then compadd -- "${found[@]}"; else _files; fi
}
compdef _snapcount snapcount
""",
    "fish": """function __snapcount
    snapcount completion words : (commandline -opc)[2..] (commandline -ct) 2>/dev/null
end
complete -c snapcount -a '(__snapcount)'
""",
}


def add_commands(subparsers: Any) -> None:
    parser = add_parser(subparsers, "completion", "print what lets a shell complete commands", EXAMPLES)
    parser.add_argument("shell", choices=[*SHELLS, "words"], help="your shell; words: what may come next")
    parser.add_argument("typed", nargs=argparse.REMAINDER, help=argparse.SUPPRESS)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    if arguments.shell in SHELLS:
        print(SHELLS[arguments.shell], end="")
        return 0
    *before, last = arguments.typed[1:] or [""]  # after the :, which keeps argparse from reading what follows
    for word in sorted(set(following(before, last))):
        if word.startswith(last):
            print(word)
    return 0


def following(before: list[str], last: str) -> Iterable[str]:
    """What may come after these words; nothing where any file or text may."""
    from snapcount.cli.main import COMMANDS, parser_for

    if not before:
        return ["--help", "--version"] if last.startswith("-") else COMMANDS
    parser: argparse.ArgumentParser = parser_for(before[:1])
    for word in before:
        parser = inner(parser).get(word, parser)
    taken = option(parser, before[-1])
    if taken is not None and taken.nargs != 0:
        return values(taken, before)
    if last.startswith("-"):
        return [name for action in parser._actions for name in action.option_strings if name.startswith("--")]
    deeper = inner(parser)
    places = [action for action in parser._actions if not action.option_strings]
    return deeper or [word for place in places for word in values(place, before)]


def inner(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    """The commands that come next, with what each of them takes."""
    for action in parser._actions:
        if action.nargs == argparse.PARSER and isinstance(action.choices, dict):
            return dict(action.choices)
    return {}


def option(parser: argparse.ArgumentParser, word: str) -> argparse.Action | None:
    return next((action for action in parser._actions if word in action.option_strings), None)


def values(action: argparse.Action, before: list[str]) -> Iterable[str]:
    """What an option or a place of the command may be."""
    if action.choices is not None:
        return map(str, action.choices)
    games = [find(word) for word in before if word in GAMES] or [find(game) for game in GAMES]
    named: dict[str, Iterable[str]] = {
        "GAME": GAMES,
        "WHO": ["human", *(coach.level for game in games for coach in game.coaches.levels)],
        "COACH": [coach.level for game in games for coach in game.coaches.levels],
        "NAME=VALUE": [word for game in games for word in options_of(game)],
    }
    if "--length" in action.option_strings:
        return [length.name for game in games for length in game.face.lengths]
    return named.get(str(action.metavar), ())


def options_of(game: Rulebook) -> Iterable[str]:
    """Every option with each of its values, where they are few."""
    for one in game.rules.options:
        few = one.choices[:12] or ("",)
        yield from (f"{one.name}={str(value).lower()}" for value in few)
