import { expect, test } from "vitest";
import type { Ended, EventOut, State } from "../net/wire";
import { text } from "../text/en";
import { remember, withFile, type MyGame } from "./kept";
import { momentAfter } from "./replay/moments";
import { inOrder, mayHaveNews, standing, timeLeft } from "./lobby/myGames";
import { promiseKept } from "./table/promises";
import { routeOf, tablePath } from "./route";
import { aloneAt, distinct, keepQuestions, mustCover, stillAlone, uncoveredAt, nextEyes, sameForBoth, secretsInPlay, seenBy, told } from "./table/eyes";

const event = (n: number, seat?: "home" | "away"): EventOut => ({
  n,
  rule: "XX-1",
  tag: "",
  what: "told",
  facts: {},
  text: `event ${n}`,
  ...(seat ? { seat } : {}),
});
const state = (more: Partial<State>): State => ({
  type: "state",
  seq: 1,
  view: null,
  scoreboard: null,
  situation: "",
  board: "",
  questions: [],
  waiting: [],
  over: false,
  score: [0, 0],
  can_take_back: false,
  ...more,
});
const asked = (seat: "home" | "away", sealed: boolean) => ({
  seat,
  sealed,
  covered: false,
  kind: "",
  first_time: "",
  name: "Call",
  rule: "",
  prompt: "",
  listed: true,
  facts: {},
  options: [],
  truncated: false,
});
const sight = (view: string) => ({ view, scoreboard: null, situation: "", board: "" });

test("a table's address holds its token in the fragment, and perhaps a moment", () => {
  expect(routeOf("/play", "#abc_-9")).toEqual({ screen: "table", token: "abc_-9", at: null });
  expect(routeOf("/play", "#abc@42")).toEqual({ screen: "table", token: "abc", at: 42 });
  expect(tablePath("abc", 42)).toBe("/play#abc@42");
});

test("anything else is the lobby", () => {
  expect(routeOf("/how-to-play/card_bowl", "")).toEqual({ screen: "how", game: "card_bowl" });
  expect(routeOf("/learn/card_bowl", "")).toEqual({ screen: "lessons", shelf: "lessons", game: "card_bowl" });
  expect(routeOf("/learn/card_bowl/3", "")).toEqual({ screen: "lesson", shelf: "lessons", game: "card_bowl", number: 3 });
  expect(routeOf("/puzzles/card_bowl/12", "")).toEqual({ screen: "lesson", shelf: "puzzles", game: "card_bowl", number: 12 });
  expect(routeOf("/", "#abc").screen).toBe("lobby");
  expect(routeOf("/play", "").screen).toBe("lobby");
  expect(routeOf("/play", "#a b").screen).toBe("lobby");
  expect(routeOf("/play", "#abc@x").screen).toBe("lobby");
});

test("whoever looks goes on; else the first that must answer", () => {
  expect(nextEyes(null, ["home", "away"])).toBe("home");
  expect(nextEyes("away", ["home", "away"])).toBe("away");
  expect(nextEyes("away", ["home"])).toBe("home");
  expect(nextEyes("away", [])).toBe("away");
});

test("the screen is covered for sealed answers and for views that differ, not otherwise", () => {
  expect(secretsInPlay(state({ questions: [asked("home", true)] }), [], "home")).toBe(true);
  expect(secretsInPlay(state({ questions: [asked("home", true)] }), [], "away")).toBe(false);
  expect(secretsInPlay(state({ questions: [asked("home", false)] }), [], "home")).toBe(false);
  expect(secretsInPlay(state({ sides: { home: sight("a"), away: sight("b") } }), [], "home")).toBe(true);
  expect(secretsInPlay(state({ sides: { home: sight("a"), away: sight("a") } }), [], "home")).toBe(false);
});

test("the same words on another down are another question: nothing of the old one is kept for it", () => {
  const before = state({ view: { down: 1 }, questions: [asked("home", true)] });
  const again = keepQuestions(state({ view: { down: 1 }, questions: [asked("home", true)] }), before);
  expect(again.questions[0]).toBe(before.questions[0]);
  const next = keepQuestions(state({ view: { down: 2 }, questions: [asked("home", true)] }), before);
  expect(next.questions[0]).not.toBe(before.questions[0]);
  expect(keepQuestions(state({ questions: [asked("home", true)] }), null).questions).toHaveLength(1);
});

test("once a secret was told to a seat, every hand-over is covered", () => {
  expect(secretsInPlay(state({}), [event(0)], "home")).toBe(false);
  expect(secretsInPlay(state({}), [event(0, "away")], "home")).toBe(true);
});

