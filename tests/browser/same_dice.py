"""`python -m tests.browser.same_dice`: the server, with the same dice and thoughts in every match.

A test that fails by what was thrown fails again; the next run is no draw.
"""

from __future__ import annotations

import runpy
import secrets

from snapcount.core import fair


def same_bits(k: int) -> int:
    return 0x5A6C0017 % (1 << k)


if __name__ == "__main__":
    same = fair.seed_from("tests/browser")
    fair.new_seed = lambda: same
    secrets.randbits = same_bits
    runpy.run_module("snapcount.server", run_name="__main__")
