"""What is stored as entries of texts, for keepers that know nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from snapcount.server.store.rows import Row, StoredDrive, StoredMatch, StoredToken

MATCH, TOKEN, ROW, DRIVE = "match/", "token/", "row/", "drive/"
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


def drive_of(told: str) -> StoredDrive:
    return StoredDrive._make(values_of(told))
