/** Written by `snapcount types` from the game's view and questions: change those, not this. */

export type Call = "run" | "short_pass" | "long_pass" | "field_goal" | "punt";

export type CallDefence = Record<string, never>;

export type CallPlay = {
  in_range: boolean;
};

export type CallTry = Record<string, never>;

export type Catch = "touchback" | "return";

export type ChangeDefence = {
  call: Call;
  defence: number;
};

export type ChangePlay = {
  in_range: boolean;
  call: Call;
  defence: number;
};

export type Choice = "receive" | "kick";

export type ChooseSide = Record<string, never>;

export type DefendTry = Record<string, never>;

export type Kick = "deep" | "onside";

export type KickOff = {
  onside: boolean;
};

export type Options = {
  plays_per_quarter: number;
  burnt_deck: boolean;
  no_ties: boolean;
  no_onside: boolean;
  long_returns: boolean;
  overtime: boolean;
};

export type Overtime = {
  first: Seat;
  stage: number;
};

export type ReturnBall = {
  kind: string;
  spot: number;
  rate: number;
};

export type Seat = "home" | "away";

export type Situation = {
  offence: Seat;
  ball: number;
  down: number;
  line: number;
};

export type TakeTimeout = {
  event: number;
  call: Call;
  defence: number;
};

export type ThrowChallenge = {
  event: number;
  call: Call;
  defence: number;
  dice: number[];
  stands: number;
  overturned: number;
};

export type View = {
  seat: Seat | null;
  options: Options;
  phase: "toss" | "kickoff" | "free_kick" | "scrimmage" | "try" | "overtime_toss" | "over";
  half: number;
  left: number;
  score: [number, number];
  timeouts: [number, number];
  situation: Situation;
  opening_kicker: Seat | null;
  overtime: Overtime | null;
  deck: number[];
};

/** What each question shows. */
export type Questions = {
  CallDefence: CallDefence;
  CallPlay: CallPlay;
  CallTry: CallTry;
  ChangeDefence: ChangeDefence;
  ChangePlay: ChangePlay;
  ChooseSide: ChooseSide;
  DefendTry: DefendTry;
  KickOff: KickOff;
  ReturnBall: ReturnBall;
  TakeTimeout: TakeTimeout;
  ThrowChallenge: ThrowChallenge;
};

/** What each question takes for an answer. */
export type Answers = {
  CallDefence: number;
  CallPlay: Call;
  CallTry: Call;
  ChangeDefence: number;
  ChangePlay: Call;
  ChooseSide: Choice;
  DefendTry: number;
  KickOff: Kick;
  ReturnBall: Catch;
  TakeTimeout: boolean;
  ThrowChallenge: boolean;
};
