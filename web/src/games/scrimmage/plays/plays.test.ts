import { expect, test } from "vitest";
import { withBlock, without, withTarget, withWay } from "./drawing";
import { answersAlone, cameOn, fromFile, keepRun, NEXT, runKept, running, takenBack, toFile, withPlay, type Drawn, type Run } from "./plays";
import { clear } from "../field/Layers";
import { framed, kept, sees } from "../field/useCamera";

const PLAY: Drawn = { name: "Post", formation: "", line: "", ball: "", ways: [], blocks: [], hand: "", targets: [], throw: 0, call: "" };
const run: Run = { play: PLAY, granted: "O.movement_contact snap 0", begun: true, stopped: "" };

test("a file holds the plays as they are, and another file holds none", () => {
  expect(fromFile(toFile([PLAY]))).toEqual([PLAY]);
  expect(fromFile("{}")).toBeNull();
  expect(fromFile("no json")).toBeNull();
});

test("a play of the same name takes the other's place", () => {
  const other = { ...PLAY, line: "pass_blocking" };
  expect(withPlay([PLAY, { ...PLAY, name: "Dive" }], other).map((play) => [play.name, play.line])).toEqual([["Post", "pass_blocking"], ["Dive", ""]]);
});

test("a running play answers alone up to the snap and in the game-turn it was given, and waits everywhere else", () => {
  expect(answersAlone("Place", "pre", "", run)).toBe(true);
  expect(answersAlone("Move", "pre", "O.movement pre 1", run)).toBe(true);
  expect(answersAlone("Move", "snap", "O.movement_contact snap 0", run)).toBe(true);
  expect(answersAlone("Move", "contact", "O.movement_contact contact 1", run)).toBe(false);
  expect(answersAlone("NextPassive", "contact", "", run, 3)).toBe(true);
  expect(answersAlone("CallTurn", "pre", "", run, 2)).toBe(false);
  expect(answersAlone("CallTurn", "pre", "", run, 1)).toBe(true);
  expect(answersAlone("Move", "contact", "O.movement_contact contact 1", { ...run, granted: NEXT })).toBe(true);
  expect(answersAlone("CommitPass", "contact", "", run, 2, "none")).toBe(true);
  expect(answersAlone("CommitPass", "contact", "", run, 2, "forward 1")).toBe(false);
  for (const name of ["CommitPass", "ShortPass", "LongPass"]) expect(answersAlone(name, "contact", "", run)).toBe(false);
});

test("ways, blocks and targets are drawn and wiped", () => {
  const way = withWay(withWay(PLAY, "O21", 0, { columns: -8, d: 3 }), "O21", 0, { columns: -7, d: 4 });
  expect(way.ways).toEqual([{ man: "O21", turn: 0, spot: { columns: -7, d: 4 } }]);
  expect(withBlock(way, "O21")).toMatchObject({ ways: [], blocks: ["O21"] });
  expect(withBlock(withBlock(way, "O21"), "O21").blocks).toEqual([]);
  expect(without({ ...way, hand: "O21" }, "O21")).toMatchObject({ ways: [], hand: "" });
  const three = [1, 2, 3].reduce((play, d) => withTarget(play, { columns: 0, d }), PLAY);
  expect(three.targets.map(({ d }) => d)).toEqual([2, 3]);
});

test("the camera keeps ball and lines in view, the rest where there is room", () => {
  const size = { width: 1026, height: 430 };
  const [ball, line, gain] = [{ x: 0, y: -29.5 }, { x: 0, y: -30 }, { x: 0, y: -37 }];
  const far = { x: 0, y: 0 };
  const camera = framed([ball, line, gain, far], size, 1);
  for (const point of [ball, line, gain]) expect(sees(camera, size, point)).toBe(true);
  expect(sees(camera, size, far)).toBe(false);
});

test("no half of the picture is blank, even in a corner of the field", () => {
  const size = { width: 1026, height: 430 };
  const corner = kept({ x: -40, y: 40, wide: 30 }, 1, size);
  const tall = (30 * 430) / 1026;
  expect(corner.y + tall / 2).toBeLessThanOrEqual(6.01);
  expect(corner.x).toBeGreaterThan(-17);
});

test("a line between two men begins and ends at their edges", () => {
  expect(clear({ x: 0, y: 0 }, { x: 4, y: 0 })).toEqual([{ x: 0.5, y: 0 }, { x: 3.5, y: 0 }]);
  expect(clear({ x: 0, y: 0 }, { x: 0.6, y: 0 })).toEqual([{ x: 0, y: 0 }, { x: 0.6, y: 0 }]);
});

test("what was taken back isn't run again unasked; a cover between two people takes nothing back", () => {
  running.value = { ...run };
  cameOn("home", 40);
  cameOn("away", 31);
  cameOn("home", 40);
  expect(running.value).toEqual(run);
  expect(takenBack("home", 39)).toBe(true);
  cameOn("home", 39);
  expect(running.value).toBeNull();
  expect(takenBack("home", 39)).toBe(false);
});

test("a play that is being run goes on at its own table when the page is loaded anew, unless the game has gone back", () => {
  cameOn("home", 12, "one");
  running.value = { ...run };
  keepRun("one", "home", 12);
  cameOn("home", 3, "two");
  expect(running.value).toBeNull();
  keepRun("two", "home", 3);
  expect(runKept.value?.table).toBe("one");
  cameOn("home", 14, "one");
  expect(running.value).toEqual(run);
  cameOn("home", 3, "two");
  cameOn("home", 11, "one");
  expect(running.value).toBeNull();
  keepRun("one", "home", 11);
  expect(runKept.value).toBeNull();
});
