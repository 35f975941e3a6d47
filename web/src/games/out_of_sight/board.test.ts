import { describe, expect, it } from "vitest";
import type { EventOut, Plain } from "../../net/wire";
import { pocketed } from "./Drop";
import { around, camera, heatOf, placed, scatter, triangleOf, walked, WHOLE } from "./geometry";
import { crossings } from "./Playbook";
import { sceneOf, scenesOf, timing } from "./scenes";
import type { Gate } from "./types";

describe("places", () => {
  it("a camera stays over the field, and a place stands where it shows it", () => {
    expect(camera("whole", [50, 0], 1, true)).toBe(WHOLE);
    const seen = camera("play", [2, 0], -1, true);
    expect(seen.x).toBe(WHOLE.x);
    expect(placed([seen.x, -seen.y], seen)).toEqual({ left: "0%", top: "0%" });
    const wide = around(
      [
        [10, 0],
        [90, 3],
      ],
      true,
    );
    expect(wide.x).toBeLessThan(10);
    expect(wide.x + wide.w).toBeGreaterThan(90);
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
