"""A record that somebody brings: read, checked and told like a match, and forgotten."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from snapcount.core.data.plain import canonical
from snapcount.core.game import Game
from snapcount.core.record.file import Find, parse
from snapcount.core.record.text import BadRecord, read_header, read_lines
from snapcount.core.record.tree import main_part
from snapcount.core.record.verify import verdict
from snapcount.server.errors import ApiError, shortened
from snapcount.server.rooms.info import contributions_of, game_info, result_of, stats_of
from snapcount.server.rooms.past.history import Trail
from snapcount.server.signing import said_of
from snapcount.server.wire.fields import LONGEST_NAME, LONGEST_PART, is_printable
from snapcount.server.wire.match_writer import MatchWriter
from snapcount.server.wire.writer import JsonText, JsonWriter, sees

MOST_LINES = 20_000


# What is done in a process of its own: functions of bytes that give a text


def tell(raw: bytes, find: Find, json_text: JsonText) -> str:
    """A record told like a match, as JSON."""
    return replay_of(raw, find, lambda game: JsonWriter(find(game), json_text))


def check(raw: bytes, find: Find) -> str:
    """What can be said of a record, a damaged one too, as JSON."""
    check_length(raw)
    try:
        check_texts(raw)
        return canonical(verified(raw, find))
    except (BadRecord, ApiError) as problem:
        sentence = problem.sentence if isinstance(problem, ApiError) else str(problem)
        return canonical({"ok": False, "sentence": sentence})


def verified(raw: bytes, find: Find) -> dict[str, Any]:
    """Whether the dice follow from the seed, and who signed it."""
    found, signed = verdict(raw, find), said_of(raw)
    return {
        "ok": False if signed.ok is False else found.ok,
        "sentence": f"{found.sentence} {signed.sentence}" if found.ok else found.sentence,
    }


def read_record(raw: bytes, find: Find) -> Game:
    check_length(raw)
    check_texts(raw)
    try:
        return parse(main_part(raw), find)
    except BadRecord as problem:
        raise bad_record(str(problem)) from None


def check_length(raw: bytes) -> None:
    if raw.count(b"\n") > MOST_LINES:
        raise ApiError(
            413, "too_large", f"A record of more than {MOST_LINES} lines isn't a game of football."
        )


def check_texts(raw: bytes) -> None:
    """Names, and what the seats added to the dice, are held to what can be entered here."""
    try:
        first, *_ = read_lines(raw.partition(b"\n")[0] + b"\n", "The record")
        header = read_header(first, "The record")
    except BadRecord as problem:
        raise bad_record(str(problem)) from None
    for seat, name in header["seats"].items():
        if not 1 <= len(name) <= LONGEST_NAME or not is_printable(name):
            raise bad_record(f"The record, line 1: the name of {seat} is not one that a team can have here.")
    for part in header["contributions"]:
        if len(part) > LONGEST_PART or not is_printable(part):
            raise bad_record("The record, line 1: the texts added to the dice are at most 100 letters long.")
    if len(str(header.get("seed", ""))) > LONGEST_PART:
        raise bad_record("The record, line 1: the seed is at most 100 letters long.")


def bad_record(sentence: str) -> ApiError:
    return ApiError(422, "bad_record", shortened(sentence))


def replay_of(raw: bytes, find: Find, writer_of: Callable[[str], JsonWriter]) -> str:
    game = read_record(raw, find)
    writer = writer_of(game.rulebook.id)
    over, words = game.ended, MatchWriter(writer, game)
    trail = Trail(writer)
    trail.walk(game)
    events = [event for event in game.events if sees("watch", event)]
    told = writer.json_text([writer.event(events, at, game.names) for at in range(len(events))])
    info = canonical(
        {
            "match": "",
            **game_info(game),
            "mode": "watch",
            "taken_back": words.back("watch", game),
            "sittings": words.sat("watch", game),
            "kinds": {"home": "person", "away": "person"},
            "coaches": {"home": "", "away": ""},
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
            "season": None,
        }
    )
    result = canonical(result_of(game) if over else None)
    seed = game.dice.server_seed.hex() if over else ""
    stats = canonical(stats_of(game, events))
    return (
        f'{{"match":{info},{trail.frames("watch", game.events, over)},"events":{told},"stats":{stats},'
        f'"seed":"{seed}","commitment":{canonical(game.commitment)},'
        f'"contributions":{canonical(contributions_of(game))},"result":{result}}}'
    )
