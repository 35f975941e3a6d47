"""The engine on every Python that is to be had here, from 3.11 on: the same seed gives the same game to the byte."""

from __future__ import annotations

import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
VERSIONS = ("3.11", "3.12", "3.13", "3.14", "3.13t", "3.14t")
PROGRAM = """
import hashlib, sys
sys.path.insert(0, sys.argv[1])
import snapcount
from random import Random
from snapcount.core.record.file import dump
for about in snapcount.games():
    game, random = snapcount.new(about.id, length=list(about.lengths)[-1], seed=5), Random(5)
    for _ in range(150):
        if not game.is_over:
            seat = min(game.waiting)
            game.answer(game.waiting[seat].sample(random), seat)
    said = dump(game) + repr([game.say(event) for event in game.events]) + str(game) + game.position(whole=True)
    print(about.id, hashlib.sha256(said.encode()).hexdigest()[:16])
played = snapcount.play_out("canadian_pro", "veteran", "rookie", seed=4, listen=True, minutes=5)
print(played.score, hashlib.sha256(str(played.box()).encode()).hexdigest()[:16])
"""

COACHES = """
import builtins, hashlib, sys
sys.path.insert(0, sys.argv[1])
import snapcount
from random import Random
from snapcount.core.record.file import dump
from snapcount.games import find

def exact(numbers, start=0, sum=sum):
    numbers = list(numbers)
    assert type(start) not in (int, float) or all(number % 0.5 == 0 for number in numbers), numbers
    return sum(numbers, start)

if "strict" in sys.argv:
    builtins.sum = exact
for name, level, most in [each.split() for each in sys.argv[2].split(",")]:
    made = next(one.make for one in find(name).coaches.levels if one.level == level)
    coaches, game, random, thought = (made(), made()), snapcount.new(name, seed=7), Random(9), []
    for at in range(int(most)):
        if game.is_over:
            break
        seat = min(game.waiting)
        if at % 25 == 0:
            thought.append(round(game.win_chance().home, 9))
        if at % 25 == 0 and name != "scrimmage":
            for each in game.advice(seat):
                thought.append((each.text, [(what, round(float(chance), 9)) for what, chance in each.chances]))
        game.answer(coaches[seat].answer(game.view(seat), game.waiting[seat], random), seat)
    said = dump(game) + repr(thought)
    print(name, level, game.is_over, game.score, hashlib.sha256(said.encode()).hexdigest()[:16])
"""
"""Coaches against themselves, and what is said of win chances and answers meanwhile. `strict`: `sum` adds nothing
but whole and half numbers here; others it adds more finely from 3.12 on (docs/adr/0011-without-a-server.md)."""
THE_SAME = (
    "dice_football veteran 1000",
    "dice_football gambler 80",
    "canadian_pro veteran 400",
    "card_bowl veteran 160",
    "card_bowl runner 80",
    "scrimmage veteran 50",
)
HERE = ("out_of_sight veteran 60",)
"""With the sine of the machine: the same on every CPython here, but not in the page."""


@cache
def said_by(python: str, *given: str) -> str:

    done = subprocess.run(
        [python, "-I", "-S", "-B", "-c", given[0], str(SOURCE), *given[1:]],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def found(version: str) -> str | None:
    """On the path, or kept by pyenv, whose shims alone may stand for nothing."""
    places = [shutil.which(f"python{version}")]
    if shutil.which("pyenv"):
        kept = subprocess.run(["pyenv", "versions", "--bare"], capture_output=True, text=True).stdout.split()
        for name in kept:
            number, free = version.rstrip("t"), version.endswith("t")
            if name.startswith(f"{number}.") and name.endswith("t") == free:
                prefix = subprocess.run(
                    ["pyenv", "prefix", name], capture_output=True, text=True
                ).stdout.strip()
                places.append(f"{prefix}/bin/python")
    for python in places:
        if python and subprocess.run([python, "-c", "import sys"], capture_output=True).returncode == 0:
            return python
    return None


def coaches_by(python: str, which: tuple[str, ...], *how: str) -> str:
    return said_by(python, COACHES, ",".join(which), *how)


@pytest.mark.parametrize("version", VERSIONS)
def test_another_python_plays_the_same_games(version: str) -> None:
    python = found(version)
    if python is None:
        pytest.skip(f"there is no Python {version} here")
    assert said_by(python, PROGRAM) == said_by(sys.executable, PROGRAM)
    assert coaches_by(python, THE_SAME + HERE) == coaches_by(sys.executable, THE_SAME + HERE)


def test_no_coach_adds_floats_with_sum() -> None:
    told = coaches_by(sys.executable, THE_SAME + HERE, "strict")
    assert told == coaches_by(sys.executable, THE_SAME + HERE)
    assert "dice_football veteran True" in told and "canadian_pro veteran True" in told, "whole games"


# The page's own packages bring a Python of their own, 3.14 now: `npm --prefix web ci` is all it takes.

IN_NODE = """
const { loadPyodide } = await import(process.argv[1]);
const python = await loadPyodide({ stdout: (line) => console.log(line) });
python.mountNodeFS("/src", process.argv[2]);
python.globals.set("given", JSON.stringify(["", "/src", ...process.argv.slice(4)]));
console.error(python.runPython("import json, sys; sys.argv = json.loads(given); '%d.%d' % sys.version_info[:2]"));
python.runPython(process.argv[3]);
"""
PYODIDE = ROOT / "web" / "node_modules" / "pyodide" / "pyodide.mjs"
HAS_PAGES_PYTHON = PYODIDE.exists() and shutil.which("node")


def said_by_the_page(program: str, *given: str) -> str:
    command = ["node", "--input-type=module", "-e", IN_NODE, PYODIDE.as_uri(), str(SOURCE), program, *given]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stderr
    assert done.stderr.split() == ["3.14"], "what the documents say of it"
    return done.stdout


@pytest.mark.skipif(not HAS_PAGES_PYTHON, reason="the page's packages aren't here")
def test_the_pages_python_plays_the_same_games() -> None:
    assert said_by_the_page(PROGRAM) == said_by(sys.executable, PROGRAM)


@pytest.mark.skipif(not HAS_PAGES_PYTHON, reason="the page's packages aren't here")
def test_coaches_of_four_games_think_the_same_in_the_pages_python() -> None:
    assert said_by_the_page(COACHES, ",".join(THE_SAME)) == coaches_by(sys.executable, THE_SAME)
