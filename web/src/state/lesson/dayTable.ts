/** Today's table of a game: the drives of all who play on this server, and one's own among them. */

import { signal } from "@preact/signals";
import { api, sentenceOf } from "../../net/api";
import type { DailyTable, Plain } from "../../net/wire";
import { myName, person } from "../kept";

const SECRET_BYTES = 24;

/** This browser's secret, made when it is first needed. */
function mySecret(): string {
  if (!person.value) {
    const bytes = crypto.getRandomValues(new Uint8Array(SECRET_BYTES));
    person.value = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }
  return person.value;
}

export class DayTable {
  readonly told = signal<DailyTable | null>(null);
  readonly entered = signal(false);
  readonly problem = signal("");

  constructor(
    private readonly game: string,
    private readonly day: number,
    private readonly path: () => Plain[],
  ) {}

  async look(): Promise<void> {
    this.told.value = await api.dailyTable(this.game, this.day).catch(() => null);
  }

  /** The server plays the drive again and enters what came of it. */
  async enter(name: string): Promise<void> {
    try {
      this.told.value = await api.enterDaily(this.game, this.day, this.path(), name, mySecret());
      this.entered.value = true;
      this.problem.value = this.told.value.say;
      myName.value = name;
    } catch (problem) {
      this.problem.value = sentenceOf(problem);
    }
  }
}
