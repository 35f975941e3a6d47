/** The words on Card Bowl's board. */

import type { Names } from "../net/wire";
import { noted } from "./en.card_bowl.sheet";

const SUITS: Record<string, string> = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
const RANKS: Record<string, string> = { A: "ace", K: "king", Q: "queen", J: "jack" };
const SIDES: Record<string, string> = { L: "left", M: "middle", R: "right" };
const NAMED: Record<string, string> = {
  QB: "Quarterback",
  C: "Centre",
  LG: "Left guard",
  RG: "Right guard",
  LT: "Left tackle",
  RT: "Right tackle",
  MLB: "Middle linebacker",
};
const ORDINALS = ["", "", "Second ", "Third ", "Fourth ", "Fifth ", "Sixth "];

const begun = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

function place(name: string): string {
  const [bare = "", again] = name.split("#");
  const number = Number(/\d+$/.exec(bare)?.[0] ?? again ?? 1);
  const which = (words: string): string => begun((ORDINALS[number] ?? "").toLowerCase() + words);
  if (NAMED[bare]) return again ? which(NAMED[bare].toLowerCase()) : NAMED[bare];
  if (/^F\d/.test(bare)) return `Front card ${bare}`;
  if (bare.startsWith("CB")) return number === 1 ? "First corner" : which("corner");
  if (bare.startsWith("TE")) return which(`${SIDES[bare[2] ?? ""]} tight end`);
  if (bare.startsWith("WR")) return which(`${SIDES[bare[2] ?? ""]} wide receiver`);
  if (bare.startsWith("B")) return which(`${SIDES[bare[1] ?? ""]} back`);
  const kind = bare.startsWith("S-") ? "safety" : bare.startsWith("OLB") ? "outside linebacker" : "inside linebacker";
  return (again ? "Second " : "") + (again ? kindSide(bare, kind).toLowerCase() : kindSide(bare, kind));
}

/** The usual letters of a place, for a card that has no room for its name. */
function tag(name: string): string {
  if (/^[LR][GT]$/.test(name)) return name.slice(1);
  if (/^(MLB|OLB|ILB)/.test(name)) return "LB";
  if (name.startsWith("S-")) return "S";
  if (/^B[LMR]/.test(name)) return "RB";
  return /^(QB|C$|TE|WR|CB)/.exec(name)?.[0] ?? "";
}

/** The letters on the foot of a card, as on a coach's board: LT, ILB, F1. */
function role(name: string): string {
  if (/^[LR][GT]$/.test(name)) return name;
  if (/^(OLB|ILB)/.test(name)) return name.slice(0, 3);
  if (name.startsWith("MLB")) return "MLB";
  if (/^F\d/.test(name)) return name; // lanes are called by the front card
  return tag(name);
}

/** Wide receivers of one side, from the side line inwards. */
const WIDES = ["", "Wide", "Slot", "Inside"];

/** A receiver or a back in two words: "Wide left", "Slot left", "Tight end", "Back right". */
function short(name: string): string {
  const side = SIDES[(name.startsWith("B") ? name[1] : name[2]) ?? ""] ?? "";
  const number = Number(/\d$/.exec(name)?.[0] ?? 1);
  const second = number > 1;
  if (name.startsWith("WR")) return `${WIDES[number] ?? `${number}th`} ${side}`;
  if (name.startsWith("TE")) return `${second ? "2nd end" : "Tight end"} ${side}`;
  return name.startsWith("B") ? `${second ? "2nd back" : "Back"} ${side}` : place(name);
}

const kindSide = (zone: string, kind: string): string => `${zone.endsWith("L") ? "Left" : "Right"} ${kind}`;
/** F1–F2 is one word. */
const UNBROKEN_DASH = "\u2060–\u2060";
const low = (name: string): string => place(name).toLowerCase();

