"""Changed positions: `python -m benchmarks.fuzz_records [--cases 3000] [--seed 1] [GAME …]`.

Takes positions out of recorded games, changes something in them, loads each as the start of a record and plays on.
What comes of it must be a sentence that names what is wrong, or a game that plays on: no traceback, no endless loop,
no great memory.
"""

from __future__ import annotations

import argparse
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

from benchmarks.changes import changed, changed_line
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


class Position(NamedTuple):
    game: str
    options: dict[str, Any]
    state: Any


class TooSlow(BaseException):
    """A case that takes too long."""


def positions(game: str) -> list[Position]:
    """Every checkpoint of the recorded games of one game."""
    found: list[Position] = []
    for path in sorted((RECORDS / game).glob("*.snap")):
        played = parse(path.read_bytes(), find, name=path.name)
        found += [Position(game, played.options_chosen, to_plain(moment.state)) for moment in played.moments]
    return found


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
            kept, what = changed_line(random, random.choice(lines))
            raw = "".join(canonical(line) + "\n" for line in kept).encode()
        else:
            position = random.choice(known)
            state, what = changed(random, position.state, random.choice(known).state)
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
