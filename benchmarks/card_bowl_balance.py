"""How Card Bowl plays under its computer coaches: whole games beside the ledger's figures and real football's.

python -m benchmarks.card_bowl_balance --games 100 --deal 12/14 11/15 --coach veteran --against veteran
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from random import Random
from typing import Any

from snapcount.core.drivers.recorded import Recorded
from snapcount.core.drivers.sampled import Sampled, seed_of
from snapcount.core.table import Event
from snapcount.football.situation import Situation
from snapcount.games.card_bowl import RULEBOOK
from snapcount.games.card_bowl.state import NOBODY, Result
from snapcount.games.card_bowl.tables import load

ROOT = "balance"
PROGRESS = 20
"""A line on the way after so many games."""
RUNS = ("rush", "sneak", "scramble", "lateral")
THROWS = ("pass", "screen")
REAL = {
    "points a team": "20.7",
    "touchdowns a team": "2.4",
    "of them by runs and passes": "90 %",
    "plays a team": "62",
    "runs among plays": "44 %",
    "yards a run": "4.2",
    "passes complete": "59.8 %",
    "yards an attempt": "6.9",
    "sacks among throws": "6.5 %",
    "intercepted": "3.1 %",
    "fumbles lost a team": "0.7",
    "first downs a team": "18",
    "punts a team": "5",
    "field goals a team": "1.8",
    "field goals good": "81 %",
    "two-point tries good": "45 %",
}
"""Approximate figures of the National Football League of 2006, for comparison only."""


def ledger() -> dict[str, str]:
    """CB-33.1 and tables/odds.json: what the ledger says of the same things."""
    odds = load("odds")["sections"]
    return {
        "yards a run": "3 to 7",
        "yards an attempt": "5 to 9",
        "field goals good": f"{odds['field_goal']['by_distance']['42']['good']:.0%} from 42",
        "fumbles lost a team": f"{1 - odds['fumble_final']['by_declaration']['0,0']['p_O_recovers']:.0%} of all",
        "intercepted": "the Red Joker",
    }


class Tally:
    """Counts by name."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.games = 0

    def __getitem__(self, name: str) -> float:
        return self.counts[name]

    def share(self, part: str, whole: str) -> float:
        return self.counts[part] / self.counts[whole] if self.counts[whole] else 0.0

    def game(self, events: list[Event], score: tuple[int, int]) -> None:
        self.games += 1
        self.counts["points"] += sum(score)
        self.counts["won"] += score[0] > score[1]
        self.counts["lost games"] += score[1] > score[0]
        self.counts["own points"] += score[0]
        self.counts["their points"] += score[1]
        rushers, line, now = 0, 0, NOBODY
        for event in events:
            if event.what == "set":
                line, rushers = len(event.facts["front"]), 0
            elif event.what == "moved" and event.facts["act"] == "line":
                rushers += 1
            elif event.what == "play_began":
                now = event.facts["situation"]
            elif event.what == "play_ended":
                self.play(now, event.facts["result"], rushers, line)
                rushers = 0

    def play(self, now: Situation[int], result: Result, rushers: int, line: int) -> None:
        count = self.counts
        if not now.down and now.line:  # a try
            if result.event == "try" and result.play != "extra_point":
                count["tries"] += 1
                count["tries good"] += result.points > 0
            return
        if result.event in ("penalty", "replay"):
            count["fouls"] += 1
            return
        count["touchdowns"] += result.event == "TD"
        if result.play == "punt":
            count["punts"] += 1
        elif result.play == "field_goal":
            count["kicks"] += 1
            count["kicks good"] += result.event == "FG"
        elif result.play in (*RUNS, *THROWS, "sack"):
            self.scrimmage(now, result, rushers)

    def scrimmage(self, now: Situation[int], result: Result, rushers: int) -> None:
        count = self.counts
        kind, yards = result.play, result.yards
        kept = result.team is now.offence and not result.changed
        count["driven"] += kept and result.event == "TD"
        count["plays"] += 1
        count["plays up"] += rushers
        count["firsts"] += kept and result.event in ("ball", "TD") and yards >= now.line - now.ball
        count["downs lost"] += result.next is not None and result.next.over
        count["lost"] += result.loose and not kept
        blitz = "three or more up" if rushers > 2 else f"{rushers} up"
        count[blitz] += 1
        if kind == "sack":
            count["sacks"] += 1
            count["throws"] += 1
            count[f"{blitz} sacks"] += 1
            count[f"{blitz} yards"] += yards
            return
        caught = kind in THROWS and result.how not in ("incomplete", "interception")
        gained = yards if caught or kind in RUNS else 0
        count[f"{blitz} yards"] += gained
        count[kind] += 1
        count[f"{kind} yards"] += gained
        if kind in RUNS:
            count["runs"] += 1
            count["run yards"] += yards
        else:
            count["throws"] += 1
            count["attempts"] += 1
            count["complete"] += caught
            count["air yards"] += gained
            count["intercepted"] += result.how == "interception"

    def lines(self) -> dict[str, str]:
        teams = 2 * self.games

        def each(name: str) -> str:
            return f"{self[name] / teams:.1f}"

        def percent(part: str, whole: str) -> str:
            return f"{100 * self.share(part, whole):.1f} %"

        found = {
            "points a team": each("points"),
            "won, lost": f"{self['won']} {self['lost games']}",
            "points for, against": f"{self['own points'] / self.games:.1f} {self['their points'] / self.games:.1f}",
            "touchdowns a team": each("touchdowns"),
            "of them by runs and passes": percent("driven", "touchdowns"),
            "plays a team": each("plays"),
            "runs among plays": percent("runs", "plays"),
            "yards a run": f"{self.share('run yards', 'runs'):.2f}",
            "passes complete": percent("complete", "attempts"),
            "yards an attempt": f"{self.share('air yards', 'attempts'):.2f}",
            "sacks among throws": percent("sacks", "throws"),
            "intercepted": percent("intercepted", "attempts"),
            "fumbles lost a team": each("lost"),
            "first downs a team": each("firsts"),
            "lost on downs a team": each("downs lost"),
            "punts a team": each("punts"),
            "field goals a team": each("kicks"),
            "field goals good": percent("kicks good", "kicks"),
            "two-point tries good": percent("tries good", "tries"),
            "fouls a team": each("fouls"),
        }
        for kind in ("rush", "sneak", "scramble", "lateral", "pass", "screen"):
            found[f"{kind}: share, yards"] = (
                f"{percent(kind, 'plays')} {self.share(f'{kind} yards', kind):.2f}"
            )
        for up in ("0 up", "1 up", "2 up", "three or more up"):
            sacked, yards = percent(f"{up} sacks", up), self.share(f"{up} yards", up)
            found[f"{up}: share, yards, sacked"] = f"{percent(up, 'plays')} {yards:.2f} {sacked}"
        return found