const GROUPS: Record<string, string> = {
  BL: "backs, left",
  BM: "backs, middle",
  BR: "backs, right",
  TEL: "tight end, left",
  TER: "tight end, right",
  WRL: "wide receiver, left",
  WRR: "wide receiver, right",
};

function frontPlace(x: number): string {
  if (x === 0) return "over the centre";
  const off = Math.abs(x);
  const steps = off === 0.5 ? "half a place" : off === 1 ? "one place" : `${off} places`;
  return `${steps} ${x < 0 ? "left" : "right"} of the centre`;
}

/** Where a lane goes through, as a fan says it: its match-ups stand so far from the centre. */
function gap(lane: string, xs: readonly number[]): string {
  const found = lane.split("-").map((name) => xs[Number(name.slice(1)) - 1]).filter((x) => x !== undefined);
  if (found.length === 0) return "";
  const x = found.reduce((sum, one) => sum + one, 0) / found.length;
  const [off, side] = [Math.abs(x), x < 0 ? "left" : "right"];
  if (off < 0.5) return "up the middle";
  if (off < 1) return `beside the centre, ${side}`;
  if (off === 1) return `over the ${side} guard`;
  if (off < 2) return `between ${side} guard and tackle`;
  if (off === 2) return `over the ${side} tackle`;
  return off < 3 ? `outside the ${side} tackle` : `around the ${side} end`;
}

function freePlace(slot: string): string {
  if (/^F-?\d/.test(slot)) return `Here: on the line, ${frontPlace(Number(slot.slice(1)))}`;
  if (GROUPS[slot]) return `Here: ${GROUPS[slot]}`;
  return /^(WR|TE)/.test(slot) ? `Here: cover the ${low(slot)}` : `Here: ${low(slot)}`;
}

function plate(at: number, own: number | null, their: number | null, hot: boolean): string {
  const totals = own === null && their === null ? "" : `: offence ${own ?? "unknown"} against defence ${their ?? "unknown"}`;
  return `Match-up F${at + 1}${totals}${hot ? ", hot lane" : ""}`;
}

/** The steps of a play from scrimmage, in order, and the phases that belong to each. */
const STEPS: readonly (readonly [name: string, phases: readonly string[]])[] = [
  ["Line up", ["deal", "offence", "defence"]],
  ["Motion", ["motion"]],
  ["Snap", ["snap"]],
  ["Blocking", ["pattern_1", "defence_1", "pattern_2", "defence_2"]],
  ["Lines shown", ["blocking", "defence_3"]],
  ["It develops", ["check", "develop", "defence_4", "end"]],
  ["The play", ["execute"]],
];

/** What the next card will be turned for, while a question that leads to it is open. */
const NEXT: Record<string, string> = {
  ChooseKick: "kick",
  PuntPlan: "punt",
  FieldKick: "return",
  StayInEndZone: "return",
  Motion: "snap",
  Adjust: "snap",
  GoOut: "open-field run",
  Declare: "recovery",
};

/** What a card that counts is called under it. */
const COUNTS: Record<string, string> = { reception: "catch", "run after the catch": "run", "open-field run": "run", "interception run": "return", yardage: "yards", "snap, second card": "2nd snap", recovery: "loose", "on-side kick": "kick", defence: "drawn", handoff: "hand-off", coverage: "cover" };

const PLAYS: Record<string, string> = {
  rush: "Run",
  pass: "Throw",
  scramble: "Scramble",
  screen: "Screen",
  lateral: "Lateral",
};

const KICKS: Record<string, string> = { kickoff: "Kickoff", squib: "Squib kick", onside: "On-side kick", safety_punt: "Punt" };

