"""Chapter 8: penalties."""

from __future__ import annotations

from collections.abc import Callable

from snapcount.core.table import Seat, Table, rule
from snapcount.football.downs import same_down
from snapcount.football.field import other_end
from snapcount.football.penalties import half_distance
from snapcount.games.canadian_pro.questions import AcceptPenalty
from snapcount.games.canadian_pro.rules.downs import SCORES, in_field, new_series, next_down
from snapcount.games.canadian_pro.rules.lineups import line_of
from snapcount.games.canadian_pro.rules.throws import CLIP, GAIN, PENALTY, throw
from snapcount.games.canadian_pro.state import After, End, Play, State
from snapcount.games.canadian_pro.tables import (
    AFTER_SINGLE,
    DELAY_OF_GAME,
    FIELD,
    FOULS,
    LAW,
    PENALTY_COLUMNS,
    Foul,
)

walk = half_distance
"""CP-8.7: never more than half the distance to the goal line walked toward."""


@rule("CP-8.1")
def settle(t: Table, state: State, play: Play, hurry: bool) -> tuple[After, bool]:
    """The play is finished; now its penalty. Also says whether the period gets one more play (CP-8.18)."""
    stands = next_down(state.situation, play.end)
    if not play.fouls:
        return stands, False
    if len({seat for seat, _ in play.fouls}) == 2:
        return offset(t, state), True
    offender, column = play.fouls[0]
    foul = FOULS[penalty_number(t, column, hurry)]
    die = throw(t, CLIP) if foul.enforcement == "clip" else 0
    accepted = ENFORCEMENTS[foul.enforcement](state, play, offender, foul, die)
    t.tell(
        "flagged",
        seat=offender,
        foul=foul.name,
        number=foul.number,
        yards=foul.yards,
        clip=die,
        column=column,
    )
    if accepted is None:
        t.tell("had_no_effect", number=foul.number)
        return stands, False
    return decide(t, state, play, offender, foul, accepted, stands)


@rule("CP-8.15")
def offset(t: Table, state: State) -> After:
    """A foul by each side: the down or the kick is played again."""
    t.tell("offset_fouls")
    return replayed(state)


def replayed(state: State) -> After:
    return After(state.phase, state.situation, shift=state.shift, fresh=False)


@rule("CP-8.3")
def penalty_number(t: Table, column: str, hurry: bool) -> int:
    """Two dice on the upper chart; in the Hurry Up a Delay of Game is thrown again (CP-16.7)."""
    number = PENALTY_COLUMNS[column][throw(t, PENALTY)]
    return penalty_number(t, column, hurry) if hurry and number == DELAY_OF_GAME else number


@rule("CP-8.6")
def decide(
    t: Table, state: State, play: Play, offender: Seat, foul: Foul, accepted: After, stands: After
) -> tuple[After, bool]:
    """The team fouled accepts or declines, seeing both results."""
    interference = foul.enforcement == "interference"
    question = AcceptPenalty(offender.other, foul.number, foul.name, accepted, stands, interference)
    if t.ask(offender.other, question) == "decline":
        t.tell("declined", seat=offender.other, foul=foul.name, number=foul.number)
        return stands, False
    t.tell("accepted", seat=offender.other, foul=foul.name, number=foul.number)
    if interference:
        accepted = complete_anyway(t, state, play)
    seat, ball, _, _ = accepted.situation
    walked = accepted.phase == "scrimmage" and seat is play.offence
    t.tell(
        "penalised",
        seat=offender,
        foul=foul.name,
        yards=(abs(ball - play.los) if walked else 0) if foul.enforcement in FROM_THE_LINE else foul.yards,
        spot=ball if seat is offender else other_end(LAW, ball),
        number=foul.number,
    )
    return accepted, not accepted.carried


FROM_THE_LINE = ("previous", "kick_previous", "interference")
"""Their yards are counted from the line of scrimmage."""


@rule("CP-8.11")
def complete_anyway(t: Table, state: State, play: Play) -> After:
    """Interference: the gain is thrown on the receiver's column; at most the opponents' one-yard line."""
    who, depth = play.receiver
    card = line_of(state, play.offence).men[who].receiving
    assert card is not None
    total = throw(t, GAIN)
    cell = card.columns[depth][total - 2]
    spot = FIELD if cell.word == "TD" else play.los + cell.yards
    t.tell("pass_awarded", row=total, column=depth, cell=cell.text, yards=cell.yards, spot=in_field(spot))
    return new_series(play.offence, spot, earned=True)


# How each kind of foul is enforced: what follows if it is accepted, None where it has no effect


def repeat_down(state: State, offence: Seat, ball: int) -> After:
    """Same down, same line to gain; first and ten if the ball is beyond it (not with goal to go)."""
    if ball >= state.situation.line and state.situation.line < FIELD:
        return new_series(offence, ball, earned=True)
    return After("scrimmage", same_down(state.situation, ball), fresh=False)


