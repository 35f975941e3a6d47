"""Statistics that can't all be true."""

from __future__ import annotations

from collections.abc import Callable

from snapcount.core.adding import plain_sum
from snapcount.games.canadian_pro.cards.forge import returns, running
from snapcount.games.canadian_pro.cards.forge.roster import BACKERS, COVERAGE, FRONT, LINE
from snapcount.games.canadian_pro.cards.forge.season import Row, Season, at
from snapcount.games.canadian_pro.cards.tables import table

SKILL = (*table("positions")["offence_skill"], "RB")
DEFENCE = tuple(table("positions")["defence"])
CARDED = ("passing", "rushing", "receiving")


def _rushing(row: Row) -> list[str]:
    tc, net, lg = row["tc"], row["net"], row["lg"]
    if tc == 0:
        return [at(row, "tc", "a man without a carry has no rushing row")]
    problems: list[str] = []
    if lg > 109:
        problems.append(at(row, "lg", f"a run of {lg} yards is longer than the field"))
    if net > lg * tc:
        problems.append(at(row, "net", f"{tc} carries of at most {lg} yards can't make {net}"))
    problems += _no_more(row, "td", "tc") + _no_more(row, "fumbles", "tc")
    if row.get("shape", "bell") not in running.TEMPLATES:
        problems.append(at(row, "shape", f"must be one of {', '.join(running.TEMPLATES)} on a rushing row"))
    if row.get("without_longest", False) and tc < 2:
        problems.append(at(row, "without_longest", "the longest of one carry can't be left out"))
    return problems


def _receiving(row: Row) -> list[str]:
    no, yds, lg = row["no"], row["yds"], row["lg"]
    if no == 0:
        return [at(row, "no", "a man without a catch has no receiving row")]
    problems: list[str] = []
    if lg > 109:
        problems.append(at(row, "lg", f"a catch of {lg} yards is longer than the field"))
    if yds > lg * no:
        problems.append(at(row, "yds", f"{no} catches of at most {lg} yards can't make {yds}"))
    if row.get("lg_td", False) and row.get("td", 0) == 0:
        problems.append(at(row, "lg_td", "he can't have scored on his longest catch: td is 0"))
    return problems + _no_more(row, "td", "no")


def _passing(row: Row) -> list[str]:
    if row["attempted"] == 0:
        return [at(row, "attempted", "a man without a pass has no passing row")]
    problems = _no_more(row, "completed", "attempted") + _no_more(row, "td", "completed")
    if row["completed"] + row["x"] > row["attempted"]:
        problems.append(at(row, "x", "completions and interceptions together are more than attempted"))
    return problems


def _kicks(row: Row) -> list[str]:
    if row["no"] == 0:
        return [at(row, "no", "a man without a kick has no row")]
    limit = (15, 60) if row.category == "punting" else (40, 75)
    problems = _no_more(row, "singles", "no") + _no_more(row, "blocked", "no")
    if not limit[0] <= row["avg"] <= limit[1]:
        problems.append(at(row, "avg", f"{row['avg']} yards is not between {limit[0]} and {limit[1]}"))
    return problems


def _place_kicks(row: Row) -> list[str]:
    problems = _no_more(row, "fg_made", "fg_tried") + _no_more(row, "converts", "convert_tries")
    if row["fg_tried"] == 0:
        problems.append(at(row, "fg_tried", "a kicker without an attempt can't be carded"))
    if row["fg_made"] and not 0 < row["lg"] <= 60:
        problems.append(at(row, "lg", f"a longest field goal of {row['lg']} yards is not between 1 and 60"))
    return problems


def _returns(row: Row) -> list[str]:
    if row["no"] == 0:
        return [at(row, "no", "a man without a return has no row")]
    problems = _no_more(row, "td", "no") + _no_more(row, "fumbles", "no")
    if not 0 < row["avg"] < 80:
        problems.append(at(row, "avg", f"{row['avg']} yards a return is not between 0 and 80"))
    if row.get("td", 0) > 4:
        problems.append(at(row, "td", "a return card has room for 4 touchdowns"))
    if row.get("shape", "fink") not in returns.SHAPES:
        problems.append(at(row, "shape", f"must be one of {', '.join(returns.SHAPES)} on a return row"))
    return problems


def _rushing_allowed(row: Row) -> list[str]:
    return [] if row["tc"] else [at(row, "tc", "must be more than 0")]


def _passing_allowed(row: Row) -> list[str]:
    problems = _no_more(row, "completed", "attempted")
    if row["attempted"] == 0:
        problems.append(at(row, "attempted", "must be more than 0"))
    for given, wanted in (("sacks", "league_sacks"), ("league_sacks", "sacks")):
        if given in row.cells and wanted not in row.cells:
            problems.append(at(row, wanted, f"is missing: {given} means nothing without it"))
    if row.get("league_sacks", 1.0) <= 0:
        problems.append(at(row, "league_sacks", "must be more than 0"))
    return problems


