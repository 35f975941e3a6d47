import { expect, test } from "vitest";
import type { Asked, EventOut, Facts, Plain } from "../../net/wire";
import { hands, stages } from "./Board";
import { alignmentsIn, callsOf, cardsIn, defencesOf, extrasFor, hurried, matchingChoice, nearest, specials, substitutionsOf, surnameAt } from "./choices";
import { legsOf } from "../../state/staging/during";
import { neighbour } from "../../parts/board/focus";
import { outcomes, worth } from "./Penalty";
import { headline, lastPlay, playOf, sumText, toldPlay } from "./play";
import { pairs } from "./story/After";
import setup from "./setup";
import { fetchTeam, teamsInTheBox, titled } from "./teams";
import { callWords, whoPlayed } from "./calls";
import { tagAt } from "./field/Men";
import { foldable } from "./hand/CallHand";
import type { Call, DefenceCall } from "./types";

let n = 0;
const event = (what: string, facts: Facts = {}): EventOut => ({ n: n++, rule: "", tag: "", what, facts, text: `${what}.` });

const asked = (name: string, options: [Plain, string][], facts: Facts = {}): Asked => ({
  name, kind: name, first_time: "",
  seat: "home",
  prompt: "",
  rule: "",
  listed: true,
  sealed: false,
  covered: false,
  truncated: false,
  facts,
  options: options.map(([value, label]) => ({ value, label, explain: "" })),
});
const call = (play: string, more: Facts = {}): Plain => ({ play, who: "", depth: "", hole: 0, zone: 0, variant: "", hurry: false, ...more });
const defence = (setting: number, more: Partial<DefenceCall> = {}): Plain => ({ setting, card: "", key: "", double: "", alignment: "", ...more });

const PASS = [
  event("play_began", { kind: "pass", situation: { offence: "home", ball: 40, down: 1, line: 50 } }),
  event("called", { seat: "home", play: "pass", who: "TE", depth: "L", hole: 0, zone: 0, variant: "", hurry: false }),
  event("defended", { seat: "away", setting: 4, card: "", key: "", double: "", alignment: "" }),
  event("thrown", { dice: [1, 2], total: 3, purpose: "snap", side: "off" }),
  event("thrown", { dice: [5, 6], total: 11, purpose: "snap", side: "def" }),
  event("setting_added_up", { team: "montreal_1973", card: "DTC", column: "L", row: 11, cell: "+1", provenance: "printed", parts: [["setting", 4], ["DTC", 1]], final: 5, flags: "" }),
  event("threw", { seat: "home", team: "edmonton_1973", passer: "Bruce Lemmerman", card: "passing", provenance: "printed", column: 5, row: 3, cell: "", complete: false }),
  event("incomplete", { seat: "home", why: "missed" }),
];

test("the last play begins where it was told to begin", () => {
  const before = [event("tossed"), event("play_began", { kind: "kickoff", situation: { offence: "away", ball: 45, down: 0, line: 0 } }), event("thrown", { dice: [1, 1] })];
  expect(lastPlay([...before, ...PASS])).toEqual(PASS);
  expect(lastPlay([event("tossed")])).toHaveLength(1);
  const convert = event("play_began", { kind: "extra_point", situation: { offence: "home", ball: 105, down: 0, line: 0 } });
  expect(toldPlay([...PASS, convert])).toEqual(PASS);
  expect(toldPlay([...PASS, convert, event("thrown", { dice: [2, 3] })])).toHaveLength(2);
  expect(toldPlay([convert])).toEqual([convert]);
});

test("a play shows its dice in two colours, its sum, and the cards with the cells that were hit", async () => {
  const [home, away] = await Promise.all([fetchTeam("edmonton_1973"), fetchTeam("montreal_1973")]);
  if (!home || !away) throw new Error("both printed clubs are in the box");
  const play = playOf(PASS, { home, away });
  expect(play.throws.map((thrown) => thrown.seat)).toEqual(["home", "away"]);
  expect(play.sum && sumText(play.sum)).toBe("4 + 1 = 5");
  const [dtc, passing] = play.hits;
  expect(dtc?.grid).toMatchObject({ owner: "Montreal", provenance: "printed", row: "11", heads: ["Run", "S", "M", "L"], column: 3, seat: "away" });
  expect(dtc?.grid.rows.find((row) => row.total === "11")?.cells[3]).toBe("+1");
  expect(passing?.grid).toMatchObject({ owner: "Bruce Lemmerman", row: "3", column: 4, seat: "home" });
  expect(play.news.map((told) => told.what)).toEqual(["threw", "incomplete"]);
});

