"""Plans read from a text or from JSON: either a plan, or everything that is wrong with it in sentences."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

from snapcount.coaches.plans.entries import Reader
from snapcount.coaches.plans.json_form import read_json_form
from snapcount.coaches.plans.plan import Plan, Problem, words_of
from snapcount.core.data.letters import NOT_TEXT, line_of
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Refusal

Find = Callable[[str], Rulebook]
LARGEST = 100_000
"""Characters."""
MOST_LINES = 2000
HEADS = ("game", "name", "otherwise")


class BadPlan(Refusal):
    """What is wrong with a plan file, every problem a sentence with its place."""

    def __init__(self, file: str, problems: list[Problem]) -> None:
        self.problems = problems
        more = f" (and {len(problems) - 1} more: `snapcount plan check` lists them)" if problems[1:] else ""
        super().__init__("plan", f"{file}: {problems[0]}{more}")


def parse(text: str, game: str = "") -> Plan | list[Problem]:
    """The plan of a text, or what is wrong with it. `game` is which game it must be for, if that matters."""
    if len(text) > LARGEST or text.count("\n") > MOST_LINES:
        return [Problem("", f"a plan has at most {LARGEST} letters in {MOST_LINES} lines.")]
    reader = Reader(text)
    if text.lstrip().startswith("{"):
        read_json_form(text, reader)
    else:
        read_lines(text, reader)
    reader.finish(game)
    if reader.problems or reader.rulebook is None:
        return reader.problems
    entries = {name: tuple(found) for name, found in reader.entries.items()}
    return Plan(reader.rulebook.id, words_of(reader.rulebook), reader.otherwise, reader.name, entries, text)


def read_lines(text: str, reader: Reader) -> None:
    """Heads first (`game: dice_football`), then parts: `call:`, and below it a line for every situation."""
    section = ""
    chart: list[str] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.partition("#")[0].strip()
        place = f"line {number}"
        if not line:
            continue
        if "|" in line and section:
            chart = reader.chart_row(section, place, line, chart, number)
            continue
        name, colon, rest = (part.strip() for part in line.partition(":"))
        if not colon:
            reader.wrong(
                place, "expected a situation, a colon and answers, e.g. 3rd down, 7+ to go: long pass", number
            )
        elif not rest:
            section, chart = reader.section(place, name, number), []
        elif section:
            reader.entry(section, place, name, rest, number)
        elif name.lower() in HEADS:
            reader.head(place, name.lower(), rest, number)
        else:
            reader.wrong(
                place,
                f"{name!r} stands before any part: expected {', '.join(HEADS)}, or a part such as call:",
                number,
            )


def load(path: str | Path, game: str = "") -> Plan:
    """The plan of a file; a refusal says what is wrong."""
    file = Path(path)
    if not file.is_file():
        raise Refusal("plan", f"There is no file {str(path)!r}: `snapcount plan new GAME` writes an example.")
    try:
        text = file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as problem:
        raise BadPlan(str(path), [unreadable(problem)]) from None
    return parsed(text, game, str(path))


def unreadable(problem: UnicodeDecodeError) -> Problem:
    return Problem(line_of(problem), f"{NOT_TEXT}.")


def example_of(game: str) -> str:
    """A commented plan to change."""
    return (files("snapcount.coaches.plans") / "examples" / f"{game}.plan").read_text(encoding="utf-8")


def parsed(text: str, game: str = "", file: str = "The plan") -> Plan:
    found = parse(text, game)
    if isinstance(found, list):
        raise BadPlan(file, found)
    return found
