import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import type { Outcome } from "../../net/wire";
import { text } from "../../text/en";
import { situationOf } from "./saying";
import type { Stage } from "./stages";

const director = (revealing: boolean, stage: Stage, moment = "") => ({
  revealing: signal(revealing),
  stage: signal(stage),
  outcome: signal(moment ? ({ moment } as Outcome) : null),
});

test("while a play is told nothing is said of the moment before", () => {
  expect(situationOf(director(false, "rest"), "Home 0, Away 0.")).toBe("Home 0, Away 0.");
  expect(situationOf(director(true, "dice"), "Home 0, Away 0.")).toBe(text.table.happening);
  expect(situationOf(director(true, "result"), "Home 0, Away 0.")).toBe(text.table.spotted);
  expect(situationOf(director(true, "result", "final"), "Home 0, Away 0.")).toBe(text.table.stands["final"]);
});
