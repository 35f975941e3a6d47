"""Chapter 5: the sequence of play, one checkpoint after each question."""

from __future__ import annotations

from collections.abc import Callable

from snapcount.core.table import Table, rule
from snapcount.games.scrimmage.questions.listed import (
    CallTurn,
    ChangePlay,
    CommitPass,
    LongPass,
    NameTarget,
    NextPassive,
    ShortPass,
)
from snapcount.games.scrimmage.questions.move import Move
from snapcount.games.scrimmage.rules.actions import carry_out_plan
from snapcount.games.scrimmage.rules.ends import dead
from snapcount.games.scrimmage.rules.handoffs import snap
from snapcount.games.scrimmage.rules.legal.acting import fresh_men
from snapcount.games.scrimmage.rules.legal.throwing import receivers
from snapcount.games.scrimmage.rules.markers import change_play, reveal_ball, show_backs_marker
from snapcount.games.scrimmage.rules.passing import commit, no_pass_possible, throw, try_interception
from snapcount.games.scrimmage.rules.passive import pending, resolve_passive, stay_together
from snapcount.games.scrimmage.rules.recovery import charge_through, recover_hits, recover_neutralized
from snapcount.games.scrimmage.rules.setup import (
    able_men,
    call_snap,
    delay_of_game,
    formation_problem,
    place_ball,
    place_defence,
    place_offence,
    select_markers,
)
from snapcount.games.scrimmage.rules.sight import take_sights
from snapcount.games.scrimmage.state import Play, State, find_man
from snapcount.games.scrimmage.view import show_play

LAST_PRE_CONTACT = 4
"""SC-4.9: at most four Pre-Contact Game-Turns."""


# Set-up and Pre-Contact Game-Turns (SC-5.3)


def placing_ball(t: Table, state: State) -> State:
    play = place_ball(t, state.play)
    return state._replace(play=play._replace(phase="O.place"), match=state.match._replace(hex=play.hex))


def placing(t: Table, state: State) -> State:
    """Until eleven men of the side stand on the field."""
    play = state.play
    side, quick = play.phase[0], state.options.quick_setup
    able = able_men(state.match, play, side)
    play = (place_offence if side == "O" else place_defence)(t, play, able, quick)
    if sum(man.id[0] == side for man in play.men) == 11:
        play = play._replace(phase="O.select" if side == "O" else "O.movement")
        if side == "D":
            play = fresh_men(fresh_men(play, "O"), "D")
    return state._replace(play=play)


def selecting(t: Table, state: State) -> State:
    """The offence selects before the defence places its men (SC-4.6); later each side before it moves."""
    side = state.play.phase[0]
    play = select_markers(t, state.play, side)
    if side == "O" and all(man.id[0] == "O" for man in play.men):
        return state._replace(play=play._replace(phase="D.place"))
    return state._replace(play=play._replace(phase="O.movement" if side == "O" else "D.movement"))


def moving(t: Table, state: State) -> State:
    """SC-4.10: movement before the snap, a plan at a time."""
    play, side = state.play, state.play.phase[0]
    seat = play.offence if side == "O" else play.offence.other
    plan = t.ask(seat, Move(show_play(play, side), state.options.auto_deploy))
    ends = plan[-1].kind == "end_phase"
    play = carry_out_plan(t, play, plan[:-1] if ends else plan)
    if ends:
        play = play._replace(phase="D.select" if side == "O" else "O.call")
    return state._replace(play=play)


@rule("SC-4.9")
def calling(t: Table, state: State) -> State:
    """SC-5.2: another Pre-Contact Game-Turn, or the snap; after the last one the snap must come."""
    play = state.play
    problem = formation_problem(play)
    last = 1 if state.options.quick_setup else LAST_PRE_CONTACT
    if play.number >= last:
        if problem is not None:
            t.tell("snap_impossible", why=problem.rule)
            return delay_of_game(t, state)
        return state._replace(play=call_snap(t, play))
    question = CallTurn(play.number + 1, problem.rule if problem else "", problem.sentence if problem else "")
    if t.ask(play.offence, question) == "snap":
        return state._replace(play=call_snap(t, play))
    return state._replace(play=next_pre_contact(t, play))


@rule("SC-5.3")
def next_pre_contact(t: Table, play: Play) -> Play:
    """One more Pre-Contact Game-Turn."""
    t.tell("game_turn", kind="pre", number=play.number + 1)
    play = play._replace(phase="O.select", number=play.number + 1)
    return fresh_men(fresh_men(play, "O"), "D")


# Movement/Contact Phases


def snapping(t: Table, state: State) -> State:
    return state._replace(play=snap(t, state.play))


def contacting(t: Table, state: State) -> State:
    """A plan of the phasing side, which may end the phase or the play."""
    play, side = state.play, state.play.phase[0]
    seat = play.offence if side == "O" else play.offence.other
    plan = t.ask(seat, Move(show_play(play, side)))
    ends = plan[-1].kind == "end_phase" and play.phase != "D.fumble"
    play = carry_out_plan(t, play, plan[:-1] if ends else plan)
    if ends:
        play = end_offence(t, play) if side == "O" else end_defence(t, play)
    return state._replace(play=play)


@rule("SC-5.5")
def end_offence(t: Table, play: Play) -> Play:
    """After O's movement: hit recovery (not in the Snap Game-Turn, SC-5.12), then a short pass if one was called."""
    t.tell("phase_ended", side="O")
    if play.turn != "snap":
        play = recover_hits(t, play, "O")
    if play.committed:
        return play._replace(phase="O.short_pass")
    return begin_defence(t, play)


