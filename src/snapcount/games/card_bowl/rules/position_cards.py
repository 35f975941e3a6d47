"""A position that a game could be in: every card of the pack in one place, eleven in formation a side."""

from __future__ import annotations

from snapcount.core.position import Checks, all_of, holds, once_each, one_of, within
from snapcount.core.table import Refusal
from snapcount.games.card_bowl.rules.cards import FULL, HAND, JOKERS, SINGLE, SUITED, Card, Flag, Pile
from snapcount.games.card_bowl.rules.lineup.adjustment import MOST_AFTER
from snapcount.games.card_bowl.rules.lineup.formations import (
    LINEMEN,
    PLACES,
    front_problem,
    man_of_place,
    shape_of,
    shape_problem,
)
from snapcount.games.card_bowl.rules.plays.calls import call_problem, can_develop, sneak_lanes
from snapcount.games.card_bowl.rules.turns.match_ups import ZONE_NAMES
from snapcount.games.card_bowl.state import OTHERS, Defender, Field, Hands, Man, Phase, Play

TURNS: dict[Phase, int] = {"pattern_2": 1, "defence_2": 1, "blocking": 2, "defence_3": 2}
"""Defensive turns before these phases; none before the ones before them, three or more after."""
DEVELOPING: tuple[Phase, ...] = ("check", "develop", "defence_4", "end")
CHECKED: tuple[Phase, ...] = ("develop", "defence_4", "end")
MOST_TURNS = 60
FARTHEST = 4.5
"""Half a place beside the second tight end."""
MOST_VALUE = HAND * 15
FLAGS = (None, Flag("SNAP"), Flag("SACK-HOLD"))
"""The fouls that wait while a play goes on."""


def hands_checks(single: bool, hands: Hands) -> Checks:
    yield from cards_checks("hands", single, hands.offence, hands.defence, hands.pile)
    yield from discard_checks("hands", single, hands)
    every = (
        *hands.offence,
        *hands.defence,
        *hands.offence_discards,
        *hands.defence_discards,
        *hands.pile.deck,
    )
    yield once_each("CB-1.2", "hands", every, "the card")
    yield holds("CB-1.2", "hands", len(every) == len(FULL) - single, "every card of the pack is somewhere")


def cards_checks(
    field: str, single: bool, offence: tuple[Card, ...], defence: tuple[Card, ...], pile: Pile
) -> Checks:
    """Eleven cards a side; what can still be drawn is in neither hand, and the suited rest comes back (CB-2.9)."""
    pack = SINGLE if single else FULL
    for name, hand in (("offence", offence), ("defence", defence)):
        yield within("CB-11.5", f"{field}.{name}", len(hand), HAND, HAND)
        yield all_of("CB-1.2", f"{field}.{name}", hand, pack)
    held = {*offence, *defence}
    yield once_each("CB-1.2", field, (*offence, *defence), "the card")
    yield all_of("CB-2.1", f"{field}.pile.deck", pile.deck, [card for card in pack if card not in held])
    yield once_each("CB-2.1", f"{field}.pile.deck", pile.deck, "the card")
    again = {card for card in SUITED if card not in held}
    yield once_each("CB-2.9", f"{field}.pile.again", pile.again, "the card")
    yield holds("CB-2.9", f"{field}.pile.again", {*pile.again} == again, "all suited cards that nobody holds")
    yield one_of("CB-2.10", f"{field}.pile.flag", pile.flag, FLAGS)


def discard_checks(field: str, single: bool, dealt: Hands | Play) -> Checks:
    gone = (*dealt.offence_discards, *dealt.defence_discards)
    allowed = [card for card in dealt.pile.again if card not in JOKERS]
    yield once_each("CB-11.5", f"{field}.discards", gone, "the card")
    yield all_of("CB-11.5", f"{field}.discards", gone, allowed)


