"""Where a figure of the log was read: the card, its row with the cell that was hit, the sum of a setting."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from snapcount.games.canadian_pro.rules.cells import Cell
from snapcount.games.canadian_pro.show.words import signed
from snapcount.games.canadian_pro.teams.cards import Team
from snapcount.games.canadian_pro.teams.teams import known

Facts = Mapping[str, Any]


def sum_of(parts: Any) -> str:
    """ "3 + 2 − 1 = 4"."""
    first, *rest = [number for _, number in parts]
    if not rest:
        return str(first)
    text = str(first) + "".join(f" {'+' if number >= 0 else '−'} {abs(number)}" for number in rest)
    return f"{text} = {str(sum(number for _, number in parts)).replace('-', '−')}"


NAMED = {"DTC": "team card", "LP": "long pass"}


def sum_words(parts: Any) -> str:
    """ "setting 3, team card −2": what each number is."""
    return ", ".join(
        f"{NAMED.get(what, what)} {signed(number) if at else number}"
        for at, (what, number) in enumerate(parts)
    )


def sum_text(parts: Any) -> str:
    """The same, after their sum."""
    return f"{sum_of(parts)} ({sum_words(parts)})" if len(parts) > 1 else sum_of(parts)


def row_text(cells: list[Cell], hit: int) -> str:
    """A row of a card with the cell that was hit in brackets."""
    shown = [f"[{cell.text or ' '}]" if at == hit else cell.text or "·" for at, cell in enumerate(cells)]
    return " ".join(shown)


def known_team(facts: Facts) -> Team | None:
    return known(facts.get("team", ""))


def card_row(facts: Facts) -> str:
    """The row that was read, as it stands on the card."""
    club = known_team(facts)
    man = club.players.get(facts.get("player") or facts.get("passer") or "") if club is not None else None
    at = facts["row"] - 2
    if man is None or facts["card"] in ("Playboard", "sneak", "screen"):
        return f"[{facts['cell'] or ' '}]"
    if facts["card"] == "run" and man.run is not None:
        return row_text([column[at] for column in man.run.columns[1:6]], facts["column"] - 1)
    if facts["card"] == "passing" and man.passing is not None:
        return row_text([column[at] for column in man.passing.columns[1:6]], facts["column"] - 1)
    if facts["card"] == "receiving" and man.receiving is not None:
        lengths = list(man.receiving.columns)
        cells = [man.receiving.columns[length][at] for length in lengths]
        return row_text(cells, lengths.index(facts["column"]))
    return f"[{facts['cell'] or ' '}]"


LEGEND = (
    "A player's card that is called printed matches the original, cell for cell. Other players' cards and the"
    " Playboard are reconstructed or made up."
)
"""What the log says once, so that it needn't on every line."""


def source(facts: Facts) -> str:
    """Where a figure was read: card, column, row; a printed card is called so."""
    one_column = facts.get("column") in (None, "") or facts["card"] == "sneak"
    column = "" if one_column else f", column {facts['column']}"
    card = facts["card"] if facts["card"] == "Playboard" else f"{facts['card']} card"
    card = f"printed {card}" if facts["provenance"] == "printed" else card
    return f"{card[0].upper()}{card[1:]}{column}, row {facts['row']}: {card_row(facts)}"
