"""`snapcount rules DF-7.2`: the text of a rule, a chapter or a search, and where a rule is found."""

from __future__ import annotations

import argparse
import textwrap
from dataclasses import asdict
from typing import Any

from snapcount.cli.common import Ink, add_parser, print_json, width
from snapcount.core.ledger import chapter_of, entry
from snapcount.core.rulebook import Rulebook
from snapcount.core.rules_tables import RuleTable
from snapcount.core.rules_text import Rule, rules_for_people, search
from snapcount.core.table import Refusal
from snapcount.core.where import elsewhere, untested, where
from snapcount.games import GAMES, find


def add_commands(subparsers: Any) -> None:
    parser = add_parser(
        subparsers,
        "rules",
        "read a rule by its id, a chapter, or every rule with a word in it",
        "  snapcount rules DF-7.2\n  snapcount rules DF-9\n  snapcount rules dice_football fumble\n"
        "  snapcount rules DF-7.2 --where\n",
    )
    parser.add_argument(
        "what", metavar="ID|GAME", help="a rule id such as DF-7.2, a chapter such as DF-7, or a game"
    )
    parser.add_argument("word", nargs="?", help="with a game: only rules that contain this word")
    parser.add_argument("--where", action="store_true", help="where it stands in code, tests and examples")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    found = wanted(arguments.what, arguments.word)
    if arguments.json:
        print_json([asdict(rule) | (found_at(rule) if arguments.where else {}) for rule in found])
        return 0
    ink = Ink()
    for rule in found:
        print(
            f"{ink('bold', f'{rule.id} {rule.title}')}  {ink('cyan', rule.tag)}  {ink('dim', rule.chapter)}"
        )
        print(wrapped(rule.text), end="\n\n")
        for table in rule.tables:
            print_table(table, ink)
        if arguments.where:
            print_places(rule, ink)
    return 0


def print_table(table: RuleTable, ink: Ink) -> None:
    """Columns as wide as their widest cell."""
    lines = (table.head, *table.rows)
    widths = [max(len(line[at]) for line in lines) for at in range(len(table.head))]
    print(ink("bold", table.title))
    for line in lines:
        print("  ".join(cell.ljust(wide) for cell, wide in zip(line, widths, strict=True)).rstrip())
    print()


def found_at(rule: Rule) -> dict[str, Any]:
    rulebook = by_prefix(rule.id)
    return {
        "places": [place._asdict() for place in where(rulebook, rule.id)],
        "elsewhere": elsewhere(rulebook).get(rule.id, ""),
        "untested": untested(rulebook).get(rule.id, ""),
    }


def print_places(rule: Rule, ink: Ink) -> None:
    """One line a place, in the form that editors follow."""
    found = found_at(rule)
    for place in found["places"]:
        print(f"  {place['kind']:<10}{place['file']}:{place['line']}  {ink('dim', place['name'])}".rstrip())
    for sentence in filter(None, (found["elsewhere"], found["untested"])):
        print(textwrap.indent(wrapped(sentence), "  "))
    print()


def wanted(what: str, word: str | None) -> list[Rule]:
    """Chapters for those who write the game are read by their number alone."""
    if what in GAMES:
        rules = rules_for_people(find(what))
        return search(rules, word) if word else [rule for rule in rules.values() if not rule.inner]
    rulebook = by_prefix(what)
    rules = rules_for_people(rulebook)
    return [rules[found.id] for found in chapter_of(rulebook, what) or [entry(rulebook, what)]]


def by_prefix(number: str) -> Rulebook:
    prefixes = {find(game).rules.prefix: find(game) for game in GAMES}
    prefix = number.split("-")[0].upper()
    if prefix not in prefixes:
        expected = ", ".join(prefixes)
        raise Refusal(
            "rules", f"{number!r} isn't a rule id: expected one that begins with {expected}, or a game."
        )
    return prefixes[prefix]


def wrapped(text: str) -> str:
    """Paragraphs folded to the terminal; tables left as they are."""
    lines = [
        paragraph if paragraph.startswith("|") else textwrap.fill(" ".join(paragraph.split()), width())
        for paragraph in text.split("\n\n")
    ]
    return "\n\n".join(lines)