def _fumbles(row: Row) -> list[str]:
    return _no_more(row, "recovered", "no") or ([] if row["no"] else [at(row, "no", "must be more than 0")])


def _player(row: Row) -> list[str]:
    problems: list[str] = []
    for column, positions in (("position", (row["position"],)), ("may_play", row.get("may_play", ()))):
        for position in positions:
            if position not in SKILL or (column == "may_play" and position in ("QB", "RB")):
                expected = ", ".join(SKILL if column == "position" else SKILL[1:-1])
                problems.append(
                    at(row, column, f"{position} is not a position of a carded player ({expected})")
                )
    return problems + _games(row)


def _roster(row: Row) -> list[str]:
    known = LINE if row.category == "line" else DEFENCE
    problems: list[str] = []
    for column, positions in (("position", (row["position"],)), ("alt", row.get("alt", ()))):
        for position in positions:
            if position not in known and not (column == "position" and position == "sub"):
                problems.append(at(row, column, f"{position} is not one of {', '.join(known)}"))
    if row["position"] == "sub" and not row.get("alt", ()):
        problems.append(at(row, "alt", "is missing: a substitute must say what he plays"))
    plays = {row["position"], *row.get("alt", ())}
    if row.category == "defence" and row.get("x", 0) and not plays & set(COVERAGE):
        problems.append(at(row, "x", "a lineman has no interceptions"))
    if row.category == "defence" and row.get("sacks", 0.0) and not plays & set(FRONT + BACKERS):
        problems.append(at(row, "sacks", "a defensive back has no R range; leave this empty"))
    return problems + _games(row)


def _games(row: Row) -> list[str]:
    if "missed" in row.cells and "games" not in row.cells:
        return [at(row, "games", "is missing: missed means nothing without it")]
    return []


def _club(row: Row) -> list[str]:
    if not 1869 <= row["season"] <= 2200:
        return [at(row, "season", f"{row['season']} isn't a year of a football season")]
    given = [column for column in ("w", "l", "t", "for", "against", "finished") if column in row.cells]
    if given and len(given) < 6:
        missing = next(c for c in ("w", "l", "t", "for", "against", "finished") if c not in row.cells)
        return [at(row, missing, "is missing: the record needs w, l, t, for, against and finished")]
    return []


def _no_more(row: Row, part: str, whole: str) -> list[str]:
    if row.get(part, 0) <= row[whole]:
        return []
    return [at(row, part, f"{row[part]} is more than {whole}, which is {row[whole]}")]


CHECKS: dict[str, Callable[[Row], list[str]]] = {
    "club": _club,
    "player": _player,
    "passing": _passing,
    "rushing": _rushing,
    "receiving": _receiving,
    "punting": _kicks,
    "kickoffs": _kicks,
    "place kicking": _place_kicks,
    "kickoff returns": _returns,
    "punt returns": _returns,
    "rushing allowed": _rushing_allowed,
    "passing allowed": _passing_allowed,
    "opponents' fumbles": _fumbles,
    "line": _roster,
    "defence": _roster,
}


def contradictions(season: Season) -> list[str]:
    """Row by row, then across rows."""
    problems = [
        problem for row in season.rows if row.category in CHECKS for problem in CHECKS[row.category](row)
    ]
    return problems + _twice(season) + _strangers(season) + _caught(season)


def _twice(season: Season) -> list[str]:
    seen: dict[tuple[str, str], int] = {}
    problems: list[str] = []
    for row in season.rows:
        key = ("roster" if row.category in ("line", "defence") else row.category, row.name)
        if row.name and key in seen:
            problems.append(at(row, "name", f"{row.name} stands in row {seen[key]} already"))
        seen.setdefault(key, row.number)
    return problems


def _strangers(season: Season) -> list[str]:
    problems: list[str] = []
    players = {row.name: row for row in season.all("player")}
    lines = {(row.category, row.name) for row in season.rows}
    for row in season.rows:
        if row.category in CARDED and row.name not in players:
            problems.append(at(row, "name", f"{row.name} has no row of category player"))
    for name, row in players.items():
        wanted = ("passing",) if row["position"] == "QB" else ("rushing", "receiving")
        if not any((category, name) in lines for category in wanted):
            problems.append(at(row, "name", f"{name} has no row of category {' or '.join(wanted)}"))
        if row["position"] != "QB" and ("passing", name) in lines:
            problems.append(at(row, "position", f"{name} has a passing row but isn't a QB"))
    return problems


def _caught(season: Season) -> list[str]:
    caught = plain_sum(row["no"] for row in season.all("receiving"))
    completed = plain_sum(row["completed"] for row in season.all("passing"))
    if caught <= completed:
        return []
    row = season.all("receiving")[-1]
    return [at(row, "no", f"all catches together are {caught}, but only {completed} passes were completed")]
