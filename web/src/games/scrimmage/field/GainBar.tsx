/** How far the play went, measured on the grass: from the line of scrimmage to where the ball lies dead, and who stopped it. */

import type { EventOut } from "../../../net/wire";
import { scrimmage as say } from "../../../text/en.scrimmage";
import { middle } from "./hexes";
import type { Picture } from "./HexField";

export interface Ended {
  hex: number;
  gain: number;
  why: string;
  /** Who brought the carrier down. */
  by: string[];
}

/** Nothing is measured any more once the next play is set up. */
const LATER = new Set(["placed", "play_began", "markers_laid", "snap_called"]);

/** Where in the events the last play ended; -1 where the next one has begun. */
function deadAt(events: readonly EventOut[]): number {
  const at = events.findLastIndex((event) => event.what === "ball_dead");
  return events.slice(at).some((event) => LATER.has(event.what)) ? -1 : at;
}

/** Who stands in a play's last picture: the man who had the ball and who threw it. None while it goes on. */
export function lastMen(events: readonly EventOut[]): string[] {
  const at = deadAt(events);
  const play = events.slice(0, at + 1);
  const began = play.findLastIndex((event) => ["play_began", "snap_called"].includes(event.what));
  const threw = play.slice(began + 1).findLast((event) => event.what === "passed");
  return [events[at]?.facts["holder"], threw?.facts["by"]].filter((man): man is string => Boolean(man));
}

/** The end of the last play that the offence kept the ball in; null where the next one has begun. */
export function endOf(events: readonly EventOut[]): Ended | null {
  const at = deadAt(events);
  const dead = events[at];
  if (!dead || dead.facts["possession"] !== "O" || dead.facts["why"] === "incomplete") return null;
  const holder = dead.facts["holder"];
  const hit = events.slice(0, at).findLast((event) => event.what === "contacted");
  const tackled = dead.facts["why"] === "tackled" && hit !== undefined && hit.facts["on"] === holder;
  return {
    hex: Number(dead.facts["spot"]),
    gain: Number(dead.facts["gain"]),
    why: String(dead.facts["why"]),
    by: tackled ? (hit.facts["by"] as string[]) : [],
  };
}

const FIGURE = 24;
const WORDS = 13;

interface Props {
  ended: Ended;
  up: number;
  picture: Picture;
}

/** Where the measure stands: beside the carrier, on the side that has room. */
function measured({ ended, up, picture }: Props) {
  const at = middle(ended.hex, up);
  const line = at.y + ended.gain - 0.5;
  const beside = at.x + 2.4 > picture.left + picture.wide - 2 ? -1.5 : 1.5;
  return { at, line, beside, x: at.x + beside };
}

export function GainBar(props: Props) {
  const { ended } = props;
  const { at, line, x } = measured(props);
  return (
    <g class={ended.gain < 0 ? "sc-gained loss" : "sc-gained"} aria-hidden="true">
      {ended.gain !== 0 && <path d={`M${x - 0.35} ${line}h.7M${x} ${line}V${at.y}M${x - 0.35} ${at.y}h.7`} />}
      <circle cx={at.x} cy={at.y} r=".85" />
    </g>
  );
}

/** How far, and who stopped it: over the men, or one of them would hide it. */
export function GainWords(props: Props) {
  const { ended, picture } = props;
  const { at, line, beside, x } = measured(props);
  const size = FIGURE * picture.pixel;
  const half = (line + at.y) / 2;
  // The result stands over the lower edge.
  const y = Math.min(picture.top + picture.tall * 0.6, Math.max(picture.top + size, half));
  const figure = say.signed(ended.gain);
  const wide = size * (0.62 * figure.length + 0.7);
  const words = say.stoppedBy(ended.why, ended.by);
  const small = WORDS * picture.pixel;
  const long = small * (0.56 * words.length + 1.4);
  // Beside the carrier too, or below him where the picture ends.
  const wished = at.x - Math.sign(beside) * (1.2 + long / 2);
  const edge = picture.wide / 2 - long / 2 - small / 2;
  const centre = picture.left + picture.wide / 2;
  const wordsX = Math.min(centre + edge, Math.max(centre - edge, wished));
  const wordsY = wordsX === wished ? at.y : at.y + 1 + small;
  return (
    <g class={ended.gain < 0 ? "sc-gained loss" : "sc-gained"} aria-hidden="true">
      {ended.gain !== 0 && (
        <g transform={`translate(${x} ${y})`}>
          <rect x={-wide / 2} y={-size * 0.72} width={wide} height={size * 1.44} rx={size * 0.25} />
          <text style={{ fontSize: `${size}px` }}>{figure}</text>
        </g>
      )}
      {words && (
        <g transform={`translate(${wordsX} ${wordsY})`}>
          <rect x={-long / 2} y={-small} width={long} height={small * 2} rx={small * 0.4} />
          <text class="sc-stopped" style={{ fontSize: `${small}px` }}>{words}</text>
        </g>
      )}
    </g>
  );
}
