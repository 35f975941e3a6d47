/** Written by `snapcount types` from the game's view and questions: change those, not this. */

/** OS-9.1 The offence names a play, draws its drop looking and its stroke blind. */
export type CallPlay = {
  field: string;
  ball_at: [number, number];
  goes: number;
  plays: string[];
  linebackers: number;
  weather: string;
  gates: Gate[];
};

/** OS-3.2 The visitors call. */
export type CallToss = Record<string, never>;

/** Who has the ball, and what his being dead will mean. */
export type Carrier = {
  seat: Seat;
  on_return: boolean;
  protected: boolean;
  keeps_down: boolean;
  stops_clock: boolean;
};

/** A completed pass whose run is still to be drawn. */
export type Catch = {
  play: string;
  drop: [number, number][];
  dot: [number, number];
  receiver: string;
  shape: boolean;
};

/** OS-3.2 The loser of the toss chooses the end to defend. */
export type ChooseEnd = {
  weather: string;
  wind_to: number;
};

/** OS-8.1 The offence declares before the linebackers are set. */
export type DeclarePlay = {
  ball: number;
  down: number;
  trying: boolean;
  range: number;
  half_plays: boolean;
};

/** The last line or dot on the field, with the linebackers as they were revealed. */
export type Drawn = {
  path: [number, number][];
  dot: [number, number] | null;
  linebackers: [number, number][];
  by: string;
};

/** OS-9.1: the play named, the drop drawn looking, and the stroke drawn blind. */
export type Execution = {
  play: string;
  drop: null | ([number, number] | [number, number, number])[];
  stroke: null | Stroke;
};

/** OS-16.4: an illegal block that the other team may decline. */
export type Foul = {
  carrier: Carrier;
  spot: number;
  in_end_zone: boolean;
};

/** OS-9.11: what a play asks of its line or dot here and now, for those who draw it before the press. */
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

/** OS-2.4 A punt, a field goal or an extra point: one blind dot. */
export type KickIt = {
  kind: "punt" | "high_punt" | "field_goal" | "extra_point";
  start: [number, number];
  goes: number;
  most: number;
};

/** OS-5.2 The kicker marks a dot blind, or tries an onside kick. */
export type KickOff = {
  start: [number, number];
  goes: number;
  most: number;
};

/** OS-3.5: what was agreed before the game. */
export type Options = {
  plays: number;
  half_play: string;
  weather: boolean;
  overtime: string;
  field: string;
};

/** OS-19.2: the possession that is being played: first, answer or sudden death. */
export type Overtime = {
  stage: string;
  holder: Seat | null;
};

/** OS-3.2 The winner of the toss receives or kicks off. */
export type ReceiveOrKick = Record<string, never>;

/** A return that is about to be drawn, or declined. */
export type Return = {
  carrier: Carrier;
  kind: string;
  start: [number, number];
  reds_after: number;
  ignored: string[];
  dead: number;
};

/** OS-10.7 The receiver runs on, with nothing heard but "complete". */
export type RunAfterCatch = {
  field: string;
  start: [number, number];
  play: string;
  ball_at: [number, number];
  goes: number;
  weather: string;
};

/** OS-6.5 The returner runs from the dot, or declines (OS-6.8). */
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

/** The pen goes down along its points, or up through the air. */
export type Segment = {
  pen: "down" | "up";
  pts: ([number, number] | [number, number, number])[];
  hang_ms: number | null;
  air_yd: number | null;
};

/** OS-8.2 The defence puts one to three linebackers on the overlay, in secret. */
export type SetLinebackers = {
  scrimmage_x: number;
  ball_y: number;
  goes: number;
  radius: number;
  blitz: number;
  apart: number;
  gap: number;
};

/** The ball before a snap, a try or a kick. */
export type Situation = {
  offence: Seat;
  ball: number;
  down: number;
  line: number;
};

/** OS-7.1 The offence chooses where on the line between the hashes the ball lies. */
export type SpotBall = {
  field: string;
  scrimmage_x: number;
  goes: number;
  trying: boolean;
  legal: [number, number][];
};

/** OS-2.2: what a player drew without seeing the field. */
export type Stroke = {
  segments: Segment[];
};

/** OS-1.6, OS-1.7, OS-1.8: one printed symbol. `angle` turns a bar, but only the triangle of a receiver. */
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

/** OS-16.4 The other team takes the illegal block, or lets the tackle stand. */
export type TakePenalty = {
  accepted: number;
  declined: number;
  is_safety: boolean;
};

/** The table from one chair; `seat` None is a spectator's. */
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
