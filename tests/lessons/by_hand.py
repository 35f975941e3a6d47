"""What only a finger or a mouse can do: nobody at a terminal is told to."""

from __future__ import annotations

import re

BY_HAND = re.compile(r"\b(tap|press|click|drag|swipe|point at|let go\b|zoom|button)", re.IGNORECASE)
