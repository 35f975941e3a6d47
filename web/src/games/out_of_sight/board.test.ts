import { describe, expect, it } from "vitest";
import type { Asked, EventOut, Plain } from "../../net/wire";
import type { BoardProps } from "../board";
import { pocketed } from "./blind/Drop";
import { crossings, isFree, returnZones, stops, zoneAt } from "./field/gates";
import { clears, framing, heatOf, holds, placed, scatter, triangleOf, walked, whole, zoomed } from "./field/geometry";
import { goes } from "./Board";
import { CARDS, yardsIn } from "./hand/Playbook";
import { foulSpots } from "./field/Fouls";
import { lowest, sceneOf, scenesOf, timing } from "./story/scenes";
import { driveOf } from "./story/Drive";
import { stepsOf } from "./story/Story";
import type { Gate, Point } from "./types";

describe("places", () => {
  it("a camera holds every place it must, in the form of its box, with more room ahead", () => {
    const points: Point[] = [[20, 5], [45, -3]];
    for (const ratio of [2.39, 1.4, 0.9]) {
      const seen = framing({ points, goes: 1, least: 25 }, ratio);
      expect(holds(seen, points)).toBe(true);
      expect(seen.w / seen.h).toBeCloseTo(ratio);
      const [behind, ahead] = [20 - seen.x, seen.x + seen.w - 45];
      expect(ahead).toBeGreaterThanOrEqual(behind - 1e-9);
    }
    expect(holds(whole(2.39), [[-10, 26], [110, -26]])).toBe(true);
    const far = framing({ points: [[3, 0]], goes: -1, least: 25 }, 2);
    expect(far.x).toBeGreaterThanOrEqual(-24);
    expect(zoomed(far, 2).w).toBeCloseTo(far.w / 2);
    expect(placed([far.x, -far.y], far)).toEqual({ left: "0%", top: "0%" });
  });
  it("what stops a runner: everything up to Reds Only, then only red (OS-9.7)", () => {
    const zones = { goes: -1, line: 50, reds: 40, relief: null, after: 10, backfield: "reds" as const };
    expect([52, 45, 38].map((x) => zoneAt(zones, x))).toEqual(["behind", "before", "beyond"]);
    expect(["behind", "before", "beyond"].map((zone) => stops(zones, zone as "behind", "white"))).toEqual([false, true, false]);
    expect(stops(zones, "beyond", "red")).toBe(true);
    expect(isFree(zones, { id: "w", kind: "white", x: 38, y: 0, length: 4, width: 1, angle: 0, corner: 0 })).toBe(true);
    expect(stops({ ...zones, backfield: "none" }, "behind", "red")).toBe(false);
    expect((["behind", "before", "beyond"] as const).map((zone) => stops(zones, zone, "lb"))).toEqual([true, true, false]);
  });
  it("a return passes red bars after sixty yards, but not in snow (OS-6.3)", () => {
    const back = { start: [20, 0] as Point, goes: 1, reds_after: 0, weather: "clear" };
    const zones = returnZones(back);
    expect([30, 79, 80].map((x) => zoneAt(zones, x))).toEqual(["beyond", "beyond", "relief"]);
    expect(["red", "triangle", "penalty"].map((kind) => stops(zones, "relief", kind))).toEqual([false, true, true]);
    expect(zoneAt(returnZones({ ...back, weather: "rain_snow" }), 80)).toBe("beyond");
  });
  it("the shelf has thirteen cards in fixed places, seven runs and six passes", () => {
    expect(CARDS.map(({ key }) => key).join("")).toBe("1234567qwerty");
    expect(CARDS.filter(({ is_run }) => is_run)).toHaveLength(7);
    expect(CARDS.flatMap(({ plays }) => plays)).toHaveLength(17);
  });
  it("a receiver's triangle points where it says", () => {
    const [tip] = triangleOf({ id: "q", kind: "receiver", x: 10, y: 5, length: 4, width: 4, angle: 90, corner: 0.8 });
    expect(tip?.[0]).toBeCloseTo(10);
    expect(tip?.[1]).toBeCloseTo(6.5);
  });
  it("typed steps turn to the left of downfield, whichever way that is", () => {
    expect(
      walked([20, 0], 1, [
        [0, 10],
        [90, 5],
      ]),
    ).toEqual([
      [20, 0],
      [30, 0],
      [30, 5],
    ]);
    expect(walked([20, 0], -1, [[90, 5]])[1]).toEqual([20, -5]);
  });
  it("a drop is held inside the pocket (OS-9.3)", () => {
    expect(pocketed([5, 9], [20, 1], 1)).toEqual([8, 5]);
    expect(pocketed([25, 1], [20, 1], 1)).toEqual([20, 1]);
  });
  it("a heat map is hottest where most lines end", () => {
    const cells = heatOf([
      [10, 0],
      [10, 0],
      [20, 5],
    ]);
    expect(cells.find((cell) => cell.x === 10 && cell.y === 0)?.heat).toBeCloseTo(1);
    expect(cells.find((cell) => cell.x === 20 && cell.y === 5)?.heat).toBeCloseTo(0.5);
    expect(
      scatter([
        [0, 0],
        [2, 0],
      ]),
    ).toEqual({ middle: [1, 0], off: 1 });
    expect(scatter([])).toBeNull();
  });
  it("a gate lies on the named side", () => {
    const gate = { side: -1, cross: [3, 9] } as unknown as Gate;
    expect(crossings(gate)).toEqual([[-3, -9]]);
    expect(crossings({ ...gate, side: 0, cross: [0, 3] })).toEqual([[-3, 3]]);
  });
});

