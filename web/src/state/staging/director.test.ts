import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventOut, Facts, Frame, Outcome, Scoreboard, State } from "../../net/wire";
import { Director } from "./director";
import { during, legsOf, moved } from "./during";
import { Past } from "../replay/past";
import { pace } from "./pace";
import { HOLD, stagesOf } from "./stages";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const event = (n: number, facts: Facts = {}, what = "told", outcome?: Outcome): EventOut =>
  ({ n, rule: "", tag: "", what, facts, text: `${n}`, outcome }) as EventOut;
const state = (seq: number): State => ({ type: "state", seq, questions: [], waiting: [] }) as unknown as State;
const thrown = (n: number): EventOut => event(n, { dice: [3, 4], seat: "home", spot: 47, yards: 7 }, "gained");
const ended = (n: number): EventOut =>
  event(n, {}, "play_ended", { line: "Gain of 7", next: "", seat: "home", moment: "", sum: "" });

function begun(pace = 1) {
  const settled: number[] = [];
  const director = new Director<State>(
    () => pace,
    ({ seq }) => settled.push(seq),
  );
  director.hearEvents(0, [event(0)]);
  director.hear(state(1));
  return { director, settled };
}

/** What is seen, in order, at every change. */
function watch(director: Director<State>): string[] {
  const seen: string[] = [];
  director.stage.subscribe((stage) => seen.push(`${stage} ${director.shown.value}/${director.told.value} ${director.outcome.value?.line ?? ""}`.trim()));
  return seen;
}

test("what happened before one came is there at once", () => {
  const { director, settled } = begun();
  expect(settled).toEqual([1]);
  expect([director.shown.value, director.told.value, director.freshFrom.value, director.revealing.value]).toEqual([1, 1, 1, false]);
});

test("a throw is rolled, added up and moved before it is told; then the result stands, then the position comes", () => {
  const { director, settled } = begun();
  const seen = watch(director);
  director.hearEvents(1, [event(1, {}, "play_began"), thrown(2), ended(3)]);
  director.hear(state(2));
  vi.advanceTimersByTime(20_000);
  expect(seen).toEqual([
    "rest 1/1",
    "call 2/1",
    "told 2/2",
    "dice 3/2",
    "sum 3/2",
    "ball 3/2",
    "told 3/3",
    "result 4/4 Gain of 7",
    "rest 4/4",
  ]);
  expect(settled).toEqual([1, 2]);
});

test("a score is told with the result of its play and never before it, whatever lies between them", () => {
  const { director } = begun();
  const score = event(2, { seat: "home", how: "extra_point", score: [7, 6] }, "scored");
  director.hearEvents(1, [thrown(1), score, event(3, {}, "stage_began"), ended(4), event(5)]);
  director.hear(state(2));
  const seen = watch(director);
  const points: string[] = [];
  director.told.subscribe((told) => points.push(`${during(field, director.heard.value.slice(1, director.shown.value), told, "told").score[0]} ${director.outcome.value?.line ?? ""}`));
  vi.advanceTimersByTime(20_000);
  expect(seen).toEqual(["dice 2/1", "sum 2/1", "ball 2/1", "told 2/2", "result 5/5 Gain of 7", "told 6/6", "rest 6/6"]);
  expect(points).toEqual(["0 ", "0 ", "7 Gain of 7", "7 "]);
});

test("a score without a result of its own is told like anything else", () => {
  const { director } = begun();
  director.hearEvents(1, [event(1, { score: [7, 6] }, "scored"), event(2)]);
  director.hear(state(2));
  const seen = watch(director);
  vi.advanceTimersByTime(20_000);
  expect(seen).toEqual(["told 2/2", "rest 3/3"]);
});

test("no result before its moment: while dice roll the position stays, and nothing is told", () => {
  const { director } = begun();
  director.hearEvents(1, [thrown(1), ended(2)]);
  director.hear(state(2));
  vi.advanceTimersByTime(HOLD.dice - 10);
  expect([director.stage.value, director.told.value, director.outcome.value, director.moment.value?.seq]).toEqual(["dice", 1, null, 1]);
});

