"""The men of a season: the roster card, and who starts."""

from __future__ import annotations

from snapcount.core.adding import plain_sum
from snapcount.games.canadian_pro.cards.forge import roster
from snapcount.games.canadian_pro.cards.forge.fit import weighed
from snapcount.games.canadian_pro.cards.forge.season import Row, Season
from snapcount.games.canadian_pro.cards.tables import Json, table

SKILL = ("QB", "FB", "HB", "WB", "TE", "SE", "FL")
DEFAULT_PENALTIES = {"run": [10, 12], "pass": [9, 10]}


def injury(row: Row) -> int:
    games: int | None = row.cells.get("games")
    return roster.injury_rating(games, row.get("missed", 0))


def roster_card(season: Season, cards: Json, invented: bool) -> Json:
    """CP-11.3: linemen, defenders and substitutes with their ratings, and the team's penalty ranges."""
    rushes = season.all("rushing")
    average = plain_sum(row["net"] for row in rushes) / plain_sum(row["tc"] for row in rushes)
    columns = cards["dtc"]["columns"]
    means = {name: _mean(columns[name]) for name in ("run", "S", "M", "L") if name in columns}
    line = [_man(row) for row in season.all("line")]
    men = [_man(row) for row in season.all("defence")]
    return {
        "offence_line": roster.offence_line(line, average, invented),
        "defence": roster.defenders(men, means["run"], means, invented) if means else [],
        "penalty_ranges": _penalty_ranges(season),
    }


def _penalty_ranges(season: Season) -> Json:
    rows = season.all("penalties")
    return (
        {"run": rows[0]["against_run"], "pass": rows[0]["against_pass"]} if rows else dict(DEFAULT_PENALTIES)
    )


def _man(row: Row) -> roster.Man:
    return roster.Man(
        row.name,
        row["position"],
        row.get("alt", ()),
        injury(row),
        row.get("run_rep", 0),
        row.get("pass_rep", 0),
        row.get("x", 0),
        row.get("sacks", 0.0),
    )


def lineup(cards: Json, men: Json) -> tuple[Json, list[str]]:
    """The starters of both sides, and the positions that nobody can fill."""
    carded = [*cards["quarterbacks"], *cards["backs"], *cards["receivers"]]
    skill = [(man["player"], [man["position"], *man.get("may_play", ())]) for man in carded]
    line = [(man["player"], [man["position"], *man["alt"]]) for man in men["offence_line"]]
    defence = [(man["player"], [man["position"], *man["alt"]]) for man in men["defence"]]
    gaps: list[str] = []
    offence = starters(SKILL, skill, "player", gaps) | starters(roster.LINE, line, "line", gaps)
    return {
        "offence": offence,
        "defence": starters(tuple(table("positions")["defence"]), defence, "defence", gaps),
    }, gaps


def starters(
    positions: tuple[str, ...], men: list[tuple[str, list[str]]], category: str, gaps: list[str]
) -> dict[str, str]:
    """The first man listed at each position, else the first who may play it and is free."""
    found: dict[str, str] = {}
    for listed in (1, None):
        for position in positions:
            free = [name for name, plays in men if position in plays[:listed] and name not in found.values()]
            if position not in found and free:
                found[position] = free[0]
    gaps += [
        f"column position: no row of category {category} can play {position}"
        for position in positions
        if position not in found
    ]
    return {position: found[position] for position in positions if position in found}


def _mean(column: dict[str, str]) -> float:
    numbers = {int(total): int(cell.rstrip("XRP").replace("NC", "0")) for total, cell in column.items()}
    return weighed(numbers) / 36
