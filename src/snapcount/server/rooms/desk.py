"""What can be asked for beside the table, as plain functions: the games, a match as its link may see it, records.

Whoever serves (the routes of a web server, or something else) hands over the lobby, or the room and role of a link, and
gives back what it gets: a plain value, or the text of one.
"""

from __future__ import annotations

import asyncio
from typing import Any

from snapcount.core.data.letters import NOT_TEXT, line_of
from snapcount.core.data.plain import canonical, to_plain
from snapcount.core.record.file import dump
from snapcount.core.rulebook import Rulebook
from snapcount.core.rules_text import how_to_play, rules_for_people
from snapcount.core.where import elsewhere, untested, where
from snapcount.football.glossary import glossary
from snapcount.server.errors import ApiError
from snapcount.server.lobby import Lobby
from snapcount.server.rooms.covering import check_uncovered
from snapcount.server.rooms.helping import check_aid
from snapcount.server.rooms.info import match_info, stats_of
from snapcount.server.rooms.past import branch as branching
from snapcount.server.rooms.past import replays
from snapcount.server.rooms.past.export import written
from snapcount.server.rooms.room import Room
from snapcount.server.wire.rest import Branch, Made
from snapcount.server.wire.sights import AidWanted
from snapcount.server.wire.writer import ROLES, eyes_of, sees

MOST_PROBLEMS = 50


# Games


def games(lobby: Lobby) -> dict[str, Any]:
    return {"games": [described(lobby.find(game)) for game in lobby.games()]}


def described(book: Rulebook) -> dict[str, Any]:
    return {
        "id": book.id,
        "title": book.face.title,
        "summary": book.face.summary,
        "prefix": book.rules.prefix,
        "options": [to_plain(option) for option in book.rules.options],
        "lengths": [to_plain(length) for length in book.face.lengths],
        "coaches": [
            {"level": coach.level, "name": coach.name, "text": coach.text, "elo": coach.elo}
            for coach in book.coaches.levels
        ],
    }


def rules(lobby: Lobby, game: str) -> dict[str, Any]:
    book = book_of(lobby, game)
    try:
        found = rules_for_people(book)
    except (OSError, ImportError):
        found = {}
    return {
        "how_to_play": how_to_play(book),
        "glossary": [{"word": word, "means": means} for word, means in glossary(book).items()],
        "rules": [
            {**vars(rule), "tables": [table._asdict() for table in rule.tables]} for rule in found.values()
        ],
    }


async def rule_places(lobby: Lobby, game: str, number: str) -> dict[str, Any]:
    """Where a rule stands in the code, its tests and its worked examples."""
    book = book_of(lobby, game)
    if number not in {rule["id"] for rule in rules(lobby, game)["rules"]}:
        raise ApiError(404, "no_such_rule", "There is no such rule.")
    found = await asyncio.to_thread(where, book, number)
    return {
        "places": [
            {"kind": place.kind, "file": place.file, "line": place.line, "name": place.name}
            for place in found
        ],
        "elsewhere": elsewhere(book).get(number, ""),
        "untested": untested(book).get(number, ""),
    }


def book_of(lobby: Lobby, game: str) -> Rulebook:
    if game not in lobby.games():
        raise ApiError(404, "no_such_game", "There is no such game.")
    return lobby.find(game)


async def check_file(lobby: Lobby, game: str, raw: bytes) -> dict[str, Any]:
    """A file for an option: the option's value, or every problem in plain words. Nothing is kept."""
    book = book_of(lobby, game)
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        raise ApiError(422, "not_text", f"In {line_of(problem)} {NOT_TEXT}.") from None
    read = await asyncio.to_thread(book.face.read_file, text)
    return {"title": read.title, "value": read.value, "problems": read.problems[:MOST_PROBLEMS]}


# A match, by the link that looks at it


async def match(room: Room, role: str) -> dict[str, Any]:
    async with room.lock:
        await room.refresh()
        return match_info(room, role)


