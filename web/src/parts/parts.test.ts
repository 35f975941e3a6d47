import { expect, test } from "vitest";
import { problemOf } from "../net/api";
import { waitAfter } from "../net/socket";
import type { EventOut, Option, Rule } from "../net/wire";
import { asidesOf } from "../state/table/asides";
import { eventsOfPlay, nearest } from "../state/replay/moments";
import { text } from "../text/en";
import { headline, saysScore } from "./table/End";
import { linesOf } from "./table/Players";
import { numberAt } from "./table/Field";
import { acrossOf, FIELD_WIDTH } from "./table/sight";
import { blocksOf } from "./Marked";
import { adviceFor, linesIn, matching, moved } from "./table/hand/Tiles";
import { marks } from "./dialogs/RuleTables";
import { findRule, found, hitOf } from "../state/rules";
import { linesOf as logLines, withAsides } from "./table/Log";
import { playsOf } from "./table/plays";
import { stretch } from "./table/Drives";
import { scoringWords } from "./table/Statistics";

const option = (label: string, explain = ""): Option => ({ value: label, label, explain });
const rule = (id: string, body = ""): Rule => ({
  id,
  tag: "printed",
  title: body.split(".")[0] ?? "",
  text: body,
  chapter: "Chapter",
  tables: [],
  inner: false,
});
const names = { home: "Red", away: "Blue" };

test("a long list is filtered by every word typed, in label or explanation", () => {
  const options = [option("Long pass left", "deep ball"), option("Long run"), option("Short pass")];
  expect(matching(options, "long")).toHaveLength(2);
  expect(matching(options, "long BALL").map((found) => found.label)).toEqual(["Long pass left"]);
  expect(matching(options, "  ")).toBe(options);
  expect(matching(options, "kick")).toEqual([]);
});

test("arrows move in the grid and stop at its edges", () => {
  expect(moved(0, "ArrowRight", 5, 3)).toBe(1);
  expect(moved(0, "ArrowLeft", 5, 3)).toBe(0);
  expect(moved(1, "ArrowDown", 5, 3)).toBe(4);
  expect(moved(2, "ArrowDown", 5, 3)).toBe(2);
  expect(moved(4, "ArrowUp", 5, 3)).toBe(1);
  expect(moved(1, "End", 5, 3)).toBe(4);
  expect(moved(3, "Home", 5, 3)).toBe(0);
});

test("advice finds its option by value, also when it is not a text", () => {
  const advice = [{ option: { to: [1, 2] }, text: "good", chances: [] }];
  expect(adviceFor(advice, { to: [1, 2] })?.text).toBe("good");
  expect(adviceFor(advice, { to: [2, 1] })).toBeUndefined();
  expect(adviceFor(null, true)).toBeUndefined();
});

test("a rule number without a text of its own opens the one above it", () => {
  const rules = [rule("DF-9"), rule("DF-9.4"), rule("DF-9.4a")];
  expect(findRule(rules, "DF-9.4a")?.id).toBe("DF-9.4a");
  expect(findRule(rules, "DF-9.4b")?.id).toBe("DF-9.4");
  expect(findRule(rules, "DF-9.7")?.id).toBe("DF-9");
  expect(findRule(rules, "CB-1.1")).toBeUndefined();
});

test("the rulebook is searched in number and text", () => {
  const rules = [rule("DF-1.1", "Five offence cards"), rule("DF-8.2", "a doublet is good")];
  expect(found(rules, "doublet good").map((hit) => hit.id)).toEqual(["DF-8.2"]);
  expect(found(rules, "df-1.1")).toHaveLength(1);
  expect(found(rules, "")).toEqual(rules);
});

test("the rule asked for comes first, then titles; what is for developers is found by number alone", () => {
  const rules = [
    rule("SC-20.1", "Tackle of the test. It"),
    rule("SC-3.1", "Men. They tackle."),
    rule("SC-8.1", "Tackle. Stops him."),
    rule("SC-10.1", "Table. Contact."),
    rule("SC-1.1", "See SC-10.1. Also."),
  ];
  rules[0]!.inner = true;
  expect(found(rules, "tackle").map(({ id }) => id)).toEqual(["SC-8.1", "SC-3.1"]);
  expect(found(rules, "sc-10.1").map(({ id }) => id)[0]).toBe("SC-10.1");
  expect(found(rules, "SC-20.1").map(({ id }) => id)).toEqual(["SC-20.1"]);
  expect(found(rules, "")).toHaveLength(4);
});

