"""Where the game stands, in sentences."""

from __future__ import annotations

from snapcount.core.rulebook import Names
from snapcount.football.words import ordinal
from snapcount.games.scrimmage.rules.downs import to_go
from snapcount.games.scrimmage.rules.field import depth
from snapcount.games.scrimmage.show.places import number
from snapcount.games.scrimmage.show.words import hexes
from snapcount.games.scrimmage.state import Play, State, find_man

TURNS = {
    "pre": "Before the snap",
    "snap": "The snap",
    "contact": "The play goes on",
    "pass": "A pass is called",
}
DOING = {
    "O.ball": "{} lays the ball down.",
    "O.place": "{} sets up.",
    "D.place": "{} sets up.",
    "O.select": "{} lays its play markers.",
    "D.select": "{} lays its play markers.",
    "O.movement": "{}'s men shift before the snap.",
    "D.movement": "{}'s men shift before the snap.",
    "O.call": "{} may snap the ball.",
    "O.snap": "{} snaps the ball.",
    "O.movement_contact": "{}'s men move.",
    "D.movement_contact": "{}'s men move.",
    "D.fumble": "{} may fall on it.",
    "O.targets": "{} writes down two pass targets.",
    "O.commit": "{} may call a pass.",
    "O.passive": "{}'s men meet those who stand in their way.",
    "O.short_pass": "{} may throw.",
    "O.long_pass": "{} must throw.",
    "D.intercept": "{} may intercept.",
}
"""What a side is doing in a phase."""


def situation(view: State, names: Names) -> str:
    match, play = view.match, view.play
    if play.phase == "over":
        if match.winner == "tie":
            return f"The game is over: a tie, {match.score[0]} all."
        winner = names[0] if match.winner == "home" else names[1]
        return f"The game is over: {winner} wins, {match.score[0]} to {match.score[1]}."
    if play.phase in ("toss", "objective", "kickoff", "free_kick"):
        return f"{names[0]} against {names[1]}: {play.phase.replace('_', ' ')}."
    return " ".join(filter(None, (down_words(view), ball_words(play), doing(play, names))))


def down_words(view: State) -> str:
    match = view.match
    if view.options.scenario == "single":
        return f"Single play: {hexes(match.objective)} to gain."
    return f"{ordinal(match.situation.down)} down and {hexes(to_go(match.situation))}."


def ball_words(play: Play) -> str:
    if play.loose:
        return f"The ball lies loose at {number(play.loose)}'s feet."
    if play.holder and play.men:
        hex = find_man(play, play.holder).hex
        if hex < 0:
            return f"{number(play.holder)} has left the field with the ball."
        far = depth(play.dir, play.scrimmage_line, hex)
        where = f"{hexes(abs(far))} {'beyond' if far > 0 else 'behind'}" if far else "on"
        return f"{number(play.holder)} has the ball {where} the line."
    if play.carriers:
        return f"One of {', '.join(map(number, play.carriers))} has the ball."
    return ""


def doing(play: Play, names: Names) -> str:
    seat = play.offence if play.phase[0] == "O" else play.offence.other
    return DOING.get(play.phase, "").format(names[seat])
