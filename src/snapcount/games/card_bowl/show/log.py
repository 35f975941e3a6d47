"""One line of the log for every event."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from snapcount.core.rulebook import Names
from snapcount.core.table import Event, Seat
from snapcount.football.field import other_end
from snapcount.football.situation import Situation
from snapcount.football.words import counted, down_and_distance, tally, the_period
from snapcount.games.card_bowl.rules.turns.moves import Move
from snapcount.games.card_bowl.show.labels import moved_text
from snapcount.games.card_bowl.show.names import (
    SIDES,
    begun,
    card_text,
    cards_text,
    chosen_text,
    clock_text,
    does,
    lane_text,
    place_text,
    placed_card,
    shape_text,
    spot_text,
    yards_text,
)
from snapcount.games.card_bowl.show.phrases import (
    DEAD_BALL,
    FLAGS,
    KICKS,
    SNAPS,
    STAYS,
    STAYS_ON,
    WALKED,
    WHY,
    goes_for,
)
from snapcount.games.card_bowl.show.sums import counting, decided
from snapcount.games.card_bowl.state import Result
from snapcount.games.card_bowl.tables import LAW

Facts = Mapping[str, Any]
Line = Callable[[Facts, Names], str]


def who(facts: Facts, names: Names) -> str:
    return names[Seat(facts["seat"])]


def at(facts: Facts, names: Names) -> str:
    return spot_text(Seat(facts["seat"]), facts["spot"], names)


def at_spot(facts: Facts, names: Names) -> str:
    """At midfield, at the Red 20, in the Red end zone, 9 yards deep in the Red end zone."""
    spot = at(facts, names)
    if facts["spot"] < 0:
        return spot
    return f"in {spot}" if spot.startswith("the ") and spot.endswith("end zone") else f"at {spot}"


def landed(facts: Facts, names: Names) -> str:
    """Where a kick comes down, said in the receivers' yards."""
    received = other_end(LAW, facts["spot"])
    where = spot_text(Seat(facts["seat"]).other, received, names)
    return where if received < 0 else f"at {where}"


def totals(facts: Facts) -> str:
    known = dict(facts.get("totals", ()))
    return f" ({known['O']} against {known['D']})" if "O" in known else ""


def summed(facts: Facts) -> str:
    parts = decided(facts["call"], dict(facts.get("totals", ())))
    return f" ({', '.join(parts)})" if parts else ""


def _turned(f: Facts, n: Names) -> str:
    """Where both teams draw, the card says whose it is."""
    if f["purpose"] == "recovery":
        return f"{who(f, n)} draws {card_text(f['card'])} for the loose ball."
    return f"{begun(f['purpose'])}: {card_text(f['card'])}."


def _recovered(f: Facts, n: Names) -> str:
    """The card that won is named first."""
    drawn = [counting(card, total) for card, total in zip(f["cards"], f["counted"], strict=True)]
    won, lost = reversed(drawn) if f["lost"] else drawn
    return f"{who(f, n)} recovers {at_spot(f, n)} ({won} against {lost})."


def _settled(f: Facts, n: Names) -> str:
    """Where the run with a recovered ball ended; where it was recovered is said by then."""
    if f["yards"]:
        return f"{who(f, n)} runs {yards_text(f['yards'])} with it, {ending(f, n, 'to')}"
    return f"{who(f, n)} ball, {ending(f, n)}" if f["end"] != "ball" else ""


def ending(facts: Facts, names: Names, by: str = "at") -> str:
    end = facts["end"]
    if end == "TD":
        return "touchdown!"
    if end == "try":
        return "over the goal line."
    if end == "safety":
        return "a safety!"
    return "a touchback." if end == "touchback" else f"{by} {at(facts, names)}."


def _gained(f: Facts, n: Names) -> str:
    yards = f["yards"]
    gain = "no gain" if yards == 0 else f"a gain of {yards}" if yards > 0 else f"a loss of {-yards}"
    return f"{gain.capitalize()}{summed(f)}, {ending(f, n, 'to' if yards else 'at')}"


def _moved(f: Facts, n: Names) -> str:
    return f"{who(f, n)}: {moved_text(Move(f['place'], f['act'], f['to_place']))}."


def _ended(f: Facts, n: Names) -> str:
    """What comes next says itself when it begins."""
    result: Result = f["result"]
    return "" if result.next is not None else "The play is over."


def _kept(f: Facts, n: Names) -> str:
    gone = f"; discarded {cards_text(f['discards'])}" if f["discards"] else ""
    return f"Your hand: {cards_text(f['cards'])}{gone}."


def _declined(f: Facts, n: Names) -> str:
    return f"{who(f, n)} declines" + (" automatically." if f.get("automatic") else ".")


def _declared(f: Facts, n: Names) -> str:
    seat = Seat(f["seat"])
    return f"{n[seat]} {goes_for(f['offence'])}, {n[seat.other]} {goes_for(f['defence'])}."


