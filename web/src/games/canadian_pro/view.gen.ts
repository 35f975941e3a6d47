/** Written by `snapcount types` from the game's view and questions: change those, not this. */

export type AcceptPenalty = {
  seat: Seat;
  number: number;
  name: string;
  accepted: After;
  declined: After;
  throws_gain: boolean;
};

export type After = {
  phase: "toss" | "weather" | "kickoff" | "free_kick" | "scrimmage" | "try" | "after_fg" | "second_half" | "over";
  situation: Situation;
  points: [number, number];
  shift: number;
  fresh: boolean;
  earned: boolean;
  carried: boolean;
};

export type Announce = {
  state: State;
  seldom: boolean;
};

export type AnswerKickBack = {
  spot: number;
};

export type Call = {
  play: string;
  who: string;
  depth: string;
  hole: number;
  zone: number;
  variant: string;
  hurry: boolean;
};

export type CallDefence = {
  state: State;
};

export type CallPlay = {
  state: State;
  alignment: string;
  kicks: boolean;
};

export type Change = {
  seat: Seat;
  position: string;
  player: string;
};

export type ChooseAfterFieldGoal = {
  spot: number;
};

export type ChooseConvert = {
  receivers: string[];
};

export type ChooseKickoff = {
  hurry: boolean;
  onside: boolean;
};

export type ChooseSecondHalf = {
  state: State;
};

export type ChooseToss = {
  quarter: number;
};

export type DefenceCall = {
  setting: number;
  card: string;
  key: string;
  double: string;
  alignment: string;
};

export type Hurt = {
  seat: Seat;
  player: string;
  scope: string;
  offence: boolean;
  games: number;
};

export type Options = {
  home: string;
  away: string;
  advanced: boolean;
  solitaire: boolean;
  switches: string[];
  minutes: number;
  winner: boolean;
};

export type ReturnKick = {
  spot: number;
  choices: string[];
  returner: string;
  column: string;
  known: number | null;
};

export type ReturnOrGround = {
  spot: number;
};

export type Seat = "home" | "away";

export type Situation = {
  offence: Seat;
  ball: number;
  down: number;
  line: number;
};

export type State = {
  options: Options;
  phase: "toss" | "weather" | "kickoff" | "free_kick" | "scrimmage" | "try" | "after_fg" | "second_half" | "over";
  situation: Situation;
  quarter: number;
  left: number;
  score: [number, number];
  untimed: boolean;
  history: [string, string][];
  last_spot: [string, number];
  incompletions: number;
  shift: number;
  weather: number;
  opening_kicker: Seat;
  toss_loser: Seat;
  starter: Seat;
  changes: Change[];
  hurt: Hurt[];
};

export type Substitution = {
  position: string;
  player: string;
};

export type View = {
  state: State;
  titles: [string, string];
  men: [[string, string][], [string, string][]];
};

/** What each question shows. */
export type Questions = {
  AcceptPenalty: AcceptPenalty;
  Announce: Announce;
  AnswerKickBack: AnswerKickBack;
  CallDefence: CallDefence;
  CallPlay: CallPlay;
  ChooseAfterFieldGoal: ChooseAfterFieldGoal;
  ChooseConvert: ChooseConvert;
  ChooseKickoff: ChooseKickoff;
  ChooseSecondHalf: ChooseSecondHalf;
  ChooseToss: ChooseToss;
  ReturnKick: ReturnKick;
  ReturnOrGround: ReturnOrGround;
};

/** What each question takes for an answer. */
export type Answers = {
  AcceptPenalty: string;
  Announce: Call | null;
  AnswerKickBack: string;
  CallDefence: DefenceCall | Substitution;
  CallPlay: Call | Substitution;
  ChooseAfterFieldGoal: string;
  ChooseConvert: string;
  ChooseKickoff: string;
  ChooseSecondHalf: string;
  ChooseToss: string;
  ReturnKick: string;
  ReturnOrGround: string;
};
