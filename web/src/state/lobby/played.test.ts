import { expect, test } from "vitest";
import type { GameInfo, Match } from "../../net/wire";
import { myGames, remember } from "../kept";
import { beaten, counts, gamesIn, nextRung, notePlayed, played, recordOf, rivals, streakOf, withGame } from "./played";

const coaches = [
  { level: "miser", name: "Sam", text: "", elo: 900 },
  { level: "rookie", name: "Pat", text: "", elo: 1000 },
];
const toy = { id: "toy", title: "Toy", coaches } as unknown as GameInfo;

const over = (match: string, more: Partial<Match> = {}): Match =>
  ({
    match,
    game: "toy",
    title: "Toy",
    mode: "practice",
    names: { home: "Ada", away: "Sam" },
    seats: ["home"],
    score: [7, 3],
    over: true,
    result: { winner: "home", how: "" },
    coaches: { home: "", away: "miser" },
    season: null,
    for_keeps: true,
    taken_back: [],
    sittings: [],
    ...more,
  }) as unknown as Match;

const people = { mode: "match", for_keeps: false, coaches: { home: "", away: "" }, names: { home: "Ada", away: "Bob" } } as const;

test("a game counts for keeps against a coach, and between people if nothing was taken back", () => {
  expect(counts(over("a"))).toBe(true);
  expect(counts(over("a", { for_keeps: false }))).toBe(false);
  expect(counts(over("a", { over: false }))).toBe(false);
  expect(counts(over("a", { seats: [] }))).toBe(false);
  expect(counts(over("a", people))).toBe(true);
  expect(counts(over("a", { ...people, taken_back: [{ by: "home", events: 3 }] }))).toBe(false);
  expect(counts(over("a", { ...people, sittings: [{ seat: "away", coach: "miser", events: 3 }] }))).toBe(false);
});

test("a game is kept once, and one that was tried from a moment not at all", () => {
  const once = withGame([], over("a"));
  expect(withGame(once, over("a", { score: [9, 3] })).map(({ score }) => score)).toEqual([[9, 3]]);
  expect(withGame(once, over("b", { for_keeps: false }))).toBe(once);
  myGames.value = remember([], { match: "c", tried: true }, 1);
  notePlayed(over("c", people));
  expect(played.value).toEqual([]);
  notePlayed(over("d", people));
  expect(played.value.map(({ match }) => match)).toEqual(["d"]);
});

test("everybody one has met has a line, people first", () => {
  const all = [
    over("a"),
    over("b", { ...people, seats: ["away"], names: { home: "Bob", away: "Ada" }, score: [3, 10], result: { winner: "away", how: "" } }),
    over("c", { ...people, title: "Other", score: [0, 20], result: { winner: "away", how: "" } }),
    over("d", { ...people, score: [6, 6], result: { winner: null, how: "" } }),
  ].reduce(withGame, []);
  const [bob, sam] = rivals(all, [toy]);
  expect([bob?.name, bob?.coach, sam?.name, sam?.coach]).toEqual(["Bob", false, "Sam", true]);
  expect(bob && [gamesIn(bob.total), recordOf(bob.total), bob.total.points, bob.total.against, bob.letters]).toEqual([3, "1–1–1", 16, 29, "WLT"]);
  expect([...(bob?.games.keys() ?? [])]).toEqual(["Toy", "Other"]);
  expect([streakOf("LWWW"), streakOf("WL"), streakOf("")]).toEqual(["W3", "L1", ""]);
});

test("a rung is taken by a win for keeps, not in a season", () => {
  const lost = over("a", { result: { winner: "away", how: "" } });
  const inSeason = over("b", { season: "s", names: { home: "Herons", away: "Gannets" } });
  const before = [lost, inSeason].reduce(withGame, []);
  expect(beaten(before, "toy").size).toBe(0);
  expect(rivals(before, [toy]).map(({ name }) => name)).toEqual(["Sam", "Gannets"]);
  const down = beaten(withGame(before, over("c")), "toy");
  expect([...down]).toEqual(["miser"]);
  expect(nextRung(coaches, down)?.level).toBe("rookie");
  expect(nextRung(coaches, new Set(["miser", "rookie"]))).toBeUndefined();
});
