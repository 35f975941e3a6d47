"""What a seat sees of Card Bowl as numbers, from its own side. A card that it can't see is 0."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, get_args

from snapcount.core.stepping.codec import Field, Part, each, one_of
from snapcount.core.table import Question, Seat
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.codec.ids import MEN
from snapcount.games.card_bowl.rules.cards import FULL, HAND, RED, VALUE, Card
from snapcount.games.card_bowl.rules.lineup.formations import ZONE_LIMITS
from snapcount.games.card_bowl.rules.plays.calls import PLAYS
from snapcount.games.card_bowl.state import Defender, Man, Phase
from snapcount.games.card_bowl.view import View

PHASES: tuple[str, ...] = get_args(Phase)
PLACE = {place: at + 1 for at, place in enumerate(MEN)}
ZONE = {zone: at + 1 for at, zone in enumerate(ZONE_LIMITS)}
SIDE = {"L": -1.0, "R": 1.0}
MAN = ("place", "x", "match-up", "aim", "up", "out", "value", "red")
DEFENDER = ("x", "match-up", "zone", "on", "hanging", "up", "since", "value", "red")
CALLS = (*PLAYS, "sneak")

ASK = Part(
    *each("asked", [question.__name__ for question in q.QUESTIONS]),
    Field("spot", 110), Field("yards", 110), Field("most", 54), Field("drawn", 20), Field("drawn value", 200),
    Field("offence's total", 200), Field("defence's total", 200), Field("coverage value", 14),
    Field("bounce value", 14),
    Field("penalty", 30), Field("fouled"), Field("lost it"), Field("after a safety"), Field("may wait"),
    Field("hot reads", 6), *each("may name", FULL),
)  # fmt: skip
SEEN = (
    *each("phase", PHASES),
    Field("quarter", 6), Field("left", 180), Field("clock runs"), Field("own score", 100), Field("their score", 100),
    Field("own timeouts", 3), Field("their timeouts", 3), Field("own ball"), Field("ball", 100), Field("down", 4),
    Field("to go", 100), Field("lost the toss"), Field("own stock", 54), Field("their stock", 54), Field("hurry", 4),
    Field("untimed"), Field("kicks failed", 4), Field("after a safety kick"), Field("trying"), Field("late"),
    Field("joker exchanged"), Field("deck", 54), Field("shotgun"), Field("defensive turns", 12),
    Field("pass rushes survived", 8), Field("pressure", 60), *each("play", CALLS),
    *each("in hand", FULL), *each("discarded", FULL),
    *(Field(f"match-up {at + 1} at", 6) for at in range(HAND)),
    *(Field(f"man {at + 1} {part}") for at in range(HAND) for part in MAN),
    *(Field(f"defender {at + 1} {part}") for at in range(HAND) for part in DEFENDER),
)  # fmt: skip
FIELDS = (*SEEN, *ASK.fields)
PHASE = one_of(PHASES)
CALLED = {**one_of(CALLS), "": [0.0] * len(CALLS)}
NO_MEN, NO_DEFENDERS = [0.0] * HAND * len(MAN), [0.0] * HAND * len(DEFENDER)


@lru_cache(maxsize=4096)
def among(cards: tuple[Card, ...]) -> list[float]:
    held = set(cards)
    return [float(card in held) for card in FULL]


@lru_cache(maxsize=64)
def face(card: Card) -> tuple[float, float]:
    """Its value and colour; nothing of a card that lies face down."""
    return (VALUE[card] / 14, 1.0 if card in RED else -1.0) if card else (0.0, 0.0)


@lru_cache(maxsize=8192)
def man_row(man: Man, card: Card) -> tuple[float, ...]:
    place = PLACE.get(man.place, 0) / len(PLACE)
    return (
        place,
        man.x / 6,
        (man.at + 1) / HAND,
        (man.aim + 1) / HAND,
        float(man.up),
        float(man.out),
        *face(card),
    )


@lru_cache(maxsize=8192)
def defender_row(d: Defender, card: Card) -> tuple[float, ...]:
    on = PLACE.get(d.on, 0) / len(PLACE)
    zone = ZONE.get(d.zone, 0) / len(ZONE)
    return d.x / 6, (d.m + 1) / HAND, zone, on, float(d.hang), float(d.up), d.since / 12, *face(card)


def table(view: View) -> list[float]:
    """Match-ups and cards as they lie."""
    field = view.field
    if field is None:
        return [*[0.0] * HAND, *NO_MEN, *NO_DEFENDERS]
    xs = [x / 6 for x in field.xs]
    men = [part for man, card in zip(field.men, view.offence, strict=True) for part in man_row(man, card)]
    others = [
        part for d, card in zip(field.defenders, view.defence, strict=True) for part in defender_row(d, card)
    ]
    return [*xs, *[0.0] * (HAND - len(xs)), *men, *others, *[0.0] * (len(NO_DEFENDERS) - len(others))]


def numbers(view: View, seat: Seat, question: Question[Any] | None) -> list[float]:
    offence, ball, down, line = view.situation
    other, field = seat.other, view.field
    return [
        *PHASE[view.phase],
        view.quarter / 6, view.left / 180, float(view.running), view.score[seat] / 100, view.score[other] / 100,
        view.timeouts[seat] / 3, view.timeouts[other] / 3, float(offence is seat), ball / 100, down / 4,
        (line - ball) / 100, float(view.toss_loser is seat), view.stock[seat] / 54, view.stock[other] / 54,
        view.hurry / 4, float(view.untimed), view.kick.fails / 4, float(view.kick.safety), float(view.trying),
        float(view.late), float(view.exchanged), view.deck / 54, float(field is not None and field.gun),
        field.turn / 12 if field is not None else 0.0, view.survived / 8, view.pressure / 60,
        *CALLED[view.call.play if view.call is not None else ""],
        *among(view.hand), *among(view.discards), *table(view), *asked(question, seat),
    ]  # fmt: skip


NAMED = {
    "spot": "spot", "yards": "yards", "stock": "most", "most": "most", "offence": "offence's total",
    "defence": "defence's total", "lost": "lost it", "safety": "after a safety", "may_wait": "may wait",
    "kick_again_from": "yards",
}  # fmt: skip
LISTS = ("hand", "among", "drawn")


def asked(question: Question[Any] | None, seat: Seat) -> list[float]:
    """The question, and what it shows beyond the table."""
    if question is None:
        return ASK.row({})
    said: dict[str, float] = {f"asked {type(question).__name__}": 1}
    said |= {field: getattr(question, name) for name, field in NAMED.items() if hasattr(question, name)}
    for name in LISTS:
        said |= {f"may name {card}": 1 for card in getattr(question, name, ())}
    drawn: tuple[Card, ...] = getattr(question, "drawn", ())
    said |= {"drawn": len(drawn), "drawn value": sum(VALUE[card] for card in drawn)}
    said |= {
        f"{name} value": VALUE[getattr(question, name)]
        for name in ("coverage", "bounce")
        if hasattr(question, name)
    }
    if isinstance(question, q.TakePenalty):
        said |= {"penalty": question.foul.yards, "fouled": question.foul.vs is seat}
    return ASK.row(said | {"hot reads": len(getattr(question, "hot", ()))})
