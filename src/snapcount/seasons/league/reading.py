"""League files: one JSON text, or a folder with `league.json` and team files; what is wrong is told in sentences."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

from snapcount.core.data.letters import NOT_TEXT, line_of
from snapcount.core.data.reading import read_json
from snapcount.core.data.typed import NotPlain
from snapcount.core.rulebook import Rulebook
from snapcount.core.table import Refusal
from snapcount.games import GAMES, find
from snapcount.seasons.league.fields import Fields
from snapcount.seasons.league.fixtures import schedule_of
from snapcount.seasons.league.league import TIE_BREAKERS, Club, League, PlayoffRules, TableRules
from snapcount.seasons.league.real import read_real

FORMAT = 1
MOST_CLUBS = 64
LARGEST = 4 << 20
"""Characters of a league with all its cards."""
KNOWN = (
    "format name game year note divisions clubs schedule table playoffs options injuries usage real".split()
)


class BadLeague(Refusal):
    """What is wrong with a league file, every problem a sentence with its place."""

    def __init__(self, file: str, problems: list[str]) -> None:
        self.problems = problems
        more = f" (and {len(problems) - 1} more: `snapcount league check` lists them)" if problems[1:] else ""
        super().__init__("league", f"{file}: {problems[0]}{more}")


@cache
def shipped() -> dict[str, str]:
    """The leagues in the box: name and text."""
    folder = files("snapcount.seasons") / "leagues"
    found = [path for path in folder.iterdir() if path.name.endswith(".json")]
    return {
        path.name[:-5]: path.read_text(encoding="utf-8") for path in sorted(found, key=lambda path: path.name)
    }


def load(name: str | Path) -> League:
    """A league in the box by its name, a league file, or a folder with one."""
    if str(name) in shipped():
        return read(shipped()[str(name)], str(name))
    path = Path(name)
    file = path / "league.json" if path.is_dir() else path
    if not file.is_file():
        boxed = ", ".join(shipped())
        what = f"{path} has no league.json" if path.is_dir() else f"There is no league {str(name)!r}"
        raise Refusal("league", f"{what}: expected a file, a folder with league.json, or one of {boxed}.")
    try:
        text = file.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as problem:
        raise BadLeague(str(file), [f"{line_of(problem)}: {NOT_TEXT}."]) from None
    return read(text, str(file), file.parent)


def read(
    text: str, file: str = "The league", folder: Path | None = None, *, is_seasons: bool = False
) -> League:
    """The league of a text. Team files that it names lie in `folder`."""
    league, problems = looked_at(text, folder, is_seasons=is_seasons)
    if league is None or problems:
        raise BadLeague(file, problems)
    return league


def looked_at(
    text: str, folder: Path | None = None, *, is_seasons: bool = False
) -> tuple[League | None, list[str]]:
    """The league as far as it can be read, and everything that is wrong with it.

    A season's own was let in when it began, and is not asked what nobody asked then.
    """
    if len(text) > LARGEST:
        return None, [f"the file is too large: a league has at most {LARGEST >> 20} MiB."]
    try:
        plain = read_json(text)
    except json.JSONDecodeError as problem:
        return None, [
            f"line {problem.lineno}, column {problem.colno}: this isn't JSON ({problem.msg.lower()})."
        ]
    except (NotPlain, ValueError):
        return None, ["the file has a number that is none, or far too large."]
    except RecursionError:
        return None, ["the file is nested too deeply."]
    fields = Fields(plain)
    league = league_of(fields, folder) if fields.is_table("") else None
    if league is not None and not is_seasons:
        check_divisions(fields, league)
    return league, fields.problems


def league_of(fields: Fields, folder: Path | None) -> League | None:
    fields.only(KNOWN)
    if fields.whole("format", FORMAT, low=0) != FORMAT:
        fields.wrong("format", f"expected {FORMAT}, the format that this program reads")
    game = fields.one_of("game", GAMES)
    name = fields.text("name", longest=60)
    if not game:
        return None
    rulebook = find(game)
    divisions = tuple(fields.texts("divisions"))
    clubs = tuple(club_of(part, rulebook, divisions, folder) for part in fields.parts("clubs"))
    check_clubs(fields, clubs)
    if not all(club.id for club in clubs):  # every game of such a club would be called wrong
        return None
    league = League(
        name,
        game,
        clubs,
        schedule_of(fields, clubs, divisions),
        fields.whole("year", 0, high=9999),
        divisions,
        table_of(fields.part("table")),
        playoffs_of(fields.part("playoffs"), len(clubs), bool(divisions)),
        options_of(fields, "options"),
        fields.flag("injuries", True),
        fields.flag("usage", True),
        read_real(fields.part("real"), [club.id for club in clubs]),
        fields.text("note", "", longest=500),
    )
    if not fields.problems:
        check_options(fields, rulebook, league)
    return league


def club_of(fields: Fields, rulebook: Rulebook, divisions: tuple[str, ...], folder: Path | None) -> Club:
    fields.only("id name coach division colour ground cards".split())
    coach = fields.text("coach", "rookie")
    if not any(level.is_called(coach) for level in rulebook.coaches.levels):
        known = ", ".join(level.level for level in rulebook.coaches.levels)
        fields.wrong("coach", f"{rulebook.face.title} has no coach {coach!r}: expected one of {known}")
    colour = fields.text("colour", "", longest=7)
    if colour and not (colour.startswith("#") and len(colour) == 7 and is_hex(colour[1:])):
        fields.wrong("colour", f"{colour!r} isn't a colour such as #1d6b3c")
    return Club(
        fields.text("id", longest=12),
        fields.text("name", longest=40),
        coach,
        fields.one_of("division", divisions) if divisions else fields.text("division", ""),
        colour,
        fields.text("ground", "", longest=60),
        cards_of(fields, rulebook, folder),
    )


def is_hex(text: str) -> bool:
    return all(letter in "0123456789abcdefABCDEF" for letter in text)


def cards_of(fields: Fields, rulebook: Rulebook, folder: Path | None) -> str:
    """A team in the box stays a name; a team file becomes its text, so that a season needs no other file."""
    if not rulebook.face.files or "home" not in rulebook.face.files:
        if fields.has("cards"):
            fields.wrong("cards", f"{rulebook.face.title} has no cards")
        return ""
    value = fields.text("cards", longest=1 << 17)
    if value.lstrip().startswith("{"):
        return value
    if not value.endswith(".json"):
        return value
    if folder is None:
        fields.wrong(
            "cards", f"{value} lies elsewhere: here a club has a team in the box, or the text of its file"
        )
        return ""
    path = folder / value
    try:
        found = rulebook.face.read_file(path.read_text(encoding="utf-8-sig"))
    except OSError:
        fields.wrong("cards", f"the team file {path} can't be read")
        return ""
    except UnicodeDecodeError as unread:
        fields.wrong("cards", f"the team file {path}, {line_of(unread)}: {NOT_TEXT}")
        return ""
    for problem in found.problems:
        fields.wrong("cards", f"{value}: {problem}")
    return found.value


def check_clubs(fields: Fields, clubs: tuple[Club, ...]) -> None:
    if not 2 <= len(clubs) <= MOST_CLUBS:
        fields.wrong("clubs", f"a league has from 2 to {MOST_CLUBS} clubs, this one {len(clubs)}")
    for key in ("id", "name"):
        seen: set[str] = set()
        for at, club in enumerate(clubs):
            value = str(getattr(club, key)).casefold()
            if value and value in seen:
                fields.wrong(f"clubs[{at + 1}].{key}", f"{getattr(club, key)!r} is there twice")
            seen.add(value)


def check_divisions(fields: Fields, league: League) -> None:
    for at, club in enumerate(league.clubs, 1):
        if club.division and not league.divisions:
            there = f"{club.division!r} is named nowhere: the league has no `divisions`"
            fields.wrong(f"clubs[{at}].division", there)


def table_of(fields: Fields) -> TableRules:
    fields.only("win tie loss tie_breakers".split())
    usual = TableRules()
    breakers = fields.texts("tie_breakers") if fields.has("tie_breakers") else list(usual.tie_breakers)
    for at, name in enumerate(breakers, 1):
        if name not in TIE_BREAKERS:
            fields.wrong(f"tie_breakers[{at}]", f"{name!r} isn't one of {', '.join(TIE_BREAKERS)}")
    return TableRules(
        fields.number("win", usual.win),
        fields.number("tie", usual.tie),
        fields.number("loss", usual.loss),
        tuple(breakers),
    )


def playoffs_of(fields: Fields, clubs: int, divided: bool) -> PlayoffRules:
    fields.only("clubs by options".split())
    by = fields.one_of("by", ("table", "division"), "table")
    if by == "division" and not divided:
        fields.wrong("by", "this league has no divisions")
    wanted = fields.whole("clubs", 0, high=clubs)
    if wanted == 1:
        fields.wrong("clubs", "one club alone can't play: expected 0, or 2 and more")
    return PlayoffRules(wanted, by, options_of(fields, "options"))


def options_of(fields: Fields, key: str) -> Mapping[str, Any]:
    part = fields.part(key)
    return {name: part.value(name) for name in part.names()}


def check_options(fields: Fields, rulebook: Rulebook, league: League) -> None:
    """Every club's cards and the options, as the game itself would refuse them."""
    for key, more in (("options", {}), ("playoffs.options", league.playoffs.options)):
        for at, club in enumerate(league.clubs, 1):
            cards = {"home": club.cards, "away": club.cards} if club.cards else {}
            try:
                rulebook.settle({**league.options, **more, **cards})
            except Refusal as refusal:
                mine = bool(club.cards) and refusal.rule == "CP-1.6"
                fields.wrong(f"clubs[{at}].cards" if mine else key, refusal.sentence.rstrip("."))
                if not mine:
                    return
