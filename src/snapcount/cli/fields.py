"""`snapcount fields`: make, measure and print the fields of Out of Sight Football."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from snapcount.cli.common import add_parser, positive, whole_number
from snapcount.cli.progress import Progress
from snapcount.core.data.letters import NOT_TEXT, line_of
from snapcount.core.data.reading import read_json
from snapcount.core.table import Refusal
from snapcount.games.out_of_sight.rules.field import (
    DEFAULT,
    LONGEST_TEXT,
    BadField,
    Symbol,
    find,
    parse,
    plain_number,
    symbol_from_ledger,
    text_of,
)
from snapcount.games.out_of_sight.workshop.acceptance import Fairness, problems
from snapcount.games.out_of_sight.workshop.fairness import measure
from snapcount.games.out_of_sight.workshop.generator import make
from snapcount.games.out_of_sight.workshop.paper import PAPERS, field_pdf

FORMAT = "snapcount-field/1"
SITUATIONS = 300
OVERVIEW = """  snapcount fields make --seed 7 --out meadow.json
  snapcount fields report meadow.json
  snapcount fields print meadow.json --out meadow.pdf --paper a3
  snapcount play out_of_sight -o field="$(snapcount fields text meadow.json)"
"""
FIELD_HELP = f"a field file, or {DEFAULT!r}"


def add_commands(subparsers: Any) -> None:
    fields = add_parser(subparsers, "fields", "make and print Out of Sight Football fields", OVERVIEW)
    fields.set_defaults(run=lambda _: _help(fields))
    actions = fields.add_subparsers(title="actions", metavar="ACTION")
    _add_make(actions)
    _add_report(actions)
    _add_print(actions)
    _add_text(actions)


def _help(parser: argparse.ArgumentParser) -> int:
    parser.print_help()
    return 0


def _add_make(actions: Any) -> None:
    parser = add_parser(
        actions,
        "make",
        "make a field by the ledger's recipe and measure its fairness",
        "  snapcount fields make --seed 7 --out meadow.json\n"
        "  snapcount fields make --seed 7 --tries 20 --out fair.json   the first of 20 that is accepted\n",
    )
    parser.add_argument(
        "--seed", type=whole_number, required=True, metavar="N", help="the same seed, the same field"
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="where to write it (JSON)")
    parser.add_argument("--title", default="", help="its name on paper")
    parser.add_argument(
        "--tries", type=positive, default=1, metavar="K", help="go on to seed N+1, … until one is fair"
    )
    _add_situations(parser)
    parser.set_defaults(run=run_make)


def _add_situations(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--situations",
        type=whole_number,
        default=SITUATIONS,
        metavar="N",
        help=f"how many downs to draw for fairness (at least {SITUATIONS} to be accepted; 0: don't measure)",
    )


def _add_report(actions: Any) -> None:
    parser = add_parser(
        actions,
        "report",
        "measure how fair a field is",
        "  snapcount fields report default --situations 500\n",
    )
    parser.add_argument("field", metavar="FIELD", help=FIELD_HELP)
    parser.add_argument("--seed", type=whole_number, default=1, metavar="N", help="of the measurement")
    _add_situations(parser)
    parser.set_defaults(run=run_report)


def _add_print(actions: Any) -> None:
    parser = add_parser(
        actions,
        "print",
        "write a field as a PDF to play on paper",
        "  snapcount fields print default --out field.pdf\n",
    )
    parser.add_argument("field", metavar="FIELD", help=FIELD_HELP)
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="the PDF file")
    parser.add_argument("--paper", choices=list(PAPERS), default="a4")
    parser.add_argument("--title", default="", help="its name on paper")
    parser.set_defaults(run=run_print)


def _add_text(actions: Any) -> None:
    parser = add_parser(
        actions,
        "text",
        "write a field as the text that the game's option takes",
        '  snapcount play out_of_sight -o field="$(snapcount fields text meadow.json)"\n',
    )
    parser.add_argument("field", metavar="FIELD", help=FIELD_HELP)
    parser.set_defaults(run=run_text)


# What they do


def run_make(arguments: argparse.Namespace) -> int:
    if not arguments.out.parent.is_dir():
        raise Refusal("OS-22.1", f"There is no folder {str(arguments.out.parent)!r} to write the field to.")
    seed, last = arguments.seed, arguments.seed + arguments.tries - 1
    while True:
        symbols, wrong = made(seed, arguments.situations)
        if not wrong or seed == last:
            break
        seed += 1
    title = arguments.title or f"Field {seed}"
    arguments.out.write_text(written(symbols, title, seed), encoding="utf-8", newline="\n")
    print(f"written to {arguments.out}")
    return 1 if wrong else 0


def made(seed: int, situations: int) -> tuple[tuple[Symbol, ...], list[str]]:
    """A field and what is wrong with it, told as it is found."""
    progress = Progress()
    symbols = make(seed, progress)
    fairness = measure(symbols, situations, seed, progress) if situations > 0 else None
    progress.done()
    wrong = problems(symbols, fairness)
    print(f"seed {seed}: {len(symbols)} symbols")
    _show(fairness, wrong)
    return symbols, wrong


def run_report(arguments: argparse.Namespace) -> int:
    _, symbols = read_field(arguments.field)
    progress = Progress()
    fairness = (
        measure(symbols, arguments.situations, arguments.seed, progress) if arguments.situations > 0 else None
    )
    progress.done()
    wrong = problems(symbols, fairness)
    _show(fairness, wrong)
    return 1 if wrong else 0


def run_print(arguments: argparse.Namespace) -> int:
    title, symbols = read_field(arguments.field)
    arguments.out.write_bytes(field_pdf(symbols, arguments.title or title, arguments.paper))
    print(f"written to {arguments.out}")
    return 0


def run_text(arguments: argparse.Namespace) -> int:
    _, symbols = read_field(arguments.field)
    print(text_of(symbols))
    return 0


def _show(fairness: Fairness | None, wrong: list[str]) -> None:
    if fairness is not None:
        print(f"  mean gain in {fairness.situations} situations     East    West    (may differ by)")
        most = {"run": 0.4, "short": 0.6, "long": 1.0}
        for name, text in (("run", "runs"), ("short", "short passes"), ("long", "long passes")):
            east, west = getattr(fairness, name)
            print(f"  {text:32}{east:8.2f}{west:8.2f}    {most[name]:g}")
    print("  accepted" if not wrong else "  not accepted: " + "; ".join(wrong))


# Files


def written(symbols: tuple[Symbol, ...], title: str, seed: int) -> str:
    rows = ",\n  ".join(json.dumps(symbol_to_ledger(symbol), ensure_ascii=False) for symbol in symbols)
    head = f'"format": "{FORMAT}", "title": {json.dumps(title, ensure_ascii=False)}, "seed": {seed}'
    return f'{{{head},\n "symbols": [\n  {rows}\n ]}}\n'


def read_field(name: str) -> tuple[str, tuple[Symbol, ...]]:
    """Title and symbols of a field file; one sentence says what is wrong with another."""
    if name == DEFAULT:
        return "Out of Sight Football", find(DEFAULT).symbols
    path = Path(name)
    if not path.is_file():
        raise Refusal("OS-22.1", f"There is no field file {name!r}.")
    if path.stat().st_size > LONGEST_TEXT:
        raise Refusal("OS-22.1", f"{name} is too large for a field: expected at most {LONGEST_TEXT} bytes.")
    try:
        table = read_json(path.read_text(encoding="utf-8-sig"))
        symbols = parse(text_of(symbol_from_ledger(row) for row in table["symbols"]))
        return str(table.get("title") or path.stem), symbols
    except UnicodeDecodeError as problem:
        raise Refusal("OS-22.1", f"{name}, {line_of(problem)}: {NOT_TEXT}.") from None
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as problem:
        reason = str(problem) if isinstance(problem, BadField) else "expected JSON with a list of symbols"
        raise Refusal("OS-22.1", f"{name} isn't a field: {reason}.") from None


def symbol_to_ledger(symbol: Symbol) -> dict[str, Any]:
    """A symbol as the ledger's tables write it."""
    place: dict[str, Any] = {"id": symbol.id, "x": plain_number(symbol.x), "y": plain_number(symbol.y)}
    if symbol.kind == "receiver":
        sizes = {"side": symbol.length, "corner": symbol.corner, "tri": plain_number(symbol.angle)}
        return {"id": symbol.id, "kind": "receiver", **place, **sizes}
    if symbol.kind == "penalty":
        return {"id": symbol.id, "kind": "penalty", **place, "w": symbol.length, "h": symbol.width}
    sizes = {"len": symbol.length, "thick": symbol.width, "angle": plain_number(symbol.angle)}
    return {"id": symbol.id, "kind": "bar", "color": symbol.kind, **place, **sizes}
