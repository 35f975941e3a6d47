"""Every answer on its button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from snapcount.core.table import Question, Seat, plainly
from snapcount.football.field import other_end
from snapcount.football.words import counted, down_and_distance
from snapcount.games.card_bowl import questions as q
from snapcount.games.card_bowl.rules.cards import VALUE
from snapcount.games.card_bowl.rules.lineup.adjustment import Shift
from snapcount.games.card_bowl.rules.lineup.arrange import arranged, book_set
from snapcount.games.card_bowl.rules.lineup.formations import PLACES, SHAPES
from snapcount.games.card_bowl.rules.turns.moves import Move, Turn
from snapcount.games.card_bowl.show.names import (
    SIDES,
    begun,
    cards_text,
    lane_text,
    place_text,
    placed_card,
    shape_text,
    yards_text,
)
from snapcount.games.card_bowl.state import Call, Next
from snapcount.games.card_bowl.tables import DEFENCE_FORMATIONS, LAW

PLAIN_LABELS = {
    "heads": "Heads", "tails": "Tails", "receive": "Receive", "kick": "Kick", "touchback": "Touchback",
    "return": "Return it", "continue": "Keep running", "take": "Take the ball", "rekick": "Kick again",
    "scrimmage": "Scrimmage play", "punt": "Punt", "field_goal": "Field goal", "spike": "Spike", "kneel": "Kneel down",
    "fair_catch": "Fair catch", "bounce": "Let it bounce", "apply": "Apply coverage", "two": "Go for two",
    "timeout": "Timeout", "keep": "Keep it", "exchange": "Put it back", "penalty": "Take the penalty",
    "complete": "Complete it", "throw_away": "Throw it away", "run": "Run", "out": "Out of bounds", "stay": "Stay in",
    "accept": "Accept", "decline": "Decline", "previous_spot": "Punt again", "tack_on": "Add the yards",
    "no": "No", "none": "Nobody",
}  # fmt: skip


def on_the_line(to: str) -> str:
    """A match-up by its name, any other place by how far it is from the centre."""
    if to.startswith("F"):
        return to
    x = float(to)
    return (
        "the centre" if x == 0 else f"{counted(abs(x), 'place')} {'left' if x < 0 else 'right'} of the centre"
    )


ACTS = {
    "line": ("up to {}", "steps up to {}"),
    "cover": ("cover {}", "covers the {}"),
    "shift": ("shift to {}", "shifts to {}"),
    "drop": ("drop back", "drops back"),
    "back": ("back to his zone", "goes back to his zone"),
    "hang": ("stay down", "stays down"),
    "stay": ("stay", "stays"),
    "block": ("block {}", "blocks {}"),
    "free": ("free", "is free"),
    "reveal": ("show", "is shown"),
    "out": ("go out {}", "goes out {}"),
    "slide": ("slide to {}", "slides to {}"),
}
"""What a card may do, and what it has done."""


def where_to(move: Move) -> str:
    if move.act in ("line", "slide"):
        return on_the_line(move.to)
    if move.act == "cover":
        return place_text(move.to)
    if move.act == "shift":
        return SIDES.get(move.to) or place_text(move.to)
    return SIDES.get(move.to, move.to) if move.act == "out" else move.to


def moved_text(move: Move) -> str:
    """What a card has done: "left back blocks F2"."""
    _, told = ACTS.get(move.act, (move.act, move.act))
    return f"{place_text(move.card)} {told.format(where_to(move))}"


def move_text(move: Move) -> str:
    asked, _ = ACTS.get(move.act, (move.act, move.act))
    return f"{begun(place_text(move.card))}: {asked.format(where_to(move))}"


DONE: dict[type[Question[Any]], str] = {
    q.BlockingPattern: "The blocks are set",
    q.MoveBacks: "Backs stay where they are",
    q.ShotgunBacks: "Nobody steps in",
}


def turn_text(question: Question[Any], turn: Turn) -> str:
    return "; ".join(move_text(move) for move in turn.moves) or DONE.get(type(question), "End the turn")


def call_text(call: Call | None, moment: str) -> str:
    if call is None:
        return {
            "blocking": "Wait for the defence",
            "start": "Stay in the pocket",
            "end": "Wait another turn",
        }[moment]
    who = place_text(call.carrier)
    if call.play == "pass":
        return f"Pass to the {who}" + (f", {SIDES[call.side]}" if call.side else "")
    if call.play == "scramble":
        return f"Scramble {lane_text(call.lane)}"
    where = lane_text(call.lane) if call.lane else f"behind {', '.join(map(place_text, call.blockers))}"
    side = f", {SIDES[call.side]}" if call.side and call.lane else ""
    return f"{call.play.capitalize()}, {who} {where}{side}"


def kick_text(kick: q.FreeKick) -> str:
    return {
        "kickoff": "Kickoff",
        "safety_punt": "Punt",
        "squib": f"Squib kick aimed at the {kick.number}",
        "onside": f"On-side kick, {yards_text(kick.number)} plus a card",
    }[kick.kind]


def declare_text(number: int) -> str:
    return {
        2: "Fall on it, +2",
        1: "Fall on it, +1",
        0: "Neither",
        -1: "Scoop it up, −1",
        -2: "Scoop it up, −2",
    }[number]


def punt_text(plan: str) -> str:
    cards = f"{plan[0]} card" + ("" if plan[0] == "1" else "s")
    return f"{cards}, aim out of bounds" if plan.endswith("oob") else cards


def offence_text(question: q.SetOffence, option: Any) -> str:
    """ "Pro set, for a run"; another arrangement says where its best card stands."""
    for plan in ("run", "pass"):
        if option == arranged(option.shape, question.hand, plan):
            return f"{shape_text(option.shape)}, for a {plan}"
    best = max(range(11), key=lambda place: VALUE[option.cards[place]])
    return f"{shape_text(option.shape)}, best card at {place_text(PLACES[option.shape][best])}"


SET_PLANS = {"front": "strong in front", "backers": "strong linebackers", "cover": "strong coverage"}


def defence_text(question: q.SetDefence, option: Any) -> str:
    """ "Nickel 4-2-5, strong coverage"; another set says how many stand where."""
    for row in DEFENCE_FORMATIONS["named"]:
        if row["front"] != len(option.front) or row["corners"] != len(option.corners):
            continue
        for plan, words in SET_PLANS.items():
            if option == book_set(row, question.hand, SHAPES[question.shape], plan):
                return f"{row['name']}, {words}"
    backers = len([zone for zone in option.zones if "LB" in zone])
    front = len(option.front)
    best = "front" if max(option.cards, key=VALUE.__getitem__) in option.cards[:front] else "behind it"
    return f"{front}-{backers}-{11 - front - backers}, best cards {best}"


def next_for(after: Next, seat: Seat) -> str:
    """What follows a play, said to one of the two."""
    now = after.situation
    mine = now.offence is seat
    who, own = ("you", "your") if mine else ("they", "their")
    side = sided(now.ball, own, "their" if mine else "your")
    if after.kind == "scrimmage":
        return f"{who} have {down_and_distance(LAW, now)} at {side}"
    if after.kind in ("try", "retry"):
        again = "again " if after.kind == "retry" else ""
        return f"{who} try {again}from {yards_text(other_end(LAW, now.ball))}"
    return f"{who} kick from {side}"


def sided(ball: int, own: str, other: str) -> str:
    """ "your 34", "midfield", "their 20"."""
    left = other_end(LAW, ball)
    return "midfield" if ball == left else f"{own} {ball}" if ball < left else f"{other} {left}"


def ended_text(event: str, points: int) -> str:
    """How a play that scores or tries to would have ended; nothing of any other."""
    if event == "try":
        return f"the try is good for {points}, " if points else "the try has failed, "
    return {"TD": "touchdown, ", "FG": "the field goal is good, ", "safety": "a safety, "}.get(event, "")


def _penalty(question: q.TakePenalty, option: str) -> str:
    at = question.choices.index(option)
    ended = ended_text(question.events[at], question.points[at]) if question.events else ""
    follows = next_for(question.after[at], question.foul.vs.other)
    return f"{PLAIN_LABELS.get(option, option)}: {ended}{follows}"


def label(question: Question[Any], option: Any) -> str:
    """An answer on its button."""
    if isinstance(option, Turn):
        return turn_text(question, option)
    if isinstance(question, q.Execute):
        return call_text(option, question.moment)
    special = LABELS.get(type(question))
    if special is not None:
        return special(question, option)
    if isinstance(option, Move):
        return move_text(option)
    if option is None:
        return "No"
    if isinstance(option, str):
        return PLAIN_LABELS.get(option, option)
    return plainly(option)


def _extra(question: Any, option: str) -> str:
    if option == "none":
        return "Nobody"
    return next(begun(placed_card(place, card)) for place, card in question.cards if place == option)


def _shift(question: Any, option: Shift | None) -> str:
    if option is None:
        return "No motion: snap the ball"
    group = place_text(f"{option.slot}1")
    return f"{begun(place_text(option.card))} to {group}"


LABELS: dict[type[Question[Any]], Callable[[Any, Any], str]] = {
    q.ChooseKick: lambda a, o: kick_text(o),
    q.PuntPlan: lambda a, o: punt_text(o),
    q.SetOffence: offence_text,
    q.SetDefence: defence_text,
    q.Motion: _shift,
    q.Discard: lambda a, o: cards_text(o),
    q.Sneak: lambda a, o: "No sneak" if o == "no" else f"Sneak {lane_text(o)}",
    q.BlockOrRelease: lambda a, o: (
        f"{begun(' and '.join(map(place_text, o)))} block"
        if len(o) > 1
        else (f"{begun(place_text(o[0]))} blocks" if o else "All go out for a pass")
    ),
    q.MoveOneBack: lambda a, o: "No, they stay" if o is None else move_text(o),
    q.TakePenalty: _penalty,
    q.ExtraCard: _extra,
    q.CoverBack: _extra,
    q.DrawYardage: lambda a, o: (
        "Try the catch" if o == 0 else "One card more" if o == 1 else f"{o} cards at once"
    ),
    q.LeaveOut: lambda a, o: f"Leave out {cards_text(o)}" if o else "Count them all",
    q.SplitStock: lambda a, o: f"{o} for the offence, {a.stock - o} for the defence",
    q.DownBackward: lambda a, o: "Let it roll" if o == "no" else PLAIN_LABELS[o],
    q.Tacklers: lambda a, o: begun(", ".join(map(place_text, o))) or "Hold everybody back",
    q.DownfieldBlocks: lambda a, o: (
        begun("; ".join(f"{place_text(b.blocker)} on {place_text(b.tackler)}" for b in o)) or "Nobody blocks"
    ),
    q.Declare: lambda a, o: declare_text(o),
    q.RunOff: lambda a, o: f"{o * 5} seconds" + (f", hurry-up: +{6 - o} for the defence" if o < 6 else ""),
    q.DownForward: lambda a, o: "Hands off" if o == 0 else f"Take {o} off, down it",
    q.TakeTimeout: lambda a, o: "Timeout" if o == "timeout" else "Let it run",
}
