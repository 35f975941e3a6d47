import { describe, expect, it } from "vitest";
import type { Asked, EventOut } from "../../net/wire";
import { defenceSlots, exchanged, mirrored, regunned, sent, shapeOf, standing, swapped } from "./hand/arranging";
import { holderOf } from "./logic/ball";
import { choicesOf, passOn, targetOf } from "./choices";
import { onTheNext, tacklesLeft } from "./hand/BlocksHand";
import { callsOf, kindOf, kindsOf, numbersOf } from "./hand/CallHand";
import { bookFor } from "./hand/LayHand";
import { namedOf, toggled } from "./hand/SeveralHand";
import { apart } from "./hand/CardTiles";
import { cardBowl } from "../../text/en.card_bowl";
import { hotLanes } from "./grass/Stage";
import { sidesOf } from "./story/sides";
import { executed, hotTold, inRow, onGrass, shownFaces, turned } from "./logic/draws";
import { CARD, defenderSpot, manAt, manSpot, placesOf, plateSpot, WIDTH } from "./grass/layout";
import { faceOf } from "./grass/PlayingCard";
import { sheetOf } from "./sheet/notes";
import type { DefenceSet, Formations, OffenceSet } from "./types";

const event = (n: number, what: string, facts: Record<string, unknown> = {}) => ({ n, what, facts, rule: "", text: "", tag: "" }) as unknown as EventOut;
const asked = (name: string, values: unknown[]) => ({ name, facts: {}, options: values.map((value) => ({ value, label: "", explain: "" })) }) as unknown as Asked;
const shaped = (shape: string): Formations => ({ gun: shape.startsWith("G"), men: placesOf(shape).places.map(manAt), xs: [-2, -0.5, 0.5, 2], defenders: [] });
const LETTERS = [..."abcdefghijk"];
const PRO: OffenceSet = { shape: "U-B101-T01-W11", cards: LETTERS };
const FOUR_THREE: DefenceSet = { front: [-2, -0.5, 0.5, 2], zones: ["OLB-L", "MLB", "OLB-R", "S-L", "S-R"], corners: ["WRL1", "WRR1"], cards: LETTERS };

describe("shapes", () => {
  it("names eleven places in the order of the rules", () => {
    expect(placesOf("G-B100-T01-W21")).toEqual({
      gun: true,
      places: ["QB", "C", "LG", "RG", "LT", "RT", "TER1", "WRL1", "WRL2", "WRR1", "BL1"],
    });
  });
  it("are put together from counts", () => expect(shapeOf(false, [0, 1, 1, 1, 0, 2, 0])).toBe("U-B020-T01-W11"));
  it("keep every card on the grass and apart from the others", () => {
    for (const shape of ["U-B111-T11-W00", "G-B000-T00-W41", "U-B000-T21-W20", "U-B020-T12-W00", "G-B201-T10-W01"]) {
      const field = shaped(shape);
      const spots = field.men.map((man) => manSpot(man, field));
      for (const [at, { x, y }] of spots.entries()) {
        expect(x).toBeGreaterThan(CARD.width / 2 - 0.1);
        expect(x).toBeLessThan(WIDTH - CARD.width / 2 + 0.1);
        for (const two of spots.slice(at + 1)) expect(Math.abs(two.x - x) > 4 || Math.abs(two.y - y) > 4).toBe(true);
      }
    }
  });
});

