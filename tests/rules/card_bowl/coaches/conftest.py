"""What a veteran was asked in a short game, with its answers."""

from __future__ import annotations

import pytest

from snapcount.core.drivers.sampled import play_out
from snapcount.games.card_bowl import RULEBOOK
from snapcount.games.card_bowl.coaches.rookie import Rookie
from snapcount.games.card_bowl.coaches.veteran import Veteran
from tests.rules.card_bowl.coaches.watched import Asked, Checked


@pytest.fixture(scope="module")
def asked() -> Asked:
    coach = Checked(Veteran())
    play_out(RULEBOOK, {"intervals_per_quarter": 84}, (coach, Rookie()), 5)
    return coach.asked
