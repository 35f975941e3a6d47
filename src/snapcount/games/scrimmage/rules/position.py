"""A position that a game could be in, for one that comes from anywhere."""

from __future__ import annotations

from collections.abc import Iterable

from snapcount.core.position import MOST_POINTS, Checks, all_of, first, holds, once_each, one_of, within
from snapcount.core.table import Refusal, Seat
from snapcount.games.scrimmage.questions.place import ball_problem, placement_problem
from snapcount.games.scrimmage.rules.course import EVERY
from snapcount.games.scrimmage.rules.downs import own_row
from snapcount.games.scrimmage.rules.field import FIRST_ROW, GOAL_ROWS, HEXES, LAST_ROW, ROW
from snapcount.games.scrimmage.rules.legal.handing import snap_problem
from snapcount.games.scrimmage.rules.sequence import LAST_PRE_CONTACT, PHASES
from snapcount.games.scrimmage.rules.setup import able_men, formation_problem, seat_dir
from snapcount.games.scrimmage.state import (
    DONE,
    FRESH,
    INJURED,
    LEFT,
    NOBODY,
    OPEN,
    PARKED,
    End,
    Man,
    Play,
    State,
    kick_from,
    plays_of,
)
from snapcount.games.scrimmage.tables import (
    COUNTERS,
    D_BACKS,
    D_LINE,
    DOWNS,
    LAW,
    MOVEMENT,
    O_BALL,
    O_LINE,
    ORDER,
    PASSIVE_RESOLVED,
)

ELEVEN = 11
LAST_TURN = 999
"""No play lasts so long."""
SETTING_UP = ("O.ball", "O.place", "D.place")
BEFORE_THE_SNAP = (*SETTING_UP, "O.select", "D.select", "O.movement", "D.movement", "O.call")
IN_THE_AIR, ON_THE_GROUND = "D.intercept", "D.fumble"
WITHOUT_BALL = (*BEFORE_THE_SNAP, "O.snap", IN_THE_AIR, ON_THE_GROUND)
PASSING = ("O.short_pass", "O.long_pass")
AT_MOVEMENT = ("O.passive", "O.movement_contact", "D.movement_contact")
STATUSES = (FRESH, OPEN, PARKED, DONE)
TURNS = ("pre", "snap", "contact", "pass")
WINNERS = ("home", "away", "tie")


def problem(state: State) -> Refusal | None:
    return first(checks(state))


def checks(s: State) -> Checks:
    yield one_of("SC-5.1", "play.phase", s.play.phase, (*EVERY, "over"))
    yield from match_checks(s)
    yield from men_checks(s.play)
    yield from play_checks(s)
    if s.play.phase in (*PHASES, "settle"):
        yield from down_checks(s)


def hex_check(field: str, hex: int, low: int = 0) -> Refusal | None:
    return within("SC-2.13", field, hex, low, HEXES - 1)


# The game


def match_checks(s: State) -> Checks:
    m, finished = s.match, s.play.phase == "over"
    yield hex_check("match.hex", m.hex)
    yield one_of("SC-14.8", "match.home_goes", m.home_goes, (1, -1))
    for field, row in (("possession", m.possession), ("goal_row", m.goal_row)):
        yield within("SC-2.2", f"match.{field}", row, FIRST_ROW, LAST_ROW)
    for seat in Seat:
        yield within("SC-14.18", "match.score", m.score[seat], 0, MOST_POINTS)
        yield within("SC-14.21", "match.had", m.had[seat], 0, 2 * s.options.possessions)
        yield all_of("SC-14.26", "match.injured", m.injured[seat], COUNTERS)
        yield once_each("SC-14.26", "match.injured", m.injured[seat], "the man")
    yield within("SC-4.18", "match.delays", m.delays, 0, 2 if s.play.phase in ("settle", "over") else 1)
    yield within("SC-14.2", "match.objective", m.objective, 0, GOAL_ROWS)
    full = s.options.scenario == "full"
    yield within("SC-19.3", "match.quarter", m.quarter, 1, 4 if full else 1)
    last = plays_of(s.options)
    yield within("SC-19.3", "match.left", m.left, min(last, 0 if finished else 1), last)
    yield from situation_checks(s)
    yield one_of("SC-14.4", "match.winner", m.winner, WINNERS if finished else ("",))
    yield from scenario_checks(s)


