"""SC-20.13: worked examples about what goes on from play to play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from snapcount.core.examples import BadExample
from snapcount.core.table import Seat
from snapcount.games.scrimmage.examples.choices import VectorTable
from snapcount.games.scrimmage.examples.given import need, series_from, start_match, the_hex, the_man
from snapcount.games.scrimmage.rules.downs import (
    TWENTY,
    advance,
    after_play,
    dir_of,
    exchanged,
    kicked,
    next_down,
    own_spot,
    to_go,
)
from snapcount.games.scrimmage.rules.field import GRID, ROW, find, label, line_of, own_yard, row_at
from snapcount.games.scrimmage.rules.kicking import (
    MIDFIELD,
    field_goal_hexes,
    field_goal_limit,
    kickoff_row,
    punt_row,
)
from snapcount.games.scrimmage.rules.scenarios import (
    end_of_play_injuries,
    roll_objective,
    settle_multiple,
    settle_single,
    single_play_won,
)
from snapcount.games.scrimmage.rules.setup import delay_of_game, delayed_row, new_play
from snapcount.games.scrimmage.state import End, Match, Options, Play, State, new_man
from snapcount.games.scrimmage.tables import EXTRA_POINT, LAW, ONSIDE, ORDER, TOUCHDOWN_VP

Given = Mapping[str, Any]
Chance = list[Mapping[str, Any]]
TEAMS = {"offense": "O", "defense": "D"}
SEATS = {"A": Seat.HOME, "B": Seat.AWAY}


def first_down_row(match: Match) -> int:
    """SC-14.6: the ledger names it in the end zone, too, where the series has just begun."""
    now, dir = match.situation, dir_of(match, match.situation.offence)
    own = now.ball + LAW.to_gain if now.down == 1 else now.line
    return own_yard(dir, own)


def standing(match: Match) -> dict[str, Any]:
    dir, row = dir_of(match, match.situation.offence), ROW[match.hex]
    goal = match.situation.line == LAW.length
    return {
        "down": match.situation.down,
        "to_go": to_go(match.situation),
        "ball_row": row,
        "L": line_of(dir, row),
        "first_down_row": None if goal else first_down_row(match),
        "goal_to_go": goal,
    }


def series(given: Given, chance: Chance) -> Any:
    dir = given["dir"]
    match = start_match(dir, the_hex(given["ball"]), given["down"])
    if "series_start_row" in given:
        match = series_from(match, given["series_start_row"])
    found: dict[str, Any] = {}
    for at, gained in enumerate(given.get("gains", ()), 1):
        spot = find(GRID.column[match.hex], ROW[match.hex] + gained * dir)
        following = next_down(match, spot)
        if following is None:
            return {**found, "lost_on_downs": True, f"after_{at}": {"lost_on_downs": True}}
        match = following
        found[f"after_{at}"] = standing(match)
    return {**found, **standing(match)}


def victory_points(given: Given, chance: Chance) -> Any:
    return {"vp": [points_of(case) for case in given["cases"]]}


def points_of(case: Given) -> int:
    """SC-14.19: the row to which the advance is measured."""
    end, dir, start = case["end"], case["dir"], case["start_row"]
    if end == "touchdown":
        return TOUCHDOWN_VP
    if end == "safety":
        return 0
    rows = {
        "fourth_down": "row",
        "kick": "row",
        "interception": "play_start_row",
        "interception_lateral": "passer_row",
        "fumble_lost": "fumbler_row",
    }
    if end not in rows:
        raise BadExample(f"{end!r} isn't an end of a possession.")
    row = case.get(rows[end], case.get("row"))
    if row is None:
        raise BadExample(f"The case lacks {rows[end]!r}.")
    return advance(dir, start, row)


def place_of(match: Match) -> dict[str, Any]:
    dir = dir_of(match, match.situation.offence)
    return {
        "dir": dir,
        "L": line_of(dir, ROW[match.hex]),
        "ball_hex": label(match.hex),
        "ball": label(match.hex),
        "down": match.situation.down,
        "first_down_row": first_down_row(match),
        "offense": "same player" if match.situation.offence is Seat.HOME else "other player",
    }


def exchange(given: Given, chance: Chance) -> Any:
    match = start_match(given["old_dir"], the_hex(given["dead_ball"]))
    return place_of(exchanged(match, match.hex))


def kick(given: Given, chance: Chance) -> Any:
    if given["down"] != 4:
        return {"legal": False, "violates": "SC-14.17"}
    return {
        "legal": True,
        **place_of(kicked(start_match(given["dir"], the_hex(given["ball"]), given["down"]))),
    }


def single_play(given: Given, chance: Chance) -> Any:
    table = VectorTable([], chance, [])
    match = start_match(1, own_spot(1, 30))
    if chance:
        state = State(Options(), match, new_play(match))
        match = roll_objective(table, state).match
        if match.objective != given["objective"]:
            raise BadExample("The objective is not the die that was rolled.")
    goal = 30 + given["objective"]
    winners: list[str] = []
    for case in given["cases"]:
        why = case.get("why", "tackled")
        end = End(why, find(19, 30 + case.get("gain", 0)), case.get("possession", "O"), 30)
        winners.append("O" if single_play_won(end, goal, 1) else "D")
    return {"winner": winners}


def ended(case: Given, how: str) -> End:
    """How the play ended; a touchdown needs no spot."""
    if how == "touchdown":
        return End("touchdown", find(19, row_at(case.get("dir", case.get("off_dir")), 30, 31)), "O", 0)
    spot = the_hex(need(case, "spot"))
    lost = {"interception": "intercepted", "fumble_lost": "fumble_lost"}
    return End(lost.get(how, how), spot, "D" if how in lost else "O", ROW[spot])


def turnover_spot(given: Given, chance: Chance) -> Any:
    found: list[dict[str, Any]] = []
    for case in given["cases"]:
        match = start_match(case["dir"], find(19, 30))
        end = ended(case, case["how"])
        place = place_of(after_play(match, end))
        if place["offense"] == "same player":
            place |= {"touchdown_for": "other player", "vp": TOUCHDOWN_VP, "next_offense": "same player"}
        elif not 1 <= ROW[end.spot] <= 60:
            place |= {"touchback": True}
        found.append(place)
    return {"results": found}


def next_possession(given: Given, chance: Chance) -> Any:
    found: list[dict[str, Any]] = []
    for case in given["cases"]:
        down = 4 if case["end"] in ("fourth_down", "downs") else 1
        dir = case["off_dir"]
        match = start_match(dir, find(19, 30), down)
        if case["end"] == "kick":
            found.append(place_of(kicked(match)))
        elif case["end"] == "safety":
            end = End("tackled", find(19, 0 if dir > 0 else 61), "O", 0)
            found.append(place_of(after_play(match, end)))
        elif down == 4:
            found.append(place_of(exchanged(match, the_hex(need(case, "spot")))))
        else:
            found.append(place_of(after_play(match, ended(case, case["end"]))))
    return {"results": found}


def injuries(given: Given, chance: Chance) -> Any:
    levels: Mapping[str, int] = given["neutralized"]
    ids = sorted((the_man(id) for id in levels), key=lambda id: ORDER[id])
    men = tuple(new_man(id, at, 0, 0)._replace(level=levels[id]) for at, id in enumerate(ids))
    play = Play("settle", "contact", 1, Seat.HOME, 1, 30, find(19, 30), men)
    table = VectorTable([], chance, [])
    match = end_of_play_injuries(table, Match(), play)
    if table.rolled < len(chance):
        raise BadExample(f"The rules made {table.rolled} rolls, the example has {len(chance)}.")
    hurt = {name: list(match.injured[seat]) for name, seat in SEATS.items()}
    return {"injured_for": hurt, "cleared": [id for id in ids if id not in hurt["A"] + hurt["B"]]}


def delay(given: Given, chance: Chance) -> Any:
    return {"new_ball_row": [delayed_row(case["dir"], case["ball_row"]) for case in given["cases"]]}


def two_delays(given: Given, chance: Chance) -> Any:
    return {
        "results": [
            (delays_multiple if c["scenario"] == "multiple" else delays_single)(c) for c in given["cases"]
        ]
    }


def delays_multiple(case: Given) -> Any:
    match = start_match(case["dir"], find(19, case["ball_row"]), case["down"])
    match = series_from(match, case.get("series_start_row", case["ball_row"]))
    table = VectorTable([], [], [])
    first = delay_of_game(table, State(Options(scenario="multiple"), match, new_play(match)))
    second = settle_multiple(table, delay_of_game(table, first))
    return {"after_first": standing(first.match), "after_second": standing(second.match)}


def delays_single(case: Given) -> Any:
    dir, objective = case["dir"], case["objective"]
    match = start_match(dir, find(19, case["ball_row"]))
    now = match.situation._replace(line=match.situation.ball + objective)
    match = match._replace(situation=now, objective=objective, goal_row=case["ball_row"] + objective * dir)
    table = VectorTable([], [], [])
    first = delay_of_game(table, State(Options(scenario="single"), match, new_play(match)))
    second = settle_single(table, delay_of_game(table, first))
    row = ROW[first.match.hex]
    return {
        "after_first": {"ball_row": row, "hexes_needed": (match.goal_row - row) * dir},
        "after_second": {"winner": "O" if second.match.winner == "home" else "D"},
    }


def kicking(given: Given, chance: Chance) -> Any:
    return {"results": [kick_result(case) for case in given["cases"]]}


def kick_result(case: Given) -> dict[str, Any]:
    kind, roll = case["kind"], case["roll"]
    if kind == "field_goal":
        hexes = field_goal_hexes(case["dir"], case["L"])
        return {"k": hexes, **field_goal_result(case["dir"], case["L"], roll, field_goal_limit(hexes))}
    if kind == "punt":
        return punt_result(case["dir"], case["ball_row"], roll)
    if kind in ("kickoff", "free_kick"):
        row = kickoff_row(case["receiver_dir"], roll, kind == "free_kick")
        return {"ball_row": row, "offense": "kickers" if roll == 12 else "receivers"}
    if kind == "onside":
        return onside_result(case, roll in ONSIDE)
    if kind == "extra_point":
        return {"good": roll <= EXTRA_POINT}
    raise BadExample(f"{kind!r} isn't a kick that the ledger describes.")


def field_goal_result(dir: int, line: int, roll: int, limit: int) -> dict[str, Any]:
    """SC-19.8: good or not; after a miss the row where the other side takes over."""
    found: dict[str, Any] = {"allowed": limit > 0, "legal": limit > 0}
    found |= {"good": roll <= limit, "blocked": limit > 0 and roll == 12}
    if limit and roll > limit:
        found["ball_row"] = row_at(dir, line, 0) if found["blocked"] else own_yard(-dir, TWENTY)
    return found


def onside_result(case: Given, kickers: bool) -> dict[str, Any]:
    """SC-19.6: at midfield; the row depends on where the side that got the ball is going."""
    found = {"offense": "kickers" if kickers else "receivers", "kickers_recover": kickers}
    if "receiver_dir" not in case:
        return found
    dir = -case["receiver_dir"] if kickers else case["receiver_dir"]
    return {**found, "ball_row": own_yard(dir, MIDFIELD)}


def punt_result(dir: int, row: int, roll: int) -> dict[str, Any]:
    if roll == 2:
        back = row - 6 * dir
        return (
            {"blocked": True, "safety": True} if not 1 <= back <= 60 else {"blocked": True, "ball_row": back}
        )
    landed = punt_row(dir, row, roll)
    if landed is None:
        return {"touchback_ball_row": ROW[own_spot(-dir, TWENTY)]}
    return {"receivers_ball_row": landed}
