"""How each question of Out of Sight Football is answered in ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from snapcount.core.stepping.codec import Ids, Listed, Spelling
from snapcount.core.table import Question
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.codec.ids import (
    CELL,
    DROP_BY,
    DROP_TO,
    END,
    FINER,
    FIRST_Y,
    HANGS,
    NO,
    NORTH,
    ON,
    PARTS,
    PLAYS,
    STRAIGHT,
    WORDS,
    XS,
    YES,
)
from snapcount.games.out_of_sight.codec.places import (
    IS_Y,
    axis,
    digits,
    numbers,
    place_legal,
    points,
    spelled,
)
from snapcount.games.out_of_sight.questions import drawn, listed
from snapcount.games.out_of_sight.rules.geometry import Point
from snapcount.games.out_of_sight.rules.playbook import (
    Execution,
    drop_path,
    drop_problem,
    required_depth,
    straight_drop,
)
from snapcount.games.out_of_sight.rules.strokes import Stroke, dot, landing, line
from snapcount.games.out_of_sight.state import Path

ON_THE_FIELD = XS[80:320]
"""OS-8.5: from one end line to the other."""
WITHIN = (0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.998)
"""Where between two grid lines a place is looked for."""
LONGEST = 600
"""So many places a line has at most."""
PLAY_OF = {number: play for play, number in PLAYS.items()}
HANG_OF = {number: float(ms) for ms, number in HANGS.items()}
WORD_OF = {number: word for word, number in WORDS.items()}


def line_ids(stroke: Stroke) -> Ids:
    """A line from its second place on; the first is where it must begin."""
    pts = [(point[0], point[1]) for point in stroke.segments[0].pts]
    found: list[int] = []
    for point in pts[1:] or pts:
        found += [*spelled(point), ON]
    return (*found[:-1], END)


def dot_ids(stroke: Stroke) -> Ids:
    held = stroke.segments[0].hang_ms
    return (*spelled(landing(stroke)), *((END,) if held is None else (HANGS[round(held)],)))


class Drawn:
    """A line or a dot, or one of the words that a question takes instead."""

    def words(self, question: Any) -> list[int]:
        if isinstance(question, drawn.KickOff):
            return [WORDS["onside"]]
        return [WORDS[word] for word in question.declines()] if isinstance(question, drawn.RunBack) else []

    def is_line(self, question: Any) -> bool:
        return isinstance(question, drawn.RunBack | drawn.RunAfterCatch)

    def legal(self, question: Any, written: Ids) -> Sequence[int]:
        if not written:
            return sorted([*self.words(question), *XS])
        if written[-1] == END or written[0] in WORD_OF or written[-1] in HANG_OF:
            return ()
        if not self.is_line(question):
            hangs = HANG_OF if getattr(question, "kind", "") == "high_punt" else ()
            return place_legal(written, [END, *hangs])
        return line_legal(written, lambda: question.problem(self.read(question, written)) is None)

    def read(self, question: Any, written: Ids) -> Any:
        if written[0] in WORD_OF:
            return WORD_OF[written[0]]
        if self.is_line(question):
            return line(question.start, *points(written))
        return dot(points(written)[0], HANG_OF.get(written[-1]))

    def spell(self, question: Any, answer: Any) -> Ids:
        if isinstance(answer, str):
            return (WORDS[answer],)
        return line_ids(answer) if self.is_line(question) else dot_ids(answer)


def line_legal(written: Ids, may_end: Any) -> list[int]:
    """What may stand next in a line: it ends only where it is long enough."""
    complete = axis(written) == "y" and written[-1] != FINER
    then = [END] if complete and may_end() else []
    return place_legal(written, [*then, *([ON] if written.count(ON) < LONGEST or not then else [])])


class Calls:
    """The play, its drop, and its line or dot."""

    def drop_end(self, question: drawn.CallPlay, written: Ids) -> int:
        """Where the drop ends in the ids; 0 while it is being written."""
        if tables.PLAYBOOK[PLAY_OF[written[0]]].drop != 10:
            return 1
        if len(written) == 1 or written[1] == STRAIGHT:
            return len(written) if len(written) == 1 else 2
        ends = [at for at, number in enumerate(written) if number == END]
        return ends[0] + 1 if ends else 0

    def drop(self, question: drawn.CallPlay, written: Ids) -> Path | None:
        """The drop as it is drawn: what would leave the pocket ends at its edge."""
        play, ball, goes = tables.PLAYBOOK[PLAY_OF[written[0]]], question.ball_at, question.goes
        straight = straight_drop(play, ball, goes)
        if play.drop != 10 or written[1] == STRAIGHT:
            return straight
        found = points(written[: self.drop_end(question, written)])
        drop = (ball, *found)
        if drop_problem(play, drop, ball, goes) is None:
            return drop
        to = kept_in_pocket(found[-1], ball, goes)
        return (ball, to) if drop_problem(play, (ball, to), ball, goes) is None else straight

    def legal(self, question: drawn.CallPlay, written: Ids) -> Sequence[int]:
        if not written:
            return sorted([PLAYS[play] for play in question.plays])
        play = tables.PLAYBOOK[PLAY_OF[written[0]]]
        if play.drop == 10 and len(written) == 1:
            return sorted([STRAIGHT, DROP_TO, DROP_BY])
        start = self.drop_end(question, written)
        if not start:
            bent = written[1] == DROP_BY and written.count(ON) == 0
            return place_legal(written, [ON] if bent else [END])
        drop = drop_path(self.drop(question, written), question.ball_at)
        if not play.is_run and drawn.drop_touches(question.field, play.id, drop, question.goes):
            return ()
        stroke = written[start:]
        if not stroke:
            return list(XS)
        if stroke[-1] == END:
            return ()
        if not play.is_run:
            return place_legal(stroke, [END])
        return line_legal(stroke, lambda: question.problem(self.read(question, written)) is None)

    def read(self, question: drawn.CallPlay, written: Ids) -> Execution:
        play = tables.PLAYBOOK[PLAY_OF[written[0]]]
        drop, stroke = self.drop(question, written), written[self.drop_end(question, written) :]
        if not stroke:
            return Execution(play.id, drop, None)
        found = points(stroke)
        start = drop[-1] if drop else question.ball_at
        return Execution(play.id, drop, line(start, *found) if play.is_run else dot(found[0]))

    def spell(self, question: drawn.CallPlay, answer: Execution) -> Ids:
        play, ball = tables.PLAYBOOK[answer.play], question.ball_at
        drop: Ids = ()
        if play.drop == 10:
            drop = (STRAIGHT,)
            if answer.drop != straight_drop(play, ball, question.goes):
                places = drop_path(answer.drop, ball)[1:]
                found = [part for place in places for part in (*spelled(place), ON)]
                drop = (DROP_TO if len(places) == 1 else DROP_BY, *found[:-1], END)
        touched = not play.is_run and drawn.drop_touches(
            question.field, answer.play, drop_path(answer.drop, ball), question.goes
        )
        stroke = () if answer.stroke is None or touched else answer.stroke
        if not stroke:
            return (PLAYS[answer.play], *drop)
        return (PLAYS[answer.play], *drop, *(line_ids(stroke) if play.is_run else dot_ids(stroke)))


def kept_in_pocket(to: Point, ball: Point, goes: int) -> Point:
    """OS-9.3: the nearest place where a drop may end."""
    deepest = tables.POCKET["depth"][1]
    depth = min(max(goes * (ball[0] - to[0]), required_depth(ball, goes)), deepest)
    wide = tables.POCKET["abs_lateral"]
    return ball[0] - goes * depth, ball[1] + min(max(to[1] - ball[1], -wide), wide)


class Spots:
    """The legal place nearest to the number that is written."""

    def legal(self, question: listed.SpotBall, written: Ids) -> Sequence[int]:
        if not written:
            wide = int(tables.SIDELINE / 0.5)
            middle = FIRST_Y - 2 * NORTH
            return list(range(middle - wide, middle + wide + 1))
        return () if written[-1] == END else place_legal(written, [END])

    def read(self, question: listed.SpotBall, written: Ids) -> float:
        return question.nearest(numbers(written)[0])

    def spell(self, question: listed.SpotBall, answer: float) -> Ids:
        return (*digits(answer, NORTH, FIRST_Y), END)


class Linebackers:
    """One to three places, each legal beside those before it."""

    def legal(self, question: listed.SetLinebackers, written: Ids) -> Sequence[int]:
        if written[-1:] == (END,):
            return ()
        at = axis(written)
        if not at:
            return list(ON_THE_FIELD)
        others = tuple(points(written[: max((k + 1 for k, n in enumerate(written) if n == ON), default=0)]))
        if at == "x":
            legal = place_legal(written, ())
            return (
                legal
                if written[-1] == FINER
                else [n for n in legal if n == FINER or self.room(question, (*written, n), others)]
            )
        if written[-1] == FINER:
            return [n for n in place_legal(written, ()) if self.room(question, (*written, n), others)]
        done = question.code_beside(points(written)[-1], others) is None
        more = [END, *([ON] if len(others) + 1 < tables.LINEBACKERS else [])]
        return place_legal(written, more if done else [])

    def room(self, question: listed.SetLinebackers, written: Ids, others: Path) -> bool:
        """Whether the place, or one that is written finer, is legal."""
        x, y = points(written)[-1]
        depth = next(k for k, n in enumerate(reversed(written)) if n in IS_Y) // 2
        wide = CELL / PARTS**depth if depth else CELL
        return any(question.code_beside((x, y + wide * share), others) is None for share in WITHIN)

    def read(self, question: listed.SetLinebackers, written: Ids) -> Path:
        return tuple(points(written))

    def spell(self, question: listed.SetLinebackers, answer: Path) -> Ids:
        found = [part for place in answer for part in (*spelled(place), ON)]
        return (*found[:-1], END)


ONE_WORD = Listed(WORDS)
DRAWN = Drawn()

SPELLINGS: Mapping[type[Question[Any]], Spelling] = {
    **dict.fromkeys((listed.CallToss, listed.ReceiveOrKick, listed.ChooseEnd, listed.DeclarePlay), ONE_WORD),
    **dict.fromkeys((drawn.KickOff, drawn.RunBack, drawn.RunAfterCatch, drawn.KickIt), DRAWN),
    listed.SpotBall: Spots(),
    listed.SetLinebackers: Linebackers(),
    drawn.CallPlay: Calls(),
    listed.TakePenalty: Listed({True: YES, False: NO}),
}
