/** Every card that a man has, as grids. */

import type { Seat } from "../../net/wire";
import { cp } from "../../text/en.canadian_pro";
import { catchFace, passFace, runFace, type Grid } from "./grids";
import type { PlayerCard } from "./teams";

export function gridsOf(card: PlayerCard, seat: Seat | null): Grid[] {
  const faces = [
    ["passing", passFace(card)],
    ["run", runFace(card)],
    ["receiving", catchFace(card)],
  ] as const;
  return faces.flatMap(([name, face]) =>
    face
      ? [{ owner: card.player, title: cp.cards.names[name] ?? name, provenance: face.provenance ?? "reconstructed", heads: face.heads, rows: face.rows, row: "", column: -1, seat }]
      : [],
  );
}
