/** How far the play went, measured on the grass: from the line of scrimmage to where the ball lies dead, and who stopped it. */

import type { EventOut } from "../../../net/wire";
import { scrimmage as say } from "../../../text/en.scrimmage";
import type { Man } from "../types";
import { middle, type Point } from "./hexes";
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

/** Whom a pass that failed was meant for: the end of the play is where he stands. */
export function thrownTo(events: readonly EventOut[], men: readonly Man[]): number[] {
  const at = deadAt(events);
  if (!["incomplete", "intercepted"].includes(String(events[at]?.facts["why"]))) return [];
  const thrown = events.slice(0, at).findLast((event) => event.what === "passed");
  return men.filter((man) => man.hex >= 0 && [thrown?.facts["receiver"], thrown?.facts["by"]].includes(man.id)).map((man) => man.hex);
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

const [FIGURE, WORDS] = [24, 13];
/** In a picture as narrow as a phone's they are smaller. */
const NARROW = 500;
const narrow = ({ wide, pixel }: Picture): number => (wide / pixel < NARROW ? 0.8 : 1);

interface Props {
  ended: Ended;
  up: number;
  picture: Picture;
  /** Where men stand: the words hide none of them, if they can. */
  men: readonly Point[];
}

interface Box {
  x: number;
  y: number;
  wide: number;
  tall: number;
}

const MAN = 0.36;
const hides = (box: Box, men: readonly Point[]): number => men.filter((man) => Math.abs(man.x - box.x) < box.wide / 2 + MAN && Math.abs(man.y - box.y) < box.tall / 2 + MAN).length;
const inside = (box: Box, { left, top, wide, tall }: Picture): boolean => box.x - box.wide / 2 > left && box.x + box.wide / 2 < left + wide && box.y - box.tall / 2 > top && box.y + box.tall / 2 < top + tall * 0.76;
const apart = (one: Box, two: Box): boolean => Math.abs(one.x - two.x) > (one.wide + two.wide) / 2 || Math.abs(one.y - two.y) > (one.tall + two.tall) / 2;

/** Of these places the one that hides fewest men, the first of equal ones; only those wholly in the picture count. */
function leastHiding(boxes: readonly Box[], picture: Picture, men: readonly Point[]): Box | undefined {
  const able = boxes.filter((box) => inside(box, picture));
  const least = Math.min(...able.map((box) => hides(box, men)));
  return able.find((box) => hides(box, men) === least) ?? boxes[0];
}

const BESIDE = [1.5, -1.5, 2.4, -2.4, 3.3, -3.3];

/** Where the measure stands, beside the carrier on a side that has room, and its figure in the middle of it. */
function measured({ ended, up, picture, men }: Props) {
  const at = middle(ended.hex, up);
  const line = at.y + ended.gain - 0.5;
  const figure = say.signed(ended.gain);
  const size = FIGURE * narrow(picture) * picture.pixel;
  const wide = size * (0.62 * figure.length + 0.7);
  // The result stands over the lower edge.
  const y = Math.min(picture.top + picture.tall * 0.6, Math.max(picture.top + size, (line + at.y) / 2));
  const box = leastHiding(BESIDE.map((far) => ({ x: at.x + far, y, wide, tall: size * 1.44 })), picture, men) ?? { x: at.x, y, wide, tall: size };
  return { at, line, figure, size, box };
}

export function GainBar(props: Props) {
  const { ended } = props;
  const { at, line, box: { x } } = measured(props);
  return (
    <g class={ended.gain < 0 ? "sc-gained loss" : "sc-gained"} aria-hidden="true">
      {ended.gain !== 0 && <path d={`M${x - 0.35} ${line}h.7M${x} ${line}V${at.y}M${x - 0.35} ${at.y}h.7`} />}
      <circle cx={at.x} cy={at.y} r=".85" />
    </g>
  );
}

/** How far, and who stopped it: over the men, or one of them would hide it. */
export function GainWords(props: Props) {
  const { ended, picture, men } = props;
  const { at, figure, size, box } = measured(props);
  const words = say.stoppedBy(ended.why, ended.by);
  const small = WORDS * narrow(picture) * picture.pixel;
  const [wide, tall] = [small * (0.56 * words.length + 1.4), small * 2];
  const beside = 1.2 + wide / 2;
  const spots = [[-beside, 0], [beside, 0], [-beside, -1], [beside, -1], [0, -1 - small], [0, 1 + small], [-beside, 1], [beside, 1], [0, -2 - small]];
  const edge = picture.wide / 2 - wide / 2 - small / 2;
  const centre = picture.left + picture.wide / 2;
  const boxes = spots.map(([x = 0, y = 0]) => ({ x: Math.min(centre + edge, Math.max(centre - edge, at.x + x)), y: at.y + y, wide, tall }));
  const told = leastHiding(boxes.filter((one) => ended.gain === 0 || apart(one, box)), picture, [...men, at]) ?? boxes[0];
  return (
    <g class={ended.gain < 0 ? "sc-gained loss" : "sc-gained"} aria-hidden="true">
      {ended.gain !== 0 && (
        <g transform={`translate(${box.x} ${box.y})`}>
          <rect x={-box.wide / 2} y={-box.tall / 2} width={box.wide} height={box.tall} rx={size * 0.25} />
          <text style={{ fontSize: `${size}px` }}>{figure}</text>
        </g>
      )}
      {words && told && (
        <g transform={`translate(${told.x} ${told.y})`}>
          <rect x={-wide / 2} y={-small} width={wide} height={tall} rx={small * 0.4} />
          <text class="sc-stopped" style={{ fontSize: `${small}px` }}>{words}</text>
        </g>
      )}
    </g>
  );
}
