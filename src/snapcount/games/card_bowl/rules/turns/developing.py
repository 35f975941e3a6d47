"""Chapters 17, 19 and 20: the blocking phase, developing turns, and the execution of a play."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from snapcount.core.data.made import new
from snapcount.core.table import Table, rule
from snapcount.games.card_bowl.questions import BlockOrRelease, Develop, Execute, MoveOneBack, ShotgunBacks
from snapcount.games.card_bowl.rules.booking import booked, down_of
from snapcount.games.card_bowl.rules.cards import VALUE, Pile
from snapcount.games.card_bowl.rules.fouls import settled
from snapcount.games.card_bowl.rules.lineup.formations import man_of_place
from snapcount.games.card_bowl.rules.lineup.scrimmage import at_phase, play_of, with_field
from snapcount.games.card_bowl.rules.plays.calls import can_develop
from snapcount.games.card_bowl.rules.plays.passing import throw_pass
from snapcount.games.card_bowl.rules.plays.rush import rush
from snapcount.games.card_bowl.rules.plays.scramble import scramble
from snapcount.games.card_bowl.rules.plays.screen import lateral, screen
from snapcount.games.card_bowl.rules.plays.sneak import sneak
from snapcount.games.card_bowl.rules.turns.blocks import moved_back
from snapcount.games.card_bowl.rules.turns.defence import reveal_cover
from snapcount.games.card_bowl.rules.turns.match_ups import (
    carriers,
    man_at,
    match_up,
    passer,
    updated_ranges,
    with_man,
    with_men,
)
from snapcount.games.card_bowl.rules.turns.moves import Move
from snapcount.games.card_bowl.rules.turns.pass_rush import (
    automatic,
    check_of,
    forbidden,
    hot_lanes,
    sack_round,
)
from snapcount.games.card_bowl.state import OTHERS, Call, Down, Field, Man, Play, Result, State

EXECUTIONS: dict[str, Callable[[Table, Down, Play, Call], tuple[Result, Pile]]] = {
    "rush": rush,
    "pass": throw_pass,
    "scramble": scramble,
    "screen": screen,
    "lateral": lateral,
    "sneak": sneak,
}


@rule("CB-17.3")
def tight_ends(t: Table, state: State, field: Field) -> Field:
    """CB-17.1, CB-17.2, CB-17.4 The line is shown with its backs; each assigned tight end blocks or is released."""
    ends = tuple([man.place for man in field.men[OTHERS:] if man.kind == "T" and man.at >= 0])
    block = t.ask(state.situation.offence, BlockOrRelease(ends)) if ends else ()
    line = [shown_lineman(man.place, man.at) for man in field.men[1:OTHERS]]
    return with_men(field, (field.men[0], *line, *[shown(man, block) for man in field.men[OTHERS:]]))


@cache
def shown_lineman(place: str, at: int) -> Man:
    """A lineman before any developing turn, turned up."""
    return man_of_place(place)._replace(at=at, up=True)


def shown(man: Man, block: tuple[str, ...]) -> Man:
    """Backs and tight ends who block are turned up; the other tight ends block no more."""
    if man.kind == "W":
        return man
    if man.kind == "T" and man.place not in block:
        return man._replace(at=-1)
    return man._replace(up=True) if man.at >= 0 else man


@rule("CB-17.5")
def one_back(t: Table, state: State, field: Field) -> Field:
    """One back may move up, turned up, or shift."""
    if state.options.simple or not carriers(field):  # CB-33.8
        return field
    move = t.ask(state.situation.offence, MoveOneBack(field))
    if move is None:
        return field
    t.tell("moved", seat=state.situation.offence, place=move.card, act=move.act, to_place=move.to)
    return moved_back(field, move, True)


@rule("CB-17.1")
def blocking_phase(t: Table, state: State) -> State:
    """The offence shows its line; then it may execute at once (CB-17.6)."""
    play = play_of(state)
    field = one_back(t, state, tight_ends(t, state, updated_ranges(play.field)))
    if t.listens:
        t.tell("shown", seat=state.situation.offence, cards=up_cards(field, play.offence))
    play = with_field(play, field)
    call = t.ask(state.situation.offence, Execute(field, "blocking"))
    if call is not None:
        return executing(state, play, call, "blocking")
    return at_phase(state, "defence_3", play)


def up_cards(field: Field, cards: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    return tuple([(man.place, card) for man, card in zip(field.men, cards, strict=True) if man.up])


def executing(state: State, play: Play, call: Call, moment: str) -> State:
    return at_phase(state, "execute", new(Play, (*play[:-2], call, moment)))


@rule("CB-18.13")
def shotgun_backs(t: Table, state: State, play: Play) -> Field:
    """CB-18.12 Before hot lanes are settled, backs in shotgun step into match-ups on their side."""
    field = play.field
    acted: tuple[str, ...] = ()
    taken: tuple[str, ...] = ()
    while field.gun and carriers(field):
        hot = hot_lanes(check_of(with_field(play, field)), VALUE[passer(play)])
        if state.options.simple and not hot:  # CB-33.8
            break
        question = ShotgunBacks(field, tuple([lane.lane for lane in hot]), acted, taken)
        turn = t.ask(state.situation.offence, question)
        for move in turn.moves:
            field = moved_back(field, move, True)
            t.tell("moved", seat=state.situation.offence, place=move.card, act="block", to_place=move.to)
            acted, taken = (*acted, move.card), (*taken, move.to)
        if turn.done:
            break
    return field


@rule("CB-18.5")
def check_phase(t: Table, state: State) -> State:
    """CB-19.1 The start of a developing turn: ranges, the pass-rush check, execute or stay, sack draws.

    CB-18.17 Pressure of the turn before holds for a pass now; who stays takes what this turn's own draws leave.
    """
    play = play_of(state)
    down = down_of(state)
    field = updated_ranges(play.field)
    if field.gun:
        field = shotgun_backs(t, state, with_field(play, field))
    play = with_field(play, field)
    play = play._replace(check=check_of(play))
    hot = hot_lanes(play.check, VALUE[passer(play)])
    sure = automatic(hot)
    if hot:
        t.tell("rushed", seat=state.situation.offence.other, lanes=hot)
    if not (sure and forbidden(play)):
        may_wait = sure or can_develop(play.field)
        lanes = tuple([lane.lane for lane in hot])
        question = Execute(play.field, "start", lanes, sure, play.pressure, may_wait)
        call = t.ask(state.situation.offence, question)
        if call is not None:
            return executing(state, play, call, "start")
    pressed = 0
    if hot:
        done, pile = sack_round(t, down, play.pile, hot)
        if done.ended is not None:
            return booked(t, state, settled(t, down, done.ended, pile))
        play, pressed = play._replace(pile=pile), done.pressure
    return at_phase(state, "develop", play._replace(survived=play.survived + 1, pressure=pressed))


@rule("CB-19.2")
def develop_phase(t: Table, state: State) -> State:
    """CB-14.2, CB-19.3, CB-19.4 One offensive card is revealed or moved."""
    play = play_of(state)
    move = t.ask(state.situation.offence, Develop(play.field))
    field = developed(play.field, move)
    at = man_at(field, move.card)
    card = play.offence[at] if field.men[at].up else ""
    t.tell(
        "developed", seat=state.situation.offence, place=move.card, act=move.act, to_place=move.to, card=card
    )
    return at_phase(state, "defence_4", with_field(play, field))


def developed(field: Field, move: Move) -> Field:
    """The field after the offence's card of a turn; a revealed receiver forces his cover up (CB-14.9).

    CB-18.14 A back who moves up counts from the next check.
    """
    at = man_at(field, move.card)
    man = field.men[at]
    if move.act == "reveal":
        field = with_man(field, at, man._replace(up=True))
        return reveal_cover(field, move.card) if man.kind in "WT" else field
    if move.act == "out":
        return with_man(field, at, man._replace(up=True, out=True, side=move.to))
    if move.act == "block" and man.kind != "B":
        return with_man(field, at, man._replace(at=match_up(move.to), moved=True))
    return moved_back(field, move, move.act == "block")


@rule("CB-19.10")
def end_phase(t: Table, state: State) -> State:
    """The end of a developing turn, after the defence's answer: execute or go on."""
    play = play_of(state)
    hot = tuple([lane.lane for lane in hot_lanes(play.check, VALUE[passer(play)])])
    call = t.ask(state.situation.offence, Execute(play.field, "end", hot, False, play.pressure))
    if call is not None:
        return executing(state, play, call, "end")
    return at_phase(state, "check", play)


@rule("CB-20.5")
def execute_phase(t: Table, state: State) -> State:
    """The announced play is played out, its carrier revealed (CB-20.2), its foul settled, its result booked."""
    play = play_of(state)
    assert play.call is not None, "no play was called"
    down = down_of(state)
    result, pile = EXECUTIONS[play.call.play](t, down, play, play.call)
    return booked(t, state, settled(t, down, result, pile))
