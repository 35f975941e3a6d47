"""The cards and charts that a play was read from, drawn whole, the cell that was hit in brackets."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Event
from snapcount.games.canadian_pro.rules.cells import TOTALS, Cells
from snapcount.games.canadian_pro.rules.settings import describe, spot_text
from snapcount.games.canadian_pro.show.sources import known_team, sum_text
from snapcount.games.canadian_pro.tables import (
    DEPTHS,
    FORMATIONS,
    PASS_0,
    PASS_6,
    RETURN_CHART,
    RUN_0,
    RUN_6,
    Formation,
)
from snapcount.games.canadian_pro.teams.cards import Player, Returner, Team

Facts = Mapping[str, Any]
Columns = Mapping[Any, Sequence[str]]
ACROSS = 3
"""Places of a formation card in a line."""


def cards_read(events: Sequence[Event], names: Names) -> str:
    """Every card of the last play, in the order in which they were read."""
    last = max((at for at, event in enumerate(events) if event.what == "play_began"), default=0)
    drawn = [text for event in events[last:] if (text := card_text(event))]
    return "\n\n".join(dict.fromkeys(drawn))


def card_text(event: Event) -> str:
    """The card that an event was read from; empty where it was read from none."""
    facts = event.facts
    card = facts.get("card") or facts.get("table") or ""
    if "row" not in facts or not card:
        return ""
    if card in FORMATIONS:
        return formation_text(FORMATIONS[card], facts)
    columns = columns_of(card, facts)
    if not columns:
        return ""
    club = known_team(facts)
    owner = facts.get("player") or facts.get("passer") or (club.title if club is not None else "")
    made = f" ({facts['provenance']})" if facts.get("provenance") else ""
    hit = facts.get("column", next(iter(columns)))
    added = [f"Setting {sum_text(facts['parts'])}: column {facts['final']}"] if "parts" in facts else []
    return "\n".join(
        [f"{owner}: {card}{made}" if owner else f"{card}{made}", *grid(columns, facts["row"], hit), *added]
    )


def columns_of(card: str, facts: Facts) -> Columns:
    club = known_team(facts)
    if card == "Turnover Return Chart":
        return {number: texts(cells) for number, cells in enumerate(RETURN_CHART, 1)}
    if card == "Playboard":
        edges = (RUN_0, RUN_6) if "carrier" in facts else (PASS_0, PASS_6)
        return {0: texts(edges[0]), 6: texts(edges[1])}
    if club is None:
        return {}
    man = club.players.get(facts.get("player") or facts.get("passer") or "")
    find = OF_MEN.get(card)
    if find is not None:
        return find(man) if man is not None else {}
    return OF_TEAMS[card](club, facts) if card in OF_TEAMS else {}


def texts(cells: Cells) -> list[str]:
    return [cell.text for cell in cells]


def run_columns(man: Player) -> Columns:
    return {} if man.run is None else {at: texts(man.run.columns[at]) for at in range(1, 6)}


def passing_columns(man: Player) -> Columns:
    return {} if man.passing is None else {at: texts(man.passing.columns[at]) for at in range(1, 6)}


def receiving_columns(man: Player) -> Columns:
    return (
        {} if man.receiving is None else {name: texts(cells) for name, cells in man.receiving.columns.items()}
    )


def sack_column(man: Player) -> Columns:
    return {} if man.passing is None else {"Sb": texts(man.passing.sb)}


OF_MEN: dict[str, Callable[[Player], Columns]] = {
    "run": run_columns,
    "passing": passing_columns,
    "receiving": receiving_columns,
    "Sb": sack_column,
}


def dtc_columns(club: Team, facts: Facts) -> Columns:
    dtc = club.dtc
    return {
        **{name: texts(dtc.columns[name]) for name in ("run", *DEPTHS)},
        "X-R": [str(column) for column in dtc.interceptions],
        "F": ["F" if lost else "" for lost in dtc.recovers],
        "R": [str(column or "") for column in dtc.returns],
    }


def kickoff_columns(club: Team, facts: Facts) -> Columns:
    card = club.kicking
    return {"yards": texts(card.kickoffs), "line": texts(card.yard_lines), "OS": texts(card.onside)}


def return_columns(men: tuple[Returner, ...], facts: Facts) -> Columns:
    man = next((man for man in men if man.name == facts["player"]), None)
    return {} if man is None else {name: texts(cells) for name, cells in man.columns.items()}


OF_TEAMS: dict[str, Callable[[Team, Facts], Columns]] = {
    "DTC": dtc_columns,
    "kickoff": kickoff_columns,
    "punting": lambda club, facts: {at: texts(cells) for at, cells in enumerate(club.kicking.punts, 1)},
    "field goals": lambda club, facts: {
        f"{low}-{high}": texts(cells) for low, high, cells in club.place_kicking.bands
    },
    "kickoff return": lambda club, facts: return_columns(club.kickoff_returns, facts),
    "punt return": lambda club, facts: return_columns(club.punt_returns, facts),
}


def grid(columns: Columns, row: int, hit: object) -> list[str]:
    head = "    " + "".join(f"{name!s:^7}" for name in columns)
    return [head.rstrip(), *(line(total, columns, row, hit) for total in TOTALS)]


def line(total: int, columns: Columns, row: int, hit: object) -> str:
    cells = [
        f"[{cells[total - 2] or ' '}]" if total == row and name == hit else cells[total - 2] or "·"
        for name, cells in columns.items()
    ]
    return f"{'>' if total == row else ' '}{total:>2} " + "".join(f"{cell:^7}" for cell in cells).rstrip()


# Formation cards


def formation_text(card: Formation, facts: Facts) -> str:
    """The holes of a run, the zones or the receivers of a pass, and the sum of the setting."""
    hit = str(facts["column"])
    if hit.startswith("hole"):
        cells = {f"hole {number}": describe(hole) for number, hole in card.holes.items()}
    elif hit.startswith("zone"):
        cells = {f"zone {number}": spot_text(spot) for number, spot in card.zones.items()}
    else:
        cells = {f"{who} {depth}": spot_text(row[depth]) for who, row in card.men.items() for depth in row}
    drawn = [f"[{name}: {cell}]" if name == hit else f" {name}: {cell} " for name, cell in cells.items()]
    wide = max(map(len, drawn)) + 1
    rows = [drawn[at : at + ACROSS] for at in range(0, len(drawn), ACROSS)]
    lines = ["".join(f"{cell:<{wide}}" for cell in row).rstrip() for row in rows]
    total = f"Setting {sum_text(facts['parts'])}: column {facts['final']}"
    return "\n".join([f"Formation card {card.name} ({card.kind}), dice {facts['row']}", *lines, total])
