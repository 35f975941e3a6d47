"""The page as an app: a name and icons of the sizes that phones ask for."""

from __future__ import annotations

import json
import struct

import pytest

from tests.browser.serving import ROOT

PUBLIC = ROOT / "web" / "public"
MANIFEST = json.loads((PUBLIC / "manifest.webmanifest").read_text())


def size_of(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    wide, high = struct.unpack(">II", png[16:24])
    return wide, high


def test_it_has_a_name_and_begins_in_its_own_folder() -> None:
    assert MANIFEST["name"] == "Snapcount" and MANIFEST["display"] == "standalone"
    assert MANIFEST["start_url"] == MANIFEST["scope"] == "./", "from any folder of a host"


@pytest.mark.parametrize("icon", MANIFEST["icons"], ids=lambda icon: str(icon["src"]))
def test_every_icon_is_there_and_as_large_as_it_says(icon: dict[str, str]) -> None:
    drawn = (PUBLIC / icon["src"]).read_bytes()
    if icon["type"] == "image/png":
        assert "x".join(map(str, size_of(drawn))) == icon["sizes"]
    assert icon["purpose"] in ("any", "maskable")


def test_chrome_and_ios_find_theirs() -> None:
    sizes = {(icon["sizes"], icon["purpose"]) for icon in MANIFEST["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= sizes
    assert 'rel="apple-touch-icon" href="/icon-apple.png"' in (ROOT / "web" / "index.html").read_text()
    assert size_of((PUBLIC / "icon-apple.png").read_bytes()) == (180, 180)
