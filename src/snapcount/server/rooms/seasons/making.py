"""Making seasons: from a league in the box, from a league file, or from a season file that somebody brings."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from snapcount.core.data.letters import NOT_TEXT, line_of
from snapcount.core.table import Refusal
from snapcount.games import find
from snapcount.seasons import League
from snapcount.seasons.cup import as_cup
from snapcount.seasons.file.rows import FORMAT, WholeGame, scheduled
from snapcount.seasons.league.reading import load, looked_at, read, shipped
from snapcount.seasons.league.writing import opening
from snapcount.server.errors import ApiError
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.seasons.looking import league_told
from snapcount.server.store import SeasonLink, StoredSeason
from snapcount.server.tokens import DAY, hash_of, new_token
from snapcount.server.wire.seasons import NewSeason, SeasonMade

MOST_PROBLEMS = 50
NOBODY = "Commissioner"


def leagues(lobby: Lobby) -> dict[str, Any]:
    """Those in the box whose games this server has."""
    known = list(lobby.games())
    found = [(name, league) for name in shipped() if (league := load(name)).game in known]
    return {"leagues": [told(*one) for one in sorted(found, key=lambda one: known.index(one[1].game))]}


def told(name: str, league: League) -> dict[str, Any]:
    return league_told(name, league, find(league.game).face.title)


def checked(raw: bytes) -> dict[str, Any]:
    """A league file: what it says, or everything that is wrong with it."""
    try:
        league, problems = looked_at(raw.decode("utf-8-sig"))
    except UnicodeDecodeError as problem:
        league, problems = None, [f"{line_of(problem)}: {NOT_TEXT}."]
    if league is None or problems:
        return {"league": None, "problems": problems[:MOST_PROBLEMS]}
    return {"league": told("", league), "problems": []}


async def make(lobby: Lobby, wanted: NewSeason) -> SeasonMade:
    if (wanted.league is None) == (wanted.file is None):
        raise ApiError(422, "which_league", "Name a league in the box, or send the text of a league file.")
    if wanted.several and wanted.seed is not None:
        sentence = "In a league of several people nobody may know the dice: the server draws the seed."
        raise ApiError(422, "no_seed", sentence)
    facts, games = await asyncio.to_thread(opened, wanted, lobby.games())
    if wanted.seed is None:
        facts |= {"secret": "1"}
    return await keep(lobby, facts, games, wanted.name or NOBODY, wanted.several)


def opened(wanted: NewSeason, known: Sequence[str]) -> tuple[dict[str, str], list[WholeGame]]:
    """What is written down of a new season."""
    if wanted.file is not None:
        league = read(wanted.file, "The league file")
    elif str(wanted.league) in shipped():
        league = load(str(wanted.league))
    else:
        boxed = ", ".join(shipped())
        raise Refusal("league", f"There is no league {wanted.league!r}: expected one of {boxed}.")
    if league.game not in known:
        raise Refusal("league", f"The {league.name} plays {league.game}, which this server doesn't have.")
    if wanted.coach:
        level = find(league.game).coach(wanted.coach).level
        league = replace(league, clubs=tuple(club._replace(coach=level) for club in league.clubs))
    if wanted.cup:
        league = as_cup(league)
    facts, fixtures = opening(league, wanted.seed or secrets.token_hex(16), wanted.club or "", {})
    return {"format": FORMAT, **facts}, scheduled(fixtures)


async def keep(
    lobby: Lobby, facts: Mapping[str, str], games: Sequence[WholeGame], name: str, several: bool
) -> SeasonMade:
    """The season and the link of whoever made it."""
    made = StoredSeason(secrets.token_hex(8), lobby.now(), several)
    club = facts.get("club", "")
    token, link = mint(lobby, made.id, "commissioner", club)
    await lobby.store.seasons.create(made, facts, games, [link])
    if club:
        await lobby.store.seasons.take_club(link._replace(hash=b""), name)
    return SeasonMade(season=made.id, token=token)


def mint(lobby: Lobby, season: str, role: str, club: str = "") -> tuple[str, SeasonLink]:
    """A new link, and what the store keeps of it."""
    token = new_token()
    expires = lobby.now() + lobby.settings.link_days * DAY
    return token, SeasonLink(hash_of(token), season, role, club, expires)
