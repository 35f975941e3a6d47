import { describe, expect, it } from "vitest";
import type { Asked, EventOut, Scoreboard } from "../../net/wire";
import { cardBowl } from "../../text/en.card_bowl";
import { keep } from "./Board";
import { targetOf } from "./choices";
import { executed, nextDraw } from "./logic/draws";
import { blocking, joining } from "./logic/joining";
import { inTheAir, onItsWay } from "./logic/kicked";
import { moving } from "./logic/moving";
import { byKind } from "./hand/KickHand";
import { defenderSpot, manAt, manSpot, placesOf } from "./grass/layout";
import { late, usual } from "./sheet/Pace";
import { lastTold } from "./sheet/told";
import { faceDownLast, sidesOf } from "./story/sides";
import { checked, position } from "./logic/totals";
import type { Defender, Formations, View } from "./types";

const event = (n: number, what: string, facts: Record<string, unknown> = {}, text = what) => ({ n, what, facts, rule: "", text, tag: "" }) as unknown as EventOut;
const asked = (name: string, values: unknown[]) => ({ name, facts: {}, options: values.map((value) => ({ value, label: "", explain: "" })) }) as unknown as Asked;
const zone = (place: string): Defender => ({ place, m: -1, zone: place, on: "", hang: false, up: false });
const FIELD: Formations = { gun: false, men: placesOf("U-B101-T01-W11").places.map(manAt), xs: [-2, 0, 2], defenders: [zone("OLB-R"), zone("MLB")] };
const view = (quarter: number, left: number) => ({ quarter, left }) as View;

describe("whoever joins a play", () => {
  it("blocks where the pattern sends him, before the view says so", () => {
    const events = [event(0, "play_began"), event(1, "assigned", { pattern: [["C", 1], ["LG", 0]] })];
    const placed = blocking(FIELD, events);
    expect(placed.men.filter(({ at }) => at >= 0).map(({ place, at }) => [place, at]).sort()).toEqual([["C", 1], ["LG", 0]]);
    expect(blocking(placed, [...events, event(2, "assigned", { pattern: [["C", 2]] })])).toBe(placed);
    expect(blocking(FIELD, events.slice(0, 1))).toBe(FIELD);
  });
  it("stands by the receiver of a pass", () => {
    const events = [event(0, "play_began"), event(1, "threw", { place: "WRR1" }), event(2, "joined", { place: "OLB-R", card: "8D" })];
    const joined = joining(FIELD, executed(events), events);
    const [olb, mlb] = joined.defenders;
    expect([olb?.on, olb?.zone, mlb?.zone]).toEqual(["WRR1", "", "MLB"]);
    const receiver = manSpot(manAt("WRR1"), joined);
    expect(Math.abs(defenderSpot(olb as Defender, joined).x - receiver.x)).toBeLessThan(3);
  });
  it("steps into the lane of a run, and stays where he is for a run around the end", () => {
    const ran = (lane: string) => [event(0, "play_began"), event(1, "ran", { place: "BR1", lane }), event(2, "joined", { place: "MLB", card: "9S" })];
    expect(joining(FIELD, executed(ran("F2-F3")), ran("F2-F3")).defenders[1]?.m).toBe(1);
    expect(joining(FIELD, executed(ran("R")), ran("R")).defenders[1]).toMatchObject({ zone: "MLB", m: -1 });
  });
  it("covers a back whom nobody was on", () => {
    const events = [event(0, "play_began"), event(1, "threw", { place: "BR1" }), event(2, "covered", { cards: [["MLB", "9S"]] })];
    expect(joining(FIELD, executed(events), events).defenders[1]?.on).toBe("BR1");
  });
  it("came in this play only", () => {
    const events = [event(0, "play_began"), event(1, "joined", { place: "MLB" }), event(2, "play_began"), event(3, "threw", { place: "WRR1" })];
    expect(joining(FIELD, executed(events), events)).toBe(FIELD);
  });
});

it("two backs who went out to the same side stand beside each other", () => {
  const out = (place: string) => ({ ...manAt(place), side: "L", out: true });
  const field = { ...FIELD, men: [out("BM1"), out("BM2")] };
  const [one, two] = field.men.map((man) => manSpot(man, field));
  expect(Math.abs((one?.x ?? 0) - (two?.x ?? 0))).toBeGreaterThan(7);
  expect(targetOf({ card: "BL1", act: "out", to: "L" }, { ...FIELD, men: [out("BM1")] })).toEqual(two);
});

describe("the usual pace", () => {
  it("takes the answer that the rules list first", () => {
    expect(usual(asked("RunOff", [7, 8, 6]), view(1, 30))?.value).toBe(7);
    expect(usual(asked("TakeTimeout", ["no", "timeout"]), view(3, 5))?.value).toBe("no");
    expect(usual(asked("CallPlay", ["scrimmage"]), view(1, 30))).toBeUndefined();
  });
  it("leaves the last two minutes of a half, and overtime, to the person", () => {
    expect([late(view(1, 3)), late(view(2, 25)), late(view(2, 24)), late(view(4, 1)), late(view(5, 90))]).toEqual([false, false, true, true, true]);
    expect(usual(asked("RunOff", [7]), view(4, 20))).toBeUndefined();
  });
});

