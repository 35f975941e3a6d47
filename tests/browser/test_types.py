"""The page's types are generated of the server's interface, and are up to date.

After a change of the interface: `python -m tests.browser.test_types` and, in `web/`, `npm run types`.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from snapcount.server.app import create_app
from snapcount.server.openapi import describe
from snapcount.server.settings import Settings
from tests.browser.conftest import WEB

pytestmark = pytest.mark.web
SCHEMA = WEB / "openapi.json"


def interface(folder: Path) -> str:
    schema: dict[str, Any] = describe(create_app(Settings(db=str(folder / "none.db"), log="error")))
    return json.dumps(schema, indent=1, sort_keys=True) + "\n"


def test_the_published_interface_is_the_one_the_page_was_built_for(tmp_path: Path) -> None:
    assert SCHEMA.read_text(encoding="utf-8") == interface(tmp_path)


def test_the_types_are_generated_from_it(tmp_path: Path) -> None:
    tool = WEB / "node_modules" / ".bin" / "openapi-typescript"
    if not tool.exists():
        pytest.skip("the page's tools are not installed: npm ci in web/")
    made = tmp_path / "openapi.ts"
    subprocess.run([tool, SCHEMA, "-o", made], check=True, capture_output=True)
    assert made.read_text() == (WEB / "src" / "net" / "openapi.ts").read_text()


if __name__ == "__main__":
    SCHEMA.write_text(interface(Path("/tmp")), encoding="utf-8")
