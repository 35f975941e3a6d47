"""Scrimmage as its lessons teach it: two men deep and a pass to the freer one; on defence round the blockers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from benchmarks.learned.pupil import Pupil, Rules, Taught
from snapcount.core.habits import AS_USUAL
from snapcount.games.scrimmage.coaches.rookie_defence import gang_tackle
from snapcount.games.scrimmage.coaches.rookie_offence import attack
from snapcount.games.scrimmage.coaches.rush import passer_of, rush
from snapcount.games.scrimmage.coaches.tactics import (
    Plan,
    best_place,
    fresh,
    in_turn,
    marked_by,
    rehearse,
    towards,
)
from snapcount.games.scrimmage.coaches.veteran_defence import hem_in
from snapcount.games.scrimmage.questions.kicks import FourthDown
from snapcount.games.scrimmage.questions.listed import (
    CommitPass,
    LongPass,
    Markers,
    NameTarget,
    SelectMarkers,
    ShortPass,
)
from snapcount.games.scrimmage.questions.move import Move, plan_problem
from snapcount.games.scrimmage.questions.place import Place
from snapcount.games.scrimmage.rules.actions import END, Action, action_problem
from snapcount.games.scrimmage.rules.deploy import deploy
from snapcount.games.scrimmage.rules.downs import to_go
from snapcount.games.scrimmage.rules.field import COLUMN, FIRST_ROW, LAST_ROW, ROW, distance, find
from snapcount.games.scrimmage.rules.sight import depth_of
from snapcount.games.scrimmage.state import Man, Play, State, find_man
from snapcount.games.scrimmage.tables import COUNTERS

FORMATION, DEFENCE = "wide_pro_set", "nickel"
PASS, RUN = Markers("pass_blocking", "forward_pass"), Markers("aggressive_blocking", "run_right")
DEEP = 9
"""Lesson 8: nine steps ahead of a wide man, so that he has two points left for the catch."""
CATCH = 2
NEAR = 9
"""Hexes from a target within which a defender counts as near him."""
GOAL_SIDE = 3
"""Lesson 8: so many steps behind the man you cover, between him and your goal line."""
LAST_MAN = 10
"""Lesson 10: a safety stays so many behind the deepest man near him; who has caught a ball runs eleven."""
KICKS_FROM = 5
"""Lesson 9: for four hexes the recipe is the pass; with more on fourth down you may kick it away."""


# The two calls


def line_up(view: State, question: Place, random: Random) -> object:
    """Lesson 9: the Wide Pro Set; lesson 10: the Nickel."""
    layout = question.formation(FORMATION if question.side == "O" else DEFENCE)
    return layout if question.problem(layout) is None else AS_USUAL


def call(view: State, question: SelectMarkers, random: Random) -> object:
    """Lesson 6: call what you mean; one hex is a push and a run, more is a pass and a line that steps back."""
    if question.side == "D":
        return AS_USUAL
    if question.now.line:
        return question.now
    return RUN if view.match.situation.down >= 3 and to_go(view.match.situation) <= 1 else PASS


def fourth_down(view: State, question: FourthDown, random: Random) -> object:
    return "play" if to_go(question.situation) < KICKS_FROM else "kick"


# The pass


def wide_men(play: Play) -> tuple[Man, Man]:
    """The outermost receivers, left and right."""
    able = [man for man in play.men if man.id in play.snapshot.receivers and man.hex >= 0]
    able = [man for man in able if man.id != play.holder and not man.level] or able
    columns = sorted(able, key=lambda man: (COLUMN[man.hex], man.id))
    return columns[0], columns[-1]


def name_target(view: State, question: NameTarget, random: Random) -> object:
    """Lesson 9: two targets straight ahead of the wide men."""
    play = question.play
    man = wide_men(play)[0 if question.first < 0 else 1]
    row = min(max(ROW[man.hex] + DEEP * play.dir, FIRST_ROW), LAST_ROW)
    hex = find(COLUMN[man.hex], row)
    return hex if hex != question.first else AS_USUAL


def commit(view: State, question: CommitPass, random: Random) -> object:
    """Lesson 9: after they have moved, to the target with fewer men near it."""
    play = question.play
    if "forward 1" not in question.options() or not is_pass(play):
        return "none"
    near = [crowding(play, target) for target in play.targets]
    return "forward 1" if near[0] <= near[1] else "forward 2"


def crowding(play: Play, hex: int) -> int:
    foes = [man for man in play.men if man.id[0] == "D" and man.hex >= 0 and not man.level]
    return sum(max(0, NEAR - distance(man.hex, hex)) for man in foes)


def receiver(play: Play) -> str:
    """Who runs to the target that was chosen: the wide man nearer to it."""
    return min(wide_men(play), key=lambda man: distance(man.hex, play.target)).id


def hold(view: State, question: ShortPass, random: Random) -> object:
    """Lesson 8: the deep man is too far for a short pass."""
    return receiver(question.play) if receiver(question.play) in question.options() else "hold"


def throw(view: State, question: LongPass, random: Random) -> object:
    """Lesson 9: look, then throw; lesson 7: add passer and hands, take off the crowd."""
    options = tuple(question.options())
    wanted = receiver(question.play)
    return wanted if wanted in options else options[0]


def is_pass(play: Play) -> bool:
    return play.o_ball == "forward_pass" and not play.forward_thrown


# Moving with the ball


def with_the_ball(view: State, question: Move, random: Random) -> object:
    play = question.play
    if play.phase[0] == "D":
        return AS_USUAL
    if play.turn == "pre":
        plan = deploy(play, FORMATION)
    elif is_pass(play):
        plan = passing(play)
    else:
        plan = attack(play)
    return (
        plan
        if plan_problem(play, plan) is None
        else (END,)
        if action_problem(play, END) is None
        else AS_USUAL
    )


def passing(play: Play) -> Plan:
    """Lesson 9: quarterback two back, linemen one back each, both wide men straight on, to the target once called."""
    runner = receiver(play) if play.committed and play.target >= 0 else ""
    plan: Plan = ()
    if play.turn == "snap":
        back = 3 if play.dir > 0 else 0
        plan = drop_back(play, (play.holder, play.holder, *play.snapshot.linemen), back)
    for man in wide_men(play):
        moved = rehearse(play, plan)
        now = find_man(moved, man.id)
        if man.id == runner:
            plan = (*plan, *towards(moved, now, play.target, CATCH))
        elif man.id not in (play.holder,):
            plan = (*plan, *straight_on(moved, now))
    return (*plan, END)


def drop_back(play: Play, men: Sequence[str], way: int) -> Plan:
    """Those who can take a step straight back."""
    plan: list[Action] = []
    for man in men:
        step = Action("step", man, (way,))
        if action_problem(play, step) is None:
            plan.append(step)
            play = rehearse(play, (step,))
    return tuple(plan)


def straight_on(play: Play, man: Man) -> Plan:
    """Lesson 1: ahead is cheap; lesson 2: not into anybody's arms, which `reach` knows."""
    return best_place(play, man, lambda hex, facing, left: float(depth_of(play, hex)))[0]


