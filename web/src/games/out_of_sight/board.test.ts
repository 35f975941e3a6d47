import { describe, expect, it } from "vitest";
import type { EventOut, Plain } from "../../net/wire";
import {
  around,
  camera,
  heatOf,
  placed,
  scatter,
  triangleOf,
  walked,
  WHOLE,
} from "./geometry";
import { pocketed } from "./Drop";
import type { Piece } from "../board";
import { Live, thinned } from "./live";
import { Pen, typedDot, typedRun } from "./pen";
import { crossings } from "./Playbook";
import { sceneOf, scenesOf, timing } from "./scenes";
import type { Gate, Point } from "./types";

describe("the pen (OS-2.15, OS-2.16, OS-2.17, OS-2.18)", () => {
  const pen = () => {
    const made = new Pen([20, 1], 10);
    made.press(500, 300, 1000);
    return made;
  };
  it("starts at the ball wherever it was pressed, and counts from there", () => {
    const drawn = pen();
    drawn.move(510, 300, 1010);
    drawn.move(510, 280, 1020);
    drawn.lift(1030);
    expect(drawn.run().segments).toEqual([
      {
        pen: "down",
        hang_ms: null,
        air_yd: null,
        pts: [
          [20, 1, 0],
          [21, 1, 10],
          [21, 3, 20],
        ],
      },
    ]);
  });
  it("drops jitter: a press that hardly moves is a tap", () => {
    const drawn = pen();
    drawn.move(502, 301, 1010);
    drawn.lift(1020);
    expect(drawn.isTap).toBe(true);
  });
  it("goes on from its last point after a slip, in one segment", () => {
    const drawn = pen();
    drawn.move(550, 300, 1100);
    drawn.lift(1150);
    drawn.press(10, 10, 1900);
    drawn.move(20, 10, 1950);
    drawn.lift(1960);
    expect(drawn.path).toEqual([
      [20, 1],
      [25, 1],
      [26, 1],
    ]);
    expect(drawn.run().segments).toHaveLength(1);
    expect(drawn.points.at(-1)?.[2]).toBe(950);
  });
  it("keeps the last point however near, drops nearer ones, and never runs backwards in time", () => {
    const drawn = pen();
    drawn.move(510, 300, 1010);
    drawn.move(510.3, 300, 1005);
    expect(drawn.points).toHaveLength(2);
    drawn.lift(1004);
    expect(drawn.points.map((point) => point[2])).toEqual([0, 10, 10]);
    expect(drawn.points.at(-1)?.[0]).toBe(21.03);
  });
  it("stays on the table", () => {
    const drawn = pen();
    drawn.move(99999, 99999, 1010);
    expect(drawn.path.at(-1)).toEqual([150, -60]);
  });
  it("marks a dot where it is let go, with its time in the air; at once and in place it is a slip", () => {
    const drawn = pen();
    drawn.move(700, 300, 1400);
    drawn.lift(1500);
    expect(drawn.isSlip).toBe(false);
    expect(drawn.dot().segments).toEqual([
      { pen: "up", pts: [], hang_ms: 500, air_yd: null },
      { pen: "down", pts: [[40, 1, 500]], hang_ms: null, air_yd: null },
    ]);
    const slip = pen();
    slip.lift(1100);
    expect(slip.isSlip).toBe(true);
  });
  it("of a High Punt counts its whole way through the air, back and forth (OS-13.8)", () => {
    const drawn = pen();
    drawn.move(500, 200, 1010);
    drawn.move(500, 300, 2000);
    drawn.move(900, 300, 4000);
    drawn.lift(4100);
    expect(drawn.dot(true).segments[0]).toMatchObject({ pen: "up", hang_ms: 3100, air_yd: 60 });
    expect(drawn.dot().segments[0]).toMatchObject({ air_yd: null });
  });
  it("has the same form when typed", () => {
    expect(
      typedRun([
        [0, 0],
        [1, 0],
      ]).segments[0]?.pen,
    ).toBe("down");
    expect(typedDot([3, 4], 3200).segments.map((segment) => segment.pen)).toEqual(["up", "down"]);
  });
});

describe("a line that the other seat watches (OS-2.14)", () => {
  const told: Piece[] = [];
  const drawing = () => {
    const made = new Pen([20, 1], 10);
    made.press(500, 300, 1000);
    return made;
  };
  it("goes out a few times a second, each point once, and begins anew with a new pen", () => {
    const live = new Live((piece) => told.push(piece));
    let pen = drawing();
    for (let time = 1000; time <= 1500; time += 10) {
      pen.move(500 + (time - 1000) / 5 + 5, 300, time);
      live.moved(pen, time);
    }
    expect(told.length).toBe(2);
    expect(told.map(({ start }) => start)).toEqual([0, told[0]?.points.length]);
    expect(told.flatMap(({ points }) => points)).toEqual(pen.path.slice(0, told.flatMap((each) => each.points).length));
    pen = drawing();
    pen.move(510, 310, 2000);
    live.moved(pen, 2000);
    live.moved(pen, 2300);
    expect(told.at(-1)).toEqual({ start: 0, points: pen.path });
    live.broken();
    expect(told.at(-1)).toEqual({ start: 0, points: [], broken: true });
  });
  it("never holds more than may be sent at once, and always the last point", () => {
    const long = Array.from({ length: 950 }, (_, at): Point => [at, 0]);
    expect(thinned(long).length).toBeLessThanOrEqual(100);
    expect(thinned(long).at(-1)).toEqual([949, 0]);
    expect(thinned(long.slice(0, 7))).toEqual(long.slice(0, 7));
  });
});

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
