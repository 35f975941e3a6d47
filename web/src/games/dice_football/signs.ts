/** What is drawn on the board of Dice Football. */

import { FIELD, type Sign } from "../signs";

const signs: Sign[] = [
  { at: ".df-landing", name: "Bright patch", means: "where the card you point at usually takes the ball", draw: ["glow", "#fff"] },
  { at: ".df-caught", name: "Ring", means: "the kick is caught here", draw: ["ring", "#fff"] },
  { at: ".df-grass", name: "Dice", means: "they decide the play; two alike beat every defence", draw: ["dice"] },
  { at: ".ribbon", name: "Ribbon", means: "the drive so far, one piece for each play", draw: ["strip", "#5fb0ee"] },
  { at: ".field-men > g:has(> .rim)", name: "Cross", means: "a man of the defence; they always stand like this", draw: ["cross", "#b3261e"] },
  ...FIELD,
];

export default signs;
