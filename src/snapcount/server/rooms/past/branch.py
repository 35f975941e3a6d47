"""New matches out of played ones: "try it from here", and records that somebody brings to keep and share."""

from __future__ import annotations

import asyncio
import secrets
from random import Random
from time import time

from snapcount.core import branching, fair
from snapcount.core.game import Game
from snapcount.core.known import known_to
from snapcount.server.errors import ApiError
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.covering import check_uncovered
from snapcount.server.rooms.pace import between_coaches
from snapcount.server.rooms.room import Room
from snapcount.server.seating import parts_of, roles_of, usual_level
from snapcount.server.store import StoredMatch
from snapcount.server.wire.rest import Branch, Made
from snapcount.server.wire.writer import ROLES

HOTSEAT = "hotseat"


async def branch(lobby: Lobby, room: Room, role: str, wanted: Branch) -> Made:
    """A match from an earlier moment: against a coach (the one played against, or the first), or at one screen."""
    check_may_branch(room, role)
    game = room.saved.game
    moments = [at for at, given in enumerate(game.inputs) if given.kind == "answer"]
    if wanted.at not in moments and not (wanted.at == len(game.inputs) and not game.is_over):
        raise ApiError(422, "no_such_moment", "There is no decision at this moment of the game.")
    mode, kinds, levels = seats_of(room, role, wanted)
    seed = fair.new_seed()
    parts = parts_of(kinds, wanted.contributions)
    if is_open(room):
        other = branching.branch(game, wanted.at, seed=seed, contributions=parts)
    else:
        chance = Random(secrets.randbits(128))
        start, given = await asyncio.to_thread(known_to, game, wanted.at, ROLES[role], chance)
        other = branching.branch_from(game, wanted.at, start, given, seed, parts)
    match = StoredMatch(secrets.token_hex(8), game.rulebook.id, mode, kinds, levels, seed, time())
    return await lobby.open_match(match, other, roles_of(mode, kinds), colours=room.saved.colours)


def is_open(room: Room) -> bool:
    """Nothing is secret any more: the game is over, or it came as a record that somebody had."""
    return room.over or (room.match.mode == "watch" and not between_coaches(room))


def check_may_branch(room: Room, role: str) -> None:
    """A game in progress is tried from by whoever plays it alone; it then holds what that seat may see."""
    if is_open(room):
        return
    if room.match.mode == "match":
        raise ApiError(409, "not_over", "In a match between people, trying things out must wait for the end.")
    if not ROLES[role]:
        raise ApiError(409, "not_over", "A link that watches tries things out when the game is over.")
    check_uncovered(room, role)


def seats_of(room: Room, role: str, wanted: Branch) -> tuple[str, tuple[str, str], tuple[str, str]]:
    """Mode, kinds and levels of the branch."""
    if wanted.against == HOTSEAT:
        return HOTSEAT, ("person", "person"), ("", "")
    rulebook = room.writer.rulebook
    if not rulebook.coaches.levels:
        raise ApiError(409, "no_coach", f"{rulebook.face.title} has no computer coach to play against.")
    played = next((level for level in room.match.levels if level), usual_level(rulebook))
    level = rulebook.coach(wanted.against).level if wanted.against else played
    seats = ROLES[role]
    seat = ("home", "away").index(wanted.seat) if wanted.seat else (seats[0] if len(seats) == 1 else 0)
    if seat == 0:
        return "practice", ("person", "coach"), ("", level)
    return "practice", ("coach", "person"), (level, "")


async def keep(lobby: Lobby, game: Game) -> Made:
    """A record that somebody brought, kept as a match to watch: its moments have links and can be tried from."""
    kinds = ("person", "person")
    seed = game.dice.server_seed
    match = StoredMatch(secrets.token_hex(8), game.rulebook.id, "watch", kinds, ("", ""), seed, time())
    return await lobby.open_match(match, game, ("watch",))
