/** What is drawn on the board of Scrimmage. */

import { FIELD, type Sign } from "../signs";

const signs: Sign[] = [
  { at: ".sc-ball.maybe", name: "Ball with “?”", means: "he may have the ball, or only pretend", draw: ["ball", "#fff", "?"] },
  { at: ".sc-ball.dummy", name: "Ball with “?”", means: "a fake: you know that he doesn't have it", draw: ["ball", "#fff", "?"] },
  { at: ".sc-ball", name: "Ball", means: "this man has it, or it lies here", draw: ["ball"] },
  { at: ".sc-badge.hit", name: "H", means: "hit: he can't move in his next turn, but keeps the ball and his arms", draw: ["disc", "#b35c00", "H"] },
  { at: ".sc-badge.level", name: "Number in a disc", means: "he is down; 1 gets up easily, 4 is flattened", draw: ["disc", "#20252a", "2"] },
  { at: ".sc-nose", name: "Arrow of a man", means: "his front: he controls the three hexes before him", draw: ["man", "#b3261e"] },
  { at: ".sc-past .sc-man, .sc-ghost .sc-man", name: "Pale man", means: "where a man stood, or would stand", draw: ["man", "#8fa3b8", "64"] },
  { at: ".sc-man", name: "Man", means: "his number; in the corners passing and catching above, strength and movement below", draw: ["man", "#1d4e89", "64"] },
  { at: ".sc-ghost-line", name: "Thin line", means: "the way to where he would stand", draw: ["dashes", "#fff"] },
  { at: ".sc-reach [data-reach]", name: "Lit hex", means: "he can get here; the number is what he has left to move", draw: ["hex", "#c9a227", "5"] },
  { at: ".sc-way", name: "Way", means: "the way you plan; the arrows at its end set which way he faces", draw: ["way", "#ffd23f"] },
  { at: ".sc-target", name: "Target", means: "a secret spot where a pass may go; only the offence sees it", draw: ["ring", "#ffd23f"] },
  { at: ".sc-passes g", name: "Pass line", means: "the chance that a pass to this man is complete", draw: ["dashes", "#fff"] },
  { at: ".sc-aloft", name: "Dashed line", means: "the ball in the air", draw: ["dashes", "#ffb13b"] },
  { at: ".sc-trails", name: "Trails", means: "how men ran in this play", draw: ["way", "#e8b4ae"] },
  { at: ".sc-tint.zoc", name: "Tinted hexes", means: "arms of that team: whoever enters one must stop", draw: ["hex", "#8c3b34"] },
  { at: ".sc-tint.sight", name: "Light hexes", means: "what the man you chose sees", draw: ["hex", "#7fb58a"] },
  { at: ".sc-tint.spots, .sc-tint.choices", name: "Bright hexes", means: "you may choose one of these", draw: ["hex", "#ffd23f"] },
  { at: ".sc-row.scrimmage, .sc-line-label.scrimmage", name: "Line of scrimmage", means: "the play starts here", draw: ["line", "#5fb0ee"] },
  { at: ".sc-row.gain, .sc-line-label.gain", name: "Line to gain", means: "get the ball here for a first down", draw: ["line", "#ffd23f"] },
  { at: ".sc-goes", name: "Arrows", means: "which way the offence goes", draw: ["chevrons", "#fff"] },
  { at: ".sc-compass", name: "Compass", means: "the board turns with the attack; this is north", draw: ["compass"] },
  { at: ".sc-zone", name: "End zone", means: "that team defends it; the other scores in it", draw: ["area", "#b3261e"] },
  { at: ".sc-number", name: "Yard line", means: "yards to the nearer goal line; six hexes are ten yards", draw: ["words", "#fff", "40"] },
  { at: ".sc-edge-chip", name: "▲ ▼", means: "men who stand outside the picture; tap to look", draw: ["pill", "#101417", "▲ 11"] },
  ...FIELD,
];

export default signs;