def _set(f: Facts, n: Names) -> str:
    safeties = sum(zone.startswith("S") for zone in f["zones"])
    backers = len(f["zones"]) - safeties
    *more, last = [f"the {place_text(one)}" for one in dict.fromkeys(f["corners"])] or ["nobody"]
    corners = f"{', '.join(more)} and {last}" if more else last
    deep = counted(safeties, "safety", "safeties") if safeties else "no safeties"
    behind = f"{counted(backers, 'linebacker')}, {deep}"
    return f"{who(f, n)} sets {len(f['front'])} in front, {behind}; corners on {corners}."


def _blocked_downfield(f: Facts, n: Names) -> str:
    """CB-28.12 Both are revealed: the blocker with his card, the tackler was told before."""
    cards = dict(f["cards"])
    pairs = [
        f"{placed_card(blocker, cards[blocker])} on {place_text(tackler)}" for blocker, tackler in f["blocks"]
    ]
    return f"{who(f, n)} blocks downfield: {'; '.join(pairs)}."


def _began(f: Facts, n: Names) -> str:
    now: Situation[int] = f["situation"]
    who, where = n[now.offence], spot_text(now.offence, now.ball, n)
    if "kick" in f:
        return f"{who} {KICKS[f['kick']].format(f['number'])} from {where}."
    if now.down:
        return f"{down_and_distance(LAW, now)} at {where}: {who} {SNAPS[f['kind']]}."
    return f"{who} kicks for one." if f["kind"] == "extra_point" else f"{who} goes for two."


def _tried(f: Facts, n: Names) -> str:
    what = "The extra point" if f["how"] == "extra_point" else "The two-point try"
    return f"{what} is {'good' if f['good'] else 'no good'}."


def _penalised(f: Facts, n: Names) -> str:
    """CB-30.3 What it was for was said before the choice; CB-15.7 only a dead ball's foul leaves none."""
    where = f"to {at(f, n)}{WALKED.get(f['choice'], '')}."
    if f["foul"] in DEAD_BALL:
        return f"{begun(f['foul'])}, {who(f, n)}: back {where}"
    return f"Penalty against {who(f, n)}, {where}"


