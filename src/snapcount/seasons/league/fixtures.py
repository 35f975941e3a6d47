"""The schedule of a league file: given game by game, or made as the file wants it."""

from __future__ import annotations

from datetime import date, timedelta

from snapcount.seasons.league.fields import Fields
from snapcount.seasons.league.league import Club, Fixture
from snapcount.seasons.league.schedule import Wanted, made

MOST_MEETINGS = 8


def schedule_of(fields: Fields, clubs: tuple[Club, ...], divisions: tuple[str, ...]) -> tuple[Fixture, ...]:
    """Given game by game, or made; a cup has none, only play-offs."""
    ids = [club.id for club in clubs]
    if isinstance(fields.value("schedule"), list):
        if not fields.value("schedule") and not fields.part("playoffs").value("clubs"):
            fields.wrong("schedule", "no game is listed, and there are no play-offs")
        return tuple(fixture_of(part, ids) for part in fields.parts("schedule"))
    wanted = fields.part("schedule")
    wanted.only("meetings in_division rivals byes starts".split())
    by_division = {name: [club.id for club in clubs if club.division == name] for name in divisions}
    inside = wanted.whole("in_division", -1, low=-1, high=MOST_MEETINGS)
    if inside >= 0 and not divisions:
        wanted.wrong("in_division", "this league has no divisions")
    if any(len(of) < 2 for of in by_division.values()):
        fields.wrong("divisions", "a division has at least two clubs")
    asked = Wanted(
        wanted.whole("meetings", 2, high=MOST_MEETINGS),
        None if inside < 0 else inside,
        tuple(rivals_of(wanted, ids)),
        wanted.whole("byes", 0, high=10),
    )
    if not asked.meetings and not asked.in_division and not asked.rivals:
        wanted.wrong("meetings", "nobody would ever play")
    starts = starts_of(wanted)
    return () if fields.problems else dated(made(ids, by_division, asked), starts)


def starts_of(fields: Fields) -> date | None:
    """The day of the first week's games; each week is seven days later."""
    text = fields.text("starts", "", longest=10)
    if not text:
        return None
    try:
        return date.fromisoformat(text)
    except ValueError:
        fields.wrong("starts", f"{text!r} isn't a date such as 1974-07-27")
        return None


def dated(fixtures: tuple[Fixture, ...], first: date | None) -> tuple[Fixture, ...]:
    if first is None:
        return fixtures
    days = {fixture.week: first + timedelta(weeks=fixture.week - 1) for fixture in fixtures}
    return tuple(fixture._replace(date=days[fixture.week].isoformat()) for fixture in fixtures)


def fixture_of(fields: Fields, ids: list[str]) -> Fixture:
    fields.only("week home away date".split())
    home, away = fields.one_of("home", ids), fields.one_of("away", ids)
    if home and home == away:
        fields.wrong("away", f"{home} can't play against itself")
    return Fixture(fields.whole("week", 1, low=1, high=999), home, away, fields.text("date", "", longest=20))


def rivals_of(fields: Fields, ids: list[str]) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    seen: set[str] = set()
    for at, pair in enumerate(fields.listed("rivals"), 1):
        if not (isinstance(pair, list) and len(pair) == 2 and all(club in ids for club in pair)):
            fields.wrong(f"rivals[{at}]", f"expected two of {', '.join(ids)}")
        elif pair[0] == pair[1] or seen & set(pair):
            fields.wrong(f"rivals[{at}]", "a club has one rival")
        else:
            seen |= set(pair)
            found.append((pair[0], pair[1]))
    return found
