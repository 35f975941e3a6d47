"""The Dockerfile and compose.yaml name what is here: a file that moves takes its line along."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def text_of(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def copied() -> list[str]:
    """What the image takes from the repository, not from a stage before."""
    lines = re.findall(r"^COPY (?!--from)(.+)$", text_of("Dockerfile"), re.MULTILINE)
    return [source for line in lines for source in line.split()[:-1]]


def test_what_the_image_copies_is_here_and_not_ignored() -> None:
    let_in = set(re.findall(r"^!(.+)$", text_of(".dockerignore"), re.MULTILINE))
    assert copied()
    for source in copied():
        assert (ROOT / source).exists(), source
        assert source.split("/")[0] in let_in, source


def test_the_image_installs_by_hash() -> None:
    installs = re.findall(r"(pip install .+|npm (?:ci|install).*)", text_of("Dockerfile"))
    assert len(installs) == 3
    for line in installs:
        assert "--require-hashes" in line or "--no-deps --no-build-isolation" in line or "npm ci" in line, (
            line
        )


def test_compose_mounts_what_is_here_and_its_images_have_a_version() -> None:
    compose = text_of("compose.yaml")
    for source in re.findall(r"- \./(\S+?):", compose):
        assert (ROOT / source).is_file(), source
    for image in re.findall(r"image: (\S+)", compose) + re.findall(
        r"^FROM (\S+)", text_of("Dockerfile"), re.M
    ):
        assert re.fullmatch(r"[a-z]+:[0-9.]+-[a-z]+", image), image