def previous(state: State, play: Play, offender: Seat, foul: Foul, die: int) -> After | None:
    """CP-8.8, CP-8.13, CP-8.14: the play is wiped out and the yards are walked from the previous spot."""
    if play.kind == "kickoff":
        return replayed(state)
    if play.extra_kicks and play.fouls[0][1] == "kick_receiving":
        return kicked_from(play, foul)
    if offender is play.offence:
        return repeat_down(state, play.offence, play.los - walk(foul.yards, play.los))
    return repeat_down(state, play.offence, play.los + walk(foul.yards, FIELD - play.los))


def kicked_from(play: Play, foul: Foul) -> After:
    """A foul against a kick back: its kicker keeps the ball where he kicked it from."""
    spot = max(play.kicked_from, 0)
    return new_series(play.kicker, spot + walk(foul.yards, FIELD - spot))


def kicker_first_down(state: State, play: Play, offender: Seat, foul: Foul, die: int) -> After | None:
    """CP-8.13: roughing the kicker."""
    if play.extra_kicks:
        return kicked_from(play, foul)
    return new_series(play.offence, play.los + walk(foul.yards, FIELD - play.los), earned=True)


def rough(state: State, play: Play, offender: Seat, foul: Foul, die: int) -> After | None:
    """CP-8.9: the yards are added where the play ended; a score stands and carries them (CP-8.16)."""
    end = play.end
    if play.kind in ("run", "pass") and offender is not play.offence and end.team is not play.offence:
        lost = play.lost
        base = play.los if lost is None or lost < 0 or end.how != "dead" else in_field(lost)
        return new_series(play.offence, base + walk(foul.yards, FIELD - base), earned=True)
    if end.how != "dead":
        return carried(play, offender, foul.yards)
    spot = in_field(end.spot)
    if offender is end.team:
        back = spot - walk(foul.yards, spot)
        return next_down(state.situation, End(end.team, back, "dead", end.fresh))
    ball = spot + walk(foul.yards, FIELD - spot)
    return new_series(end.team, ball, earned=end.team is play.offence and not end.fresh)


def carried(play: Play, offender: Seat, yards: int) -> After:
    """CP-8.16: the score stands; the yards move the next kickoff or the own 35."""
    end = play.end
    assert end.how != "dead"
    after = SCORES[end.how](end.team)
    if end.how == "single":
        ours = offender is end.team.other
        spot = AFTER_SINGLE - walk(yards, AFTER_SINGLE) if ours else AFTER_SINGLE + yards
        return new_series(end.team.other, spot, after.points, carried=True)
    kicks = end.team.other if end.how == "safety" else end.team
    return after._replace(shift=yards if offender is kicks else -yards, carried=True)


def clip(state: State, play: Play, offender: Seat, foul: Foul, die: int) -> After | None:
    """CP-8.10, CP-8.17: odd, at the line of scrimmage or where the kick was fielded; even, half way along."""
    if play.kind in ("kick", "kickoff"):
        return clip_on_return(play, offender, foul, die)
    gain = FIELD - play.los if play.end == End(play.offence, 0, "touchdown") else max(0, play.gain)
    point = play.los + (gain // 2 if die % 2 == 0 else 0)
    return repeat_down(state, play.offence, point - walk(foul.yards, point))


def clip_on_return(play: Play, offender: Seat, foul: Foul, die: int) -> After | None:
    if play.end.how == "single":
        return carried(play, offender, foul.yards)
    point = max(1, play.caught + (max(0, play.run_back) // 2 if die % 2 == 0 else 0))
    return new_series(offender, point - walk(foul.yards, point))


def interference(state: State, play: Play, offender: Seat, foul: Foul, die: int) -> After | None:
    """CP-8.11: only on a pass that was not completed."""
    return new_series(play.offence, play.los, earned=True) if play.open_pass else None


def no_yards(state: State, play: Play, offender: Seat, foul: Foul, die: int) -> After | None:
    """CP-8.12: R's ball 15 yards in front of where the kick was fielded; nothing if nobody fielded it."""
    if play.fielded is None:
        return None
    spot = max(0, play.fielded)
    return new_series(play.offence.other, spot + walk(foul.yards, FIELD - spot))


Enforcement = Callable[[State, Play, Seat, Foul, int], After | None]
ENFORCEMENTS: dict[str, Enforcement] = {
    "previous": previous,
    "kick_previous": previous,
    "kicker_first_down": kicker_first_down,
    "rough": rough,
    "end_of_return": rough,
    "clip": clip,
    "interference": interference,
    "no_yards": no_yards,
}
assert set(ENFORCEMENTS) == {foul.enforcement for foul in FOULS.values()}
