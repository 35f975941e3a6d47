"""The text of a record: its lines and its header, before any rule looks at them."""

from __future__ import annotations

import json
import re
from typing import Any

from snapcount.core.data.plain import canonical
from snapcount.core.data.reading import read_json
from snapcount.core.data.typed import NotPlain

FORMAT = "snapcount/1"
LONGEST_LINE = 1 << 20
LONGEST_FILE = 64 << 20


class BadRecord(ValueError):
    """A file that is no valid record: one sentence, naming the line."""


def read_lines(raw: bytes, name: str) -> list[dict[str, Any]]:
    if not raw:
        raise BadRecord(f"{name} is empty: expected a Snapcount record, one JSON object a line.")
    if len(raw) > LONGEST_FILE:
        raise BadRecord(f"{name} is larger than {LONGEST_FILE >> 20} MiB: no record is.")
    pieces = raw.split(b"\n")
    if pieces[-1]:
        raise BadRecord(f"{name}, line {len(pieces)}: cut short in the middle of the line.")
    return [read_line(piece, number, name) for number, piece in enumerate(pieces[:-1], 1)]


class Written(str):
    """The text of a checkpoint's state, which nobody has read yet: it is compared as it stands."""

    __slots__ = ()


def read_line(piece: bytes, number: int, name: str) -> dict[str, Any]:
    """A line, checked for its one way of writing; that of a state is left to whoever compares it."""
    if len(piece) > LONGEST_LINE:
        raise BadRecord(f"{name}, line {number}: longer than {LONGEST_LINE >> 20} MiB.")
    drawn = _drawn(piece)
    if drawn is not None:
        rule, n, card, number_card = drawn.groups()
        value = int(number_card) if card is None else card.decode()
        return {"kind": "draw", "rule": rule.decode(), "n": int(n), "value": value}
    if _short(piece) is not None:
        return _decode(piece.decode())[0]  # type: ignore[no-any-return]
    reached = _reached(piece)
    if reached is None:
        return read_whole_line(piece, number, name)
    line: dict[str, Any] = {"kind": "checkpoint", "hash": reached[1].decode()}
    if reached[2] is not None:
        line["state"] = Written(reached[2], "ascii")
    return line


def with_state(line: dict[str, Any], number: int, name: str) -> dict[str, Any]:
    """The same line, its state read and checked after all."""
    if not isinstance(line.get("state"), Written):
        return line
    text = f'{{"kind":"checkpoint","hash":"{line["hash"]}","state":{line["state"]}}}'
    return read_whole_line(text.encode(), number, name)


def read_whole_line(piece: bytes, number: int, name: str) -> dict[str, Any]:
    try:
        text = piece.decode("utf-8")
    except UnicodeDecodeError:
        raise BadRecord(
            f"{name}, line {number}: not text; a record is UTF-8, one JSON object a line."
        ) from None
    try:
        line = read_json(text)
    except NotPlain as problem:
        raise BadRecord(f"{name}, line {number}: {problem}.") from None
    except (ValueError, RecursionError):
        raise BadRecord(f"{name}, line {number}: not valid JSON.") from None
    if not isinstance(line, dict):
        raise BadRecord(f"{name}, line {number}: expected a JSON object.")
    try:
        same = canonical(line) == text
    except (ValueError, RecursionError):
        same = False
    if not same:
        raise BadRecord(
            f"{name}, line {number}: not written the way Snapcount writes it, so it was changed since."
        )
    return line


# Most lines of a record are a card, a throw, a short answer or a checkpoint. Written as they must be, they have only
# one form, which is known at once: no escapes, no leading zeros, fields in their order. A line that is written in
# another way is read as a whole.

_NUMBER = rb"(?:0|[1-9][0-9]{0,8})"
_drawn = re.compile(
    rb'{"kind":"draw","rule":"([A-Z0-9.-]+)","n":(%b),"value":(?:"([A-Z0-9]+)"|(%b))}' % (_NUMBER, _NUMBER)
).fullmatch
_short = re.compile(
    rb'{"kind":"(?:roll","rule":"[A-Z0-9.-]+","n":%b,"value":\[%b(?:,%b)*\]'
    rb'|answer","rule":"[A-Z0-9.-]+","seat":"[a-z]+","question":"[A-Za-z]+","value":(?:"[ !#-Z^-~]*"|%b|true|false))}'
    % (_NUMBER, _NUMBER, _NUMBER, _NUMBER)
).fullmatch
_decode = json.JSONDecoder().raw_decode
_reached = re.compile(rb'{"kind":"checkpoint","hash":"([0-9a-f]{16})"(?:,"state":({[ -~]*}))?}').fullmatch


def read_header(header: dict[str, Any], name: str) -> dict[str, Any]:
    if header.get("format") != FORMAT:
        raise BadRecord(f"{name}, line 1: expected the format {FORMAT!r}, got {header.get('format')!r:.40}.")
    wanted = {
        "game": str,
        "rules": int,
        "options": dict,
        "seats": dict,
        "commitment": str,
        "contributions": list,
    }
    for key, kind in wanted.items():
        if not isinstance(header.get(key), kind) or isinstance(header[key], bool):
            raise BadRecord(f"{name}, line 1: the header's {key!r} is missing or of the wrong kind.")
    seats, given = header["seats"], header["contributions"]
    if seats.keys() != {"home", "away"} or not all(isinstance(seat, str) for seat in seats.values()):
        raise BadRecord(f"{name}, line 1: the header's 'seats' must name home and away.")
    if len(given) != 2 or not all(isinstance(text, str) for text in given):
        raise BadRecord(f"{name}, line 1: the header's 'contributions' must be two texts.")
    extra = header.keys() - wanted.keys() - {"format", "seed", "start", "for_keeps", "parent"}
    if extra:
        raise BadRecord(f"{name}, line 1: the header has the unknown field {min(extra)!r}.")
    if header.get("for_keeps", True) is not True:
        raise BadRecord(f"{name}, line 1: the header's 'for_keeps' is true, or it isn't there.")
    if "parent" in header and not is_parent(header["parent"]):
        raise BadRecord(f"{name}, line 1: the header's 'parent' has a commitment and a moment, 'at'.")
    if "seed" in header and type(header["seed"]) not in (int, str):
        raise BadRecord(f"{name}, line 1: the header's 'seed' must be a number or a text.")
    return header


def is_parent(named: Any) -> bool:
    """Another game by the commitment of its dice, and a number of its inputs."""
    if not isinstance(named, dict) or named.keys() != {"commitment", "at"}:
        return False
    commitment, at = named["commitment"], named["at"]
    return isinstance(commitment, str) and bool(_hex64(commitment)) and type(at) is int and at >= 0


_hex64 = re.compile("[0-9a-f]{64}").fullmatch
