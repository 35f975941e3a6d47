/** The drive so far, in the upper margin of the field: one piece for each play. */

import type { EventOut, Scoreboard, Seat } from "../../net/wire";

export interface Piece {
  /** The part of it that stands: what a later loss took back is left out. */
  from: number;
  to: number;
  yards: number;
}

/** The snaps of the team in possession since it got the ball, from the home seat's goal line; a touchdown ends at the other goal line. */
export function driveOf(events: EventOut[], { possession, ball, length }: Pick<Scoreboard, "possession" | "ball" | "length">): Piece[] {
  const spots: number[] = [];
  let goal = false;
  let kicked = false;
  for (const { what, facts } of events) {
    if (what === "scored" && facts["how"] === "touchdown") goal = facts["seat"] === possession;
    else if (what === "scored") kicked = !goal;
    if (what !== "play_began") continue;
    kicked = false;
    const now = facts["situation"] as { offence: Seat; ball: number; down: number };
    if (now.offence !== possession) spots.length = 0;
    else if (!goal) {
      if (now.down === 0) spots.length = 0;
      else spots.push(now.ball);
    }
  }
  if (ball === null || spots.length === 0) return [];
  const gone = (place: number): number => (possession === "home" ? place : length - place);
  // After a field goal the ball lies at the kickoff: the drive ends where it was kicked from.
  const ways = kicked ? spots : [...spots, goal ? length : Math.min(length, gone(ball))];
  return spots.slice(0, ways.length - 1).map((from, at) => {
    const to = ways[at + 1] as number;
    const stood = Math.max(Math.min(from, to), Math.min(Math.max(from, to), ...ways.slice(at + 1)));
    const [start, end] = to > from ? [from, stood] : [from, to];
    return { from: gone(start), to: gone(end), yards: Math.round(to - from) };
  });
}

/** Yards of a piece on which its number can be read. */
const READABLE = 3;

export function DriveRibbon({ events, scoreboard }: { events: EventOut[]; scoreboard: Scoreboard }) {
  const drive = driveOf(events, scoreboard);
  const first = drive[0];
  if (!first || !scoreboard.possession) return null;
  return (
    <g class={`ribbon ${scoreboard.possession}`} aria-hidden="true">
      {drive
        .filter(({ from, to }) => from !== to)
        .map(({ from, to, yards }, at) => (
          <g key={at} class={yards < 0 ? "lost" : ""}>
            <rect x={Math.min(from, to)} y={yards < 0 ? -0.9 : -2.1} width={Math.max(0.3, Math.abs(to - from) - 0.4)} height={yards < 0 ? 0.4 : 1.5} />
            {yards > 0 && Math.abs(to - from) > READABLE && (
              <text x={(from + to) / 2} y="-.900">
                +{yards}
              </text>
            )}
          </g>
        ))}
      <circle cx={first.from} cy="-1.350" r=".650" />
    </g>
  );
}
