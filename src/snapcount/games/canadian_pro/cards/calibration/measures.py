"""The season line of a card beside what the card yields."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import inf
from random import Random
from typing import Any, NamedTuple

from snapcount.core.adding import plain_sum
from snapcount.core.drivers.odds import Odds
from snapcount.core.drivers.sampled import RandomCoach, Sampled, seed_of
from snapcount.games.canadian_pro.cards.calibration import reference
from snapcount.games.canadian_pro.cards.calibration.reference import LENGTHS, defence, number, passer, runner
from snapcount.games.canadian_pro.cards.forge.passing import FEW_ATTEMPTS
from snapcount.games.canadian_pro.cards.forge.receiving import GROUP_OF, RECEIVING
from snapcount.games.canadian_pro.cards.tables import TOTALS, WEIGHT, Json, table

STANDARD = table("standard_cards")
LEAGUE = table("forge")["dtc"]["league"]
RUN_LIMIT = 0.2
COMPLETION_LIMIT = 0.03
INTERCEPTION_LIMIT = 0.006
YARDS_LIMIT = 0.2
RETURN_LIMIT = 0.5
SHARE_LIMIT = 0.02
DECK = 200


class Measure(NamedTuple):
    """One figure of one card. `thrown` is a season of `plays` plays with dice."""

    player: str
    what: str
    season: float
    card: float
    thrown: float
    plays: int
    limit: float
    share: bool = False

    @property
    def off(self) -> float:
        return self.card - self.season

    @property
    def inside(self) -> bool:
        return abs(self.off) <= self.limit + 1e-9


class Bench:
    """Where cards are measured: Odds for the exact figure, Sampled for a season."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.at = 0

    def results(self, count: int, body: Callable[..., Any], *args: Any) -> tuple[dict[Any, float], list[Any]]:
        """The chances of every result, and the results of one season."""
        exact = {result: float(chance) for result, chance in Odds().of(body, *args).items()}
        self.at += 1
        coach = RandomCoach()
        dice = Sampled(Random(seed_of(self.seed, self.at)), (coach, coach), _nothing)
        return exact, [body(dice, *args) for _ in range(count)]

    def mean(self, count: int, body: Callable[..., Any], *args: Any) -> tuple[float, float]:
        """The mean, exact and thrown."""
        exact, thrown = self.results(count, body, *args)
        return plain_sum(p * result for result, p in exact.items()), plain_sum(thrown) / max(1, len(thrown))


def _nothing(state: Any, seat: Any) -> None:
    return None


def measures(team: Json, seed: int = 1) -> list[Measure]:
    """Every card of a team that has a season line."""
    bench = Bench(seed)
    cards = team["cards"]
    found: list[Measure] = []
    for man in cards["quarterbacks"]:
        found += _passing(bench, man)
        found += _running(bench, man["player"], man["running"])
    for man in (*cards["backs"], *cards["receivers"]):
        found += _running(bench, man["player"], man.get("run"))
        found += _receiving(bench, man)
    found += _kicking(bench, cards)
    for key, what in (("kickoff_return", "yards a kickoff return"), ("punt_return", "yards a punt return")):
        for man in cards[key]["returners"]:
            found += _returns(bench, man, what)
    found += _defence(bench, team)
    return found


def _running(bench: Bench, name: str, run: Json | None) -> Iterator[Measure]:
    """CP-20.2: judged with the A figure, which the Advanced Game reads."""
    if run is None or run.get("record") is None:
        return
    line = run["record"]
    card = defence(STANDARD["LS-DTC"], "run")
    exact, thrown = bench.mean(line["tc"], reference.carry, runner(run, advanced=True), card)
    yield Measure(name, "yards a carry", line["net"] / line["tc"], exact, thrown, line["tc"], RUN_LIMIT)


def _passing(bench: Bench, man: Json) -> Iterator[Measure]:
    """CP-20.3: a man with few passes was forged below the starter, so his own line sets no limit."""
    line = man.get("record")
    if line is None:
        return
    count = line["attempted"]
    exact, thrown = bench.results(count, reference.attempt, passer(man), _pass_columns(STANDARD["LS-DTC"]))
    season = {"complete": line["pct"] / 100, "intercepted": line["x"] / count}
    few = count < FEW_ATTEMPTS
    for result, limit in (("complete", COMPLETION_LIMIT), ("intercepted", INTERCEPTION_LIMIT)):
        attempts = [one for one in thrown if one != "rushed"]
        yield Measure(
            man["player"],
            f"passes {result}",
            season[result],
            exact[result] / (1 - exact.get("rushed", 0.0)),
            attempts.count(result) / max(1, len(attempts)),
            count,
            inf if few else limit,
            share=True,
        )


def _pass_columns(dtc: Json) -> tuple[reference.Defence, ...]:
    return tuple(defence(dtc, length) for length in LENGTHS)


