"""Many games by computer: the same numbers whatever the number of workers."""

from __future__ import annotations