test("a back who was hurt in the play is still the one who ran (CP-9.6)", () => {
  const now = (who: string): string => (who === "HB" ? "Drywater" : who);
  const run = playOf([...PASS.slice(0, 1), event("called", { seat: "home", ...(call("run", { who: "HB" }) as Facts) }), event("gained", { seat: "home", play: "run", player: "Roy Bell", carrier: "HB", yards: 11, spot: 51 })], {});
  expect(callWords(run.call as Call, whoPlayed(run, now))).toContain("Bell");
  const pass = playOf([...PASS.slice(0, 6), event("threw", { ...PASS[6]?.facts, receiver: "George McGowan" })], {});
  expect(whoPlayed(pass, now)("TE")).toBe("McGowan");
  expect(whoPlayed(playOf(PASS.slice(0, 3), {}), now)("HB")).toBe("Drywater");
});

test("without its team's file a play still has its dice and its sum", () => {
  const play = playOf(PASS, {});
  expect(play.hits).toEqual([]);
  expect(play.throws).toHaveLength(2);
});

test("a disagreeing Pass Rush-X cell is shown on the quarterback's card", async () => {
  const home = await fetchTeam("edmonton_1973");
  const events = [...PASS.slice(0, 6), event("came_to_nothing", { flags: "X", cell: "X" }), ...PASS.slice(6)];
  const play = playOf(events, home ? { home } : {});
  expect(play.hits[0]?.grid).toMatchObject({ title: "Pass Rush-X", row: "3", column: 2 });
});

test("sums are written as people add", () => {
  expect(sumText({ parts: [["setting", 3], ["zone", 2], ["LLB", -1]], total: 4 })).toBe("3 + 2 − 1 = 4");
  expect(sumText({ parts: [["setting", 1], ["DTC", -2]], total: -1 })).toBe("1 − 2 = −1");
});

test("a headline leaves the card to the card beside it", () => {
  expect(headline("Roy Bell (HB) runs for a gain of 7. Printed run card, column 4, row 10: 1 2 [7].")).toBe("Roy Bell (HB) runs for a gain of 7.");
  expect(headline("Roy Bell (HB) runs for a loss of 2. Playboard, column 0, row 7: [-2].")).toBe("Roy Bell (HB) runs for a loss of 2.");
  expect(headline("Bruce Lemmerman (QB) runs for a gain of 1. Sneak card, row 7: [1].")).toBe("Bruce Lemmerman (QB) runs for a gain of 1.");
  expect(headline("Luc Pontclair throws short to Guy Montfroid: complete. Passing card, column 1, row 10: [C] C CP C ·.")).toBe("Luc Pontclair throws short to Guy Montfroid: complete.");
  expect(headline("Kim punts 44 yards to the Home 29 (row 11: [44A]).")).toBe("Kim punts 44 yards to the Home 29.");
  expect(headline("Incomplete.")).toBe("Incomplete.");
});

test("every card is told with the throw that it was read with", async () => {
  const [home, away] = await Promise.all([fetchTeam("edmonton_1973"), fetchTeam("montreal_1973")]);
  const play = playOf(PASS, { ...(home && { home }), ...(away && { away }) });
  const found = pairs(play.hits, play.throws);
  expect(play.hits.map((hit) => found.get(hit)?.dice)).toEqual([[5, 6], [1, 2]]);
  expect(play.hits.map((hit) => hit.sum)).toEqual([true, false]);
});

const began = (kind: string, offence: string, ball: number) => event("play_began", { kind, situation: { offence, ball, down: 1, line: ball + 10 } });

const FIELD = { length: 110, end_zone: 25 };
const ways = (events: EventOut[]) => legsOf(events, FIELD).map(({ from, to, how }) => [from, to, how]);

