"""Sets of options in which every value of every option of a game occurs at least once."""

from __future__ import annotations

from random import Random

from snapcount.core.rulebook import Option, Rulebook, Value
from snapcount.core.table import Refusal

FREE: dict[str, dict[str, tuple[Value, ...]]] = {
    "canadian_pro": {
        "home": ("edmonton_1973", "montreal_1973"),
        "away": ("montreal_1973", "edmonton_1973"),
    },
    "card_bowl": {"deal_by_quarter": ("", "13,14,14,12")},
    "out_of_sight": {"field": ("default",)},
}
"""Options that have no list of choices: some that will do."""
TRIES = 500


def values_of(book: Rulebook, option: Option) -> tuple[Value, ...]:
    return tuple(option.choices) or FREE[book.id][option.name]


def option_sets(book: Rulebook, random: Random) -> list[dict[str, Value]]:
    values = {option.name: values_of(book, option) for option in book.rules.options}
    unused = {(name, value) for name, those in values.items() for value in those}
    made: list[dict[str, Value]] = []
    while unused:
        options = new_set(book, values, unused, random)
        made.append(options)
        unused -= set(options.items())
    return made


def new_set(
    book: Rulebook, values: dict[str, tuple[Value, ...]], unused: set[tuple[str, Value]], random: Random
) -> dict[str, Value]:
    """A set that the game accepts with as many unused values as luck allows, and at least one."""
    wanted = min(unused, key=repr)
    for _ in range(TRIES):
        options: dict[str, Value] = {}
        bold = random.random()
        for name, those in values.items():
            fresh = sorted((value for value in those if (name, value) in unused), key=repr)
            if random.random() < bold:
                options[name] = random.choice(fresh if fresh and random.random() < 0.8 else those)
        options[wanted[0]] = wanted[1]
        try:
            book.settle(options)
        except Refusal:
            continue
        return options
    raise AssertionError(f"{book.id}: no set of options with {wanted}")
