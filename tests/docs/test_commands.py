"""Every command of ours that README and guide show is run, page by page, in a folder that has the files it names."""

from __future__ import annotations

import io
import re
import shlex
import shutil
import sys
from itertools import pairwise
from pathlib import Path

import pytest

import snapcount
from snapcount.cli.main import main
from tests.docs.test_blocks import ROOT, Block, blocks

ELSEWHERE = {
    "serve": "runs until it is stopped: tests/server, and README's is how every browser test begins",
    "backup": "needs a server's games: tests/server",
    "prune": "needs a server's games: tests/server",
    "match": "needs a server: tests/server",
    "verify game.snap --key": "needs a server's key: tests/server",
    "solve": "an hour: tests/cli/test_solve.py",
    "model": "600 games: tests/cli/test_model.py",
    "season odds": "10,000 seasons: tests/seasons",
    "season sim my.season --all": "66 games: tests/seasons",
    "season box my.season 12 --plan": "after those 66 games: tests/seasons",
    "tournament canadian_pro": "its coaches think: Dice Football's tournaments run, tests/cli/test_tournament.py",
    "tournament card_bowl": "its coaches think",
    "tournament scrimmage": "its coaches think",
    "tournament out_of_sight": "its coaches think",
    "* --full": "the full screen: tests/tui",
}
"""What is not run here, and where it is."""
OFTEN = {"-n": "2", "--make": "1"}
"""So often is enough here."""
ADDED = {"simulate": ("-n", "2"), "tournament": ("-n", "2"), "watch": ("--delay", "0")}
RESULTS = "home,away,home_score,away_score,week\nReds,Blues,20,10,1\nBlues,Reds,7,14,2\n"
MINE = "class Mine:\n    def answer(self, view, question, random):\n        return question.sample(random)\n"
CARDS = ROOT / "src/snapcount/games/canadian_pro/tables/leagues/lantern_1974"


def commands(block: Block) -> list[str]:
    if ">>> " in block.text or block.language not in ("", "sh", "console"):
        return []
    shown = block.text.splitlines()
    lines = [line.removeprefix("$ ") for line in shown if line.startswith("$ ")] or shown
    # What a command means stands behind two spaces or a #.
    return [re.split(r"\s{2,}| #", line)[0] for line in lines if line.startswith("snapcount ")]


def elsewhere(words: list[str]) -> str | None:
    def is_it(entry: str) -> bool:
        named = entry.split()
        return named[-1] in words if named[0] == "*" else words[: len(named)] == named

    return next((entry for entry in ELSEWHERE if is_it(entry)), None)


PAGES = sorted({block.page for block in blocks() if commands(block)})


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the pages name, as a reader has it."""
    folder = tmp_path_factory.mktemp("files")
    game = snapcount.new("dice_football", seed=5, plays_per_quarter=12, overtime=False)
    while not game.is_over:
        game.answer(game.options[0])
    (folder / "games").mkdir()
    for name in ("game.snap", "my-game.snap", "other.snap", "FILE", "games/one.snap"):
        game.save(folder / name)
    for name in ("SEASON.csv", "season.csv"):
        shutil.copy(CARDS / "saltmarsh_herons.csv", folder / name)
    shutil.copy(CARDS / "saltmarsh_herons.json", folder / "my_team.json")
    shutil.copy(ROOT / "src/snapcount/seasons/leagues/parlour.json", folder / "my_league.json")
    shutil.copy(ROOT / "src/snapcount/games/dice_football/examples/examples.json", folder / "EXAMPLES.json")
    assert (
        main(["season", "new", "lantern_1974", "--out", str(folder / "last_year.season"), "--seed", "4"]) == 0
    )
    assert main(["plan", "new", "canadian_pro", "--out", str(folder / "mine.plan")]) == 0
    (folder / "results.csv").write_text(RESULTS, encoding="utf-8")
    (folder / "mine.py").write_text(MINE, encoding="utf-8")
    return folder


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_commands_of_a_page_run(
    page: Path,
    files: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = tmp_path / "here"
    shutil.copytree(files, folder)
    monkeypatch.chdir(folder)
    for at, line in enumerate(line for block in blocks() if block.page == page for line in commands(block)):
        words = shlex.split(re.sub(r"\$\(.*\)", "VALUE", line))[1:]
        if elsewhere(words):
            continue
        monkeypatch.setenv("SNAPCOUNT_HOME", str(tmp_path / f"home{at}"))
        monkeypatch.setattr(sys, "stdin", io.StringIO("q\n" * 3))
        if "--out" in words:
            (folder / words[words.index("--out") + 1]).unlink(missing_ok=True)
        assert main(shortened(words)) == 0, f"{line}: {capsys.readouterr().err}"


def shortened(words: list[str]) -> list[str]:
    words = [OFTEN.get(before, word) for before, word in pairwise(["", *words])]
    return [*words, *(part for part in ADDED.get(words[0], ()) if ADDED[words[0]][0] not in words)]


def test_what_is_not_run_stands_in_the_documents() -> None:
    shown = [
        shlex.split(re.sub(r"\$\(.*\)", "VALUE", line))[1:] for block in blocks() for line in commands(block)
    ]
    assert {elsewhere(words) for words in shown} == {None, *ELSEWHERE}


def test_every_make_that_a_page_names_makes_something() -> None:
    """`make dist` stood in the README without a line that does anything."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    made = set(re.findall(r"^([\w-]+):(?!=)", makefile, re.MULTILINE))
    declared = re.search(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)
    assert declared is not None and set(declared[1].split()) <= made
    pages = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    named = {
        (page.name, word)
        for page in pages
        for word in re.findall(
            r"(?:`|^)make ([a-z][\w-]*)(?=`| *$|  | [A-Z]+=)", page.read_text(encoding="utf-8"), re.MULTILINE
        )
    }
    assert len(named) > 10 and not [where for where in sorted(named) if where[1] not in made]
