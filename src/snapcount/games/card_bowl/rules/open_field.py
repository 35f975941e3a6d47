"""Chapter 28: the open-field run."""

from __future__ import annotations

from typing import NamedTuple

from snapcount.core.table import Seat, Table, rule
from snapcount.games.card_bowl.questions import Block, Chosen, DownfieldBlocks, GoOut, Tacklers
from snapcount.games.card_bowl.rules.cards import (
    BJ,
    FACE,
    RJ,
    VALUE,
    Card,
    Flag,
    Pile,
    faces,
    flagged,
    total,
    turn,
)
from snapcount.games.card_bowl.rules.turns.match_ups import zone_kind
from snapcount.games.card_bowl.state import OTHERS, Defender, Down, Play
from snapcount.games.card_bowl.tables import FIELD


class Runner(NamedTuple):
    """Who runs from scrimmage: his place, L or R if he runs wide, and the cards turned up for his play so far."""

    place: str
    way: str = ""
    shown: tuple[str, ...] = ()


class Run(NamedTuple):
    """Where a run ended, in the runner's yards, and how."""

    spot: int
    fumbled: bool = False
    drew: bool = False
    """An open-field card was drawn."""
    out: bool = False
    sets: tuple[tuple[int, int], ...] = ()
    """Of a run from scrimmage: what each set drew, and what tackles took off it."""


@rule("CB-28.2")
def run_back(t: Table, pile: Pile, runner: Seat, spot: int, count: int, less: int) -> tuple[Run, Pile]:
    """CB-28.1, CB-28.16 A return: sets without tacklers, until one has no face card or the goal line is reached.

    `less` is taken off every face value (CB-28.17).
    """
    drew = count > 0
    while count > 0:
        following = 0
        for _ in range(count):
            card, pile = run_card(t, pile, runner, spot, "open-field run", True)
            if card == RJ:
                return Run(spot, True, drew), pile
            spot += VALUE[card]
            following += max(0, FACE[card] - less)
            if spot >= FIELD:
                return Run(spot, False, drew), pile
        count = following
    return Run(spot, False, drew), pile


def run_card(
    t: Table, pile: Pile, runner: Seat, spot: int, purpose: str, after: bool = False
) -> tuple[Card, Pile]:
    """CB-28.4, CB-28.5 A card of a run: the Red Joker is a fumble, the Black one marks a foul and is replaced."""
    card, pile = turn(t, pile, purpose, runner)
    if card == BJ:
        t.tell("flagged", seat=runner, foul="OFR", spot=spot)
        card, pile = turn(t, flagged(pile, Flag("OFR", spot, runner, after)), purpose, runner)
    return card, pile


# Runs from scrimmage, with tacklers


def tackler_role(defender: Defender) -> tuple[str, str]:
    """CB-28.14 What an unrevealed card counts as, and on which side: a zone, a corner, a hanging end as an OLB."""
    if defender.hang:
        return "OLB", "L" if defender.x < 0 else "R"
    if defender.on:
        return "CB", defender.on[2] if defender.on[:2] in ("TE", "WR") else defender.on[1]
    return zone_kind(defender.zone), defender.zone[-1] if "-" in defender.zone else "M"


def may_tackle(defender: Defender, way: str, number: int) -> bool:
    """CB-28.10, CB-28.11 Whether an unrevealed card may tackle in this set. `way`: L or R for a wide run.

    CB-28.13 By the zone in which it stands when the play is executed, not by its range.
    """
    if defender.up or (defender.m >= 0 and not defender.hang):
        return False
    kind, side = tackler_role(defender)
    if way in ("L", "R"):
        if number == 1:
            return kind == "MLB" or side == way
        return side not in (way, "M") and kind in ("S", "OLB", "ILB")
    return kind in ("OLB", "ILB", "MLB") if number == 1 else kind == "S"


@rule("CB-28.9")
def tackled(
    t: Table, down: Down, play: Play, runner: Runner, number: int, drawn: tuple[Card, ...], spot: int
) -> tuple[int, Runner]:
    """How much the defence's unrevealed cards take off a set, after downfield blocks."""
    cards = tuple(
        [
            Chosen(d.place, card)
            for d, card in zip(play.field.defenders, play.defence, strict=True)
            if may_tackle(d, runner.way, number) and d.place not in runner.shown
        ]
    )
    if not cards:
        return 0, runner
    named = t.ask(down.defence, Tacklers(cards, drawn, number, spot))
    if not named:
        return 0, runner
    tacklers = tuple([chosen for chosen in cards if chosen.place in named])
    t.tell("tackled", seat=down.defence, cards=tacklers, number=number)
    return blocked_downfield(t, down, play, runner, tacklers, total(drawn))


