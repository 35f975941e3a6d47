"""When to use which formation card or alignment: what each adds against runs and passes with the men on the field."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from snapcount.core.table import Seat
from snapcount.football.downs import new_series
from snapcount.games.canadian_pro.rules.calls import Call
from snapcount.games.canadian_pro.rules.defences import DefenceCall
from snapcount.games.canadian_pro.rules.lineups import Line, line_of
from snapcount.games.canadian_pro.rules.settings import pass_parts, run_parts
from snapcount.games.canadian_pro.state import Options, State
from snapcount.games.canadian_pro.tables import (
    ALIGNMENT_CHANGES,
    BLITZ,
    DEPTHS,
    FIELD,
    FORMATIONS,
    HOLES,
    LAW,
    RECEIVERS,
    ZONES,
    depth_of,
)

LENGTHS = {"S": "short", "M": "medium", "L": "long"}
CARRIER, USUAL_RECEIVER = "HB", "SE"


def listed(words: Iterable[object]) -> str:
    """ "7", "7 and 3", "7, 3 and 2"."""
    *first, last = map(str, words)
    return f"{', '.join(first)} and {last}" if first else last


def card_words(state: State, card: str) -> str:
    """Where this card is strong and where weak, as the rules add it up."""
    ours, theirs = line_of(state, state.situation.offence), line_of(state, state.situation.offence.other)
    return _card_words(state.options, ours, theirs, card)


@lru_cache(maxsize=256)
def _card_words(options: Options, ours: Line, theirs: Line, card: str) -> str:
    """The weather is left out: it is the same for every card."""
    state = State(options, "scrimmage", new_series(LAW, Seat.HOME, FIELD // 2), 1, 0, (0, 0))
    defence = DefenceCall(0, card)
    runs = {
        hole: sum(
            change for _, change in run_parts(state, ours, theirs, Call("run", CARRIER, hole=hole), defence)
        )
        for hole in HOLES
    }
    passes = {length: against_passes(state, ours, theirs, defence, length) for length in DEPTHS}
    if card in BLITZ:
        return "A blitz hurries the passer; draws, traps and screens hurt it."
    said = [*extremes("runs through ", runs, -1), *extremes("", passes, 1)]
    strong = [words for words, good in said if good]
    weak = [words for words, good in said if not good]
    against = f"Strong against {listed(strong)}" if strong else "Strong nowhere"
    return f"{against}{f', weak against {listed(weak)}' if weak else ''}."


def against_passes(state: State, ours: Line, theirs: Line, defence: DefenceCall, depth: str) -> float:
    """What is added against passes of a length, on average over its zones or over the receivers."""
    if FORMATIONS[defence.card].kind == "zone":
        calls = [Call("pass", USUAL_RECEIVER, depth, zone=zone) for zone in ZONES if depth_of(zone) == depth]
    else:
        calls = [Call("pass", who, depth, zone=1) for who in RECEIVERS if who in ours.men]
    added = [sum(change for _, change in pass_parts(state, ours, theirs, call, defence)) for call in calls]
    return sum(added) / len(added)


def extremes(
    before: str, changes: Mapping[int, int] | Mapping[str, float], sign: int
) -> list[tuple[str, bool]]:
    """The best places and the worst, where they differ; `sign` is 1 where adding helps the defence."""
    found: list[tuple[str, bool]] = []
    helps = {place: sign * change for place, change in changes.items()}
    for good, edge in ((True, max(helps.values())), (False, min(helps.values()))):
        if (edge > 0) is good and edge != 0:
            places = [place for place, help in helps.items() if help == edge]
            words = [f"{LENGTHS[place]} passes" if isinstance(place, str) else str(place) for place in places]
            found.append((before + listed(words), good))
    return found


def alignment_words(alignment: str) -> str:
    """CP-16.28: what an alignment is better and worse against than 4-3-5."""
    changes = ALIGNMENT_CHANGES[alignment]
    helps = {"runs": -(changes["defence"] + changes["offence"])}
    helps |= {f"{LENGTHS[depth]} passes": changes[depth] for depth in DEPTHS}
    better = [what for what, help in helps.items() if help > 0]
    worse = [what for what, help in helps.items() if help < 0]
    said = [
        f"better against {listed(better)}" if better else "",
        f"worse against {listed(worse)}" if worse else "",
    ]
    return f"{alignment}: {', '.join(filter(None, said)) or 'no difference'}."
