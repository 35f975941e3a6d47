/** Cards that were moved since the view: it shows them at the next checkpoint, and they move when it is told. */

import type { EventOut } from "../../../net/wire";
import type { Defender, Formations, Man } from "../types";

interface Move {
  act: string;
  to: string;
}

const matchUp = (name: string): number => Number(name.slice(1)) - 1;

/** Where each card was moved last in this play; a move that the view has already changes nothing. */
export function moving(field: Formations, play: readonly EventOut[]): Formations {
  const moves = new Map<string, Move>();
  for (const { what, facts } of play)
    if (what === "moved" || what === "developed") moves.set(String(facts["place"]), { act: String(facts["act"]), to: String(facts["to_place"]) });
  if (moves.size === 0) return field;
  return {
    ...field,
    men: field.men.map((man) => gone(man, moves.get(man.place))),
    defenders: field.defenders.map((one) => came(one, moves.get(one.place))),
  };
}

function gone(man: Man, move: Move | undefined): Man {
  if (move?.act === "block") return { ...man, at: matchUp(move.to) };
  if (move?.act === "shift") return { ...man, side: move.to };
  if (move?.act === "out") return { ...man, up: true, out: true, side: move.to };
  return move?.act === "reveal" ? { ...man, up: true } : man;
}

function came(one: Defender, move: Move | undefined): Defender {
  if (move?.act === "line") return { ...one, m: matchUp(move.to), zone: "", hang: false };
  if (move?.act === "cover") return { ...one, m: -1, zone: "", on: move.to, hang: false };
  return move?.act === "shift" ? { ...one, zone: move.to } : one;
}