test("trails are true: a return starts where the kick was caught, and ends where it was stopped", () => {
  const kickoff = [began("kickoff", "away", 45), event("kicked_off", { seat: "away", landing: 3, spot: 107, yards: 62 }), event("returned", { seat: "home", spot: 27, yards: 24 })];
  expect(ways(kickoff)).toEqual([[65, 3, "air"], [3, 27, "run"]]);
});

test("a good field goal flies to the posts of the goal that is attacked, a missed one to where it comes down", () => {
  const kick = (offence: string) => [began("fg", offence, 85), event("field_goal_tried", { seat: offence, good: true, yards: 25 })];
  expect(ways(kick("home"))).toEqual([[85, 135, "air"]]);
  expect(ways(kick("away"))).toEqual([[25, -25, "air"]]);
  const wide = [began("fg", "home", 85), event("field_goal_tried", { seat: "home", good: false, yards: 25 }), event("missed", { seat: "home", yards: 20, landing: 5 }), event("returned", { seat: "away", spot: 18, yards: 13 })];
  expect(ways(wide)).toEqual([[85, 105, "air"], [105, 92, "run"]]);
});

test("a kick that is kicked back flies from where it was caught", () => {
  const back = [began("punt", "home", 40), event("punted", { seat: "home", spot: 80, landing: 30, yards: 40 }), event("kicked_back", { seat: "away", spot: 30, yards: 32, landing: 48 })];
  expect(ways(back)).toEqual([[40, 80, "air"], [80, 48, "air"]]);
});

test("an interception is run back from where it was taken, a sack goes backwards", () => {
  const taken = [began("pass", "home", 40), event("intercepted", { seat: "away", spot: 50, yards: 20 }), event("returned", { seat: "away", spot: 62, yards: 12, table: "Turnover Return Chart" })];
  expect(ways(taken)).toEqual([[40, 60, "air"], [60, 48, "run"]]);
  expect(ways([began("pass", "home", 40), event("sacked", { seat: "home", spot: 33, yards: -7 })])).toEqual([[40, 33, "run"]]);
});

test("dice come to rest once for both sides, and a sum is built before it is told", () => {
  expect(stages(event("thrown", { purpose: "snap", side: "off", dice: [1, 2] }))).toEqual(["told"]);
  expect(stages(event("thrown", { purpose: "snap", side: "def", dice: [1, 2] }))).toEqual(["dice", "told"]);
  expect(stages(event("setting_added_up"))).toEqual(["sum", "told"]);
});

test("calls, kicks and substitutions are told apart, and men named by the server's words", () => {
  const question = asked("CallPlay", [
    [call("run", { who: "HB", hole: 5 }), "Run: HB Bell through 5"],
    [call("pass", { who: "SE", depth: "L", zone: 8 }), "Long: SE McGowan, zone 8"],
    [call("punt"), "Punt"],
    [call("punt", { hurry: true }), "Punt, Hurry Up"],
    [{ position: "FL", player: "Finn Longfurrow" }, "Send Finn Longfurrow in at FL"],
  ]);
  const calls = callsOf(question);
  expect(calls).toHaveLength(4);
  expect(surnameAt(calls, "HB")).toBe("Bell");
  expect(surnameAt(calls, "SE")).toBe("McGowan");
  expect(surnameAt(calls, "FB")).toBe("");
  const plain = calls.filter(({ value }) => !value.hurry);
  expect(specials(plain).map(({ option }) => option.label)).toEqual(["Punt"]);
  expect(hurried(calls, "Hurry Up").map(({ value, option }) => [value.hurry, option.label])).toContainEqual([true, "Punt, Hurry Up"]);
  expect(hurried(calls, "Hurry Up")).toHaveLength(3);
  expect(matchingChoice(calls, { play: "pass", who: "SE", zone: 8 })?.option.label).toBe("Long: SE McGowan, zone 8");
  expect(matchingChoice(calls, { play: "pass", who: "SE", zone: 7 })).toBeUndefined();
  expect(substitutionsOf(question).map(({ value }) => value.player)).toEqual(["Finn Longfurrow"]);
  expect(hands(question)).toBe(true);
  expect(hands(asked("ChooseToss", [["kick", "Kick"]]))).toBe(false);
});

