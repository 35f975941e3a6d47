"""The games of a season as matches: playing one's next, and watching any that is over."""

from __future__ import annotations

import asyncio
import secrets

from snapcount.core.game import Game
from snapcount.core.table import Refusal
from snapcount.seasons.file.rows import GameRow
from snapcount.seasons.games.playing import begin
from snapcount.server.errors import ApiError
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.seasons.looking import now_told
from snapcount.server.rooms.seasons.office import Inside
from snapcount.server.store import SeqTaken, StoredMatch
from snapcount.server.wire.rest import Tokens
from snapcount.server.wire.seasons import SeasonGameMade


async def settle(lobby: Lobby, inside: Inside) -> None:
    """Games that ended while nobody wrote them down, as when a server was killed, go into the books now."""
    for game in await lobby.store.seasons.games(inside.stored.id):
        if game.begun and not game.done:
            match = await lobby.store.seasons.match_of(inside.stored.id, game.number)
            if match is not None:
                await lobby.office.book(await lobby.room(match))


async def play(lobby: Lobby, inside: Inside) -> SeasonGameMade:
    """The next game of this link's club: a link to its seat in the match, which is made by whoever comes first.

    Where the computer has begun to play for the club, by its plan or before somebody took it, one looks on."""
    inside.check_plays()
    if not inside.club:
        raise ApiError(409, "no_club", "You have no club in this season: the computer plays all games.")
    await settle(lobby, inside)
    row = await asyncio.to_thread(next_game, inside)
    made = await lobby.store.seasons.match_of(inside.stored.id, row.number)
    if made is None:
        made = await make_match(lobby, inside, row)
    seat = row.clubs.index(inside.club)
    kinds = (await lobby.room(made)).match.kinds
    return await link_to(lobby, made, ("home", "away")[seat] if kinds[seat] == "person" else "watch")


def next_game(inside: Inside) -> GameRow:
    games = inside.season.games()
    now = now_told(inside, games)
    if now["what"] in ("play", "go_on"):
        return inside.season.row(now["game"])
    if now["game"] is None:
        raise ApiError(409, "no_game", "Your club has no game to play for now.")
    raise ApiError(409, "others_first", "Other games come first: your opponent has one to play before.")


async def make_match(lobby: Lobby, inside: Inside, row: GameRow) -> str:
    season, people = inside.season, inside.awaited | {inside.club}
    work = await asyncio.to_thread(season.work, row.number)
    game = await asyncio.to_thread(begin, work)
    kinds = tuple("person" if club in people else "coach" for club in row.clubs)
    levels = tuple(
        "" if kind == "person" else season.rulebook.coach(coach).level
        for kind, coach in zip(kinds, work.coaches, strict=True)
    )
    between = "coach" not in kinds
    game.for_keeps = not between
    match = StoredMatch(
        secrets.token_hex(8),
        season.league.game,
        "match" if between else "practice",
        (kinds[0], kinds[1]),
        (levels[0], levels[1]),
        game.dice.server_seed,
        lobby.now(),
        for_keeps=game.for_keeps,
    )
    return await open_once(lobby, inside, row, match, game)


async def open_once(lobby: Lobby, inside: Inside, row: GameRow, match: StoredMatch, game: Game) -> str:
    """There is one match of a game: this one, or that of whoever was first."""
    clubs = inside.season.league.by_id()
    colours = {
        seat: clubs[club].colour.lower() for seat, club in zip(("home", "away"), row.clubs, strict=True)
    }
    match = match._replace(season=inside.stored.id, season_game=row.number)
    try:
        made = await lobby.open_match(
            match, game, (), colours={seat: colour for seat, colour in colours.items() if colour}
        )
    except SeqTaken:
        first = await lobby.store.seasons.match_of(inside.stored.id, row.number)
        assert first is not None
        return first
    return made.match


async def watch(lobby: Lobby, inside: Inside, number: int) -> SeasonGameMade:
    """A game that is over, or that people are playing, to look at: its match, made of its record if it has none."""
    row = await asyncio.to_thread(inside.season.row, number)
    made = await lobby.store.seasons.match_of(inside.stored.id, number)
    if made is None:
        if not row.done:
            raise Refusal("season", f"Game {number} has not been played yet.")
        game = await asyncio.to_thread(inside.season.game, number)
        kinds = ("person", "person")
        match = StoredMatch(
            secrets.token_hex(8),
            game.rulebook.id,
            "watch",
            kinds,
            ("", ""),
            game.dice.server_seed,
            lobby.now(),
        )
        made = await open_once(lobby, inside, row, match, game)
    return await link_to(lobby, made, "watch")


async def link_to(lobby: Lobby, match: str, role: str) -> SeasonGameMade:
    tokens, stored = lobby.mint(match, sorted({role, "watch"}))
    await lobby.store.add_tokens(stored)
    room = await lobby.room(match)
    face = room.writer.rulebook.face
    return SeasonGameMade(match=match, tokens=Tokens(**tokens), game=room.match.game, title=face.title)
