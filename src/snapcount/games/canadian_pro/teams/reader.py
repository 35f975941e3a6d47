"""A team file as the frozen cards that the rules read."""

from __future__ import annotations

from typing import Any

from snapcount.games.canadian_pro.rules.cells import TOTALS, Cells, read_column, read_columns
from snapcount.games.canadian_pro.tables import BACKS, DEFENCE, DEPTHS, OFFENCE, PASS_0, PASS_6, RUN_0, RUN_6
from snapcount.games.canadian_pro.teams.cards import (
    NO_RANGE,
    DefensiveTeamCard,
    KickingCard,
    PassingCard,
    PlaceKickingCard,
    Player,
    Range,
    ReceivingCard,
    Returner,
    RunCard,
    Team,
)


def run_card(card: dict[str, Any] | None) -> RunCard | None:
    if card is None:
        return None
    ratings, columns = card["ratings"], read_columns(card["rows"])
    if len(columns) != 5 or not all(any(cell.text for cell in column) for column in columns):
        return None
    return RunCard((RUN_0, *columns, RUN_6), ratings["IN"] or 0, ratings["OUT"] or 0, ratings["A"] or 0)


def receiving_card(card: dict[str, Any] | None, longest: int | None) -> ReceivingCard | None:
    if card is None:
        return None
    columns = {
        depth: cells
        for depth, cells in zip(DEPTHS, read_columns(card["rows"]), strict=True)
        if any(cell.text for cell in cells)
    }
    record = card.get("record") or {}
    best = max((cell.yards for cells in columns.values() for cell in cells), default=0)
    return ReceivingCard(
        columns,
        {depth: card["ratings"].get(depth) or 0 for depth in DEPTHS},
        record.get("lg") or longest or best,
        any("*" in cell.letters for cell in columns.get("S", ())),
    )


def passing_card(card: dict[str, Any]) -> PassingCard:
    return PassingCard(
        (PASS_0, *read_columns(card["passing"]["rows"]), PASS_6),
        dict(zip(DEPTHS, read_columns(card["rush_x"]["rows"]), strict=True)),
        read_column(card["sb"]),
        card["passing"]["rating_lp"] or 0,
    )


def skill_player(card: dict[str, Any]) -> Player:
    passer = "passing" in card
    run = card.get("running") if passer else card.get("run")
    block = card.get("blocking_B")
    if block is None and run is not None:
        block = run["ratings"]["B"]
    positions = ("QB",) if passer else tuple(card.get("may_play") or ())
    if card.get("kind") == "running back":
        positions += tuple(back for back in BACKS if back not in positions)
    return Player(
        card["player"],
        positions,
        card["injury"],
        card.get("provenance", "reconstructed"),
        run_card(run),
        receiving_card(card.get("receiving"), card.get("longest")),
        passing_card(card) if passer else None,
        block or 0,
    )


def roster_player(man: dict[str, Any]) -> Player:
    own = () if man["position"] == "sub" else (man["position"],)
    return Player(
        man["player"],
        own + tuple(man.get("alt", ())),
        man["injury"],
        man.get("provenance", "reconstructed"),
        run_rating=man.get("run") or 0,
        pass_rating=man.get("pass") or 0,
        x=span(man.get("X")),
        r=span(man.get("R")),
    )


def span(pair: Any) -> Range:
    return (pair[0], pair[1]) if pair else NO_RANGE


def returners(card: dict[str, Any]) -> tuple[Returner, ...]:
    """Who returns by total; every total must belong to one man."""
    by_total: dict[int, Returner] = {}
    for man in card["returners"]:
        columns = {letter: read_column(man["columns"][letter]) for letter in ("A", "B")}
        for total in man["rolls"]:
            assert total not in by_total, f"{total} belongs to two returners"
            by_total[total] = Returner(man["player"], columns)
    return tuple(by_total[total] for total in TOTALS)


def dtc_card(card: dict[str, Any]) -> DefensiveTeamCard:
    columns = card["columns"]
    rows = [str(total) for total in TOTALS]
    return DefensiveTeamCard(
        {name: read_column(columns[name]) for name in ("run", *DEPTHS)},
        tuple(int(columns["xr"][row]) for row in rows),
        tuple(columns["f"][row] == "F" for row in rows),
        tuple(int(columns["r"][row] or 0) for row in rows),
        card.get("provenance", "reconstructed"),
    )


def kicking_card(card: dict[str, Any]) -> KickingCard:
    kickoffs, yard_lines, onside = read_columns(card["kickoff"]["rows"])
    return KickingCard(
        card["punting"]["player"],
        read_columns(card["punting"]["rows"]),
        card["kickoff"]["player"],
        kickoffs,
        yard_lines,
        onside,
        card.get("provenance", "reconstructed"),
    )


def place_kicking_card(card: dict[str, Any]) -> PlaceKickingCard:
    bands: list[tuple[int, int, Cells]] = []
    for band, rows in card["field_goals"].items():
        low, high = (int(end) for end in band.split("-"))
        if rows and any(rows.values()):
            bands.append((low, high, read_column(rows)))
    return PlaceKickingCard(
        card["player"],
        tuple(bands),
        read_column(card["convert"]),
        card.get("provenance", "reconstructed"),
        {yards: (f"{low}-{high}", cells) for low, high, cells in bands for yards in range(low, high + 1)},
    )


def read_team(name: str, plain: dict[str, Any]) -> Team:
    """A team file that has passed its check."""
    cards, roster = plain["cards"], plain["roster"]
    skill = [*cards["quarterbacks"], *cards["backs"], *cards["receivers"]]
    men = [*roster["offence_line"], *roster["defence"]]
    players = [skill_player(card) for card in skill] + [roster_player(man) for man in men]
    lineup = {**plain["lineup"]["offence"], **plain["lineup"]["defence"]}
    assert set(lineup) == {*OFFENCE, *DEFENCE}, f"{name}: the line-up lacks or adds positions"
    ranges = roster["penalty_ranges"]
    return Team(
        name,
        f"{plain['club']} {plain['season']}",
        plain["code"],
        {player.name: player for player in players},
        lineup,
        dtc_card(cards["dtc"]),
        kicking_card(cards["kicking"]),
        place_kicking_card(cards["place_kicking"]),
        returners(cards["kickoff_return"]),
        returners(cards["punt_return"]),
        cards["kickoff_return"].get("provenance", "reconstructed"),
        cards["punt_return"].get("provenance", "reconstructed"),
        span(ranges["run"]),
        span(ranges["pass"]),
        plain,
    )