test("two positions that come at once are shown one after the other: a touchdown before its try", () => {
  const { director, settled } = begun();
  director.hearEvents(1, [thrown(1), ended(2)]);
  director.hear(state(2));
  director.hearEvents(3, [thrown(3), ended(4)]);
  director.hear(state(3));
  const seen: number[][] = [];
  director.moment.subscribe((moment) => seen.push([moment?.seq ?? 0, director.told.value]));
  vi.advanceTimersByTime(30_000);
  expect(seen).toEqual([[1, 1], [2, 3], [3, 5]]);
  expect(settled).toEqual([1, 2, 3]);
});

test("a line that the board plays has its result before the quarter ends: a return isn't wiped by the change of ends", () => {
  const { director, settled } = begun();
  director.hearEvents(1, [event(1, {}, "kicked_off")]);
  director.hear(state(2));
  vi.advanceTimersByTime(5000);
  director.plays = (events) => (events.some((one) => one.what === "returned") ? 1000 : 0);
  const seen = watch(director);
  const quarter = event(4, {}, "quarter_ended", { line: "End of the first quarter", next: "", seat: null, moment: "", sum: "" });
  director.hearEvents(2, [event(2, {}, "returned"), ended(3), quarter]);
  director.hear(state(3));
  expect(director.coming.value.map((one) => one.what)).toEqual(["returned", "play_ended"]);
  vi.advanceTimersByTime(1100);
  expect([director.stage.value, director.freshFrom.value, director.moment.value?.seq]).toEqual(["result", 2, 2]);
  vi.advanceTimersByTime(20_000);
  expect(seen).toEqual(["rest 2/2", "result 4/4 Gain of 7", "told 5/5", "result 5/5 End of the first quarter", "rest 5/5"]);
  expect(settled).toEqual([1, 2, 3]);
});

test("a drawn card lies face down for a while: it is on the board, but nobody tells of it yet", () => {
  const { director } = begun();
  director.hearEvents(1, [event(1, { purpose: "pass" }), event(2)]);
  director.hear(state(2));
  expect([director.shown.value, director.told.value, director.stage.value]).toEqual([2, 1, "cards"]);
  vi.advanceTimersByTime(HOLD.cards + 10);
  expect([director.shown.value, director.told.value]).toEqual([2, 2]);
});

test("a long play is shown too, only faster", () => {
  const { director } = begun();
  director.hearEvents(1, Array.from({ length: 64 }, (_, at) => event(at + 1)));
  director.hear(state(2));
  vi.advanceTimersByTime(HOLD.told);
  expect(director.shown.value).toBeGreaterThan(3);
  vi.advanceTimersByTime(64 * HOLD.told * 0.6);
  expect(director.revealing.value).toBe(false);
});

test("whoever is in a hurry, or plays at once, sees it all now", () => {
  for (const [pace, hurried] of [[1, true], [0, false]] as const) {
    const { director, settled } = begun(pace);
    director.hearEvents(1, [thrown(1), ended(2)]);
    director.hear(state(2));
    if (hurried) director.hurry();
    expect([director.shown.value, director.told.value, director.moment.value?.seq, director.outcome.value]).toEqual([3, 3, 2, null]);
    vi.advanceTimersByTime(9000);
    expect(settled).toEqual([1, 2]);
  }
});

test("what is taken back is gone from the log", () => {
  const { director } = begun();
  director.hearEvents(1, [event(1), event(2)]);
  director.hear(state(2));
  director.hurry();
  director.hearEvents(1, []);
  director.hear(state(3));
  expect([director.heard.value.length, director.shown.value, director.moment.value?.seq]).toEqual([1, 1, 3]);
});

test("the stages of an event follow from what it has: dice, a spot, an outcome", () => {
  expect(stagesOf(thrown(1))).toEqual(["dice", "sum", "ball", "told"]);
  expect(stagesOf(event(1, { dice: [1, 2] }, "threw_again"))).toEqual(["dice", "sum", "told"]);
  expect(stagesOf(ended(1))).toEqual(["told", "result"]);
});

const field = { length: 100, end_zone: 10, ball: 40, score: [0, 0] } as unknown as Scoreboard;

