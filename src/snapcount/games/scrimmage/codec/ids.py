"""The ids of Scrimmage."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Any

from snapcount.core.stepping.codec import Ids, Listed, Numbering, Spelling
from snapcount.core.stepping.spelling import InParts
from snapcount.core.table import Question
from snapcount.games.scrimmage.questions import listed as q
from snapcount.games.scrimmage.questions.move import Move, Plan
from snapcount.games.scrimmage.questions.place import Layout, Place, Placement, placement_problem
from snapcount.games.scrimmage.rules.actions import DOWN, END, Action, action_problem, man_actions
from snapcount.games.scrimmage.rules.field import DIRECTIONS, HEXES, label
from snapcount.games.scrimmage.state import Man
from snapcount.games.scrimmage.tables import COUNTERS, D_BACKS, D_LINE, O_BALL, O_LINE

PLAIN = (
    "heads", "tails", "receive", "kick", "offence", "defence", "play", "punt", "field goal", "deep", "onside", "snap",
    "pre_contact", "keep", "none", "lateral", "forward 1", "forward 2", "hold",
)  # fmt: skip
KINDS = (
    "step", "leave", "transit", "turn", "free_step", "free_turn", "contact", "enter", "handoff", "motion", "recover",
)  # fmt: skip
HANDS = {(True, True): "ball and dummy", (False, True): "dummy", (True, False): "ball"}

IDS = Numbering()
WORDS = IDS.block("", PLAIN)
MARKERS = IDS.block("marker ", (*O_LINE, *O_BALL, *D_LINE, *D_BACKS))
MEN = IDS.block("", tuple(COUNTERS))
ENDS = {"end phase": IDS.one("end phase"), "down": IDS.one("down the ball"), "end": IDS.one("end")}
DOES = {f"do {kind}": number for kind, number in IDS.block("do ", KINDS).items()}
WAYS = {f"way {way}": number for way, number in enumerate(IDS.block("direction ", DIRECTIONS).values())}
TURNS = {"by 1": IDS.one("turn right"), "by -1": IDS.one("turn left")}
GIVES = {f"give {name}": number for name, number in IDS.block("hand off ", tuple(HANDS.values())).items()}
PLACES = IDS.block("hex ", tuple(label(hex) for hex in range(HEXES)))
FIRST_HEX = PLACES[label(0)]
MAN_OF = {number: man for man, number in MEN.items()}
FIRST_WAY = WAYS["way 0"]
PARTS = {**MEN, **ENDS, **DOES, **WAYS, **TURNS, **GIVES}


def action_parts(action: Action) -> tuple[str, ...]:
    """An action in words; `end` stands behind lists that may go on."""
    if action in (END, DOWN):
        return ("end phase" if action == END else "down",)
    kind, man, dirs, by, target, join, goes, dummy = action
    head = (man, f"do {kind}")
    ways = tuple(f"way {way}" for way in dirs)
    if kind in ("transit", "recover"):
        return (*head, *ways, "end")
    if kind in ("turn", "free_turn"):
        return (*head, f"by {by}")
    if kind == "contact":
        return (*head, target, *join, "end")
    if kind == "handoff":
        return (*head, target, f"give {HANDS[goes, dummy]}")
    return (*head, *ways)


class Moves:
    """One action at a time: first who acts, so that only his actions need be found."""

    def __init__(self) -> None:
        self.of_man: dict[str, InParts] = {}
        self.asked: Question[Any] | None = None

    def men(self, question: Move) -> list[Man]:
        play = question.play
        return [man for man in play.men if man.id[0] == play.phase[0] and man.hex >= 0 and not man.level]

    def acting(self, question: Move, first: int) -> InParts:
        """The actions of one man; those of one question are kept."""
        if self.asked is not question:
            self.asked, self.of_man = question, {}
        name = MAN_OF.get(first, "")
        if name not in self.of_man:

            def options(asked: Move) -> Iterable[Plan]:
                if not name:
                    return [(action,) for action in (DOWN, END) if action_problem(asked.play, action) is None]
                man = next(man for man in asked.play.men if man.id == name)
                return [(action,) for action in man_actions(asked.play, man)]

            self.of_man[name] = InParts(PARTS, lambda plan: action_parts(plan[0]), options=options)
        return self.of_man[name]

    def legal(self, question: Move, written: Ids) -> Sequence[int]:
        if written:
            return self.acting(question, written[0]).legal(question, written)
        able = [MEN[man.id] for man in self.men(question) if list(islice(man_actions(question.play, man), 1))]
        return sorted([*able, *self.acting(question, -1).legal(question, ())])

    def read(self, question: Move, written: Ids) -> Plan:
        plan: Plan = self.acting(question, written[0]).read(question, written)
        return plan

    def spell(self, question: Move, answer: Plan) -> Ids:
        return tuple([PARTS[part] for action in answer for part in action_parts(action)])


class Placements:
    """One man at a time: who, in which hex, facing which way."""

    def legal(self, question: Place, written: Ids) -> Sequence[int]:
        if not written:
            return sorted([MEN[man] for man in question.able])
        if len(written) == 1:
            side, line = question.side, question.scrimmage_line
            alone = side == "D" or question.quick
            taken = {placed.hex for placed in question.placed} if alone else set[int]()
            return [
                FIRST_HEX + hex
                for hex in range(HEXES)
                if hex not in taken
                and placement_problem(side, question.dir, line, hex, question.quick) is None
            ]
        return list(WAYS.values()) if len(written) == 2 else ()

    def read(self, question: Place, written: Ids) -> Layout:
        man, hex, way = written
        return (Placement(MAN_OF[man], hex - FIRST_HEX, way - FIRST_WAY),)

    def spell(self, question: Place, answer: Layout) -> Ids:
        return tuple(
            [part for man, hex, way in answer for part in (MEN[man], FIRST_HEX + hex, FIRST_WAY + way)]
        )


ONE_WORD = Listed({**WORDS, **MEN, **{marker: MARKERS[marker] for marker in O_BALL}})
HEX = Listed({hex: FIRST_HEX + hex for hex in range(HEXES)})

SPELLINGS: Mapping[type[Question[Any]], Spelling] = {
    **dict.fromkeys(q.LISTED, ONE_WORD),
    q.PlaceBall: HEX,
    q.NameTarget: HEX,
    q.SelectMarkers: InParts(MARKERS, lambda markers: (markers.line, markers.other)),
    Place: Placements(),
    Move: Moves(),
}

__all__ = ["IDS", "SPELLINGS"]
