"""What is installed here as wheels in a folder again: an index of one's own, from which a fresh install can be made."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement


def needed(distribution_of: Distribution, extra: str = "") -> Iterator[Requirement]:
    """What it needs on this machine."""
    for text in distribution_of.requires or ():
        wanted = Requirement(text)
        if wanted.marker is None or wanted.marker.evaluate({"extra": extra}):
            yield wanted


def closure(wanted: list[Requirement]) -> dict[str, Distribution]:
    """Everything that these need, by name."""
    found: dict[str, Distribution] = {}
    seen: set[tuple[str, str]] = set()
    for each in wanted:  # it grows
        found[each.name.lower()] = of = distribution(each.name)
        for extra in ("", *each.extras):
            if (each.name.lower(), extra) not in seen:
                seen.add((each.name.lower(), extra))
                wanted.extend(needed(of, extra))
    return found


def pack(of: Distribution, folder: Path) -> None:
    """A wheel of what was installed: its modules, and what it says of itself."""
    name = of.metadata["Name"].replace("-", "_").replace(".", "_")
    with zipfile.ZipFile(folder / f"{name}-{of.version}-py3-none-any.whl", "w") as wheel:
        for path in of.files or ():
            place = Path(str(of.locate_file(path)))
            if ".." not in path.parts and "__pycache__" not in path.parts and place.is_file():
                wheel.write(place, str(path))