describe("scenes", () => {
  const told = (...events: [string, Record<string, Plain>][]): EventOut[] =>
    events.map(([what, facts], n) => ({ n, what, facts, text: "", rule: "" }) as unknown as EventOut);
  it("a run waits for its end, and shows linebackers only once they are revealed", () => {
    const called: [string, Record<string, Plain>] = ["called", { play: "dive", seat: "home" }];
    const said: [string, Record<string, Plain>] = ["announced", { at: [30, 0], by: "red_bar" }];
    expect(scenesOf(told(called, said))).toEqual([]);
    const [scene] = scenesOf(
      told(
        called,
        said,
        ["revealed", { linebackers: [[25, 0]] }],
        [
          "gained",
          {
            kind: "scrimmage",
            by: "lb",
            path: [
              [20, 0],
              [24, 0],
            ],
          },
        ],
      ),
    );
    expect(scene).toMatchObject({ linebackers: [[25, 0]], by: "lb", said: [30, 0], seat: "home" });
    expect(timing(scene!).all).toBeGreaterThan(1000);
  });
  it("a pass flies from its drop; a kick from its line; a return is a scene of its own", () => {
    const [pass] = scenesOf(
      told(
        ["called", {}],
        [
          "verdict",
          {
            v: "incomplete",
            at: [40, 5],
            drop: [
              [30, 0],
              [27, 0],
            ],
          },
        ],
        ["revealed", { linebackers: [] }],
        ["incomplete", {}],
      ),
    );
    expect(pass).toMatchObject({ from: [27, 0], dot: [40, 5] });
    const both = scenesOf(
      told(
        ["play_began", { start: [35, 0] }],
        ["kicked_off", { at: [95, 3] }],
        [
          "returned",
          {
            kind: "kickoff",
            by: "red_bar",
            path: [
              [95, 3],
              [80, 3],
            ],
          },
        ],
      ),
    );
    expect(both).toHaveLength(2);
    expect(both[0]).toMatchObject({ from: [35, 0], dot: [95, 3], path: [] });
  });
  it("a sack takes the pass away", () => {
    const [scene] = scenesOf(
      told(
        ["called", {}],
        [
          "verdict",
          {
            v: "incomplete",
            at: [40, 5],
            drop: [
              [30, 0],
              [27, 0],
            ],
          },
        ],
        ["revealed", { linebackers: [[25, 0]] }],
        [
          "gained",
          {
            kind: "scrimmage",
            by: "lb",
            path: [
              [30, 0],
              [28, 0],
            ],
          },
        ],
      ),
    );
    expect(scene).toMatchObject({
      dot: null,
      from: null,
      path: [
        [30, 0],
        [28, 0],
      ],
    });
  });
  it("what lies on the field is read without events too", () => {
    expect(
      sceneOf({
        path: [
          [30, 0],
          [27, 0],
        ],
        dot: [40, 5],
        linebackers: [],
        by: "incomplete",
      }),
    ).toMatchObject({ from: [27, 0], path: [] });
    expect(
      sceneOf({
        path: [
          [40, 5],
          [50, 5],
        ],
        dot: [40, 5],
        linebackers: [],
        by: "end",
      }),
    ).toMatchObject({
      from: null,
      path: [
        [40, 5],
        [50, 5],
      ],
    });
  });
});

