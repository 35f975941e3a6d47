/** A club by its colour and its name. */

import { paintsOf, USUAL } from "../../state/colours";
import type { Season } from "../../net/seasons";
import { nameOf, clubOf } from "../../state/season/seasoning";

export const paintOf = (colour: string): string => paintsOf(colour || USUAL.away).paint;

export function Chip({ colour }: { colour: string }) {
  return <i class="club-chip" style={{ background: paintOf(colour) }} aria-hidden="true" />;
}

export function Club({ season, id, onOpen }: { season: Season; id: string; onOpen?: ((id: string) => void) | undefined }) {
  const name = nameOf(season, id);
  return (
    <span class={id === season.club ? "club mine" : "club"}>
      <Chip colour={clubOf(season, id)?.colour ?? ""} />
      {onOpen ? (
        <button type="button" class="text-button" onClick={() => onOpen(id)}>
          {name}
        </button>
      ) : (
        name
      )}
    </span>
  );
}
