import { describe, expect, it } from "vitest";
import type { ClockTold } from "../../net/wire";
import { text } from "../../text/en";
import { Clock } from "./clock";

const told = (more: Partial<ClockTold> = {}): ClockTold => ({
  per: "game",
  seconds: 600,
  coach: null,
  agreed: [],
  started: true,
  running: ["away"],
  left: { home: 300, away: 0 },
  chairs: [],
  ...more,
});

describe("a clock", () => {
  it("has run out for the seat whose time is up while it is asked", () => {
    const clock = new Clock();
    clock.hear(told());
    expect(clock.out("away")).toBe(true);
    expect(clock.out("home")).toBe(false);
    clock.hear(told({ running: [] }));
    expect(clock.out("away")).toBe(false);
  });

  it("has nothing to say where a match has none", () => {
    const clock = new Clock();
    clock.hear(null);
    expect(clock.left("home")).toBe(0);
    expect(clock.out("home")).toBe(false);
  });

  it("is told as exactly as one needs to know", () => {
    expect([3 * 86_400 + 7200, 86_400, 5400, 3599, 61, 0.2, -5].map(text.clock.left)).toEqual([
      "3 days 2 h",
      "1 day 0 h",
      "1 h 30 min",
      "59:59",
      "1:01",
      "0:01",
      "0:00",
    ]);
  });
});
