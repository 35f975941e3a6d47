import { expect, test } from "vitest";
import { forKeeps } from "../kept";
import { choicesOf, firstCoach, firstLength, newMatch, withHouse, withLength } from "./newMatch";

const sides = (mine: string, theirs: string) => ({ mine: { name: mine, colour: "" }, theirs: { name: theirs, colour: "" } });
const game = {
  id: "toy",
  title: "Toy",
  summary: "",
  prefix: "TY",
  options: [],
  lengths: [
    { name: "full", text: "", options: { rounds: 30 } },
    { name: "quick", text: "", options: { rounds: 3 } },
  ],
  coaches: [
    { level: "miser", name: "Sam", text: "", elo: 900 },
    { level: "rookie", name: "Pat", text: "", elo: 1000 },
  ],
};

test("two clicks: the quick game against the easiest coach is already chosen", () => {
  expect(firstLength(game)).toBe("quick");
  const first = choicesOf(game).find(({ level }) => level === firstCoach(game.coaches)?.level);
  expect(firstCoach([{ level: "easy" }, { level: "hard" }])?.level).toBe("easy");
  expect(first).toMatchObject({ mode: "practice", level: "miser", name: "Sam" });
  const body = newMatch(game, first!, "quick", {}, sides(" ", ""), { home: "", away: "" });
  expect(body).toMatchObject({
    game: "toy",
    mode: "practice",
    options: { rounds: 3 },
    home: { kind: "person", name: "Red" },
    away: { kind: "coach", level: "miser", name: "Sam" },
  });
  expect(body.contributions).toBe(true);
});

test("house rules override the length; equal names are told apart", () => {
  const hotseat = choicesOf(game).find((choice) => choice.mode === "hotseat")!;
  const body = newMatch(game, hotseat, "full", { rounds: 1 }, sides("Ada", "Ada"), { home: "", away: "" });
  expect(body.options).toEqual({ rounds: 1 });
  expect(body.home.name).not.toBe(body.away.name);
});

test("somebody new practises; for keeps is only a game against a coach", () => {
  const game = {
    id: "toy",
    title: "Toy",
    summary: "",
    prefix: "TY",
    options: [],
    lengths: [],
    coaches: [{ level: "rookie", name: "Rita", text: "", elo: null }],
  };
  const made = (mode: string) => {
    const choice = choicesOf(game).find((found) => found.mode === mode)!;
    return newMatch(game, choice, "", {}, sides("", ""), { home: "rookie", away: "rookie" }).for_keeps;
  };
  expect(made("practice")).toBe(false);
  forKeeps.value = true;
  expect([made("practice"), made("match"), made("hotseat"), made("watch")]).toEqual([true, false, false, false]);
  forKeeps.value = false;
});

test("clubs keep their names unless somebody names them, and a colour goes with its team", () => {
  const hotseat = choicesOf(game).find((choice) => choice.mode === "hotseat")!;
  const chosen = sides("", "Owls");
  chosen.theirs.colour = "#1d6b3c";
  const body = newMatch(game, hotseat, "full", {}, chosen, { home: "", away: "" }, null, true);
  expect(body.home).toEqual({ kind: "person" });
  expect(body.away).toEqual({ kind: "person", name: "Owls", colour: "#1d6b3c" });
});

test("length and house rules never contradict each other", () => {
  const lengths = [
    { name: "full", text: "", options: { plays: 24 } },
    { name: "quick", text: "", options: { plays: 12 } },
  ];
  const option = (name: string, value: number | boolean) => ({ name, default: value, choices: [], rule: "", text: "" });
  const football = { ...game, lengths, options: [option("plays", 24), option("overtime", true)] };
  const own = withHouse(football, { length: "quick", house: { overtime: false } }, "plays", 30);
  expect(own, "no length is lit").toEqual({ length: "", house: { overtime: false, plays: 30 } });
  expect(withLength(football, own, "quick"), "Quick is twelve plays").toEqual({ length: "quick", house: { overtime: false } });
  expect(withHouse(football, own, "plays", 24), "that is what Full is").toEqual({ length: "full", house: { overtime: false } });
  expect(withHouse(football, own, "overtime", true)).toEqual({ length: "", house: { overtime: true, plays: 30 } });
});