describe("a hand", () => {
  it("exchanges two cards", () => {
    expect(swapped(["a", "b", "c"], 0, 2)).toEqual(["c", "b", "a"]);
    expect(exchanged(PRO, 0, 1).cards.slice(0, 2)).toEqual(["b", "a"]);
  });
  it("keeps everybody else's card when one joins another group", () => {
    const set = sent(PRO, 9, "TEL") as OffenceSet; // the left back "j" becomes a tight end
    expect(set.shape).toBe("U-B001-T11-W11");
    const { places } = placesOf(set.shape);
    const at = Object.fromEntries(places.map((place, which) => [place, set.cards[which]]));
    expect(at).toMatchObject({ TEL1: "j", TER1: "g", WRL1: "h", WRR1: "i", BR1: "k", QB: "a" });
  });
  it("is mirrored with its cards, and back again", () => {
    const other = mirrored(PRO);
    expect(other.shape).toBe("U-B101-T10-W11");
    expect(mirrored(other)).toEqual(PRO);
  });
  it("goes into shotgun without a back straight behind", () => {
    const gun = regunned({ shape: "U-B020-T01-W11", cards: LETTERS });
    expect(gun.shape).toBe("G-B101-T01-W11");
    expect([...gun.cards].sort()).toEqual(LETTERS);
  });
  it("moves a defender and names front places from left to right", () => {
    const set = sent(FOUR_THREE, 5, "F-3.5") as DefenceSet; // the middle linebacker "f"
    expect(set.front).toEqual([-3.5, -2, -0.5, 0.5, 2]);
    expect(set.cards.slice(0, 2)).toEqual(["f", "a"]);
    expect(set.zones).toEqual(["OLB-L", "OLB-R", "S-L", "S-R"]);
    expect(defenceSlots(set)).toHaveLength(11);
  });
  it("names the second card of a zone", () =>
    expect(standing({ front: [-1, 1], zones: ["MLB", "MLB"], corners: ["WRL1"], cards: [] }).map((d) => d.place)).toEqual([
      "F1",
      "F2",
      "MLB",
      "MLB#2",
      "CB1",
    ]));
  it("reads faces", () => {
    expect(faceOf("10H")).toMatchObject({ rank: "10", suit: "♥", red: true });
    expect(faceOf("RJ")?.name).toBe("Red Joker");
    expect(faceOf("")).toBeNull();
  });
});

describe("match-ups", () => {
  it("leave every lineman on his place; its defenders fan upwards so that each corner shows", () => {
    const field = shaped("U-B101-T01-W11");
    field.men = field.men.map((man) => (["LG", "C"].includes(man.place) ? { ...man, at: 1 } : man));
    field.defenders = standing(FOUR_THREE).map((one) => (one.place === "MLB" ? { ...one, m: 1, zone: "" } : one));
    const [one, two] = field.men.filter((man) => man.at === 1).map((man) => manSpot(man, field));
    expect(one?.y).toBe(two?.y);
    expect(Math.abs((one?.x ?? 0) - (two?.x ?? 0))).toBeGreaterThan(CARD.width);
    const front = field.defenders.filter((defender) => defender.m === 1).map((defender) => defenderSpot(defender, field));
    const [first = { x: 0, y: 0 }, second = { x: 0, y: 0 }] = front.sort((a, b) => b.y - a.y);
    expect(first.y - second.y).toBeGreaterThan(2);
    expect(first.y - second.y).toBeLessThan(CARD.height);
  });
  it("totals stand between the lines, over no card", () => {
    const field = { ...shaped("U-B101-T01-W11"), defenders: standing(FOUR_THREE) };
    const { y } = plateSpot(1, field);
    for (const spot of [...field.men.map((man) => manSpot(man, field)), ...field.defenders.map((one) => defenderSpot(one, field))]) expect(Math.abs(spot.y - y)).toBeGreaterThan(CARD.height / 2 + 0.9);
  });
});

