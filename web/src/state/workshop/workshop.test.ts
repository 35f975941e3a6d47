import { describe, expect, it } from "vitest";
import type { CardDrawing, CardText } from "../../net/wire";
import { routeOf } from "../route";
import { cardKey, countOf, freshTexts } from "./changes";
import { NotText, textOf } from "./letters";
import { packed, unpacked } from "./link";

const mark = (x: number, text: string): CardText => ({ x, y: 10, text, size: 8, font: "regular", align: "centre", colour: "#000000" });
const card = (owner: string, ...texts: CardText[]): CardDrawing => ({ owner, title: "Running", width: 180, height: 252, shapes: [], texts });

describe("what a change changes", () => {
  it("is the texts that stand where another stood, or nothing did", () => {
    const before = [card("Bell", mark(1, "5"), mark(2, "7")), card("Fink", mark(1, "3"))];
    const after = [card("Bell", mark(1, "5"), mark(2, "9"), mark(3, "F")), card("Fink", mark(1, "3"))];
    const fresh = freshTexts(before, after);
    expect([...fresh.keys()]).toEqual([cardKey(after[0]!)]);
    expect([...fresh.values()].flatMap((texts) => [...texts].map(({ text }) => text))).toEqual(["9", "F"]);
    expect(countOf(fresh)).toBe(2);
  });

  it("marks nothing on a card that is new", () => {
    expect(freshTexts([], [card("Bell", mark(1, "5"))]).size).toBe(0);
  });
});

describe("letters of another code", () => {
  const latin = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  const wrong = (raw: Uint8Array<ArrayBuffer>): unknown[] => {
    try {
      return [textOf(raw)];
    } catch (problem) {
      return problem instanceof NotText ? [problem.row, problem.before] : [problem];
    }
  };

  it("are named by their row and what stands before them", () => {
    expect(wrong(latin("category,name\nplayer,Bell\nplayer,Müller\n"))).toEqual([3, "player,M"]);
    expect(wrong(latin("ÿþc"))).toEqual([1, ""]);
    expect(wrong(latin("category,name\r\nplayer,\xc4"))).toEqual([2, "player,"]);
  });

  it("are not those of UTF-8", () => {
    expect(wrong(new TextEncoder().encode("Čermák\nŁukasz"))).toEqual(["Čermák\nŁukasz"]);
  });
});

describe("a season in a link", () => {
  it("comes out as it went in, whatever its letters", async () => {
    const sheet = { file: "Čermák.csv", text: 'category,name\nplayer,"Łukasz, Čermák"\n'.repeat(80) };
    const hash = await packed(sheet);
    expect(hash).toMatch(/^[A-Za-z0-9_-]+$/);
    expect(hash.length).toBeLessThan(400);
    expect(await unpacked(`#${hash}`)).toEqual(sheet);
  });

  it("is null where it is none", async () => {
    for (const bad of ["#", "#abc", "#%%%", `#${"A".repeat(400)}`]) expect(await unpacked(bad)).toBeNull();
  });

  it("is refused where it unpacks to more than any sheet", async () => {
    expect(await unpacked(await packed({ file: "x.csv", text: "0".repeat(300_000) }))).toBeNull();
  });

  it("has an address of its own", () => {
    expect(routeOf("/workshop", "#abc")).toEqual({ screen: "workshop", hash: "#abc" });
    expect(routeOf("/workshop/", "")).toEqual({ screen: "workshop", hash: "" });
  });
});
