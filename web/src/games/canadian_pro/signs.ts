/** What is drawn on the board of Canadian Pro Football. */

import { FIELD, type Sign } from "../signs";

const signs: Sign[] = [
  { at: ".cp-player.ringed", name: "Ringed man", means: "your call goes to him", draw: ["disc", "#c98b00", "HB"] },
  { at: ".cp-player:not(.ringed)", name: "Disc", means: "a man; the letters are his position", draw: ["disc", "#b3261e", "FL"] },
  { at: ".cp-rails > g:has(> .cp-sealed)", name: "?", means: "a linebacker: how deep he stands is still secret", draw: ["disc", "#2b3238", "?"] },
  { at: ".ribbon", name: "Ribbon", means: "the drive so far, one piece for each play", draw: ["strip", "#5fb0ee"] },
  { at: ".cp-was", name: "Pale disc", means: "where the linebacker stood before the team card moved him", draw: ["dashed", "#fff"] },
  { at: ".cp-rails > g:has(> .cp-disc)", name: "LB", means: "a linebacker; the farther back, the more they play the pass", draw: ["disc", "#1f6b3a", "LB"] },
  { at: ".cp-rails > g:not(.slides)", name: "1 to 5", means: "the defence's setting: 1 is all against the run, 5 all against the pass", draw: ["words", "#fff", "1 5"] },
  { at: ".cp-rails > rect, .cp-rails-word", name: "Box", means: "where the linebackers may stand; the setting says how deep", draw: ["hex", "#14321b", "5 1"] },
  { at: ".cp-hopes > circle", name: "Dots", means: "what he may gain, one for each total of the dice; bigger is likelier", draw: ["dots", "#fff"] },
  { at: ".cp-hopes > g, .cp-hopes > path", name: "Way", means: "where the call goes, with its least, usual and greatest gain", draw: ["way", "#ffd23f"] },
  { at: ".cp-target[data-zone]", name: "Zone", means: "tap it to throw there", draw: ["glow", "#ffd23f"] },
  { at: ".cp-target[data-hole]", name: "Hole", means: "tap it to run through there", draw: ["gate", "#ffd23f"] },
  { at: ".cp-marks > g", name: "A and D", means: "where the ball would lie: penalty accepted, or declined", draw: ["pair", "#b3261e", "A D"] },
  ...FIELD,
];

export default signs;
