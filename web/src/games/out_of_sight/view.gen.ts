/** Written by `snapcount types` from the game's view and questions: change those, not this. */

export type CallPlay = {
  field: string;
  ball_at: [number, number];
  goes: number;
  plays: string[];
  linebackers: number;
  weather: string;
  gates: Gate[];
};

export type CallToss = Record<string, never>;

export type Carrier = {
  seat: Seat;
  on_return: boolean;
  protected: boolean;
  keeps_down: boolean;
  stops_clock: boolean;
};

export type Catch = {
  play: string;
  drop: [number, number][];
  dot: [number, number];
  receiver: string;
  shape: boolean;
};

export type ChooseEnd = {
  weather: string;
  wind_to: number;
};

export type DeclarePlay = {
  ball: number;
  down: number;
  trying: boolean;
  range: number;
  half_plays: boolean;
};

export type Drawn = {
  path: [number, number][];
  dot: [number, number] | null;
  linebackers: [number, number][];
  by: string;
};

export type Execution = {
  play: string;
  drop: null | ([number, number] | [number, number, number])[];
  stroke: null | Stroke;
};

export type Foul = {
  carrier: Carrier;
  spot: number;
  in_end_zone: boolean;
};

export type Gate = {
  play: string;
  name: string;
  is_run: boolean;
  drop: number;
  side: number;
  cross: [number, number];
  fake: number;
  cap: number | null;
  depth: [number, number];
  lateral: [number, number];
  from_ball: boolean;
  most: number | null;
  backfield: string;
  reds_after: number | null;
};

export type KickIt = {
  kind: "punt" | "high_punt" | "field_goal" | "extra_point";
  start: [number, number];
  goes: number;
  most: number;
};

export type KickOff = {
  start: [number, number];
  goes: number;
  most: number;
};

export type Options = {
  plays: number;
  half_play: string;
  weather: boolean;
  overtime: string;
  field: string;
};

export type Overtime = {
  stage: string;
  holder: Seat | null;
};

export type ReceiveOrKick = Record<string, never>;

export type Return = {
  carrier: Carrier;
  kind: string;
  start: [number, number];
  reds_after: number;
  ignored: string[];
  dead: number;
};

export type RunAfterCatch = {
  field: string;
  start: [number, number];
  play: string;
  ball_at: [number, number];
  goes: number;
  weather: string;
};

export type RunBack = {
  field: string;
  kind: string;
  start: [number, number];
  goes: number;
  reds_after: number;
  ignored: string[];
  weather: string;
};

export type Seat = "home" | "away";

export type Segment = {
  pen: "down" | "up";
  pts: ([number, number] | [number, number, number])[];
  hang_ms: number | null;
  air_yd: number | null;
};

export type SetLinebackers = {
  scrimmage_x: number;
  ball_y: number;
  goes: number;
  radius: number;
  blitz: number;
  apart: number;
  gap: number;
};

export type Situation = {
  offence: Seat;
  ball: number;
  down: number;
  line: number;
};

export type SpotBall = {
  field: string;
  scrimmage_x: number;
  goes: number;
  trying: boolean;
  legal: [number, number][];
};

export type Stroke = {
  segments: Segment[];
};

export type Symbol = {
  id: string;
  kind: string;
  x: number;
  y: number;
  length: number;
  width: number;
  angle: number;
  corner: number;
};

export type TakePenalty = {
  accepted: number;
  declined: number;
  is_safety: boolean;
};

export type View = {
  seat: Seat | null;
  options: Options;
  phase: "weather" | "toss" | "kickoff" | "free_kick" | "return" | "scrimmage" | "declare" | "huddle" | "snap" | "catch" | "kick" | "foul" | "over";
  quarter: number;
  left: number;
  half_plays: boolean;
  score: [number, number];
  home_goes: number;
  situation: Situation;
  ball_at: [number, number];
  weather: string;
  wind_to: number;
  trying: boolean;
  untimed: boolean;
  declared: string;
  linebackers: [number, number][];
  linebacker_count: number;
  run: Return | null;
  catch: Catch | null;
  foul: Foul | null;
  overtime: Overtime | null;
  last: Drawn | null;
  hidden: boolean;
  symbols: Symbol[];
};

/** What each question shows. */
export type Questions = {
  CallPlay: CallPlay;
  CallToss: CallToss;
  ChooseEnd: ChooseEnd;
  DeclarePlay: DeclarePlay;
  KickIt: KickIt;
  KickOff: KickOff;
  ReceiveOrKick: ReceiveOrKick;
  RunAfterCatch: RunAfterCatch;
  RunBack: RunBack;
  SetLinebackers: SetLinebackers;
  SpotBall: SpotBall;
  TakePenalty: TakePenalty;
};

/** What each question takes for an answer. */
export type Answers = {
  CallPlay: Execution;
  CallToss: "odd" | "even";
  ChooseEnd: "West" | "East";
  DeclarePlay: "scrimmage" | "punt" | "high_punt" | "field_goal" | "fake_punt" | "fake_kick" | "kneel" | "spike";
  KickIt: Stroke;
  KickOff: "onside" | Stroke;
  ReceiveOrKick: "receive" | "kick";
  RunAfterCatch: Stroke;
  RunBack: "touchback" | "down" | "bounce" | Stroke;
  SetLinebackers: [number, number][];
  SpotBall: number;
  TakePenalty: boolean;
};
