"""Answers sent twice, at once, too late, or sealed in either order."""

from __future__ import annotations

from tests.server.table import Client, Running, all_of, go, seated


def test_an_answer_sent_twice_counts_once(server: Running) -> None:
    async def play() -> None:
        tokens = server.make()
        (home,) = await seated(server, tokens, "home")
        first = await home.answer("high", id="one")
        await home.settled(first["seq"])
        again = await home.answer("low", seat="home", id="one")
        assert again == first, "the first answer stands, whatever the second says"
        other = await Client(server.host, tokens["home"]).sit()
        assert await other.answer("low", seat="home", id="one") == first
        refused = await home.answer("low", seat="home", id="two")
        assert refused["type"] == "refused" and "Away must answer first" in refused["sentence"]

    go(play())


def test_of_racing_answers_one_wins_and_the_others_are_refused(server: Running) -> None:
    async def play() -> None:
        tokens = server.make()
        rivals = await seated(server, tokens, *["home"] * 8)
        heard = await all_of(*(rival.answer("high", id=f"rival{at}") for at, rival in enumerate(rivals)))
        kinds = sorted(message["type"] for message in heard)
        assert kinds == ["accepted"] + ["refused"] * 7
        assert all(message["sentence"] for message in heard if message["type"] == "refused")

    go(play())


def test_an_answer_to_an_earlier_question_is_refused(server: Running) -> None:
    async def play() -> None:
        home, away = await seated(server, server.make(options={"rounds": 3}), "home", "away")
        early = home.state["seq"]
        await all_of(home.answer("high"), away.answer("low"))
        for client in (home, away):
            await client.until_state(lambda state: state["seq"] >= 3)
        winner = home if home.asked() else away
        given = await winner.answer(False)
        assert given["type"] == "accepted"
        await all_of(home.settled(given["seq"]), away.settled(given["seq"]))
        stale = await home.answer("high", seat="home", seq=early)
        assert stale["type"] == "refused" and "moved on" in stale["sentence"]
        future = await home.answer("high", seat="home", seq=10_000)
        assert future["type"] == "refused"
        assert (await home.answer("high"))["type"] == "accepted"

    go(play())


def test_sealed_answers_come_in_either_order_and_show_only_that_they_were_given(server: Running) -> None:
    async def play() -> None:
        home, away, watcher = await seated(server, server.make(), "home", "away", "watch")
        assert home.state["questions"][0]["sealed"] and away.state["questions"][0]["sealed"]
        seq = away.state["seq"]
        given = await away.answer("low")
        for client in (home, watcher):
            await client.settled(given["seq"])
            assert client.state["waiting"] == ["home"] and not client.events
        assert home.state["questions"][0]["sealed"], "still sealed after the other has answered"
        late = await Client(server.host, home.token).sit()
        assert late.state["questions"][0]["sealed"]
        accepted = await home.answer("high", seq=seq)
        assert accepted["type"] == "accepted", "answered from the state before the other's answer"
        await away.until_state(lambda state: bool(away.events))
        assert away.events[0]["facts"]["home"] == "high"

    go(play())


def test_a_secret_question_is_sealed_although_it_is_asked_alone(server: Running) -> None:
    async def play() -> None:
        (table,) = await seated(server, server.make("hotseat", "hands"), "table")
        for seat in ("home", "away"):
            given = await table.answer("SECRETCALLA", seat=seat)
            await table.settled(given["seq"])
        (asked,) = table.state["questions"]
        assert asked["name"] == "Show" and asked["sealed"]
        again = await Client(server.host, table.token).sit()
        assert again.state == table.state
        early = await table.answer(False, seq=table.state["seq"] - 1)
        assert early["type"] == "refused", "it was not asked yet at that place"

    go(play())
