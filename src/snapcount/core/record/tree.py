"""A record with variations: after the game's own lines those of each branch that was kept, a record by itself.

Its header says which game it is a variation of (`variation_of`: 0 is the game, 1 the first variation in the file), and
as every branch's where it began (`parent`). So a file is a tree: variations of variations follow theirs.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from snapcount.core.data.plain import canonical
from snapcount.core.game import Game
from snapcount.core.record.file import Find, dump, parse
from snapcount.core.record.text import LONGEST_FILE, BadRecord, read_lines

BEGINS = b'\n{"format":'
OF, NOTE = "variation_of", "note"
LONGEST_NOTE = 1000


class Section(NamedTuple):
    """One game of a file."""

    raw: bytes
    """Its record, as if it stood alone."""
    of: int | None
    note: str


def dump_tree(game: Game) -> str:
    """The whole file as text: a game and all its variations."""
    return dump(game) + "".join(branches(game, 0, [0]))


def branches(game: Game, number: int, written: list[int]) -> Iterator[str]:
    for variation in game.variations:
        written[0] += 1
        mine = written[0]
        header, _, rest = dump(variation).partition("\n")
        more: dict[str, Any] = {OF: number} | ({NOTE: variation.note} if variation.note else {})
        yield f"{header[:-1]},{canonical(more)[1:]}\n{rest}"
        yield from branches(variation, mine, written)


def parse_tree(raw: bytes, find: Find, *, name: str, server_seed: bytes | None = None) -> Game:
    """The game in a file, with its variations."""
    first, *others = sections(raw, name)
    games = [parse(first.raw, find, name=name, server_seed=server_seed)]
    for number, section in enumerate(others, 1):
        called = f"{name}, variation {number}"
        variation = parse(section.raw, find, name=called)
        if section.of is None or not 0 <= section.of < number:
            raise BadRecord(f"{called}: 'variation_of' is the number of a game before it in the file.")
        above = games[section.of]
        if variation.parent is None or variation.parent.commitment != above.commitment:
            raise BadRecord(f"{called}: it isn't a branch of the game that it names.")
        if variation.parent.at > len(above.inputs):
            raise BadRecord(f"{called}: it begins after the end of the game that it names.")
        variation.note = section.note
        above.variations.append(variation)
        games.append(variation)
    return games[0]


def sections(raw: bytes, name: str) -> list[Section]:
    """The records in a file, each by itself."""
    if len(raw) > LONGEST_FILE:
        raise BadRecord(f"{name} is larger than {LONGEST_FILE >> 20} MiB: no record is.")
    first, *others = raw.split(BEGINS)
    whole = [first + b"\n" if others else first]
    whole += [BEGINS[1:] + other + (b"\n" if at < len(others) else b"") for at, other in enumerate(others, 1)]
    return [
        Section(whole[0], None, ""),
        *(section_of(part, name, at) for at, part in enumerate(whole[1:], 1)),
    ]


def section_of(raw: bytes, name: str, number: int) -> Section:
    """A variation without what its header has more than that of a game."""
    line, _, rest = raw.partition(b"\n")
    called = f"{name}, variation {number}"
    (header,) = read_lines(line + b"\n", called)
    of, note = header.pop(OF, None), header.pop(NOTE, "")
    if type(of) is not int or not isinstance(note, str) or len(note) > LONGEST_NOTE:
        raise BadRecord(
            f"{called}: its header has the number 'variation_of', and a short text as 'note' if any."
        )
    return Section(canonical(header).encode() + b"\n" + rest, of, note)


def main_part(raw: bytes) -> bytes:
    """The game's own lines, without its variations."""
    main, found, _ = raw.partition(BEGINS)
    return main + b"\n" if found else main