def situation_checks(s: State) -> Checks:
    """The situation is that of the phase, and its ball lies where the hex is."""
    now, phase = s.match.situation, s.play.phase
    if phase in ("kickoff", "free_kick"):
        right = now == kick_from(s.match.receiver.other)
        yield holds("SC-19.5", "match.situation", right, "the kickers have the ball before a kick")
    elif phase in ("toss", "over"):
        yield holds("SC-4.1", "match.situation", now == NOBODY, "nobody has the ball now")
    else:
        yield within("SC-14.9", "match.situation.down", now.down, 1, DOWNS)
        inside = 1 <= ROW[s.match.hex] <= GOAL_ROWS
        yield holds("SC-14.9", "match.hex", inside, "a ball is put in play between the goal lines")
        same = now.ball == own_row(s.match, now.offence, s.match.hex)
        yield holds("SC-14.9", "match.situation.ball", same, "the row of its hex from the own goal line")
        yield within("SC-14.10", "match.situation.line", now.line, now.ball + 1, LAW.length)


def scenario_checks(s: State) -> Checks:
    phase, m, scenario = s.play.phase, s.match, s.options.scenario
    kicks, single = phase in ("kickoff", "free_kick"), phase in ("objective", "O.ball")
    yield holds("SC-19.5", "play.phase", not kicks or scenario == "full", "kicks belong to the full game")
    yield holds(
        "SC-14.2", "play.phase", not single or scenario == "single", "this belongs to the single play"
    )
    if scenario == "multiple" and phase not in ("toss", "over"):
        left = min(m.had) < s.options.possessions
        yield holds("SC-14.21", "match.had", left, "somebody has a possession left")


# The men


def men_checks(p: Play) -> Checks:
    """Eleven a side at most, each once, in the order of their jerseys; none shares a hex with his own side."""
    ids = [man.id for man in p.men]
    yield all_of("SC-3.2", "play.men", ids, COUNTERS)
    yield once_each("SC-1.9", "play.men", ids, "the man")
    yield holds("SC-1.9", "play.men", ids == sorted(ids, key=ORDER.__getitem__), "by side and jersey")
    for man in p.men:
        yield from man_checks(p, man)
    for side in "OD":
        yield within("SC-4.3", "play.men", count(p, side), 0, ELEVEN)
        if p.phase not in BEFORE_THE_SNAP:
            places = [man.hex for man in p.men if man.id[0] == side and man.hex >= 0]
            yield once_each("SC-4.15", "play.men", places, "a man of this side on hex")


def count(p: Play, side: str) -> int:
    return sum(man.id[0] == side for man in p.men)


def man_checks(p: Play, man: Man) -> Checks:
    name = f"play.men {man.id}"
    yield hex_check(f"{name}.hex", man.hex, -1)
    yield within("SC-6.1", f"{name}.facing", man.facing, 0, 5)
    yield one_of("SC-7.20", f"{name}.off", man.off, (LEFT, INJURED) if man.hex < 0 else ("",))
    before = p.phase in (*BEFORE_THE_SNAP, "O.snap")
    yield holds(
        "SC-4.8", f"{name}.hex", man.hex >= 0 or not before, "nobody is off the field before the snap"
    )
    yield within("SC-10.9", f"{name}.level", man.level, 0, 0 if before else 4)
    yield within("SC-7.1", f"{name}.mp", man.mp, -PASSIVE_RESOLVED, MOVEMENT[man.id])
    yield one_of("SC-16.3", f"{name}.status", man.status, STATUSES)
    yield hex_check(f"{name}.motion", man.motion, -1)
    yield within("SC-6.12", f"{name}.sees", man.sees, 0, (1 << len(p.men)) - 1)


# The play