export const cardBowl = {
  setup: {
    level: "How much is asked",
    levels: {
      simple: ["Simple", "Only what matters: equal discards, seconds, motion and late moves of backs are decided for you. Start here."],
      full: ["Full", "Every decision of the rulebook."],
    } as Record<string, [string, string]>,
  },
  place,
  tag,
  role,
  short,
  card: (rank: string, suit: string): string => `${RANKS[rank] ?? rank} of ${SUITS[suit] ?? suit}`,
  joker: (red: boolean): string => (red ? "Red Joker" : "Black Joker"),
  jokerShort: "JOKER",
  faceDown: "face down",
  hasBall: ", with the ball",
  blocks: (at: number): string => `, blocking in F${at + 1}`,
  rushes: (at: number): string => `, at the line in F${at + 1}`,
  covers: (receiver: string): string => `, on the ${low(receiver)}`,
  formations: "The two formations, defence above, offence below",
  lastPlay: "The last play, defence above, offence below",
  inWords: "The formations in words",
  matchUp: (at: number, x: number, them: readonly string[], men: readonly string[] | null, [own, their]: readonly [number | null, number | null]): string =>
    `Match-up F${at + 1}, ${frontPlace(x)}. Defence: ${them.join(", ") || "a hole"}.` +
    (men === null ? "" : ` Offence: ${men.join(", ") || "nobody blocks"}.`) +
    (own === null && their === null ? "" : ` Offence ${own ?? "unknown"}, defence ${their ?? "unknown"}.`),
  alone: (man: string, covers: readonly string[]): string => `${man}${covers.length > 0 ? `, covered by ${covers.join(", ")}` : ""}.`,
  behind: (zones: readonly string[]): string => `Behind the line: ${zones.join(", ") || "nobody"}.`,
  steps: STEPS,
  stepsLabel: "Steps of a play",

  layOut: "Lay out your hand",
  placed: "Drag one card onto another to trade places, or tap one and then the other. A card in a frame: only you see it.",
  theyWait: ["The defence lines up when you are set.", "They see the shape and the shotgun, never the cards."],
  laid: {
    offence: [
      ["Passer", "^QB"],
      ["Line", "^(C|LG|RG|LT|RT)$"],
      ["Receivers", "^(WR|TE)"],
      ["Backs", "^B"],
    ],
    defence: [
      ["Front", "^F"],
      ["Linebackers", "LB"],
      ["Safeties", "^S"],
      ["Corners", "^CB"],
    ],
    /** Those who block or rush count together. */
    together: ["Line", "Front"],
    inAll: (sum: number): string => `= ${sum}`,
  },
  lifted: (name: string): string => `${name}: put it on a card to trade places, or on a gold spot`,
  freePlace,
  book: "One tap from the formation book",
  plan: "Best cards",
  set: "Line up",
  legal: (name: string): string => (name ? `Legal: ${name}` : "Legal"),
  checking: "Checking …",
  notLegal: "Not legal yet:",
  mirror: "Mirror",
  shotgun: "Shotgun",
  underCentre: "Under centre",
  shuffleBack: "Start again",

  deck: "Deck",
  left: (count: number): string => `${count} left`,
  next: (question: string): string => NEXT[question] ?? "",
  nextIs: (purpose: string): string => `Next: ${purpose}`,
  turningNow: (purpose: string): string => `${begun(purpose)} …`,
  drawn: "Cards turned in this play",
  hand: "Your hand",

  plate,
  hotLanes: (lanes: readonly string[]): string => `Hot: ${lanes.map((lane) => lane.replace("-", UNBROKEN_DASH)).join(", ")}. The rush outweighs the blocking there: it may sack a passer who waits.`,
  pressure: (points: number): string => `Pressure on the passer: ${points}.`,

  track: (ball: string, line: string): string => `Field track: ball at ${ball}${line ? `, line to gain ${line}` : ""}`,
  clock: (left: number, whole: number): string =>
    `Clock: ${Math.floor((left * 5) / 60)} minutes ${(left * 5) % 60} seconds left; ${whole - left} of ${whole} boxes of five seconds are gone`,
  clockTitle: "Clock",
  playsTitle: "Plays",
  plays: (left: number, whole: number): string => `${left} of ${whole} plays left in the quarter`,

  chooseCard: (besides: boolean): string => (besides ? "Or pick up a card:" : "Take one of your cards:"),
  putBack: (name: string): string => `${name}: put it back, take another`,
  kinds: "Kind of play",
  /** Shorter than on a button of its own. */
  wait: (label: string): string => label.replace(" for the defence", "").replace(" another turn", " on"),
  waitMeans: "Show a card; the defence answers.",
  coveredBy: (count: number): string => (count === 0 ? "nobody on him" : count === 1 ? "1 card on him" : `${count} cards on him`),
  nobodyMeans: "Keep them hidden: they may tackle later.",
  go: (cards: string): string => `${cards} ${cards.includes(",") ? "go" : "goes"} away`,
  runsOn: "Runs on",
  runOn: (drawn: number, off: number): string => (off > 0 ? `${drawn} − ${off}` : String(drawn)),
  came: (yards: number): string => `${yards > 0 ? "+" : yards < 0 ? "−" : ""}${Math.abs(yards)} ${Math.abs(yards) === 1 ? "yard" : "yards"}`,
  counts: (purpose: string): string => COUNTS[purpose] ?? purpose,
  redJoker: (what: string): string => ({ fumbled: "fumble", intercepted: "picked" })[what] ?? "Joker",
  skip: (offends: boolean): string => (offends ? "Straight to the play" : "Hold for this play"),
  skipMeans: (offends: boolean): string =>
    offends ? "No motion, no sneak, and everybody blocks the nearest man: on to the play." : "Your cards stay where they are until the ball is run or thrown.",
  play: (name: string): string => PLAYS[name] ?? begun(name),
  gap,
  inLane: (lane: string, carrier: string): string => `${lane.replace("-", UNBROKEN_DASH)}, ${short(carrier).toLowerCase()}`,
  way: (lane: string, side: string, blockers: readonly string[], xs: readonly number[]): string =>
    blockers.length > 0
      ? `Wide, behind ${blockers.map(low).join(" and ")}`
      : lane
        ? begun(gap(lane, xs) || (SIDES[side] ?? ""))
        : side
          ? `To the ${SIDES[side]}`
          : "Throw to him",
  tackle: (count: number): string => (count === 0 ? "Hold everybody back" : count === 1 ? "Tackle with this card" : `Tackle with ${count} cards`),
  runLess: (run: number, off: number): string => (off > 0 ? `A run of ${run}, less ${off}` : `A run of ${run}`),
  blockDownfield: (count: number): string => (count === 0 ? "Nobody blocks" : count === 1 ? "One blocks" : `${count} block`),
  blocksHim: (blocker: string, tackler: string): string => (tackler ? `${short(blocker)} on ${role(tackler)}` : `${short(blocker)}: on nobody`),
  block: (count: number): string => (count === 0 ? "All go out for a pass" : count === 1 ? "This one blocks" : "These block"),

  kicks: "Which kick",
  kick: (kind: string): string => KICKS[kind] ?? begun(kind),
  kickNumber: (kind: string): string => (kind === "squib" ? "Aimed at their" : "Yards, plus a card"),
  pace: "Usual pace",
  paceMeans: "Usual pace: don’t ask about timeouts and seconds before the last two minutes of a half",
  sheet: "Sheet",
  sheetColumns: ["Clock", "Down", "Spot", "Play", "Score"] as const,
  sheetEmpty: "Nothing has been played yet.",
  quarter: (number: number): string => (number > 5 ? `OT${number - 4}` : number === 5 ? "OT" : `Q${number}`),
  downAt: (down: number, toGo: number, spot: number): string => `${down} & ${spot + toGo >= 100 ? "G" : toGo}`,
  at: (spot: number): string => (spot === 50 ? "50" : spot < 50 ? `own ${spot}` : `opp. ${100 - spot}`),
  time: (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`,
  leads: (home: number, away: number, names: Names): string =>
    home === away ? `${home}–${away}` : home > away ? `${home}–${away} ${names.home}` : `${away}–${home} ${names.away}`,
  noted,
};
