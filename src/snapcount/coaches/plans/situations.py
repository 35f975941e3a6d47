"""Situations as a plan writes them: `3rd down`, `7+ to go`, `inside their 25`, `behind by 9+`, `last 4 plays`."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from snapcount.football.plans import Glance, PlanWords
from snapcount.football.words import ordinal

Fits = Callable[[Glance], bool]
FIRST_WORDS = {"first": "1st", "second": "2nd", "third": "3rd", "fourth": "4th"}
RANGE = r"(\d+)(?:\s*-\s*(\d+)|(\+))?"
MINUTE = 60
MOST = 1000
LAST_QUARTER = 4
EXAMPLES = (
    "always",
    "1st down",
    "1st or 2nd down",
    "3 to go",
    "1-3 to go",
    "7+ to go",
    "goal to go",
    "own half",
    "their half",
    "own 1-20",
    "own 40 to their 30",
    "inside their 25",
    "ahead",
    "behind by 9+",
    "level",
    "2nd quarter",
    "1st half",
    "overtime",
    "last 6 plays",
    "last 2 minutes",
    "not behind",
)
"""One of each kind."""


class Span(NamedTuple):
    """From one number to another, both of them too."""

    low: float
    high: float

    def __contains__(self, number: object) -> bool:
        return isinstance(number, int | float) and self.low <= number <= self.high


def span(low: str, high: str | None, more: str | None) -> Span:
    return Span(int(low), int(high) if high else MOST if more else int(low))


def situation(text: str, words: PlanWords) -> Fits | None:
    """What a situation looks for, or None where it is none."""
    said = " ".join(text.lower().split())
    for word, number in FIRST_WORDS.items():
        said = re.sub(rf"\b{word}\b", number, said)
    if said.startswith("not "):
        inner = situation(said[4:], words)
        return None if inner is None else lambda now: not inner(now)
    for pattern, made in KINDS:
        found = re.fullmatch(pattern, said)
        if found is not None:
            return made(found, words)
    return None


def always(found: re.Match[str], words: PlanWords) -> Fits | None:
    return lambda now: True


def downs(found: re.Match[str], words: PlanWords) -> Fits | None:
    wanted = {int(number) for number in re.findall(r"\d", found[1])}
    if not all(1 <= down <= words.downs for down in wanted):
        return None
    return lambda now: now.down in wanted


def to_go(found: re.Match[str], words: PlanWords) -> Fits | None:
    """Half yards count up: a yard and a half is two to go."""
    wanted = span(*found.groups())
    return lambda now: now.down > 0 and -(-now.to_go // 1) in wanted


def goal(found: re.Match[str], words: PlanWords) -> Fits | None:
    return lambda now: now.down > 0 and now.goal


def half_of_field(found: re.Match[str], words: PlanWords) -> Fits | None:
    middle = words.length / 2
    return (lambda now: now.ball < middle) if found[1] == "own" else (lambda now: now.ball >= middle)


def inside(found: re.Match[str], words: PlanWords) -> Fits | None:
    yards = int(found[2])
    if yards > words.length / 2:
        return None
    return (
        (lambda now: now.ball <= yards)
        if found[1] == "own"
        else (lambda now: words.length - now.ball <= yards)
    )


def places(found: re.Match[str], words: PlanWords) -> Fits | None:
    """own 1-20, their 40-30: in either order."""
    one, other = (own_yards(found[1], int(yards), words) for yards in (found[2], found[3] or found[2]))
    wanted = Span(min(one, other), max(one, other))
    return lambda now: now.ball in wanted


def stretch(found: re.Match[str], words: PlanWords) -> Fits | None:
    one, other = own_yards(found[1], int(found[2]), words), own_yards(found[3], int(found[4]), words)
    return (lambda now: one <= now.ball <= other) if one < other else None


def own_yards(whose: str, yards: int, words: PlanWords) -> int:
    return yards if whose == "own" else words.length - yards


def ahead(found: re.Match[str], words: PlanWords) -> Fits | None:
    sign = 1 if found[1] == "ahead" else -1
    wanted = span(*found.groups()[1:]) if found[2] else Span(1, MOST)
    return lambda now: sign * now.lead in wanted


def level(found: re.Match[str], words: PlanWords) -> Fits | None:
    return lambda now: now.lead == 0


def quarter(found: re.Match[str], words: PlanWords) -> Fits | None:
    wanted = int(found[1])
    return (lambda now: now.quarter == wanted) if wanted <= LAST_QUARTER else None


def half(found: re.Match[str], words: PlanWords) -> Fits | None:
    wanted = int(found[1])
    return (lambda now: now.half == wanted and now.quarter <= LAST_QUARTER) if wanted <= 2 else None


def overtime(found: re.Match[str], words: PlanWords) -> Fits | None:
    return lambda now: now.quarter > LAST_QUARTER


def last(found: re.Match[str], words: PlanWords) -> Fits | None:
    """Of the half, in what the game counts."""
    unit = found[2].rstrip("s") + "s"
    if words.counts not in (unit, "either"):
        return None
    most = int(found[1]) * (MINUTE if unit == "minutes" else 1)
    return lambda now: now.left is not None and now.left <= most


KINDS: tuple[tuple[str, Callable[[re.Match[str], PlanWords], Fits | None]], ...] = (
    (r"always", always),
    (r"(\d(?:st|nd|rd|th)(?: or \d(?:st|nd|rd|th))*) down", downs),
    (rf"{RANGE} to go", to_go),
    (r"goal to go", goal),
    (r"(own|their) half", half_of_field),
    (r"inside (own|their) (\d+)", inside),
    (r"(own|their) (\d+)(?:\s*-\s*(\d+))?", places),
    (r"(own|their) (\d+) to (own|their) (\d+)", stretch),
    (rf"(ahead|behind)(?: by {RANGE})?", ahead),
    (r"level", level),
    (r"(\d)(?:st|nd|rd|th) quarter", quarter),
    (r"(\d)(?:st|nd) half", half),
    (r"overtime", overtime),
    (r"last (\d+) (plays?|minutes?)", last),
)


def examples(words: PlanWords) -> list[str]:
    """Situations that this game knows, one of each kind."""
    return [text for text in EXAMPLES if situation(text, words) is not None]


def chart_name(words: PlanWords) -> str:
    """fourth down; in Canadian football third down."""
    number = ordinal(words.downs)
    return next((f"{word} down" for word, short in FIRST_WORDS.items() if short == number), f"{number} down")
