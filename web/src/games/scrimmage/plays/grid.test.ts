import { expect, test } from "vitest";
import { gridOf, inPairs, shelves } from "./grid";
import type { PlayCard } from "./plays";

const LAPTOP = { width: 574, height: 112 };
const PHONE = { width: 366, height: 190 };
const LARGE = { width: 372, height: 140 };

const card = (name: string, own = false): PlayCard => ({ play: { name }, own }) as PlayCard;
const BOOK = Array.from({ length: 14 }, (_, at) => card(`${at >> 1} ${at % 2 ? "left" : "right"}`));

test("the whole book and the playbook stand on the shelf at once, at every size", () => {
  for (const [room, scale] of [[LAPTOP, 1], [PHONE, 1], [LARGE, 1.25]] as const) {
    const grid = gridOf(BOOK.length + 1, room, scale);
    expect(grid && grid.rows * grid.columns).toBeGreaterThanOrEqual(15);
    expect(shelves(BOOK, room, scale)).toEqual([BOOK]);
  }
  expect(gridOf(15, LAPTOP)?.form).toBe("pictured");
  expect(gridOf(15, LARGE, 1.25)?.form).toBe("named");
  expect(gridOf(3, LAPTOP)).toEqual({ columns: 3, rows: 1, form: "whole" });
  expect(gridOf(15, { width: 100, height: 40 })).toBeNull();
});

test("right and left of a play stand one below the other where there are two rows", () => {
  const shown = inPairs(BOOK, { columns: 8, rows: 2, form: "pictured" }).map((one) => one.play.name);
  expect(shown.slice(0, 7).every((name) => name.endsWith("right"))).toBe(true);
  expect(shown.indexOf("3 left") - shown.indexOf("3 right")).toBe(7);
  expect(inPairs(BOOK, { columns: 5, rows: 3, form: "named" })).toBe(BOOK);
});

test("who has drawn many plays finds them in tabs, each whole, and the book in its own", () => {
  const own = Array.from({ length: 40 }, (_, at) => card(`mine ${at}`, true));
  const tabs = shelves([...own, ...BOOK], LAPTOP);
  expect(tabs.length).toBeGreaterThan(2);
  expect(tabs.flat().map((one) => one.play.name)).toEqual([...own, ...BOOK].map((one) => one.play.name));
  expect(tabs.at(-1)).toEqual(BOOK);
  for (const tab of tabs) expect(gridOf(tab.length + 1, { ...LAPTOP, height: LAPTOP.height - 34 })).not.toBeNull();
});
