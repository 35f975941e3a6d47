import { describe, expect, it, vi } from "vitest";
import { api } from "../../net/api";
import type { Decision, Review } from "../../net/review";
import type { Match, ReviewMade } from "../../net/wire";
import { chanceOf, costlyOf, decisionOf, pointsOf, Reviewing } from "./reviewing";

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

  it("shows a play that is clicked though nobody's decision in it was judged", () => {
    const reviewing = new Reviewing("");
    reviewing.review.value = review;
    reviewing.look(3);
    expect([reviewing.looked.value, reviewing.play.value]).toEqual([3, 3]);
    reviewing.look(9);
    expect([reviewing.looked.value, reviewing.play.value]).toEqual([null, 9]);
  });

  it("goes through both sides' costly decisions for who only looks on", () => {
    const reviewing = new Reviewing("");
    reviewing.review.value = review;
    reviewing.match.value = { seats: [] } as unknown as Match;
    expect(reviewing.costly).toEqual([1, 3, 2]);
    reviewing.step(1);
    reviewing.step(1);
    expect(reviewing.looked.value).toBe(3);
    reviewing.match.value = { seats: ["home"] } as unknown as Match;
    expect(reviewing.costly).toEqual([2]);
  });

  it("that is stopped before it has a number is stopped when it has one", async () => {
    vi.spyOn(api, "match").mockResolvedValue({ seats: [] } as unknown as Match);
    vi.spyOn(api, "history").mockReturnValue(new Promise(() => undefined));
    vi.spyOn(api, "review").mockResolvedValue({ id: "7", stage: "waiting" } as unknown as ReviewMade);
    const stopped = vi.spyOn(api, "stopReview").mockResolvedValue({ id: "7", stage: "stopped" } as unknown as ReviewMade);
    const reviewing = new Reviewing("");
    await reviewing.stop();
    expect(stopped).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(stopped).toHaveBeenCalledWith("7"));
    reviewing.leave();
    vi.restoreAllMocks();
  });

  it("that ended with nothing to tell says so and can be asked for again", async () => {
    vi.spyOn(api, "match").mockResolvedValue({ seats: [] } as unknown as Match);
    vi.spyOn(api, "history").mockReturnValue(new Promise(() => undefined));
    const asked = vi.spyOn(api, "review").mockResolvedValue({ id: "7", stage: "stopped", review: null } as unknown as ReviewMade);
    const reviewing = new Reviewing("");
    await reviewing.stop();
    expect(reviewing.ended).toBe(false);
    await vi.waitFor(() => expect(reviewing.ended).toBe(true));
    asked.mockResolvedValue({ id: "7", stage: "waiting", review: null } as unknown as ReviewMade);
    reviewing.again();
    expect([reviewing.ended, reviewing.stopping.value]).toEqual([false, false]);
    await vi.waitFor(() => expect(reviewing.made.value?.stage).toBe("waiting"));
    reviewing.leave();
    vi.restoreAllMocks();
  });

  it("is told from the side that looks", () => {
    expect(chanceOf(0.7, "away")).toBeCloseTo(0.3);
    expect(pointsOf(-0.14, "home")).toBe(-14);
    expect(pointsOf(-0.14, "away")).toBe(14);
  });
});
