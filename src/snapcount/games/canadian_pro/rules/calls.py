"""What the offence may call, and why not (chapters 3, 4, 12, 13, 16 to 18)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from snapcount.core.data.made import new
from snapcount.core.table import Refusal
from snapcount.games.canadian_pro.rules.cells import Cells
from snapcount.games.canadian_pro.rules.lineups import Line, line_of
from snapcount.games.canadian_pro.state import Options, State
from snapcount.games.canadian_pro.tables import (
    BACKS,
    DEPTHS,
    FIELD,
    HOLES,
    RECEIVERS,
    WEATHER,
    ZONES,
    depth_of,
)
from snapcount.games.canadian_pro.teams.cards import Team
from snapcount.games.canadian_pro.teams.teams import team

NOWHERE = ("", 0)
CARRIERS = ("FB", "HB", "WB", "QB", "TE", "SE", "FL")


class Call(NamedTuple):
    """What the offence does: `play` is run, pass, punt, fg, sneak, quick_kick or ground."""

    play: str
    who: str = ""
    depth: str = ""
    hole: int = 0
    zone: int = 0
    variant: str = ""
    """draw, trap, screen or out_of_bounds."""
    hurry: bool = False


class Menu(NamedTuple):
    """All that decides which calls are open to the offence."""

    options: Options
    line: Line
    down: int
    inches: bool
    """One yard to go."""
    no_long: bool
    field_goal: bool
    hurry: bool
    kicks: bool
    """Punt and field goal may be called here, and not in an announcement before."""
    banned: tuple[tuple[str, str], ...]
    last_spot: tuple[str, int]


def menu_of(state: State, kicks: bool) -> Menu:
    options = state.options
    offence, ball, down, to = state.situation
    line = line_of(state, offence)
    return new(
        Menu,
        (
            options,
            line,
            down,
            to - ball == 1,
            FIELD - ball < 5,
            in_reach(line.team, field_goal_distance(state)),
            "hurry_up" in options.switches and state.late,
            kicks,
            banned(state),
            state.last_spot if options.solitaire else NOWHERE,
        ),
    )


def banned(state: State) -> tuple[tuple[str, str], ...]:
    """CP-4.4: a man just used twice in the same way, not in the Advanced Game (CP-12.14).

    CP-17.4: in solitaire, the man just used at all.
    """
    history = state.history
    if not history:
        return ()
    if state.options.solitaire:
        return ("run", history[-1][1]), ("pass", history[-1][1])
    if state.options.advanced or len(history) < 2 or history[-1] != history[-2]:
        return ()
    return (history[-1],)


def field_goal_column(state: State) -> tuple[str, Cells] | None:
    """CP-6.16: the column of a field goal from here, as the weather moves it (CP-11.6); None if there is none."""
    card = team(state.options.team(state.situation.offence)).place_kicking
    return card.column(field_goal_distance(state))


def field_goal_distance(state: State) -> int:
    further = WEATHER[state.weather].fg_los if state.weather else 0
    return FIELD - state.situation.ball + further


@lru_cache(maxsize=1024)
def in_reach(club: Team, distance: int) -> bool:
    """CP-6.16: whether its card has a column for a field goal from so far."""
    return club.place_kicking.column(distance) is not None


def call_problem(menu: Menu, call: Call) -> Refusal | None:
    """Why the offence may not call this, or None."""
    judge = JUDGES.get(call.play)
    if judge is None:
        return Refusal("CP-3.3", f"{call.play!r:.20} isn't a play: expected one of {', '.join(JUDGES)}.")
    if call.hurry and not menu.hurry:
        return Refusal("CP-16.6", "The Hurry Up is an option for the last three minutes of a half.")
    return judge(menu, call) or (
        None if shape(call) else Refusal("CP-3.3", f"A {call.play} has no such details.")
    )


def shape(call: Call) -> bool:
    """Whether the call says nothing that its kind of play doesn't have."""
    if call.play == "run":
        return not call.depth and not call.zone
    if call.play == "pass":
        return not call.hole
    named = call.who if call.play != "quick_kick" else ""
    return not (named or call.depth or call.hole or call.zone) and (call.play == "punt" or not call.variant)


def run_problem(menu: Menu, call: Call) -> Refusal | None:
    advanced = menu.options.advanced
    if call.who not in (CARRIERS if advanced else BACKS):
        return Refusal(
            "CP-4.2", f"{call.who or 'Nobody'} can't carry: only FB, HB and WB do in the Basic Game."
        )
    man = menu.line.men.get(call.who)
    if man is None:
        return Refusal("CP-9.6", f"Nobody is left to play {call.who}.")
    if man.run is None:
        return Refusal("CP-1.10", f"{man.name} has no running columns.")
    if ("run", call.who) in menu.banned:
        return repeated(menu, call.who)
    return hole_problem(menu, call) if advanced else basic_run_problem(call)


def basic_run_problem(call: Call) -> Refusal | None:
    if call.hole or call.variant:
        return Refusal("CP-1.1", "Holes, draws and traps belong to the Advanced Game.")
    return None


