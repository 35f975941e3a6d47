"""A season becomes a team file."""

from __future__ import annotations

from collections.abc import Callable

from snapcount.games.canadian_pro.cards.forge import defence, kicking, passing, receiving, returns, running
from snapcount.games.canadian_pro.cards.forge.contradictions import contradictions
from snapcount.games.canadian_pro.cards.forge.fit import Unforgeable
from snapcount.games.canadian_pro.cards.forge.men import injury, lineup, roster_card
from snapcount.games.canadian_pro.cards.forge.season import Row, Season, SeasonProblems, at, read
from snapcount.games.canadian_pro.cards.tables import Json, table

BACKS = ("FB", "HB", "WB", "RB")
NOTES = [
    "forged from season statistics by the recipe of CP-20.1",
    "ratings: IN, OUT, B, run, pass, PR and LP are changes to the defensive setting; "
    "R and X are inclusive dice-total ranges",
]


def forge(text: str) -> Json:
    """The team file of a season CSV. SeasonProblems lists everything that stands in the way."""
    season = read(text)
    problems = contradictions(season)
    if problems:
        raise SeasonProblems(problems)
    return Forge(season).team()


class Forge:
    """One season at the anvil. Lines that can't be carded are collected, not met one by one."""

    def __init__(self, season: Season) -> None:
        self.season = season
        self.club = season.one("club")
        self.invented = self.club.get("invented", False)
        self.problems: list[str] = []

    def team(self) -> Json:
        cards = self.cards()
        men = roster_card(self.season, cards, self.invented)
        starters, gaps = lineup(cards, men)
        self.problems += gaps
        if self.problems:
            raise SeasonProblems(self.problems)
        club, season = self.club.name, self.club["season"]
        return {
            "id": f"team.{self.club['code']}.{season}",
            "title": f"{club} {season}: complete card set",
            "provenance": "reconstructed",
            "rule": "CP-20.1",
            "code": self.club["code"],
            "club": club,
            "season": season,
            **({"league": self.club["league"]} if "league" in self.club.cells else {}),
            **({"invented": True} if self.invented else {}),
            "provenance_note": self.club.get("note", self.note()),
            "cards": cards,
            "roster": men,
            "lineup": starters,
            "notes": NOTES,
        }

    def note(self) -> str:
        if self.invented:
            return "club, players and figures are invented; the cards are forged from invented season lines"
        return "forged from season statistics; no card is as printed"

    def made(self, row: Row, work: Callable[[], Json]) -> Json:
        """What the recipe makes of a row, or a problem filed under it."""
        try:
            return work()
        except Unforgeable as wrong:
            self.problems.append(at(row, wrong.column, str(wrong)))
            return {}

    def cards(self) -> Json:
        quarterbacks: list[Json] = []
        backs: list[Json] = []
        receivers: list[Json] = []
        for row in self.season.all("player"):
            if row["position"] == "QB":
                quarterbacks.append(self.quarterback(row))
            else:
                (backs if row["position"] in BACKS else receivers).append(self.runner(row))
        return {
            "quarterbacks": quarterbacks,
            "backs": backs,
            "receivers": receivers,
            "dtc": self.dtc(),
            "kicking": self.kicking(),
            "place_kicking": self.place_kicking(),
            "kickoff_return": self.return_card("kickoff returns"),
            "punt_return": self.return_card("punt returns"),
        }

    def head(self, row: Row) -> Json:
        body: Json = {key: row[key] for key in ("height", "weight", "age") if key in row.cells}
        return {
            "player": row.name,
            "provenance": "reconstructed",
            **({"invented": True} if self.invented else {}),
            "position": row["position"],
            **body,
        }

    def rushing(self, player: Row, blocking: bool = True) -> tuple[Json, str] | None:
        row = self.season.find("rushing", player.name)
        if row is None:
            return None
        line = running.Rushing(
            row["tc"],
            row["net"],
            row["lg"],
            row.get("td", 0),
            row.get("fumbles", 0),
            row.get("shape", "bell" if blocking else "qb"),
            player.get("in", 0),
            player.get("out", 0),
            player.get("b", 0) if blocking else None,
            row.get("without_longest", False),
        )
        card: Json = self.made(row, lambda: running.running_card(line))
        return card, line.template

    def quarterback(self, row: Row) -> Json:
        season = self.season.find("passing", row.name)
        assert season is not None
        line, starter = _passing(season), _passing(self.season.all("passing")[0])
        card = passing.passing_card(line, None if line == starter else starter)
        rushed = self.rushing(row, blocking=False)
        standard = {"provenance": "reconstructed", "standard": "LS-QBRUN"}
        run = table("standard_cards")["LS-QBRUN"]["running"] | standard if rushed is None else rushed[0]
        return self.head(row) | {"injury": injury(row)} | card | {"running": run}

    def runner(self, row: Row) -> Json:
        back = row["position"] in BACKS
        own = ("FB", "HB", "WB") if back else (row["position"],)
        card = self.head(row) | {
            "kind": "running back" if back else "receiver",
            "may_play": list(dict.fromkeys((*own, *row.get("may_play", ())))),
            "injury": injury(row),
        }
        how: Json = {}
        rushed = self.rushing(row)
        if rushed is not None:
            card["run"], how["run_template"] = rushed
        caught = self.season.find("receiving", row.name)
        if caught is not None:
            line = _catches(caught, row["position"])
            card["receiving"] = self.made(caught, _receiver(line, caught.cells.get("screens")))
            how |= {"receiving_group": line.group, "receiving_variant": line.variant}
        card["forge"] = how
        if rushed is None:
            card["blocking_B"] = row.get("b", 0)
        return card

    def dtc(self) -> Json:
        runs, throws = self.season.one("rushing allowed"), self.season.one("passing allowed")
        fumbles = self.season.all("opponents' fumbles")
        lengths = [throws.cells.get(f"{length}_pct") for length in "sml"]
        allowed = defence.Allowed(
            runs["net"] / runs["tc"],
            throws["completed"] / throws["attempted"],
            throws["x"] / throws["attempted"],
            throws.get("sacks", 1.0) / throws.get("league_sacks", 1.0),
            fumbles[0]["recovered"] / fumbles[0]["no"] if fumbles else None,
            (_share(lengths[0]), _share(lengths[1]), _share(lengths[2])),
        )
        line = {
            "run_allowed": round(allowed.run, 4),
            "completion_allowed": round(allowed.completion, 4),
            "interception_rate": round(allowed.interception, 4),
            "rush_factor": round(allowed.rush_factor, 4),
        }
        empty: Json = {"columns": {}, "grades": {}}
        filed = {"net": runs, "completed": throws}
        try:
            card = defence.team_card(allowed)
        except Unforgeable as wrong:
            self.problems.append(at(filed[wrong.column], wrong.column, str(wrong)))
            card = empty
        return {"provenance": "reconstructed"} | card | {"record": self.standing(), "forge": line}

    def standing(self) -> Json | None:
        club = self.club
        if "w" not in club.cells:
            return None
        points = {"pts": 2 * club["w"] + club["t"]}
        return (
            {key: club[key] for key in ("w", "l", "t")}
            | points
            | {key: club[key] for key in ("for", "against", "finished")}
        )

    def kicking(self) -> Json:
        punts, kickoffs = self.season.one("punting"), self.season.one("kickoffs")
        punt = kicking.Punts(punts["no"], punts["avg"], punts.get("blocked", 0), punts.get("singles", 0))
        kickoff = kicking.Kickoffs(kickoffs["no"], kickoffs["avg"], kickoffs.get("singles", 0))
        return {
            "provenance": "reconstructed",
            "punting": {
                "player": punts.name,
                "rows": self.made(punts, lambda: kicking.punting_card(punt)),
                "record": punt._asdict(),
            },
            "kickoff": {
                "player": kickoffs.name,
                "rows": self.made(kickoffs, lambda: kicking.kickoff_card(kickoff)),
                "record": kickoff._asdict(),
            },
        }

    def place_kicking(self) -> Json:
        row = self.season.one("place kicking")
        line = kicking.PlaceKicks(
            row["fg_made"],
            row["fg_tried"],
            row["lg"],
            row["converts"],
            row["convert_tries"],
            row.get("singles", 0),
        )
        return {
            "provenance": "reconstructed",
            "player": row.name,
            **({"invented": True} if self.invented else {}),
            **kicking.place_kicking_card(line),
            "record": {
                "fg_made": line.made,
                "fg_tried": line.tried,
                "converts": line.converts,
                "convert_tries": line.convert_tries,
                "singles": line.singles,
            },
        }

    def return_card(self, category: str) -> Json:
        rows = self.season.all(category)
        rolls = returns.shares([row["no"] for row in rows])
        men: list[Json] = []
        for row, owned in zip(rows, rolls, strict=True):
            line = returns.Returns(
                row["no"],
                row["avg"],
                row.get("td", 0),
                row.get("fumbles", 0),
                row.get("penalised", False),
                row.get("shape", "fink"),
            )
            if not owned:
                self.problems.append(at(row, "no", "too few returns to own a dice total; leave this man out"))
            name = {"player": row.name} | ({"invented": True} if self.invented else {})
            men.append(name | self.made(row, _returner(line, owned)))
        return {"provenance": "reconstructed", "returners": men}


def _passing(row: Row) -> passing.Passing:
    return passing.Passing(
        row["attempted"],
        row["completed"],
        row["yds"],
        row["x"],
        row["td"],
        row.cells.get("rushed"),
        row.get("feet", ""),
        row.get("pattern", 1) == 2,
    )


def _catches(row: Row, position: str) -> receiving.Catches:
    return receiving.Catches(
        row["no"],
        row["yds"],
        row["lg"],
        row.get("td", 0),
        row.get("used", receiving.GROUP_OF[position]),
        row.get("pattern", 1),
        row.get("lg_td", False),
    )


def _receiver(line: receiving.Catches, screens: bool | None) -> Callable[[], Json]:
    return lambda: receiving.receiving_card(line, screens)


def _returner(line: returns.Returns, rolls: list[int]) -> Callable[[], Json]:
    return lambda: returns.returner(line, rolls)


def _share(percent: float | None) -> float | None:
    return None if percent is None else percent / 100
