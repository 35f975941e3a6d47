"""How a play came out: hexes in the big line, yards and the contact or pass that decided it beside them."""

from __future__ import annotations

from collections.abc import Sequence

from snapcount.core.rulebook import Names
from snapcount.core.table import Event
from snapcount.football import outcomes
from snapcount.football.situation import Situation
from snapcount.football.words import counted, down_and_distance, ordinal, place, the
from snapcount.games.scrimmage.rules.field import in_yards
from snapcount.games.scrimmage.rules.legal.throwing import PassingPoints
from snapcount.games.scrimmage.show.places import number, together
from snapcount.games.scrimmage.show.words import contact_words, hexes, level, plus
from snapcount.games.scrimmage.tables import LAW

IN_YARDS = LAW._replace(length=100)


def outcome(play: Sequence[Event], names: Names) -> outcomes.Outcome | None:
    """Victory Points are what a play is worth, not what it was: they stand in the score."""
    worth = [event for event in play if is_worth(event)]
    told = [event for event in play if not is_worth(event)]
    found = outcomes.outcome(told, names, LAW, sum_of(told))
    found = found and found._replace(next=next_line(told, names) or found.next)
    dead = next((event.facts for event in reversed(told) if event.what == "ball_dead"), None)
    if found is None or dead is None or found.moment not in ("", "big_gain"):
        return found
    if dead["possession"] == "O" and dead["why"] not in ("incomplete", "delay"):
        found = found._replace(line=gain_line(dead["gain"]))
    single = worth and all(event.what != "possession_over" for event in told)
    if single:
        won = worth[-1].facts["seat"]
        reached = "Objective reached" if won is dead["offence"] else "Stopped short of the objective"
        return found._replace(next=reached, seat=won)
    return found


def next_line(play: Sequence[Event], names: Names) -> str:
    """1st and 7 hexes at the Blue 37: downs in hexes, places in yards as on the scoreboard."""
    if play[-1].what != "play_ended":
        return ""
    now: Situation[int] = play[-1].facts["situation"]
    if not now.down:
        return ""
    spot = the(place(IN_YARDS, now.offence, in_yards(now.ball), names))
    gone = outcomes.changed_hands(play, now)
    down = f"{ordinal(now.down)} and {hexes(now.line - now.ball)}"
    if now.line >= LAW.length:
        down = down_and_distance(LAW, now)
    return f"{names[now.offence]} has the ball, " * gone + f"{down} at {spot}"


def is_worth(event: Event) -> bool:
    return event.what == "scored" and event.facts["how"] == "victory_points"


def gain_line(gain: int) -> str:
    if not gain:
        return "No gain"
    return f"{'Gain' if gain > 0 else 'Loss'} of {hexes(abs(gain))}"


def sum_of(play: Sequence[Event]) -> str:
    """13 yards · 12 to 85: 12 points, rolled 6 · 64 and 94 on 31: +5, rolled 6, 31 goes down hard."""
    parts: list[str] = []
    last, kept = "", True
    for event in play:
        f = event.facts
        if event.what == "passed":
            net = PassingPoints(*f["points"]).net
            parts = [
                f"{number(f['by'])} to {number(f['receiver'])}: {level(net)} points, rolled {sum(f['dice'])}"
            ]
        elif event.what == "contacted":
            told = contact_words(f["result"], f["by"], f["on"])
            rolled = f"{plus(f['differential'])}, rolled {sum(f['dice'])}"
            last = f"{together(f['by'])} on {number(f['on'])}: {rolled}, {told}"
        elif event.what == "ball_dead":
            kept = f["possession"] == "O"
            if f["why"] == "tackled" and last:
                parts.append(last)
        elif event.what in ("gained", "sacked") and f["yards"] and kept:
            parts.insert(0, counted(abs(f["yards"])))
    return " · ".join(parts)
