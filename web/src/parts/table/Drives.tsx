/** Drives as bars on a field: the home team goes from left to right, the other back. */

import type { Names, Row, Stats } from "../../net/wire";
import { text } from "../../text/en";
import { Seen, type See } from "./Statistics";

interface Props {
  stats: Stats | null;
  names: Names;
  over: boolean;
  /** From goal line to goal line: Canada has 110 yards. */
  length?: number | undefined;
  onSee?: See | undefined;
}

/** The newest on top, each with its plays, yards and end. */
export function Drives({ stats, names, over, length = 100, onSee }: Props) {
  if (!stats) return <p class="soft">{text.loading}</p>;
  if (stats.drives.length === 0) return <p class="soft">{text.drives.empty}</p>;
  const last = stats.drives.length - 1;
  return (
    <ol class="drives">
      {stats.drives
        .map((drive, at) => (
          <li key={at}>
            <Drive drive={drive} names={names} length={length} running={!over && at === last} onSee={onSee} />
          </li>
        ))
        .reverse()}
    </ol>
  );
}

/** The whole game as one chart, from the first drive to the last. */
export function DriveChart({ stats, names, length = 100, onSee }: Omit<Props, "over" | "stats"> & { stats: Stats }) {
  if (stats.drives.length === 0) return null;
  return (
    <section class="drive-chart" aria-label={text.drives.chart}>
      <h3>{text.drives.chart}</h3>
      <ol>
        {stats.drives.map((drive, at) => {
          const seat = seatOf(drive, names);
          const scored = /^(touchdown|field goal)$/.test(String(drive["result"]));
          return (
            <li key={at}>
              <Seen play={figure(drive, "play_id")} last={figure(drive, "last_play_id")} onSee={onSee} class={seat}>
                <Bar drive={drive} seat={seat} length={length} />
                <span class={scored ? `small scored ink-${seat}` : "small"}>{String(drive["result"] ?? "")}</span>
              </Seen>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const figure = (row: Row, key: string): number => (typeof row[key] === "number" ? row[key] : 0);
const seatOf = (drive: Row, names: Names): "home" | "away" => (drive["team"] === names.home ? "home" : "away");

/** Where a drive began and ended, in yards from the offence's own goal line; a touchdown ends on the other. */
export function stretch(drive: Row, length = 100): { start: number; end: number } {
  const start = Math.max(0, length - figure(drive, "start_yardline_100"));
  const end = drive["result"] === "touchdown" ? length : length - figure(drive, "end_yardline_100");
  return { start, end: Math.max(0, Math.min(length, end)) };
}

interface DriveProps {
  drive: Row;
  names: Names;
  length: number;
  running: boolean;
  onSee: See | undefined;
}

function Drive({ drive, names, length, running, onSee }: DriveProps) {
  const seat = seatOf(drive, names);
  const result = running && /^end of /.test(String(drive["result"])) ? text.drives.running : String(drive["result"] ?? "");
  return (
    <Seen play={figure(drive, "play_id")} last={figure(drive, "last_play_id")} onSee={onSee} class="drive">
      <span class={`drive-team ink-${seat}`}>{names[seat]}</span>
      <span class="small soft num">{text.drives.line(figure(drive, "plays"), figure(drive, "yards"))}</span>
      <strong class="drive-result">{result}</strong>
      <Bar drive={drive} seat={seat} length={length} />
    </Seen>
  );
}

function Bar({ drive, seat, length }: { drive: Row; seat: "home" | "away"; length: number }) {
  const { start, end } = stretch(drive, length);
  const [from, to] = [start, end].map((yard) => ((seat === "home" ? yard : length - yard) / length) * 100) as [number, number];
  const back = to < from;
  return (
    <svg viewBox="-2 0 104 6" class={`drive-bar ${seat}`} role="img" aria-label={text.drives.bar(figure(drive, "drive"), start, end, length)}>
      <rect class="drive-grass" x="-2" y="0" width="104" height="6" rx="1" />
      <path class="drive-lines" d="M0 0v6M10 0v6M20 0v6M30 0v6M40 0v6M50 0v6M60 0v6M70 0v6M80 0v6M90 0v6M100 0v6" />
      <rect class="drive-gain" x={Math.min(from, to)} y="2" width={Math.max(0.6, Math.abs(to - from))} height="2" rx=".6" />
      <path class="drive-head" d={back ? `M${to} .9l-2 2.1l2 2.1z` : `M${to} .9l2 2.1l-2 2.1z`} />
    </svg>
  );
}
