"""What a link sees of a match, live or looking back, as types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from snapcount.core.data.reading import sane
from snapcount.server.wire.fields import Checked, Count, In, Out, Score, SeatName, message
from snapcount.server.wire.rest import Match, Result


@message
class ScoreboardOut(Out):
    """Places are yards from the home seat's goal line (0) to the away seat's (`length`)."""

    score: Score
    period: str
    clock: str
    possession: SeatName | None
    down: str
    spot: str
    ball: float | None
    line: float | None
    goes: int
    length: int
    end_zone: int
    timeouts: list[int] | None


@message
class Sight(Out):
    """What one pair of eyes sees of a moment."""

    view: Any
    scoreboard: ScoreboardOut | None
    situation: str


@message
class LiveSight(Sight):
    board: str | None = None
    """The table as text, where the page asked for it."""


@message
class Frame(Sight):
    board: str
    at: int
    waiting: list[SeatName]
    events: int


@message
class History(Out):
    same: dict[str, Any]
    """Long parts of a view that frames share: a frame without such a member has it from here."""
    frames: list[Frame]


@message
class AdviceOut(Out):
    option: Any
    text: str
    chances: list[tuple[str, float]]


@message
class AdviceList(Out):
    advice: list[AdviceOut]


@message
class AidWanted(In):
    wanted: Annotated[dict[str, Any], Checked(sane)]
    """In the words of the game's `aid`."""
    seat: SeatName | None = None
    at: Count | None = None
    """A moment of the history, as the link sees it there; without it, now."""


@message
class AidGiven(Out):
    aid: Any


@message
class Chance(Out):
    """How likely home is to win, where somebody practises."""

    seq: int
    """How far the match was."""
    home: float | None
    how: str
    """Who is assumed to play; or why there is no win chance."""


@message
class BookChoice(Out):
    label: str
    share: float | None
    """How often it should be given; null where nothing is mixed."""
    chance: float | None
    """The win chance with it, of the seat that asks."""
    chosen: bool


@message
class Book(Out):
    """What helps in practice: the chance to win, and what the book would do."""

    seq: int
    win_chance: float | None
    """Of the seat that asks."""
    how: str
    """Who is assumed to play; or why there is no win chance."""
    by: str
    """By what the answers are judged, or whose answer it is."""
    choices: list[BookChoice]
    worth: float | None
    words: str
    """Long Pass 71 %, Short Pass 29 %; worth 54 %."""


@message
class ReviewMade(Out):
    """How far a review is, and the review when it is there."""

    id: str
    stage: Literal["waiting", "working", "done", "stopped", "failed"]
    done: int
    of: int
    """Plays."""
    review: dict[str, Any] | None
    """As `game.review()` has it (docs/guide/review.md); of one that was stopped, the plays so far."""


@message
class Stats(Out):
    rows: list[dict[str, Any]]
    box: dict[str, Any]
    drives: list[dict[str, Any]]


@message
class Verified(Out):
    ok: bool | None
    """Null where nothing can be said yet."""
    sentence: str


@message
class OutcomeOut(Out):
    """How a play came out: the big line, what follows, whose moment it is, its picture, the sum that decided."""

    line: str
    next: str
    seat: SeatName | None
    moment: Literal["", "touchdown", "field_goal", "safety", "turnover", "sack", "big_gain", "half", "final"]
    sum: str


@message
class EventOut(Out):
    n: int
    rule: str
    tag: Literal["printed", "ruling", "reconstructed", ""]
    what: str
    facts: dict[str, Any]
    text: str
    seat: SeatName | None = None
    """Present when only this seat may know."""
    outcome: OutcomeOut | None = None
    """Of an event that ends a play, a quarter or the game."""


@message
class Contributions(Out):
    """What each seat added to the dice."""

    home: str
    away: str


@message
class Replay(Out):
    match: Match
    same: dict[str, Any]
    frames: list[Frame]
    events: list[EventOut]
    stats: Stats | None
    seed: str
    commitment: str
    contributions: Contributions
    result: Result | None