describe("drawn cards", () => {
  const pass = [
    event(2, "play_began"),
    event(3, "turned", { card: "9S", purpose: "snap" }),
    event(4, "threw", { place: "WRL1", card: "KH" }),
    event(5, "turned", { card: "2C", purpose: "pass" }),
    event(6, "turned", { card: "3C", purpose: "yardage" }),
    event(7, "turned", { card: "4C", purpose: "sack draw, F2" }),
    event(8, "turned", { card: "5C", purpose: "yardage" }),
    event(9, "turned", { card: "6C", purpose: "reception" }),
    event(10, "turned", { card: "7C", purpose: "run after the catch" }),
  ];
  it("are those since the play began", () => {
    const events = [event(1, "turned", { card: "2C", purpose: "kick" }), event(2, "play_began"), event(3, "turned", { card: "9S", purpose: "snap" })];
    expect(turned(events).map((one) => one.card)).toEqual(["9S"]);
  });
  it("of a pass lie in a line from the passer to the receiver, protection between yardage and across", () => {
    const laid = onGrass(turned(pass), executed(pass), shaped("U-B101-T01-W11"));
    expect(laid.map((one) => one.purpose)).toEqual(["pass", "yardage", "sack draw, F2", "yardage", "reception"]);
    const xs = laid.map((one) => one.x);
    expect(xs).toEqual([...xs].sort((one, two) => two - one));
    expect(laid.map((one) => one.across)).toEqual([false, false, true, false, false]);
  });
  it("come with the hot lanes that were told in this play, not in the one before", () => {
    const hot = (n: number, lane: string) => event(n, "rushed", { lanes: [{ lane, rush: 13, protection: 12 }] });
    expect(hotTold([event(1, "play_began"), hot(2, "F4"), event(3, "play_began"), hot(4, "F1")])).toEqual(["F1"]);
    expect(hotTold([event(1, "play_began"), hot(2, "F4"), event(3, "play_began")])).toEqual([]);
  });
  it("nobody is hot any more once the ball is handed off", () => {
    const hot = event(2, "rushed", { lanes: [{ lane: "F4" }] });
    expect(hotLanes(null, null, [event(1, "play_began"), hot])).toEqual(["F4"]);
    expect(hotLanes(null, null, [event(1, "play_began"), hot, event(3, "threw", { place: "WRL1" })])).toEqual(["F4"]);
    expect(hotLanes(null, null, [event(1, "play_began"), hot, event(3, "ran", { place: "BL1", lane: "F1" })])).toEqual([]);
  });
  it("count on their side, with the totals once they are told", () => {
    const told = [event(1, "play_began"), event(2, "threw", { seat: "home", place: "WRL1", card: "KH" }), event(3, "joined", { seat: "away", place: "S-L", card: "8D" }), event(4, "turned", { seat: "home", card: "2C", purpose: "pass" }), event(5, "turned", { seat: "away", card: "9C", purpose: "defence" })];
    const sides = sidesOf(told);
    expect([sides?.offence.map(({ card }) => card), sides?.defence.map(({ card }) => card), sides?.totals]).toEqual([["KH", "2C"], ["8D", "9C"], null]);
    expect(sidesOf([...told, event(6, "gained", { seat: "home", totals: [["O", 39], ["D", 15]] })])?.totals).toEqual([39, 15]);
    expect(sidesOf(told.slice(0, 1))).toBeNull();
    const run = [event(6, "turned", { seat: "home", card: "9D", purpose: "run after the catch" }), event(7, "tackled", { seat: "away", cards: [{ place: "ILB-L", card: "3C" }] })];
    const end = event(8, "gained", { seat: "home", yards: 30, totals: [["O", 39], ["D", 15], ["base_yards", 24], ["run", [[9, 3]]]] });
    const whole = sidesOf([...told, ...run, end]);
    expect([whole?.runs.map(({ card }) => card), whole?.tackles.map(({ card }) => card), whole?.onward, whole?.came?.yards]).toEqual([["9D"], ["3C"], [[9, 3]], 30]);
    expect(whole?.defence.map(({ card }) => card)).toEqual(["8D", "9C"]);
  });
  it("add up to the totals, with the passer and with the men of the lane", () => {
    const line = event(2, "shown", { seat: "home", cards: [["QB", "QS"], ["C", "9C"]] });
    const pass = [event(1, "play_began"), line, event(3, "threw", { seat: "home", place: "WRL1", card: "JD" }), event(4, "turned", { seat: "home", card: "9H", purpose: "pass" }), event(5, "turned", { seat: "home", card: "5S", purpose: "reception" })];
    const caught = sidesOf([...pass, event(6, "gained", { seat: "home", yards: 1, totals: [["O", 38], ["D", 0]] })]);
    expect(caught?.offence.map(({ card }) => card)).toEqual(["QS", "JD", "9H", "5S"]);
    expect(caught?.rest).toEqual([1, 0]);
    const sneak = [event(1, "play_began"), event(2, "sneaked", { seat: "home", card: "7S", lane: "F2" }), event(3, "turned", { seat: "away", card: "BJ", purpose: "defence" }), event(4, "turned", { seat: "away", card: "KD", purpose: "defence" })];
    const stopped = sidesOf([...sneak, event(5, "gained", { seat: "home", yards: 0, totals: [["O", 26], ["D", 26]] })]);
    expect([stopped?.offence.map(({ card }) => card), stopped?.defence.map(({ card }) => card), stopped?.rest]).toEqual([["7S"], ["KD"], [19, 13]]);
  });
  it("of the open field have a row of their own", () => expect(inRow(turned(pass), true).map((one) => one.card)).toEqual(["7C"]));
  it("never show a hidden card: only what events have told", () => {
    const told = [event(1, "play_began"), event(2, "kept", { cards: ["AS"], to: "home" }), event(3, "shown", { cards: [["LG", "9D"]] }), event(4, "joined", { place: "MLB", card: "KC" })];
    expect(shownFaces(told)).toEqual({ LG: "9D", MLB: "KC" });
  });
  it("the ball goes from the centre to the passer to whoever carries it", () => {
    expect(holderOf("motion", [event(1, "play_began")])).toBe("C");
    expect(holderOf("pattern_1", [event(1, "play_began")])).toBe("QB");
    expect(holderOf("execute", [event(1, "play_began"), event(2, "ran", { place: "BL1" })])).toBe("BL1");
    expect(holderOf("execute", [event(1, "play_began"), event(2, "ran", { place: "BL1" }), event(3, "fumbled")])).toBe("");
  });
});

