/** What has happened in a match between people since this browser last looked at it. */

import { signal } from "@preact/signals";
import type { Match, State } from "../../net/wire";
import { myGames } from "../kept";
import type { Table } from "./table";

export class ComingBack {
  /** How many events were known at the last visit, where there are more now; null otherwise. */
  readonly since = signal<number | null>(null);
  private known = 0;

  constructor(private readonly table: Table) {}

  /** A page that was open all the time is shown everything as it comes. */
  welcomed(match: Match): void {
    if (this.table.heard.value.length > 0 || match.mode !== "match" || match.seats.length !== 1) return;
    this.known = myGames.value.find((game) => game.match === match.match)?.seen ?? 0;
  }

  settled(state: State): void {
    const more = this.known > 0 && this.table.heard.value.length > this.known;
    if (more && !state.over) this.since.value = this.known;
    this.known = 0;
  }

  /** What is on the table now has been seen, if anybody looks. */
  seen(): { seen?: number } {
    return document.visibilityState === "visible" ? { seen: this.table.heard.value.length } : {};
  }
}
