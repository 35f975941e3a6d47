"""Changed positions: `python -m benchmarks.fuzz_records [--cases 3000] [--seed 1] [GAME …]`.

Takes positions out of recorded games, changes something in them, loads each as the start of a record and plays on.
What comes of it must be a sentence that names what is wrong, or a game that plays on: no traceback, no endless loop,
no great memory.
"""

from __future__ import annotations

import argparse
import copy
import json
import resource
import signal
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any, NamedTuple

from snapcount.core.data.plain import canonical, to_plain
from snapcount.core.drivers.sampled import Coach
from snapcount.core.game import Game
from snapcount.core.record.file import parse
from snapcount.core.record.text import BadRecord
from snapcount.core.table import Question, Refusal, Seat
from snapcount.games import GAMES, find

RECORDS = Path(__file__).parents[1] / "tests" / "records"
ANSWERS = 8
"""So many are given after loading."""
SECONDS = 10
"""Of the processor: other work on the machine doesn't count."""
MEGABYTES = 60
"""More than this in one case is too much: the largest whole game takes less."""

EXTREMES: tuple[Any, ...] = (
    *(
        0,
        -1,
        1,
        2,
        3,
        5,
        11,
        12,
        50,
        99,
        100,
        110,
        111,
        1000,
        10**8,
        -(10**8),
        10**12,
        10**30,
        -0.0,
        0.5,
        1e-9,
    ),
    *(
        1e9,
        -1e9,
        1e300,
        True,
        False,
        None,
        "",
        "x",
        "home",
        "away",
        "QB",
        "over",
        "kickoff",
        "AS",
        "J1",
        "a" * 3000,
    ),
    *([], {}, [[]], [0] * 500, ["x"] * 30, {"x": 1}, [0, 0], ["", ""]),
)


class Position(NamedTuple):
    game: str
    options: dict[str, Any]
    state: Any


Way = tuple[Any, ...]


class TooSlow(BaseException):
    """A case that takes too long."""


def positions(game: str) -> list[Position]:
    """Every checkpoint of the recorded games of one game."""
    found: list[Position] = []
    for path in sorted((RECORDS / game).glob("*.snap")):
        played = parse(path.read_bytes(), find, name=path.name)
        found += [Position(game, played.options_chosen, to_plain(moment.state)) for moment in played.moments]
    return found


def leaves(plain: Any, way: Way = ()) -> Iterator[Way]:
    """The way to every value inside, lists and objects too."""
    parts = plain.items() if isinstance(plain, dict) else enumerate(plain) if isinstance(plain, list) else ()
    for name, part in parts:
        yield (*way, name)
        yield from leaves(part, (*way, name))


def at(plain: Any, way: Way) -> Any:
    for name in way:
        plain = plain[name]
    return plain


def changed(random: Random, position: Position, others: list[Position]) -> tuple[Any, str]:
    """The position with one to three things changed, and which."""
    state = copy.deepcopy(position.state)
    ways = [way for way in leaves(state) if way[0] not in ("options", "rules")]
    said: list[str] = []
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        way = random.choice(ways)
        holder = at_or_none(state, way[:-1])
        if isinstance(holder, dict | list) and at_or_none(state, way) is not None:
            kind = random.choice(CHANGES)
            new = kind(random, state, way, random.choice(others).state)
            said.append(f"{'.'.join(map(str, way))} {kind.__name__} {new!r:.40}")
            holder[way[-1]] = copy.deepcopy(new)
        elif random.random() < 0.1 and isinstance(holder, dict):
            del holder[way[-1]]
            said.append(f"{way} taken out")
    return state, "; ".join(said)


# What a value becomes. Changes that keep its type are the sly ones, so most do.


def extreme(random: Random, state: Any, way: Way, other: Any) -> Any:
    return random.choice(EXTREMES)


def alike(random: Random, state: Any, way: Way, other: Any) -> Any:
    """Any value of the same type in another position."""
    kind = type(at(state, way))
    found = [value for there in leaves(other) if type(value := at(other, there)) is kind]
    return random.choice(found or [None])


def extreme_alike(random: Random, state: Any, way: Way, other: Any) -> Any:
    kind = type(at(state, way))
    return random.choice([value for value in EXTREMES if type(value) is kind] or [None])


def near(random: Random, state: Any, way: Way, other: Any) -> Any:
    old = at(state, way)
    if isinstance(old, bool):
        return not old
    if isinstance(old, int | float):
        return old + random.choice((-1, 1, 2, -2, 10, -10, 50, 100, -100))
    return old if not isinstance(old, str) else old.swapcase()


def same_place(random: Random, state: Any, way: Way, other: Any) -> Any:
    return at_or_none(other, way)


def from_here(random: Random, state: Any, way: Way, other: Any) -> Any:
    return at(state, random.choice(list(leaves(state))))


def longer(random: Random, state: Any, way: Way, other: Any) -> Any:
    old = at(state, way)
    return (old * random.choice((2, 3, 40)))[:3000] if isinstance(old, list | str) else [old, old]


def shorter(random: Random, state: Any, way: Way, other: Any) -> Any:
    old = at(state, way)
    return old[: random.randrange(len(old))] if isinstance(old, list | str) and old else None


def shuffled(random: Random, state: Any, way: Way, other: Any) -> Any:
    old = at(state, way)
    if isinstance(old, dict):
        return dict(zip(old, random.sample(list(old.values()), len(old)), strict=True))
    return random.sample(old, len(old)) if isinstance(old, list) else old


