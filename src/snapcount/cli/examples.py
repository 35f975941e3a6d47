"""`snapcount examples FILE`: worked examples of a ledger against the rules."""

from __future__ import annotations

import argparse
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from snapcount.cli.common import add_parser, print_json
from snapcount.core.data.letters import NOT_TEXT, line_of
from snapcount.core.data.reading import read_json
from snapcount.core.record.text import BadRecord
from snapcount.core.rulebook import Rulebook, Verdict
from snapcount.core.table import Refusal
from snapcount.games import GAMES, find


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "examples",
        "run a file of worked examples in the ledger's form against the rules",
        "  snapcount examples src/snapcount/games/dice_football/examples/examples.json\n"
        "  snapcount examples mine.json --game card_bowl --json\n",
    )
    parser.add_argument("file", metavar="FILE", type=Path, help="a JSON list of examples")
    parser.add_argument(
        "--game", metavar="GAME", help="whose examples; found by their rule ids when not given"
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    vectors = read(arguments.file)
    rulebook = find(arguments.game) if arguments.game else game_of(vectors, arguments.file)
    verdicts = list(rulebook.rules.examples(vectors))
    counts = {
        outcome: sum(v.outcome == outcome for v in verdicts) for outcome in ("passed", "failed", "skipped")
    }
    if arguments.json:
        print_json({**counts, "verdicts": [vars(verdict) for verdict in verdicts]})
    else:
        show(verdicts, counts)
    return 1 if counts["failed"] or not verdicts else 0


def show(verdicts: Sequence[Verdict], counts: Mapping[str, int]) -> None:
    for verdict in verdicts:
        if verdict.outcome == "failed":
            print(f"{verdict.id}: {verdict.problem}")
    print(f"{counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped")


def read(path: Path) -> list[Mapping[str, Any]]:
    try:
        vectors = read_json(path.read_text(encoding="utf-8-sig"))
    except OSError as problem:
        raise BadRecord(f"{path} can't be read: {problem.strerror}.") from None
    except UnicodeDecodeError as problem:
        raise BadRecord(f"{path}, {line_of(problem)}: {NOT_TEXT}.") from None
    except (ValueError, RecursionError):
        raise BadRecord(f"{path} isn't JSON text: expected a list of worked examples.") from None
    if not isinstance(vectors, list) or not all(isinstance(vector, dict) for vector in vectors):
        raise BadRecord(f"{path}: expected a JSON list of worked examples, each an object.")
    return vectors


def game_of(vectors: Sequence[Mapping[str, Any]], path: Path) -> Rulebook:
    """The game whose rule ids the examples cite."""
    for vector in vectors:
        cited = vector.get("rule")
        first = str(cited[0] if isinstance(cited, list) and cited else cited)
        for game in GAMES:
            if first.startswith(find(game).rules.prefix + "-"):
                return find(game)
    raise Refusal(
        "examples", f"{path.name} cites no rule of a game: say which with --game ({', '.join(GAMES)})."
    )
