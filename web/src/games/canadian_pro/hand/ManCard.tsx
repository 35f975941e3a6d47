/** The card of the man in mind, on its side: what the dice would be read on. */

import type { Seat } from "../../../net/wire";
import { cp } from "../../../text/en.canadian_pro";
import { cardOf, type TeamFile } from "../teams";
import { DEPTHS, type Call } from "../types";
import { catchFace, runFace } from "../grids";
import { LyingCard } from "./LyingCard";

interface Props {
  team: TeamFile | undefined;
  player: string;
  position: string;
  call: Call | undefined;
  seat: Seat;
}

export function ManCard({ team, player, position, call, seat }: Props) {
  const card = cardOf(team, player);
  const running = call?.play !== "pass";
  const face = (running ? runFace(card) : catchFace(card)) ?? runFace(card) ?? catchFace(card);
  if (!card || !face) return <div class="cp-man-card" />;
  const receives = face.heads.length === DEPTHS.length;
  const title = `${position}, ${cp.cards.names[receives ? "receiving" : "run"] ?? ""}`;
  const lit = receives && call ? DEPTHS.indexOf(call.depth as "S") : -1;
  return (
    <div class="cp-man-card">
      <LyingCard grid={{ owner: player, title, provenance: face.provenance ?? "", heads: face.heads, rows: face.rows, row: "", column: -1, seat }} lit={lit} />
    </div>
  );
}
