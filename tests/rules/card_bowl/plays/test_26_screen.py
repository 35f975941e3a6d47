"""Chapter 26: screen pass."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import QUIET, D, asked, refused, scrimmage, watched

SCREEN = {"play": "screen", "back": "BL1", "lane": "F2"}


def test_cb_26_1_a_back_behind_a_lane() -> None:
    table = watched("2H 5D 6C 3D 9S AH 8S", [(32, "O", SCREEN), (38, "D", "MLB")])
    assert asked(table, "screened")[0] == {"seat": 0, "place": "BL1", "card": "KH", "lane": "F2"}


def test_cb_26_4_only_a_back_in_the_backfield_who_does_not_block() -> None:
    assert refused("2H", [(32, "O", {**SCREEN, "back": "WRL1"})]) == "CB-20.4"
    assert refused("2H", [(25, "O", {"LT": None}), (32, "O", {**SCREEN, "lane": "F1"})]) == "CB-21.2"
    out = [*QUIET, (36, "O", {"act": "out", "card": "BL1"})]
    own = {"play": "screen", "back": "BL1", "perimeter": {"side": "L", "blockers": ["BL1"]}}
    assert refused("2H", [*out, (37, "O", own)]) == "CB-20.4"


def test_cb_26_6_jokers_as_on_a_pass() -> None:
    assert scrimmage("2H RJ 9S 4S", [(32, "O", SCREEN)])["fumble_at"] == 25
    thrown = scrimmage("2H BJ 5D 6C 3D 9S AH 8S", [(32, "O", SCREEN), (38, "D", "MLB"), (49, "D", "accept")])
    assert (thrown["foul"]["kind"], thrown["next"]["los"]) == ("PASS-BJ", 25)
    caught = scrimmage("2H 5D BJ 6C 3D 9S AH 8S", [(32, "O", SCREEN), (38, "D", "MLB"), (49, "D", "accept")])
    assert (caught["foul"]["kind"], caught["next"]["los"]) == ("REC-BJ", 20)


def test_cb_26_10_the_back_counts_one_less_in_shotgun() -> None:
    run = [(32, "O", SCREEN), (38, "D", "MLB")]
    under, gun = scrimmage("2H 5D 6C 3D 9S AH 8S", run), scrimmage("2H 5D 6C 3D 9S AH 8S", run, qb="gun")
    assert under["O"] - gun["O"] == 2
    lost = scrimmage("2H 5D 6C 3D RJ 9S AH 3C 10D", run)
    assert lost["fumble_at"] == 36, "a Red Joker on a defensive card: where the run ends, no open field"


def test_cb_26_14_tacklers_and_downfield_blockers() -> None:
    blocked = [(32, "O", SCREEN), (38, "D", "MLB"), (43, "D", ["OLB-L"]), (44, "O", {"WRL1": "OLB-L"})]
    assert scrimmage("2H 5D 6C 3D 9S AH 8S", blocked)["spot"] == 36 + 8


def test_cb_26_15_the_order_of_draws() -> None:
    table = watched("2H 5D 6C 3D 9S AH 8S", [(32, "O", SCREEN), (38, "D", "MLB")])
    order = [event.facts.get("purpose", event.what) for event in table.events]
    order = order[order.index("screened") + 1 :]
    assert order[:6] == ["pass", "reception", "joined", "defence", "defence", "defence"]
    assert "open-field run" in order


def test_cb_26_2_and_cb_26_3_blockers_on_the_perimeter() -> None:
    out = [
        *QUIET,
        (36, "O", {"act": "out", "card": "BR1"}),
        (28, "D", [{"card": "OLB-R", "act": "cover", "to": "BR1"}]),
    ]
    behind = {"play": "screen", "back": "BL1", "perimeter": {"side": "R", "blockers": ["BR1", "WRR1"]}}
    run = scrimmage("2H 5D 6C 3D 10D AH 8S", [*out, (37, "O", behind), (38, "D", "S-R"), (43, "D", [])])
    assert run["O"] == 26 + 6 + 5 + 3 and run["D"] == 5 + 4 + 11 + 14
    shown = [*QUIET, (36, "O", {"act": "reveal", "card": "WRL1"})]
    wide = {"play": "screen", "back": "BL1", "perimeter": {"side": "L", "blockers": ["WRL1"]}}
    assert refused("2H", [*shown, (37, "O", wide)]) == "CB-26.2", "only receivers not shown until now"
    mixed = {"play": "screen", "back": "BL1", "perimeter": {"side": "L", "blockers": ["WRL1", "WRR1"]}}
    assert refused("2H", [(32, "O", mixed)]) == "CB-26.2", "all on one side"


def test_cb_26_13_a_broken_screen_has_more_open_field_cards() -> None:
    run = scrimmage("2H 5D QC 3D 9S AH 8S 2D", [(32, "O", SCREEN), (38, "D", "MLB"), (43, "D", [])])
    assert run["spot"] == 30 + run["base_yards"] + 10


CALLED = [(32, "O", SCREEN), (38, "D", "MLB")]


def test_cb_26_5_pass_card_below_the_quarterback_and_reception_below_the_back() -> None:
    assert scrimmage("2H QH 6C", [(32, "O", SCREEN)])["incomplete"] == "poor throw"
    assert scrimmage("2H JH QC 3D 9S AH 8S 2D", [*CALLED, (43, "D", [])])["event"] == "ball"
    weak = {"offence": {"BL1": "6H"}}
    assert scrimmage("2H 5D 6C", [(32, "O", SCREEN)], **weak)["incomplete"] == "dropped"
    assert refused("2H 5D", [*QUIET, (35, "O", SCREEN), (40, "O", 1)]) == "", "no yardage cards"


def test_cb_26_7_an_incomplete_screen_draws_no_defensive_cards() -> None:
    poor = watched("2H QH 6C", [(32, "O", SCREEN)])
    assert [facts["purpose"] for facts in asked(poor, "turned")] == ["snap", "pass", "reception"]


def test_cb_26_8_an_intercepted_screen_lies_behind_the_line_by_three_cards() -> None:
    lost = scrimmage("2H 5D RJ 6C KD 9S JH 4S", [(32, "O", SCREEN)])
    assert (lost["how"], lost["team"], lost["spot"]) == ("interception", D, 100 - 26 + 4)
    deep = scrimmage("2H 5D RJ 6C KD KS JH 4S", [(32, "O", SCREEN)])
    assert deep["spot"] == 100 - 25 + 4, "five yards at most"
    poor = scrimmage("2H QH RJ 6C 3D 9S AH 4S", [(32, "O", SCREEN)])
    assert poor["how"] == "interception", "also of a poor throw"


def test_cb_26_9_it_gains_as_a_rush_with_the_reception_card_as_handoff() -> None:
    ran = scrimmage("2H 5D 6C 3D 9S AH 8S", [*CALLED, (43, "D", [])])
    assert (ran["O"], ran["D"], ran["base_yards"]) == (26 + 6 + 15, 11 + 12 + 13, 6), (
        "no passer, no pass card"
    )


def test_cb_26_11_caught_behind_the_line_it_may_be_thrown_away() -> None:
    end = [(32, "O", {**SCREEN, "lane": "F1"}), (38, "D", "MLB")]
    away = scrimmage("2H 5D 2C KD QH 3D", [*end, (50, "O", "throw_away")])
    assert (away["incomplete"], away["los"], away["down"]) == ("thrown away", 30, 2)
    ran = scrimmage("2H 5D 2C KD QH 3D 4S", [*end, (50, "O", "run"), (43, "D", [])])
    assert (ran["base_yards"], ran["spot"]) == (-5, 25 + 4)
    assert refused("2H 5D 2C 10D 10H 3D", [*end, (50, "O", "throw_away")]) == "", "no face card, no loss"


def test_cb_26_12_an_open_field_card_whatever_the_yardage() -> None:
    end = [(32, "O", {**SCREEN, "lane": "F1"}), (38, "D", "MLB"), (43, "D", [])]
    level = scrimmage("2H 5D 2C 10D 10H 3D 4S", end)
    assert (level["base_yards"], level["spot"], level["ofr"]) == (0, 34, True)
    one = scrimmage("2H 5D JH 3D KS AH 8S", [*CALLED, (43, "D", [])])
    assert one["spot"] == 30 + one["base_yards"] + 8, "a jack less a king is still one card"
