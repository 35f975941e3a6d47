import { describe, expect, it } from "vitest";
import type { EventOut } from "../../net/wire";
import { turned } from "./Drawn";
import { manAt, manSpot, placesOf, standing, swapped, WIDTH } from "./layout";
import { faceOf } from "./PlayingCard";
import { countsOf, shapeOf } from "./Shapes";

const event = (n: number, what: string, facts: Record<string, string> = {}) =>
  ({ n, what, facts, rule: "", text: "", tag: "" }) as unknown as EventOut;

describe("shapes", () => {
  it("names eleven places in the order of the rules", () => {
    expect(placesOf("G-B100-T01-W21")).toEqual({
      gun: true,
      places: ["QB", "C", "LG", "RG", "LT", "RT", "TER1", "WRL1", "WRL2", "WRR1", "BL1"],
    });
  });
  it("takes a shape apart and puts it together again", () => {
    const { gun, counts } = countsOf("U-B020-T01-W11");
    expect(shapeOf(gun, counts)).toBe("U-B020-T01-W11");
  });
  it("keeps every card on the grass", () => {
    for (const place of placesOf("U-B111-T11-W00").places.concat(placesOf("G-B000-T00-W41").places)) {
      const { x } = manSpot(manAt(place), { gun: false, xs: [] });
      expect(x).toBeGreaterThan(3);
      expect(x).toBeLessThan(WIDTH - 3);
    }
  });
});

describe("a hand", () => {
  it("exchanges two cards", () => expect(swapped(["a", "b", "c"], 0, 2)).toEqual(["c", "b", "a"]));
  it("names the second card of a zone", () =>
    expect(standing({ front: [-1, 1], zones: ["MLB", "MLB"], corners: ["WRL1"], cards: [] }).map((d) => d.place)).toEqual([
      "F1",
      "F2",
      "MLB",
      "MLB#2",
      "CB1",
    ]));
  it("reads faces", () => {
    expect(faceOf("10H")).toMatchObject({ rank: "10", suit: "♥", red: true });
    expect(faceOf("RJ")?.name).toBe("Red Joker");
    expect(faceOf("")).toBeNull();
  });
});

describe("drawn cards", () => {
  it("are those since the play began", () => {
    const events = [
      event(1, "turned", { card: "2C", purpose: "kick" }),
      event(2, "called"),
      event(3, "turned", { card: "9S", purpose: "snap" }),
    ];
    expect(turned(events).map((one) => one.card)).toEqual(["9S"]);
  });
});