async def history(room: Room, role: str) -> str:
    async with room.lock:
        await room.refresh()
        check_uncovered(room, role)
        game = room.saved.game

        def walk() -> str:
            room.trail.walk(game)
            return room.trail.frames(role, game.events, game.ended)

        return f"{{{await asyncio.to_thread(walk)}}}"


async def advice(room: Room, role: str, seat: str | None) -> dict[str, Any]:
    if room.match.mode not in ("practice", "hotseat"):
        raise ApiError(409, "no_advice", "Advice is for practice, not for a match.")
    seats = [at for at in ROLES[role] if seat is None or at.name.lower() == seat]
    async with room.lock:
        await room.refresh()
        asked = [(at, room.waiting[at]) for at in seats if at in room.waiting]
        if not asked:
            return {"advice": []}
        check_uncovered(room, role)
        view = room.saved.game.view(asked[0][0])
    found = await asyncio.to_thread(room.writer.rulebook.coaches.advice, view, asked[0][1])
    return {
        "advice": [
            {"option": to_plain(one.option), "text": one.text, "chances": list(one.chances)} for one in found
        ]
    }


async def aid(room: Room, role: str, asking: AidWanted) -> dict[str, Any]:
    seats = [at for at in ROLES[role] if asking.seat is None or at.name.lower() == asking.seat]
    async with room.lock:
        await room.refresh()
        check_uncovered(room, role)
        check_aid(room, asking.wanted)
        game = room.saved.game
        if asking.at is None:
            view = game.view(seats[0] if seats else None)
        else:
            view = await asyncio.to_thread(room.trail.seen, game, asking.at, eyes_of(role))
    return {"aid": await asyncio.to_thread(room.writer.rulebook.face.aid, view, asking.wanted)}


async def stats(room: Room, role: str) -> str:
    async with room.lock:
        await room.refresh()
        game = room.saved.game
        events = [event for event in game.events if sees(role, event)]
        return canonical(await asyncio.to_thread(stats_of, game, events))


async def branch(lobby: Lobby, room: Room, role: str, wanted: Branch) -> Made:
    async with room.lock:
        await room.refresh()
        return await branching.branch(lobby, room, role, wanted)


# Records


async def record(lobby: Lobby, room: Room) -> str:
    async with room.lock:
        await room.refresh()
        if not room.over:
            sentence = "The record holds both seats' secrets: it can be had when the game is over."
            raise ApiError(409, "not_over", sentence)
        return await asyncio.to_thread(written, lobby, room)


async def verify(lobby: Lobby, room: Room) -> dict[str, Any]:
    text = await record(lobby, room)
    return await asyncio.to_thread(replays.verified, text.encode(), lobby.find)


async def replay(lobby: Lobby, who: str, raw: bytes) -> str:
    """A record to look at. Nothing of it is kept."""
    return await lobby.reader.read(who, replays.tell, raw, lobby.find, lobby.json_text)


async def verify_record(lobby: Lobby, who: str, raw: bytes) -> str:
    return await lobby.reader.read(who, replays.check, raw, lobby.find)


async def keep_record(lobby: Lobby, who: str, raw: bytes) -> Made:
    """Kept once it has been told within bounds: then it will be again, whenever somebody opens it."""
    await replay(lobby, who, raw)
    return await branching.keep(lobby, await asyncio.to_thread(replays.read_record, raw, lobby.find))


# Reviews


async def review(lobby: Lobby, room: Room) -> str:
    """Of a match that is over, the same for all who may look at it."""
    async with room.lock:
        await room.refresh()
        if not room.over:
            raise ApiError(409, "not_over", "A review looks back on a finished game: this one isn't over.")
        text = await asyncio.to_thread(dump, room.saved.game)
    return lobby.reviews.begin(f"match {room.match.id}", text.encode()).as_json()


def review_record(lobby: Lobby, who: str, raw: bytes) -> str:
    replays.check_length(raw)
    replays.check_texts(raw)
    return lobby.reviews.begin(who, raw).as_json()
