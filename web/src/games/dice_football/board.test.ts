import { expect, test } from "vitest";
import type { EventOut, Facts } from "../../net/wire";
import { driveOf } from "../../parts/board/DriveRibbon";
import { cardsOf, counted, faceOf, laid, laidBefore, lastPlay, sumOf } from "./cards";

let n = 0;
const event = (what: string, facts: Facts = {}): EventOut => ({ n: n++, rule: "", tag: "", what, facts, text: "" });

test("the cards on the table are those of the last snap, changed cards included", () => {
  const events = [
    event("play_began", { situation: { offence: "home", ball: 40, down: 1 }, card: "run", defence: 1 }),
    event("gained", { dice: [1, 2] }),
    event("play_began", { situation: { offence: "away", ball: 85, down: 1 }, card: "punt", defence: 2 }),
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

test("a ruling's dice lie there once, also when its result names them again", () => {
  const events = [event("ruled", { dice: [4, 5] }), event("challenge_won", { dice: [2, 3] }), event("incomplete", { dice: [4, 5] })];
  expect(cardsOf(events).dice.map(({ what }) => what)).toEqual(["ruled", "challenge_won"]);
  const doubted = [event("ruled", { dice: [4, 5] }), event("challenge_lost", { dice: [4, 5] })];
  expect(cardsOf(doubted).dice).toHaveLength(2);
});

test("yards over the goal line don't count: one touchdown has one figure", () => {
  expect([counted(event("gained", { yards: 7, spot: 101 })), counted(event("gained", { yards: 7, spot: 60 })), counted(event("returned", { yards: 9 }))]).toEqual([6, 7, 9]);
});

test("a kickoff clears the table", () => {
  const events = [event("play_began", { situation: { offence: "home", ball: 40, down: 1 }, card: "run", defence: 1 }), event("play_began", { kind: "kickoff" })];
  expect(cardsOf(lastPlay(events))).toMatchObject({ call: null, defence: null, event: null, dice: [] });
  expect(lastPlay([])).toEqual([]);
});

test("a card already called lies face down until the other is called too", () => {
  const view = { phase: "scrimmage" as const, situation: { offence: "home" as const } };
  const before = [event("play_began", { situation: { offence: "home", ball: 40, down: 1 }, card: "run", defence: 1}), event("play_ended")];
  expect(laid(view, before, ["away"])).toEqual({ call: true, defence: false });
  expect(laid(view, before, ["home"])).toEqual({ call: false, defence: true });
  expect(laid(view, before, ["home", "away"])).toBeNull();
  const opened = [event("play_began", { situation: { offence: "home", ball: 40, down: 1 }, card: "run", defence: 1 })];
  expect(laid(view, opened, ["away"]), "a challenge, with the cards open").toBeNull();
});

test("DF-7.5: in the red zone cards 2 and 5 show their other numbers", () => {
  expect([2, 5].map((card) => faceOf(card, true)?.long)).toEqual([[5, 6], [1, 2]]);
  expect([2, 5].map((card) => faceOf(card, false)?.long)).toEqual([[6], [1]]);
  const told = (red_zone: boolean) => cardsOf([event("play_began", { situation: { offence: "home" }, card: "run", defence: 2, red_zone })]).red;
  expect([told(true), told(false)], "the game says where it begins").toEqual([true, false]);
});

test("the sum is told as it was made: dice, card, event", () => {
  const gained = (dice: number[], usual: number, yards: number) => sumOf(event("gained", { dice, usual, yards })).map(({ sign, value }) => `${sign}${value}`);
  expect(gained([2, 5], 14, 34)).toEqual(["7", "×2", "+20"]);
  expect(gained([3, 4], 5, 10)).toEqual(["(7", "−2)", "×2"]);
  expect(gained([3, 4], 7, 7)).toEqual(["7"]);
});

test("a doublet's further throws are added before a long pass doubles them", () => {
  const again = (dice: number[]) => event("threw_again", { dice });
  const gained = (usual: number, ...more: number[][]) =>
    sumOf(event("gained", { dice: [4, 4], usual, yards: usual }), more.map(again)).map(({ sign, value }) => `${sign}${value}`);
  expect(gained(13, [1, 4])).toEqual(["8", "+5"]);
  expect(gained(26, [1, 4])).toEqual(["(8", "+5)", "×2"]);
  expect(gained(46, [5, 5], [1, 4])).toEqual(["(8", "+10", "+5)", "×2"]);
});

test("a sum that reaches over the goal line says so beside the yards that count", () => {
  const scored = sumOf(event("gained", { dice: [4, 6], usual: 20, yards: 20, spot: 109 })).map(({ sign, value }) => `${sign}${value}`);
  expect(scored).toEqual(["10", "×2", "=20"]);
});

test("how often each defence was laid counts the snaps of one team", () => {
  const snap = (offence: string, defence: number) => event("play_began", { situation: { offence, ball: 40, down: 1 }, card: "run", defence });
  expect(laidBefore([snap("home", 3), snap("home", 3), snap("away", 1), snap("home", 5)], "home")).toEqual([0, 0, 2, 0, 1]);
});

test("the drive's ribbon shows what stands: a loss takes its yards back, a touchdown ends at the goal line", () => {
  const snaps = (...balls: number[]) => balls.map((ball) => event("play_began", { situation: { offence: "away", ball, down: 1 } }));
  const now = { possession: "away", length: 100 } as const;
  expect(driveOf(snaps(20, 30, 25), { ...now, ball: 55 })).toEqual([
    { from: 80, to: 75, yards: 10 },
    { from: 70, to: 75, yards: -5 },
    { from: 75, to: 55, yards: 20 },
  ]);
  const scored = [...snaps(80), event("scored", { seat: "away", how: "touchdown" }), event("play_began", { situation: { offence: "away", ball: 97, down: 1 } })];
  expect(driveOf(scored, { ...now, ball: 3 })).toEqual([{ from: 20, to: 0, yards: 20 }]);
  const kicked = [...snaps(60, 78), event("scored", { seat: "away", how: "field_goal" })];
  expect(driveOf(kicked, { ...now, ball: 65 })).toEqual([{ from: 40, to: 22, yards: 18 }]);
});
