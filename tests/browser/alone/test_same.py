"""Tests of the page with a server, run against the page that has none: one room, two shells."""

from __future__ import annotations

from tests.browser.learning.test_first_minute import (
    test_a_lesson_by_clicks_with_a_wrong_try_ends_with_two_stars,
    test_a_record_dropped_on_the_page_that_is_none,
    test_a_whole_quick_game_by_clicks,
    test_taking_back_in_practice,
)
from tests.browser.test_history import test_a_line_of_the_log_leads_to_its_moment
from tests.browser.test_season import test_one_game_by_clicking_changes_the_standings
from tests.browser.test_stopping import test_a_review_that_has_begun_is_stopped
from tests.browser.test_watching import test_watching_two_coaches_at_full_speed
from tests.browser.test_workshop import (
    test_a_number_is_changed_and_the_card_changes_with_it,
    test_the_cards_are_played_with,
)

__all__ = [
    "test_a_review_that_has_begun_is_stopped",
    "test_a_number_is_changed_and_the_card_changes_with_it",
    "test_a_lesson_by_clicks_with_a_wrong_try_ends_with_two_stars",
    "test_a_line_of_the_log_leads_to_its_moment",
    "test_a_record_dropped_on_the_page_that_is_none",
    "test_a_whole_quick_game_by_clicks",
    "test_one_game_by_clicking_changes_the_standings",
    "test_the_cards_are_played_with",
    "test_watching_two_coaches_at_full_speed",
    "test_taking_back_in_practice",
]
