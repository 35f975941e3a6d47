/** The plain forms of the game's `view.py` and questions, as far as the board reads them. */

import type { Seat } from "../../net/wire";

export type Point = [number, number];
export type Sample = [number, number, number];

/** One printed symbol: a white or red bar, a receiver, or a Penalty symbol. */
export interface Symbol {
  id: string;
  kind: string;
  x: number;
  y: number;
  length: number;
  width: number;
  angle: number;
  corner: number;
}

export interface Drawn {
  path: Point[];
  dot: Point | null;
  linebackers: Point[];
  by: string;
}

export interface View {
  seat: Seat | null;
  phase: string;
  home_goes: number;
  offence: Seat;
  los: number;
  ltg: number;
  ball: Point;
  weather: string;
  is_try: boolean;
  linebackers: Point[];
  linebacker_count: number;
  run: { start: Point; carrier: { seat: Seat } } | null;
  catch: { dot: Point; drop: Point[] } | null;
  last: Drawn | null;
  hidden: boolean;
  symbols: Symbol[];
  options: { field: string };
}

/** What a play asks of its line or dot: `Gate` of `playbook.py`. */
export interface Gate {
  play: string;
  name: string;
  is_run: boolean;
  drop: number;
  side: number;
  cross: Point;
  fake: number;
  cap: number | null;
  depth: Point;
  lateral: Point;
  from_ball: boolean;
  most: number | null;
  backfield: string;
  reds_after: number | null;
}

/** The pen goes down along its points, or up through the air. */
export interface Segment {
  pen: "down" | "up";
  pts: (Point | Sample)[];
  hang_ms: number | null;
  air_yd: number | null;
}
export interface Stroke {
  segments: Segment[];
}
