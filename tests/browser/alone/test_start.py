"""How Python starts in the page: from what was kept of its memory, or else from the beginning."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.alone.conftest import LONG, Host
from tests.browser.conftest import Visit

pytestmark = pytest.mark.web

KEPT = """async () => {
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) if (url.endsWith("python-memory")) return true;
  return false;
}"""
DAMAGE = """async () => {
  for (const name of await caches.keys()) {
    const files = await caches.open(name);
    for (const { url } of await files.keys())
      if (url.endsWith("python-memory")) {
        const told = new Uint8Array(await (await files.match(url)).arrayBuffer());
        await files.put(url, new Response(told.slice(0, told.length / 2).fill(7, 0, 64)));
      }
  }
}"""
MARKS = "performance.getEntriesByType('mark').map((mark) => mark.name)"


def how(page: Page) -> list[str]:
    (rooms,) = (worker for worker in page.workers if "/rooms-" in worker.url)
    found: list[str] = rooms.evaluate(MARKS)
    return found


def test_python_goes_on_from_its_memory_and_where_that_is_damaged_begins(server: Host, visit: Visit) -> None:
    one = visit(server.address + "/")
    page = one.page
    page.set_default_timeout(LONG)
    one.new_game()
    one.play(2)
    assert how(page) == ["python begins"]
    page.wait_for_function(KEPT)
    page.reload()
    one.at_table()
    one.play(2)
    assert how(page) == ["python goes on"]
    page.evaluate(DAMAGE)
    page.reload()
    one.at_table()
    one.play(2)
    assert how(page) == ["python begins"]
    page.wait_for_function(KEPT)
