"""Runs worked examples in the form of the ledger's Appendix B through the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from snapcount.core.rulebook import Verdict


def run_examples(vectors: Sequence[Mapping[str, Any]]) -> Iterable[Verdict]:
    return ()