def hole_problem(menu: Menu, call: Call) -> Refusal | None:
    who, hole = call.who, call.hole
    if hole not in HOLES:
        return Refusal("CP-12.3", f"A run needs one of the holes {', '.join(map(str, HOLES))}.")
    if call.variant not in ("", "draw", "trap"):
        return Refusal("CP-14.10", f"{call.variant!r:.20} isn't a run: expected a draw or a trap.")
    if call.variant and menu.options.solitaire:
        return Refusal("CP-18.8", "There are no draws and traps in solitaire: no formation card is used.")
    if call.variant and who not in BACKS:
        return Refusal("CP-14.10", f"Only FB, HB or WB can run a {call.variant}, not {who}.")
    if who == "WB" and hole in (9, 7):
        return Refusal("CP-12.12", f"The wingback can't run through hole {hole}: he lines up there.")
    if who == "TE" and hole in (6, 8):
        return Refusal("CP-12.12", f"The tight end can't run through hole {hole}: he lines up there.")
    if who in ("SE", "FL") and hole not in ((6, 8) if who == "SE" else (9, 7)):
        return Refusal("CP-12.13", f"An end around by {who} has to go around the other end.")
    if menu.last_spot == ("run", hole):
        return Refusal("CP-17.5", f"You ran through hole {hole} on the last play: pick another.")
    return None


def pass_problem(menu: Menu, call: Call) -> Refusal | None:
    if call.who not in RECEIVERS:
        return Refusal("CP-4.3", f"{call.who or 'Nobody'} isn't a receiver: expected {', '.join(RECEIVERS)}.")
    man = menu.line.men.get(call.who)
    if man is None:
        return Refusal("CP-9.6", f"Nobody is left to play {call.who}.")
    refusal = zone_problem(menu, call)
    if refusal is not None:
        return refusal
    if call.depth not in DEPTHS:
        return Refusal("CP-4.3", "A pass is short, medium or long: S, M or L.")
    if man.receiving is None or call.depth not in man.receiving.columns:
        return Refusal("CP-1.10", f"{man.name} has no {call.depth} column.")
    if call.depth == "L" and menu.no_long:
        return Refusal("CP-4.20", "You can't throw long from inside their 5.")
    if ("pass", call.who) in menu.banned:
        return repeated(menu, call.who)
    return screen_problem(menu, call)


def zone_problem(menu: Menu, call: Call) -> Refusal | None:
    if not menu.options.advanced:
        return Refusal("CP-1.1", "Zones belong to the Advanced Game.") if call.zone else None
    if call.zone not in ZONES:
        return Refusal("CP-13.1", "A pass needs one of the zones 1 to 9.")
    if call.depth != depth_of(call.zone):
        return Refusal("CP-13.1", f"Zone {call.zone} is not of length {call.depth or '?'}.")
    if menu.last_spot == ("pass", call.zone):
        return Refusal("CP-17.5", f"You threw to zone {call.zone} on the last play: pick another.")
    return None


def screen_problem(menu: Menu, call: Call) -> Refusal | None:
    if not call.variant:
        return None
    receiving = menu.line.men[call.who].receiving
    if call.variant != "screen" or "screen" not in menu.options.switches:
        return Refusal("CP-16.1", "Screen passes are an optional rule that is not in use.")
    if call.depth != "S" or receiving is None or not receiving.screens:
        return Refusal("CP-16.20", "A screen is a short pass to a man with asterisks in his S column.")
    return None


def repeated(menu: Menu, who: str) -> Refusal:
    if menu.options.solitaire:
        return Refusal("CP-17.4", f"{who} got the call on the last play: pick another man.")
    return Refusal("CP-4.4", f"{who} got the same call on the last two plays: not three times in a row.")


def punt_problem(menu: Menu, call: Call) -> Refusal | None:
    if not menu.kicks:
        return Refusal("CP-3.10", "Announce a punt before the defence calls.")
    if not call.variant:
        return None
    if call.variant != "out_of_bounds" or "oob_punt" not in menu.options.switches:
        return Refusal("CP-16.1", "Punting out of bounds is an optional rule that is not in use.")
    return None if menu.down == 3 else Refusal("CP-16.2", "You can punt out of bounds only on third down.")


def field_goal_problem(menu: Menu, call: Call) -> Refusal | None:
    if not menu.kicks:
        return Refusal("CP-3.10", "Announce a field goal before the defence calls.")
    if not menu.field_goal:
        return Refusal("CP-6.16", "The place-kicking card has no column for a field goal from here.")
    return None


def sneak_problem(menu: Menu, call: Call) -> Refusal | None:
    if "sneak" not in menu.options.switches:
        return Refusal("CP-16.1", "The sneak is an optional rule that is not in use.")
    if menu.down == 1 or not menu.inches:
        return Refusal("CP-16.4", "You can sneak only on second or third down with one yard to go.")
    return None


def quick_kick_problem(menu: Menu, call: Call) -> Refusal | None:
    if "quick_kick" not in menu.options.switches:
        return Refusal("CP-16.1", "The quick kick is an optional rule that is not in use.")
    if menu.down == 3:
        return Refusal("CP-16.9", "You can quick kick only on first or second down.")
    if call.who not in BACKS or call.who not in menu.line.men:
        return Refusal("CP-16.14", "Only WB, HB or FB can quick kick.")
    return None


def ground_problem(menu: Menu, call: Call) -> Refusal | None:
    return None if menu.options.advanced else Refusal("CP-15.8", "Grounding belongs to the Advanced Game.")


JUDGES = {
    "run": run_problem,
    "pass": pass_problem,
    "punt": punt_problem,
    "fg": field_goal_problem,
    "sneak": sneak_problem,
    "quick_kick": quick_kick_problem,
    "ground": ground_problem,
}


def announced(call: Call) -> bool:
    """CP-3.10: kicks that are announced openly, so that the defence makes no call."""
    return call.play in ("punt", "fg")
