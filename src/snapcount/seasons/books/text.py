"""Leaders, pages of men and clubs, records and the real season beside, as text for a terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from snapcount.core.table import Refusal
from snapcount.football.boxscore import as_text
from snapcount.football.words import counted
from snapcount.seasons.books.books import CATEGORIES, CLUB_COLUMNS, Books, Column, added
from snapcount.seasons.books.compare import RARE, Beside, compare, summary
from snapcount.seasons.books.records import Record, records, season_records
from snapcount.seasons.file.rows import GameRow
from snapcount.seasons.games.carried import out_for, season_on_cards, usage
from snapcount.seasons.season import Season
from snapcount.seasons.text import game_text


def grid(heads: Sequence[str], rows: Sequence[Sequence[Any]], left: int = 1) -> list[str]:
    """A table: the first columns stand left, figures right."""
    cells = [[shown(cell) for cell in row] for row in (heads, *rows)]
    widths = [max(len(row[at]) for row in cells) for at in range(len(heads))]
    return [
        "  ".join(
            f"{cell:<{width}}" if at < left else f"{cell:>{width}}"
            for at, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in cells
    ]


def shown(cell: Any) -> str:
    return f"{cell:.1f}" if isinstance(cell, float) else str(cell)


def figures(columns: Sequence[Column], line: Mapping[str, Any]) -> list[Any]:
    return [column.value(line) for column in columns]


def printed(columns: Sequence[Column], line: Mapping[str, Any]) -> list[Any]:
    """What a card tells; empty where it tells nothing."""
    return [column.value(line) if all(name in line for name in column.needs) else "" for column in columns]


def leaders_text(season: Season, category: str = "", top: int = 10, *, playoffs: bool = False) -> str:
    """One category, or a few of each; in games without players the clubs."""
    books = Books(season, playoffs=playoffs)
    if not books.games:
        return "No game has been played yet."
    if category == "clubs" or (not category and not books.lines):
        return "\n".join(
            [*club_grid(books, "Offence, a game", False), "", *club_grid(books, "Allowed, a game", True)]
        )
    wanted = [category] if category else [name for name in CATEGORIES if books.players(name)]
    parts: list[str] = []
    for name in wanted:
        columns = CATEGORIES[name].columns if name in CATEGORIES else ()
        lines = books.leaders(name, top if category else min(top, 5))
        rows = [[line["player"], line["club"], line["games"], *figures(columns, line)] for line in lines]
        heads = [CATEGORIES[name].title, "", "g", *(column.head for column in columns)]
        parts.append("\n".join(grid(heads, rows, 2)))
    return "\n\n".join(parts)


def club_grid(books: Books, title: str, against: bool) -> list[str]:
    names = {club.id: club.name for club in books.season.league.clubs}
    rows = [[names[line["club"]], *figures(CLUB_COLUMNS, line)] for line in books.clubs(against=against)]
    return grid([title, *(column.head for column in CLUB_COLUMNS)], rows)


def box_text(season: Season, number: int) -> str:
    """The box score of a game, with every man's line."""
    row = season.row(number)
    if not row.done:
        raise Refusal("season", f"Game {number} has not been played yet.")
    names = season.league.by_id()
    box = season.store.boxes([number])[number]
    parts = [as_text(box, (names[row.home].name, names[row.away].name))]
    for category, of in CATEGORIES.items():
        lines = [line for line in box["players"] if line["category"] == category]
        lines.sort(key=lambda line: (row.clubs.index(line["club"]), -line.get(of.by, 0)))
        if lines:
            rows = [[line["player"], line["club"], *figures(of.columns, line)] for line in lines]
            parts.append("\n".join(grid([of.title, "", *(column.head for column in of.columns)], rows, 2)))
    return "\n\n".join(parts)


def player_text(season: Season, name: str) -> str:
    """A man's games one by one, what they add up to, and the season on his card."""
    books = Books(season)
    club, player = books.named(name)
    parts = [f"{player}, {season.league.by_id()[club].name}"]
    parts += [f"Out for {out_for(games)}." for man, games in next_out(season, club) if man == player]
    real = {
        line["category"]: line
        for line in season_on_cards(season.league.game, season.league.by_id()[club].cards)
        if line["player"] == player
    }
    log = books.log(club, player)
    for category in CATEGORIES:
        if category not in log and category not in real:
            continue
        lines = log.get(category, [])
        columns = CATEGORIES[category].columns
        rows = [[str(game.week), against(game, club), *figures(columns, line)] for game, line in lines]
        if lines:
            total = added(line for _, line in lines)
            rows.append(["", counted(len(lines), "game"), *figures(columns, total)])
        if category in real:
            rows.append(["", "on his card", *printed(columns, real[category])])
        heads = ["wk", CATEGORIES[category].title, *(column.head for column in columns)]
        parts.append("\n".join(grid(heads, rows, 2)))
    return "\n\n".join(parts)


def against(game: GameRow, club: str) -> str:
    """at ULP, W 21–14."""
    ours, theirs = game.result.points_of(club)
    place = "at" if game.away == club else "  "
    return f"{place} {game.result.opponent(club)}, {game.result.letter(club)} {ours}–{theirs}"