def play_checks(s: State) -> Checks:
    p = s.play
    ids = [man.id for man in p.men]
    yield one_of("SC-5.2", "play.turn", p.turn, TURNS)
    yield one_of("SC-2.15", "play.dir", p.dir, (1, -1))
    yield hex_check("play.hex", p.hex)
    yield within("SC-2.15", "play.scrimmage_line", p.scrimmage_line, FIRST_ROW, LAST_ROW)
    ours, theirs = [id for id in ids if id[0] == "O"], [id for id in ids if id[0] == "D"]
    yield from named("carriers", p.carriers, ours)
    for field in ("holder", "loose", "aimed", "aimed_from"):
        yield one_of("SC-9.1", f"play.{field}", getattr(p, field), ("", *ours))
    yield from named("contacted", p.contacted, ids, twice=True)
    yield all_of("SC-8.6", "play.passive", p.passive, [(d, o) for d in theirs for o in ours])
    yield within("SC-8.6", "play.passive", len(p.passive), 0, ELEVEN * ELEVEN)
    for field, men in p.snapshot._asdict().items():
        yield from named(f"snapshot.{field}", men, theirs if field[0] == "d" else ours)
    for hex in p.targets:
        yield hex_check("play.targets", hex)
    yield one_of("SC-9.38", "play.targets", len(p.targets), (0, 2))
    yield one_of("SC-9.27", "play.target", p.target, (-1, *p.targets))
    yield one_of("SC-9.27", "play.committed", p.committed, ("", "forward", "lateral"))
    yield within("SC-9.12", "play.handoffs", p.handoffs, 0, ELEVEN)
    for field, known in (("o_line", O_LINE), ("o_ball", O_BALL), ("d_line", D_LINE), ("d_backs", D_BACKS)):
        yield one_of("SC-13.1", f"play.{field}", getattr(p, field), ("", *known))
    if p.end is not None:
        yield from end_checks(p.end)


def named(field: str, men: tuple[str, ...], known: Iterable[str], twice: bool = False) -> Checks:
    yield all_of("SC-1.9", f"play.{field}", men, tuple(known))
    yield within("SC-1.9", f"play.{field}", len(men), 0, ELEVEN * ELEVEN)
    if not twice:
        yield once_each("SC-1.9", f"play.{field}", men, "the man")


def end_checks(end: End) -> Checks:
    yield within("SC-15.1", "play.end.why", len(end.why), 1, 20)
    yield hex_check("play.end.spot", end.spot)
    yield one_of("SC-15.1", "play.end.possession", end.possession, ("O", "D"))
    yield within("SC-14.19", "play.end.reached", end.reached, FIRST_ROW, LAST_ROW)


# A down under way


def down_checks(s: State) -> Checks:
    p, m = s.play, s.match
    yield holds(
        "SC-15.1", "play.end", (p.end is not None) == (p.phase == "settle"), "a play over has its end"
    )
    yield holds("SC-14.7", "play.offence", p.offence is m.situation.offence, "the side whose down it is")
    yield holds("SC-14.8", "play.dir", p.dir == seat_dir(m), "who started on offence attacks north")
    refusal = ball_problem(p.dir, p.scrimmage_line, p.hex)
    yield refusal and Refusal(refusal.rule, f"play.hex: {refusal.sentence}")
    yield holds("SC-14.9", "play.hex", p.hex == m.hex or p.phase == "settle", "where the game has it, too")
    yield from set_up(s)
    if p.phase in BEFORE_THE_SNAP:
        yield one_of("SC-5.3", "play.turn", p.turn, ("pre",))
        yield within("SC-4.9", "play.number", p.number, 1, LAST_PRE_CONTACT)
    elif p.phase != "settle":
        yield from after_the_snap(s)


