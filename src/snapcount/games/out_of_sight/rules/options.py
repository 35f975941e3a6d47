"""OS-3.5: what is agreed before the game."""

from __future__ import annotations

from collections.abc import Mapping

from snapcount.core.rulebook import Length, Option, Value
from snapcount.core.table import Refusal
from snapcount.games.out_of_sight.rules.field import BadField, parse
from snapcount.games.out_of_sight.rules.toss import opening
from snapcount.games.out_of_sight.state import Options, State
from snapcount.games.out_of_sight.tables import PLAYS

OPTIONS = (
    Option("plays", PLAYS, (PLAYS, 5, 8, 10, 12, 15, 25, 30), "OS-3.5", "How many plays a quarter has."),
    Option(
        "half_play",
        "never",
        ("never", "last5", "all"),
        "OS-4.3",
        "Plays that stop the clock count half: never, in the last five plays of a half, or all game.",
    ),
    Option("weather", False, (False, True), "OS-3.6", "Two dice before the toss decide the weather."),
    Option(
        "overtime",
        "may tie",
        ("may tie", "must decide"),
        "OS-19.2",
        "After one level overtime the game is a tie, or another overtime follows.",
    ),
    Option(
        "field",
        "default",
        (),
        "OS-22.1",
        "The printed field: default, or the text of another one (see `snapcount fields`).",
    ),
)
LENGTHS = (
    Length("full", "four quarters of 20 plays, about an hour", {"plays": 20}),
    Length("half", "four quarters of 10 plays, about half an hour", {"plays": 10}),
    Length("quick", "four quarters of 5 plays, about a quarter of an hour", {"plays": 5}),
)


def start(options: Mapping[str, Value]) -> State:
    """OS-3.5: a new game under these options."""
    agreed = Options(
        int(options["plays"]),
        str(options["half_play"]),
        bool(options["weather"]),
        str(options["overtime"]),
        str(options["field"]),
    )
    return opening(agreed)


def options_problem(options: Mapping[str, Value]) -> Refusal | None:
    """A field is "default" or the text of one."""
    text = str(options["field"])
    if text == "default":
        return None
    try:
        parse(text)
    except BadField as problem:
        return Refusal("OS-22.1", f"The option field isn't a field: {problem}.")
    return None
