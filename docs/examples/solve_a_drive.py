"""Counterfactual regret on the last plays of a drive: two learners who begin with nothing find the solved value.

    python docs/examples/solve_a_drive.py --picture docs/pictures/drive.svg

Home is two points behind, on the other side's 38, with two plays left and no timeouts. Where the drive ends the solved
game says what it is worth; in between both sides learn to mix their cards by regret alone (CFR+). A down is open to
both, so that the regrets of each down need no weights. It needs the extra `env` (NumPy).
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import snapcount
from snapcount.core.drivers.odds import Odds
from snapcount.football.situation import Situation
from snapcount.games.dice_football.questions import ALL_CALLS, NO_FIELD_GOAL
from snapcount.games.dice_football.rules.timeouts import IN_RANGE
from snapcount.games.dice_football.tables import DEFENCES


class Drive(NamedTuple):
    """The downs of a drive. From each, for every pair of cards: what is won at once, and the chances of the next downs."""

    downs: list[Any]
    won: list[np.ndarray]
    following: list[np.ndarray]
    solved: float


def position(game: snapcount.Game, plays: int) -> Any:
    """Second and six on the other 38, two points behind, with so many plays left."""
    situation = Situation(snapcount.HOME, 62, 2, 68)
    return game.state._replace(
        phase="scrimmage", half=2, left=plays, score=(0, 2), timeouts=(0, 0), situation=situation, opening_kicker=None
    )


def explore(plays: int) -> Drive:
    """Every down that the drive can come to, by exact odds."""
    game = snapcount.new("dice_football", seed=1)
    rules = game.rulebook.rules
    odds = Odds(lambda seat, question: next(iter(question.options())))  # who leads takes the touchback: all that is asked
    downs, number, outcomes = [position(game, plays)], {}, []
    number[downs[0]] = 0
    for down in downs:  # it grows
        calls = ALL_CALLS if down.situation.ball >= IN_RANGE else NO_FIELD_GOAL
        spreads = [[odds.of(rules.play, down, after=[call, card]) for card in DEFENCES] for call in calls]
        outcomes.append(spreads)
        for row in spreads:
            for spread in row:
                for after in spread:
                    if goes_on(after) and after not in number:
                        number[after] = len(downs)
                        downs.append(after)
    won, following = [], []
    worth: dict[Any, float] = {}
    for spreads in outcomes:
        at_once, later = np.zeros((len(spreads), 5)), np.zeros((len(spreads), 5, len(downs)))
        for c, row in enumerate(spreads):
            for d, spread in enumerate(row):
                for after, chance in spread.items():
                    if after in number:
                        later[c, d, number[after]] += float(chance)
                        continue
                    if after not in worth:
                        worth[after] = game.win_chance(after).home
                    at_once[c, d] += float(chance) * worth[after]
        won.append(at_once)
        following.append(later)
    return Drive(downs, won, following, game.win_chance(downs[0]).home)


def goes_on(state: Any) -> bool:
    """Home still has the ball on a down."""
    return state.phase == "scrimmage" and state.situation.offence == snapcount.HOME and state.half == 2


def mix(regrets: np.ndarray) -> np.ndarray:
    """Cards as often as they are regretted; all alike where none is."""
    total = regrets.sum()
    return regrets / total if total > 0 else np.full(len(regrets), 1 / len(regrets))


def learn(drive: Drive, rounds: int) -> list[tuple[int, float, float]]:
    """After each round: what home's average mix is sure of, and what away's gives at most."""
    count = len(drive.downs)
    order = sorted(range(count), key=lambda at: drive.downs[at].left)
    regret = [(np.zeros(len(won)), np.zeros(5)) for won in drive.won]
    summed = [(np.zeros(len(won)), np.zeros(5)) for won in drive.won]
    found = []
    worth, least, most = np.zeros(count), np.zeros(count), np.ones(count)  # kept: a foul may repeat a down
    for now in range(1, rounds + 1):
        for at in order:
            offence, defence = mix(regret[at][0]), mix(regret[at][1])
            payoff = drive.won[at] + drive.following[at] @ worth
            worth[at] = offence @ payoff @ defence
            for side, gains in enumerate((payoff @ defence - worth[at], worth[at] - offence @ payoff)):
                np.maximum(regret[at][side] + gains, 0, out=regret[at][side])
            summed[at][0][:] += now * offence
            summed[at][1][:] += now * defence
            mean, answer = mix(summed[at][0]), mix(summed[at][1])
            least[at] = (mean @ (drive.won[at] + drive.following[at] @ least)).min()
            most[at] = ((drive.won[at] + drive.following[at] @ most) @ answer).max()
        found.append((now, float(least[0]), float(most[0])))
    return found


def draw(found: list[tuple[int, float, float]], solved: float) -> str:
    """Both bounds and the solved value as a picture; rounds on a scale of powers of ten."""
    wide, high, left, low = 640, 320, 64, 270
    bottom, top = min(f[1] for f in found), max(f[2] for f in found)

    def place(now: float, value: float) -> str:
        x = left + (wide - left - 20) * np.log10(now) / np.log10(found[-1][0])
        return f"{x:.1f},{low - 220 * (value - bottom) / (top - bottom):.1f}"

    y = place(1, solved).split(",")[1]
    lines = [
        f'<polyline points="{" ".join(place(f[0], f[side]) for f in found)}" fill="none" stroke="{colour}" stroke-width="2"/>'
        for side, colour in ((1, "#1a6b3c"), (2, "#a33b1f"))
    ]
    marks = [now for now in (1, 10, 100, 1000, 10000) if now <= found[-1][0]]
    lines += [
        f'<text x="{place(now, bottom).split(",")[0]}" y="{low + 20}" text-anchor="middle">{now:,}</text>' for now in marks
    ]
    lines += [
        f'<text x="{left - 8}" y="{place(1, value).split(",")[1]}" text-anchor="end">{value:.1%}</text>'
        for value in (bottom, solved, top)
    ]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="12">'
        f'<rect width="{wide}" height="{high}" fill="white"/><text x="{left}" y="24">Home wins: what its mix is sure of '
        f"(green), what away's gives at most (red), solved (dashed)</text>"
        f'<line x1="{left}" y1="{y}" x2="{wide - 20}" y2="{y}" stroke="#555" stroke-dasharray="4 4"/>{"".join(lines)}'
        f'<text x="{wide / 2}" y="{high - 8}" text-anchor="middle">rounds of regret</text></svg>\n'
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--plays", type=int, default=2, help="how many plays are left")
    parser.add_argument("--rounds", type=int, default=2000)
    parser.add_argument("--picture", type=Path)
    wanted = parser.parse_args()
    drive = explore(wanted.plays)
    found = learn(drive, wanted.rounds)
    print(f"{len(drive.downs)} downs; solved: home wins {drive.solved:.4f}")
    for now, least, most in found:
        if now in (1, 10, 100, 1000, wanted.rounds):
            print(f"after {now:6,} rounds between {least:.4f} and {most:.4f}")
    if wanted.picture:
        wanted.picture.write_text(draw(found, drive.solved), encoding="utf-8")
