/** The drive that a touchdown ended: every play of it and its yards. */

import book from "../../../../../src/snapcount/games/out_of_sight/tables/playbook.json";
import type { EventOut } from "../../../net/wire";
import { os } from "../../../text/en.out_of_sight";

export interface DrivePlay {
  play: string;
  yards: number;
}

/** With these the ball was somebody else's, or a new drive began. */
const BEGAN = new Set(["kicked_off", "punted", "intercepted", "turned_over_on_downs", "recovered", "downed", "touchback"]);

/** The plays of the last touchdown's drive, oldest first; none for a kick or a turnover that was run back. */
export function driveOf(events: EventOut[]): DrivePlay[] {
  const scored = events.findLastIndex(({ what, facts }) => what === "scored" && facts["how"] === "touchdown");
  const before = events.slice(0, Math.max(0, scored));
  const drive = before.slice(before.findLastIndex(({ what }) => BEGAN.has(what)) + 1);
  const plays: DrivePlay[] = [];
  for (const { what, facts } of drive) {
    const last = plays.at(-1);
    if (what === "called") plays.push({ play: String(facts["play"]), yards: 0 });
    else if ((what === "gained" || what === "sacked") && last && typeof facts["yards"] === "number")
      last.yards = what === "sacked" ? -Math.abs(facts["yards"]) : facts["yards"];
  }
  return plays;
}

const nameOf = (play: string): string => book.plays.find(({ id }) => id === play)?.name ?? play;

export function Drive({ events }: { events: EventOut[] }) {
  const plays = driveOf(events);
  if (plays.length === 0) return null;
  const most = Math.max(...plays.map(({ yards }) => Math.abs(yards)), 1);
  return (
    <section class="os-drive">
      <h3>{os.story.drive(plays.length, plays.reduce((sum, { yards }) => sum + yards, 0))}</h3>
      <ol>
        {plays.map(({ play, yards }, at) => (
          <li key={at} class={at === plays.length - 1 ? "last" : ""}>
            <b>{os.signed(yards)}</b>
            <i style={{ width: `${Math.max(2, (40 * Math.abs(yards)) / most)}%` }} class={yards < 0 ? "loss" : ""} />
            <span>{nameOf(play)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
