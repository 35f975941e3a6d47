/** Written by `snapcount types` from the game's view and questions: change those, not this. */

export type Adjust = {
  field: Field;
  acted: string[];
};

export type AvoidDelay = {
  timeouts: number;
};

export type Block = {
  blocker: string;
  tackler: string;
};

export type BlockOrRelease = {
  ends: string[];
};

export type BlockingPattern = {
  field: Field;
  acted: string[];
};

export type Call = {
  play: string;
  carrier: string;
  lane: string;
  side: string;
  blockers: string[];
};

export type CallPlay = {
  situation: Situation;
};

export type CallToss = Record<string, never>;

export type Check = {
  offence: number[];
  defence: number[];
  backs: [string, number][];
};

export type ChooseKick = {
  situation: Situation;
  safety: boolean;
};

export type ChooseTry = {
  distance: number;
};

export type Chosen = {
  place: string;
  card: string;
};

export type CoverBack = {
  cards: Chosen[];
  receiver: Chosen;
};

export type Declare = {
  lost: boolean;
  spot: number;
};

export type DefenceSet = {
  front: number[];
  zones: string[];
  corners: string[];
  cards: string[];
};

export type DefenceTurn = {
  field: Field;
  number: number;
  acted: string[];
};

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

export type Develop = {
  field: Field;
};

export type Discard = {
  among: string[];
  count: number;
  hand: string[];
};

export type DownBackward = {
  spot: number;
  coverage: string;
  bounce: string;
};

export type DownForward = {
  spot: number;
  coverage: string;
  bounce: string;
};

export type DownfieldBlocks = {
  blockers: Chosen[];
  tacklers: Chosen[];
  pairs: Block[];
  yards: number;
};

export type DrawYardage = {
  most: number;
  drawn: string[];
  receiver: string;
  offence: number;
  defence: number;
  sack_round: boolean;
};

export type ExchangeJoker = {
  hand: string[];
};

export type Execute = {
  field: Field;
  moment: string;
  hot: string[];
  automatic: boolean;
  pressure: number;
  may_wait: boolean;
};

export type ExtraCard = {
  cards: Chosen[];
  call: Call;
  handoff: string;
};

export type Field = {
  gun: boolean;
  men: Man[];
  xs: number[];
  defenders: Defender[];
  turn: number;
};

export type FieldKick = {
  spot: number;
  coverage: string;
  cards: number;
};

export type FieldPunt = {
  spot: number;
  coverage: string;
};

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

export type FreeKick = {
  kind: string;
  number: number;
};

export type GoOut = {
  spot: number;
  cards: number;
};

export type Kick = {
  fails: number;
  safety: boolean;
};

export type LeaveOut = {
  drawn: string[];
  offence: number;
  defence: number;
  ball: number;
};

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

export type Motion = {
  field: Field;
};

export type Move = {
  card: string;
  act: string;
  to: string;
};

export type MoveBacks = {
  field: Field;
  second: boolean;
  acted: string[];
};

export type MoveOneBack = {
  field: Field;
};

export type Next = {
  kind: "scrimmage" | "try" | "kickoff" | "free_kick" | "rekick" | "retry";
  situation: Situation;
  first: boolean;
  over: boolean;
  fails: number;
};

export type OffenceSet = {
  shape: string;
  cards: string[];
};

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
  simple: boolean;
};

export type PuntPlan = {
  situation: Situation;
};

export type ReceiveOrKick = {
  overtime: boolean;
};

export type Result = {
  event: string;
  team: Seat;
  spot: number;
  play: string;
  how: string;
  yards: number;
  ofr: boolean;
  oob: boolean;
  changed: boolean;
  loose: boolean;
  returned: number;
  recovered: number | null;
  ran_to: number | null;
  points: number;
  clock: string;
  next: Next | null;
  foul: Foul | null;
  facts: [string, unknown][];
};

export type RunItOut = {
  spot: number;
};

export type RunOff = {
  left: number;
};

export type ScrambleOut = {
  yards: number;
};

export type Seat = "home" | "away";

export type SecondHalf = Record<string, never>;

export type SetDefence = {
  hand: string[];
  shape: string;
};

export type SetOffence = {
  hand: string[];
  shapes: string[];
};

export type Shift = {
  card: string;
  slot: string;
};

export type ShotgunBacks = {
  field: Field;
  hot: string[];
  acted: string[];
  taken: string[];
};

export type Situation = {
  offence: Seat;
  ball: number;
  down: number;
  line: number;
};

export type Sneak = {
  lanes: string[];
};

export type SplitStock = {
  stock: number;
};

export type StayInEndZone = {
  spot: number;
  cards_left: number;
};

export type Tacklers = {
  cards: Chosen[];
  drawn: string[];
  number: number;
  spot: number;
};

export type TakeFailedKick = {
  spot: number;
  kick_again_from: number;
};

export type TakePenalty = {
  foul: Foul;
  choices: string[];
  after: Next[];
  events: string[];
  points: number[];
};

export type TakeTimeout = {
  timeouts: number;
  left: number;
};

export type ThrowAway = {
  yards: number;
  ball: number;
};

export type ThrowScreenAway = {
  yards: number;
};

export type Turn = {
  moves: Move[];
  done: boolean;
};

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
