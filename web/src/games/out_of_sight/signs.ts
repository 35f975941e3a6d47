/** What is drawn on the board of Out of Sight Football: what was printed on the field, and what comes onto it. */

import { os } from "../../text/en.out_of_sight";
import { FIELD, type Sign } from "../signs";

const printed = (kind: string, at: string): Sign => ({ at, name: os.legend.of(kind), means: os.legend.means(kind) });

const signs: Sign[] = [
  printed("triangle", "polygon.os-red"),
  printed("receiver", ".os-square"),
  printed("penalty", "g:has(> .os-penalty)"),
  printed("red", ".os-bar.os-red"),
  printed("white", ".os-bar.os-white"),
  printed("lb", ".os-lb"),
  { at: ".os-ball", name: "Ball", means: "it lies here; press it to draw" },
  { at: ".os-foul", name: "Ball with a word", means: "where the ball would lie with the penalty taken or declined" },
  { at: ".os-los", name: "Line of scrimmage", means: "the play starts here" },
  { at: ".os-ltg", name: "Line to gain", means: "get the ball here for a first down" },
  { at: ".os-legal", name: "Bright stretch", means: "the ball may lie here" },
  { at: ".os-blitz", name: "Circle around the ball", means: "a linebacker across the line must stay outside it" },
  { at: ".os-gate", name: "Gate", means: "a run of this play must cross the line here" },
  { at: ".os-back", name: "Drop", means: "how far the passer goes back before he throws" },
  { at: ".os-reds", name: "Red line", means: "from here on white no longer stops you" },
  { at: ".os-dot, .os-end", name: "Dot", means: "where the pen came down" },
  { at: ".os-said", name: "Dashed ring", means: "where you heard the whistle; a linebacker had you earlier" },
  { at: ".os-hit", name: "Ring", means: "what stopped the play" },
  { at: ".os-onward", name: "Dashed line", means: "where your line would have gone" },
  { at: ".os-flight", name: "Thin line", means: "the pass or the kick" },
  { at: ".os-line", name: "Line", means: "what was drawn" },
  { at: ".os-nib", name: "Pen", means: "the other side is drawing" },
  { at: ".os-most", name: "Limit", means: "a kick beyond it goes too far" },
  { at: ".os-aim, .os-heat", name: "Spot", means: "practice: where your tries ended" },
  { at: ".os-bands span", name: "Band", means: "what stops a runner there" },
  { at: ".os-posts", name: "Goalposts", means: "a kick must go between them, past the bar and short of the stands" },
  { at: ".os-zone", name: "End zone", means: "that team defends it; the other scores in it" },
  ...FIELD,
];

export default signs;
