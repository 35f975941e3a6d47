import { expect, test } from "vitest";
import { markOf } from "./tide";

test("the story's place rises with what it needs and never falls, so that the log stays where it is", () => {
  const first = markOf(0, 100, 600, false);
  expect(first).toBe(216);
  expect(markOf(first, 300, 600, false)).toBe(300);
  expect(markOf(300, 80, 600, false)).toBe(300);
});

test("the log keeps its room under the longest story, and some under words that explain a decision", () => {
  expect(markOf(0, 900, 600, false)).toBe(354);
  expect(markOf(0, 900, 600, true)).toBe(432);
});