def _receiving(bench: Bench, man: Json) -> Iterator[Measure]:
    card = man.get("receiving")
    if card is None or card.get("record") is None:
        return
    line = card["record"]
    columns = tuple(_gains(card, j) for j in range(3))
    group = man.get("forge", {}).get("receiving_group", GROUP_OF[man["position"]])
    shape = "short" if group != "back" and not columns[2] else group
    mix = RECEIVING["groups"][shape]["completion_mix"]
    deck = tuple(j for j in range(3) for _ in range(round(DECK * mix[j])))
    exact, thrown = bench.mean(line["no"], reference.catch, deck, columns)
    yield Measure(
        man["player"], "yards a catch", line["yds"] / line["no"], exact, thrown, line["no"], YARDS_LIMIT
    )


def _gains(card: Json, column: int) -> tuple[int, ...]:
    """A column's gains by total; TD counts as the longest catch. Empty where the column is."""
    cells = [card["rows"][str(t)][column] for t in TOTALS]
    if not all(cells):
        return ()
    return tuple(card["record"]["lg"] if cell == "TD" else number(cell) for cell in cells)


def _kicking(bench: Bench, cards: Json) -> Iterator[Measure]:
    punts, kickoffs, place = cards["kicking"]["punting"], cards["kicking"]["kickoff"], cards["place_kicking"]
    if punts.get("record"):
        line = punts["record"]
        exact, thrown = bench.mean(line["no"], reference.punt, *_punts(punts["rows"]))
        yield Measure(punts["player"], "yards a punt", line["avg"], exact, thrown, line["no"], YARDS_LIMIT)
    if kickoffs.get("record"):
        line = kickoffs["record"]
        yards = (tuple(number(kickoffs["rows"][str(t)][0]) for t in TOTALS),)
        exact, thrown = bench.mean(line["no"], reference.runback, yards)
        yield Measure(
            kickoffs["player"], "yards a kickoff", line["avg"], exact, thrown, line["no"], YARDS_LIMIT
        )
    line = place.get("record")
    if line and line["convert_tries"]:
        good = (tuple(int(place["convert"][str(t)] == "GD") for t in TOTALS),)
        exact, thrown = bench.mean(line["convert_tries"], reference.runback, good)
        season, count = line["converts"] / line["convert_tries"], line["convert_tries"]
        yield Measure(place["player"], "converts good", season, exact, thrown, count, SHARE_LIMIT, share=True)


def _punts(rows: Json) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Column 1 by total, and column 2 as a deck. A fumbled snap is no punt; it counts 0 yards."""
    first = tuple(
        reference.LONG if rows[str(t)][0] in ("KA", "KB") else number(rows[str(t)][0]) for t in TOTALS
    )
    kicked = [t for t in TOTALS if rows[str(t)][1] != "BLK"]
    return first, tuple(number(rows[str(t)][1]) for t in kicked for _ in range(WEIGHT[t]))


def _returns(bench: Bench, man: Json, what: str) -> Iterator[Measure]:
    if man.get("record") is None:
        return
    columns = tuple(
        tuple(110 if cell == "TD" else number(cell) for cell in (column[str(t)] for t in TOTALS))
        for column in man["columns"].values()
    )
    line = man["record"]
    exact, thrown = bench.mean(line["no"], reference.runback, columns)
    yield Measure(man["player"], what, line["ave"], exact, thrown, line["no"], RETURN_LIMIT)


def _defence(bench: Bench, team: Json) -> Iterator[Measure]:
    """League-standard opponents against this card, measured from what they do against the standard one."""
    dtc = team["cards"]["dtc"]
    line = dtc.get("forge")
    if line is None:
        return
    man = runner(STANDARD["LS-RB"]["run"], advanced=True)
    count = 450
    exact, thrown = bench.mean(count, reference.carry, man, defence(dtc, "run"))
    usual, _ = bench.mean(0, reference.carry, man, defence(STANDARD["LS-DTC"], "run"))
    shift = LEAGUE["run"] - usual
    yield Measure(
        "defence",
        "yards a carry allowed",
        line["run_allowed"],
        exact + shift,
        thrown + shift,
        count,
        RUN_LIMIT,
    )
    standard = passer(STANDARD["LS-QB"])
    chances, passes = bench.results(count, reference.attempt, standard, _pass_columns(dtc))
    base, _ = bench.results(0, reference.attempt, standard, _pass_columns(STANDARD["LS-DTC"]))
    for result, key, allowed, limit in (
        ("complete", "completion", "completion_allowed", COMPLETION_LIMIT),
        ("intercepted", "interception", "interception_rate", 2 * INTERCEPTION_LIMIT),
    ):
        shift = LEAGUE[key] - base[result] / (1 - base["rushed"])
        card = chances[result] / (1 - chances.get("rushed", 0.0)) + shift
        attempts = [one for one in passes if one != "rushed"]
        played = attempts.count(result) / len(attempts) + shift
        yield Measure(
            "defence", f"passes {result} allowed", line[allowed], card, played, count, limit, share=True
        )


def good_shares(team: Json) -> dict[str, float | None]:
    """The share of field goals made from each band: the season's record does not split them, so they are only shown."""
    columns = team["cards"]["place_kicking"]["field_goals"]
    return {
        band: None if column is None else plain_sum(WEIGHT[t] for t in TOTALS if column[str(t)] == "GD") / 36
        for band, column in columns.items()
    }
