"""Tests of the page with a server, run against the page that has none: one room, two shells."""

from __future__ import annotations

from tests.browser.learning.test_first_minute import (
    test_a_lesson_by_clicks_with_a_wrong_try_ends_with_two_stars,
    test_a_record_dropped_on_the_page_that_is_none,
    test_a_whole_quick_game_by_clicks,
    test_taking_back_in_practice,
)
from tests.browser.test_history import test_a_link_to_a_moment_and_a_game_from_there
from tests.browser.test_watching import test_pausing_stepping_and_going_on

__all__ = [
    "test_a_lesson_by_clicks_with_a_wrong_try_ends_with_two_stars",
    "test_a_link_to_a_moment_and_a_game_from_there",
    "test_a_record_dropped_on_the_page_that_is_none",
    "test_a_whole_quick_game_by_clicks",
    "test_pausing_stepping_and_going_on",
    "test_taking_back_in_practice",
]
