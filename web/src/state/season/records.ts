/** The records of several seasons together: the highest of each kind, whoever holds it. */

import { seasonApi, type SeasonBooks } from "../../net/seasons";
import { mySeasons } from "../kept";

type Entry = SeasonBooks["records"][number];

/** The books of a season; its name where it isn't the one that is looked at. */
export interface Held {
  season: string;
  name: string;
  books: Pick<SeasonBooks, "records" | "season_records">;
  colours?: Record<string, string>;
}

/** Of every kind the highest; of two alike the first. */
export function bestOf(all: readonly Held[], of: "records" | "season_records"): { record: Entry; held: Held }[] {
  const found = new Map<string, { record: Entry; held: Held }>();
  for (const held of all)
    for (const record of held.books[of]) {
      const best = found.get(record.title);
      if (!best || Number(record.value) > Number(best.record.value)) found.set(record.title, { record, held });
    }
  return [...found.values()];
}

/** The other seasons of a game that this browser has a link of. One that is gone is passed over. */
export async function booksOfAll(game: string, but: string, playoffs: boolean): Promise<Held[]> {
  const links = new Map(mySeasons.value.filter(({ season }) => season !== but).map((known) => [known.season, known.token]));
  const found: Held[] = [];
  for (const [season, token] of links) {
    try {
      const look = await seasonApi.look(token);
      if (look.game !== game) continue;
      const colours = Object.fromEntries(look.clubs.map(({ id, colour }) => [id, colour]));
      found.push({ season, name: look.name, books: await seasonApi.books(token, playoffs), colours });
    } catch {
      // Deleted, or of another server.
    }
  }
  return found;
}
