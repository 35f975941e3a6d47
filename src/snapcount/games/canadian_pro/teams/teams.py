"""The teams that can be played: those in the box, and team files of people's own (CP-1.6).

A file of one's own is checked and kept whole, as a text in the options of its game. A state names such a team by the
hash of that text, so it stays small; whoever makes a game from its options, or from a record, brings the text.
"""

from __future__ import annotations

import hashlib
import json
import zlib
from collections import OrderedDict
from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from snapcount.core.data.brought import FileRead
from snapcount.core.data.reading import read_json
from snapcount.core.table import Refusal
from snapcount.games.canadian_pro.cards.check import check
from snapcount.games.canadian_pro.tables import load
from snapcount.games.canadian_pro.teams.cards import Player, Team
from snapcount.games.canadian_pro.teams.reader import read_team, skill_player


def standard_quarterback() -> Player:
    """CP-9.6: he stands in when the last quarterback is hurt."""
    cards = load("standard_cards")
    plain = {
        **cards["LS-QB"],
        "running": cards["LS-QBRUN"]["running"],
        "player": "League standard quarterback",
        "injury": 0,
    }
    return skill_player(plain)


STANDARD_QUARTERBACK = standard_quarterback()
EMERGENCY_LINEMAN = Player("Emergency lineman", (), 0, "ruling", run_rating=-2, r=(2, 7), emergency=True)
EMERGENCY_DEFENDER = Player(
    "Emergency defender", (), 0, "ruling", run_rating=2, pass_rating=-2, emergency=True
)
"""CP-11.10: anyone, with these ratings."""

_TEAMS: dict[str, Team] = {}
"""Teams that have been read already."""


def add_team(name: str, plain: dict[str, Any]) -> Team:
    """A team by a name of its own, for this process."""
    _TEAMS[name] = read_team(name, plain)
    return _TEAMS[name]


@cache
def shipped() -> dict[str, Traversable]:
    """Every team file in the box by its name."""
    tables = files("snapcount.games.canadian_pro") / "tables"
    folders = [tables / "teams"]
    if (tables / "leagues").is_dir():
        folders += [folder for folder in (tables / "leagues").iterdir() if folder.is_dir()]
    return dict(sorted((path.name[:-5], path) for path in team_files(folders)))


def team_files(folders: Iterable[Traversable]) -> Iterable[Traversable]:
    for folder in folders:
        for path in folder.iterdir():
            if path.name.endswith(".json") and not path.name.startswith("league"):
                yield path


def known(name: str) -> Team | None:
    """The team of that name, in the box or brought by a game."""
    found = _TEAMS.get(name)
    if found is not None:
        return found
    if name in shipped():
        return add_team(name, json.loads(shipped()[name].read_text(encoding="utf-8")))
    return own_team(name)


def team(name: str) -> Team:
    """The team of that name: `edmonton_1973`."""
    found = _TEAMS.get(name) or known(name)
    if found is None:
        what = f"There is no team {name!r:.40}" if name else "No team is chosen"
        raise Refusal("CP-1.6", f"{what}: expected a team file or one of {', '.join(shipped())}.")
    return found


# Files of people's own

LARGEST = 64 << 10
"""Characters of a team file without the spaces between its parts; those in the box have 18 thousand."""
MOST_KEPT = 20_000
PREFIX = "own_"

_texts: OrderedDict[str, bytes] = OrderedDict()
"""The texts in use by name, the longest unused forgotten first: a game read again brings its own."""


def read_file(text: str) -> FileRead:
    """A team file: its title and its text for the options, or what is wrong with it."""
    try:
        plain = read_json(text)
    except json.JSONDecodeError as problem:
        where = f"line {problem.lineno}, column {problem.colno}"
        return _bad(f"the file is not JSON: {problem.msg.lower()} at {where}")
    except RecursionError:
        return _bad("the file is nested too deeply")
    except ValueError:
        return _bad("the file has a number that isn't a number of a card")
    value = json.dumps(plain, separators=(",", ":"))
    if len(value) > LARGEST:
        return _bad(f"the file is too large: a team has at most {LARGEST >> 10} KiB")
    problems = check(plain)
    if problems:
        return FileRead("", "", tuple(problems))
    return FileRead(f"{plain['club']} {plain['season']}", value)


def _bad(problem: str) -> FileRead:
    return FileRead("", "", (problem,))


def is_file(value: str) -> bool:
    """The text of a team file, not the name of a team in the box."""
    return value.lstrip().startswith("{")


def team_name(value: str) -> str:
    """The name under which a state holds the team of an option. Its own file is checked and remembered."""
    if not is_file(value):
        return value
    name = PREFIX + hashlib.sha256(value.encode("utf-8", "surrogatepass")).hexdigest()[:24]
    if name not in _texts:
        read = read_file(value)
        if read.problems:
            first, *others = read.problems
            more = f" (and {len(others)} more)" if others else ""
            raise Refusal("CP-1.6", f"This isn't a team file yet: {first}{more}.")
        _texts[name] = zlib.compress(value.encode())
        if len(_texts) > MOST_KEPT:
            _texts.popitem(last=False)
    return name


@lru_cache(maxsize=256)
def _own_team(name: str) -> Team:
    return read_team(name, json.loads(zlib.decompress(_texts[name])))


def own_team(name: str) -> Team | None:
    """The team that goes by this name, if a game has brought it."""
    if name not in _texts:
        return None
    _texts.move_to_end(name)
    return _own_team(name)
