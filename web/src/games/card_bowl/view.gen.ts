/** Written by `snapcount types` from the game's view and questions: change those, not this. */

/** CB-12.17 The defence answers a motion, one move at a time or all together. */
export type Adjust = {
  field: Field;
  acted: string[];
};

/** CB-15.2 Delay of game: spend a timeout or take the five yards. */
export type AvoidDelay = {
  timeouts: number;
};

/** A downfield blocker on a tackler. */
export type Block = {
  blocker: string;
  tackler: string;
};

/** CB-17.3 Which tight ends are shown as blockers; the others go out as receivers. */
export type BlockOrRelease = {
  ends: string[];
};

/** CB-16.2 Whom each lineman and tight end blocks; those not named take the nearest front card. */
export type BlockingPattern = {
  field: Field;
  acted: string[];
};

/** A play that the offence executes (CB-20.5). */
export type Call = {
  play: string;
  carrier: string;
  lane: string;
  side: string;
  blockers: string[];
};

/** CB-3.7 The class of play, announced to everybody. */
export type CallPlay = {
  situation: Situation;
};

/** CB-3.1 The visitor calls the coin. */
export type CallToss = Record<string, never>;

/** The lines at a pass-rush check: values per match-up, and which backs blocked where (CB-18.19). */
export type Check = {
  offence: number[];
  defence: number[];
  backs: [string, number][];
};

/** CB-5.23, CB-6.1, CB-10.1 How the kickers kick. The list offers usual kicks; any line or number may be named. */
export type ChooseKick = {
  situation: Situation;
  safety: boolean;
};

/** CB-9.1 Kick for one point or play for two. */
export type ChooseTry = {
  distance: number;
};

/** A card of one's own on its place, as shown in a question. */
export type Chosen = {
  place: string;
  card: string;
};

/** CB-24.5 A back nobody is on is covered at once by one unrevealed card. */
export type CoverBack = {
  cards: Chosen[];
  receiver: Chosen;
};

/** CB-29.7 Fall on a loose ball (+1, +2) or scoop it (-1, -2), declared by both at once; the safest stands first. */
export type Declare = {
  lost: boolean;
  spot: number;
};

/** A whole defensive formation: front places, zones, receivers with a corner, and the cards in that order. */
export type DefenceSet = {
  front: number[];
  zones: string[];
  corners: string[];
  cards: string[];
};

/** CB-16.10, CB-17.10, CB-19.6 The defence's moves of this turn, one at a time or all together. */
export type DefenceTurn = {
  field: Field;
  number: number;
  acted: string[];
};

/** A defensive card, without its face. It stands in a match-up, in a zone or on a receiver. */
export type Defender = {
  place: string;
  x: number;
  end: string;
  m: number;
  zone: string;
  on: string;
  hang: boolean;
  reach: string;
  up: boolean;
  since: number;
  home: string;
};

/** CB-19.2 One offensive card is revealed or moved. */
export type Develop = {
  field: Field;
};

/** CB-11.5 Which of the cards of equal value at the cut go. */
export type Discard = {
  among: string[];
  count: number;
};

/** CB-7.29 A bounce back towards the kickers: apply the coverage card or not. */
export type DownBackward = {
  spot: number;
  coverage: string;
  bounce: string;
};

/** CB-7.30, CB-7.31 A forward bounce of the coverage card's suit: take off so much and down it; 0 is hands off. */
export type DownForward = {
  spot: number;
  coverage: string;
  bounce: string;
};

/** CB-28.12 Unrevealed receivers block tacklers of their own side, one each. */
export type DownfieldBlocks = {
  blockers: Chosen[];
  tacklers: Chosen[];
  pairs: Block[];
  yards: number;
};

/** CB-24.12 Draw so many yardage cards, or 0: go to the reception. */
export type DrawYardage = {
  most: number;
  drawn: string[];
  receiver: string;
  offence: number;
  defence: number;
  sack_round: boolean;
};

/** CB-11.9 The defence was dealt the Red Joker: keep it, or put it back and play for the turnover. */
export type ExchangeJoker = {
  hand: string[];
};

/** CB-17.6, CB-19.9, CB-19.10 Execute a play now, or not. */
export type Execute = {
  field: Field;
  moment: string;
  hot: string[];
  automatic: boolean;
  pressure: number;
  may_wait: boolean;
};

/** CB-13.18 The defence adds one card in range. */
export type ExtraCard = {
  cards: Chosen[];
  call: Call;
  handoff: string;
};

/** Two facing formations as both players see them. Match-ups are counted from the left, F1 is number 0. */
export type Field = {
  gun: boolean;
  men: Man[];
  xs: number[];
  defenders: Defender[];
  turn: number;
};

/** CB-5.13 A kick in the end zone: down it there or run. */
export type FieldKick = {
  spot: number;
  coverage: string;
  cards: number;
};

/** CB-7.15 Return, fair catch, let it bounce, or touchback. */
export type FieldPunt = {
  spot: number;
  coverage: string;
};