test("score and ball follow what was told: points when they are told, the ball when it moves", () => {
  const touchdown = event(3, { seat: "home", how: "touchdown", score: [6, 0] }, "scored");
  expect(during(field, [thrown(2)], 2, "dice").ball).toBe(40);
  expect(during(field, [thrown(2)], 2, "ball").ball).toBe(47);
  expect(during(field, [thrown(2), touchdown], 3, "told").score).toEqual([0, 0]);
  expect(during(field, [thrown(2), touchdown], 4, "told")).toMatchObject({ score: [6, 0], ball: 105, down: "Touchdown", goes: 1 });
});

test("who catches a punt fairly has the ball at once, and goes his own way", () => {
  const caught = event(3, { seat: "away", spot: 30, how: "fair catch" }, "downed");
  expect(during(field, [caught], 4, "told")).toMatchObject({ possession: "away", goes: -1, ball: 70 });
  expect(stagesOf(caught)).toContain("ball");
});

test("a ball that is taken over ends the down: neither it nor the line to gain stands beside the new side's sign", () => {
  const down = { ...field, possession: "home", down: "2nd and 5", spot: "Home 40", line: 45 } as unknown as Scoreboard;
  const taken = event(3, { seat: "away", spot: 52 }, "intercepted");
  expect(during(down, [taken], 4, "told")).toMatchObject({ possession: "away", down: "", spot: "", line: null });
  const kept = event(3, { seat: "home", spot: 38 }, "recovered");
  expect(during(down, [kept], 4, "told")).toMatchObject({ possession: "home", down: "2nd and 5", line: 45 });
});

test("trails are true: a return starts where the ball was caught, a field goal flies to the posts", () => {
  const kick = [
    event(0, { situation: { offence: "home", ball: 30 } }, "play_began"),
    event(1, { seat: "home", spot: 95 }, "kicked_off"),
    event(2, { seat: "away", start: 5, spot: 27 }, "returned"),
  ];
  expect(legsOf(kick, field)).toEqual([
    { from: 30, to: 95, how: "air", seat: "home" },
    { from: 95, to: 73, how: "run", seat: "away" },
  ]);
  const goal = [event(0, { situation: { offence: "away", ball: 80 } }, "play_began"), event(1, { seat: "away", good: true }, "field_goal_tried")];
  expect(legsOf(goal, field)).toEqual([{ from: 20, to: -10, how: "air", seat: "away" }]);
  const extra = (how: string) => [goal[0] as EventOut, event(1, { seat: "away", good: true, how }, "tried")];
  expect(legsOf(extra("extra_point"), field)).toHaveLength(1);
  expect(legsOf(extra("two_points"), field)).toHaveLength(0);
  expect(moved(kick, "dice")).toHaveLength(2);
});

test("what is played back is staged as it was", async () => {
  pace.value = "usual";
  const events = [event(0), thrown(1), ended(2)];
  const frames = [0, 3].map((count, at) => ({ at, events: count, view: at }) as unknown as Frame);
  const past = new Past(() => 1, async () => frames, () => events);
  await past.open(() => 0);
  past.play(true);
  const seen: string[] = [];
  past.director.stage.subscribe((stage) => seen.push(`${stage} ${past.cursor.value}`));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(seen).toEqual(["rest 0", "told 0", "dice 0", "sum 0", "ball 0", "told 0", "result 0", "rest 1"]);
  expect(past.playing.value).toBe(false);
});

test("the past is fetched once for each position, and the cursor stays inside", async () => {
  let seq = 1;
  const fetched = vi.fn(async () => [0, 1, 2].map((at) => ({ at, events: at, view: at }) as unknown as Frame));
  const past = new Past(() => seq, fetched, () => []);
  await past.open((frames) => frames.length - 2);
  expect([past.cursor.value, past.frame.value?.at]).toEqual([1, 1]);
  await past.open(() => 99);
  expect([past.cursor.value, fetched.mock.calls.length]).toEqual([2, 1]);
  past.moveTo(-5);
  expect(past.cursor.value).toBe(0);
  seq = 2;
  await past.open(() => 0);
  expect(fetched.mock.calls.length).toBe(2);
  past.leave();
  expect([past.cursor.value, past.frame.value]).toEqual([null, null]);
});
