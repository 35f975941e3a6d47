"""What a match is, beside where it stands: its names, options, result, statistics."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from snapcount.core.data.plain import to_plain
from snapcount.core.game import Game
from snapcount.core.table import Event
from snapcount.football.boxscore import box_score, drives
from snapcount.server.rooms.contribute import awaited
from snapcount.server.rooms.results import NAMES, result_of
from snapcount.server.rooms.room import Room
from snapcount.server.wire.writer import ROLES


def match_info(room: Room, role: str) -> dict[str, Any]:
    match, game = room.match, room.kept.game
    return {
        "match": match.id,
        **game_info(game),
        "mode": match.mode,
        "taken_back": room.telling.back(role, game),
        "kinds": {"home": match.kinds[0], "away": match.kinds[1]},
        "seats": [NAMES[seat] for seat in ROLES[role]],
        "waiting": [NAMES[seat] for seat in sorted(room.waiting)],
        "awaited": awaited(game),
        "over": room.over,
        "result": result_of(game, room.kept.resigned) if room.over else None,
        "rematch_by": rematch_by(room, role),
        "created": datetime.fromtimestamp(match.created, UTC).isoformat(timespec="seconds"),
    }


def rematch_by(room: Room, role: str) -> str | None:
    """The other seat, where it wants a rematch and this one hasn't joined it yet."""
    others = room.want_rematch - {role}
    return others.pop() if role in NAMES and role not in room.want_rematch and others else None


def game_info(game: Game) -> dict[str, Any]:
    return {
        "game": game.rulebook.id,
        "title": game.rulebook.face.title,
        "options": dict(game.options_chosen),
        "names": {"home": game.names[0], "away": game.names[1]},
        "score": list(game.score),
        "commitment": game.commitment,
        "for_keeps": game.for_keeps,
    }


def stats_of(game: Game, events: list[Event]) -> dict[str, Any]:
    """Rows, box score and drives, from events that these eyes may know of."""
    rows = game.rulebook.face.rows(events, game.names)
    if not rows:
        return {"rows": [], "box": {}, "drives": []}
    box = {"rows": rows, "box": box_score(rows, game.names), "drives": drives(rows)}
    plain: dict[str, Any] = to_plain(box)
    return plain