test("a table just opened is covered where something is already secret", () => {
  const both = state({ questions: [asked("home", true), asked("away", true)], waiting: ["home", "away"] });
  expect(mustCover(both, [], null, "home"), "the first secret too").toBe(true);
  expect(mustCover(both, [], "home", "home"), "both looked at the play before").toBe(true);
  expect(mustCover(both, [], "home", "home", uncoveredAt(both, "home")), "once").toBe(false);
  const open = state({ questions: [asked("home", false)], waiting: ["home"] });
  expect(mustCover(open, [], null, "home"), "nothing is secret").toBe(false);
  const second = state({ questions: [asked("away", true)], waiting: ["away"] });
  expect(mustCover(second, [], null, "away")).toBe(true);
  const hands = state({ waiting: ["home"], sides: { home: sight("a"), away: sight("b") } });
  expect(mustCover(hands, [], null, "home")).toBe(true);
  expect(mustCover(hands, [], "home", "home")).toBe(false);
  expect(mustCover({ ...hands, over: true }, [], "home", "away")).toBe(false);
  const dealt = state({ questions: [{ ...asked("home", false), facts: { hand: ["QS"] } } as ReturnType<typeof asked>], waiting: ["home"] });
  expect(mustCover(dealt, [], "home", "home"), "both saw the question before, only one may see the hand").toBe(true);
});

test("who uncovered the screen goes on alone until the other is asked or a play has ended, when both look", () => {
  const mine = state({ questions: [asked("home", true)], waiting: ["home"] });
  const alone = aloneAt([event(0)], "home");
  expect(stillAlone(mine, [event(0), event(1)], "home", alone)).toBe(true);
  expect(stillAlone(mine, [event(0), { ...event(1), what: "play_ended" }], "home", alone)).toBe(false);
  expect(stillAlone(state({ waiting: ["home", "away"] }), [event(0)], "home", alone)).toBe(false);
  expect(stillAlone(state({ waiting: ["away"] }), [event(0)], "away", alone)).toBe(false);
  expect(stillAlone(mine, [event(0)], "home", "")).toBe(false);
});

test("views that only say whose they are are the same", () => {
  expect(sameForBoth({ seat: "home", ball: [1, 2] }, { seat: "away", ball: [1, 2] })).toBe(true);
  expect(sameForBoth({ seat: "home", hand: ["x"] }, { seat: "away", hand: ["y"] })).toBe(false);
  expect(sameForBoth({ hand: ["x"] }, { hand: [] })).toBe(false);
  expect(sameForBoth({ hand: null }, { hand: ["x"] })).toBe(false);
  expect(sameForBoth({ a: 1 }, { b: 1 })).toBe(false);
});

test("eyes read public events and their own secrets", () => {
  const events = [event(0), event(1, "home"), event(2, "away")];
  expect(seenBy(events, "home").map((seen) => seen.n)).toEqual([0, 1]);
  expect(seenBy(events, null).map((seen) => seen.n)).toEqual([0]);
  const open = [event(0), event(1)];
  expect(seenBy(open, "home")).toBe(open);
});

test("stepping through history skips moments that look the same", () => {
  const frame = (at: number, events: number, view: string) => ({ at, events, waiting: [], ...sight(view) });
  const frames = [frame(0, 0, "a"), frame(1, 0, "a"), frame(2, 3, "a"), frame(3, 3, "b")];
  expect(distinct(frames).map((kept) => kept.at)).toEqual([0, 2, 3]);
});

test("events told again from a number replace those after it", () => {
  expect(told([event(0), event(1), event(2)], 1, [event(1)]).map((seen) => seen.n)).toEqual([0, 1]);
  expect(told([event(0)], 1, [event(1), event(2)])).toHaveLength(3);
  expect(told([event(0), event(1)], 0, [])).toHaveLength(0);
});

test("my games: the newest first, tokens are never forgotten", () => {
  let games = remember([], { match: "a", tokens: { home: "h", watch: "w" } }, 1);
  games = remember(games, { match: "b" }, 2);
  games = remember(games, { match: "a", score: [7, 3], tokens: {} }, 3);
  expect(games.map((game) => game.match)).toEqual(["a", "b"]);
  expect(games[0]).toMatchObject({ tokens: { home: "h", watch: "w" }, score: [7, 3], opened: 3 });
});

const game = (match: string, more: Partial<MyGame>): MyGame => ({
  ...(remember([], { match, names: { home: "Red", away: "Blue" }, seats: ["home"] }, 1)[0] as MyGame),
  ...more,
});

