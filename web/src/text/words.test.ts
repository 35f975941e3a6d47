/** Every text of the page, read by the rules that the sentences of recorded games are read by (`tests/football/test_told.py`). */

import { describe, expect, it } from "vitest";
import rules from "../../../tests/football/words.json";
import { cards } from "./en.dice_football";
import { cardBowl } from "./en.card_bowl";
import { cp } from "./en.canadian_pro";
import { os } from "./en.out_of_sight";
import { scrimmage } from "./en.scrimmage";
import { text } from "./en";
import { does, isPlural, possessive } from "./names";
import { BY_NAME, BY_PATH } from "./samples";

const modules = import.meta.glob<{ default: unknown }>(["../games/*/signs.ts", "../games/*/help.ts"], { eager: true });

const of = (game: string): unknown[] => Object.entries(modules).flatMap(([path, module]) => (path.includes(`/${game}/`) ? [module.default] : []));

const PARTS: Record<string, unknown> = {
  page: text,
  dice_football: [cards, of("dice_football")],
  card_bowl: [cardBowl, of("card_bowl")],
  canadian_pro: [cp, of("canadian_pro")],
  out_of_sight: [os, of("out_of_sight")],
  scrimmage: [scrimmage, of("scrimmage")],
};

/** What nobody reads: where a sign is drawn, the phases that a step stands for, names of choices. */
const NOT_READ = /\.(at|id|per|plate\.kind|steps\.\d+\.1|ways\.\d+\.0)(\.|$)|\.name$(?<=export\.name)|playsFile|alone\.file/;

/** The names of a function's parameters, as they are written. */
function parameters(made: (...given: never[]) => unknown): string[] {
  const head = /^(?:function \w*)?\(?((?:[^()]|\([^()]*\))*?)\)?\s*(?:=>|\{)/s.exec(made.toString())?.[1] ?? "";
  return head.replace(/=[^,]*/g, "").split(",").map((one) => one.trim().replace(/\d+$/, "")).filter(Boolean);
}

function* called(made: (...given: never[]) => unknown, path: string): Generator<[string, unknown]> {
  const given = BY_PATH[path];
  const names = given ? [] : parameters(made);
  for (const name of names) if (!(name in BY_NAME)) throw new Error(`${path}: no samples for ${name} (samples.ts)`);
  const most = Math.max(1, ...names.map((name) => BY_NAME[name]?.length ?? 0));
  const calls = given ?? Array.from({ length: most }, (_, at) => names.map((name) => BY_NAME[name]?.[at % BY_NAME[name].length]));
  for (const one of calls) yield* read((made as (...given: unknown[]) => unknown)(...one), path);
}

/** Every text in it, with its place. */
function* read(value: unknown, path: string): Generator<[string, unknown]> {
  if (NOT_READ.test(path)) return;
  if (typeof value === "function") yield* called(value as () => unknown, path);
  else if (value && typeof value === "object") for (const [name, one] of Object.entries(value)) yield* read(one, `${path}.${name}`);
  else if (typeof value === "string" || value === undefined || Number.isNaN(value)) yield [path, value];
}

const known = (part: string): Set<string> => {
  const lists = [rules.known, rules["known on the page"]] as Record<string, string>[];
  return new Set(lists.flatMap((list) => [list[part], part === "page" ? "" : lists[1]?.["page"]].flatMap((words) => (words ?? "").split(" "))));
};

const WRONG: [string, RegExp][] = [
  ["a word is said twice", new RegExp(rules.doubled, "i")],
  ["a name of the program", new RegExp(rules.snake)],
  ["a name of the program", new RegExp(rules.camel)],
  ["a name of the program", /\b[a-z]+[A-Z]\w*|\bundefined\b|\bnull\b|\[object/],
  ["something of the program", new RegExp(rules.of_the_program)],
  ["one of many", new RegExp(rules.one_of_many)],
  ["a stop too many, a hole or a hyphen for a minus", new RegExp(rules.strange)],
];

/** What is fine all the same: the id of a rule, the name of an encoding, a file's size, "less than 1 %", the gap in a formula. */
const FINE = /\bUTF-8\b|\b[A-Z]{2}-[\d.]*\d|(?<=\d) KiB\b|^<1 %$|− \?$/g;

function faults(part: string, said: unknown, path: string): string[] {
  if (typeof said !== "string") return [`${path}: ${String(said)}`];
  const words = said.replace(FINE, "x");
  const short = (words.match(new RegExp(rules.abbreviation, "g")) ?? []).filter((one) => !known(part).has(one));
  return [
    ...WRONG.filter(([, pattern]) => pattern.test(words)).map(([what]) => `${path}: ${what}: ${said}`),
    ...short.map((one) => `${path}: ${one} is explained nowhere: ${said}`),
  ];
}

describe("the words of the page", () => {
  it.each(Object.keys(PARTS))("%s: nothing is doubled, nothing of the program shows through, and no abbreviation is unexplained", (part) => {
    const all = [...read(PARTS[part], part)];
    expect(all.length).toBeGreaterThan(40);
    expect(all.flatMap(([path, said]) => faults(part, said, path))).toEqual([]);
  });

  it("have verbs and possessives that fit the name", () => {
    expect(["Lions", "Montreal", "Dallas", "Angus", "Northern Foxes"].map(isPlural)).toEqual([true, false, false, false, true]);
    expect([does("Lions", "wins"), does("Lions", "tries"), does("Lions", "has"), does("Penny", "asks")]).toEqual(["Lions win", "Lions try", "Lions have", "Penny asks"]);
    expect([possessive("Reds"), possessive("Montreal"), possessive("Dallas")]).toEqual(["Reds'", "Montreal's", "Dallas'"]);
  });
});

it("a gain in Out of Sight is rounded as its log rounds it: a quarter of a yard to the even tenth", () => {
  expect([50.25, 50.75, -0.25, 9.64, 30, 0].map(os.signed)).toEqual(["+50.2", "+50.8", "−0.2", "+9.6", "+30", "+0"]);
});
