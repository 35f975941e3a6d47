"""The books of a season as sheets: leaders, clubs, men, records. All of it reads the season: called in threads."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from snapcount.core.table import Refusal
from snapcount.football.words import counted
from snapcount.seasons import Season
from snapcount.seasons.books.books import CATEGORIES, CLUB_COLUMNS, Books, Column, Line, added
from snapcount.seasons.books.compare import RARE, Beside, compare, real_lines, summary
from snapcount.seasons.books.records import Record, records, season_records
from snapcount.seasons.books.text import WORDS, against, figures, next_out, printed, shares_of, shown
from snapcount.seasons.cup import is_cup
from snapcount.seasons.games.carried import out_for, season_on_cards
from snapcount.seasons.league.league import Club

Told = dict[str, Any]
MOST_LEADERS = 20


def sheet(title: str, columns: Sequence[Column], rows: Iterable[Told], *first: str) -> Told:
    return {"title": title, "heads": [*first, *(column.head for column in columns)], "rows": list(rows)}


def row(club: str, player: str, label: str, cells: Iterable[Any], *, marked: bool = False) -> Told:
    shown_cells = [shown(cell) for cell in cells]
    return {"club": club, "player": player, "label": label, "cells": shown_cells, "marked": marked}


def books_told(season: Season, *, playoffs: bool) -> Told:
    """Leaders of every category, clubs for and against, the records of one game and of the season."""
    books = Books(season, playoffs=playoffs)
    return {
        "sheets": [
            *(category_told(books, name) for name in CATEGORIES if books.players(name)),
            *(clubs_sheet(books, title, is_against) for title, is_against in SIDES if books.games),
        ],
        "records": [record_told(record) for record in records(books)],
        "season_records": [record_told(record) for record in season_records(books)],
    }


def record_told(record: Record) -> Told:
    return {**record._asdict(), "value": f"{record.value:g}"}


SIDES = (("Teams, per game", False), ("Allowed, per game", True))


def category_told(books: Books, name: str) -> Told:
    of = CATEGORIES[name]
    lines = books.leaders(name, MOST_LEADERS)
    rows = [man(line, of.columns) for line in lines]
    return sheet(of.title, of.columns, rows, "g")


def man(line: Line, columns: Sequence[Column]) -> Told:
    return row(line["club"], line["player"], line["player"], [line["games"], *figures(columns, line)])


def clubs_sheet(books: Books, title: str, is_against: bool) -> Told:
    names = {club.id: club.name for club in books.season.league.clubs}
    lines = [line for line in books.clubs(against=is_against) if line["games"]]
    rows = [row(line["club"], "", names[line["club"]], figures(CLUB_COLUMNS, line)) for line in lines]
    return sheet(title, CLUB_COLUMNS, rows)


def club_told(season: Season, wanted: str) -> Told:
    """A club: who is out, its figures for and against, its men."""
    club = season.league.club(wanted)
    books = Books(season, playoffs=is_cup(season))
    place = next(place for place in season.table() if place.standing.club == club.id)
    about = [
        ", ".join(filter(None, (place.standing.record, f"{place.rank} of {len(season.league.clubs)}"))),
        *filter(None, (club.division, club.ground)),
        *(f"{player} is out for {out_for(games)}." for player, games in next_out(season, club.id)),
    ]
    figures_of = [
        row(club.id, "", "Own" if not is_against else "Allowed", figures(CLUB_COLUMNS, line))
        for _, is_against in SIDES
        for line in books.clubs(against=is_against)
        if line["club"] == club.id and line["games"]
    ]
    sheets = [sheet("Per game", CLUB_COLUMNS, figures_of)] if figures_of else []
    for name, of in CATEGORIES.items():
        men = [line for line in books.players(name) if line["club"] == club.id]
        if men:
            sheets.append(sheet(of.title, of.columns, [man(line, of.columns) for line in men], "g"))
    shares = [
        row(club.id, man, man, [WORDS[kind], int(had), round(by_now), round(most)], marked=had > by_now)
        for kind, man, had, by_now, most in shares_of(season, club.id)
    ]
    if shares:
        sheets.append(
            {"title": "Share of the ball", "heads": ["", "had", "by now", "season"], "rows": shares}
        )
    return {"title": club.name, "about": about, "sheets": sheets}


def compare_told(season: Season) -> Told:
    """The real season beside: clubs, then the men's figures that differ by more than chance."""
    found = compare(season)
    counts = summary(found)
    clubs = [
        club_beside(club, [line for line in found if line.club == club.id]) for club in season.league.clubs
    ]
    men = [
        row(line.club, line.who, line.who, [line.figure, beside(line), minus(f"{line.chance:+.1f}")])
        for line in found
        if line.who and line.differs
    ]
    sheets = [
        {
            "title": "Teams",
            "heads": ["win share", "points", "allowed"],
            "rows": [one for one in clubs if one],
        },
        {"title": "Players", "heads": ["", "real → replayed", "deviations"], "rows": men},
    ]
    about = [
        f"{counted(counts['compared'], 'figure')} compared, {counts['differ']} differ by more than chance: "
        f"{RARE} standard deviations or more, which chance alone brings about {counts['by_chance']:g} times.",
    ]
    return {"title": season.league.name, "about": about, "sheets": [one for one in sheets if one["rows"]]}


def club_beside(club: Club, lines: Sequence[Beside]) -> Told | None:
    """A club's line; what differs has a star."""
    cells = [beside(line) + ("*" if line.differs else "") for line in lines if not line.who]
    return row(club.id, "", club.name, cells) if cells else None


def beside(line: Beside) -> str:
    return " → ".join(line.shown)


def minus(figure: str) -> str:
    return figure.replace("-", "−")


def has_real(season: Season) -> bool:
    return bool(season.league.real.get("table") or real_lines(season))


def player_told(season: Season, wanted: str, player: str) -> Told:
    """A man's games by category, what they add up to, and the season on his card."""
    club = season.league.club(wanted)
    log = Books(season, playoffs=is_cup(season)).log(club.id, player)
    card = card_of(season, club, player)
    if not log and not card:
        raise Refusal("season", f"Nobody of the {club.name} is called {player!r}.")
    sheets: list[Told] = []
    for name, of in CATEGORIES.items():
        lines = log.get(name, [])
        rows = [
            row(club.id, "", f"{game.week}. {against(game, club.id)}", figures(of.columns, line))
            for game, line in lines
        ]
        if lines:
            total = figures(of.columns, added(line for _, line in lines))
            rows.append(row(club.id, "", counted(len(lines), "game"), total, marked=True))
        if name in card:
            rows.append(row(club.id, "", "On his card", printed(of.columns, card[name]), marked=True))
        if rows:
            sheets.append(sheet(of.title, of.columns, rows))
    about = [club.name]
    about += [f"Out for {out_for(games)}." for man, games in next_out(season, club.id) if man == player]
    return {"title": player, "about": about, "sheets": sheets}


def card_of(season: Season, club: Club, player: str) -> dict[str, Mapping[str, Any]]:
    lines = season_on_cards(season.league.game, club.cards)
    return {line["category"]: line for line in lines if line["player"] == player}