test("the row and column that decided are marked in the rule's chart", () => {
  const chart = { title: "", head: ["Difference", "2", "3", "7"], rows: [["-2", "a", "b", "c"], ["1", "d", "e", "f"]] };
  expect(marks(chart, hitOf({ row: 1, dice: [3, 4] }))).toEqual({ row: 1, column: 3 });
  expect(marks({ ...chart, head: ["Dice", "Yards"] }, hitOf({ dice: [1] }))).toEqual({ row: 1, column: -1 });
  expect(marks(chart, null)).toEqual({ row: -1, column: -1 });
  expect(hitOf({ why: "tackled" })).toBeNull();
});

test("ledger text becomes paragraphs, lists and tables", () => {
  const blocks = blocksOf("One\ntwo\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- x\n- y\n  z");
  expect(blocks).toEqual([
    { kind: "text", lines: ["One", "two"] },
    {
      kind: "table",
      rows: [
        ["a", "b"],
        ["1", "2"],
      ],
    },
    { kind: "list", lines: ["x", "y z"] },
  ]);
});

test("yard numbers count from the nearer goal line, on any field", () => {
  expect([10, 50, 60, 90].map((x) => numberAt(x, 100))).toEqual([10, 50, 40, 10]);
  expect([50, 60].map((x) => numberAt(x, 110))).toEqual([50, 50]);
});

test("the wait before reconnecting grows and is bounded", () => {
  expect(waitAfter(0)).toBeLessThan(waitAfter(3));
  expect(waitAfter(99)).toBe(waitAfter(50));
});

test("a link to a moment opens the last frame not after it", () => {
  const frames = [{ at: 0 }, { at: 3 }, { at: 7 }];
  expect(nearest(frames, 5)).toBe(1);
  expect(nearest(frames, 7)).toBe(2);
  expect(nearest(frames, 99)).toBe(2);
});

test("a drive is a stretch of the field, cut off at the goal lines", () => {
  expect(stretch({ start_yardline_100: 70, end_yardline_100: 45 })).toEqual({ start: 30, end: 55 });
  expect(stretch({ start_yardline_100: 95, end_yardline_100: 110 })).toEqual({ start: 5, end: 0 });
  expect(stretch({ start_yardline_100: 10, end_yardline_100: -20 })).toEqual({ start: 90, end: 100 });
  expect(stretch({ start_yardline_100: 75, end_yardline_100: 50 }, 110)).toEqual({ start: 35, end: 60 });
});

test("a play of the statistics is found among the events", () => {
  const what = ["tossed", "play_began", "gained", "play_ended", "play_ended", "play_began", "play_ended"];
  const events = what.map((each, n) => ({ n, what: each }));
  expect(eventsOfPlay(events, 1)).toEqual({ from: 1, to: 3 });
  expect(eventsOfPlay(events, 2)).toEqual({ from: 5, to: 6 });
  expect(eventsOfPlay(events, 3)).toBeNull();
});

test("the headline speaks to the person who played", () => {
  expect(headline({ winner: "home", how: "" }, [7, 3], names, ["home"])).toBe(text.end.youWin);
  expect(headline({ winner: "home", how: "" }, [7, 3], names, ["away"])).toBe("Red won this one");
  expect(headline({ winner: "away", how: "" }, [3, 7], names, ["home", "away"])).toBe("Blue won");
  expect(headline({ winner: null, how: "" }, [3, 3], names, ["home"])).toBe(text.end.tie);
  expect(headline(null, [3, 7], names, [])).toBe("Blue won");
});

test("chances are never rounded to what can't or must happen", () => {
  expect(text.percent(0.474)).toBe("47 %");
  expect(text.percent(0.004)).toBe("<1 %");
  expect(text.percent(0.996)).toBe(">99 %");
  expect(text.percent(0)).toBe("0 %");
  expect(text.percent(1)).toBe("100 %");
});

test("a problem carries the server's sentence, or says what it can", async () => {
  const told = new Response(JSON.stringify({ error: { code: "full", sentence: "No seat is free.", rule: "X-1" } }), {
    status: 409,
  });
  expect(await problemOf(told)).toMatchObject({ code: "full", sentence: "No seat is free.", rule: "X-1", status: 409 });
  expect((await problemOf(new Response("<html>", { status: 502 }))).sentence).toBe(text.net.failed(502));
});


test("take-backs and changes of chairs stand in the log after the events that were left of it", () => {
  const event = (n: number): EventOut => ({ n, rule: "X-1", tag: "", what: "x", facts: {}, text: "" });
  const events = [event(0), event(2), event(3)];
  const backs = [
    { by: "home" as const, events: 0 },
    { by: null, events: 3 },
  ];
  const sat = { seat: "away" as const, coach: "rookie", events: 9 };
  const asides = asidesOf({ home: "Red", away: "Blue" }, backs, [sat, { ...sat, coach: null, events: 10 }]);
  const order = withAsides(logLines(events), asides).map(({ event, aside }) => event?.n ?? aside?.sentence);
  expect(order).toEqual([
    "Red took a play back.",
    0,
    2,
    "A play was taken back.",
    3,
    "A coach took Blue's empty chair.",
    "Blue is back in the chair.",
  ]);
});

