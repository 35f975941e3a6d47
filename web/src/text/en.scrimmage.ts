/** The words on Scrimmage's board. */

import { nameOf, WAYS } from "../games/scrimmage/hexes";

const PHASES: Record<string, string> = {
  "O.ball": "lay the ball on one of the five inbounds hexes",
  "O.place": "set up eleven men",
  "D.place": "set up eleven men beyond the line",
  "O.select": "lay two play markers face down",
  "D.select": "lay two play markers face down",
  "O.movement": "move men behind the line, then end the phase",
  "D.movement": "move men beyond the line, then end the phase",
  "O.call": "snap, or one more Pre-Contact Game-Turn",
  "O.movement_contact": "move, turn, contact, hand off, down the ball",
  "D.movement_contact": "move, turn, contact, enter",
  "D.fumble": "send a man to the loose ball",
  "O.targets": "name two secret target hexes",
  "O.commit": "call a pass, or none",
  "O.passive": "resolve passive contacts",
  "O.short_pass": "throw a short pass, or hold",
  "O.long_pass": "throw the long pass",
  "D.intercept": "try to intercept",
};
const STAGES = { "set-up": "Set-up", pre: "Pre-Contact", snap: "Snap", contact: "Contact" };
const RESULTS: Record<string, string> = {
  An2: "the contacting side is neutralized, level 2",
  An1: "the contacting side is neutralized, level 1",
  Dh: "the contacted man is hit",
  Dn1: "the contacted man is neutralized, level 1",
  Dn2: "the contacted man is neutralized, level 2",
  Dn3: "the contacted man is neutralized, level 3",
  Dn4: "the contacted man is neutralized, level 4",
};
const ITEMS: Record<string, [string, string]> = {
  hexes: ["Hexes", "How far the pass goes"],
  passer: ["Passer", "The passer's passing value"],
  receiver: ["Recv", "The receiver's receiving value"],
  distance: ["Dist", "Deduction for distance"],
  target: ["Target", "Deduction for the target hex"],
  passer_adjacent: ["Rush", "Deduction for men near the passer"],
  receiver_adjacent: ["Cover", "Deduction for men near the receiver"],
  zoc_overlap: ["Zones", "Deduction for overlapping zones of control"],
  net: ["Net", "Net passing points"],
};

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
const marker = (name: string): string =>
  name.split("_").map((word) => (word === "to" ? word : word.slice(0, 1).toUpperCase() + word.slice(1))).join(" ");
const BALLS: Record<string, string> = { ball: ", has the ball", maybe: ", may have the ball", dummy: ", a dummy ball" };

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
  marker,
  oLine: "Line",
  oBall: "Ball",
  dLine: "Defensive line",
  dBacks: "Backs",
  lay: "Two play markers",
  layThem: "Lay them face down",
  targetNumber: (number: number): string => `Target ${number}`,
  target: (text: string, hex: number): string => `Target ${text} on ${nameOf(hex)}, secret`,
  nameIt: (hex: number): string => `Write down ${nameOf(hex)}`,
  realBall: (man: string): string => `${man} has the real ball`,
  oneOf: (men: string[]): string => `One of ${men.join(", ")} has the ball`,
  lineUp: "Line up a formation",
  bench: "Or man by man: choose, then tap a hex",
  men: "Your men",
  mp: (left: number): string => `${left} MP`,
  man: (id: string, position: string, hex: string, facing: number, hit: boolean, level: number, ball: string): string =>
    `${id} ${position} on ${hex} facing ${WAYS[facing]}${hit ? ", hit" : ""}${level ? `, neutralized ${level}` : ""}${BALLS[ball] ?? ""}`,
  manTitle: (id: string, role: string): string => `${id} ${role.replace(/ \(.*\)/, "")}`,
  manNumbers: (strength: number, left: number, whole: number, facing: string): string =>
    `strength ${strength} · ${left} of ${whole} MP · faces ${facing}`,
  hitMark: "H",
  tapHex: "Tap a marked hex: the number is what he has left there.",
  turnHandles: "Tap an arrow to face another way; tap the hex again to go.",
  turnOnly: "Tap an arrow to face another way.",
  nothing: "He can do nothing now.",
  tapMan: "Tap one of your men.",
  go: (hex: string, facing: string, left: number): string => `Go to ${hex}, face ${facing} (${left} MP left)`,
  couldGo: (hex: string, facing: string, left: number): string => `To ${hex}, facing ${facing}: ${left} MP left`,
  lookAt: "Tap a man: where he could go and what he sees.",
  thenOn: "Then on…",
  thenOnTitle: "Think on from there: nothing is moved yet",
  thenThere: (hex: string): string => `Go to ${hex}, then`,
  cancel: "Back",
  doing: (label: string, man: string): string => {
    const words = label.startsWith(`${man} `) ? label.slice(man.length + 1) : label;
    return words.slice(0, 1).toUpperCase() + words.slice(1);
  },
  differential: (points: number, costs: number[]): string => `${signed(points)}, ${costs.join("+")} MP`,
  result: (name: string): string => RESULTS[name] ?? name,
  chances: (ways: Record<string, number>): string =>
    Object.entries(ways).map(([name, count]) => `${RESULTS[name] ?? name}: ${Math.round((100 * count) / 36)} %`).join("; "),
  percent: (chance: number): string => `${Math.round(100 * chance)} %`,
  signed,
  passes: "What a pass would need",
  to: "To",
  item: (name: string): string => ITEMS[name]?.[1] ?? name,
  itemShort: (name: string): string => ITEMS[name]?.[0] ?? name,
  complete: "Complete",
  intercepted: "Intercepted",
  throwTo: (man: string): string => `Throw to ${man}`,
  show: "Show",
  zones: "Zones of control",
  sight: "Sight",
  sighted: "Who is sighted",
  passOdds: "Passes",
  trails: "Trails",
  empty: "empty",
  reachable: (left: number): string => `can be reached with ${left} MP left`,
};