describe("what is said of a line", () => {
  const last = { path: [[20, 0], [24, 0]] as Point[], dot: null, by: "red_bar", linebackers: [] };
  const ran = { ...sceneOf(last as unknown as Parameters<typeof sceneOf>[0]), path: last.path, yards: 4, id: "R1" };
  it("a pen that went on into the end zone gained no 109 yards", () => {
    const steps = stepsOf({ ...ran, lifted: 109.5, rest: [[30, 0], [119, 0]] });
    expect(steps.map(({ yards }) => yards)).toEqual([4, null]);
    expect(steps.at(-1)?.text).toContain("goal line");
    expect(stepsOf({ ...ran, lifted: 12, rest: [[30, 0], [32, 0]] }).at(-1)?.yards).toBe(12);
  });
  it("both spots of a penalty lie on the field (OS-16.4), and of no other question", () => {
    const asked = { name: "TakePenalty", facts: { accepted: 30, declined: 40, is_safety: false } } as unknown as Asked;
    expect(foulSpots(asked, 2)).toEqual([{ at: [30, 2], taken: true }, { at: [40, 2], taken: false }]);
    expect(foulSpots({ ...asked, name: "SpotBall" }, 2)).toEqual([]);
  });
});

describe("the drive of a touchdown", () => {
  const told = (...events: [string, Record<string, Plain>][]): EventOut[] =>
    events.map(([what, facts], n) => ({ n, what, facts, text: "", rule: "" }) as unknown as EventOut);
  const scored: [string, Record<string, Plain>] = ["scored", { how: "touchdown", seat: "home" }];
  it("has every play since the ball was won, and nothing of the one before", () => {
    const events = told(
      ["called", { play: "dive" }], ["gained", { yards: 30 }], ["intercepted", {}], ["returned", { yards: 5 }],
      ["called", { play: "slant" }], ["incomplete", {}], ["called", { play: "sweep_left" }], ["gained", { yards: 12.5 }], scored,
    );
    expect(driveOf(events)).toEqual([{ play: "slant", yards: 0 }, { play: "sweep_left", yards: 12.5 }]);
  });
  it("has none where a kick was run back", () => {
    expect(driveOf(told(["kicked_off", {}], ["returned", { yards: 90 }], scored))).toEqual([]);
    expect(driveOf([])).toEqual([]);
  });
});

describe("the room for the result", () => {
  const drawn = (path: Point[]) => sceneOf({ path, dot: null, by: "white", linebackers: [] } as unknown as Parameters<typeof sceneOf>[0]);
  const low = (path: Point[]) => {
    const seen = framing({ points: path, goes: 0, least: 25, clear: lowest([drawn(path)]) }, 2.4);
    return Math.max(...path.map((at) => parseFloat(placed(at, seen).top)));
  };

  it("lies below the line, not over it (OS-2.14)", () => {
    const path: Point[] = [[45, 20], [60, -4]];
    expect(low(path)).toBeLessThan(65);
    expect(parseFloat(placed(path[1] as Point, framing({ points: path, goes: 0, least: 25 }, 2.4)).top)).toBeGreaterThan(90);
  });
  it("goes below the field for a line at its edge, and needs something drawn", () => {
    expect(low([[40, -22], [50, -25]])).toBeLessThan(65);
    expect(low([[40, 10], [50, -26]])).toBeLessThan(65);
    expect(lowest([])).toBe(null);
  });
  it("is asked of a picture that stays, too", () => {
    const seen = { x: 0, y: -20, w: 80, h: 30 };
    expect([clears(seen, [40, 5]), clears(seen, [40, -5])]).toEqual([true, false]);
  });
});
describe("the promise of a run", () => {
  it("is read from its odds, gained or lost", () => {
    expect(["About 3.3 yards.", "About −1.1 yards.", "No receiver in range."].map(yardsIn)).toEqual(["3.3", "-1.1", undefined]);
  });
});
describe("a touchdown's picture", () => {
  it("leaves the end zone in sight that was reached, whatever end that is now (OS-3.3)", () => {
    const scored = ([home_goes, seat]: number[]) => goes({ view: { home_goes }, scoreboard: { goes: seat } } as unknown as BoardProps);
    expect([[1, 1], [1, -1], [-1, 1], [-1, -1]].map(scored)).toEqual([1, -1, -1, 1]);
  });
});
