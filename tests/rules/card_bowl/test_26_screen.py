"""Chapter 26: screen pass."""

from __future__ import annotations

from tests.rules.card_bowl.bowl import QUIET, asked, proves, refused, scrimmage, watched

# The ledger's examples


def test_cb_26_2_perimeter_blocking() -> None:
    proves("CB-26.2", "CB-E181")


def test_cb_26_3_perimeter_lane() -> None:
    proves("CB-26.3", "CB-E181")


def test_cb_26_5_completion() -> None:
    proves("CB-26.5", "CB-E180")


def test_cb_26_7_incomplete_screen() -> None:
    proves("CB-26.7", "CB-E251")


def test_cb_26_8_intercepted_screen() -> None:
    proves("CB-26.8", "CB-E184")


def test_cb_26_9_yardage() -> None:
    proves("CB-26.9", "CB-E180")


def test_cb_26_11_caught_behind_the_line() -> None:
    proves("CB-26.11", "CB-E182", "CB-E270")


def test_cb_26_12_automatic_ofr() -> None:
    proves("CB-26.12", "CB-E180", "CB-E183", "CB-E270")


def test_cb_26_13_the_a_wording_size_of_the_first_set() -> None:
    proves("CB-26.13", "CB-E180")


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
    assert order[:6] == ["pass", "reception", "extra", "defence", "defence", "defence"]
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
