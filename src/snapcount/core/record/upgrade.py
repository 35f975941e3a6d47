"""States written under an older rules version, in the form of today's.

Between two versions only the form of a state may change: questions, answers, rule ids and the number of phases stay,
so that the inputs of an old record replay as they are. A game says how with `Rules.upgrade`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any

from snapcount.core.data.plain import canonical
from snapcount.core.rulebook import Rules

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]


def upgrade_for(rules: Rules, header: Mapping[str, Any]) -> Upgrade | None:
    """How the states under this header come into today's form; None where they have it."""
    return rules.upgrade if header["rules"] < rules.version else None


def upgraded(upgrade: Upgrade | None, plain: Any) -> Any:
    """A state in today's form. One that was never a state comes back as it is, for whoever reads it to refuse."""
    if upgrade is None:
        return plain
    try:
        return upgrade(plain)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError):
        return plain


def same_then(upgrade: Upgrade, line: Mapping[str, Any], text: str) -> bool:
    """Whether an old checkpoint stands where this state's text does.

    The whole state is compared where it is written, as every tenth is, and its old hash must be its own. A bare old
    hash says nothing about the new form: dice, answers and the final score are checked all the same.
    """
    if "state" not in line:
        return True
    own_hash = sha256(canonical(line["state"]).encode()).hexdigest()[:16]
    return line["hash"] == own_hash and canonical(upgraded(upgrade, line["state"])) == text
