/** What is drawn on the board of Card Bowl. */

import { FIELD, type Sign } from "../signs";

const signs: Sign[] = [
  { at: ".cb-ball", name: "Ball", means: "this man has it", draw: ["ball"] },
  { at: ".cb-plate.hot, .cb-glow.hot", name: "Hot lane", means: "more rush than blocking there: it may sack the passer", draw: ["pill", "#a85a00", "9 < 25"] },
  { at: ".cb-glow.aimed", name: "Lit lane", means: "where the play you point at goes", draw: ["glow", "#ffd23f"] },
  { at: ".cb-plate", name: "F1, F2 …", means: "a meeting place on the line, with what the offence (left) and the defence (right) weigh there; tap it to run there", draw: ["pair", "#b3261e", "19 13"] },
  { at: ".cb-number-on", name: "Number on a card", means: "press it to give him the ball", draw: ["disc", "#20252a", "2"] },
  { at: ".cb-pile", name: "Deck", means: "cards still to be turned; the number says how many", draw: ["back", "#b3261e", "27"] },
  { at: ".cb-card.secret", name: "Card in a frame", means: "your man: you see him, they don't", draw: ["mine", "#b3261e", "7"] },
  { at: ".cb-card:has(.cb-down):not(.cb-pile *)", name: "Card face down", means: "a man whose value you don't know; the letters are his position", draw: ["back", "#1d4e89", "CB"] },
  { at: ".cb-card:not(.secret):not(:has(.cb-down))", name: "Card face up", means: "everybody sees him: ace 1, jack 11, queen 12, king 13, Joker 15", draw: ["card", "#b3261e", "Q"] },
  { at: ".cb-slot", name: "Gold frame", means: "a card may go here", draw: ["slot", "#ffd23f"] },
  { at: ".cb-link", name: "Thin line", means: "who blocks whom", draw: ["dashes", "#cfe8d2"] },
  { at: ".cb-scrimmage", name: "Line of scrimmage", means: "defence above, offence below", draw: ["line", "#5fb0ee"] },
  { at: ".cb-purpose, .cb-note-on", name: "Word under a card", means: "what that card was turned for", draw: ["pill", "#14321b", "handoff"] },
  { at: ".cb-spot", name: "Ball on the ribbon", means: "where on the field the ball lies", draw: ["ball"] },
  { at: ".cb-gain", name: "Line to gain", means: "get the ball here for a first down", draw: ["line", "#ffd23f"] },
  { at: ".cb-end", name: "End zone", means: "that team defends it; the other scores in it", draw: ["area", "#b3261e"] },
  { at: ".cb-ribbon", name: "Ribbon", means: "the whole field, goal line to goal line", draw: ["strip", "#101417"] },
  ...FIELD,
];

export default signs;
