import { expect, test } from "vitest";
import { COLOURS, contrast, distance, paintsOf, teamColours, USUAL } from "./colours";

test("every colour can be read on paper, in the dark and under white letters", () => {
  for (const colour of [...COLOURS, "#ffffff", "#000000", "#ffd23f"]) {
    const { light, dark, paint } = paintsOf(colour);
    expect(contrast(light, "#fffdf8"), colour).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark, "#1a1f23"), colour).toBeGreaterThanOrEqual(4.5);
    expect(contrast(paint, "#ffffff"), colour).toBeGreaterThanOrEqual(4.5);
  }
});

test("a colour close to grass has a light rim, others none", () => {
  expect(paintsOf("#1d6b3c").rim).toBe("#ffffff");
  expect(paintsOf("#a8291f").rim).toBe("transparent");
});

test("two teams never look alike", () => {
  expect(teamColours({ home: "#1d6b3c", away: "" })).toEqual({ home: "#1d6b3c", away: USUAL.away });
  expect(teamColours({ home: "", away: "" })).toEqual(USUAL);
  for (const home of ["", ...COLOURS])
    for (const away of ["", ...COLOURS]) {
      const both = teamColours({ home, away });
      expect(distance(both.home, both.away), `${home} ${away}`).toBeGreaterThanOrEqual(60);
    }
});
