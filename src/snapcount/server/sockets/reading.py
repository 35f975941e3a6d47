"""What comes in on a socket is validated here, and nowhere after."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from pydantic import Field, TypeAdapter, ValidationError

from snapcount.server.wire.bots import ToBot
from snapcount.server.wire.from_page import FromPage, Malformed
from snapcount.server.wire.to_page import FromServer

FROM_PAGE: TypeAdapter[FromPage] = TypeAdapter(Annotated[FromPage, Field(discriminator="type")])
validated: Callable[[str], FromPage] = FROM_PAGE.validator.validate_json
"""What the adapter would call; its own way there takes as long as the reading."""
FROM_SERVER: TypeAdapter[Any] = TypeAdapter(Annotated[FromServer, Field(discriminator="type")])
"""For the published interface: what the server says is written by hand."""
TO_BOT: TypeAdapter[ToBot] = TypeAdapter(Annotated[ToBot, Field(discriminator="type")])


def read(text: str | None) -> FromPage:
    """The message in a text; None: bytes came."""
    if text is None:
        raise Malformed("Messages are texts, not bytes: one JSON object each.")
    try:
        return validated(text)
    except ValidationError as problem:
        first = problem.errors(include_url=False, include_input=False, include_context=False)[0]
        place = ".".join(
            str(part) for part in first["loc"] if isinstance(part, int) or str(part).isidentifier()
        )
        where = f"{place[:60]}: " if place else ""
        raise Malformed(f"This isn't a message: {where}{first['msg'][:160]}.") from None
    except ValueError:
        raise Malformed("This isn't a message.") from None
