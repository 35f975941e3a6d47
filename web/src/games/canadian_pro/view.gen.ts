/** Written by `snapcount types` from the game's view and questions: change those, not this. */

/** CP-8.6: the team fouled takes the penalty or the play, seeing where each leaves it. */
export type AcceptPenalty = {
  seat: Seat;
  number: number;
  name: string;
  accepted: After;
  declined: After;
  throws_gain: boolean;
};

/** What a play leads to. */
export type After = {
  phase: "toss" | "weather" | "kickoff" | "free_kick" | "scrimmage" | "try" | "after_fg" | "second_half" | "over";
  situation: Situation;
  points: [number, number];
  shift: number;
  fresh: boolean;
  earned: boolean;
  carried: boolean;
};

/** CP-3.10: the offence announces a punt or a field goal, or nothing (None). */
export type Announce = {
  state: State;
};

/** CP-16.16: return the ball that was kicked back, or try to kick it again. */
export type AnswerKickBack = {
  spot: number;
};

/** What the offence does: `play` is run, pass, punt, fg, sneak, quick_kick or ground. */
export type Call = {
  play: string;
  who: string;
  depth: string;
  hole: number;
  zone: number;
  variant: string;
  hurry: boolean;
};

/** CP-3.4: the defence calls without seeing the offence's call, or changes its line-up first. */
export type CallDefence = {
  state: State;
};

/** CP-3.3: the offence calls, or changes its line-up first. A punt or field goal is shown at once. */
export type CallPlay = {
  state: State;
  alignment: string;
  kicks: boolean;
};

/** A change of the printed line-up that is in force. */
export type Change = {
  seat: Seat;
  position: string;
  player: string;
};

/** CP-7.6: receive a kickoff, or scrimmage from the own 35. */
export type ChooseAfterFieldGoal = {
  spot: number;
};

/** CP-15.12: kick for one point, or pass to the named receiver for two. */
export type ChooseConvert = {
  receivers: string[];
};

/** CP-6.8: a normal kickoff or an onside kick; in the Hurry Up also a hurried one (CP-16.31). */
export type ChooseKickoff = {
  hurry: boolean;
  onside: boolean;
};

/** CP-2.5: the loser of the opening toss chooses for the second half. */
export type ChooseSecondHalf = {
  state: State;
};

/** CP-2.4: the winner of the toss kicks off or receives. */
export type ChooseToss = {
  quarter: number;
};

/** What the defence does. A blitz card takes no setting (0); Basic has nothing but the setting. */
export type DefenceCall = {
  setting: number;
  card: string;
  key: string;
  double: string;
  alignment: string;
};

/** A man who is out. `scope` is play, possession, quarter or game (CP-9.10). */
export type Hurt = {
  seat: Seat;
  player: string;
  scope: string;
  offence: boolean;
  games: number;
};

/** What was agreed before the game. */
export type Options = {
  home: string;
  away: string;
  advanced: boolean;
  solitaire: boolean;
  switches: string[];
  minutes: number;
  winner: boolean;
};

/** CP-6.21: return the kick, or concede, ground or kick it back where that is possible. */
export type ReturnKick = {
  spot: number;
  choices: string[];
  returner: string;
  column: string;
  known: number | null;
};

/** CP-15.9: run back the ball just taken away, or ground it. */
export type ReturnOrGround = {
  spot: number;
};

export type Seat = "home" | "away";

/** The ball before a snap, a try or a kick. */
export type Situation = {
  offence: Seat;
  ball: number;
  down: number;
  line: number;
};

/** What the markers on the field show (CP-1.5), and what the rules remember. */
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

/** A man sent in at a position (CP-2.6). */
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