@rule("CB-28.12")
def blocked_downfield(
    t: Table, down: Down, play: Play, runner: Runner, tacklers: tuple[Chosen, ...], yards: int
) -> tuple[int, Runner]:
    """Unrevealed receivers block tacklers of their side; a blocked tackler counts what he has above the blocker."""
    place, way, shown = runner
    others = zip(play.field.men[OTHERS:], play.offence[OTHERS:], strict=True)
    free = [
        (man, card)
        for man, card in others
        if man.kind in "WT" and not man.up and man.place != place and man.place not in shown
    ]
    tackling = tuple([tackler.place for tackler in tacklers])
    roles = {d.place: tackler_role(d) for d in play.field.defenders if d.place in tackling}
    pairs = tuple(
        [
            Block(man.place, tackler.place)
            for man, _ in free
            for tackler in tacklers
            if roles[tackler.place][1] in (man.side, "M")
        ]
    )
    blockers = tuple([Chosen(man.place, card) for man, card in free])
    blocks = t.ask(down.offence, DownfieldBlocks(blockers, tacklers, pairs, yards)) if pairs else ()
    card_of, leading = dict(blockers), tuple([block.blocker for block in blocks])
    against = {block.tackler: VALUE[card_of[block.blocker]] for block in blocks}
    if blocks:
        used = tuple([chosen for chosen in blockers if chosen.place in leading])
        t.tell("blocked_downfield", seat=down.offence, blocks=blocks, cards=used)
    off = sum([max(0, VALUE[c.card] - against.get(c.place, 0)) for c in tacklers])
    return off, Runner(place, way, (*shown, *tackling, *leading))


@rule("CB-28.3")
def open_field(
    t: Table, down: Down, play: Play, pile: Pile, spot: int, count: int, number: int, runner: Runner
) -> tuple[Run, Pile]:
    """CB-28.1 A run in the open after a play from scrimmage; CB-28.6 a foul in it was never beyond where it ended."""
    run, pile = run_sets(t, down, play, pile, spot, count, number, runner)
    return run, limited(pile, run.spot)


def run_sets(
    t: Table, down: Down, play: Play, pile: Pile, spot: int, count: int, number: int, runner: Runner
) -> tuple[Run, Pile]:
    """Tacklers in sets one and two, none later.

    CB-32.27 Going out of bounds is offered before a set, not inside it.
    CB-28.8, CB-4.21 A tackle of all yards of a set stops the run where the set began.
    """
    drew = False
    sets: tuple[tuple[int, int], ...] = ()
    while count > 0:
        if down.late and t.ask(down.offence, GoOut(spot, count)) == "out":
            t.tell("went_out", seat=down.offence, spot=spot)
            return Run(spot, False, drew, True, sets), pile
        if number > 2:
            run, pile = run_back_set(t, pile, down.offence, spot, count)
            sets = (*sets, (run.spot - spot, 0))
            if run.fumbled or run.spot >= FIELD:
                return Run(run.spot, run.fumbled, True, sets=sets), pile
            spot, count = run.spot, run.following
            drew = True
            continue
        drawn, fumbled, pile = drawn_set(t, pile, down.offence, spot, count)
        drew = True
        if fumbled:
            return Run(spot + total(drawn), True, True, sets=(*sets, (total(drawn), 0))), pile
        off, runner = tackled(t, down, play, runner, number, drawn, spot)
        sets = (*sets, (total(drawn), off))
        yards = total(drawn) - off
        if yards <= 0:
            t.tell("stopped", spot=spot, seat=down.offence)
            return Run(spot, False, True, sets=sets), pile
        spot += yards
        if spot >= FIELD:
            return Run(spot, False, True, sets=sets), pile
        count, number = faces(drawn), number + 1
    return Run(spot, False, drew, sets=sets), pile


class SetRun(NamedTuple):
    spot: int
    following: int = 0
    fumbled: bool = False


@rule("CB-28.7")
def run_back_set(t: Table, pile: Pile, runner: Seat, spot: int, count: int) -> tuple[SetRun, Pile]:
    """A set from the third on: no tackles, and drawing stops at the goal line."""
    following = 0
    for _ in range(count):
        card, pile = run_card(t, pile, runner, spot, "open-field run")
        if card == RJ:
            return SetRun(spot, 0, True), pile
        spot += VALUE[card]
        following += FACE[card]
        if spot >= FIELD:
            break
    return SetRun(spot, following), pile


@rule("CB-28.6")
def drawn_set(
    t: Table, pile: Pile, runner: Seat, spot: int, count: int
) -> tuple[tuple[Card, ...], bool, Pile]:
    """A whole set before its tackles; a Joker counts the cards of the set before it."""
    drawn: tuple[Card, ...] = ()
    for _ in range(count):
        card, pile = run_card(t, pile, runner, spot + total(drawn), "open-field run")
        if card == RJ:
            return drawn, True, pile
        drawn = (*drawn, card)
    return drawn, False, pile


def limited(pile: Pile, spot: int) -> Pile:
    """CB-28.6 The spot of a foul is never beyond the end of the run."""
    flag = pile.flag
    if flag is not None and flag.kind == "OFR" and flag.spot > spot:
        return flagged(pile, Flag(flag.kind, spot, flag.runner, flag.after))
    return pile
