/** The drive so far, in the upper margin of the field: one piece for each play. */

import type { EventOut, Scoreboard, Seat } from "../../net/wire";

export interface Piece {
  from: number;
  to: number;
  yards: number;
}

/** The snaps of the team in possession since it got the ball, from the home seat's goal line. */
export function driveOf(events: EventOut[], { possession, ball, length }: Pick<Scoreboard, "possession" | "ball" | "length">): Piece[] {
  const spots: number[] = [];
  for (const { what, facts } of events) {
    if (what !== "play_began") continue;
    const now = facts["situation"] as { offence: Seat; ball: number; down: number };
    if (now.offence !== possession || now.down === 0) spots.length = 0;
    else spots.push(now.offence === "home" ? now.ball : length - now.ball);
  }
  if (ball === null || spots.length === 0) return [];
  return spots.map((from, at) => {
    const to = spots[at + 1] ?? ball;
    return { from, to, yards: Math.round(possession === "home" ? to - from : from - to) };
  });
}

export function DriveRibbon({ events, scoreboard }: { events: EventOut[]; scoreboard: Scoreboard }) {
  const drive = driveOf(events, scoreboard);
  const first = drive[0];
  if (!first || !scoreboard.possession) return null;
  return (
    <g class={`ribbon ${scoreboard.possession}`} aria-hidden="true">
      {drive
        .filter(({ yards }) => yards !== 0)
        .map(({ from, to, yards }, at) => (
          <g key={at}>
            <rect x={Math.min(from, to)} y="-2.100" width={Math.max(0.3, Math.abs(to - from) - 0.4)} height="1.500" />
            {Math.abs(yards) > 3 && (
              <text x={(from + to) / 2} y="-.900">
                {yards > 0 ? `+${yards}` : yards}
              </text>
            )}
          </g>
        ))}
      <circle cx={first.from} cy="-1.350" r=".650" />
    </g>
  );
}