def play_checks(single: bool, phase: Phase, play: Play) -> Checks:
    field = play.field
    yield from offence_checks(field)
    placed = phase != "defence"
    if placed:
        yield from cards_checks("play", single, play.offence, play.defence, play.pile)
        yield from front_checks(field)
        yield from defence_checks(field)
    else:
        yield within("CB-11.5", "play.offence", len(play.offence), HAND, HAND)
        yield all_of("CB-1.2", "play.offence", play.offence, SINGLE if single else FULL)
        yield once_each("CB-1.2", "play.offence", play.offence, "the card")
        rest = [card for card in SUITED if card not in play.offence]
        yield all_of("CB-2.9", "play.pile.deck", play.pile.deck, (*rest, *JOKERS))
        yield all_of("CB-2.9", "play.pile.again", play.pile.again, rest)
        bare = not (play.defence or field.xs or field.defenders)
        yield holds("CB-12.13", "play.defence", bare, "the defence has not been placed yet")
    yield from discard_checks("play", single, play)
    yield from turn_checks(phase, play)


def offence_checks(field: Field) -> Checks:
    """Quarterback, line and five others in a legal shape, each in its place."""
    places = tuple(man.place for man in field.men)
    yield within("CB-12.3", "play.field.men", len(places), HAND, HAND)
    line = places[:OTHERS] == ("QB", *LINEMEN)
    yield holds("CB-12.1", "play.field.men", line, "quarterback and line come first")
    yield in_field("men", shape_problem(shape_of(field)))
    standing = places == PLACES[shape_of(field).id]
    yield holds("CB-12.6", "play.field.men", standing, "places are named in the order of the shape")
    for man in field.men:
        yield from man_checks(field, man)


def man_checks(field: Field, man: Man) -> Checks:
    name, start, last = f"play.field.men {man.place}", man_of_place(man.place), len(field.xs) - 1
    yield holds("CB-12.3", name, (man.kind, man.x) == (start.kind, start.x), "kind and x belong to the place")
    back = man.kind == "B"
    yield one_of("CB-12.3", f"{name}.side", man.side, ("L", "M", "R") if back else (start.side,))
    yield holds(
        "CB-12.4", f"{name}.side", not (back and field.gun and man.side == "M"), "no back there in shotgun"
    )
    blocks = man.kind in "LTB"
    yield within("CB-13.1", f"{name}.at", man.at, -1, last if blocks else -1)
    yield within("CB-16.4", f"{name}.aim", man.aim, -1, last if man.kind == "T" else -1)
    yield holds("CB-19.4", f"{name}.out", not man.out or (back and man.at < 0), "a back who does not block")


def front_checks(field: Field) -> Checks:
    for x in field.xs:
        yield within("CB-12.9", "play.field.xs", x, -FARTHEST, FARTHEST)
    yield holds("CB-12.9", "play.field.xs", tuple(sorted(field.xs)) == field.xs, "named from left to right")
    yield in_field("xs", front_problem(field.xs, FARTHEST, FARTHEST, MOST_AFTER))


def defence_checks(field: Field) -> Checks:
    """Eleven, each in a match-up, in a zone or on a receiver; the front as it was at the snap."""
    them = field.defenders
    yield within("CB-12.13", "play.field.defenders", len(them), HAND, HAND)
    yield once_each("CB-12.21", "play.field.defenders", [d.place for d in them], "the place")
    front = [d.place for d in them[: len(field.xs)]]
    named = front == [f"F{at + 1}" for at in range(len(field.xs))]
    yield holds("CB-12.21", "play.field.defenders", named, "the front comes first, from left to right")
    for at, d in enumerate(them):
        yield from defender_checks(field, at, d)


