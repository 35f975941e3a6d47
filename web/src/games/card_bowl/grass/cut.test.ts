import { describe, expect, it } from "vitest";
import type { Formations } from "../types";
import { cutFor, cutTo, edgesOf, uncut } from "./cut";
import { CARD, manAt, manSpot, placesOf, ROWS } from "./layout";

const shaped = (shape: string): Formations => ({ gun: shape.startsWith("G"), men: placesOf(shape).places.map(manAt), xs: [-2, -0.5, 0.5, 2], defenders: [] });

describe("cards on narrow grass", () => {
  it("are squeezed into a narrow box, the outermost cards whole, and found again under the finger", () => {
    const field = shaped("U-B101-T01-W11");
    const spots = field.men.map((man) => manSpot(man, field));
    const cut = cutFor({ width: 390, height: 236 }, spots, edgesOf(field));
    for (const spot of spots) {
      const { x } = cutTo(cut, spot);
      expect(x).toBeGreaterThanOrEqual(CARD.width / 2);
      expect(x).toBeLessThanOrEqual(cut.width - CARD.width / 2);
      expect(uncut(cut, cutTo(cut, spot)).x).toBeCloseTo(spot.x);
    }
    expect(cutFor({ width: 1026, height: 408 }, spots, edgesOf(field)).inner).toBe(1);
    const line = field.men.filter((man) => "LT".includes(man.kind)).map((man) => cutTo(cut, manSpot(man, field)).x);
    const apart = line.sort((one, two) => one - two).map((x, at) => x - (line[at - 1] ?? -99));
    expect(Math.min(...apart)).toBeGreaterThan(CARD.width); // nobody of the line lies under his neighbour
  });
  it("wide receivers in shotgun show their faces on a phone, two on a side", () => {
    const field = { ...shaped("G-B001-T00-W22"), xs: [-2.5, -0.5, 0.5, 2.5] };
    const spots = field.men.map((man) => manSpot(man, field));
    const cut = cutFor({ width: 390, height: 245 }, spots, edgesOf(field));
    const at = (place: string): number => cutTo(cut, manSpot(manAt(place), field)).x;
    expect(at("WRL2") - at("WRL1")).toBeGreaterThan(0.75 * CARD.width);
    expect(at("WRL1")).toBeGreaterThanOrEqual(CARD.width / 2);
    for (const spot of spots) expect(uncut(cut, cutTo(cut, spot)).x).toBeCloseTo(spot.x);
  });
  it("receivers of one side lie beside each other, none under the next, on phone and tablet", () => {
    const wides = ["G-B100-T01-W21", "U-B000-T00-W32", "G-B000-T00-W41", "U-B101-T01-W12", "G-B001-T01-W30", "U-B010-T10-W21"];
    for (const shape of wides)
      for (const box of [{ width: 390, height: 242 }, { width: 834, height: 442 }]) {
        const field = { ...shaped(shape), xs: [-2, -0.5, 0.5, 2] };
        const spots = field.men.map((man) => manSpot(man, field));
        const cut = cutFor(box, spots, edgesOf(field));
        const row = spots.filter(({ y }) => y === ROWS.line).map((spot) => cutTo(cut, spot).x).sort((one, two) => one - two);
        for (const [at, x] of row.entries()) if (at > 0) expect(x - (row[at - 1] ?? 0), `${shape} ${box.width}`).toBeGreaterThan(0.97 * CARD.width);
        expect(row[0]).toBeGreaterThanOrEqual(CARD.width / 2);
        expect(row.at(-1)).toBeLessThanOrEqual(cut.width - CARD.width / 2);
        for (const spot of spots) expect(uncut(cut, cutTo(cut, spot)).x).toBeCloseTo(spot.x);
      }
  });
});