describe("lanes", () => {
  it("are named as a fan names them, by where their match-ups stand", () => {
    const xs = [-3, -1, 1, 2];
    expect(["F1", "F2", "F2-F3", "F3-F4", "F4", "no"].map((lane) => cardBowl.gap(lane, xs))).toEqual([
      "around the left end",
      "over the left guard",
      "up the middle",
      "between right guard and tackle",
      "over the right tackle",
      "",
    ]);
    expect(cardBowl.way("F2-F3", "", [], xs)).toBe("Up the middle");
  });
  it("stand in the titles of a back's runs, which are told apart by them alone", () => {
    expect(["F2", "F2-F3"].map((lane) => cardBowl.inLane(lane, "BL1").replaceAll("\u2060", ""))).toEqual(["F2, back left", "F2–F3, back left"]);
    const wide = ["behind left tackle", "to the left"].map((note) => ({ option: { value: note, label: "", explain: "" }, title: "Back left", note }));
    expect(apart(wide).map(({ title }) => title)).toEqual(["Back left: behind left tackle", "Back left: to the left"]);
    expect(apart(wide.slice(0, 1))).toEqual(wide.slice(0, 1));
  });
});

describe("choices", () => {
  it("straight to the play passes over the tight ends too: they block", () => {
    expect(passOn(asked("BlockOrRelease", [["TEL1", "TER1"], ["TEL1"], []]))?.value).toEqual(["TEL1", "TER1"]);
    expect(passOn(asked("Execute", [null]))).toBeUndefined();
  });
  it("of a play stand by kind, those of the card in hand alone, waiting last", () => {
    const call = (play: string, carrier: string, lane = "") => ({ play, carrier, lane, side: "", blockers: [] });
    const question = asked("Execute", [null, call("rush", "BL1", "F1"), call("rush", "BL1", "F2"), call("rush", "BR1", "F2"), call("pass", "WRL1"), call("pass", "TER1")]);
    expect(kindsOf(question)).toEqual(["pass", "rush"]);
    expect(kindOf(question, "", "")).toBe("pass");
    expect(kindOf(question, "", "BR1")).toBe("rush");
    expect(callsOf(question, "rush", "BL1").map(({ value }) => (value as { lane?: string } | null)?.lane ?? "wait")).toEqual(["F1", "F2", "wait"]);
    expect([...numbersOf(question, "pass", "")]).toEqual([["WRL1", 1], ["TER1", 2]]);
    expect(numbersOf(question, "rush", "").size).toBe(0);
  });
  it("of several are all at first, and taken out and in again", () => {
    const question = asked("Tacklers", [["S-L", "MLB"], ["S-L"], ["MLB"], []]);
    expect(namedOf(question, undefined)).toEqual(["S-L", "MLB"]);
    expect(toggled(question, ["S-L", "MLB"], "S-L")).toEqual(["MLB"]);
    expect(toggled(question, ["MLB"], "S-L")).toEqual(["S-L", "MLB"]);
  });
  it("of downfield blocks take one man each, and say what is left of the tackles", () => {
    const pairs = [["W", "S"], ["W", "O"], ["T", "O"]].map(([blocker = "", tackler = ""]) => ({ blocker, tackler }));
    const [on, other, third] = pairs as [(typeof pairs)[0], (typeof pairs)[0], (typeof pairs)[0]];
    expect(onTheNext(pairs, [], "W")).toEqual([on]);
    expect(onTheNext(pairs, [on], "W")).toEqual([other]);
    expect(onTheNext(pairs, [other], "W")).toEqual([]);
    expect(onTheNext(pairs, [on], "T")).toEqual([on, third]);
    expect(onTheNext(pairs, [on, third], "W")).toEqual([third]); // the other one is taken
    const cards = { blockers: [{ place: "W", card: "4D" }, { place: "T", card: "9S" }], tacklers: [{ place: "S", card: "10H" }, { place: "O", card: "2C" }] };
    expect([tacklesLeft(cards, []), tacklesLeft(cards, [on]), tacklesLeft(cards, [on, third])]).toEqual([12, 8, 6]);
  });
  it("of the book are one page for each formation, open at the plan that is wanted", () => {
    const pages = ["Pro set, for a run", "Pro set, for a pass", "Empty, for a pass"].map((label) => ({ value: label, label, explain: "" }));
    expect(bookFor(pages, "for a pass").map(({ label }) => label)).toEqual(["Pro set, for a pass", "Empty, for a pass"]);
    expect(bookFor(pages, "for a run").map(({ label }) => label)).toEqual(["Pro set, for a run", "Empty, for a pass"]);
  });
  const line = { moves: [{ card: "MLB", act: "line", to: "F2" }], done: false };
  it("are sorted by the card they move", () => {
    const { cards, rest } = choicesOf(asked("DefenceTurn", [{ moves: [], done: true }, line, { ...line, moves: [{ card: "MLB", act: "shift", to: "OLB-L" }] }]));
    expect([...cards.keys()]).toEqual(["MLB"]);
    expect(cards.get("MLB")).toHaveLength(2);
    expect(rest).toHaveLength(1);
  });
  it("lead to a place on the grass", () => {
    const field = { ...shaped("U-B101-T01-W11"), defenders: standing(FOUR_THREE) };
    expect(targetOf(line, field)?.x).toBeCloseTo(defenderSpot(field.defenders[1] as never, field).x);
    expect(targetOf({ moves: [{ card: "MLB", act: "drop", to: "" }], done: false }, field)).toBeNull();
  });
});

