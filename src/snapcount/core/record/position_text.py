"""Where a game stands, in one line: what a spectator may know of it, or the whole state.

`dice_football/2 seen {plays_per_quarter:12} {quarter:2,score:[7,3],…}`: the game and the version of its rules, which of
the two it is, the options that aren't the usual ones, and what differs from the beginning of such a game. It is JSON in
which plain words need no quotes. A name that ends in `!` takes the place of the whole record that was there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, get_type_hints

from snapcount.core.data.plain import canonical, to_plain
from snapcount.core.data.reading import read_json
from snapcount.core.data.typed import NotPlain, from_plain
from snapcount.core.rulebook import Rulebook, Value
from snapcount.core.table import Refusal

SEEN, WHOLE = "seen", "whole"
LONGEST = 1 << 20
HEAD = re.compile(r"([a-z_]+)/([0-9]{1,6}) (seen|whole) (?=\{)")
QUOTED = re.compile(r'"([A-Za-z_][A-Za-z0-9_]*!?)"')
STRING = r'"(?:[^"\\]|\\.)*"'
TOKEN = re.compile(rf"{STRING}|-?[0-9][0-9.eE+-]*|(?P<word>[A-Za-z_][A-Za-z0-9_]*!?)|(?P<space> +)")
LITERALS = ("true", "false", "null")


class Position(NamedTuple):
    """A moment of a game, without its course.

    >>> game = snapcount.new("dice_football", length="quick", seed=7)
    >>> game.position()
    'dice_football/2 seen {plays_per_quarter:12} {}'
    >>> snapcount.position(game.position()).value.score
    (0, 0)
    >>> snapcount.new("dice_football", position=game.position(whole=True)).question
    ChooseSide()
    """

    rulebook: Rulebook
    options: dict[str, Value]
    value: Any
    """The state, or what a spectator sees of it."""
    whole: bool

    def __str__(self) -> str:
        usual = {option.name: option.default for option in self.rulebook.rules.options}
        chosen = {name: value for name, value in self.options.items() if value != usual[name]}
        differs = difference(to_plain(self.value), beginning(self.rulebook, self.options, self.whole))
        head = f"{self.rulebook.id}/{self.rulebook.rules.version} {WHOLE if self.whole else SEEN}"
        return f"{head} {bare(canonical(chosen))} {bare(canonical(differs))}"


def read_position(text: str, find: Callable[[str], Rulebook]) -> Position:
    """The position that a line tells of, or a `Refusal`."""
    head = HEAD.match(text)
    if head is None or len(text) > LONGEST:
        raise Refusal(
            "position", "This isn't a position: expected GAME/VERSION seen|whole {options} {position}."
        )
    rulebook, version, whole = find(head[1]), int(head[2]), head[3] == WHOLE
    if version != rulebook.rules.version:
        raise rulebook.refusal(
            f"The position is of rules version {version}, here they are of version {rulebook.rules.version}."
        )
    try:
        options, differs = read_json(f"[{TOKEN.sub(quoted, text[head.end() :].rstrip())}]")
        settled = rulebook.settle(options)
        kind = rulebook.rules.state if whole else get_type_hints(rulebook.rules.view)["return"]
        value = from_plain(kind, applied(differs, beginning(rulebook, settled, whole)))
    except Refusal:
        raise
    except NotPlain as problem:
        raise rulebook.refusal(f"This isn't a position of {rulebook.face.title}: {problem}.") from None
    except (ValueError, TypeError, AttributeError, KeyError, RecursionError):
        raise rulebook.refusal("The position can't be read: it is cut short or was changed.") from None
    return Position(rulebook, settled, value, whole)


def chosen_there(text: str, rulebook: Rulebook, chosen: Mapping[str, object]) -> Position:
    """A whole position of this game, with no other options than those chosen beside it."""
    found = read_position(text, lambda game: same_game(rulebook, game))
    if not found.whole:
        raise rulebook.refusal("This position has only what a spectator sees: a game begins in a whole one.")
    for name, value in rulebook.settle({**found.options, **chosen}).items():
        if found.options[name] != value:
            raise rulebook.refusal(f"The position belongs to a game with {name} {found.options[name]}.")
    return found


def same_game(rulebook: Rulebook, game: str) -> Rulebook:
    if game != rulebook.id:
        raise rulebook.refusal(f"This is a position of {game}, not of {rulebook.id}.")
    return rulebook


def beginning(rulebook: Rulebook, options: Mapping[str, Value], whole: bool) -> Any:
    """The plain form of what a game with these options begins with."""
    state = rulebook.rules.start(options)
    return to_plain(state if whole else rulebook.rules.view(state, None))


def difference(plain: dict[str, Any], first: dict[str, Any]) -> dict[str, Any]:
    """What isn't as it was."""
    found: dict[str, Any] = {}
    for name, value in plain.items():
        before = first[name]
        if value == before and type(value) is type(before):
            continue
        if isinstance(value, dict) and isinstance(before, dict):
            same = value.keys() == before.keys()
            found[name if same else f"{name}!"] = difference(value, before) if same else value
        else:
            found[name] = value
    return found


def applied(differs: dict[str, Any], first: dict[str, Any]) -> dict[str, Any]:
    """The beginning with what isn't as it was."""
    plain = dict(first)
    for name, value in differs.items():
        before = first.get(name)
        if name.endswith("!"):
            plain[name[:-1]] = value
        else:
            both = isinstance(value, dict) and isinstance(before, dict)
            plain[name] = applied(value, before) if both else value  # type: ignore[arg-type]
    return plain


def bare(text: str) -> str:
    """JSON without the quotes that nobody needs."""
    return re.sub(STRING, lambda found: unquoted(found[0]), text)


def unquoted(string: str) -> str:
    word = QUOTED.fullmatch(string)
    return string if word is None or word[1] in LITERALS else word[1]


def quoted(token: re.Match[str]) -> str:
    if token["space"]:
        return ","
    word = token["word"]
    return token[0] if word is None or word in LITERALS else f'"{word}"'
