/** The words on Scrimmage's board. */

import type { Option } from "../net/wire";
import { columnOf, FIELD_ROWS, rowOf, WAYS } from "../games/scrimmage/field/hexes";
import { jersey, printed, type Doing, type Man, type Play } from "../games/scrimmage/types";

const PHASES: Record<string, string> = {
  "O.ball": "lay the ball down between the hash marks",
  "O.place": "set up eleven men",
  "D.place": "set up eleven men beyond the line",
  "O.select": "lay two play markers face down",
  "D.select": "lay two play markers face down",
  "O.movement": "move men behind the line, then end the phase",
  "D.movement": "move men beyond the line, then end the phase",
  "O.call": "snap, or let the men shift once more",
  "O.movement_contact": "run, turn, block, hand off, down the ball",
  "D.movement_contact": "run, turn, hit",
  "D.fumble": "send a man to the loose ball",
  "O.targets": "write down two secret pass targets",
  "O.commit": "call a pass, or none",
  "O.passive": "meet the men who ran into yours",
  "O.short_pass": "throw a short pass, or hold",
  "O.long_pass": "throw the long pass",
  "D.intercept": "try to intercept",
};
const FORMATIONS: Record<string, string> = {
  "pro set right": "Strong to the right",
  "pro set left": "Strong to the left",
  "wide pro set": "Room to pass",
  shotgun: "Time to throw",
  power: "For short runs",
  "four three": "The usual one",
  "five two": "Against the run",
  nickel: "Against the pass",
  "goal line": "The last yards",
};
const STAGES = { "set-up": "Set-up", pre: "Line-up", snap: "Snap", contact: "Contact" };
const ITEMS: Record<string, string> = {
  passer: "thrower",
  receiver: "catcher",
  distance: "length",
  target: "off target",
  passer_adjacent: "rush",
  receiver_adjacent: "cover",
  zoc_overlap: "arms across",
};

const together = (men: string[]): string => [men.slice(0, -1).map(jersey).join(", "), jersey(men.at(-1) ?? "")].filter(Boolean).join(" and ");
/** Why a play was over, where nobody tackled. */
const ENDS: Record<string, string> = { out_of_bounds: "out of bounds", downed: "downed", fumble_kept: "fumble kept", fumble_recovered: "own fumble recovered" };

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
const marker = (name: string): string =>
  name.split("_").map((word) => (word === "to" ? word : word.slice(0, 1).toUpperCase() + word.slice(1))).join(" ");
const MARKERS: Record<string, string> = {
  aggressive_blocking: "At the snap your line blocks with +1 strength, for 3 MP instead of 4.",
  pass_blocking: "At the snap your line steps back; after that it has +1 strength when it is rushed.",
  aggressive_charge: "Your linemen shake off hits before they move, and each gets a free step ahead.",
  reaction_charge: "Your line has +1 strength when it is blocked at the snap, and may turn once for free.",
  man_to_man: "Against a pass: backs hit a receiver they see for 2 MP instead of 4.",
  zone: "Against a pass: backs may hit a receiver they haven't seen.",
  run_right: "The ball must cross the line on the right; no forward pass.",
  run_left: "The ball must cross the line on the left; no forward pass.",
  forward_pass: "A forward pass must be tried before the ball crosses the line.",
  lateral_right: "A lateral pass first, then across the line on the right; no forward pass.",
  lateral_left: "A lateral pass first, then across the line on the left; no forward pass.",
  option_right: "From the third turn after the snap: a run to the right, with a lateral or without, or a forward pass.",
  option_left: "From the third turn after the snap: a run to the left, with a lateral or without, or a forward pass.",
};
const BALLS: Record<string, string> = { ball: ", has the ball", maybe: ", may have the ball", dummy: ", a dummy ball" };

const ARROWS = ["↑", "↗", "↘", "↓", "↙", "↖"];
/** A direction as it lies on the screen. */
const arrowOf = (way: number, up: number): string => ARROWS[(way + (up < 0 ? 3 : 0)) % 6] ?? "";

/** The centre column, and how far from it the inbounds area goes. */
const CENTRE = 19;
const HASH = 2;
/** 12 yards downfield, right side: seen from the offence, from the line of scrimmage. */
function downfield(play: Play, hex: number): string {
  const far = play.dir > 0 ? rowOf(hex) - play.scrimmage_line : play.scrimmage_line + 1 - rowOf(hex);
  const yards = Math.round((Math.abs(far) * 5) / 3);
  const zone = play.dir > 0 ? rowOf(hex) > FIELD_ROWS : rowOf(hex) < 1;
  const long = zone ? "in the end zone" : far === 0 ? "at the line" : `${yards} ${yards === 1 ? "yard" : "yards"} ${far > 0 ? "downfield" : "behind the line"}`;
  const right = (columnOf(hex) - CENTRE) * play.dir;
  return `${long}, ${Math.abs(right) <= HASH ? "middle" : right > 0 ? "right side" : "left side"}`;
}