test("a defence keeps as much of the wish as is legal", () => {
  const choices = defencesOf(
    asked("CallDefence", [
      [defence(3, { card: "1Z" }), "a"],
      [defence(3, { card: "1Z", key: "HB" }), "b"],
      [defence(5, { card: "1Z" }), "c"],
      [defence(0, { card: "1B" }), "d"],
      [defence(3, { card: "1Z", alignment: "4-4-4" }), "e"],
    ]),
  );
  const wish: DefenceCall = { setting: 3, card: "1Z", key: "HB", double: "", alignment: "4-4-4" };
  expect(nearest(choices, wish)?.option.label).toBe("b");
  expect(nearest(choices, { ...wish, setting: 5 })?.option.label).toBe("c");
  expect(nearest(choices, { ...wish, card: "1B" })?.option.label).toBe("d");
  expect(cardsIn(choices)).toEqual(["1Z", "1B"]);
  expect(alignmentsIn(choices)).toEqual(["4-4-4"]);
  expect(extrasFor(choices, "1Z", 3)).toHaveLength(2);
});

test("a penalty says what each answer leads to, and what accepting is worth", () => {
  const prompt = "Holding: accept (Red, 1st and 20 on the Red 30) or decline (Blue kicks off (6 points for Red))?";
  expect(outcomes(prompt)).toEqual({ accept: "Red, 1st and 20 on the Red 30", decline: "Blue kicks off (6 points for Red)" });
  const after = (ball: number) => ({ phase: "scrimmage" as const, situation: { offence: "away" as const, ball, down: 1, line: 60 }, points: [0, 0] as [number, number] });
  const facts = { seat: "home" as const, name: "Holding", throws_gain: false, accepted: after(47), declined: after(97) };
  expect(worth(facts)).toBe(50);
  expect(worth({ ...facts, seat: "away" })).toBe(-50);
  expect(worth({ ...facts, throws_gain: true })).toBeNull();
});


test("arrow keys go to the button that lies that way", () => {
  const boxes = [{ x: 0, y: 0 }, { x: 50, y: 0 }, { x: 0, y: 40 }, { x: 50, y: 40 }];
  expect(neighbour(boxes, 0, "ArrowRight")).toBe(1);
  expect(neighbour(boxes, 0, "ArrowDown")).toBe(2);
  expect(neighbour(boxes, 3, "ArrowUp")).toBe(1);
  expect(neighbour(boxes, 0, "ArrowLeft")).toBe(0);
});

test("every team in the box can be chosen by its name, and optional rules only in the Advanced Game", async () => {
  const folders = teamsInTheBox();
  expect(folders[0]?.teams.map((team) => team.title)).toEqual(["Edmonton 1973", "Montreal 1973"]);
  expect(folders[1]?.teams).toHaveLength(8);
  expect(titled("fort_tansy_badgers")).toBe("Fort Tansy Badgers");
  expect(await fetchTeam("nowhere")).toBeUndefined();
  expect(setup.applies?.("screen", { mode: "basic" })).toBe(false);
  expect(setup.applies?.("screen", { mode: "advanced" })).toBe(true);
  expect(setup.applies?.("alignments", { mode: "advanced", solitaire: true })).toBe(false);
  expect(Object.keys(setup.first)).toContain("solitaire");
  expect(setup.applies?.("winner", { mode: "basic" })).toBe(true);
});

test("a name that the camera would cut isn't there; that of the man in mind lies across him", () => {
  const sight = { x: 0, width: 60 };
  expect(tagAt(30, 12, 1, false, true, sight)).toEqual({ x: -14.7, y: -1.3 });
  expect(tagAt(10, 12, 1, false, true, sight)).toBeNull();
  expect(tagAt(10, 12, 1, true, true, sight)).toEqual({ x: -6, y: 2.2 });
  expect(tagAt(3, 12, 1, true, false, sight)).toEqual({ x: -2.5, y: -4.8 });
});

test("a long name folds before a syllable near its middle", () => {
  expect(["Bell", "Sparrowfender", "Featherstonehaugh"].map((name) => foldable(name).replace("\u00ad", "|"))).toEqual(["Bell", "Sparrow|fender", "Feathers|tonehaugh"]);
});
