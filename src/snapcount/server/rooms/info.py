"""What a match is, beside where it stands: its names, options, result, statistics."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from snapcount.core.data.plain import canonical, to_plain
from snapcount.core.fair import commitment
from snapcount.core.game import Game
from snapcount.core.table import Event, Seat
from snapcount.football.boxscore import box_score, drives
from snapcount.server.rooms.clocks.timing import time_told
from snapcount.server.wire.writer import NAMES, ROLES

if TYPE_CHECKING:
    from snapcount.server.rooms.room import Room


def match_info(room: Room, role: str) -> dict[str, Any]:
    match, game = room.match, room.saved.game
    return {
        "match": match.id,
        **game_info(game),
        "colours": club_colours(game) | room.saved.colours,
        "mode": match.mode,
        "taken_back": room.match_writer.back(role, game),
        "kinds": {"home": match.kinds[0], "away": match.kinds[1]},
        "coaches": {"home": match.levels[0], "away": match.levels[1]},
        "seats": [NAMES[seat] for seat in ROLES[role]],
        "waiting": [NAMES[seat] for seat in sorted(room.waiting)],
        "awaited": awaited(game),
        "over": room.over,
        "result": result_of(game) if room.over else None,
        "clock": time_told(room),
        "sittings": room.match_writer.sat(role, game),
        "links_made": room.saved.links_made,
        "want_deleted": sorted(room.saved.want_deleted),
        "rematch_by": rematch_by(room, role),
        "season": match.season,
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
        "colours": club_colours(game),
        "score": list(game.score),
        "moment": moment_of(game),
        "commitment": game.commitment,
        "for_keeps": game.for_keeps,
    }


def moment_of(game: Game) -> dict[str, str] | None:
    """Where it stands, as everybody may know it."""
    board = game.rulebook.face.scoreboard(game.view(), game.names)
    if board is None:
        return None
    return {"down": board.down, "spot": board.spot, "period": board.period, "clock": board.clock}


def club_colours(game: Game) -> dict[str, str]:
    """Those of the clubs; "" where a seat has its usual one."""
    clubs = [game.rulebook.face.club(game.options_chosen, seat) for seat in Seat]
    return {name: club.colour if club else "" for name, club in zip(NAMES, clubs, strict=True)}


def stats_of(game: Game, events: list[Event]) -> dict[str, Any]:
    """Rows, box score and drives, from events that these eyes may know of."""
    rows = game.rulebook.face.rows(events, game.names)
    if not rows:
        return {"rows": [], "box": {}, "drives": []}
    box = {"rows": rows, "box": box_score(rows, game.names), "drives": drives(rows, game.ended)}
    plain: dict[str, Any] = to_plain(box)
    return plain


def awaited(game: Game) -> list[str]:
    """The seats whose part the dice wait for."""
    return [NAMES[seat] for seat in Seat if game.dice.contributions[seat] is None]


# How a game ended


def result_of(game: Game) -> dict[str, Any]:
    for seat, how in ((game.resigned, "resigned"), (game.timed_out, "ran out of time")):
        if seat is not None:
            return {"winner": NAMES[seat.other], "how": f"{game.names[seat]} {how}."}
    home, away = game.score
    if home == away:
        return {"winner": None, "how": f"A tie: {home}–{away}."}
    winner = Seat.HOME if home > away else Seat.AWAY
    return {
        "winner": NAMES[winner],
        "how": f"{game.names[winner]} won {max(home, away)}–{min(home, away)}.",
    }


def contributions_of(game: Game) -> dict[str, str]:
    return {NAMES[seat]: game.dice.contributions[seat] or "" for seat in Seat}


def ended(game: Game) -> str:
    """The last message of a match: only now is the seed told."""
    seed = game.dice.server_seed
    return canonical(
        {
            "type": "ended",
            "result": result_of(game),
            "score": list(game.score),
            "seed": seed.hex(),
            "commitment": commitment(seed),
            "contributions": contributions_of(game),
        }
    )
