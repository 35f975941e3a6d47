import { describe, expect, it } from "vitest";
import type { Asked } from "../../../net/wire";
import { laneAnswer } from "./lanes";

const call = (play: string, carrier: string, lane = "") => ({ play, carrier, lane, side: "", blockers: [] });
const asked = (name: string, values: unknown[]) => ({ name, facts: {}, options: values.map((value) => ({ value, label: "", explain: "" })) }) as unknown as Asked;
const RUNS = ["BL1", "BR1"].flatMap((back) => ["F1", "F1-F2", "F2", "F2-F3", "F3"].map((lane) => call("rush", back, lane)));
const QUESTION = asked("Execute", [null, call("pass", "WRL1"), ...RUNS, call("scramble", "QB", "F2")]);

describe("a lane tapped on the grass", () => {
  it("is the run through it, of the first back or of the one taken up", () => {
    expect(laneAnswer(QUESTION, "", "", undefined, "F2")?.value).toEqual(call("rush", "BL1", "F2"));
    expect(laneAnswer(QUESTION, "rush", "BR1", undefined, "F3")?.value).toEqual(call("rush", "BR1", "F3"));
  });
  it("joins its neighbour that is chosen, of the same back", () => {
    expect(laneAnswer(QUESTION, "rush", "", call("rush", "BR1", "F2"), "F3")?.value).toEqual(call("rush", "BR1", "F2-F3"));
    expect(laneAnswer(QUESTION, "rush", "", call("rush", "BR1", "F3"), "F2")?.value).toEqual(call("rush", "BR1", "F2-F3"));
    expect(laneAnswer(QUESTION, "rush", "", call("rush", "BR1", "F1"), "F3")?.value).toEqual(call("rush", "BR1", "F3"));
    expect(laneAnswer(QUESTION, "rush", "", call("rush", "BR1", "F2-F3"), "F2")?.value).toEqual(call("rush", "BR1", "F2"));
  });
  it("is of the kind shown where that has lanes", () => {
    expect(laneAnswer(QUESTION, "scramble", "", undefined, "F2")?.value).toEqual(call("scramble", "QB", "F2"));
    expect(laneAnswer(QUESTION, "pass", "", undefined, "F2")?.value).toEqual(call("rush", "BL1", "F2"));
  });
  it("means nothing where nobody is asked for a play, or none leads there", () => {
    expect(laneAnswer(null, "", "", undefined, "F2")).toBeUndefined();
    expect(laneAnswer(asked("MoveBacks", RUNS), "", "", undefined, "F2")).toBeUndefined();
    expect(laneAnswer(QUESTION, "rush", "", undefined, "F4")).toBeUndefined();
  });
});
