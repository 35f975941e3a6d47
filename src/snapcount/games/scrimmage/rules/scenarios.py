"""Chapter 14: the toss, the single play and the multiple-play game, from play to play."""

from __future__ import annotations

from snapcount.core.table import Dice, Seat, Table, rule
from snapcount.football.field import other_end
from snapcount.football.scoring import add, winner
from snapcount.games.scrimmage.questions.kicks import FourthDown
from snapcount.games.scrimmage.questions.listed import CallToss, ChooseSide, Reactivate
from snapcount.games.scrimmage.rules.downs import (
    TWENTY,
    advance,
    after_play,
    dir_of,
    kicked,
    leader,
    missing_men,
    new_possession,
    own_row,
    own_spot,
)
from snapcount.games.scrimmage.rules.ends import end_play, is_defensive_touchdown, is_safety
from snapcount.games.scrimmage.rules.field import ROW, in_yards
from snapcount.games.scrimmage.rules.setup import new_play
from snapcount.games.scrimmage.state import INJURED, NOBODY, End, Match, Play, State, kick_from, plays_of
from snapcount.games.scrimmage.tables import DOWNS, LAW, LINE_UPS, SCENARIOS, TOUCHDOWN_VP, recovery_result

COIN, ONE_DIE, TWO_DICE = Dice(1, 2), Dice(1), Dice(2)
"""SC-1.2: every table and every check uses two dice, only the objective of the single play one."""
FIFTY: int = SCENARIOS["single_play"]["los_boundary"]


@rule("SC-4.1")
def toss(t: Table, state: State) -> State:
    """The visitor calls; the winner chooses offence or defence, in the full game to receive or kick (SC-19.4)."""
    call = t.ask(Seat.AWAY, CallToss())
    (coin,) = t.roll(COIN)
    fell = "heads" if coin == 1 else "tails"
    winner = Seat.AWAY if call == fell else Seat.HOME
    full = state.options.scenario == "full"
    t.tell("tossed", dice=(coin,), call=call, fell=fell, seat=winner)
    choice = t.ask(winner, ChooseSide(full))
    first = winner if choice in ("offence", "receive") else winner.other
    t.tell("chose", seat=winner, choice=choice)
    match = Match(
        situation=kick_from(first.other),
        home_goes=1 if first is Seat.HOME else -1,
        left=plays_of(state.options),
        opening_kicker=first.other,
        receiver=first,
    )
    if full:
        # The field is still empty, its ends as the receivers will have them.
        play = new_play(new_possession(match, first, 0))._replace(phase="kickoff")
        return state._replace(match=match, play=play)
    if state.options.scenario == "single":  # SC-14.2
        match = new_possession(match, first, own_spot(1, FIFTY))
        return state._replace(match=match, play=new_play(match)._replace(phase="objective"))
    match = new_possession(match, first, own_spot(1, TWENTY))  # SC-14.7
    return state._replace(match=match, play=new_play(match)._replace(phase="scrimmage"))


@rule("SC-14.3")
def roll_objective(t: Table, state: State) -> State:
    """Single play: a die says how many hexes must be gained."""
    (die,) = t.roll(ONE_DIE)
    t.tell("objective", dice=(die,), hexes=die, seat=state.match.situation.offence)
    now = state.match.situation._replace(line=FIFTY + die)
    match = state.match._replace(situation=now, objective=die, goal_row=FIFTY + die)
    return state._replace(match=match, play=state.play._replace(phase="scrimmage"))


def begin_down(t: Table, state: State) -> State:
    """Before the set-up: men brought back, a kick on fourth down, then an empty field."""
    match = state.match
    single = state.options.scenario == "single"
    if not single:
        for seat, side in ((match.situation.offence, "O"), (match.situation.offence.other, "D")):
            match = reactivate(t, match, seat, side)
        state = state._replace(match=match)
        last = match.situation.down == DOWNS and state.options.scenario == "multiple" and not match.delays
        if last and t.ask(match.situation.offence, FourthDown(match.situation)) == "kick":
            return kick(t, state)
    begin_play(t, match, "scrimmage")
    choosing = single and not match.delays
    return state._replace(play=new_play(match)._replace(phase="O.ball" if choosing else "O.place"))


@rule("SC-14.9")
def begin_play(t: Table, match: Match, kind: str) -> None:
    """Down and distance of the play to come, or a kick."""
    t.tell(
        "play_began",
        kind=kind,
        situation=match.situation,
        quarter=match.quarter,
        left=match.left,
        score=match.score,
        hex=match.hex,
        objective=match.objective,
        dir=dir_of(match, match.situation.offence),
    )


@rule("SC-14.28")
def reactivate(t: Table, match: Match, seat: Seat, side: str) -> Match:
    """SC-14.29: fewer than eleven: the opponent picks, one at a time, who leaves the injured list for good."""
    while missing_men(match, seat, side):
        hurt = tuple(man for man in LINE_UPS[side] if man in match.injured[seat])
        man = t.ask(seat.other, Reactivate(hurt, missing_men(match, seat, side)))
        t.tell("reactivated", man=man, seat=seat)
        match = _injured(match, seat, tuple(other for other in match.injured[seat] if other != man))
    return match


def _injured(match: Match, seat: Seat, men: tuple[str, ...]) -> Match:
    lists = (men, match.injured[1]) if seat is Seat.HOME else (match.injured[0], men)
    return match._replace(injured=lists)


