"""A season as a file to go on with in the terminal, as tables for other programs, and back."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Mapping, Sequence
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

from snapcount.seasons.file.export import export
from snapcount.seasons.file.rows import WholeGame
from snapcount.seasons.file.store import Store
from snapcount.server.errors import ApiError
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.seasons.office import Inside


async def season_file(lobby: Lobby, inside: Inside) -> bytes:
    """The season file. It holds the seed, and so all dice to come: among several people it waits for the end."""
    inside.check_commissioner()
    others = [club for club in inside.people if club != inside.club]
    games = await lobby.store.seasons.whole(inside.stored.id)
    if others and any(game.home_score is None for game in games):
        sentence = "The season file holds the seed of all dice: among several people it waits for the end."
        raise ApiError(409, "not_over", sentence)
    facts = await lobby.store.seasons.facts(inside.stored.id)
    return await asyncio.to_thread(written, facts, games)


def written(facts: Mapping[str, str], games: Sequence[WholeGame]) -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "my.season"
        store = Store(path)
        store.fill(facts, games)
        store.close()
        return path.read_bytes()


async def tables(inside: Inside) -> bytes:
    """Results, standings, players' games as CSV, and the record of every game, in one zip."""
    return await asyncio.to_thread(zipped, inside)


def zipped(inside: Inside) -> bytes:
    packed = BytesIO()
    with tempfile.TemporaryDirectory() as folder, ZipFile(packed, "w", ZIP_DEFLATED) as file:
        for path in export(inside.season, Path(folder), records=True):
            file.write(path, path.name)
    return packed.getvalue()


def record_name(inside: Inside, number: int) -> str:
    return f"{inside.season.league.game}-game-{number}.snap"
