import { describe, expect, it } from "vitest";
import type { EventOut } from "../../net/wire";
import { starsFor } from "./lesson";
import { parting } from "./setTable";

const event = (n: number, text: string): EventOut => ({ n, rule: "DF-1.1", tag: "printed", what: "said", facts: {}, text }) as EventOut;

describe("a lesson", () => {
  it("has three stars without a wrong try and at least one at its end", () => {
    expect([0, 1, 2, 3, 20].map(starsFor)).toEqual([3, 2, 2, 1, 1]);
  });

  it("finds where the table's events part from those it holds", () => {
    const held = [event(0, "a"), event(1, "b")];
    expect(parting(held, [...held, event(2, "c")])).toBe(2);
    expect(parting(held, [event(0, "a"), event(1, "other")])).toBe(1);
    expect(parting(held, [])).toBe(0);
  });
});
