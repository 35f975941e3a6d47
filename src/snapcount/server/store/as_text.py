"""What is stored as entries of texts, for keepers that know nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from typing import Any

from snapcount.seasons.file.rows import WholeGame
from snapcount.server.store.rows import (
    Row,
    SeasonLink,
    StoredDrive,
    StoredMatch,
    StoredSeason,
    StoredToken,
)

MATCH, TOKEN, ROW, DRIVE, SEASON = "match/", "token/", "row/", "drive/", "season/"
MADE, FACTS, CLUBS, GAME, LINK = "made", "facts", "clubs", "game", "link"
"""The kinds of a season's entries: season/ID/KIND, or season/ID/KIND/WHICH."""
HEX = "hex"
"""Bytes, which JSON doesn't know, are an object of this one name."""


def matches(found: Iterable[StoredMatch]) -> dict[str, str]:
    return {MATCH + match.id: text(match) for match in found}


def tokens(found: Iterable[StoredToken]) -> dict[str, str]:
    return {TOKEN + token.hash.hex(): text(token) for token in found}


def rows(found: Iterable[Row]) -> dict[str, str]:
    return {f"{rows_of(row.match)}{row.seq:08}": text(row) for row in found}


def rows_of(match: str) -> str:
    return f"{ROW}{match}/"


def drives(found: Iterable[StoredDrive]) -> dict[str, str]:
    return {f"{DRIVE}{drive.game}/{drive.day}/{drive.person.hex()}": text(drive) for drive in found}


def season(made: StoredSeason) -> dict[str, str]:
    return {f"{SEASON}{made.id}/{MADE}": text(made)}


def season_words(season: str, kind: str, words: Mapping[str, str]) -> dict[str, str]:
    """Its facts, or who has its clubs."""
    return {f"{SEASON}{season}/{kind}": json.dumps(dict(words), ensure_ascii=False)}


def season_games(season: str, games: Iterable[WholeGame]) -> dict[str, str]:
    return {f"{SEASON}{season}/{GAME}/{game.number:06}": text(game) for game in games}


def season_links(links: Iterable[SeasonLink]) -> dict[str, str]:
    return {f"{SEASON}{link.season}/{LINK}/{link.hash.hex()}": text(link) for link in links}


def text(values: tuple[Any, ...]) -> str:
    plain = [{HEX: value.hex()} if isinstance(value, bytes) else value for value in values]
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def values_of(told: str) -> list[Any]:
    return [bytes.fromhex(value[HEX]) if isinstance(value, dict) else value for value in json.loads(told)]


def match_of(told: str) -> StoredMatch:
    match = StoredMatch._make(values_of(told))
    return match._replace(
        kinds=(match.kinds[0], match.kinds[1]),
        levels=(match.levels[0], match.levels[1]),
        redrawn=(match.redrawn[0], match.redrawn[1]),
    )


def token_of(told: str) -> StoredToken:
    return StoredToken._make(values_of(told))


def row_of(told: str) -> Row:
    return Row._make(values_of(told))


def words_of(told: str) -> dict[str, str]:
    return {str(key): str(value) for key, value in json.loads(told).items()}


def drive_of(told: str) -> StoredDrive:
    return StoredDrive._make(values_of(told))
