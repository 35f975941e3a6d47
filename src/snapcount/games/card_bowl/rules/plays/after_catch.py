"""Chapter 25: the run after a catch or an interception."""

from __future__ import annotations

from snapcount.core.table import Seat, Table, rule
from snapcount.football.field import other_end
from snapcount.games.card_bowl.questions import GoOut, RunItOut
from snapcount.games.card_bowl.rules.cards import FACE, RJ, VALUE, Card, Pile
from snapcount.games.card_bowl.rules.downs import ended
from snapcount.games.card_bowl.rules.fumble import Loose, loose_ball
from snapcount.games.card_bowl.rules.open_field import Run, Runner, open_field, run_back, run_card, tackled
from snapcount.games.card_bowl.rules.results import Facts
from snapcount.games.card_bowl.state import Down, Play, Result
from snapcount.games.card_bowl.tables import FIELD, LAW, TOUCHBACK


def run_after(card: Card, tackle: int) -> tuple[int, int]:
    """CB-25.5, CB-25.6 A run card less the tackle, never negative (CB-4.21), and the cards of the set that follows."""
    yards = max(0, VALUE[card] - tackle)
    return yards, FACE[card] if yards else 0


@rule("CB-25.1")
def after_catch(t: Table, down: Down, play: Play, pile: Pile, spot: int, runner: Runner) -> tuple[Run, Pile]:
    """CB-25.2, CB-25.3 One run card, tackled like a first set; a face card that gained opens a second set.

    CB-24.35 That card opens the field, not the reception card; CB-25.9 its set is the second.
    """
    if down.late and t.ask(down.offence, GoOut(spot, 1)) == "out":
        t.tell("went_out", seat=down.offence, spot=spot)
        return Run(spot, out=True), pile
    card, pile = run_card(t, pile, down.offence, spot, "run after the catch")
    if card == RJ:
        return Run(spot, True), pile
    tackle, runner = tackled(t, down, play, runner, 1, (card,), spot)
    yards, count = run_after(card, tackle)
    spot += yards
    first = (VALUE[card], tackle)
    if not count or spot >= FIELD:
        return Run(spot, sets=(first,)), pile
    run, pile = open_field(t, down, play, pile, spot, count, 2, runner)
    return run._replace(sets=(first, *run.sets)), pile


@rule("CB-25.4")
def interception_run(t: Table, down: Down, pile: Pile, spot: int, facts: Facts) -> tuple[Result, Pile]:
    """The interceptors run: one card, then the open field, no tacklers. `spot` is in the offence's yards."""
    runner = down.defence
    own = other_end(LAW, spot)
    base = Result("ball", runner, own, "pass", how="interception", changed=True, facts=facts)
    t.tell("intercepted", seat=runner, spot=own)
    if down.trying:
        return base, pile
    if own >= FIELD:
        return base._replace(event="TD", spot=FIELD, ran_to=FIELD), pile
    if own <= 0 and t.ask(runner, RunItOut(own)) == "touchback":
        t.tell("touchback", seat=runner)
        return base._replace(event="touchback", spot=TOUCHBACK), pile
    run, pile = returned(t, pile, runner, own)
    gain = min(FIELD, run.spot) - own
    if run.fumbled and run.spot < FIELD:
        found, pile = loose_ball(t, Loose(runner, run.spot, kicked=own <= 0), pile)
        return base._replace(
            event=found.event,
            team=found.team,
            spot=found.spot,
            ofr=run.drew or found.ofr,
            loose=True,
            returned=max(gain, found.returned),
            recovered=found.recovered,
            ran_to=found.ran_to,
        ), pile
    event, at = ended(runner, run.spot, True)
    t.tell("returned", seat=runner, yards=gain, spot=at, end=event)
    if event == "touchback":
        t.tell("touchback", seat=runner)
    return base._replace(event=event, spot=at, ofr=run.drew, returned=gain, ran_to=min(FIELD, run.spot)), pile


@rule("CB-25.1")
def returned(t: Table, pile: Pile, runner: Seat, spot: int) -> tuple[Run, Pile]:
    """The run card of an interception, then sets by its face value."""
    card, pile = run_card(t, pile, runner, spot, "interception run", True)
    if card == RJ:
        return Run(spot, True), pile
    spot += VALUE[card]
    return run_back(t, pile, runner, spot, FACE[card] if spot < FIELD else 0, 0)
