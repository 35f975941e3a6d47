import { expect, test } from "vitest";
import { worded } from "./rules";

test("a word of the glossary has its sentence, in any number and once a line; others don't", () => {
  const glossary = [
    { word: "down", means: "A try." },
    { word: "first down", means: "New downs." },
  ];
  const parts = worded("First down! Two downs, a countdown and one down more.", glossary);
  expect(parts.filter(({ means }) => means)).toEqual([
    { part: "First down", means: "New downs." },
    { part: "downs", means: "A try." },
  ]);
  expect(parts.map(({ part }) => part).join("")).toBe("First down! Two downs, a countdown and one down more.");
});
