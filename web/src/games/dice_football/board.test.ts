import { expect, test } from "vitest";
import type { EventOut, Facts } from "../../net/wire";
import { cardsOf, laid, lastPlay } from "./Board";

let n = 0;
const event = (what: string, facts: Facts = {}): EventOut => ({ n: n++, rule: "", tag: "", what, facts, text: "" });

test("the cards on the table are those of the last snap, changed cards included", () => {
  const events = [
    event("play_began", { situation: { offence: "home" }, card: "run", defence: 1 }),
    event("gained", { dice: [1, 2] }),
    event("play_began", { situation: { offence: "away" }, card: "punt", defence: 2 }),
    event("event_turned", { event: 23, card: "Timeout" }),
    event("play_changed", { card: "long_pass" }),
    event("threw_again", { dice: [2, 3] }),
    event("gained", { dice: [4, 4] }),
  ];
  const play = lastPlay(events);
  expect(play).toHaveLength(5);
  const cards = cardsOf(play);
  expect(cards).toMatchObject({ offence: "away", call: "long_pass", defence: 2, event: 23, eventTitle: "Timeout" });
  expect(cards.dice.map((thrown) => thrown.facts["dice"])).toEqual([
    [2, 3],
    [4, 4],
  ]);
});

test("a kickoff clears the table", () => {
  const events = [event("play_began", { situation: { offence: "home" }, card: "run", defence: 1 }), event("play_began", { kind: "kickoff" })];
  expect(cardsOf(lastPlay(events))).toMatchObject({ call: null, defence: null, event: null, dice: [] });
  expect(lastPlay([])).toEqual([]);
});

test("a card already called lies face down until the other is called too", () => {
  const view = { phase: "scrimmage" as const, situation: { offence: "home" as const } };
  const before = [event("play_began", { situation: { offence: "home" }, card: "run", defence: 1}), event("play_ended")];
  expect(laid(view, before, ["away"])).toEqual({ call: true, defence: false });
  expect(laid(view, before, ["home"])).toEqual({ call: false, defence: true });
  expect(laid(view, before, ["home", "away"])).toBeNull();
  const opened = [event("play_began", { situation: { offence: "home" }, card: "run", defence: 1 })];
  expect(laid(view, opened, ["away"]), "a challenge, with the cards open").toBeNull();
});
