/** What the two people of a match say to each other, and what of it was not looked at yet. */

import { computed, effect, signal } from "@preact/signals";
import { ALONE } from "../../net/reach";
import type { ChatLine, Match } from "../../net/wire";
import { kept, myGames } from "../kept";
import type { Table } from "./table";

/** New lines are not shown over the board. */
export const silent = kept<boolean>("silent", false);

const SHOWN_MS = 5000;
/** As long as the server refuses another line of this seat, and a little longer. */
const REST_MS = 2200;
export const LONGEST = 120;

/** The page that runs without a server has no second person. */
export const mayChat = (match: Match): boolean => !ALONE && match.mode === "match" && match.seats.length === 1;

export class Chat {
  readonly lines = signal<ChatLine[]>([]);
  /** The other side's newest line, for a moment. */
  readonly fresh = signal<ChatLine | null>(null);
  readonly resting = signal(false);
  private readonly seen = signal(0);
  readonly unread = computed(() => (this.newest(this.lines.value)?.at ?? 0) > this.seen.value);

  constructor(private readonly table: Table) {}

  hear(lines: ChatLine[]): void {
    const known = myGames.value.find(({ match }) => match === this.table.match.value?.match)?.said ?? 0;
    this.seen.value = Math.max(this.seen.value, known);
    const newest = this.newest(lines);
    const before = Math.max(this.newest(this.lines.value)?.at ?? 0, this.seen.value);
    this.lines.value = lines;
    if (newest && newest.at > before && !silent.value) this.fresh.value = newest;
  }

  /** Whether it was sent. */
  say(words: string): boolean {
    if (this.resting.value || !words.trim()) return false;
    this.table.notice.value = null;
    this.table.say({ type: "chat", text: words });
    this.resting.value = true;
    setTimeout(() => (this.resting.value = false), REST_MS);
    return true;
  }

  /** All of it was read, today and when the page is opened again. */
  look(): void {
    this.fresh.value = null;
    const at = this.newest(this.lines.value)?.at ?? 0;
    if (at <= this.seen.value) return;
    this.seen.value = at;
    const here = this.table.match.value?.match;
    myGames.value = myGames.value.map((game) => (game.match === here ? { ...game, said: at } : game));
  }

  follow(): () => void {
    return effect(() => {
      if (!this.fresh.value) return undefined;
      const timer = setTimeout(() => (this.fresh.value = null), SHOWN_MS);
      return () => clearTimeout(timer);
    });
  }

  private newest(lines: ChatLine[]): ChatLine | undefined {
    return lines.findLast(({ seat }) => seat !== this.table.seat.value);
  }
}
