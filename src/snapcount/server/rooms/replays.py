"""A record that somebody brings: read, checked and told like a match, and forgotten."""

from __future__ import annotations

from collections.abc import Callable

from snapcount.core.data.plain import canonical
from snapcount.core.game import Game
from snapcount.core.record.file import Find, parse
from snapcount.core.record.text import BadRecord
from snapcount.core.record.verify import Verdict, verdict
from snapcount.server.errors import ApiError
from snapcount.server.rooms.history import Trail
from snapcount.server.rooms.info import contributions_of, game_info, result_of, stats_of
from snapcount.server.wire.match_writer import MatchWriter
from snapcount.server.wire.writer import JsonWriter, numbered, sees

MOST_LINES = 20_000


def too_long(raw: bytes) -> None:
    if raw.count(b"\n") > MOST_LINES:
        raise ApiError(413, "too_large", f"A record of more than {MOST_LINES} lines is no game of football.")


def read_record(raw: bytes, find: Find) -> Game:
    too_long(raw)
    try:
        return parse(raw, find)
    except BadRecord as problem:
        raise ApiError(422, "bad_record", str(problem)) from None


def checked_record(raw: bytes, find: Find) -> Verdict:
    """What can be said of a record, a damaged one too."""
    too_long(raw)
    try:
        return verdict(raw, find)
    except BadRecord as problem:
        return Verdict(str(problem))


def replay_of(raw: bytes, find: Find, writer_of: Callable[[str], JsonWriter]) -> str:
    game = read_record(raw, find)
    writer = writer_of(game.rulebook.id)
    over = game.ended
    trail = Trail(writer)
    trail.walk(game)
    events = [event for event in game.events if sees("watch", event)]
    told = numbered([writer.event(event, game.names) for event in events], 0)
    info = canonical(
        {
            "match": "",
            **game_info(game),
            "mode": "watch",
            "taken_back": MatchWriter(writer, game).back("watch", game),
            "kinds": {"home": "person", "away": "person"},
            "seats": [],
            "waiting": [],
            "awaited": [],
            "over": over,
            "result": result_of(game) if over else None,
            "clock": None,
            "links_made": [],
            "want_deleted": [],
            "rematch_by": None,
            "created": "",
        }
    )
    result = canonical(result_of(game) if over else None)
    seed = game.dice.server_seed.hex() if over else ""
    stats = canonical(stats_of(game, events))
    return (
        f'{{"match":{info},{trail.frames("watch", game.events)},"events":{told},"stats":{stats},'
        f'"seed":"{seed}","commitment":{canonical(game.commitment)},'
        f'"contributions":{canonical(contributions_of(game))},"result":{result}}}'
    )