const told = (n: number, what: string, said = "", facts = {}): EventOut => ({ n, what, text: said, rule: "X-1", tag: "printed", facts }) as unknown as EventOut;

test("men who move one after the other share a line of the log", () => {
  const lines = logLines([told(0, "snapped", "He snaps."), told(1, "moved", "31 moves."), told(2, "turned", "36 turns."), told(3, "contacted", "A block."), told(4, "moved", "12 moves.")]);
  expect(lines.map(({ event, at }) => [at, event.n, event.text])).toEqual([
    [0, 0, "He snaps."],
    [2, 2, "31 moves. 36 turns."],
    [3, 3, "A block."],
    [4, 4, "12 moves."],
  ]);
});

test("a play that is over has a head: its down, how it came out, the sum", () => {
  const began = (n: number, kind: string, down: number) => told(n, "play_began", "", { kind, situation: { offence: "away", ball: 27, down, line: 32.1 } });
  const ended = (n: number, line: string) => ({ ...told(n, "play_ended"), outcome: { line, next: "", sum: "7 − 2", seat: "away", moment: "" } }) as unknown as EventOut;
  const events = [told(0, "tossed", "Toss"), began(1, "kickoff", 0), ended(2, "Touchback"), told(3, "chose", "x"), began(4, "run", 2), told(5, "gained"), ended(6, "Gain of 5"), began(7, "run", 3)];
  expect(playsOf(events)).toEqual([
    { id: 1, from: 1, to: 2, seat: "away", down: "Kickoff", line: "Touchback", sum: "7 − 2" },
    { id: 4, from: 4, to: 6, seat: "away", down: "2nd & 5.1", line: "Gain of 5", sum: "7 − 2" },
  ]);
  expect(playsOf(events.slice(0, 6))).toHaveLength(1);
  expect(playsOf(events, 32.1)[1]?.down).toBe("2nd & goal");
});

test("a scoring play is one line with its try, and a fifth period is overtime", () => {
  const play = { text: "12-yard run", after: "extra point good" };
  expect(scoringWords(play)).toBe("12-yard run (extra point good)");
  expect(scoringWords({ ...play, after: "" })).toBe("12-yard run");
  expect([1, 4, 5, 6].map(text.box.column)).toEqual(["1", "4", "OT", "OT2"]);
  expect(text.box.when(2, "12 plays left")).toBe("Q2, 12 plays left");
  expect(text.box.when("", "")).toBe("");
  expect([text.box.when(1, ""), text.box.when(5, "")]).toEqual(["", "OT"]);
});

test("the result is said once: who resigned is told, the score isn't told again", () => {
  expect(saysScore("Red won 13–10.", [10, 13])).toBe(true);
  expect(saysScore("Ann resigned.", [10, 13])).toBe(false);
});

test("men with names have their lines, most yards first; a touchdown drive reaches the goal line", () => {
  const rushing = [
    { team: "Red", player: "Bell", rushing_yards: 12 },
    { team: "Blue", player: "Munro", rushing_yards: 40 },
  ];
  const stats = { rows: [], drives: [], box: { players: { rushing } } };
  expect(linesOf(stats, "rushing").map((line) => line["player"])).toEqual(["Munro", "Bell"]);
  expect(linesOf(stats, "passing")).toEqual([]);
  expect(stretch({ start_yardline_100: 60, end_yardline_100: 6, result: "touchdown" })).toEqual({ start: 40, end: 100 });
});

test("a field that may be wider takes what the box has beside its length, and never less than the usual", () => {
  expect(acrossOf({ width: 1026, height: 430 }, 110, 25, 65)).toBeGreaterThan(60);
  expect(acrossOf({ width: 1026, height: 600 }, 110, 25, 65)).toBe(FIELD_WIDTH);
  expect(acrossOf({ width: 1500, height: 430 }, 110, 25, 65)).toBe(FIELD_WIDTH);
  expect(acrossOf(null, 110, 25, 65)).toBe(FIELD_WIDTH);
});

test("a high tile tells its explanation whole, a low one leaves room for its odds", () => {
  expect(linesIn(240, false)["--lines"]).toBeGreaterThan(8);
  expect(linesIn(110, true)).toEqual({ "--lines": 2, "--odds-lines": 2 });
  expect(linesIn(60, true)["--lines"]).toBe(2);
});
