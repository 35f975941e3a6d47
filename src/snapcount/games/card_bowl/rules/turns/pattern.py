"""Chapter 16: the blocking pattern phase, and the defence's turns of every phase."""

from __future__ import annotations

from snapcount.core.table import Table, rule
from snapcount.games.card_bowl.questions import BlockingPattern, DefenceTurn, MoveBacks, Sneak
from snapcount.games.card_bowl.rules.lineup.scrimmage import at_phase, play_of, with_field
from snapcount.games.card_bowl.rules.plays.calls import sneak_lanes
from snapcount.games.card_bowl.rules.turns.blocks import assigned, default_pattern, moved_back
from snapcount.games.card_bowl.rules.turns.defence import BLOCKING_TURN, moved_defenders, reveal_line
from snapcount.games.card_bowl.rules.turns.match_ups import at_turn, carriers
from snapcount.games.card_bowl.state import Call, Field, Phase, State


@rule("CB-16.2")
def pattern(t: Table, state: State, field: Field) -> Field:
    """CB-14.3, CB-16.4 All linemen and tight ends take a match-up in reach, the nearest unless named."""
    field = default_pattern(field)
    acted: tuple[str, ...] = ()
    while True:
        turn = t.ask(state.situation.offence, BlockingPattern(field, acted))
        for move in turn.moves:
            field = assigned(field, move)
        if turn.done:
            break
        acted = (*acted, *(move.card for move in turn.moves))
    if t.listens:
        pattern = tuple([(man.place, man.at) for man in field.men if man.kind in "LT"])
        t.tell("assigned", seat=state.situation.offence, pattern=pattern)
    return field


@rule("CB-16.6")
def backs(t: Table, state: State, field: Field, second: bool) -> Field:
    """CB-16.7, CB-16.11 Backs move up as blockers or shift."""
    acted: tuple[str, ...] = ()
    left = carriers(field)
    while left:
        turn = t.ask(state.situation.offence, MoveBacks(field, second, acted))
        for move in turn.moves:
            field = moved_back(field, move)
            t.tell("moved", seat=state.situation.offence, place=move.card, act=move.act, to_place=move.to)
        if turn.done:
            break
        acted = (*acted, *(move.card for move in turn.moves))
        left = [man for man in carriers(field) if man.place not in acted]
    return field


@rule("CB-16.8")
def may_sneak(t: Table, state: State, field: Field) -> str:
    """CB-16.9 A sneak at the end of either pattern turn: its lane, or nothing."""
    lanes = sneak_lanes(field)
    if not lanes:
        return ""
    lane = t.ask(state.situation.offence, Sneak(lanes))
    return "" if lane == "no" else lane


@rule("CB-16.1")
def pattern_phase(t: Table, state: State) -> State:
    """The offence's turns of the pattern phase: the pattern and backs first, only backs the second time.

    CB-33.8 At the simple level the second turn is passed.
    """
    play = play_of(state)
    second = state.phase == "pattern_2"
    if second and state.options.simple:
        return at_phase(state, "defence_2", play)
    field = play.field if second else pattern(t, state, play.field)
    field = backs(t, state, field, second)
    lane = may_sneak(t, state, field)
    play = with_field(play, field)
    if lane:
        return at_phase(state, "execute", play._replace(call=Call("sneak", "QB", lane), moment="pattern"))
    return at_phase(state, "defence_2" if second else "defence_1", play)


@rule("CB-14.4")
def defence_moves(t: Table, state: State, field: Field, number: int) -> Field:
    """CB-16.10, CB-16.13, CB-17.10, CB-19.6 Any number of defensive cards act, each once; nobody must."""
    acted: tuple[str, ...] = ()
    seat = state.situation.offence.other
    while True:
        turn = t.ask(seat, DefenceTurn(field, number, acted))
        if turn.moves:
            field = moved_defenders(field, turn.moves, number)
            for move in turn.moves:
                t.tell("moved", seat=seat, place=move.card, act=move.act, to_place=move.to)
        if turn.done:
            if not turn.moves and not acted:
                t.tell("stayed", seat=seat, turn=number)
            return field
        acted = (*acted, *(move.card for move in turn.moves))


@rule("CB-16.10")
def defence_turn_phase(t: Table, state: State) -> State:
    """A turn of the defence; in the blocking phase its line is shown at the end (CB-17.7), CB-17.11 not who dropped."""
    play = play_of(state)
    number = play.field.turn + 1
    passed = number == 1 and state.options.simple  # CB-33.8
    field = at_turn(play.field if passed else defence_moves(t, state, play.field, number), number)
    if number == BLOCKING_TURN:
        field = reveal_line(field)
        if t.listens:
            t.tell("shown", seat=state.situation.offence.other, cards=shown(field, play.defence))
    return at_phase(state, AFTER_TURN.get(number, "end"), with_field(play, field))


AFTER_TURN: dict[int, Phase] = {1: "pattern_2", 2: "blocking", 3: "check"}
"""What follows a turn of the defence; after every later one the offence may execute."""


def shown(field: Field, cards: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    return tuple([(d.place, card) for d, card in zip(field.defenders, cards, strict=True) if d.up])
