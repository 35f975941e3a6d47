"""The published interface: OpenAPI with the socket's messages among its schemas, and a plain page of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from snapcount.server.sockets.reading import FROM_PAGE, FROM_SERVER, TO_BOT

SOCKET = """The table itself is played on one WebSocket, `/api/socket`: the page sends `FromPage` messages (the first is
`hello`), the server sends `FromServer` messages. Both are among the schemas here. Programs may do without a socket:
`GET /api/match/stream` has the server's messages line by line, `POST /api/match/say` takes the page's."""
SENTENCE = re.compile(r".+?(?:\.(?=\s|$)|$)", re.DOTALL)
"""The first of a description: by it an operation goes in lists, three of which would be called Make."""
REFS = "#/components/schemas/{model}"


def describe(app: FastAPI) -> dict[str, Any]:
    if app.openapi_schema is None:
        schema = get_openapi(title=app.title, version=app.version, description=SOCKET, routes=app.routes)
        schemas = schema["components"]["schemas"]
        for name, adapter, mode in (
            ("FromPage", FROM_PAGE, "validation"),
            ("FromServer", FROM_SERVER, "serialization"),
            ("ToBot", TO_BOT, "serialization"),
        ):
            union = adapter.json_schema(ref_template=REFS, mode=mode)  # type: ignore[arg-type]
            for title, body in union.pop("$defs").items():
                schemas.setdefault(title, body)
            schemas[name] = union
        for unused in ("HTTPValidationError", "ValidationError"):
            schemas.pop(unused, None)
        for what in operations(schema):
            what["summary"] = SENTENCE.match(what["description"])[0].rstrip(".")  # type: ignore[index]
        app.openapi_schema = schema
    return app.openapi_schema


def operations(schema: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for methods in schema["paths"].values():
        yield from methods.values()


def page_of(schema: dict[str, Any]) -> str:
    """The interface for people, without a line of script."""
    parts = [
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>",
        f"<title>{escape(schema['info']['title'])}: the interface</title>",
        f"<h1>{escape(schema['info']['title'])}: the interface</h1><p>{escape(SOCKET)}</p>",
        "<p>For programs: <a href=/openapi.json>openapi.json</a></p><h2>REST</h2><dl>",
    ]
    for path, methods in schema["paths"].items():
        for method, what in methods.items():
            told = escape(what.get("description", what.get("summary", "")))
            parts.append(f"<dt><code>{method.upper()} {escape(path)}</code></dt><dd>{told}</dd>")
    parts.append("</dl><h2>Schemas</h2>")
    for name, body in sorted(schema["components"]["schemas"].items()):
        parts.append(
            f"<h3 id={escape(name)}>{escape(name)}</h3><p>{escape(body.get('description', ''))}</p><ul>"
        )
        for field, form in body.get("properties", {}).items():
            parts.append(f"<li><code>{escape(field)}</code>: {kind_of(form)}</li>")
        parts.extend(f"<li>{kind_of(form)}</li>" for form in body.get("oneOf", []))
        parts.append("</ul>")
    return "\n".join(parts) + "</html>\n"


def kind_of(form: dict[str, Any]) -> str:
    if "$ref" in form:
        name = escape(form["$ref"].rpartition("/")[2])
        return f"<a href='#{name}'>{name}</a>"
    for several in ("anyOf", "oneOf"):
        if several in form:
            return " or ".join(kind_of(part) for part in form[several])
    if "const" in form:
        return f"<code>{escape(str(form['const']))}</code>"
    if "enum" in form:
        return " or ".join(f"<code>{escape(str(value))}</code>" for value in form["enum"])
    if form.get("type") == "array":
        return f"list of {kind_of(form.get('items', {}))}"
    return escape(str(form.get("type", "anything")))
