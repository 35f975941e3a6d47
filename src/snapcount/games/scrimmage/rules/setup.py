"""Chapter 4: setting up a play, calling the snap, delay of game."""

from __future__ import annotations

from snapcount.core.table import Refusal, Seat, Table, rule
from snapcount.football.downs import same_down
from snapcount.football.penalties import half_distance
from snapcount.football.words import counted
from snapcount.games.scrimmage.questions.listed import Markers, PlaceBall, SelectMarkers
from snapcount.games.scrimmage.questions.place import Place, Placement
from snapcount.games.scrimmage.rules.ends import end_play, finish
from snapcount.games.scrimmage.rules.field import (
    COLUMN,
    ROW,
    find,
    in_yards,
    line_of,
    own_yard,
    rows_to_own_goal,
)
from snapcount.games.scrimmage.rules.legal.acting import fresh_men
from snapcount.games.scrimmage.rules.legal.handing import snap_problem
from snapcount.games.scrimmage.rules.markers import show_line_markers
from snapcount.games.scrimmage.rules.sight import depth_of, ground, take_sights
from snapcount.games.scrimmage.state import Match, Play, Snapshot, State, new_man
from snapcount.games.scrimmage.tables import LINE_UPS, MOVEMENT, ORDER

MEN_ON_LINE = 7
"""SC-4.14."""
DELAY = 3
"""SC-4.16: hexes walked off for delay of game."""


def seat_dir(match: Match) -> int:
    """SC-14.8: who started on offence attacks north all game."""
    return match.home_goes if match.situation.offence is Seat.HOME else -match.home_goes


def new_play(match: Match) -> Play:
    """An empty field with the ball on its hex."""
    dir = seat_dir(match)
    return Play(
        phase="O.place",
        turn="pre",
        number=1,
        offence=match.situation.offence,
        dir=dir,
        scrimmage_line=line_of(dir, ROW[match.hex]),
        hex=match.hex,
        men=(),
    )


def able_men(match: Match, play: Play, side: str) -> tuple[str, ...]:
    """SC-4.3, SC-14.26: who may be chosen by the player of this side."""
    seat = play.offence if side == "O" else play.offence.other
    placed = {man.id for man in play.men}
    return tuple(man for man in LINE_UPS[side] if man not in match.injured[seat] and man not in placed)


@rule("SC-4.5")
def place_ball(t: Table, play: Play) -> Play:
    """The offence chooses one of five hexes in the single play."""
    ball = t.ask(play.offence, PlaceBall(play.dir, play.scrimmage_line))
    t.tell("ball_placed", spot=ball, offence=play.offence)
    return play._replace(hex=ball)


@rule("SC-4.4")
def place_offence(t: Table, play: Play, able: tuple[str, ...], quick: bool) -> Play:
    """The offence first, in the huddle."""
    return place_men(t, play, "O", able, quick)


@rule("SC-4.7")
def place_defence(t: Table, play: Play, able: tuple[str, ...], quick: bool) -> Play:
    """Then the defence, one man per hex beyond the line."""
    return place_men(t, play, "D", able, quick)


def place_men(t: Table, play: Play, side: str, able: tuple[str, ...], quick: bool) -> Play:
    seat = play.offence if side == "O" else play.offence.other
    placed = tuple(Placement(man.id, man.hex, man.facing) for man in play.men if man.id[0] == side)
    answer = t.ask(seat, Place(side, play.dir, play.scrimmage_line, play.hex, quick, placed, able))
    t.tell("placed", seat=seat, places=tuple((place.man, place.hex, place.facing) for place in answer))
    new = [new_man(place.man, place.hex, place.facing, MOVEMENT[place.man]) for place in answer]
    men = tuple(sorted((*play.men, *new), key=lambda man: ORDER[man.id]))
    return play._replace(men=men)


@rule("SC-13.1")
def select_markers(t: Table, play: Play, side: str) -> Play:
    """Two markers face down, or others in their place; nobody else learns which or whether (SC-13.2, SC-17.5)."""
    seat = play.offence if side == "O" else play.offence.other
    now = Markers(play.o_line, play.o_ball) if side == "O" else Markers(play.d_line, play.d_backs)
    chosen = t.ask(seat, SelectMarkers(side, now))
    t.tell("markers_laid", seat=seat, again=bool(now.line))
    t.tell("own_markers", to=seat, line=chosen.line, other=chosen.other)
    if side == "O":
        return play._replace(o_line=chosen.line, o_ball=chosen.other)
    return play._replace(d_line=chosen.line, d_backs=chosen.other)


