"""Standings, schedule, play-offs and power ranking as text for a terminal."""

from __future__ import annotations

from snapcount.seasons.file.rows import GameRow
from snapcount.seasons.games.carried import out_for
from snapcount.seasons.season import Season
from snapcount.seasons.standings.standings import among, summed
from snapcount.seasons.standings.table import Place


def number(value: float) -> str:
    return f"{value:g}"


def table_text(season: Season) -> str:
    """The table, by divisions where there are any, with what parts clubs of the same points."""
    parts = [(name, season.table(name)) for name in season.league.divisions] or [("", season.table())]
    width = max(len(club.name) for club in season.league.clubs)
    lines: list[str] = [heading(season)]
    for name, places in parts:
        lines += ["", f"{name:<{width + 4}}   W  L  T   for   agst   pts  streak"]
        lines += [place_text(season, place, width) for place in places]
        lines += [f"    {place.why}" for place in places if place.why]
    if season.league.playoffs.clubs and len(parts) > 1:
        lines += [""] + [
            f"    {place.why}" for place in season.table() if place.why and over_divisions(season, place)
        ]
    return "\n".join([*lines, "", standing_words(season)]).rstrip()


def over_divisions(season: Season, place: Place) -> bool:
    """Words of the whole table that no division's table says."""
    clubs = season.league.by_id()
    order = [line.standing.club for line in season.table()]
    after = order[order.index(place.standing.club) + 1]
    return clubs[place.standing.club].division != clubs[after].division


def begun(season: Season) -> bool:
    """Before the first game only lots could say who is before whom."""
    return any(game.done for game in season.games())


def heading(season: Season) -> str:
    games = [game for game in season.games() if not game.stage]
    played = sum(game.done for game in games)
    return f"{season.league.name}: {played} of {len(games)} games played"


def place_text(season: Season, place: Place, width: int) -> str:
    standing = place.standing
    rank = place.rank if begun(season) else ""
    name = season.league.by_id()[standing.club].name
    mark = "*" if standing.club == season.club else " "
    return (
        f"{rank:>2} {mark}{name:<{width}} {standing.won:>3}{standing.lost:>3}{standing.tied:>3}"
        f"{standing.points_for:>6}{standing.points_against:>7}{number(place.points):>6}  {standing.streak}"
    )


def standing_words(season: Season) -> str:
    """Who is champion, or who would be in the play-offs."""
    names = {club.id: club.name for club in season.league.clubs}
    if season.champion:
        return f"Champion: {names[season.champion]}."
    if not season.league.playoffs.clubs:
        return ""
    if not begun(season):
        return "No game has been played yet."
    through = ", ".join(names[club] for club in season.seeds())
    return f"In the play-offs{'' if season.scheduled_over else ' as it stands'}: {through}."


def schedule_text(season: Season, club: str = "", only: int | None = None) -> str:
    """Every game with its number, week by week or of one week, with the real result beside where it is known."""
    real = {
        (result["week"], result["home"], result["away"]): f"{result['home_score']}, {result['away_score']}"
        for result in season.league.real.get("results", ())
    }
    lines: list[str] = []
    week = 0
    for game in season.games(club):
        if only not in (None, game.week):
            continue
        if game.week != week:
            week = game.week
            lines += ["", f"Week {week}" + (f", {game.stage}" if game.stage else "")]
        then = real.get((game.week, game.home, game.away))
        lines.append(game_text(season, game) + (f"  (really {then})" if then and not game.stage else ""))
    return "\n".join(lines).strip("\n")


def game_text(season: Season, game: GameRow) -> str:
    """12  Umber Lake Paddlers 21, Saltmarsh Herons 14."""
    names = {club.id: club.name for club in season.league.clubs}
    home, away = names[game.home], names[game.away]
    date = f"  {game.date}" if game.date else ""
    if not game.done:
        begun = "  (begun)" if game.begun else ""
        return f"{game.number:>4}  {home} – {away}{date}{begun}"
    tied = game.stage and game.home_score == game.away_score
    on = f"  ({names[season.winner(game.result)]}, better placed, go on)" if tied else ""
    return f"{game.number:>4}  {home} {game.home_score}, {away} {game.away_score}{date}{on}"


def grid_text(season: Season) -> str:
    """Who has done what against whom, as won–lost–tied; the clubs down the side, in the order of the table."""
    order = [place.standing.club for place in season.table()]
    played = season.results()
    width = max(6, *(len(club) + 1 for club in order))
    lines = [" " * width + "".join(f"{club:>{width + 1}}" for club in order)]
    for one in order:
        cells: list[str] = []
        for other in order:
            record = summed([one], among([one, other], played))[one]
            cells.append("" if one == other or not record.played else record.record)
        lines.append(f"{one:<{width}}" + "".join(f"{cell:>{width + 1}}" for cell in cells))
    return "\n".join(lines)


def injuries_text(season: Season) -> str:
    """Who misses his club's next game, and how long he is out."""
    lines: list[str] = []
    for club in season.league.clubs:
        due = next((game for game in season.games(club.id) if not game.done), None)
        for man, games in season.carried(club.id, due.number).out if due is not None else ():
            lines.append(f"{club.name}: {man} is out for {out_for(games)}.")
    return "\n".join(lines) or "Nobody is out."


def power_text(season: Season) -> str:
    names = {club.id: club.name for club in season.league.clubs}
    width = max(map(len, names.values()))
    lines = [f"{'':<{width + 4}}  rating  opponents"]
    lines += [
        f"{at:>2}  {names[rating.club]:<{width}}  {rating.points:>+6.1f}  {rating.schedule:>+9.1f}"
        for at, rating in enumerate(season.power(), 1)
    ]
    return "\n".join([*lines, "Points better than an average club on a neutral ground."])
