import { describe, expect, it } from "vitest";
import type { Piece } from "../../board";
import { Live, thinned } from "./live";
import { Pen, typedDot, typedRun } from "./pen";
import type { Point } from "../types";

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
