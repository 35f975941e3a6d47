import { expect, test } from "vitest";
import type { Rule } from "../net/wire";
import { found, worded } from "./rules";

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

test("a title with the very word comes before one that only contains its letters, and both before a text", () => {
  const rule = (id: string, title: string, text = ""): Rule => ({ id, title, text, chapter: "", tag: "", tables: [], inner: false }) as unknown as Rule;
  const rules = [rule("DF-1", "Kicks", "No fumble here."), rule("DF-9.6", "A kick is never fumbled"), rule("DF-10.3", "Event 03 Fumble")];
  expect(found(rules, "fumble").map(({ id }) => id)).toEqual(["DF-10.3", "DF-9.6", "DF-1"]);
  expect(found(rules, "DF-9.6").map(({ id }) => id)).toEqual(["DF-9.6"]);
});