/** A foul after its determination. */
export type Foul = {
  kind: string;
  yards: number;
  vs: Seat;
  auto: boolean;
  name: string;
  enforced: string;
  spot: number;
  runner: Seat | null;
  choice: string;
};

/** A kickoff, a squib at a yard line, an on-side kick with a number, or a punt after a safety. */
export type FreeKick = {
  kind: string;
  number: number;
};

/** CB-32.26 Late in the half: go out of bounds instead of the next set, or run. */
export type GoOut = {
  spot: number;
  cards: number;
};

/** A free kick to come. */
export type Kick = {
  fails: number;
  safety: boolean;
};

/** CB-24.21 Drawn cards to leave out of the yardage; sets with the same total are listed once. */
export type LeaveOut = {
  drawn: string[];
  offence: number;
  defence: number;
  ball: number;
};

/** An offensive card on its place, without its face: everything both players see. */
export type Man = {
  place: string;
  kind: string;
  x: number;
  side: string;
  at: number;
  aim: number;
  up: boolean;
  out: boolean;
  shifted: boolean;
  moved: boolean;
};

/** CB-12.15 One card may go in motion. */
export type Motion = {
  field: Field;
};

/** One card's action in a turn: the card's place, what it does, and where to. */
export type Move = {
  card: string;
  act: string;
  to: string;
};

/** CB-16.6, CB-16.11 Backs move up as blockers or shift, in either pattern turn. */
export type MoveBacks = {
  field: Field;
  second: boolean;
  acted: string[];
};

/** CB-17.5 One back may move up, turned up, or shift. */
export type MoveOneBack = {
  field: Field;
};

/** What follows a play. */
export type Next = {
  kind: "scrimmage" | "try" | "kickoff" | "free_kick" | "rekick" | "retry";
  situation: Situation;
  first: boolean;
  over: boolean;
  fails: number;
};

/** A whole offensive formation: the shape and the cards on its places. */
export type OffenceSet = {
  shape: string;
  cards: string[];
};

/** What was agreed before the game (chapter 33). */
export type Options = {
  timing: string;
  plays_per_quarter: number;
  intervals: number;
  offence_cards: number;
  defence_cards: number;
  by_quarter: number[];
  team_deals: [number, number, number, number];
  handicap: [number, number];
  stock: number;
  single: boolean;
  exchange: boolean;
  playoff: boolean;
};

/** CB-7.1, CB-7.2 How many punt cards, and whether to aim out of bounds. */
export type PuntPlan = {
  situation: Situation;
};

/** CB-3.2 The winner of the toss receives or kicks off. */
export type ReceiveOrKick = {
  overtime: boolean;
};

/** CB-4.15 An interception in the own end zone: touchback or run. */
export type RunItOut = {
  spot: number;
};

/** CB-32.18 How many intervals to use before the snap, the usual seven first; under six helps the defence. */
export type RunOff = {
  left: number;
};

/** CB-23.4 A scramble around the end: out of bounds for two yards less, or stay in. */
export type ScrambleOut = {
  yards: number;
};

export type Seat = "home" | "away";

/** CB-3.3 The loser of the toss receives or kicks off the second half. */
export type SecondHalf = Record<string, never>;

/** CB-12.13 The whole defence at once: front, zones, corners and the cards on them. The list offers book sets. */
export type SetDefence = {
  hand: string[];
  shape: string;
};

/** CB-12.7 The whole offence at once: a shape and the cards on its places. The list offers book formations. */
export type SetOffence = {
  hand: string[];
  shapes: string[];
};

/** A card in motion: its place and the group it joins (TEL, WRR, BM …). */
export type Shift = {
  card: string;
  slot: string;
};

/** CB-18.12 Backs in shotgun step into match-ups on their side at once, one each. */
export type ShotgunBacks = {
  field: Field;
  hot: string[];
  acted: string[];
  taken: string[];
};

/** The ball before a snap, a try or a kick. */
export type Situation = {
  offence: Seat;
  ball: number;
  down: number;
  line: number;
};

/** CB-16.8 A quarterback sneak through one of these lanes, or not. */
export type Sneak = {
  lanes: string[];
};

/** CB-33.5 How many cards of the stock go to one's offence; the rest goes to the defence. */
export type SplitStock = {
  stock: number;
};

/** CB-5.16, CB-7.23 Still in the end zone during the return: down it or go on. */
export type StayInEndZone = {
  spot: number;
  cards_left: number;
};

/** CB-28.9, CB-28.15 Unrevealed cards against a set of an open-field run: all first, any may be held back. */
export type Tacklers = {
  cards: Chosen[];
  drawn: string[];
  number: number;
  spot: number;
};

/** CB-6.9 The second failed on-side kick in a row: take the ball or have it kicked again. */
export type TakeFailedKick = {
  spot: number;
  kick_again_from: number;
};