it("kicks stand by their kind, in the order of the rules", () => {
  const kicks = [["kickoff", 0], ["squib", 20], ["squib", 25], ["onside", 5]].map(([kind, number]) => ({ kind, number }));
  expect(byKind(asked("ChooseKick", kicks).options).map(([kind, some]) => [kind, some.length])).toEqual([["kickoff", 1], ["squib", 2], ["onside", 1]]);
});

describe("what is told above the grass", () => {
  it("is the last news of this play, without what the next question says", () => {
    const told = (...what: string[]) => lastTold(what.map((one, n) => event(n, one)), "home").map((one) => one.what);
    expect(told("gained", "play_began", "dealt")).toEqual([]);
    expect(told("play_began", "turned", "caught", "play_ended")).toEqual(["caught"]);
    expect(told("play_began", "turned", "sacked", "play_ended")).toEqual(["sacked"]);
    expect(told("play_began", "turned", "tackled", "gained", "play_ended")).toEqual(["tackled", "gained"]);
    expect(told("play_began", "gained", "first_down", "play_ended")).toEqual(["gained", "first_down"]);
    expect(told("play_began", "sacked", "turned", "gained")).toEqual(["gained"]);
    expect(lastTold([event(0, "play_began"), event(1, "shown", { seat: "home" })], "home")).toEqual([]);
    expect(lastTold([event(0, "play_began"), event(1, "shown", { seat: "away" })], "home")).toHaveLength(1);
  });
});

describe("lane totals", () => {
  const shown = { field: FIELD, offence: ["KS"], defence: ["", "9S"], ball: "home", phase: "", current: true } as const;
  it("are asked for the cards that these eyes have seen, also those that were turned up since", () => {
    const wanted = position({ ...shown, offence: [...shown.offence], defence: [...shown.defence] }, { "OLB-R": "8D", C: "2H" });
    expect([wanted["offence"], wanted["defence"]]).toEqual([["KS", "2H", ...Array(9).fill("")], ["8D", "9S"]]);
  });
  it("of a replayed file are those of the check, while nobody has moved since", () => {
    const check = { offence: [9], defence: [12] };
    expect(checked({ check, phase: "develop", moment: "" })?.defence).toEqual([12]);
    expect(checked({ check, phase: "defence_4", moment: "" })).toBeNull();
    expect(checked({ check: { offence: [], defence: [] }, phase: "develop", moment: "" })).toBeNull();
  });
});

it("every place has its letters", () => {
  const places = [...placesOf("G-B100-T01-W21").places, "CB1", "S-L", "OLB-R", "MLB", "ILB-L#2", "BM1"];
  expect(places.map(cardBowl.tag)).toEqual(["QB", "C", "G", "G", "T", "T", "TE", "WR", "WR", "WR", "RB", "CB", "S", "LB", "LB", "LB", "RB"]);
});

it("nobody is said to leave a match-up unblocked before the blocks are set", () => {
  expect(cardBowl.matchUp(0, -2, ["Front card F1 face down"], null, [null, null])).toBe("Match-up F1, 2 places left of the centre. Defence: Front card F1 face down.");
  expect(cardBowl.matchUp(0, 0, [], [], [null, 9])).toBe("Match-up F1, over the centre. Defence: a hole. Offence: nobody blocks. Offence unknown, defence 9.");
});

it("the next draw is announced while one still thinks", () => {
  const next = (name: string, facts: Record<string, unknown>, considered?: number) => {
    const draw = nextDraw({ ...asked(name, []), facts } as unknown as Asked, considered, "home");
    return draw && [draw.purpose, draw.seat, draw.card];
  };
  expect(next("ExtraCard", { call: { play: "pass" } })).toEqual(["pass", "home", ""]);
  expect(next("ExtraCard", { call: { play: "rush" } })).toEqual(["defence", "away", ""]);
  expect(next("LeaveOut", {})).toEqual(["defence", "away", ""]);
  expect(next("DrawYardage", { sack_round: true })).toEqual(["sack draw", "home", ""]);
  expect(next("DrawYardage", { sack_round: true }, 0)).toEqual(["reception", "home", ""]);
  expect(next("DrawYardage", { sack_round: false })).toEqual(["yardage", "home", ""]);
  expect(next("Tacklers", {})).toBeNull();
});

it("the last play leaves the grass when the next is dealt, although that is told before its view comes", () => {
  const kept = { view: view(1, 30), play: 7, told: 10, seat: "home" as const, shown: {} as Parameters<typeof keep>[1]["shown"] };
  expect(keep(kept, { ...kept, play: 12, told: 15 }).play).toBe(7);
  expect(keep(kept, { ...kept, view: view(1, 29), play: 12 }).play).toBe(12);
  expect(keep(null, kept)).toBe(kept);
});

