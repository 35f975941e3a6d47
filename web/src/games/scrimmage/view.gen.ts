/** Written by `snapcount types` from the game's view and questions: change those, not this. */

/** SC-16.2: one thing that one man does. Which fields count depends on `kind`. */
export type Action = {
  kind: string;
  man: string;
  dirs: number[];
  by: number;
  target: string;
  join: string[];
  goes: boolean;
  dummy: boolean;
};

/** SC-4.1 The visitor calls the coin. */
export type CallToss = Record<string, never>;

/** SC-4.9 From the second game-turn on: another Pre-Contact Game-Turn, or the snap if it is legal. */
export type CallTurn = {
  number: number;
  snap: string;
  reason: string;
};

/** SC-13.25 At the start of a game-turn after the snap: another ball marker face up, or keep this one. */
export type ChangePlay = {
  now: string;
};

/** SC-12.7 Which of the contacting men falls on the ball. */
export type ChooseRecoverer = {
  fumbler: string;
  men: string[];
};

/** SC-4.1 The winner of the toss chooses; in the full game he receives or kicks (SC-19.4). */
export type ChooseSide = {
  kickoff: boolean;
};

/** SC-9.26 After the recovery rolls: no pass, a lateral, or a forward pass to the first or second target. */
export type CommitPass = {
  play: Play;
};

/** SC-15.1: how and where the ball was dead. */
export type End = {
  why: string;
  spot: number;
  possession: string;
  reached: number;
};

/** SC-14.17 On fourth down, instead of a play, a kick. */
export type FourthDown = {
  to_go: number;
};

/** SC-9.45 After an incompletion: one man within three hexes of the intended receiver, or none. */
export type Intercept = {
  play: Play;
};

/** SC-19.7, SC-19.8 In the full game, on any down: a play, a punt or a try for a field goal. */
export type KickOrPlay = {
  down: number;
  field_goal: number;
};

/** SC-19.6 A deep kickoff, or an announced onside kick. */
export type Kickoff = Record<string, never>;

/** SC-9.50 A committed long pass must be thrown if a legal one exists; the offence picks the receiver. */
export type LongPass = {
  play: Play;
};

/** One counter of the eleven. */
export type Man = {
  id: string;
  hex: number;
  facing: number;
  hit: boolean;
  level: number;
  off: string;
  mp: number;
  status: string;
  entered: boolean;
  inside: boolean;
  motion: number;
  sees: number;
};

/** SC-13.1: a line marker, and the ball marker of the offence or the backs' marker of the defence. */
export type Markers = {
  line: string;
  other: string;
};

/** What goes on from play to play (chapter 14). */
export type Match = {
  north: Seat;
  offence: Seat;
  ball: number;
  down: number;
  series: number;
  possession: number;
  points: [number, number];
  had: [number, number];
  injured: [string[], string[]];
  delays: number;
  objective: number;
  goal_row: number;
  plays: number;
  period: number;
  opening: Seat;
  receiver: Seat;
  winner: string;
};

/** SC-16.2 Move, turn, contact, hand off, or end the phase. `play` is what this side may see. */
export type Move = {
  play: Play;
  auto_deploy: boolean;
};

/** SC-9.38 The Pass Target hexes, one after the other (SC-16.15); secret. */
export type NameTarget = {
  play: Play;
  first: number;
};

/** SC-8.11 Which of several passive contacts is resolved next. */
export type NextPassive = {
  men: string[];
};

export type Options = {
  scenario: string;
  possessions: number;
  quick_setup: boolean;
  auto_deploy: boolean;
  turn_limit: number;
  quarter_plays: number;
};

/** SC-4.4, SC-4.7 Set up one man, several, or all who are still missing. */
export type Place = {
  side: string;
  dir: number;
  line: number;
  ball: number;
  quick: boolean;
  placed: Placement[];
  able: string[];
};

/** SC-4.5 Single play: one of the five inbounds hexes behind the line. */
export type PlaceBall = {
  dir: number;
  line: number;
};

/** SC-4.8: a man, his hex and any facing. */
export type Placement = {
  man: string;
  hex: number;
  facing: number;
};

/** One play from its set-up to the dead ball. */
export type Play = {
  phase: string;
  turn: string;
  number: number;
  offence: Seat;
  dir: number;
  line: number;
  ball: number;
  men: Man[];
  carriers: string[];
  holder: string;
  loose: string;
  o_line: string;
  o_ball: string;
  d_line: string;
  d_backs: string;
  lines_shown: boolean;
  ball_shown: boolean;
  backs_shown: boolean;
  snapshot: Snapshot;
  targets: number[];
  target: number;
  committed: string;
  changed: boolean;
  aimed: string;
  aimed_from: string;
  forward: boolean;
  passive: [string, string][];
  contacted: string[];
  handoffs: number;
  ball_crossed: boolean;
  ineligible_crossed: boolean;
  forward_thrown: boolean;
  lateral_completed: boolean;
  end: End | null;
};

/** SC-14.28 A player lacks men: his opponent picks who comes back. */
export type Reactivate = {
  injured: string[];
  missing: number;
};

export type Seat = "home" | "away";

/** SC-13.1 Two markers face down; keeping or replacing them is secret (SC-13.2). */
export type SelectMarkers = {
  side: string;
  now: Markers;
};

/** SC-9.30 Throw a short pass now, or hold. */
export type ShortPass = {
  play: Play;
};

/** SC-4.17: who stood where when the Snap Game-Turn was called. */
export type Snapshot = {
  linemen: string[];
  receivers: string[];
  passers: string[];
  d_line: string[];
  d_backs: string[];
};

/** A checkpoint of the game. */
export type State = {
  options: Options;
  match: Match;
  play: Play;
};

export type View = State;

/** What each question shows. */
export type Questions = {
  CallToss: CallToss;
  CallTurn: CallTurn;
  ChangePlay: ChangePlay;
  ChooseRecoverer: ChooseRecoverer;
  ChooseSide: ChooseSide;
  CommitPass: CommitPass;
  FourthDown: FourthDown;
  Intercept: Intercept;
  KickOrPlay: KickOrPlay;
  Kickoff: Kickoff;
  LongPass: LongPass;
  Move: Move;
  NameTarget: NameTarget;
  NextPassive: NextPassive;
  Place: Place;
  PlaceBall: PlaceBall;
  Reactivate: Reactivate;
  SelectMarkers: SelectMarkers;
  ShortPass: ShortPass;
};

/** What each question takes for an answer. */
export type Answers = {
  CallToss: string;
  CallTurn: string;
  ChangePlay: string;
  ChooseRecoverer: string;
  ChooseSide: string;
  CommitPass: string;
  FourthDown: string;
  Intercept: string;
  KickOrPlay: string;
  Kickoff: string;
  LongPass: string;
  Move: Action[];
  NameTarget: number;
  NextPassive: string;
  Place: Placement[];
  PlaceBall: number;
  Reactivate: string;
  SelectMarkers: Markers;
  ShortPass: string;
};
