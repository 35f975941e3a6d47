/** A formation card of the Advanced Game: who meets whom at each hole, and who covers what. */

import formations from "../../../../src/snapcount/games/canadian_pro/tables/formation_cards.json";
import { cp } from "../../text/en.canadian_pro";
import { Provenance } from "./GridCard";
import { minus } from "./play";
import { DEPTHS, HOLES } from "./types";

interface Hole {
  above: string;
  below: string;
  red: string | null;
  mark: string | null;
  in_out: string | null;
}
interface Spot {
  defender?: string | null;
  red: string | null;
  rush: string | null;
  mark: string | null;
}
interface Covered {
  main: string;
  second: string;
  S: Spot;
  M: Spot;
  L: Spot;
}
export interface Formation {
  id: string;
  kind: string;
  draw?: number;
  trap?: number;
  draw_setting?: number;
  trap_setting?: number;
  pass_change?: Record<string, number>;
  initial?: { run: Record<string, number>; [name: string]: number | Record<string, number> };
  holes: Record<string, Hole>;
  zones?: Record<string, Spot>;
  receivers?: Record<string, Covered>;
}

const cards = formations.cards as unknown as Formation[];

export const formationOf = (id: string): Formation | undefined => cards.find((card) => card.id === id);
export const RECEIVERS = ["SE", "WB", "FB", "HB", "TE", "FL"] as const;

const signed = (number: number): string => (number > 0 ? `+${number}` : minus(number));

/** `spot` is "hole 5", "zone 3" or "SE M": what was hit. Only that half is shown unless the card is wanted whole. */
export function FormationCard({ id, spot = "", whole = true }: { id: string; spot?: string; whole?: boolean }) {
  const card = formationOf(id);
  if (!card) return null;
  const run = spot.startsWith("hole");
  return (
    <figure class="cp-card cp-formation">
      <figcaption>
        <strong>{cp.cards.formation(card.id)}</strong>
        <span>{cp.cards.kinds[card.kind] ?? card.kind}</span>
        <Provenance of={formations.provenance} />
      </figcaption>
      {(whole || run) && <Holes card={card} spot={spot} />}
      {!whole && run ? null : card.zones ? <Zones card={card} spot={spot} /> : <Receivers card={card} spot={spot} />}
      <p class="cp-formation-foot">
        <span>{cp.cards.draw} <b>{signed(card.draw ?? card.draw_setting ?? 0)}</b></span>
        <span>{cp.cards.trap} <b>{signed(card.trap ?? card.trap_setting ?? 0)}</b></span>
        {card.pass_change && DEPTHS.map((depth) => <span key={depth}>{depth} <b>{signed(card.pass_change?.[depth] ?? 0)}</b></span>)}
        {card.initial && DEPTHS.map((depth) => <span key={depth}>{depth} <b>{String(card.initial?.[depth])}</b></span>)}
      </p>
    </figure>
  );
}

function Holes({ card, spot }: { card: Formation; spot: string }) {
  const name = (hole: number) => `hole ${hole}`;
  return (
    <table class="cp-grid cp-holes">
      <caption class="hush">{cp.cards.holes}</caption>
      <thead>
        <tr>{HOLES.map((hole) => <th key={hole} scope="col" class={spot === name(hole) ? "lit" : undefined}>{hole}</th>)}</tr>
      </thead>
      <tbody>
        <tr>
          {HOLES.map((hole) => {
            const cell = card.holes[hole];
            return (
              <td key={hole} class={spot === name(hole) ? "hit" : undefined}>
                <i class="cp-inout">{cell?.in_out ?? ""}</i>
                <span class={cell?.red === "offence" ? "red" : undefined}>{cell?.above}</span>
                <span class={cell?.red === "defence" ? "red" : undefined}>{cell?.below}</span>
                <i class="red">{cell?.mark ?? (card.initial ? String(card.initial.run[hole]) : "")}</i>
              </td>
            );
          })}
        </tr>
      </tbody>
    </table>
  );
}

function SpotWords({ spot }: { spot: Spot | undefined }) {
  if (!spot) return null;
  const red = spot.red === "receiver" ? cp.cards.receiver : spot.red;
  return (
    <>
      {spot.defender && spot.defender !== spot.red && <span>{spot.defender}</span>}
      {red && <span class="red">{red}</span>}
      {spot.rush && <span class="red">R-{spot.rush}</span>}
      {spot.mark && <span class="red">{spot.mark}</span>}
    </>
  );
}

function Zones({ card, spot }: { card: Formation; spot: string }) {
  return (
    <table class="cp-grid cp-zones">
      <caption class="hush">{cp.cards.zones}</caption>
      <tbody>
        {[7, 4, 1].map((first, row) => (
          <tr key={first}>
            <th scope="row">{DEPTHS[2 - row]}</th>
            {[first, first + 1, first + 2].map((zone) => (
              <td key={zone} class={spot === `zone ${zone}` ? "hit" : undefined}><i>{zone}</i><SpotWords spot={card.zones?.[zone]} /></td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Receivers({ card, spot }: { card: Formation; spot: string }) {
  return (
    <table class="cp-grid cp-zones">
      <caption class="hush">{cp.cards.receivers}</caption>
      <thead>
        <tr><th scope="col" />{RECEIVERS.map((who) => <th key={who} scope="col">{who}<small>{card.receivers?.[who]?.main}</small></th>)}</tr>
      </thead>
      <tbody>
        {DEPTHS.map((depth) => (
          <tr key={depth}>
            <th scope="row">{depth}</th>
            {RECEIVERS.map((who) => (
              <td key={who} class={spot === `${who} ${depth}` ? "hit" : undefined}><SpotWords spot={card.receivers?.[who]?.[depth]} /></td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
