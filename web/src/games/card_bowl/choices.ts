/** The answers to a question, sorted by the card on the grass that they move. */

import type { Asked, Option, Plain } from "../../net/wire";
import { column, coverSpot, manAt, manSpot, outSpot, ROWS, zoneSpot, type Spot } from "./grass/layout";
import type { Formations } from "./types";

interface Move {
  card: string;
  act: string;
  to: string;
}

const record = (value: Plain): Record<string, Plain> | null => (value !== null && typeof value === "object" && !Array.isArray(value) ? value : null);

/** The one move of an answer: of a turn, or by itself; a motion goes to a group. */
export function moveOf(value: Plain): Move | null {
  const given = record(value);
  if (!given) return null;
  const turn = given["moves"];
  if (Array.isArray(turn)) return turn.length === 1 ? moveOf(turn[0] ?? null) : null;
  if (typeof given["card"] !== "string") return null;
  if (typeof given["slot"] === "string") return { card: given["card"], act: "motion", to: given["slot"] };
  return { card: given["card"], act: String(given["act"] ?? ""), to: String(given["to"] ?? "") };
}

export interface Call {
  play: string;
  carrier: string;
  lane: string;
  side: string;
  blockers: string[];
}

export function callOf(value: Plain): Call | null {
  const given = record(value);
  return given && typeof given["play"] === "string" ? (given as unknown as Call) : null;
}

/** The card that an answer speaks of; nothing for "done", "stay" and the like. */
export function cardOf(value: Plain): string {
  if (typeof value === "string") return value === "none" ? "" : value;
  return callOf(value)?.carrier ?? moveOf(value)?.card ?? "";
}

/** Questions that are answered by tapping one's own cards. */
const BY_CARD = new Set(["Motion", "Adjust", "BlockingPattern", "MoveBacks", "DefenceTurn", "MoveOneBack", "Execute", "ShotgunBacks", "Develop", "ExtraCard", "CoverBack"]);
/** Questions whose answer is any number of cards. */
const SEVERAL = new Set(["Tacklers", "BlockOrRelease"]);

export const byCard = (asked: Asked): boolean => BY_CARD.has(asked.name);
export const several = (asked: Asked): boolean => SEVERAL.has(asked.name);

/** Questions that may be passed over at once, for those who want to get to the play. */
const PASSED = new Set(["Motion", "Adjust", "BlockingPattern", "MoveBacks", "Sneak", "MoveOneBack", "ShotgunBacks", "DefenceTurn"]);
const PASSES = new Set(["no", "none"]);

/** The answer that moves nothing, where a question may be passed over. */
export function passOn(asked: Asked): Option | undefined {
  if (asked.name === "BlockOrRelease") return asked.options[0]; // every tight end blocks
  if (!PASSED.has(asked.name)) return undefined;
  return asked.options.find(({ value }) => value === null || (typeof value === "string" && PASSES.has(value)) || record(value)?.["done"] === true);
}

export interface Choices {
  cards: Map<string, Option[]>;
  /** Answers that move no card: the turn is over, nobody, stay. */
  rest: Option[];
}

export function choicesOf(asked: Asked): Choices {
  const cards = new Map<string, Option[]>();
  const rest: Option[] = [];
  for (const option of asked.options) {
    const card = cardOf(option.value);
    if (card) cards.set(card, [...(cards.get(card) ?? []), option]);
    else rest.push(option);
  }
  return { cards, rest };
}

/** The cards that may be named in an answer of several. */
export function nameable(asked: Asked): string[] {
  return [...new Set(asked.options.flatMap((option) => (Array.isArray(option.value) ? option.value.map(String) : [])))];
}

const GROUP = /^(TE|WR)[LR]$|^B[LMR]$/;

/** Where a move leads on the grass; null if it leads nowhere in particular. */
export function targetOf(value: Plain, field: Formations): Spot | null {
  const move = moveOf(value);
  if (!move?.to) return null;
  if (/^F\d+$/.test(move.to)) {
    const at = Number(move.to.slice(1)) - 1;
    const defends = field.defenders.some((one) => one.place === move.card);
    return { x: column(field.xs[at] ?? 0), y: defends ? ROWS.front : ROWS.met };
  }
  if (field.men.some((man) => man.place === move.to)) return coverSpot(move.to, field, field.defenders.filter((one) => one.on === move.to).length);
  if (/^(MLB|OLB|ILB|S)/.test(move.to)) return zoneSpot(move.to, field.defenders.filter((one) => one.zone === move.to).length);
  if (GROUP.test(move.to)) return joined(move.to, field);
  if (/^[LMR]$/.test(move.to)) return move.act === "out" ? outSpot(move.to, field.men.filter((man) => man.out && man.side === move.to).length) : joined(`B${move.to}`, field);
  return null;
}

/** The next free place of a group. */
function joined(group: string, field: Formations): Spot {
  const next = field.men.filter((man) => man.place.startsWith(group)).length + 1;
  const man = manAt(`${group}${next}`);
  return manSpot(man, { ...field, men: [...field.men, man] });
}

/** The lane that an answer speaks of. */
export function laneOf(value: Plain): string {
  const call = callOf(value);
  if (call) return call.lane;
  const move = moveOf(value);
  if (move) return /^F\d+$/.test(move.to) ? move.to : "";
  return typeof value === "string" && /^F\d/.test(value) ? value : "";
}
