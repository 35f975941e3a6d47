"""`snapcount match --clock`: a match with a clock, made at the terminal."""

from __future__ import annotations

import json

import pytest

from snapcount.cli.main import main
from tests.server.table import Running


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--clock", "90m/game"], ("game", 5400, None)),
        (["--clock", "3d/answer"], ("answer", 3 * 86_400, None)),
    ],
)
def test_a_match_made_at_the_terminal_has_its_clock(
    real: Running, words: list[str], told: tuple[str, int, str | None], capsys: pytest.CaptureFixture[str]
) -> None:
    at = ["--server", f"http://{real.host}"]
    assert main(["match", "dice_football", *words, "--json", *at]) == 0
    links = json.loads(capsys.readouterr().out)
    clock = real.get("/api/match", links["home"].partition("#")[2]).json()["clock"]
    assert (clock["per"], clock["seconds"], clock["coach"]) == told and not clock["started"]


def test_the_coach_for_an_empty_chair_is_proposed_by_the_home_seat(
    real: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    at = ["--server", f"http://{real.host}"]
    assert main(["match", "dice_football", "--clock", "1h/game", "--chair", "rookie", "--json", *at]) == 0
    links = json.loads(capsys.readouterr().out)
    clock = real.get("/api/match", links["away"].partition("#")[2]).json()["clock"]
    assert clock["coach"] == "rookie" and clock["agreed"] == ["home"]


def test_what_is_no_clock_and_who_can_have_none_is_said(
    real: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    at = ["--server", f"http://{real.host}"]
    for wrong in ("90", "3d", "3w/answer", "-1m/game", "1m/turn"):
        with pytest.raises(SystemExit):
            main(["match", "dice_football", f"--clock={wrong}", *at])
        assert "isn't a clock: expected a time" in capsys.readouterr().err
    assert main(["match", "dice_football", "--chair", "rookie", *at]) == 2
    assert "set a clock with --clock" in capsys.readouterr().err
    assert main(["match", "dice_football", "--clock", "1h/game", "--away", "rookie", *at]) == 2
    assert "Only a match between people has a clock" in capsys.readouterr().err
    assert main(["match", "dice_football", "--clock", "1s/game", *at]) == 2
    assert "seconds" in capsys.readouterr().err