/** CB-30.4 The offended team takes the penalty or the play, seeing where each would leave it. */
export type TakePenalty = {
  foul: Foul;
  choices: string[];
  after: Next[];
  events: string[];
  points: number[];
};

/** CB-32.4 The clock runs: stop it with a timeout or let it run. */
export type TakeTimeout = {
  timeouts: number;
  left: number;
};

/** CB-24.30 A pass caught short of the defence's total: complete it or throw it away. */
export type ThrowAway = {
  yards: number;
  ball: number;
};

/** CB-26.11 A screen caught behind the line: run or throw it away; CB-27.4 a lateral never asks this. */
export type ThrowScreenAway = {
  yards: number;
};

/** One or more moves; with `done` the turn ends, without it the question is asked again. */
export type Turn = {
  moves: Move[];
  done: boolean;
};

/** A seat's view (None: a spectator's). Hidden cards are empty texts. */
export type View = {
  seat: Seat | null;
  options: Options;
  phase: "stock" | "toss" | "kickoff" | "free_kick" | "between" | "scrimmage" | "try" | "deal" | "offence" | "defence" | "motion" | "snap" | "pattern_1" | "defence_1" | "pattern_2" | "defence_2" | "blocking" | "defence_3" | "check" | "develop" | "defence_4" | "end" | "execute" | "quarter" | "over";
  quarter: number;
  left: number;
  running: boolean;
  score: [number, number];
  timeouts: [number, number];
  situation: Situation;
  toss_loser: Seat;
  stock: [number, number];
  hurry: number;
  untimed: boolean;
  kick: Kick;
  trying: boolean;
  late: boolean;
  hand: string[];
  discards: string[];
  exchanged: boolean;
  deck: number;
  field: Field | null;
  offence: string[];
  defence: string[];
  survived: number;
  pressure: number;
  check: Check;
  call: Call | null;
  moment: string;
};

/** What each question shows. */
export type Questions = {
  Adjust: Adjust;
  AvoidDelay: AvoidDelay;
  BlockOrRelease: BlockOrRelease;
  BlockingPattern: BlockingPattern;
  CallPlay: CallPlay;
  CallToss: CallToss;
  ChooseKick: ChooseKick;
  ChooseTry: ChooseTry;
  CoverBack: CoverBack;
  Declare: Declare;
  DefenceTurn: DefenceTurn;
  Develop: Develop;
  Discard: Discard;
  DownBackward: DownBackward;
  DownForward: DownForward;
  DownfieldBlocks: DownfieldBlocks;
  DrawYardage: DrawYardage;
  ExchangeJoker: ExchangeJoker;
  Execute: Execute;
  ExtraCard: ExtraCard;
  FieldKick: FieldKick;
  FieldPunt: FieldPunt;
  GoOut: GoOut;
  LeaveOut: LeaveOut;
  Motion: Motion;
  MoveBacks: MoveBacks;
  MoveOneBack: MoveOneBack;
  PuntPlan: PuntPlan;
  ReceiveOrKick: ReceiveOrKick;
  RunItOut: RunItOut;
  RunOff: RunOff;
  ScrambleOut: ScrambleOut;
  SecondHalf: SecondHalf;
  SetDefence: SetDefence;
  SetOffence: SetOffence;
  ShotgunBacks: ShotgunBacks;
  Sneak: Sneak;
  SplitStock: SplitStock;
  StayInEndZone: StayInEndZone;
  Tacklers: Tacklers;
  TakeFailedKick: TakeFailedKick;
  TakePenalty: TakePenalty;
  TakeTimeout: TakeTimeout;
  ThrowAway: ThrowAway;
  ThrowScreenAway: ThrowScreenAway;
};

/** What each question takes for an answer. */
export type Answers = {
  Adjust: Turn;
  AvoidDelay: string;
  BlockOrRelease: string[];
  BlockingPattern: Turn;
  CallPlay: string;
  CallToss: string;
  ChooseKick: FreeKick;
  ChooseTry: string;
  CoverBack: string;
  Declare: number;
  DefenceTurn: Turn;
  Develop: Move;
  Discard: string[];
  DownBackward: string;
  DownForward: number;
  DownfieldBlocks: Block[];
  DrawYardage: number;
  ExchangeJoker: string;
  Execute: Call | null;
  ExtraCard: string;
  FieldKick: string;
  FieldPunt: string;
  GoOut: string;
  LeaveOut: string[];
  Motion: Shift | null;
  MoveBacks: Turn;
  MoveOneBack: Move | null;
  PuntPlan: string;
  ReceiveOrKick: string;
  RunItOut: string;
  RunOff: number;
  ScrambleOut: string;
  SecondHalf: string;
  SetDefence: DefenceSet;
  SetOffence: OffenceSet;
  ShotgunBacks: Turn;
  Sneak: string;
  SplitStock: number;
  StayInEndZone: string;
  Tacklers: string[];
  TakeFailedKick: string;
  TakePenalty: string;
  TakeTimeout: string;
  ThrowAway: string;
  ThrowScreenAway: string;
};