CHANGES = (
    extreme,
    alike,
    alike,
    extreme_alike,
    near,
    near,
    same_place,
    same_place,
    from_here,
    longer,
    shorter,
    shuffled,
)


def at_or_none(plain: Any, way: Way) -> Any:
    try:
        return at(plain, way)
    except (KeyError, IndexError, TypeError):
        return None


def changed_line(random: Random, lines: list[dict[str, Any]]) -> tuple[bytes, str]:
    """The beginning of a recorded game with something changed in one line: its header, an answer, a die."""
    lines = lines[: random.randrange(2, 60)]
    at_line = random.choice((0, len(lines) - 1))
    line = copy.deepcopy(lines[at_line])
    way = random.choice(list(leaves(line)))
    kind = random.choice(CHANGES)
    new = kind(random, line, way, random.choice(lines))
    at(line, way[:-1])[way[-1]] = copy.deepcopy(new)
    kept = [*lines[:at_line], line, *lines[at_line + 1 :]]
    raw = "".join(canonical(line) + "\n" for line in kept).encode()
    return raw, f"line {at_line + 1}: {'.'.join(map(str, way))} {kind.__name__} {new!r:.40}"


def record_of(position: Position, state: Any) -> bytes:
    header = {
        "format": "snapcount/1",
        "game": position.game,
        "rules": find(position.game).rules.version,
        "options": position.options,
        "seats": {"home": "Home", "away": "Away"},
        "commitment": "0" * 64,
        "contributions": ["", ""],
        "start": state,
    }
    return (canonical(header) + "\n").encode()


def outcome(raw: bytes, seed: int) -> str:
    """ "refused" or "played", or what went wrong."""
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    signal.signal(signal.SIGVTALRM, too_slow)
    signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS)
    try:
        try:
            game = parse(raw, find)
        except BadRecord as problem:
            return "refused" if says_where(str(problem), raw) else f"an unclear sentence: {problem}"
        play_on(game, Random(seed))
    except TooSlow as slow:
        return "too slow: " + last_place(slow)
    except Exception as problem:
        return f"traceback: {type(problem).__name__}: {problem!s:.80} " + last_place(problem)
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) >> 10
    return "played" if grown <= MEGABYTES else f"{grown} MB"


def too_slow(number: int, frame: FrameType | None) -> None:
    raise TooSlow


def last_place(problem: BaseException) -> str:
    frames = [f for f in traceback.extract_tb(problem.__traceback__) if "snapcount" in f.filename]
    return " < ".join(
        f"{Path(f.filename).parent.name}/{Path(f.filename).name}:{f.lineno}" for f in frames[:-4:-1]
    )


def says_where(sentence: str, raw: bytes) -> bool:
    """The line; of a position also the field. What is no number is refused before anybody knows where it stands."""
    if b'"start":' not in raw:
        return sentence.startswith("The record")
    rest = sentence.removeprefix("The record, line 1: ")
    return rest != sentence and (": " in rest or "number that is none" in rest)


def play_on(game: Game, random: Random) -> None:
    """Answers of coaches and of chance, everything shown to both seats and to a spectator on the way."""
    coaches = [level.make() for level in game.rulebook.coaches.levels]
    for _ in range(ANSWERS):
        for seat in (None, *Seat):
            view = game.view(seat)
            game.rulebook.face.board(view, game.names)
            game.rulebook.face.words.situation(view, game.names)
            game.rulebook.face.scoreboard(view, game.names)
        if game.is_over:
            return
        seat, question = game.seat, game.question
        if seat is None or question is None:
            raise RuntimeError("nothing is asked, and the game is not over")
        game.rulebook.face.words.prompt(question, game.names)
        answer(game, seat, question, random, coaches)
    for event in game.events:
        game.say(event)
    game.rulebook.face.rows(game.events, game.names)


def answer(game: Game, seat: Seat, question: Question[Any], random: Random, coaches: list[Coach]) -> None:
    """By chance; or by a coach, who may be lost in a turn that he didn't begin."""
    if random.random() < 0.33:
        try:
            return game.answer(random.choice(coaches).answer(game.view(seat), question, random), seat)
        except Refusal:
            pass
    game.answer(question.sample(random), seat)


def fuzz(game: str, cases: int, seed: int) -> Iterator[tuple[str, str, bytes]]:
    """The outcome of every case, what was changed, and the record."""
    random = Random(f"{game}/{seed}")
    known = positions(game)
    records = [path.read_text(encoding="utf-8") for path in sorted((RECORDS / game).glob("*.snap"))]
    lines = [[json.loads(line) for line in record.splitlines()[:60]] for record in records]
    for number in range(cases):
        if random.random() < 0.2:
            raw, what = changed_line(random, random.choice(lines))
        else:
            position = random.choice(known)
            state, what = changed(random, position, known)
            raw = record_of(position, state)
        yield outcome(raw, number), what, raw


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.fuzz_records")
    parser.add_argument("games", nargs="*", metavar="GAME", help=f"any of {', '.join(GAMES)} (default: all)")
    parser.add_argument("--cases", type=int, default=3000, help="for each game (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    left = 0
    for game in arguments.games or GAMES:
        counts: Counter[str] = Counter()
        for said, what, _ in fuzz(game, arguments.cases, arguments.seed):
            counts[said if said in ("refused", "played") else "wrong"] += 1
            if said not in ("refused", "played"):
                left += 1
                print(f"{game}: {what}\n    {said}", flush=True)
        print(f"{game}: {arguments.cases} changed positions: {dict(counts)}", flush=True)
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
