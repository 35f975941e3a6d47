"""`snapcount`: one module per command, imported only when it is used, so that help starts in a blink."""

from __future__ import annotations

import argparse
import sys
from importlib import import_module

from snapcount import __version__
from snapcount.cli.letters import speak_plainly

COMMANDS = {
    "games": ("games", "list the games, their options, lengths and coaches"),
    "play": ("play", "play a game here in the terminal"),
    "learn": ("learn", "learn a game by playing it"),
    "puzzles": ("puzzles", "find the one answer that is clearly best"),
    "daily": ("daily", "play the drive of the day"),
    "watch": ("watch", "watch two computer coaches play"),
    "replay": ("replay", "go through a saved game"),
    "odds": ("numbers.odds", "exact odds of a play"),
    "review": ("review", "look back on a finished game: decisions and luck apart"),
    "simulate": ("numbers.simulate", "play many games by computer and keep the statistics"),
    "plan": ("plan", "write a game plan that the computer follows"),
    "tournament": ("numbers.tournament", "let coaches play each other and rate them"),
    "model": ("numbers.model", "measure the win chance of a game, and check it"),
    "solve": ("numbers.solve", "work a game out from the last play to the first"),
    "rules": ("rules", "read a rule by its id"),
    "examples": ("examples", "run worked examples against the rules"),
    "verify": ("verify", "compute every roll of a finished game again"),
    "serve": ("server.serve", "serve the page and the API"),
    "backup": ("server.backup", "copy a server's games to a file while it runs"),
    "prune": ("server.prune", "delete a server's old games"),
    "match": ("server.match", "make a match on a server and print its links"),
    "export": ("server.export", "fetch all games of your links from a server"),
    "season": ("seasons.season", "play a season: schedule, standings, play-offs, books"),
    "cup": ("seasons.cup", "play a cup of eight, three rounds"),
    "ladder": ("ladder", "beat the coaches of a game one after another"),
    "league": ("seasons.league", "list, check and make leagues for seasons"),
    "book": ("seasons.book", "show who has beaten whom"),
    "cards": ("cards", "check, forge and print Canadian Pro Football cards"),
    "fields": ("fields", "make and print Out of Sight Football fields"),
    "completion": ("completion", "print what lets a shell complete commands"),
    "types": ("types", "write the page's types of views and questions (for those who work on it)"),
    "bench": ("numbers.bench", "measure the speed of the engine"),
}

EPILOG = """examples:
  snapcount play dice_football              against the rookie coach
  snapcount play dice_football --away human two people at one keyboard
  snapcount simulate dice_football -n 1000 --home veteran
  snapcount rules DF-7.2
"""


def main(argv: list[str] | None = None) -> int:
    """Run a command. Bad input ends with one sentence and exit code 2."""
    speak_plainly()
    words = sys.argv[1:] if argv is None else argv
    parser = parser_for(words)
    arguments = parser.parse_args(words)
    if arguments.command is None:
        parser.print_help()
        return 0
    return run(arguments)


def parser_for(words: list[str]) -> argparse.ArgumentParser:
    """All commands by name, and everything that the one in these words takes."""
    parser = argparse.ArgumentParser(
        prog="snapcount",
        description="Five classic tabletop football games, refereed, explained and recorded.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"snapcount {__version__}")
    subparsers = parser.add_subparsers(title="commands", metavar="COMMAND", dest="command")
    chosen = next((word for word in words if not word.startswith("-")), None)
    for name, (module, text) in COMMANDS.items():
        if name == chosen:
            import_module(f"snapcount.cli.{module}").add_commands(subparsers)
        else:
            subparsers.add_parser(name, help=text, add_help=False)
    return parser


def run(arguments: argparse.Namespace) -> int:
    try:
        return int(arguments.run(arguments))
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130
    except (ValueError, OSError) as problem:
        if not is_a_sentence(problem):
            raise
        print(f"snapcount: {told(problem)}", file=sys.stderr)
        return 2


def told(problem: Exception) -> str:
    """What the system says of a file, without its number."""
    if isinstance(problem, OSError) and problem.strerror and problem.filename:
        return f"{problem.filename}: {problem.strerror}."
    return str(problem)


def is_a_sentence(problem: Exception) -> bool:
    """Problems that were written for a person; anything else is a defect and must be seen."""
    from snapcount.core.record.text import BadRecord
    from snapcount.core.table import Refusal

    return isinstance(problem, Refusal | BadRecord | OSError)


if __name__ == "__main__":
    sys.exit(main())
