"""The page that Vite built, or what to install where it isn't built yet."""

from __future__ import annotations

import os
from pathlib import Path

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from snapcount.server.errors import ApiError

BUILT = Path(os.environ.get("SNAPCOUNT_PAGE") or Path(__file__).parent / "page")
NOT_BUILT = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Snapcount</title>
<h1>Snapcount is running, but its page is not built</h1>
<p>Install <a href="https://nodejs.org">Node.js</a> 20 or newer, then run <code>make play</code>,
or by hand: <code>cd web &amp;&amp; npm ci &amp;&amp; npm run build</code>.</p>
<p>The terminal (<code>snapcount play</code>) and the <a href="/docs">interface for programs</a> work without it.</p>
</html>
"""
pages = APIRouter(include_in_schema=False)


@pages.get("/{path:path}")
async def page(request: Request, path: str) -> Response:
    """A file of the page; every address without a file shows the page itself."""
    folder: Path = request.app.state.page
    if path == "api" or path.startswith("api/"):
        raise ApiError(404, "not_found", "There is nothing at this address.")
    file = file_in(folder, path)
    if file is not None:
        lasting = path.startswith("assets/")
        kept = "public, max-age=31536000, immutable" if lasting else "no-cache"
        return FileResponse(file, headers={"Cache-Control": kept})
    if "." in path.rpartition("/")[2]:
        raise ApiError(404, "not_found", "There is nothing at this address.")
    index = folder / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT)
    return FileResponse(index, headers={"Cache-Control": "no-cache"})


def file_in(folder: Path, path: str) -> Path | None:
    """A plain file inside the folder, whatever tricks the path tries."""
    if not path or "\0" in path or "\\" in path:
        return None
    try:
        file = (folder / path).resolve()
        return file if file.is_relative_to(folder.resolve()) and file.is_file() else None
    except (OSError, ValueError):
        return None