@rule("SC-14.27")
def end_of_play_injuries(t: Table, match: Match, play: Play) -> Match:
    """Every man still neutralized is rolled for once; I injures him for the player who used him (SC-14.26)."""
    for man in play.men:
        seat = play.offence if man.id[0] == "O" else play.offence.other
        hurt = man.off == INJURED
        if man.level:
            dice = t.roll(TWO_DICE)
            result = recovery_result(man.level, sum(dice))
            hurt = result == "I"
            t.tell(
                "recovery",
                man=man.id,
                level=man.level,
                dice=dice,
                table="Neutralization Recovery",
                result=result,
            )
        if hurt:
            t.tell("injured", man=man.id, seat=seat)
            match = _injured(match, seat, (*match.injured[seat], man.id))
    return match


@rule("SC-14.4")
def settle_single(t: Table, state: State) -> State:
    """The offence wins if it has the ball at or beyond the objective; SC-14.5: a touchdown wins."""
    play, match = state.play, state.match
    assert play.end is not None
    won = single_play_won(play.end, match.goal_row, play.dir)
    best = play.offence if won else play.offence.other
    how = "touchdown" if won and play.end.why == "touchdown" else "victory_points"
    match = scored(t, match, best, 1, how)._replace(situation=NOBODY, winner=best.name.lower())
    return finished(t, state._replace(match=match, play=play._replace(phase="over")))


def scored(t: Table, match: Match, seat: Seat, points: int, how: str) -> Match:
    """Points on the board."""
    match = match._replace(score=add(match.score, seat, points))
    t.tell("scored", seat=seat, how=how, points=points, score=match.score)
    return match


def finished(t: Table, state: State) -> State:
    """The last play ends, and with it the game."""
    return game_over(t, end_play(t, state))


def game_over(t: Table, state: State) -> State:
    t.tell("game_over", score=state.match.score, winner=winner(state.match.score))
    return state


def single_play_won(end: End, goal_row: int, dir: int) -> bool:
    """SC-14.4, SC-14.5, SC-4.18: in the offence's hands, far enough, no safety and no second delay."""
    if end.possession != "O" or end.why == "delay" or is_safety(dir, end):
        return False
    return end.why == "touchdown" or (ROW[end.spot] - goal_row) * dir >= 0


@rule("SC-14.12")
def settle_multiple(t: Table, state: State) -> State:
    """After a play: the next down, or the end of a possession with its Victory Points."""
    play = state.play
    end = play.end
    assert end is not None
    match = end_of_play_injuries(t, state.match, play)
    state = state._replace(match=match)
    following = after_play(match, end)
    if end.possession == "D":
        return turned_over(t, state, end)
    if end.why == "touchdown":
        return end_possession(t, state, TOUCHDOWN_VP, "touchdown", following)
    if is_safety(play.dir, end):
        return end_possession(t, state, 0, "safety", following)
    if following.situation.offence != match.situation.offence:
        t.tell("turned_over_on_downs", seat=play.offence, spot=own_row(match, play.offence, end.spot))
        points = advance(play.dir, match.possession, ROW[end.spot])
        return end_possession(t, state, points, "downs", following)
    if following.situation.down == 1:
        tell_first_down(t, following)
    return end_play(t, state._replace(match=following, play=play._replace(phase="scrimmage")))


def tell_first_down(t: Table, match: Match) -> None:
    t.tell("first_down", seat=match.situation.offence, spot=match.situation.ball, hex=match.hex)


@rule("SC-14.15")
def turned_over(t: Table, state: State, end: End) -> State:
    """Interception or lost fumble; in the offence's own end zone the defence scores (SC-14.23)."""
    match, play = state.match, state.play
    points = advance(play.dir, match.possession, end.reached)
    following = after_play(match, end)
    if is_defensive_touchdown(play.dir, end):
        taker = play.offence.other
        following = scored(t, following, taker, TOUCHDOWN_VP, "touchdown")
        following = following._replace(had=add(following.had, taker, 1))
    return end_possession(t, state, points, end.why, following)


@rule("SC-14.18")
def end_possession(t: Table, state: State, points: int, how: str, following: Match) -> State:
    """The player scores his hexes; when both have had their possessions the game is over (SC-14.21)."""
    seat = state.match.situation.offence
    t.tell("possession_over", seat=seat, how=how, points=points)
    if points:
        following = scored(
            t, following, seat, points, "touchdown" if how == "touchdown" else "victory_points"
        )
    following = following._replace(had=add(following.had, seat, 1))
    play = state.play._replace(offence=following.situation.offence)
    if min(following.had) >= state.options.possessions:
        following = following._replace(situation=NOBODY, winner=leader(following.score))
        return finished(t, state._replace(match=following, play=play._replace(phase="over")))
    return end_play(t, state._replace(match=following, play=play._replace(phase="scrimmage")))


@rule("SC-14.17")
def kick(t: Table, state: State) -> State:
    """Instead of the fourth down: the ball goes to the other player's own twenty, no return."""
    match = state.match
    points = advance(dir_of(match, match.situation.offence), match.possession, ROW[match.hex])
    begin_play(t, match, "punt")
    spot = other_end(LAW, TWENTY)
    yards = in_yards(max(0, spot - match.situation.ball))
    t.tell("punted", seat=match.situation.offence, yards=yards, spot=spot, hex=match.hex)
    return end_possession(t, state, points, "kick", kicked(match))