test("my games: whose turn it is, and those that wait for me first", () => {
  const over = game("a", { over: true, result: { winner: "home", how: "Red won 7–0." }, opened: 9 });
  const theirs = game("b", { waiting: ["away"], opened: 8 });
  const mine = game("c", { waiting: ["home", "away"], opened: 1 });
  const shared = game("d", { seats: ["home", "away"], waiting: ["away"], opened: 2 });
  const joining = game("e", { awaited: ["away"], opened: 3 });
  const watched = game("f", { seats: [], waiting: ["home"], opened: 4 });
  expect(standing(over)).toBe("Red won 7–0.");
  expect(standing(theirs)).toBe("Waiting for Blue");
  expect(standing(mine)).toBe("Your turn");
  const moment = { down: "2nd and 6", spot: "Red 34", period: "3rd quarter", clock: "7:30" };
  expect(text.lobby.goOn.at(standing(mine), moment)).toBe("Your turn: 2nd and 6 at the Red 34, 3rd quarter, 7:30");
  expect(text.lobby.goOn.at(standing(mine), { ...moment, down: "kickoff", spot: "", clock: "" })).toBe("Your turn: kickoff, 3rd quarter");
  expect(text.lobby.goOn.at(standing(mine), null), "older entries know no more").toBe("Your turn");
  expect(standing(shared)).toBe("Blue to decide");
  expect(standing(joining)).toBe("Waiting for Blue");
  expect(standing(watched)).toBe("Running");
  const again = { ...over, match: "g", rematch_by: "away" as const };
  expect(standing(again)).toBe("Blue wants a rematch");
  expect(inOrder([mine, over, again]).map((known) => known.match)).toEqual(["g", "c", "a"]);
  expect([over, { ...over, mode: "match" as const }].map((known) => mayHaveNews(known, 10))).toEqual([false, true]);
  expect(mayHaveNews({ ...over, mode: "match" }, 9e9)).toBe(false);
  const order = inOrder([over, theirs, mine, shared, joining, watched]).map((known) => known.match);
  expect(order).toEqual(["d", "c", "b", "f", "e", "a"]);
});

test("the list of games says whose clock runs and how long, one's own first", () => {
  const clock = (...running: ("home" | "away")[]) => ({ running, left: { home: 90, away: 7200 }, heard: 1000 });
  expect(timeLeft(game("a", { clock: clock("home", "away") }), 31_000)).toBe("Your clock: 1:00");
  expect(timeLeft(game("a", { clock: clock("away") }), 1000)).toBe("Blue's clock: 2 h 00 min");
  expect(timeLeft(game("a", { clock: clock("home") }), 99_000)).toBe("Your clock: time is up");
  expect(timeLeft(game("a", { seats: [], clock: clock("home") }), 1000)).toBe("Red's clock: 1:30");
  expect(timeLeft(game("a", { clock: clock() }), 1000)).toBe("");
  expect(timeLeft(game("a", { over: true, clock: clock("home") }), 1000)).toBe("");
  expect(timeLeft(game("a", {}), 1000)).toBe("");
});

test("an event leads to the moment when it had just happened", () => {
  const frames = [{ events: 1 }, { events: 1 }, { events: 4 }, { events: 6 }];
  expect([0, 1, 3, 4, 5, 99].map((n) => momentAfter(frames, n))).toEqual([0, 2, 2, 3, 3, 3]);
});

test("what was promised before the first throw is compared at the end", () => {
  const promised = { commitment: "c", parts: { home: "p" } };
  const ended = (commitment: string, home: string) =>
    ({ commitment, contributions: { home, away: "x" } }) as unknown as Ended;
  expect(promiseKept(promised, ended("c", "p"))).toBe(true);
  expect(promiseKept(promised, ended("d", "p"))).toBe(false);
  expect(promiseKept(promised, ended("c", "q"))).toBe(false);
  expect(promiseKept(undefined, ended("c", "p"))).toBe(null);
});

test("a file that was brought again replaces the older one, and only a few are kept", () => {
  const file = (title: string, value = "{}") => ({ title, value });
  const all = withFile({ other: [file("x")] }, "cp", file("Owls", "old"));
  expect(withFile(all, "cp", file("Owls", "new"))).toEqual({ other: [file("x")], cp: [file("Owls", "new")] });
  const many = Array.from({ length: 20 }).reduce<typeof all>((kept, _, at) => withFile(kept, "cp", file(`team ${at}`)), all);
  expect(many["cp"]?.map(({ title }) => title)).toEqual([19, 18, 17, 16, 15, 14, 13, 12].map((at) => `team ${at}`));
});
