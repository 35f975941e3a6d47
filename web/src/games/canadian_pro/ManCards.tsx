/** The cards of the man one is thinking of. */

import type { Seat } from "../../net/wire";
import { cp } from "../../text/en.canadian_pro";
import { GridCard } from "./GridCard";
import { catchFace, passFace, runFace, type Grid } from "./grids";
import { cardOf, named, skillCards, type PlayerCard, type TeamFile } from "./teams";
import type { State } from "./types";

interface Props {
  team: TeamFile | undefined;
  view: State;
  seat: Seat;
  position: string;
  surname: string;
  /** What he is thought of for: a pass is read on the quarterback's card first. */
  play: string;
}

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

export function ManCards({ team, view, seat, position, surname, play }: Props) {
  const man = team && (skillCards(team).find((card) => surname !== "" && card.player.endsWith(surname)) ?? cardOf(team, named(team, view, seat, position)));
  if (!man) return <div class="cp-man-cards" />;
  const [passing, receiving] = [cp.cards.names["passing"], cp.cards.names["receiving"]];
  const own = gridsOf(man, seat);
  const passer = cardOf(team, named(team, view, seat, "QB"));
  const thrown = passer ? gridsOf(passer, seat).filter((grid) => grid.title === passing) : [];
  const shown = play === "pass" ? [...thrown, ...own.filter((grid) => grid.title === receiving)] : own;
  return <div class="cp-man-cards">{shown.slice(0, 2).map((grid) => <GridCard key={grid.owner + grid.title} grid={grid} whole />)}</div>;
}
