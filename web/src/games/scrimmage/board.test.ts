import { expect, test } from "vitest";
import type { EventOut } from "../../net/wire";
import { columnOf, hexAt, HEXES, hexUnder, middle, nameOf, next, ring, route, rowOf } from "./field/hexes";
import { endOf, lastMen, thrownTo } from "./field/GainBar";
import { freeSpot, handleUnder, stepped } from "./field/Layers";
import { atPlaces, below, whatMatters } from "./field/matters";
import { ballWay, baseOf, staged, trails } from "./field/staged";
import { decided } from "./hand/During";
import { markersLaid } from "./men";
import { printed, type Man, type Play } from "./types";
import { framed, kept, sees, zoomed } from "./field/useCamera";

const event = (n: number, what: string, facts: EventOut["facts"]): EventOut => ({ n, what, facts, rule: "SC-7.10", text: "" }) as EventOut;
const man = (id: string, hex: number): Man => ({ id, hex, facing: 0, hit: false, level: 0, off: "", mp: 8, status: "fresh" });

test("every hex is found under its own middle, whichever way the field lies", () => {
  for (let hex = 0; hex < HEXES; hex += 1) {
    expect(hexUnder(middle(hex, 1), 1)).toBe(hex);
    expect(hexUnder(middle(hex, -1), -1)).toBe(hex);
  }
  expect(hexUnder({ x: 99, y: 0 }, 1)).toBe(-1);
});

test("hexes are named by column and row, end zones apart", () => {
  expect(nameOf(hexAt(19, 30))).toBe("1930");
  expect(nameOf(hexAt(3, 7))).toBe("0307");
  expect(nameOf(hexAt(19, 0))).toBe("19S1");
  expect(nameOf(hexAt(19, 66))).toBe("19N6");
  expect([columnOf(hexAt(37, -5)), rowOf(hexAt(37, -5)), hexAt(38, 1)]).toEqual([37, -5, -1]);
});

test("the six neighbours lie one unit away, clockwise from north, and lead back", () => {
  for (const hex of [hexAt(19, 30), hexAt(18, 30)]) {
    for (let way = 0; way < 6; way += 1) {
      const to = next(hex, way);
      const [here, there] = [middle(hex, 1), middle(to, 1)];
      expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(1);
      expect(Math.atan2(there.x - here.x, -(there.y - here.y))).toBeCloseTo(Math.atan2(Math.sin((way * Math.PI) / 3), Math.cos((way * Math.PI) / 3)));
      expect(next(to, way + 3)).toBe(hex);
    }
  }
  expect(next(hexAt(1, 1), 4)).toBe(-1);
});

test("a plan leads through its steps and transits; turns stay put", () => {
  const start = hexAt(19, 30);
  const plan = [{ kind: "step", dirs: [0] }, { kind: "turn", dirs: [] }, { kind: "transit", dirs: [1, 1] }];
  expect(route(start, plan).map(nameOf)).toEqual(["1930", "1931", "2031", "2132"]);
  expect(route(start, [{ kind: "free_step", dirs: [] }], 3).map(nameOf)).toEqual(["1930", "1929"]);
});

test("turn handles lie around the hex, also on a field turned round", () => {
  const hex = hexAt(20, 10);
  for (const up of [1, -1])
    for (let way = 0; way < 6; way += 1) {
      const [here, there] = [middle(hex, up), middle(next(hex, way), up)];
      expect(handleUnder({ x: here.x + (there.x - here.x) * 0.75, y: here.y + (there.y - here.y) * 0.75 }, hex, up)).toBe(way);
    }
  expect(handleUnder(middle(hex, 1), hex, 1)).toBe(-1);
});

test("arrow keys go where they point on the picture", () => {
  for (const up of [1, -1])
    for (const hex of [hexAt(19, 30), hexAt(18, 30)]) {
      const here = middle(hex, up);
      const at = (key: string) => middle(stepped(hex, key, up), up);
      expect(at("ArrowUp").y).toBeCloseTo(here.y - 1);
      expect(at("ArrowDown").y).toBeCloseTo(here.y + 1);
      expect(at("ArrowRight").x).toBeGreaterThan(here.x);
      expect(at("ArrowLeft").x).toBeLessThan(here.x);
      expect(stepped(stepped(hex, "ArrowRight", up), "ArrowLeft", up)).toBe(hex);
    }
});

test("zooming keeps the point under the pointer, and the field stays in the picture", () => {
  const before = { x: 0, y: -30, wide: 30 };
  const after = zoomed(before, 1.5, { x: 6, y: -36 });
  expect((6 - after.x) / after.wide).toBeCloseTo((6 - before.x) / before.wide);
  expect(kept({ x: 100, y: -500, wide: 20 }, 1).y).toBe(-67);
  expect(kept({ x: 0, y: -30, wide: 20 }, -1).y).toBe(-6);
});

test("a huddle stands in a ring, one man in the middle", () => {
  expect(ring({ x: 1, y: 2 }, 1, 0)).toEqual({ x: 1, y: 2, size: 1 });
  const crowd = Array.from({ length: 11 }, (_, at) => ring({ x: 0, y: 0 }, 11, at));
  expect(new Set(crowd.map((one) => one.x.toFixed(3) + one.y.toFixed(3))).size).toBe(11);
});

