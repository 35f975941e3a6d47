/** Written by `snapcount types` from the game's view and questions: change those, not this. */

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

export type CallToss = Record<string, never>;

export type CallTurn = {
  number: number;
  snap: string;
  reason: string;
};

export type ChangePlay = {
  now: string;
};

export type ChooseRecoverer = {
  fumbler: string;
  men: string[];
};

export type ChooseSide = {
  kickoff: boolean;
};

export type CommitPass = {
  play: Play;
};

export type End = {
  why: string;
  spot: number;
  possession: string;
  reached: number;
};

export type FourthDown = {
  situation: Situation;
};

export type Intercept = {
  play: Play;
};

export type KickOrPlay = {
  down: number;
  field_goal: number;
};

export type Kickoff = Record<string, never>;

export type LongPass = {
  play: Play;
};

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

export type Markers = {
  line: string;
  other: string;
};

export type Match = {
  situation: Situation;
  hex: number;
  home_goes: number;
  possession: number;
  score: [number, number];
  had: [number, number];
  injured: [string[], string[]];
  delays: number;
  objective: number;
  goal_row: number;
  quarter: number;
  left: number;
  opening_kicker: Seat;
  receiver: Seat;
  winner: string;
};

export type Move = {
  play: Play;
  auto_deploy: boolean;
};

export type NameTarget = {
  play: Play;
  first: number;
};

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

export type Place = {
  side: string;
  dir: number;
  scrimmage_line: number;
  hex: number;
  quick: boolean;
  placed: Placement[];
  able: string[];
};

export type PlaceBall = {
  dir: number;
  scrimmage_line: number;
};

export type Placement = {
  man: string;
  hex: number;
  facing: number;
};

export type Play = {
  phase: "toss" | "objective" | "kickoff" | "free_kick" | "scrimmage" | "O.ball" | "O.place" | "D.place" | "O.select" | "D.select" | "O.movement" | "D.movement" | "O.call" | "O.snap" | "O.movement_contact" | "D.movement_contact" | "D.fumble" | "O.targets" | "turn_end" | "O.commit" | "O.passive" | "O.short_pass" | "O.long_pass" | "D.intercept" | "settle" | "over";
  turn: string;
  number: number;
  offence: Seat;
  dir: number;
  scrimmage_line: number;
  hex: number;
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

export type Reactivate = {
  injured: string[];
  missing: number;
};

export type Seat = "home" | "away";

export type SelectMarkers = {
  side: string;
  now: Markers;
};

export type ShortPass = {
  play: Play;
};

export type Situation = {
  offence: Seat;
  ball: number;
  down: number;
  line: number;
};

export type Snapshot = {
  linemen: string[];
  receivers: string[];
  passers: string[];
  d_line: string[];
  d_backs: string[];
};

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