def set_up(s: State) -> Checks:
    """Who stands on the field, from the first man placed; none who is injured."""
    p, quick = s.play, s.options.quick_setup
    few, second = p.phase in ("O.ball", "O.place"), p.phase == "D.place"
    alone = second or (p.phase == "O.select" and p.number == 1)
    yield within("SC-4.4", "play.men", count(p, "O"), 0 if few else ELEVEN, ELEVEN - few)
    least, most = (0, 0 if few else ELEVEN - second) if few or alone else (ELEVEN, ELEVEN)
    yield within("SC-4.7", "play.men", count(p, "D"), least, most)
    if p.phase == "O.select":
        yield one_of("SC-4.6", "play.men", count(p, "D"), (0, ELEVEN))
    out = {side: s.match.injured[p.offence if side == "O" else p.offence.other] for side in "OD"}
    for man in p.men:
        yield holds("SC-14.26", "play.men", man.id not in out[man.id[0]], f"{man.id} is injured")
        if p.phase == f"{man.id[0]}.place":
            refusal = placement_problem(man.id[0], p.dir, p.scrimmage_line, man.hex, quick)
            yield refusal and Refusal(refusal.rule, f"play.men {man.id}.hex: {refusal.sentence}")
    if few or second:
        side = "D" if second else "O"
        enough = count(p, side) + len(able_men(s.match, p, side)) >= ELEVEN
        yield holds("SC-14.28", "match.injured", enough, "eleven men can be put on the field")
    marked = p.phase not in (*SETTING_UP[:2], "O.select")
    yield holds(
        "SC-13.1", "play.o_line", not marked or (p.o_line and p.o_ball), "the offence has its markers"
    )
    answered = p.phase not in (*SETTING_UP, "O.select", "O.movement", "D.select")
    yield holds(
        "SC-13.1", "play.d_line", not answered or (p.d_line and p.d_backs), "the defence has its markers"
    )


def after_the_snap(s: State) -> Checks:
    p = s.play
    men = {man.id: man for man in p.men}
    snap = p.turn == "snap"
    yield one_of("SC-5.2", "play.turn", p.turn, TURNS[1:])
    limit = s.options.turn_limit or LAST_TURN
    yield within("SC-5.2", "play.number", p.number, 0 if snap else 1, 0 if snap else limit)
    at_snap = p.phase in ("O.snap", "O.targets")
    yield holds("SC-5.4", "play.turn", snap or not at_snap, "the snap has a game-turn of its own")
    later = p.phase in ("O.commit", "O.passive", *PASSING, IN_THE_AIR)
    yield holds("SC-5.16", "play.turn", not (snap and later), "this comes in later game-turns")
    yield holds("SC-9.38", "play.targets", snap or len(p.targets) == 2, "they were written after the snap")
    yield holds(
        "SC-9.27", "play.committed", not p.committed or p.turn == "pass", "a pass is called in its turn"
    )
    called = p.phase not in PASSING or p.committed
    yield holds("SC-9.43", "play.committed", called, "a pass is called before it is thrown")
    may_call = not p.committed or p.phase in (*PASSING, *AT_MOVEMENT)
    yield holds("SC-9.27", "play.committed", may_call, "no pass can be on its way here")
    with_ball = p.phase not in WITHOUT_BALL
    yield holds("SC-9.1", "play.holder", bool(p.holder) == with_ball, "one man has the ball, after the snap")
    held = p.holder in p.carriers if with_ball else not p.carriers
    yield holds("SC-9.20", "play.carriers", held, "who has the ball has a marker")
    for field, phase, id in (("aimed", IN_THE_AIR, p.aimed), ("loose", ON_THE_GROUND, p.loose)):
        yield holds(
            "SC-12.4", f"play.{field}", bool(id) == (p.phase == phase), "named while the ball is free"
        )
    thrown = p.phase != IN_THE_AIR or p.aimed_from
    yield holds("SC-9.45", "play.aimed_from", thrown, "somebody threw it")
    for id in (*p.carriers, p.aimed, p.loose):
        yield holds(
            "SC-9.1", f"play.men {id}.hex", not id or men[id].hex >= 0, "a man with the ball is on the field"
        )
    if p.phase == "O.snap":
        refusal = formation_problem(p) or snap_problem(p)
        yield refusal and Refusal(refusal.rule, f"play.men: {refusal.sentence}")