# Moving against the ball


def against_the_ball(view: State, question: Move, random: Random) -> object:
    """Lesson 3: bring enough men and hit; else lesson 10, everybody in his place."""
    play = question.play
    if play.turn == "pre":
        return (END,)
    if play.phase == "D.fumble":
        return AS_USUAL
    if not play.committed:
        for carrier in play.carriers:
            tackle = gang_tackle(play, carrier)
            if tackle and plan_problem(play, tackle) is None:
                return tackle
    plan = in_turn(play, [man.id for man in fresh(play, "D")], closer)
    return plan if plan_problem(play, plan) is None else AS_USUAL


def closer(play: Play, man: Man) -> Plan:
    """Lesson 10: into a runner's longest way; against a pass round the blockers, behind the receivers."""
    if man.hit:
        return ()
    if is_run(play):
        return hem_in(play, man)
    ball = ball_at(play)
    if man.id not in play.snapshot.d_backs:
        passer = passer_of(play)
        return towards(play, man, ball) if passer is None else rush(play, man, passer)
    deep = downfield(play)
    if is_safety(man):
        near = min((one.hex for one in deep), key=lambda hex: distance(hex, man.hex), default=ball)
        return towards(play, man, past_the_line(play, near, LAST_MAN), look=near)
    mine = marked_by(man, [one for one in standing_backs(play) if not is_safety(one)], deep)
    if play.committed and deep:
        mine = mine or min(deep, key=lambda one: distance(one.hex, man.hex))
        return towards(play, man, goal_side(play, mine.hex, 1), look=mine.hex)
    if mine is not None and COUNTERS[man.id].position in ("CB", "UB"):
        return towards(play, man, goal_side(play, mine.hex, GOAL_SIDE), look=mine.hex)
    return towards(play, man, past_the_line(play, ball, 1), look=ball)


def is_run(play: Play) -> bool:
    """What the defence sees: their line charges, or the ball is past the line or caught."""
    return play.o_line == "aggressive_blocking" or play.ball_crossed or play.forward_thrown


def is_safety(man: Man) -> bool:
    return COUNTERS[man.id].position == "S"


def ball_at(play: Play) -> int:
    """Where the ball is, or may be: with the carrier farthest upfield."""
    able = [find_man(play, id).hex for id in play.carriers if find_man(play, id).hex >= 0]
    return max(able, key=lambda hex: depth_of(play, hex), default=play.hex)


def goal_side(play: Play, hex: int, hexes: int) -> int:
    return find(COLUMN[hex], min(max(ROW[hex] + hexes * play.dir, FIRST_ROW), LAST_ROW))


def past_the_line(play: Play, hex: int, hexes: int) -> int:
    """So many hexes goal side of a man, or of the line if he is still behind it."""
    return goal_side(play, hex, hexes + max(0, -depth_of(play, hex)))


def downfield(play: Play) -> list[Man]:
    """Who may catch a pass past the line, the deepest first."""
    able = [man for man in play.men if man.id in play.snapshot.receivers and man.hex >= 0 and not man.level]
    past = [man for man in able if man.id not in play.carriers and depth_of(play, man.hex) > 0]
    return sorted(past, key=lambda man: (-depth_of(play, man.hex), man.id))


def standing_backs(play: Play) -> list[Man]:
    return [man for man in play.men if man.id in play.snapshot.d_backs and man.hex >= 0 and not man.level]


RULES: Rules = {
    Place: (Taught(9, line_up),),
    SelectMarkers: (Taught(6, call),),
    FourthDown: (Taught(9, fourth_down),),
    NameTarget: (Taught(9, name_target),),
    CommitPass: (Taught(9, commit),),
    ShortPass: (Taught(8, hold),),
    LongPass: (Taught(9, throw),),
    Move: (Taught(4, with_the_ball), Taught(10, against_the_ball)),
}


def pupil() -> Pupil:
    return Pupil(RULES, ("keep", (END,)))