def next_out(season: Season, club: str) -> Sequence[tuple[str, int]]:
    """Who misses the club's next game."""
    due = next((game for game in season.games(club) if not game.done), None)
    return season.carried(club, due.number).out if due is not None else ()


def club_text(season: Season, name: str) -> str:
    """A club: where it stands, its games, its figures for and against, its men."""
    club = season.league.club(name)
    place = next(place for place in season.table() if place.standing.club == club.id)
    books = Books(season)
    head = f"{club.name}: {place.standing.record}, {place.rank} of {len(season.league.clubs)}"
    about = ", ".join(
        filter(None, (club.division, club.ground, f"coach {season.rulebook.coach(club.coach).name}"))
    )
    parts = [f"{head}\n{about}"]
    parts += [f"{man} is out for {out_for(games)}." for man, games in next_out(season, club.id)]
    parts.append("\n".join(game_text(season, game) for game in season.games(club.id)))
    rows = [
        [title, *figures(CLUB_COLUMNS, line)]
        for title, is_against in (("For", False), ("Against", True))
        for line in books.clubs(against=is_against)
        if line["club"] == club.id and line["games"]
    ]
    if rows:
        parts.append("\n".join(grid(["a game", *(column.head for column in CLUB_COLUMNS)], rows)))
    for category, of in CATEGORIES.items():
        men = [line for line in books.players(category) if line["club"] == club.id]
        if men:
            table = [[line["player"], line["games"], *figures(of.columns, line)] for line in men]
            parts.append("\n".join(grid([of.title, "g", *(column.head for column in of.columns)], table)))
    return "\n\n".join(parts)


def records_text(season: Season, *others: Season) -> str:
    """The best of one game, with its number, and of a whole season; where others are given, of all together."""
    for other in others:
        if other.league.game != season.league.game:
            raise Refusal(
                "season",
                f"{other.store.name} is a season of {other.rulebook.face.title}: records are of one game.",
            )
    seasons = (season, *others)
    parts = [
        record_grid("In one game", [(one, records(one.books())) for one in seasons]),
        record_grid("In one season", [(one, season_records(one.books())) for one in seasons]),
    ]
    return "\n\n".join(part for part in parts if part) or "No game has been played yet."


def record_grid(head: str, found: Sequence[tuple[Season, Sequence[Record]]]) -> str:
    """The best of each kind; who reached it first holds it."""
    best: dict[str, tuple[Record, Season]] = {}
    for one, lines in found:
        for record in lines:
            if record.title not in best or record.value > best[record.title][0].value:
                best[record.title] = (record, one)
    several = len(found) > 1
    rows = [
        [title, f"{record.value:g}", holder(record, one), f"game {record.game}" if record.game else ""]
        + ([Path(one.store.name).name] if several else [])
        for title, (record, one) in best.items()
    ]
    return "\n".join(grid([head, "", "", "", *([""] if several else [])], rows, 5)) if rows else ""


def holder(record: Record, season: Season) -> str:
    name = season.league.by_id()[record.club].name
    return record.who if record.who == name else f"{record.who} ({record.club})"


WORDS = {"rushes": "carries", "targets": "targets", "passes": "passes"}


def shares_of(season: Season, club: str) -> list[tuple[str, str, float, float, float]]:
    """How much of his season each man has had, carries first; nothing where nobody keeps to cards."""
    due = next((game.number for game in season.games(club) if not game.done), 1 << 30)
    return sorted(usage(season.carried(club, due)), key=lambda line: (line[0], -line[4]))


def usage_text(season: Season, name: str) -> str:
    """How much of the season on his card every man of a club has had."""
    club = season.league.club(name)
    found = shares_of(season, club.id)
    if not found:
        raise Refusal(
            "season", f"The {season.league.name} doesn't count how often men on its cards are used."
        )
    rows = [
        [man, WORDS[kind], int(had), round(by_now, 1), round(most), "over" if had > by_now else ""]
        for kind, man, had, by_now, most in found
    ]
    return "\n".join(grid([club.name, "", "had", "by now", "season", ""], rows, 2))


def compare_text(season: Season, *, everything: bool = False) -> str:
    """Clubs beside their year, then what differs by more than chance; or all of it."""
    found = compare(season)
    clubs = [line for line in found if not line.who]
    men = [line for line in found if line.who and (everything or line.differs)]
    counts = summary(found)
    parts = []
    if clubs:
        parts.append("\n".join(beside(clubs, season)))
    parts.append(
        f"{counts['compared']} figures compared, {counts['differ']} differ by more than chance "
        f"(marked *: {RARE} deviations and more, which {counts['by_chance']:g} of them would by chance alone)."
    )
    if men:
        parts.append("\n".join(beside(men, season)))
    return "\n\n".join(parts)


def beside(lines: Sequence[Beside], season: Season) -> list[str]:
    names = {club.id: club.name for club in season.league.clubs}
    rows = [
        [
            f"{line.who} ({line.club})" if line.who else names[line.club],
            line.figure,
            *line.shown,
            ("" if line.chance is None else f"{line.chance:+.1f}") + ("*" if line.differs else " "),
        ]
        for line in lines
    ]
    return grid(["", "", "real", "replayed", "deviations "], rows, 2)
