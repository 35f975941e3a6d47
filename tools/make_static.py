"""Makes dist/: the page, Python and the engine as plain files for any web host. `make static` calls it."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from snapcount.core.data.plain import canonical
from snapcount.core.where import WRITTEN, as_text
from snapcount.games import GAMES, find
from snapcount.lessons.shelves import SHELVES
from snapcount.paper.font import WRITTEN as WIDTHS
from snapcount.paper.font import all_widths
from snapcount.server.rooms.desk import described

HERE = Path(__file__).resolve().parent.parent
SOURCE = HERE / "src"
PYODIDE = HERE / "web" / "node_modules" / "pyodide"
PYTHON = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
LEFT_OUT = (
    "snapcount/cli",
    "snapcount/tui",
    "snapcount/env",
    "snapcount/server/page",
    "snapcount/server/routes",
    "snapcount/server/sockets",
    "snapcount/server/processes",
    "snapcount/server/store/migrations",
)
"""What only a server, a terminal or a trainer needs."""
SAME_DAY = (2020, 1, 1, 0, 0, 0)
"""The same files make the same archive."""
DATA = {".json", ".md", ".toml", ".txt", ".xz", ".bin", ".csv"}


def page(into: Path) -> None:
    environment = {**os.environ, "SNAPCOUNT_PAGE": str(into)}
    subprocess.run(
        ["npm", "run", "build", "--", "--mode", "static", "--base", "./"],
        cwd=HERE / "web",
        env=environment,
        check=True,
    )


def engine(file: Path) -> None:
    """The engine, compiled: Python of that version only reads it, and no page waits while it is compiled."""
    with TemporaryDirectory() as staged:
        for path in (SOURCE / "snapcount").rglob("*"):
            name = path.relative_to(SOURCE).as_posix()
            if path.suffix in {".py", *DATA} and not name.startswith(LEFT_OUT):
                (Path(staged) / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(path, Path(staged) / name)
        for game in GAMES:
            (Path(staged) / "snapcount" / "games" / game / WRITTEN).write_text(as_text(find(game)))
        (Path(staged) / "snapcount" / "paper" / WIDTHS.name).write_text(json.dumps(all_widths()))
        compiling = HERE / "tools" / "compile_engine.mjs"
        subprocess.run(["node", compiling, (PYODIDE / "pyodide.mjs").as_uri(), staged], check=True)
        pack(Path(staged), file)


def pack(folder: Path, file: Path) -> None:
    with ZipFile(file, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                name = path.relative_to(folder).as_posix()
                packed.writestr(ZipInfo(name, SAME_DAY), path.read_bytes(), ZIP_DEFLATED)


def policy(into: Path) -> None:
    """What a server says in its headers stands in the page: nothing comes from elsewhere, and Python may run."""
    index = into / "index.html"
    here = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; img-src 'self' data: blob:"
    rules = f"{here}; object-src 'none'; form-action 'none'"
    meta = f'<meta http-equiv="Content-Security-Policy" content="{rules}" />'
    index.write_text(index.read_text().replace("<head>", f"<head>\n    {meta}", 1))


def entrances(into: Path) -> None:
    """A host of plain files knows no routes: each address that may be opened has the page."""
    shown = (into / "index.html").read_text()
    addresses = ["play", "review", "season", "workshop"]
    for game in GAMES:
        addresses += [f"{part}/{game}" for part in ("learn", "puzzles", "daily", "how-to-play")]
        addresses += [f"learn/{game}/{lesson.number}" for lesson in SHELVES["lessons"].of(game)]
    for address in addresses:
        folder = into / address
        folder.mkdir(parents=True, exist_ok=True)
        up = "../" * (address.count("/") + 1)
        (folder / "index.html").write_text(shown.replace('"./', f'"{up}'))


def listed(into: Path) -> None:
    """`files.json`: the version, what is loaded to play, and all that is kept for the time without a network."""
    files = sorted(path for path in into.rglob("*") if path.is_file() and path.name != "service.js")
    names = [path.relative_to(into).as_posix() for path in files]
    version = hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:16]
    loaded = [*(f"pyodide/{name}" for name in PYTHON), "engine.zip"]
    told = {
        "version": version,
        "engine": [{"path": name, "bytes": (into / name).stat().st_size} for name in loaded],
        "all": [name for name in names if not name.endswith("index.html")],
    }
    (into / "files.json").write_text(json.dumps(told, indent=0))
    service = into / "service.js"
    service.write_text(service.read_text().replace("THE_VERSION", version))


def main(into: Path) -> None:
    shutil.rmtree(into, ignore_errors=True)
    page(into)
    (into / "pyodide").mkdir()
    for name in PYTHON:
        shutil.copy(PYODIDE / name, into / "pyodide" / name)
    (into / "games.json").write_text(canonical({"games": [described(find(game)) for game in GAMES]}))
    engine(into / "engine.zip")
    policy(into)
    entrances(into)
    listed(into)
    size = sum(path.stat().st_size for path in into.rglob("*") if path.is_file())
    print(f"{into}: {size / 1e6:.1f} MB. Serve it: {Path(sys.executable).name} -m http.server -d {into.name}")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else HERE / "dist")
