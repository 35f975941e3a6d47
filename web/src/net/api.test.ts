import { expect, test } from "vitest";
import { whole } from "./api";
import type { Frame } from "./wire";

const frame = (view: Frame["view"]) => ({ at: 0, waiting: [], events: 0, view }) as unknown as Frame;

test("what many frames share is put back into each that came without it", () => {
  const told = { same: { field: "long" }, frames: [frame({ down: 1 }), frame({ down: 2, field: "another" })] };
  expect(whole(told).frames.map((one) => one.view)).toEqual([
    { field: "long", down: 1 },
    { field: "another", down: 2 },
  ]);
});