@rule("SC-5.6")
def begin_defence(t: Table, play: Play) -> Play:
    """D's Player-Turn: recovery rolls, then sighting and movement."""
    play = play._replace(phase="D.movement_contact", contacted=(), passive=())
    if play.committed == "forward":
        play = show_backs_marker(t, play)
    play = recover_neutralized(t, play, "D")
    play = charge_through(t, play)
    return take_sights(fresh_men(play, "D"), "D")


@rule("SC-5.6")
def end_defence(t: Table, play: Play) -> Play:
    """After D's movement: hit recovery, then targets, a long pass or the end of the game-turn."""
    t.tell("phase_ended", side="D")
    play = recover_hits(t, stay_together(t, play), "D")
    if play.turn == "snap":
        return play._replace(phase="O.targets")
    if play.committed:
        return play._replace(phase="O.long_pass")
    return end_turn(t, play)


@rule("SC-9.38")
def naming_targets(t: Table, state: State) -> State:
    """At the end of the Snap Game-Turn the offence writes down two Pass Target hexes."""
    play = state.play
    seen = show_play(play, "O")
    first = t.ask(play.offence, NameTarget(seen, -1))
    second = t.ask(play.offence, NameTarget(seen, first))
    t.tell("targets_written", seat=play.offence)
    t.tell("own_targets", to=play.offence, spots=(first, second), dir=play.dir, line=play.scrimmage_line)
    return state._replace(play=end_turn(t, play._replace(targets=(first, second))))


@rule("SC-9.24")
def end_turn(t: Table, play: Play) -> Play:
    """SC-5.9: all ball markers are shown and dummies go; the game-turn is over."""
    return reveal_ball(t, play)._replace(phase="turn_end") if play.holder else play._replace(phase="turn_end")


# Contact and Pass Game-Turns (SC-5.16)


@rule("SC-5.16")
def next_turn(t: Table, state: State) -> State:
    """A new game-turn: the offence changes the play or keeps it, then its men recover.

    There is one Snap Game-Turn (SC-5.7) and, without the option, no last one (SC-5.13).
    """
    play = state.play
    limit = state.options.turn_limit
    if limit and play.number >= limit:
        return state._replace(play=whistle(t, play))
    chosen = t.ask(play.offence, ChangePlay(play.o_ball))
    t.tell("game_turn", kind="contact", number=play.number + 1)
    play = play._replace(turn="contact", number=play.number + 1, changed=False, phase="O.commit")
    if chosen != "keep":
        play = change_play(t, play, chosen)
    play = fresh_men(play, "O")._replace(contacted=(), handoffs=0)
    return state._replace(play=recover_neutralized(t, play, "O"))


@rule("SC-19.13")
def whistle(t: Table, play: Play) -> Play:
    """The turn limit: dead at the holder's hex as if downed."""
    t.tell("whistled_dead", number=play.number)
    return dead(t, play, "downed", find_man(play, play.holder).hex, "O")


def committing(t: Table, state: State) -> State:
    play = state.play
    choice = t.ask(play.offence, CommitPass(show_play(play, "O")))
    return state._replace(play=commit(t, play, choice)._replace(phase="O.passive"))


def resolving(t: Table, state: State) -> State:
    """SC-8.10: pending passive contacts one by one, then sighting and the offence's movement."""
    play = state.play
    pairs = pending(play)
    if pairs:
        men = tuple(man for _, man in pairs)
        chosen = men[0] if len(men) == 1 else t.ask(play.offence, NextPassive(men))
        return state._replace(play=resolve_passive(t, play, pairs[men.index(chosen)]))
    # SC-8.16: whoever was contacted up to here may be contacted again.
    play = play._replace(phase="O.movement_contact", contacted=(), handoffs=0, passive=())
    return state._replace(play=take_sights(play, "O"))


def short_passing(t: Table, state: State) -> State:
    play = state.play
    chosen = t.ask(play.offence, ShortPass(show_play(play, "O")))
    if chosen == "hold":
        return state._replace(play=begin_defence(t, play))
    play = throw(t, play, chosen)
    return state._replace(play=begin_defence(t, play) if play.phase == "O.short_pass" else play)


def long_passing(t: Table, state: State) -> State:
    """SC-9.50: somebody must be thrown to if a legal long pass exists."""
    play = state.play
    if not receivers(play, long=True):
        return state._replace(play=no_pass_possible(t, play))
    play = throw(t, play, t.ask(play.offence, LongPass(show_play(play, "O"))))
    return state._replace(play=end_turn(t, play) if play.phase == "O.long_pass" else play)


def intercepting(t: Table, state: State) -> State:
    return state._replace(play=try_interception(t, state.play))


PHASES: dict[str, Callable[[Table, State], State]] = {
    "O.ball": placing_ball,
    "O.place": placing,
    "D.place": placing,
    "O.select": selecting,
    "D.select": selecting,
    "O.movement": moving,
    "D.movement": moving,
    "O.call": calling,
    "O.snap": snapping,
    "O.movement_contact": contacting,
    "D.movement_contact": contacting,
    "D.fumble": contacting,
    "O.targets": naming_targets,
    "turn_end": next_turn,
    "O.commit": committing,
    "O.passive": resolving,
    "O.short_pass": short_passing,
    "O.long_pass": long_passing,
    "D.intercept": intercepting,
}
"""What the rules do at each checkpoint of a play. Between plays: `scenarios.py`."""