test("men move with the events on show, before the view has them", () => {
  const men = [man("O31", 100), man("D64", 200)];
  const shown = [
    event(1, "moved", { man: "O31", start: 100, path: [[137, 0], [137, 1], [174, 1]], facing: 1, spot: 174, mp: 3 }),
    event(2, "hit", { man: "D64", spot: 200 }),
  ];
  const [runner, backer] = staged(men, shown);
  expect(runner).toMatchObject({ hex: 174, facing: 1, mp: 3 });
  expect(backer).toMatchObject({ hex: 200, hit: true });
  expect(trails(shown, 1)).toEqual([{ man: "O31", hexes: [100, 137, 174], fresh: false, n: 1 }]);
});

test("trails are those of the last phase in which somebody moved; a pass is drawn from its ends", () => {
  const events = [
    event(1, "stepped", { man: "O31", start: 1, path: [2], facing: 0, mp: 1 }),
    event(2, "phase_ended", { side: "O" }),
    event(3, "stepped", { man: "D64", start: 5, path: [6], facing: 3, mp: 1 }),
    event(4, "phase_ended", { side: "D" }),
    event(5, "passed", { by: "O12", receiver: "O85", complete: true }),
  ];
  expect(trails(events, 1).map((trail) => trail.man)).toEqual(["D64"]);
  expect(trails([...events, event(6, "phase_ended", { side: "O" })], 1)).toEqual([]);
  expect(ballWay(events, 1)).toEqual({ from: "O12", to: "O85", n: 5 });
  expect(ballWay(events, 0)).toBeNull();
});

test("counters are printed as the game's own table says", () => {
  expect(printed("O66")).toMatchObject({ position: "G", physical: 5, movement: 9 });
});

test("markers laid in the first turn before the snap lie there in the next", () => {
  const men = [man("O12", 5), man("D55", 9)];
  expect(markersLaid({ turn: "pre", phase: "O.movement", number: 1, men })).toEqual([true, false]);
  expect(markersLaid({ turn: "pre", phase: "O.movement", number: 2, men })).toEqual([true, true]);
  expect(markersLaid({ turn: "pre", phase: "O.place", number: 1, men: [] })).toEqual([false, false]);
});

test("a lesson that points at the end zone shows it on a phone too", () => {
  const [phone, ball, zone] = [{ width: 390, height: 250 }, middle(hexAt(19, 49), 1), middle(hexAt(19, 61), 1)];
  const line = { x: ball.x, y: -45 };
  expect(sees(framed([ball, line, zone], phone, 1), phone, zone)).toBe(false);
  const pointing = framed([zone, ball, line], phone, 1, 1);
  expect([ball, zone].every((at) => sees(pointing, phone, at))).toBe(true);
});

test("a lesson that points at men by the passer and by a receiver far downfield shows them all on a phone", () => {
  const phone = { width: 390, height: 250 };
  const pointed = [hexAt(19, 28), hexAt(27, 43), hexAt(25, 44)].map((hex) => middle(hex, 1));
  const camera = framed([...pointed, middle(hexAt(19, 26), 1)], phone, 1, pointed.length);
  expect(pointed.every((at) => sees(camera, phone, at))).toBe(true);
  const near = framed([...pointed.slice(0, 1), ...pointed], phone, 1, 1);
  expect(near.wide, "men who are not pointed at don't make all of them small").toBeLessThan(camera.wide);
});

test("a play is measured to where the ball lies, with who stopped it, until the next one begins", () => {
  const hit = event(1, "contacted", { by: ["D64", "D94"], on: "O31", result: "D-2" });
  const dead = event(2, "ball_dead", { possession: "O", why: "tackled", gain: 8, spot: hexAt(12, 38), holder: "O31" });
  expect(endOf([hit, dead])).toEqual({ hex: hexAt(12, 38), gain: 8, why: "tackled", by: ["D64", "D94"] });
  expect(endOf([event(1, "contacted", { by: ["D64"], on: "O65" }), dead])?.by).toEqual([]);
  expect(endOf([hit, dead, event(3, "placed", {})])).toBeNull();
  expect(endOf([event(2, "ball_dead", { ...dead.facts, why: "incomplete" })])).toBeNull();
  expect(endOf([event(2, "ball_dead", { ...dead.facts, possession: "D" })])).toBeNull();
});

test("a play's last picture leaves room for the result below the carrier and below who threw (SC-10.1)", () => {
  const thrown = event(2, "passed", { by: "O12", receiver: "O21" });
  const dead = event(3, "ball_dead", { possession: "O", why: "incomplete", holder: "" });
  const play = [event(0, "passed", { by: "O31" }), event(1, "snap_called", {}), thrown, dead, event(4, "incomplete", {})];
  expect(lastMen(play)).toEqual(["O12"]);
  expect(lastMen([...play, event(5, "placed", {})])).toEqual([]);
  expect(lastMen([thrown])).toEqual([]);
  expect(lastMen([event(1, "snap_called", {}), event(2, "ball_dead", { holder: "O31" })])).toEqual(["O31"]);
  const men = [man("O12", hexAt(19, 24)), man("O21", hexAt(12, 40)), man("O31", -1)];
  for (const up of [1, -1]) {
    const [room] = below(men, ["O12", "O31"], up);
    const passer = middle(hexAt(19, 24), up);
    expect(room).toEqual({ x: passer.x, y: passer.y + 4 });
  }
  expect(below(men, [], 1)).toEqual([]);
});

