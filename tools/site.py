"""What the site adds to the pages of docs/: anchors for rules and links to them, README, CONTRIBUTING and CHANGELOG."""

from __future__ import annotations

import re
from os.path import normpath
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

from snapcount.core.ledger import ENTRY, entries
from snapcount.games import GAMES, find

ROOT = Path(__file__).parents[1]
SOURCE = "https://github.com/snapcount/snapcount/blob/main/"
OUTSIDE = {"index.md": "README.md", "contributing.md": "CONTRIBUTING.md", "changes.md": "CHANGELOG.md"}
"""Pages of the site, and the files of the repository that they are."""
PAGE_OF = {rule: f"rules/{game}.md" for game in GAMES for rule in entries(find(game))}
LINK = re.compile(r"(\]\(|src=\")([^)\s#\"]+)(#[^)\s\"]*)?([)\"])")
CODE_OR_LINK = re.compile(r"(```.*?```|`[^`]*`|\[[^\]]*\]\([^)]*\)|<[^>]+>)", re.DOTALL)
MENTION = re.compile(r"(?<![\w/#-])[A-Z]{2}-[0-9A-Z]+\.[0-9]+[a-z]?(?![\w-])")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for page, file in OUTSIDE.items():
        text = (ROOT / file).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    name = page.file.src_uri
    folder = Path(OUTSIDE.get(name, f"docs/{name}")).parent
    text = LINK.sub(lambda found: linked(found, folder, name), markdown)
    if name.startswith("rules/"):
        text = re.sub(r"\[(\d[^\]\n]*)\]", r"\\[\1\\]", text)  # sections of the printed book, no links
        return ENTRY.sub(lambda found: f"**{found[1]}**{{ #{found[1]} }} ", text)
    parts = CODE_OR_LINK.split(text)
    parts[::2] = [MENTION.sub(lambda found: mentioned(found[0], name), part) for part in parts[::2]]
    return "".join(parts)


def linked(found: re.Match[str], folder: Path, page: str) -> str:
    """A link as it leads on the site: to a page of it, or to the repository."""
    before, target, place, after = found.groups(default="")
    if "://" in target or target.startswith("mailto:"):
        return found[0]
    there = Path(normpath(folder / target))  # as it is written: some pages of docs/ are links themselves
    inner = {file: name for name, file in OUTSIDE.items()}.get(there.as_posix())
    if inner is None and there.parts[0] == "docs" and there.suffix in (".md", ".png", ".svg"):
        inner = there.relative_to("docs").as_posix()
    if inner is None:
        return f"{before}{SOURCE}{there.as_posix()}{place}{after}"
    return f"{before}{'../' * page.count('/')}{inner}{place}{after}"


def mentioned(rule: str, page: str) -> str:
    return f"[{rule}]({'../' * page.count('/')}{PAGE_OF[rule]}#{rule})" if rule in PAGE_OF else rule
