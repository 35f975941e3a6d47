"""Worked examples of the card forge (chapter 20): a season's line in, a card out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from snapcount.core.examples import BadExample
from snapcount.games.canadian_pro.cards.forge import passing, receiving, running
from snapcount.games.canadian_pro.cards.forge.fit import Unforgeable
from snapcount.games.canadian_pro.cards.tables import TOTALS, WEIGHT, Json, table
from snapcount.games.canadian_pro.examples.given import number
from snapcount.games.canadian_pro.rules.cells import read_cell

LINE = set("tc net lg no yds rlg attempted completed x td fumbles rushed".split())
LEAST = {"tc": 1, "no": 1, "attempted": 1, "net": -999, "yds": -999}
MOST = 9999
EQUALS = re.compile(r"(printed/\w+)\.json(,? numbers| without [A-Z](?: and [A-Z])*)?")
RATED = (("run", "A"), ("receiving", "S"), ("receiving", "M"), ("receiving", "L"))
SUMS = {*"run_column_sums_of_36 receiving_sums_of_36 completions_of_36 x_of_36 r_of_36 lp".split()}
GIVEN = {"kind", "line", "template", "group", "variant"}


def forge_example(vector: Mapping[str, Any]) -> dict[str, Any]:
    """The sums of the card, and the printed cards that it equals."""
    given, line = vector["given"], vector["given"].get("line")
    if given.keys() - GIVEN or not isinstance(line, Mapping) or line.keys() - LINE:
        raise BadExample("A forge example is given kind, line and template; the line has season totals.")
    for name, figure in line.items():
        number(figure, name, LEAST.get(name, 0), MOST)
    try:
        card = forged(given, line)
    except Unforgeable as problem:
        raise BadExample(f"No card can be forged from this line: {problem}.") from None
    return {**card["sums"], "equals": card}


def forged(given: Mapping[str, Any], line: Mapping[str, Any]) -> Json:
    """The halves of the card that the line has figures for, and their sums."""
    if "attempted" in line:
        return passer_card(line)
    card: Json = {"sums": {}}
    if "tc" in line:
        season = running.Rushing(
            line["tc"],
            line["net"],
            line["lg"],
            fumbles=line.get("fumbles", 0),
            template=given.get("template", "bell"),
        )
        card["run"] = running.running_card(season)
        card["sums"]["run_column_sums_of_36"] = yard_sums(card["run"]["rows"])
    if "no" in line:
        catches = receiving.Catches(
            line["no"],
            line["yds"],
            line["rlg"],
            group=given.get("group", "back" if "tc" in line else "wide"),
            variant=given.get("variant", 1),
        )
        card["receiving"] = receiving.receiving_card(catches)
        card["sums"]["receiving_sums_of_36"] = yard_sums(card["receiving"]["rows"])
    return card


def passer_card(line: Mapping[str, Any]) -> Json:
    season = passing.Passing(
        line["attempted"], line["completed"], line.get("yds", 0), line["x"], line["td"], line.get("rushed")
    )
    card = passing.passing_card(season)
    card["sums"] = {
        "completions_of_36": letter_sums(card["passing"]["rows"], "C", 5),
        "x_of_36": letter_sums(card["rush_x"]["rows"], "X", 3),
        "r_of_36": letter_sums(card["rush_x"]["rows"], "R", 3),
        "lp": card["passing"]["rating_lp"],
    }
    return card


def yard_sums(rows: Mapping[str, list[str]]) -> list[int | None]:
    """The weighted sum of each column; None for an empty one."""
    sums: list[int | None] = []
    for at in range(len(rows["2"])):
        cells = {total: read_cell(rows[str(total)][at]) for total in TOTALS}
        filled = any(cell.text for cell in cells.values())
        sums.append(sum(WEIGHT[total] * cell.yards for total, cell in cells.items()) if filled else None)
    return sums


def letter_sums(rows: Mapping[str, list[str]], letter: str, columns: int) -> list[int]:
    return [sum(WEIGHT[total] for total in TOTALS if letter in rows[str(total)][at]) for at in range(columns)]


def differences(card: Json, equals: str) -> list[str]:
    """Cell by cell against a printed card; `without P and N` leaves those letters out, `numbers` all."""
    named = EQUALS.fullmatch(equals)
    if named is None:
        raise BadExample(f"{equals!r} names no printed card.")
    numbers = (named[2] or "").endswith("numbers")
    name, letters = named[1], list("AFNP*") if numbers else re.findall(r"\b[A-Z]\b", named[2] or "")
    printed = table(name)
    problems = [
        f"{rated}: printed {theirs!r}, the forge gives {ours!r}."
        for rated, ours, theirs in ratings(card, printed)
        if ours != theirs
    ]
    for half in ("run", "receiving", "passing", "rush_x"):
        for total in TOTALS if half in card else ():
            ours = [bare(cell, letters) for cell in card[half]["rows"][str(total)]]
            theirs = [bare(cell, letters) for cell in printed[half]["rows"][str(total)]]
            if ours != theirs:
                problems.append(f"{half} {total}: printed {theirs}, the forge gives {ours}.")
    return problems


def ratings(card: Json, printed: Json) -> Iterator[tuple[str, Any, Any]]:
    """Those that a season's line settles: not what a man's style does (IN, OUT, B)."""
    for half, name in RATED:
        if half in card:
            yield f"{half} {name}", card[half]["ratings"][name], printed[half]["ratings"][name]
    if "passing" in card:
        yield "LP", card["passing"]["rating_lp"], printed["passing"]["rating_lp"]
        yield "Sb", card["sb"], printed["sb"]


def bare(cell: str, letters: list[str]) -> str:
    for letter in letters:
        cell = cell.replace(letter, "")
    return cell