def defender_checks(field: Field, at: int, d: Defender) -> Checks:
    name, count = f"play.field.defenders[{at}]", len(field.xs)
    in_front = at < count
    yield within("CB-12.21", f"{name}.place", len(d.place), 2, 9)
    yield holds(
        "CB-12.21", f"{name}.x", d.x == (field.xs[at] if in_front else 0), "where the front card stood"
    )
    end = "L" if at == 0 else "R" if at == count - 1 else ""
    yield holds(
        "CB-12.9", f"{name}.end", d.end == (end if in_front else ""), "the outermost of the front are ends"
    )
    yield within("CB-13.1", f"{name}.m", d.m, -1, count - 1)
    yield one_of("CB-13.7", f"{name}.zone", d.zone, ("", *ZONE_NAMES))
    yield one_of("CB-13.15", f"{name}.reach", d.reach, ("", *ZONE_NAMES))
    yield one_of("CB-16.13", f"{name}.home", d.home, ("", *ZONE_NAMES))
    receivers = [man.place for man in field.men if man.kind in "WT" or man.out]
    yield one_of("CB-13.7", f"{name}.on", d.on, ("", *receivers))
    standing = (d.m >= 0) + bool(d.zone) + bool(d.on)
    yield holds("CB-13.7", name, standing == 1, "a card stands in a match-up, in a zone or on a receiver")
    yield holds(
        "CB-17.9", f"{name}.hang", not d.hang or (in_front and d.m == at), "a front card that stays down"
    )
    yield within("CB-14.4", f"{name}.since", d.since, 0, field.turn)


def turn_checks(phase: Phase, play: Play) -> Checks:
    """How far the play has come."""
    turn, count = play.field.turn, len(play.field.xs)
    least = 3 if phase in DEVELOPING else TURNS.get(phase, 0)
    most = MOST_TURNS if phase in (*DEVELOPING, "execute") else least
    yield within("CB-14.4", "play.field.turn", turn, least, most)
    yield within("CB-18.19", "play.survived", play.survived, 0, turn)
    yield within("CB-18.15", "play.pressure", play.pressure, 0, 7)
    for name, values in (("offence", play.check.offence), ("defence", play.check.defence)):
        yield within("CB-18.4", f"play.check.{name}", len(values), count if phase in CHECKED else 0, count)
        for value in values:
            yield within("CB-18.4", f"play.check.{name}", value, 0, MOST_VALUE)
    backs = [man.place for man in play.field.men if man.kind == "B"]
    yield once_each("CB-18.4", "play.check.backs", [place for place, _ in play.check.backs], "the back")
    for place, at in play.check.backs:
        yield one_of("CB-18.4", "play.check.backs", place, backs)
        yield within("CB-18.4", "play.check.backs", at, 0, count - 1)
    even = len(play.check.offence) == len(play.check.defence) and (play.check.offence or not play.check.backs)
    yield holds("CB-18.4", "play.check", even, "both lines have a value in every match-up")
    if phase == "develop":
        yield holds("CB-19.5", "play.field", can_develop(play.field), "nothing is left to develop")
    yield from call_checks(phase, play)


def call_checks(phase: Phase, play: Play) -> Checks:
    called = phase == "execute"
    yield holds("CB-20.5", "play.call", (play.call is not None) == called, "a play is called to be executed")
    moments = ("pattern", "blocking", "start", "end") if called else ("",)
    yield one_of("CB-20.5", "play.moment", play.moment, moments)
    if play.call is None:
        return
    if play.moment == "pattern":
        sneak = play.call == play.call._replace(play="sneak", carrier="QB", side="", blockers=())
        yield holds("CB-22.1", "play.call", sneak, "only a sneak is run in the pattern phase")
        yield one_of("CB-22.2", "play.call.lane", play.call.lane, sneak_lanes(play.field))
    else:
        refusal = call_problem(play.field, play.call)
        yield refusal and Refusal(refusal.rule, f"play.call: {refusal.sentence}")
        checked = play.moment == "blocking" or len(play.check.offence) == len(play.field.xs)
        yield holds("CB-18.4", "play.check", checked, "the lines were checked before this call")


def in_field(name: str, refusal: Refusal | None) -> Refusal | None:
    return refusal and Refusal(refusal.rule, f"play.field.{name}: {refusal.sentence}")
