"""Chapter 3: weather, coin toss and ends."""

from __future__ import annotations

from snapcount.core.table import Seat, Table, rule
from snapcount.games.out_of_sight import tables
from snapcount.games.out_of_sight.questions.listed import CallToss, ChooseEnd, ReceiveOrKick
from snapcount.games.out_of_sight.rules.possession import ONE_DIE
from snapcount.games.out_of_sight.rules.weather import roll_weather
from snapcount.games.out_of_sight.state import NOBODY, Options, State, kick_from


def opening(agreed: Options) -> State:
    """A game before its weather and toss."""
    return State(
        options=agreed,
        phase="weather" if agreed.weather else "toss",
        quarter=1,
        left=agreed.plays * tables.UNITS,
        score=(0, 0),
        home_goes=1,
        situation=NOBODY,
        ball_y=0.0,
        weather="clear",
        wind_to=0,
        trying=False,
        untimed=False,
        opening_kicker=Seat.HOME,
        first_goes=1,
        declared="",
        linebackers=(),
        catch=None,
        run=None,
        foul=None,
        overtime=None,
        last=None,
    )


@rule("OS-3.6")
def weather_phase(t: Table, state: State) -> State:
    """Weather is determined once, before the toss."""
    weather, wind_to = roll_weather(t)
    return state._replace(phase="toss", weather=weather, wind_to=wind_to)


@rule("OS-3.2")
def toss_phase(t: Table, state: State) -> State:
    """The visitors call odd or even; the winner receives or kicks, the loser chooses the end to defend."""
    call = t.ask(Seat.AWAY, CallToss())
    (die,) = t.roll(ONE_DIE)
    winner = Seat.AWAY if (die % 2 == 1) == (call == "odd") else Seat.HOME
    t.tell("tossed", dice=(die,), call=call, seat=winner)
    choice = t.ask(winner, ReceiveOrKick())
    kicker = winner if choice == "kick" else winner.other
    t.tell("chose", seat=winner, choice=choice)
    end = t.ask(winner.other, ChooseEnd(state.weather, state.wind_to))
    t.tell("chose", seat=winner.other, choice=end)
    loser_goes = 1 if end == "West" else -1
    home_goes = loser_goes if winner.other is Seat.HOME else -loser_goes
    kick = kick_from(kicker, tables.KICKOFF_LINE)
    state = state._replace(phase="kickoff", situation=kick, home_goes=home_goes)
    if state.overtime is not None:
        return state
    return state._replace(opening_kicker=kicker, first_goes=home_goes)
