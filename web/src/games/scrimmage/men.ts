/** Who stands where, who can act, and what the question offers: read off the view and the question, nothing decided here. */

import type { Asked, Plain } from "../../net/wire";
import type { BallOn } from "./field/Counter";
import { middle, ring, type Point } from "./field/hexes";
import { sideOf, type Action, type AtHand, type Doing, type Formation, type Man, type Placement, type Play } from "./types";

/** A whole formation as one answer, and where its men would stand. */
export interface Ready {
  label: string;
  value: Plain;
  men: [string, number, number][];
}

/** Whether the offence and the defence have markers on the table: laid in the first turn, they stay. */
export function markersLaid(play: Pick<Play, "turn" | "phase" | "number" | "men">): [boolean, boolean] {
  const both = play.turn !== "pre" || play.phase === "O.call" || play.number > 1;
  return [both || play.men.some((man) => man.id.startsWith("D")) || play.phase === "D.place", both || play.phase === "D.movement"];
}

/** Where a man is meant to go. */
export interface Aim {
  hex: number;
  /** -1: the cheapest. */
  facing: number;
}

/** The place in mind: the facing asked for, else the one that leaves most. */
export function best(atHand: AtHand, aim: Aim): [number, number, number] | null {
  const there = atHand.places.filter((place) => place[0] === aim.hex && (aim.facing < 0 || place[1] === aim.facing));
  return there.reduce<[number, number, number] | null>((most, place) => (most && most[2] >= place[2] ? most : place), null);
}

/** Where each man is drawn; several on a hex stand in a ring. */
export function standing(men: readonly Man[], up: number): Map<string, Point & { size: number }> {
  const crowds = new Map<number, Man[]>();
  for (const man of men) if (man.hex >= 0) crowds.set(man.hex, [...(crowds.get(man.hex) ?? []), man]);
  const found = new Map<string, Point & { size: number }>();
  for (const [hex, crowd] of crowds) crowd.forEach((man, at) => found.set(man.id, ring(middle(hex, up), crowd.length, at)));
  return found;
}

export function nearest(stood: Map<string, Point & { size: number }>, at: Point): string {
  let found = "";
  let least = Infinity;
  for (const [id, spot] of stood) {
    const far = Math.hypot(spot.x - at.x, spot.y - at.y);
    if (far < 0.5 * spot.size && far < least) [found, least] = [id, far];
  }
  return found;
}

export function ballOn(play: Play, id: string): BallOn {
  if (play.loose === id) return "ball";
  if (!play.carriers.includes(id)) return "";
  if (!play.holder) return "maybe";
  return play.holder === id ? "ball" : "dummy";
}

export const plansOf = (asked: Asked): Action[][] => asked.options.map((option) => option.value as unknown as Action[]);

/** Men who can still do something: of the side that moves, up, with points left. */
export function actors(asked: Asked | null, play: Play, men: readonly Man[]): Man[] {
  if (asked?.name !== "Move") return [];
  const listed = new Set(plansOf(asked).filter((plan) => plan.length === 1).map((plan) => plan[0]?.man));
  return men.filter((man) => man.hex >= 0 && sideOf(man.id) === play.phase[0] && (listed.has(man.id) || (asked.truncated && !man.level && man.mp > 0)));
}

/** Whom the question, or the option in mind, is about. */
export function menAsked(asked: Asked | null, considered: Plain | undefined, thought: Doing | null): string[] {
  const action = thought?.value[0] ?? (asked?.name === "Move" && Array.isArray(considered) ? (considered[0] as unknown as Action) : null);
  if (action) return [action.man, action.target, ...(action.join ?? [])].filter(Boolean);
  if (typeof considered === "string") return [considered];
  return asked?.listed ? asked.options.map((option) => option.value).filter((value): value is string => typeof value === "string" && /^[OD]\d+$/.test(value)) : [];
}

export const placementOf = (asked: Asked | null, man: string): Placement | undefined =>
  asked?.options.map((option) => option.value as unknown as Placement[]).find((plan) => plan.length === 1 && plan[0]?.man === man)?.[0];

/** Formations on offer: as listed when men are set up, or as the game plans them before the snap. */
export function readyFormations(asked: Asked | null, lined: { formations: readonly Formation[] } | null): Ready[] {
  if (asked?.name === "Place")
    return asked.options
      .filter((option) => (option.value as unknown as Placement[]).length > 1)
      .map((option) => ({
        label: option.label,
        value: option.value,
        men: (option.value as unknown as Placement[]).map((place): [string, number, number] => [place.man, place.hex, place.facing]),
      }));
  return lined?.formations.map((one) => ({ label: one.label, value: one.plan, men: one.men })) ?? [];
}
