import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventOut, Frame, State } from "../net/wire";
import { Past } from "./past";
import { Showing } from "./showing";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const event = (n: number, dice?: number[]): EventOut =>
  ({ n, rule: "", tag: "", what: "told", facts: dice ? { dice } : {}, text: `${n}` }) as EventOut;
const state = (seq: number): State => ({ type: "state", seq, questions: [], waiting: [] }) as unknown as State;

function begun(quick = false) {
  const settled: number[] = [];
  const showing = new Showing(
    () => quick,
    ({ seq }) => settled.push(seq),
  );
  showing.hearEvents(0, [event(0)]);
  showing.hearState(state(1));
  return { showing, settled };
}

test("what happened before one came is there at once", () => {
  const { showing, settled } = begun();
  expect(settled).toEqual([1]);
  expect([showing.shown.value, showing.freshFrom.value, showing.revealing.value]).toEqual([1, 1, false]);
});

test("news come one by one, dice take their time, and the position comes last", () => {
  const { showing, settled } = begun();
  showing.hearEvents(1, [event(1, [3, 4]), event(2)]);
  showing.hearState(state(2));
  vi.advanceTimersByTime(10);
  expect([showing.shown.value, showing.freshFrom.value, showing.state.value?.seq]).toEqual([2, 1, 1]);
  vi.advanceTimersByTime(500);
  expect(showing.shown.value).toBe(2);
  vi.advanceTimersByTime(500);
  expect([showing.shown.value, showing.revealing.value]).toEqual([3, true]);
  vi.advanceTimersByTime(1000);
  expect([showing.state.value?.seq, showing.revealing.value]).toEqual([2, false]);
  expect(settled).toEqual([1, 2]);
});

test("a drawn card lies face down for a while: it is on the board, but nobody tells of it yet", () => {
  const { showing } = begun();
  const drawn = { ...event(1), facts: { purpose: "pass" } };
  showing.hearEvents(1, [drawn, event(2)]);
  showing.hearState(state(2));
  vi.advanceTimersByTime(10);
  expect([showing.shown.value, showing.faceDown.value]).toEqual([2, true]);
  vi.advanceTimersByTime(600);
  expect([showing.shown.value, showing.faceDown.value]).toEqual([2, false]);
  vi.advanceTimersByTime(300);
  expect(showing.shown.value).toBe(3);
});

test("a card that is face down when one hurries is told at once", () => {
  const { showing } = begun();
  showing.hearEvents(1, [{ ...event(1), facts: { purpose: "pass" } }, event(2)]);
  showing.hearState(state(2));
  vi.advanceTimersByTime(10);
  showing.hurry();
  expect([showing.shown.value, showing.faceDown.value]).toEqual([3, false]);
});

test("a long play is shown too, only faster", () => {
  const { showing } = begun();
  const many = Array.from({ length: 32 }, (_, at) => event(at + 1));
  showing.hearEvents(1, many);
  showing.hearState(state(2));
  vi.advanceTimersByTime(260);
  expect(showing.shown.value).toBeGreaterThan(2);
  expect(showing.revealing.value).toBe(true);
  vi.advanceTimersByTime(32 * 140);
  expect(showing.revealing.value).toBe(false);
});

test("whoever is in a hurry sees it all now", () => {
  const { showing, settled } = begun();
  showing.hearEvents(1, [event(1, [3, 4]), event(2)]);
  showing.hearState(state(2));
  showing.hurry();
  expect([showing.shown.value, showing.state.value?.seq, settled.length]).toEqual([3, 2, 2]);
  vi.advanceTimersByTime(5000);
  expect(settled.length).toBe(2);
});

test("what is taken back is gone from the log", () => {
  const { showing } = begun();
  showing.hearEvents(1, [event(1), event(2)]);
  showing.hearState(state(2));
  showing.hurry();
  showing.hearEvents(1, []);
  showing.hearState(state(3));
  expect([showing.heard.value.length, showing.shown.value, showing.state.value?.seq]).toEqual([1, 1, 3]);
});

test("the past is fetched once for each position, and the cursor stays inside", async () => {
  let seq = 1;
  const fetched = vi.fn(async () => [0, 1, 2].map((at) => ({ at, events: at, view: at }) as unknown as Frame));
  const past = new Past(() => seq, fetched);
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
