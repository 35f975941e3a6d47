/** The cards turned in this play: which lie on the grass and where (CB-2.17), and which in a row of their own. */

import { other, type Asked, type EventOut, type Facts, type Plain, type Seat } from "../../../net/wire";
import { along, column, defenderSpot, manSpot, MIDDLE, ROWS, type Spot } from "../grass/layout";
import type { Formations } from "../types";
import { besideCover, besideMan, othersOf } from "./beside";

export interface Turned {
  n: number;
  card: string;
  purpose: string;
  seat: Seat;
}

/** A turned card on the grass; a protection draw lies across. */
export interface LaidCard extends Turned, Spot {
  across: boolean;
  /** It keeps its distance from here where the grass is narrow and the men stand closer. */
  from?: Spot | undefined;
}

const STARTS = new Set(["play_began", "tossed"]);
const CALLS = new Set(["threw", "ran", "sneaked", "scrambled", "screened", "lateralled"]);

const seatOf = (facts: Facts): Seat => (facts["seat"] === "away" ? "away" : "home");
const said = (facts: Facts, name: string): string => String(facts[name] ?? "");

/** Where the play at hand begins. */
export function playStart(events: readonly EventOut[]): number {
  return Math.max(0, events.findLastIndex((event) => STARTS.has(event.what)));
}

/** The number of the event with which the play at hand began: plays are told apart by it. */
export const playNumber = (events: readonly EventOut[]): number => events[playStart(events)]?.n ?? -1;

/** The cards turned since the play began. */
export function turned(events: readonly EventOut[]): Turned[] {
  return events.slice(playStart(events)).flatMap((event) =>
    event.what === "turned"
      ? [{ n: event.n, card: said(event.facts, "card"), purpose: said(event.facts, "purpose"), seat: seatOf(event.facts) }]
      : [],
  );
}

export interface Executed {
  what: string;
  n: number;
  place: string;
  lane: string;
}

/** The play that is being executed, once it is told. */
export function executed(events: readonly EventOut[]): Executed | null {
  const told = events.slice(playStart(events)).findLast((event) => CALLS.has(event.what));
  if (!told) return null;
  return { what: told.what, n: told.n, place: said(told.facts, "place") || "QB", lane: said(told.facts, "lane") };
}

/** The hot lanes as they were last told in this play. */
export function hotTold(events: readonly EventOut[]): string[] {
  const lanes = events.slice(playStart(events)).findLast((event) => event.what === "rushed")?.facts["lanes"];
  return Array.isArray(lanes) ? lanes.map((one) => (one as unknown as { lane: string }).lane) : [];
}

/** Faces that events have shown since the play began, before the next checkpoint shows them. */
export function shownFaces(events: readonly EventOut[]): Record<string, string> {
  const faces: Record<string, string> = {};
  for (const { what, facts } of events.slice(playStart(events))) {
    if (what === "turned") continue;
    const cards = facts["cards"];
    if (what !== "kept" && Array.isArray(cards))
      for (const one of cards) {
        const pair = Array.isArray(one) ? one : one !== null && typeof one === "object" ? [one["place"], one["card"]] : [];
        if (pair.length === 2 && pair[1]) faces[String(pair[0])] = String(pair[1]);
      }
    if (facts["place"] && facts["card"]) faces[said(facts, "place")] = said(facts, "card");
  }
  return faces;
}

/** The middle of a lane such as `F2` or `F2-F3`; null for a perimeter. */
export function laneX(lane: string, field: Formations): number | null {
  const xs = lane.split("-").flatMap((name) => (/^F\d+$/.test(name) ? [field.xs[Number(name.slice(1)) - 1] ?? 0] : []));
  return xs.length > 0 ? column(xs.reduce((sum, x) => sum + x, 0) / xs.length) : null;
}

/** Where the carrier of a run goes: behind his lane. */
export function carrierSpot(call: Executed | null, field: Formations): Spot | null {
  if (!call || call.what === "threw") return null;
  const x = laneX(call.lane, field);
  if (x === null) return call.lane === "L" || call.lane === "R" ? { x: MIDDLE + (call.lane === "L" ? -44 : 44), y: ROWS.under } : null;
  return { x, y: ROWS.under };
}