def game(levels: tuple[str, str], options: dict[str, Any], index: int) -> tuple[list[Event], tuple[int, int]]:
    """One whole game and everything told in it, the first level's score first; it sits at home every other time."""
    home, away = levels if index % 2 == 0 else levels[::-1]
    coaches = (RULEBOOK.coach(home).make(), RULEBOOK.coach(away).make())
    seed = seed_of(ROOT, index)
    inner = Sampled(Random(seed), coaches, RULEBOOK.rules.view, Random(seed_of(seed, 1)))
    table = Recorded(inner)
    state: Any = RULEBOOK.rules.start(RULEBOOK.settle(options))
    while not RULEBOOK.rules.is_over(state):
        inner.state = state
        state = RULEBOOK.rules.play(table, state)
    one, other = RULEBOOK.rules.score(state)
    return table.events, (one, other) if index % 2 == 0 else (other, one)


def measured(levels: tuple[str, str], options: dict[str, Any], games: int) -> Tally:
    tally = Tally()
    for index in range(games):
        tally.game(*game(levels, options, index))
        if tally.games % PROGRESS == 0:
            won, lost = tally["won"], tally["lost games"]
            print(f"{tally.games} games, {won} won, {lost} lost", file=sys.stderr, flush=True)
    return tally


def options_of(deal: str) -> dict[str, Any]:
    """12/14: cards dealt to the offence and to the defence."""
    offence, defence = deal.split("/")
    return {"offence_cards": int(offence), "defence_cards": int(defence)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument(
        "--deal", nargs="*", default=["default"], help="12/14: offence and defence; or default"
    )
    parser.add_argument("--jokers", type=int, choices=(1, 2), default=2)
    parser.add_argument("--coach", default="veteran")
    parser.add_argument("--against", default="veteran")
    asked = parser.parse_args()
    levels = (asked.coach, asked.against)
    columns: list[dict[str, str]] = []
    for deal in asked.deal:
        started = time.perf_counter()
        options = ({} if deal == "default" else options_of(deal)) | {"jokers": asked.jokers}
        tally = measured(levels, options, asked.games)
        columns.append(
            tally.lines() | {"games a second": f"{asked.games / (time.perf_counter() - started):.2f}"}
        )
    says = ledger()
    print(f"{asked.games} games, {asked.coach} against {asked.against}")
    print(f"{'':32}" + "".join(f"{deal:>22}" for deal in asked.deal) + f"{'ledger':>16}{'football':>10}")
    for name in columns[0]:
        row = "".join(f"{column[name]:>22}" for column in columns)
        print(f"{name:32}{row}{says.get(name, ''):>16}{REAL.get(name, ''):>10}")


if __name__ == "__main__":
    main()