describe("the score sheet", () => {
  it("says no play and an interception in the end zone as people do", () => {
    const line = (more: object) => sheetOf(told(1, more), names, "complex")[0]?.lines[0]?.play;
    expect(line({ event: "replay", play: "", foul: { name: "offside", yards: 5, vs: "home", choice: "" } })).toBe("no play; 5 yd penalty on Red");
    expect(line({ event: "touchback", how: "interception" })).toBe("pass intercepted, touchback");
    expect(line({ event: "touchback", play: "kickoff" })).toBe("kickoff, touchback");
  });
  const names = { home: "Red", away: "Blue" };
  const result = { event: "ball", team: "home", spot: 41, play: "pass", how: "", yards: 23, returned: 0, points: 0, changed: false, loose: false, facts: [["base_yards", 18]], next: null, foul: null };
  const begin = { situation: { offence: "home", ball: 18, down: 1, line: 28 }, quarter: 1, left: 30, score: [0, 0] };
  const told = (n: number, more: object, facts: object = {}, score = [0, 0]) => [
    event(n, "play_began", { ...begin, ...facts }),
    event(n + 1, "play_ended", { result: { ...result, ...more }, score }),
  ];
  it("notes down, distance, spot, clock and the play as on a pad", () => {
    const [drive] = sheetOf(told(1, {}), names, "complex");
    expect(drive?.lines[0]).toMatchObject({ clock: "2:30", down: "1 & 10", spot: "own 18", play: "pass 18 + 5 = 23", score: "" });
  });
  it("begins anew with the other team, and keeps the score", () => {
    const made = told(2, { event: "FG", play: "field_goal", facts: [["dist", 38]] }, {}, [3, 0]);
    const theirs = { situation: { ...begin.situation, offence: "away" }, score: [3, 0] };
    const drives = sheetOf([...made, ...told(4, { how: "incomplete" }, theirs, [3, 0])], names, "complex");
    expect(drives.map((drive) => drive.seat)).toEqual(["home", "away"]);
    expect(drives[0]?.lines[0]).toMatchObject({ play: "field goal, 38 yd good", score: "3–0 Red" });
    expect(drives[1]?.lines[0]).toMatchObject({ play: "pass inc.", score: "" });
  });
});