test("a man who has run stays where he ran to, also where his move is the first thing told after the position (SC-7.10)", () => {
  const before = { men: [man("D26", hexAt(19, 33))] };
  const move = event(7, "moved", { man: "D26", start: hexAt(19, 33), path: [[hexAt(20, 33), 0], [hexAt(21, 33), 0]], facing: 0, mp: 3 });
  const told = [event(6, "phase_ended", {}), move];
  const base = baseOf(baseOf(null, {}, 0, 0, "rest"), before, told.length, 1, "ball");
  expect(staged(before.men, told.slice(base.count))[0]?.hex).toBe(hexAt(21, 33));
  expect(baseOf(base, before, 9, 8, "told")).toBe(base);
  expect(baseOf(base, {}, 9, 8, "rest").count).toBe(9);
});

test("while men are placed the camera looks at those in mind and at the line, not at the other side's huddle (SC-4.4)", () => {
  const offence = [man("O12", hexAt(19, 42)), man("O51", hexAt(19, 49))];
  const seen = atPlaces(offence, [["D64", hexAt(19, 55), 3]], 50);
  expect(seen.map(({ id, hex }) => [id, hex])).toEqual([["D64", hexAt(19, 55)], ["O51", hexAt(19, 49)]]);
  expect(atPlaces(offence, null, 50)).toBe(offence);
});

test("while the second target is named the first and the ball are both in the picture (SC-9.38)", () => {
  const play = { phase: "O.targets", dir: 1, scrimmage_line: 18 } as Play;
  const [ball, target] = [hexAt(19, 16), hexAt(4, 38)];
  for (const size of [{ width: 1026, height: 430 }, { width: 390, height: 262 }]) {
    const { points, near } = whatMatters([], ball, play, 25, 1, [target], true);
    const camera = framed(points, size, 1, 1, near);
    expect([ball, target].every((hex) => sees(camera, size, middle(hex, 1)))).toBe(true);
  }
});

test("a wide picture is filled by the field where what matters has room, and men far off make nobody small", () => {
  const size = { width: 1519, height: 640 };
  const [ball, line] = [middle(hexAt(19, 30), 1), { x: 0, y: -37 }];
  const filled = framed([ball, line], size, 1);
  expect(size.width / filled.wide).toBeGreaterThan(40);
  const far = middle(hexAt(19, 10), 1);
  expect(framed([ball, line, far], size, 1, 0, 2)).toEqual(filled);
  expect(framed([ball, line, far], size, 1).wide).toBeGreaterThan(filled.wide);
});

test("a line far behind the ball no longer holds the picture", () => {
  const play = { phase: "D.movement_contact", dir: 1, scrimmage_line: 12 } as Play;
  expect(whatMatters([], hexAt(19, 40), play, 19, 1, [], false).musts).toBe(1);
  expect(whatMatters([], hexAt(19, 20), play, 19, 1, [], false).musts).toBe(3);
});

test("how likely a pass is stands where it hides nobody", () => {
  const [man, above] = [{ x: 0, y: 0 }, { x: 0, y: -1 }];
  expect(freeSpot(man, 0.5, 0.25, [man]).y).toBeLessThan(0);
  expect(freeSpot(man, 0.5, 0.25, [man, above]).y).toBeGreaterThan(0);
});

test("beside a play's end lies what ended it: the tackle or the pass, no block elsewhere (SC-10.1)", () => {
  const pass = event(1, "passed", { by: "O12", receiver: "O21", complete: true });
  const tackle = event(2, "contacted", { by: ["D64"], on: "O21" });
  const block = event(3, "contacted", { by: ["O66"], on: "D61" });
  const dead = (why: string) => event(4, "ball_dead", { why, holder: "O21" });
  expect(decided([pass, tackle, block])?.n).toBe(3);
  expect(decided([pass, tackle, block, dead("tackled")])?.n).toBe(2);
  expect(decided([pass, block, dead("touchdown")])?.n).toBe(1);
  expect(decided([block, dead("downed")])).toBeUndefined();
});

test("an incomplete pass ends where it was meant for, and that is in the picture (SC-15.2)", () => {
  const men = [man("O12", hexAt(19, 12)), man("O83", hexAt(10, 34)), man("O85", hexAt(30, 34))];
  const pass = event(1, "passed", { by: "O12", receiver: "O83" });
  expect(thrownTo([pass, event(2, "ball_dead", { why: "incomplete" })], men)).toEqual([men[0]?.hex, men[1]?.hex]);
  expect(thrownTo([pass, event(2, "ball_dead", { why: "tackled" })], men)).toEqual([]);
});