/** The card that will be turned on the grass after this answer: it lies face down there, under its purpose (CB-2.3). */
export function nextDraw(asked: Asked | null, considered: Plain | undefined, ball: Seat): Turned | null {
  const purpose = asked ? purposeAfter(asked, considered) : "";
  const seat = purpose === "defence" ? other(ball) : ball;
  return purpose ? { n: Number.MAX_SAFE_INTEGER, card: "", purpose, seat } : null;
}

function purposeAfter({ name, facts }: Asked, considered: Plain | undefined): string {
  if (name === "ExtraCard") return (facts["call"] as { play?: string } | undefined)?.play === "pass" ? "pass" : "defence";
  if (name === "LeaveOut") return "defence";
  if (name !== "DrawYardage") return "";
  return considered === 0 ? "reception" : facts["sack_round"] === true ? "sack draw" : "yardage";
}

const BESIDE = new Set(["snap", "snap, second card", "fumbled snap"]);
const ON_GRASS = /^(sack draw|pass$|yardage$|reception$|handoff$|defence$)/;

/** Snap cards have no value and lie beside the deck. */
export const besideDeck = (cards: readonly Turned[]): Turned[] => cards.filter((one) => BESIDE.has(one.purpose));

/** Runs in the open field, kicks, loose balls and penalties lie in a row of their own. */
export function inRow(cards: readonly Turned[], onGrass: boolean): Turned[] {
  return cards.filter((one) => !BESIDE.has(one.purpose) && !(onGrass && ON_GRASS.test(one.purpose)));
}

/** The cards that lie on the grass: a pass from passer to receiver, a run on its carrier, protection on its lane. */
export function onGrass(cards: readonly Turned[], call: Executed | null, field: Formations): LaidCard[] {
  const passer = field.men[0] ? manSpot(field.men[0], field) : { x: MIDDLE, y: ROWS.under };
  const target = call && field.men.find((man) => man.place === call.place);
  const end = carrierSpot(call, field) ?? (target ? manSpot(target, field) : passer);
  const thrown = cards.filter((one) => call?.what === "threw" && one.n > call.n && /^(sack draw|yardage)/.test(one.purpose));
  const tried = cards.filter((one) => /^sack draw/.test(one.purpose) && !thrown.includes(one));
  const against = cards.filter((one) => one.purpose === "defence");
  return cards.flatMap((one): LaidCard[] => {
    const across = /^sack draw/.test(one.purpose);
    const lie = (spot: Spot, from?: Spot): LaidCard[] => [{ ...one, ...spot, across, from }];
    if (one.purpose === "pass") return lie({ x: passer.x + BESIDE_PASSER, y: passer.y }, passer);
    if (one.purpose === "reception" || one.purpose === "handoff") return lie(besideMan(end, othersOf(call?.place ?? "", field), roomBeside(end)), end);
    if (one.purpose === "defence") {
      const spot = defenceCard(against.indexOf(one), call?.what === "threw" ? 2 : 3, end, call, field);
      return lie(spot, spot.y === ROWS.front ? { x: end.x, y: ROWS.front } : undefined); // beside the cover on a wide man
    }
    if (thrown.includes(one)) return lie(along(passer, end, 0.2 + (0.58 * (thrown.indexOf(one) + 0.5)) / thrown.length));
    if (tried.includes(one)) return lie({ x: laneX(one.purpose.split(", ")[1] ?? "", field) ?? passer.x, y: ROWS.met + 1.5 });
    return [];
  });
}

/** Between the passer and the back beside him. */
const BESIDE_PASSER = 5.7;
/** So far out there is room beside the cover. */
const WIDE = 36;
const inwards = ({ x }: Spot): number => (x > MIDDLE ? -1 : 1);
/** Where there is room beside a card: a wide one towards the middle, others away from it. */
const roomBeside = (spot: Spot): number => inwards(spot) * (Math.abs(spot.x - MIDDLE) > WIDE ? 1 : -1);

/** The defence's cards lie behind those that cover the receiver or fill the lane. */
function defenceCard(at: number, count: number, end: Spot, call: Executed | null, field: Formations): Spot {
  const lane = call ? laneX(call.lane, field) : null;
  const cover = field.defenders.find((one) => call?.what === "threw" && one.on === call.place);
  const x = lane ?? (cover ? defenderSpot(cover, field).x : end.x);
  return besideCover(at, count, x, lane === null && Math.abs(x - MIDDLE) > WIDE, field);
}
