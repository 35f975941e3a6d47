/** Written by `snapcount types` from the game's view and questions: change those, not this. */

export type Call = "run" | "short_pass" | "long_pass" | "field_goal" | "punt";

/** DF-5.1 The defence card, also when a kick is expected. */
export type CallDefence = Record<string, never>;

/** DF-5.1 The offence card; a field goal only in range (DF-5.3). */
export type CallPlay = {
  in_range: boolean;
};

/** DF-13.8 The scoring team's card: the kick for one point, anything else for two. */
export type CallTry = Record<string, never>;

export type Catch = "touchback" | "return";

/** DF-5.11 Any defence card, against the offence card on the table. */
export type ChangeDefence = {
  call: Call;
  defence: number;
};

/** DF-5.10 Any legal offence card, against the defence card on the table. */
export type ChangePlay = {
  in_range: boolean;
  call: Call;
  defence: number;
};

export type Choice = "receive" | "kick";

/** DF-3.2 The toss winner receives or kicks. */
export type ChooseSide = Record<string, never>;

/** DF-13.8 The other team's defence card. */
export type DefendTry = Record<string, never>;

export type Kick = "deep" | "onside";

/** DF-9.7 The kicking team announces a deep or an onside kick. */
export type KickOff = {
  onside: boolean;
};

/** Chapter 14. */
export type Options = {
  plays_per_quarter: number;
  burnt_deck: boolean;
  no_ties: boolean;
  no_onside: boolean;
  long_returns: boolean;
  overtime: boolean;
};

/** DF-15.3 The team with the first opportunity, and the stage (DF-15.4, DF-15.5, DF-15.6). */
export type Overtime = {
  first: Seat;
  stage: number;
};

/** DF-9.2 Touchback, or a return from `spot`, counted from the receivers' own goal line. */
export type ReturnBall = {
  kind: string;
  spot: number;
  rate: number;
};

export type Seat = "home" | "away";

/** The ball before a snap, a try or a kick. */
export type Situation = {
  offence: Seat;
  ball: number;
  down: number;
  line: number;
};

/** DF-5.7 Both cards are open: spend a timeout on what the event offers? */
export type TakeTimeout = {
  event: number;
  call: Call;
  defence: number;
};

/** DF-11.4 Dispute the ruling: a throw decides, and a lost challenge costs a timeout. */
export type ThrowChallenge = {
  event: number;
  call: Call;
  defence: number;
  dice: number[];
  stands: number;
  overturned: number;
};

/** The state as `seat` sees it; a spectator has no seat. */
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
