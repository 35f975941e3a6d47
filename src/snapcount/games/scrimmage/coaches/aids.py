"""What a board asks of the coach: his book of plays, and the answer of a play in mind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from snapcount.core.data.plain import to_plain
from snapcount.core.table import Question, Refusal
from snapcount.games.scrimmage.coaches.drawn import (
    Drawn,
    Spot,
    call_of,
    hex_at,
    mirrored,
    of_book,
    read,
    spot_of,
)
from snapcount.games.scrimmage.coaches.playbook import BOOK
from snapcount.games.scrimmage.coaches.running import question_of, run
from snapcount.games.scrimmage.questions.move import Move
from snapcount.games.scrimmage.questions.place import Place
from snapcount.games.scrimmage.rules.actions import CLOSING, carry_out_plan
from snapcount.games.scrimmage.rules.deploy import eleven, layout
from snapcount.games.scrimmage.rules.field import HEXES
from snapcount.games.scrimmage.rules.rehearsal import REHEARSAL
from snapcount.games.scrimmage.show.aids import aid_view
from snapcount.games.scrimmage.show.names import FORMATION_NAMES, MARKER_NAMES
from snapcount.games.scrimmage.show.words import label
from snapcount.games.scrimmage.state import State
from snapcount.games.scrimmage.tables import FORMATIONS, LINE_UPS, O_BALL, O_LINE

NOBODY = Drawn("the coach's own")


def playbook(view: State, request: Mapping[str, Any]) -> dict[str, Any]:
    """The veteran's plays and one's own, each with its picture and, where it can't be run now, the reason."""
    own = request.get("plays", [])
    if not isinstance(own, list) or len(own) > 200:
        raise Refusal("SC-19.11", "A playbook is a list of at most 200 plays.")
    plays = [*map(read, own), *map(of_book, BOOK)]
    return {"plays": [card(view, drawn, place < len(own)) for place, drawn in enumerate(plays)]}


def card(view: State, drawn: Drawn, own: bool) -> dict[str, Any]:
    call = call_of(drawn)
    formation = FORMATIONS["O"].get(drawn.formation, (((),)))[0]
    marks = [MARKER_NAMES[name] for name in (drawn.line, drawn.ball) if name]
    return {
        "play": to_plain(drawn),
        "own": own,
        "men": [[spot.man, spot.columns, spot.d] for spot in formation],
        "formation": FORMATION_NAMES.get(drawn.formation, ""),
        "markers": " + ".join(marks),
        "lane": call.lane if call and not call.route else None,
        "route": [call.near, call.route] if call and call.route else None,
        "withheld": withheld(view, drawn),
    }


def withheld(view: State, drawn: Drawn) -> dict[str, str] | None:
    """SC-13.2: once the markers lie, only a play with these markers can be run; before the snap they may be changed."""
    play = view.play
    if play.turn == "pre" or not play.o_ball or drawn.ball in ("", play.o_ball):
        return None
    return {"rule": "SC-13.25", "sentence": f"needs {MARKER_NAMES[drawn.ball]}"}


def coached(view: State, request: Mapping[str, Any]) -> dict[str, Any]:
    """The answer of a play in mind, or the coach's own, with its words and where the men would stand."""
    first = request.get("first", -1)
    if type(first) is not int or not -1 <= first < HEXES:
        raise Refusal("SC-2.13", "That isn't a hex of the field.")
    question = question_of(view, first)
    drawn = read(request["play"]) if request.get("play") else NOBODY
    answer = run(view, question, drawn)
    return {
        "question": type(question).__name__,
        "answer": to_plain(answer),
        "label": label(question, answer),
        "men": standing(view, question, answer),
        "dice": isinstance(question, Move) and answer[-1].kind in CLOSING and answer[-1].kind != "end_phase",
    }


def rest(view: State, request: Mapping[str, Any]) -> dict[str, Any]:
    """What is left of the defence's movement, left to the coach: as a drawn play leaves him the rest of the offence."""
    if view.play.phase[0] != "D" or not isinstance(question_of(view, -1), Move):
        raise Refusal("SC-16.2", "Only the rest of the defence's movement is left to the coach.")
    return coached(view, {})


def standing(view: State, question: Question[Any], answer: Any) -> list[list[Any]]:
    """Who would stand where after a plan or a set-up, up to its dice."""
    if isinstance(question, Place):
        return [[place.man, place.hex, place.facing] for place in answer]
    if not isinstance(question, Move):
        return []
    before = {man.id: (man.hex, man.facing) for man in question.play.men}
    after = carry_out_plan(REHEARSAL, question.play, tuple(a for a in answer if a.kind not in CLOSING))
    return [[m.id, m.hex, m.facing] for m in after.men if (m.hex, m.facing) != before[m.id] and m.hex >= 0]


def mirror(view: State, request: Mapping[str, Any]) -> dict[str, Any]:
    return {"play": to_plain(mirrored(read(request.get("play"))))}


def spotted(view: State, request: Mapping[str, Any]) -> dict[str, Any]:
    """Hexes seen from the snap, to be kept in a play."""
    hexes = request.get("hexes")
    if not isinstance(hexes, list) or not all(type(hex) is int and 0 <= hex < HEXES for hex in hexes):
        raise Refusal("SC-2.13", "Those are no hexes of the field.")
    spots: list[Spot] = [spot_of(view.play, hex) for hex in hexes]
    return {"spots": to_plain(tuple(spots))}


def on_the_field(view: State, request: Mapping[str, Any]) -> dict[str, Any]:
    """A play being drawn, as it would lie on the field of this moment; and what it can be made of."""
    drawn, play = read(request.get("play")), view.play
    men = eleven(drawn.formation or BOOK[0].formation, LINE_UPS["O"])
    places = layout(drawn.formation or BOOK[0].formation, play.dir, play.scrimmage_line, play.hex, men)
    return {
        "men": [[man, *places[man]] for man in men],
        "ways": [[way.man, way.turn, hex_at(play, way.spot)] for way in drawn.ways],
        "targets": [hex_at(play, spot) for spot in drawn.targets],
        "choices": {"formations": list(FORMATIONS["O"]), "lines": list(O_LINE), "balls": list(O_BALL)},
    }


ASKED = {
    "drawn": on_the_field,
    "playbook": playbook,
    "coach": coached,
    "rest": rest,
    "mirror": mirror,
    "spots_of": spotted,
}


def aid(view: State, request: Mapping[str, Any]) -> dict[str, Any]:
    """Everything that a board may ask: of the rules (`show/aids.py`), and of the coach."""
    kind = request.get("ask")
    return ASKED[kind](view, request) if isinstance(kind, str) and kind in ASKED else aid_view(view, request)


def asks_coach(request: Mapping[str, Any]) -> bool:
    """The coach's own next step; one's own play is run for whoever has it in mind."""
    return request.get("ask") == "coach" and not request.get("play")