function actWords(doing: Doing, man: Man, up: number): string {
  const [action] = doing.value;
  const turned = action ? (man.facing + action.by + 6) % 6 : 0;
  if (action?.kind === "turn" || action?.kind === "free_turn") return `${action.kind === "turn" ? "Turn" : "Free turn"} ${arrowOf(turned, up)} ${WAYS[turned]}`;
  if (action?.kind === "contact") return `Hit ${[action.target, ...action.join].map(jersey).join(" with ")}`;
  if (action?.kind === "handoff") return `${action.goes ? (action.dummy ? "Hand to" : "Openly to") : "Fake to"} ${jersey(action.target)}`;
  if (action?.kind === "motion") return "Go in motion";
  if (action?.kind === "enter") return action.target ? `Into ${jersey(action.target)}'s hex` : "Into his hex";
  const words = doing.label.startsWith(`${man.id} `) ? doing.label.slice(man.id.length + 1) : doing.label;
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** A cell of the contact table as people say it. */
function outcome(result: string, by: string[], on: string): string {
  if (result === "Dh") return `${jersey(on)} is hit: stands, can't move in his next phase`;
  const level = Number(result[2]);
  const men = result.startsWith("D") ? [on] : by;
  const [down, flat] = men.length > 1 ? ["go down", "are flattened"] : ["goes down", "is flattened"];
  return `${together(men)} ${["", down, `${down} hard`, flat, `${flat} for long`][level] ?? down}`;
}

export const scrimmage = {
  field: "The field of hexes with both teams",
  keys: "Arrow keys go from hex to hex, Enter selects or goes, plus and minus zoom, Escape lets go. All actions are in the list below too.",
  zoom: "What is seen of the field",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  centre: "Centre on the ball",
  whole: "The whole width",
  phases: PHASES,
  sequence: "Sequence of play",
  stage: (stage: keyof typeof STAGES, number: number, turn: string): string =>
    (stage === "contact" && turn === "pass" ? "Pass" : STAGES[stage]) + (number ? ` ${number}` : ""),
  offence: "Offence",
  defence: "Defence",
  you: "you",
  secrets: "Only you know",
  markers: "Play markers",
  faceDown: "face down",
  stillDown: (of: string): string => `${of}, face down`,
  marker,
  markerText: (name: string): string => MARKERS[name] ?? "",
  oLine: "Line",
  oBall: "Ball",
  dLine: "Defensive line",
  dBacks: "Backs",
  lay: "Two play markers",
  layThem: "Lay them face down",
  targetNumber: (number: number): string => `Target ${number}`,
  target: (text: string, hex: number, play: Play): string => `Target ${text}, secret: ${downfield(play, hex)}`,
  nameIt: (hex: number, play: Play): string => `Write down: ${downfield(play, hex)}`,
  downfield,
  realBall: (man: string): string => `${man.slice(1)} has the real ball`,
  oneOf: (men: string[]): string => `One of ${men.map((man) => man.slice(1)).join(", ")} has the ball`,
  lineUp: "Line up a formation",
  bench: "Choose a man, then tap a lit hex.",
  men: "Your men",
  mp: (left: number): string => `${left} MP`,
  man: (id: string, position: string, hex: string, facing: number, hit: boolean, level: number, ball: string): string =>
    `${id} ${position} on ${hex} facing ${WAYS[facing]}${hit ? ", hit" : ""}${level ? `, down, level ${level}` : ""}${BALLS[ball] ?? ""}`,
  manRole: (role: string): string => role.replace(/ \(.*\)/, ""),
  manTitle: (id: string, role: string): string => `${id.slice(1)} ${role.replace(/ \(.*\)/, "")}`,
  manNumbers: (strength: number, left: number, whole: number, facing: string): string =>
    `strength ${strength} · ${left} of ${whole} MP · faces ${facing}`,
  hitMark: "H",
  tapHex: "Tap a marked hex: the number is what he has left there.",
  turnHandles: "Tap an arrow to face another way; tap the hex again to go.",
  turnOnly: "Tap an arrow to face another way.",
  nothing: "He can do nothing now.",
  tapMan: "Tap one of your men: his number, then the moves he has left.",
  go: (hex: string, facing: number, up: number, left: number): string => `Go to ${hex}, face ${arrowOf(facing, up)} ${WAYS[facing]} (${left} MP left)`,
  goThere: "Go there",
  couldGo: (hex: string, facing: number, up: number, left: number): string => `To ${hex}, facing ${arrowOf(facing, up)} ${WAYS[facing]}: ${left} MP left`,
  lookAt: "Tap a man: where he could go and what he sees.",
  thenOn: "Then on…",
  thenOnTitle: "Plan on from there: nothing has moved yet",
  thenThere: (hex: string): string => `Go to ${hex}, then`,
  cancel: "Back",
  doing: (label: string, man: string): string => {
    const words = label.startsWith(`${man} `) ? label.slice(man.length + 1) : label;
    return words.slice(0, 1).toUpperCase() + words.slice(1);
  },
  compass: (north: boolean, facing: number): string => `North is ${north ? "up" : "down"}${facing < 0 ? "" : `; the man you chose faces ${WAYS[facing]}`}`,
  beyond: (side: string, men: string[]): string => `${side === "above" ? "Further up" : "Further down"}: ${men.join(", ")}`,
  scrimmageLine: "line of scrimmage",
  gainLine: (hexes: number): string => `to gain · ${hexes} ${hexes === 1 ? "hex" : "hexes"}`,
  notLaid: "not laid yet",
  onlyYou: "only you see this",
  formationText: (label: string): string => FORMATIONS[label] ?? "",
  formation: (label: string): string => label.slice(0, 1).toUpperCase() + label.slice(1),
  act: (doing: Doing, man: Man, up: number): string => actWords(doing, man, up),
  position: (man: string): string => printed(man).position,
  endPhase: "End the phase",
  notYet: "not yet",
  owe: (men: number): string => `${men} ${men === 1 ? "man still owes" : "men still owe"} a step`,
  layers: "Layers",
  downBall: "Down the ball…",
  downSure: "The play ends here.",
  downYes: "Down it",
  downNo: "Play on",
  formations: "Formations",
  byHand: "Man by man",
  justHuddle: "Huddle only",
  otherMan: "Other men",
  facing: "Which way he faces",
  faceWay: (way: number, up: number, left: number | undefined): string => `Face ${arrowOf(way, up)} ${WAYS[way]}${left === undefined ? "" : ` (${left} MP left)`}`,
  chip: (id: string, role: string, left: number): string => `${id.slice(1)} ${role.replace(/ \(.*\)/, "")}, ${left} MP`,
  cardNumbers: (strength: number, moves: number, passing: number, receiving: number): string =>
    [`strength ${strength}`, `${moves} MP`, passing > 0 && `passing ${passing}`, receiving > 0 && `receiving ${receiving}`].filter(Boolean).join(" · "),
  state: (hit: boolean, level: number): string => (level ? `down, level ${level}` : hit ? "hit: stands, can't move" : "on his feet"),
  against: "v",
  strength: "strength",
  moves: "moves",
  passing: "throws",
  catching: "catches",
  caught: "Caught!",
  notCaught: "Incomplete",
  picked: (man: string): string => `Intercepted by ${jersey(man)}`,
  stoppedBy: (why: string, by: string[]): string => (by.length > 0 ? `tackled by ${together(by)}` : (ENDS[why] ?? "")),
  contactTitle: (by: string[], on: string): string => `${together(by)} on ${jersey(on)}`,
  outcome: (result: string, by: string[], on: string): string => outcome(result, by, on),
  hitCarrier: (man: string): string => `A hit is no tackle: ${jersey(man)} keeps the ball, stands still in his next phase, then runs again. Only a man who goes down is tackled.`,
  targetHint: "Two secret spots, named on every play: a forward pass is aimed at one of them, and easier the nearer its catcher stands. Tap the field.",
  targetFirst: (place: string): string => `The first is marked: ${place}. Tap the field for another one.`,
  tapTarget: "Tap the field",
  shelf: "Plays",
  menTab: "Men",
  menOrPlays: "Men or plays",
  shelfTab: (own: boolean, number: number, book: number): string => (own ? `Mine ${number + 1}` : number === book ? "The book" : `The book ${number - book + 1}`),
  cardSet: (formation: string, lane: number | null): string =>
    [formation || "The coach chooses the formation", lane === null ? "" : lane === 0 ? "up the middle" : `${Math.abs(lane)} ${Math.abs(lane) === 1 ? "hex" : "hexes"} ${lane > 0 ? "right" : "left"} of the ball`].filter(Boolean).join(" · "),
  cardWithheld: (sentence: string): string => `Not now: the markers lie, and this play ${sentence}.`,
  playbook: "Playbook",
  playName: (name: string): string => name.slice(0, 1).toUpperCase() + name.slice(1),
  runPlay: (name: string): string => `Run ${name}`,
  coachDoes: "Do that",
  coachMove: "Ask the coach",
  coachHint: "he shows what he would do",
  coachRest: "Coach moves the rest",
  coachThinks: "thinking…",
  step: (label: string, question: string, dice: boolean): string => (question === "Move" ? (dice ? "up to the next dice" : "then the phase ends") : label),
  stopPlay: "By hand",
  playbookHint: "Plays of your own are kept in this browser. Draw on from any play; what you leave open the coach fills in. The rules have the last word at every step.",
  myVersion: (name: string): string => `My ${name}`.slice(0, 40),
  draw: "Draw",
  mirror: "Mirror",
  drop: "Delete",
  savePlays: "Save to a file",
  loadPlays: "Load from a file",
  playsFile: "scrimmage-plays.json",
  noPlays: "There are no plays in that file.",
  loaded: (count: number): string => `${count} ${count === 1 ? "play" : "plays"} loaded.`,
  coachChooses: "the coach chooses",
  tools: "Draw",
  tool: (tool: "way" | "block" | "hand" | "target"): string => ({ way: "Ways", block: "Blocks", hand: "Ball by hand", target: "Pass targets" })[tool],
  turn: (turn: number): string => (turn === 0 ? "Snap" : `Turn ${turn}`),
  wipe: "Erase his part",
  formationOf: "Formation",
  playNameLabel: "Name of the play",
  keepPlay: "Keep it",
  drawHint: (tool: string, man: string): string =>
    tool === "way" ? (man ? `${jersey(man)}: tap where he should be at the end of this turn.` : "Tap a man.") : tool === "target" ? "Tap one or two places on the field." : "Tap a man.",
  drawnMan: (id: string, looks: string): string => `${jersey(id)}${looks.includes("ball") ? ", gets the ball" : ""}${looks.includes("block") ? ", blocks" : ""}`,
  differential: (points: number, costs: number[]): string => `${signed(points)} in strength · ${costs.join(" + ")} MP`,
  chances: (ways: Record<string, number>, by: string[], on: string): string =>
    Object.entries(ways).map(([name, count]) => `${outcome(name, by, on)}: ${Math.round((100 * count) / 36)} %`).join("; "),
  percent: (chance: number): string => `${Math.round(100 * chance)} %`,
  signed,
  passes: "What a pass would need",
  passSum: "Sum",
  plusMinus: (value: number): string => (value < 0 ? `− ${-value}` : `+ ${value}`),
  passTold: (to: string, hexes: number, sum: string): string => `To ${to}, ${hexes} ${hexes === 1 ? "hex" : "hexes"}: ${sum}.`,
  noPass: "From here the passer has nobody to throw to: he needs a man in front of him who may catch it.",
  to: "To",
  itemShort: (name: string): string => ITEMS[name] ?? name,
  complete: "Complete",
  intercepted: "Intercepted",
  interceptedShort: "Int.",
  cardMarkers: (markers: string): string => markers.replace("Aggressive Blocking", "Aggressive"),
  ran: (men: string[]): string => `${together(men)} ${men.length === 1 ? "has" : "have"} moved.`,
  first: "How a play goes",
  firstSteps: [
    "Choose a play card: it sets up your eleven men, lays your two markers face down and plans everybody's way.",
    "At the snap both lines turn their markers up. Then the sides move in turns: yours, theirs, yours…",
    "A man who runs into another hits him: strength against strength, and two dice on the contact table.",
    "The play ends when the carrier goes down or leaves the field, or when a pass falls.",
  ],
  /** Forward pass, target 1: where it is stands below, where a tile has room for it. */
  passTile: (option: Option): Option => {
    const [name = "", place] = option.label.split(": ");
    return { ...option, label: name.slice(0, 1).toUpperCase() + name.slice(1), explain: place ?? option.explain };
  },
  throwTo: (man: string, chance: number): string => `Throw to ${man} · ${Math.round(100 * chance)}\u00a0%`,
  show: "Show",
  zones: "Arms",
  sight: "Sight",
  sighted: "Who is seen",
  passOdds: "Passes",
  trails: "Trails",
  empty: "empty",
  reachable: (left: number): string => `can be reached with ${left} MP left`,
};
