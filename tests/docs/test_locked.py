"""What `make` installs is named with version and hash, fits pyproject.toml, and names no place to fetch it from."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKS = {"dev.txt": ("server", "postgres", "docs", "dev"), "play.txt": ("server", "postgres")}
AGAIN = "run `make lock`"


def locked(name: str) -> dict[str, list[Requirement]]:
    """Every package of a lock file; those that differ from system to system have several versions."""
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8").replace("\\\n", " ")
    found: dict[str, list[Requirement]] = {}
    for line in text.splitlines():
        wanted, *hashes = line.split(" --hash=")
        assert hashes and all(re.fullmatch(r"sha256:[0-9a-f]{64}", one.strip()) for one in hashes), wanted
        package = Requirement(wanted)
        found.setdefault(canonicalize_name(package.name), []).append(package)
    return found


@pytest.mark.parametrize("name", LOCKS)
def test_the_lock_has_what_pyproject_asks_for(name: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    packages = locked(name)
    for extra in LOCKS[name]:
        for line in project["optional-dependencies"][extra]:
            wanted = Requirement(line)
            assert canonicalize_name(wanted.name) in packages, f"{wanted} isn't in {name}: {AGAIN}"
            for package in packages[canonicalize_name(wanted.name)]:
                (exact,) = package.specifier
                assert exact.operator == "==" and wanted.specifier.contains(exact.version), (
                    f"{wanted}: {AGAIN}"
                )


def test_who_plays_has_the_versions_that_were_tested() -> None:
    tested = locked("dev.txt")
    for name, packages in locked("play.txt").items():
        assert [str(package.specifier) for package in packages] == [
            str(package.specifier) for package in tested[name]
        ], AGAIN


@pytest.mark.parametrize("name", [*LOCKS, "node.txt"])
def test_no_lock_names_where_packages_were_fetched(name: str) -> None:
    text = (ROOT / "requirements" / name).read_text(encoding="utf-8")
    assert "://" not in text and "--index" not in text and "--find-links" not in text
    assert locked(name)


def test_the_pages_lock_has_hashes_and_no_address() -> None:
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert "integrity" in package or not name, name
