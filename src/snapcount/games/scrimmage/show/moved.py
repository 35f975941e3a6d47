"""What a plan of moves is called: as it is typed, or by where it leads."""

from __future__ import annotations

from functools import partial, reduce

from snapcount.games.scrimmage.questions.move import Move, Plan
from snapcount.games.scrimmage.rules.actions import CLOSING, END, Action, carry_out
from snapcount.games.scrimmage.rules.deploy import deployments
from snapcount.games.scrimmage.rules.field import DIRECTIONS, NEIGHBOURS
from snapcount.games.scrimmage.rules.field import label as place
from snapcount.games.scrimmage.rules.rehearsal import REHEARSAL
from snapcount.games.scrimmage.show.names import FORMATION_NAMES
from snapcount.games.scrimmage.show.places import downfield
from snapcount.games.scrimmage.state import Play, find_man


def action_label(play: Play, action: Action) -> str:
    """As it can be typed: `O31 1531`, `O31 turn NE`, `O36 contact D5 with O65`."""
    kind = action.kind
    if kind == "end_phase":
        return "end the phase"
    if kind == "down":
        return "down the ball"
    man = find_man(play, action.man)
    if kind in ("step", "transit"):
        hex, names = man.hex, list[str]()
        for way in action.dirs:
            hex = NEIGHBOURS[hex][way]
            names.append(place(hex))
        return f"{man.id} {' '.join(names)}" if kind == "step" else f"{man.id} through {' '.join(names)}"
    if kind in ("turn", "free_turn"):
        free = "free " if kind == "free_turn" else ""
        return f"{man.id} {free}turn {DIRECTIONS[(man.facing + action.by) % 6]}"
    if kind == "contact":
        joined = f" with {' '.join(action.join)}" if action.join else ""
        return f"{man.id} contact {action.target}{joined}"
    if kind == "handoff":
        how = "" if action.goes and action.dummy else " fake" if not action.goes else " open"
        return f"{man.id} hand {action.target}{how}"
    if kind == "leave":
        return f"{man.id} leave the field {DIRECTIONS[action.dirs[0]]}"
    if kind == "recover":
        return f"{man.id} recover the ball" + (
            f" from the {DIRECTIONS[(action.dirs[0] + 3) % 6]}" if action.dirs else ""
        )
    return f"{man.id} {kind.replace('_', ' ')}"


def plan_label(question: Move, plan: Plan) -> str:
    """One action as it is typed; a formation by its name; one man's way by where it leads; another plan by its men."""
    if len(plan) == 1:
        return action_label(question.play, plan[0])
    for name, moves in deployments(question.play):
        if moves == plan:
            return f"deploy {FORMATION_NAMES[name]}"
    men = list(dict.fromkeys(action.man for action in plan if action.man))
    ends = plan[-1] == END
    rest = ", end the phase" if ends else ""
    if len(men) == 1 and (ends or plan[-1].kind not in CLOSING):
        then = reduce(partial(carry_out, REHEARSAL), plan[:-1] if ends else plan, question.play)
        if (there := find_man(then, men[0]).hex) >= 0:
            return f"{men[0]} {way_to(then, there)}{rest}"
    return f"{len(plan)} actions of {', '.join(men[:4])}" + ("…" if len(men) > 4 else "") + rest


def way_to(play: Play, hex: int) -> str:
    """To 12 yards downfield, right side; into the end zone."""
    where = downfield(play.dir, play.scrimmage_line, hex)
    return f"into{where[2:]}" if where.startswith("in ") else f"to {where.removeprefix('at ')}"