def formation_problem(play: Play) -> Refusal | None:
    """SC-4.14, SC-4.15: why the Snap Game-Turn can't be called."""
    for men in ground(play.men).at.values():
        if sum(man.id[0] == "O" for man in men) > 1:
            return Refusal("SC-4.15", "Two men of the offence stand on the same hex.")
    on_line = men_on_line(play)
    if on_line < MEN_ON_LINE:
        return Refusal(
            "SC-4.14", f"{counted(on_line, 'man stands', 'men stand')} on the line: seven are needed."
        )
    return snap_problem(play)


def men_on_line(play: Play) -> int:
    """SC-2.16: for the offence, adjacent to the line is d = 0."""
    return sum(man.id[0] == "O" and depth_of(play, man.hex) == 0 for man in play.men)


def take_snapshot(play: Play) -> Snapshot:
    """SC-4.17: who stood where, frozen for the whole play."""
    offence = [man for man in play.men if man.id[0] == "O" and man.hex >= 0]
    defence = [man for man in play.men if man.id[0] == "D" and man.hex >= 0]
    line = sorted((man for man in offence if depth_of(play, man.hex) == 0), key=lambda man: COLUMN[man.hex])
    ends = {line[0].id, line[-1].id} if line else set[str]()
    return Snapshot(
        linemen=tuple(man.id for man in offence if man in line and man.id not in ends),
        receivers=tuple(man.id for man in offence if man not in line or man.id in ends),
        passers=tuple(man.id for man in offence if depth_of(play, man.hex) <= -3),
        d_line=tuple(man.id for man in defence if depth_of(play, man.hex) == 1),
        d_backs=tuple(man.id for man in defence if depth_of(play, man.hex) >= 2),
    )


@rule("SC-5.4")
def call_snap(t: Table, play: Play) -> Play:
    """The Snap Game-Turn: line markers shown, snapshot and sightings taken before the ball moves."""
    t.tell("snap_called", offence=play.offence)
    play = show_line_markers(t, play._replace(turn="snap", number=0, phase="O.snap"))
    return begin_snap(play._replace(snapshot=take_snapshot(play)))


def begin_snap(play: Play) -> Play:
    """SC-6.12: allowances, and sighting from the positions before the snap."""
    return take_sights(fresh_men(fresh_men(play, "O"), "D"), "O")._replace(
        contacted=(), handoffs=0, passive=()
    )


def delayed_row(dir: int, row: int) -> int:
    """SC-4.16: three hexes back, or half the rows to the own goal line."""
    back = half_distance(DELAY, rows_to_own_goal(dir, row))
    return row - back * dir


@rule("SC-4.16")
def delay_of_game(t: Table, state: State) -> State:
    """The fifth game-turn must be the snap; if it can't be, the ball goes back and the down is set up anew."""
    match, play = state.match, state.play
    ball = find(COLUMN[play.hex], delayed_row(play.dir, ROW[play.hex]))
    hexes = abs(ROW[ball] - ROW[play.hex])
    own = own_yard(play.dir, ROW[ball])
    t.tell(
        "penalised",
        seat=play.offence,
        foul="delay of game",
        yards=in_yards(hexes),
        spot=own,
        hex=ball,
        hexes=hexes,
    )
    match = match._replace(hex=ball, situation=same_down(match.situation, own), delays=match.delays + 1)
    if match.delays > 1:
        return second_delay(t, state._replace(match=match))
    fresh = new_play(match)._replace(phase="scrimmage")
    return end_play(t, state._replace(match=match, play=fresh))


@rule("SC-4.18")
def second_delay(t: Table, state: State) -> State:
    """A second delay on the same down costs the down: the ball is dead where it was moved."""
    ball = state.match.hex
    return state._replace(play=finish(t, state.play, "delay", ball, "O", ROW[ball]))
