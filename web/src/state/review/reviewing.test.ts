import { describe, expect, it } from "vitest";
import type { Decision, Review } from "../../net/review";
import { chanceOf, costlyOf, decisionOf, pointsOf } from "./reviewing";

const decision = (play: number, seat: "home" | "away", cost: number): Decision => ({
  seat, at: play, play, asked: "CallPlay", situation: "", chosen: "Run", cost, choices: [], judged: "", words: "", why: "", came: "", shown: null,
});
const review = {
  decisions: [decision(1, "home", 0), decision(1, "away", 0.3), decision(2, "home", 0.05), decision(3, "away", 0.1)],
  costly: [1, 3, 2],
} as unknown as Review;

describe("a review", () => {
  it("goes through the costly decisions of one's own side, the costliest first", () => {
    expect(costlyOf(review, "away")).toEqual([1, 3]);
    expect(costlyOf(review, "home")).toEqual([2]);
  });

  it("shows one's own decision of a play that is clicked, else the other side's", () => {
    expect(decisionOf(review, 1, "home")).toBe(0);
    expect(decisionOf(review, 1, "away")).toBe(1);
    expect(decisionOf(review, 3, "home")).toBe(3);
    expect(decisionOf(review, 9, "home")).toBeNull();
  });

  it("is told from the side that looks", () => {
    expect(chanceOf(0.7, "away")).toBeCloseTo(0.3);
    expect(pointsOf(-0.14, "home")).toBe(-14);
    expect(pointsOf(-0.14, "away")).toBe(14);
  });
});