LINES: dict[str, Line] = {
    "turned": _turned,
    "flagged": lambda f, n: f"A flag is down: {FLAGS[f['foul']]}.",
    "fumbled": lambda f, n: f"{who(f, n)} fumbles {at_spot(f, n)}!",
    "tackled": lambda f, n: f"{who(f, n)} tackles with {chosen_text(f['cards'])}.",
    "blocked_downfield": _blocked_downfield,
    "went_out": lambda f, n: f"Out of bounds at {at(f, n)}: the clock stops.",
    "stopped": lambda f, n: f"Stopped in his tracks at {at(f, n)}.",
    "declared": _declared,
    "recovered": _recovered,
    "bounced": lambda f, n: f"Nobody has it: the ball bounces to {at(f, n)}.",
    "came_loose": lambda f, n: f"Loose ball {at_spot(f, n)}!",
    "determined": lambda f, n: (
        f"The flag is for {f['foul']} on {who(f, n)}"
        + (f", {yards_text(f['yards'])}." if f["yards"] else ".")
    ),
    "penalised": _penalised,
    "declined": _declined,
    "timeout": lambda f, n: f"Timeout, {who(f, n)}.",
    "gained": _gained,
    "settled": _settled,
    "incomplete": lambda f, n: f"Incomplete: {WHY.get(f['why'], f['why'])}{totals(f)}.",
    "joined": lambda f, n: f"{who(f, n)} adds the {placed_card(f['place'], f['card'])}.",
    "ran": lambda f, n: (
        f"{who(f, n)} hands off to the {placed_card(f['place'], f['card'])} {lane_text(f['lane'])}."
    ),
    "sneaked": lambda f, n: f"Quarterback sneak ({card_text(f['card'])}) {lane_text(f['lane'])}.",
    "scrambled": lambda f, n: f"The quarterback ({card_text(f['card'])}) scrambles {lane_text(f['lane'])}.",
    "intercepted": lambda f, n: f"{who(f, n)} intercepts {at_spot(f, n)}!",
    "sacked": lambda f, n: f"Sacked through {f['lane']} for {yards_text(-f['yards'])}, {ending(f, n)}",
    "escaped": lambda f, n: (
        "The passer gets away"
        + (f"; under pressure his pass card counts {f['pressure']} more." if f["pressure"] else ".")
    ),
    "threw": lambda f, n: f"{who(f, n)} throws to the {placed_card(f['place'], f['card'])}.",
    "covered": lambda f, n: f"Covered by {chosen_text(f['cards'])}.",
    "caught": lambda f, n: f"Caught {at_spot(f, n)}.",
    "led": lambda f, n: (
        f"{chosen_text(f['cards'])} {does(f['cards'], 'lead')} the way {SIDES[f['side']]}"
        f" against {chosen_text(f['against'])}."
    ),
    "screened": lambda f, n: f"Screen to the {placed_card(f['place'], f['card'])}.",
    "lateralled": lambda f, n: f"Lateral to the {placed_card(f['place'], f['card'])}.",
    "muffed": lambda f, n: f"{who(f, n)} muffs it.",
    "kicked_out": lambda f, n: "The kick goes out of bounds.",
    "kicked_off": lambda f, n: (
        f"The on-side kick travels {yards_text(f['yards'])}."
        if f["kind"] == "onside"
        else f"The kick comes down {landed(f, n)}."
    ),
    "returned": lambda f, n: (
        (f"Returned {yards_text(f['yards'])}, " if f["yards"] >= 0 else f"The return loses {-f['yards']}, ")
        + ending(f, n, "to")
    ),
    "touched": lambda f, n: f"{who(f, n)} touches the ball: it is live.",
    "onside_recovered": lambda f, n: f"{who(f, n)} has its on-side kick at {at(f, n)}.",
    "onside_lost": lambda f, n: f"{n[Seat(f['seat']).other]} has the ball at {at(f, n)}.",
    "repeated": lambda f, n: f"{who(f, n)} kicks again from {at(f, n)}.",
    "punted": lambda f, n: (
        f"The punt goes {yards_text(f['yards'])}, {landed(f, n).replace('at ', 'to ', 1)}."
    ),
    "touchback": lambda f, n: f"Touchback, {who(f, n)} ball at the 20.",
    "downed": lambda f, n: f"{begun(f['how'])} at {at(f, n)}.",
    "blocked": lambda f, n: f"{who(f, n)} blocks it!",
    "field_goal_tried": lambda f, n: (
        f"The {f['yards']}-yard kick carries {f['total']}: {'good!' if f['good'] else 'no good.'}"
        if f["total"]
        else f"The {f['yards']}-yard kick is no good."
    ),
    "tried": _tried,
    "kept": _kept,
    "dealt": lambda f, n: (
        f"Dealt: {f['offence']} cards to {who(f, n)}, {f['defence']} to the defence; the best eleven stay."
    ),
    "exchanged": lambda f, n: f"{who(f, n)} puts the Red Joker back into the deck.",
    "received": lambda f, n: f"You take {card_text(f['card'])} instead.",
    "ran_off": lambda f, n: (
        f"{f['intervals'] * 5} seconds run off, {clock_text(f['left'])} left"
        + (f"; the hurry deals the defence {counted(f['hurry'], 'extra card')}." if f["hurry"] else ".")
    ),
    "lined_up": lambda f, n: f"{who(f, n)} lines up: {shape_text(f['shape'])}.",
    "set": _set,
    "went_in_motion": lambda f, n: f"{begun(place_text(f['place']))} in motion.",
    "adjusted": _moved,
    "moved": _moved,
    "stayed": lambda f, n: f"{who(f, n)} {STAYS.get(f['turn'], STAYS_ON)}.",
    "developed": _moved,
    "assigned": lambda f, n: f"{who(f, n)} sets its blocking pattern.",
    "snapped": lambda f, n: (
        f"Snap to the quarterback, {card_text(f['card'])}" + (", in shotgun." if f["gun"] else ".")
    ),
    "shown": lambda f, n: f"{who(f, n)} shows {chosen_text(f['cards'])}.",
    "rushed": lambda f, n: (
        "Hot lanes: " + ", ".join(f"{one[0]} ({one[1]} against {one[2]})" for one in f["lanes"]) + "."
    ),
    "play_began": _began,
    "play_ended": _ended,
    "first_down": lambda f, n: f"First down, {who(f, n)}.",
    "turned_over_on_downs": lambda f, n: f"{who(f, n)} is stopped on downs.",
    "scored": lambda f, n: f"{who(f, n)} scores {f['points']}: {tally(f['score'], n)}.",
    "split": lambda f, n: f"Extra cards for the offence: {n[0]} {f['home']}, {n[1]} {f['away']}.",
    "tossed": lambda f, n: f"{n[1]} calls {f['call']}, it is {f['coin']}: {who(f, n)} wins the toss.",
    "chose": lambda f, n: f"{who(f, n)} chooses to {f['choice']}.",
    "untimed_down": lambda f, n: "Time is up, but the foul leaves one more down.",
    "quarter_ended": lambda f, n: f"End of {the_period(f['quarter'])}: {tally(f['score'], n)}.",
    "overtime_began": lambda f, n: "The score is tied: overtime.",
    "game_over": lambda f, n: f"Final score: {tally(f['score'], n)}.",
}


def event(told: Event, names: Names) -> str:
    """What happened, in a sentence."""
    return LINES[told.what](told.facts, names)