describe("a card that was moved", () => {
  const moved = (place: string, act: string, to_place: string) => event(1, "moved", { place, act, to_place });
  const placed = (...told: EventOut[]) => {
    const field = moving(FIELD, [event(0, "play_began"), ...told]);
    return (place: string) => [...field.men, ...field.defenders].find((one) => one.place === place);
  };
  it("stands where it was told to go, before the view says so", () => {
    const at = placed(moved("OLB-R", "line", "F3"), moved("BR1", "block", "F3"), event(2, "developed", { place: "BL1", act: "out", to_place: "L" }));
    expect([at("OLB-R"), at("BR1"), at("BL1"), at("MLB")]).toMatchObject([{ m: 2, zone: "" }, { at: 2 }, { out: true, side: "L" }, { zone: "MLB" }]);
    expect(placed(moved("MLB", "cover", "WRR1"))("MLB")).toMatchObject({ on: "WRR1", zone: "", m: -1 });
  });
  it("stands where it went last", () => {
    const at = placed(moved("MLB", "shift", "ILB-L"), moved("MLB", "line", "F1"));
    expect(at("MLB")).toMatchObject({ m: 0, zone: "" });
    expect(moving(FIELD, [event(0, "play_began"), event(1, "stayed")])).toBe(FIELD);
  });
});

describe("a kick on its way", () => {
  const board = { ball: 70, possession: "away", goes: -1, length: 100, end_zone: 10, down: "kickoff", line: null, spot: "", score: [0, 0] } as unknown as Scoreboard;
  const kick = [event(1, "play_began", { situation: { offence: "away", ball: 30 }, kind: "kickoff" }), event(2, "turned", { card: "2S", purpose: "kick", seat: "away" }), event(3, "kicked_off", { seat: "away", kind: "kickoff", spot: 102 })];
  const fielding = { name: "FieldKick", seat: "home", facts: { spot: -2 }, options: [] } as unknown as Asked;

  it("leaves the ball where it came down while the receivers decide (CB-5.13)", () => {
    expect(onItsWay(board, inTheAir(kick), fielding, "rest")).toMatchObject({ ball: -2, possession: "home", goes: 1 });
  });
  it("is seen there by everybody else too (CB-5.10)", () => {
    expect(onItsWay(board, inTheAir(kick), null, "rest").ball).toBe(-2);
  });
  it("stays there while the cards of the return are turned (CB-5.14)", () => {
    const more = [...kick, event(4, "turned", { card: "JD", purpose: "return", seat: "home" })];
    expect(onItsWay(board, inTheAir(more), null, "cards").ball).toBe(-2);
  });
  it("is over with its play, and a run never is one (CB-31.4)", () => {
    expect(inTheAir([...kick, event(4, "play_ended")])).toEqual([]);
    expect(inTheAir([event(1, "play_began", { situation: { offence: "away", ball: 30 }, kind: "scrimmage" })])).toEqual([]);
  });
});

describe("the sum in the story", () => {
  const throwing = [event(1, "play_began", { situation: { offence: "home", ball: 30 } }), event(2, "threw", { seat: "home", place: "WRL1", card: "3D" }), event(3, "turned", { card: "8H", purpose: "pass", seat: "home" })];

  it("has a back where a card still lies face down (CB-2.3)", () => {
    expect(sidesOf(throwing)?.offence.at(-1)?.card).toBe("8H");
    expect(sidesOf(faceDownLast(throwing))?.offence.at(-1)).toMatchObject({ card: "", what: "pass" });
  });
  it("says of a Joker that lies face down no more than of another card", () => {
    const joker = [...throwing.slice(0, 2), event(3, "turned", { card: "RJ", purpose: "pass", seat: "home" })];
    expect(sidesOf(faceDownLast(joker))?.offence).toEqual(sidesOf(faceDownLast(throwing))?.offence);
  });
  it("shows the Red Joker by which the ball is lost, and counts it for nothing (CB-24.26)", () => {
    const turned = (n: number, card: string) => event(n, "turned", { card, purpose: "defence", seat: "away" });
    const told = { totals: [["O", 11], ["D", 9]] };
    const lost = sidesOf([...throwing, turned(4, "RJ"), turned(5, "9D"), event(6, "incomplete", told)]);
    expect(lost?.defence.map(({ card, apart }) => [card, apart ?? false])).toEqual([["RJ", true], ["9D", false]]);
    expect(lost?.rest[1]).toBe(0);
    expect(sidesOf([...throwing, turned(4, "BJ")])?.defence).toEqual([]);
    const picked = sidesOf([...throwing, turned(4, "RJ"), event(5, "intercepted")]);
    expect(picked?.defence[0]?.what).toBe("picked");
  });
});
