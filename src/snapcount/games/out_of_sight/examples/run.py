"""Chapter 23: the ledger's worked examples, run through the rules themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from snapcount.core import examples
from snapcount.core.examples import Found, Vector
from snapcount.core.rulebook import Verdict
from snapcount.games.out_of_sight.examples.forms import FORMS, form_of
from snapcount.games.out_of_sight.examples.near import near


def run(vectors: Sequence[Any]) -> Iterator[Verdict]:
    """Each example passed or failed; one that can't be read fails with a sentence."""
    return examples.run(vectors, play, near)


def play(vector: Vector) -> Found:
    return FORMS[form_of(vector)](vector)
