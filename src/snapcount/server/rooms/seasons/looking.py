"""A season as its link sees it: what to do now, table, schedule, play-offs, injuries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from snapcount.seasons import League, Season
from snapcount.seasons.books.text import next_out
from snapcount.seasons.file.rows import GameRow
from snapcount.seasons.games.carried import WITH_CARDS, out_for
from snapcount.seasons.standings.table import Place
from snapcount.seasons.text import over_divisions
from snapcount.server.rooms.seasons.books import has_real
from snapcount.server.rooms.seasons.office import Inside
from snapcount.server.rooms.seasons.simulating import ahead, this_week

Told = dict[str, Any]


def league_told(id: str, league: League, title: str) -> Told:
    return {
        "id": id,
        "name": league.name,
        "game": league.game,
        "title": title,
        "year": league.year,
        "note": league.note,
        "divisions": list(league.divisions),
        "clubs": [
            {
                "id": club.id,
                "name": club.name,
                "colour": club.colour.lower(),
                "ground": club.ground,
                "division": club.division,
                "coach": club.coach,
            }
            for club in league.clubs
        ],
        "games": len(league.schedule),
        "weeks": len({fixture.week for fixture in league.schedule}),
        "playoffs": league.playoffs.clubs,
    }


def season_told(inside: Inside, simulating: bool) -> Told:
    """Everything but the books. Reads the season: called in a thread."""
    season, league = inside.season, inside.season.league
    games, through = season.games(), season.seeds() if league.playoffs.clubs else []
    parts = [(name, season.table(name)) for name in league.divisions] or [("", season.table())]
    return {
        "season": inside.stored.id,
        "name": league.name,
        "game": league.game,
        "title": season.rulebook.face.title,
        "year": league.year,
        "note": league.note,
        "role": inside.link.role,
        "club": inside.club,
        "by_plan": bool(inside.club and season.plans.get(inside.club)),
        "several": inside.stored.several,
        "seed": "" if season.is_secret else season.seed,
        "divisions": list(league.divisions),
        "clubs": clubs_told(inside),
        "now": now_told(inside, games),
        "simulating": simulating,
        "played": sum(game.done for game in games),
        "games": games_told(season, games),
        "table": [part_told(name, places, through) for name, places in parts],
        "why": whole_table_words(season) if len(parts) > 1 and league.playoffs.clubs else [],
        "playoffs": league.playoffs.clubs,
        "seeds": through,
        "power": [
            {"club": one.club, "rating": round(one.points, 1), "schedule": round(one.schedule, 1)}
            for one in season.power()
        ],
        "injuries": injuries_told(season),
        "champion": season.champion,
        "names_players": league.game == WITH_CARDS,
        "has_real": has_real(season),
    }


def clubs_told(inside: Inside) -> list[Told]:
    coaches = inside.season.rulebook.coach
    return [
        {
            "id": club.id,
            "name": club.name,
            "colour": club.colour.lower(),
            "ground": club.ground,
            "division": club.division,
            "coach": coaches(club.coach).name,
            "person": inside.people.get(club.id),
            "by_plan": club.id in inside.people and bool(inside.season.plans.get(club.id)),
        }
        for club in inside.season.league.clubs
    ]


def last_of_press(inside: Inside) -> int:
    """Where plans play for everybody, or everybody is out, one press of a button is a week; else people hold the
    computer back."""
    held = any(not game.done and inside.awaited & set(game.clubs) for game in inside.season.games())
    return this_week(inside.season) if inside.people and not held else 1 << 30


def now_told(inside: Inside, games: Sequence[GameRow]) -> Told:
    """What this link may do now: play, let the others play, or wait for somebody."""
    season = inside.season
    before: list[GameRow] = []
    mine = None
    if inside.plays and inside.club:
        mine = next((game for game in games if not game.done and inside.club in game.clubs), None)
    if mine is not None:
        before = [
            game
            for game in games
            if not game.done and game.number < mine.number and set(game.clubs) & set(mine.clubs)
        ]
    if mine is not None and not before:
        what = "go_on" if mine.begun else "play"
    elif all(game.done for game in games):
        what = "over"
    elif not inside.plays:
        what = "look"
    else:
        what = "others"
    coming = ahead(season, inside.awaited, last_of_press(inside))
    waits_for: list[str] = []
    if what == "others" and not coming:
        what = "wait"
        blocking = before or [game for game in games if not game.done]
        waits_for = sorted({club for game in blocking for club in game.clubs if club in inside.awaited})
    return {
        "what": what,
        "game": None if mine is None else mine.number,
        "ahead": coming,
        "waits_for": waits_for,
    }


def games_told(season: Season, games: Sequence[GameRow]) -> list[Told]:
    real = {
        (result["week"], result["home"], result["away"]): f"{result['home_score']}, {result['away_score']}"
        for result in season.league.real.get("results", ())
    }
    return [
        {
            "number": game.number,
            "week": game.week,
            "stage": game.stage,
            "date": game.date,
            "home": game.home,
            "away": game.away,
            "score": [game.home_score, game.away_score] if game.done else None,
            "begun": game.begun,
            "by": game.by.split(),
            "winner": season.winner(game.result) if game.stage and game.done else "",
            "real": "" if game.stage else real.get((game.week, game.home, game.away), ""),
        }
        for game in games
    ]


def part_told(division: str, places: Sequence[Place], through: Sequence[str]) -> Told:
    return {
        "division": division,
        "places": [
            {
                "rank": place.rank,
                "club": place.standing.club,
                "won": place.standing.won,
                "lost": place.standing.lost,
                "tied": place.standing.tied,
                "points_for": place.standing.points_for,
                "points_against": place.standing.points_against,
                "points": place.points,
                "streak": place.standing.streak,
                "through": place.standing.club in through,
            }
            for place in places
        ],
        "why": [place.why for place in places if place.why],
    }


def whole_table_words(season: Season) -> list[str]:
    return [place.why for place in season.table() if place.why and over_divisions(season, place)]


def injuries_told(season: Season) -> list[Told]:
    return [
        {"club": club.id, "player": man, "games": games, "words": out_for(games)}
        for club in season.league.clubs
        for man, games in next_out(season, club.id)
    ]


def brief_told(inside: Inside) -> Told:
    """A line of the list of my seasons. Reads the season: called in a thread."""
    season, games = inside.season, inside.season.games()
    names = {club.id: club for club in season.league.clubs}
    now = now_told(inside, games)
    mine = next((game for game in games if game.number == now["game"]), None)
    place = next((place for place in season.table() if place.standing.club == inside.club), None)
    other = "" if mine is None else names[mine.away if mine.home == inside.club else mine.home].name
    waiting = mine or next((game for game in games if not game.done), games[-1])
    return {
        "season": inside.stored.id,
        "name": season.league.name,
        "game": season.league.game,
        "title": season.rulebook.face.title,
        "club": inside.club,
        "club_name": names[inside.club].name if inside.club else "",
        "colour": names[inside.club].colour.lower() if inside.club else "",
        "record": "" if place is None else place.standing.record,
        "rank": 0 if place is None else place.rank,
        "week": waiting.week,
        "what": now["what"],
        "opponent": other,
        "at_home": mine is not None and mine.home == inside.club,
        "played": sum(game.done for game in games),
        "of": len(games),
        "champion": names[season.champion].name if season.champion else "",
    }
