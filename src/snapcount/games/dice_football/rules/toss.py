"""Chapter 3 and DF-15.2: set-up and coin toss."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from snapcount.core.rulebook import Value
from snapcount.core.table import Seat, Table, rule
from snapcount.games.dice_football.questions import Choice, ChooseSide
from snapcount.games.dice_football.rules.spots import KICKOFF
from snapcount.games.dice_football.state import NOBODY, Options, Overtime, State
from snapcount.games.dice_football.tables import EVENTS, OVERTIME_PLAYS, OVERTIME_TIMEOUTS, TIMEOUTS

COIN = (Seat.HOME, Seat.AWAY)


def start(chosen: Mapping[str, Value]) -> State:
    """DF-3.1 No score, three timeouts each, the first half before the toss."""
    options = Options(
        int(chosen["plays_per_quarter"]),
        cast(bool, chosen["burnt_deck"]),
        cast(bool, chosen["no_ties"]),
        cast(bool, chosen["no_onside"]),
        cast(bool, chosen["long_returns"]),
        cast(bool, chosen["overtime"]),
    )
    deck = EVENTS if options.burnt_deck else ()
    plays = 2 * options.plays_per_quarter
    timeouts = (TIMEOUTS, TIMEOUTS)
    return State(options, "toss", 1, plays, (0, 0), timeouts, NOBODY, None, None, deck)


def receiver(t: Table) -> Seat:
    """Who receives: a fair coin names the toss winner, who chooses."""
    winner = t.draw(COIN)
    t.tell("tossed", seat=winner)
    choice = t.ask(winner, ChooseSide())
    receives = winner if choice is Choice.RECEIVE else winner.other
    t.tell("chose", seat=winner, choice=choice, receives=receives)
    return receives


@rule("DF-3.2")
def coin_toss(t: Table, state: State) -> State:
    """The receiver gets the opening kickoff, the other team that of the second half."""
    receives = receiver(t)
    kicks = receives.other
    return state._replace(phase="kickoff", situation=KICKOFF[kicks], opening_kicker=kicks)


@rule("DF-15.2")
def overtime_toss(t: Table, state: State) -> State:
    """A new toss, two timeouts each, one period of sixteen plays; the receiver has the first opportunity."""
    receives = receiver(t)
    return state._replace(
        phase="kickoff",
        half=3,
        left=OVERTIME_PLAYS,
        timeouts=(OVERTIME_TIMEOUTS, OVERTIME_TIMEOUTS),
        situation=KICKOFF[receives.other],
        overtime=Overtime(receives, 1),
        deck=EVENTS if state.options.burnt_deck else (),
    )
