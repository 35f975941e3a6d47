/** What is drawn on the board of Out of Sight Football: what was printed on the field, and what comes onto it. */

import { os } from "../../text/en.out_of_sight";
import { FIELD, type Drawn, type Sign } from "../signs";

const printed = (kind: string, at: string, draw: Drawn): Sign => ({ at, draw, name: os.legend.of(kind), means: os.legend.means(kind) });

const signs: Sign[] = [
  printed("triangle", "polygon.os-red", ["triangle", "#d5352b"]),
  printed("receiver", ".os-square", ["square", "#d5352b"]),
  printed("penalty", "g:has(> .os-penalty)", ["pill", "#c8261c", "15 Pen."]),
  printed("red", ".os-bar.os-red", ["bar", "#d5352b"]),
  printed("white", ".os-bar.os-white", ["bar", "#f7f5ea"]),
  printed("lb", ".os-lb", ["disc", "#2f6fd0", "1"]),
  { at: ".os-ball", name: "Ball", means: "it lies here; press it to draw", draw: ["ball"] },
  { at: ".os-foul", name: "Ball with a word", means: "where the ball would lie with the penalty taken or declined", draw: ["ball", "#fff", "!"] },
  { at: ".os-los", name: "Line of scrimmage", means: "the play starts here", draw: ["line", "#5fb0ee"] },
  { at: ".os-ltg", name: "Line to gain", means: "get the ball here for a first down", draw: ["line", "#ffd23f"] },
  { at: ".os-legal", name: "Bright stretch", means: "the ball may lie here", draw: ["line", "#9be85a"] },
  { at: ".os-blitz", name: "Circle around the ball", means: "a linebacker across the line must stay outside it", draw: ["dashed", "#f3b4a8"] },
  { at: ".os-gate", name: "Gate", means: "a run of this play must cross the line here", draw: ["gate", "#9be85a"] },
  { at: ".os-back", name: "Drop", means: "how far the passer goes back before he throws", draw: ["way", "#fff"] },
  { at: ".os-reds", name: "Red line", means: "from here on white no longer stops you", draw: ["line", "#d5352b"] },
  { at: ".os-dot, .os-end", name: "Dot", means: "where the pen came down", draw: ["disc", "#20252a"] },
  { at: ".os-said", name: "Dashed ring", means: "where you heard the whistle; a linebacker had you earlier", draw: ["dashed", "#fff"] },
  { at: ".os-hit", name: "Ring", means: "what stopped the play", draw: ["ring", "#ffd23f"] },
  { at: ".os-onward", name: "Dashed line", means: "where your line would have gone", draw: ["dashes", "#ffd23f"] },
  { at: ".os-flight", name: "Thin line", means: "the pass or the kick", draw: ["dashes", "#fff"] },
  { at: ".os-line", name: "Line", means: "what was drawn", draw: ["way", "#ffd23f"] },
  { at: ".os-nib", name: "Pen", means: "the other side is drawing", draw: ["disc", "#ffd23f"] },
  { at: ".os-most", name: "Limit", means: "a kick beyond it goes too far", draw: ["dashes", "#f3b4a8"] },
  { at: ".os-aim, .os-heat", name: "Spot", means: "practice: where your tries ended", draw: ["glow", "#ffb13b"] },
  { at: ".os-bands span", name: "Band", means: "what stops a runner there", draw: ["pill", "#b3231b", "Reds Only"] },
  { at: ".os-posts", name: "Goalposts", means: "a kick must go between them, past the bar and short of the stands", draw: ["posts"] },
  { at: ".os-zone", name: "End zone", means: "that team defends it; the other scores in it", draw: ["area", "#b3261e"] },
  ...FIELD,
];

export default signs;
