/** What is drawn on the board of Card Bowl. */

import { FIELD, type Sign } from "../signs";

const signs: Sign[] = [
  { at: ".cb-ball", name: "Ball", means: "this man has it" },
  { at: ".cb-hot-sign, .cb-glow.hot", name: "HOT", means: "more rush than blocking in this lane: it may sack the passer" },
  { at: ".cb-glow.aimed", name: "Lit lane", means: "where the play you point at goes" },
  { at: ".cb-plate", name: "F1, F2 …", means: "a meeting place on the line, with what the offence (left) and the defence (right) weigh there" },
  { at: ".cb-number-on", name: "Number on a card", means: "press it to give him the ball" },
  { at: ".cb-pile", name: "Deck", means: "cards still to be turned; the number says how many" },
  { at: ".cb-card.secret", name: "Card in a frame", means: "your man: you see him, they don't" },
  { at: ".cb-card:has(.cb-down):not(.cb-pile *)", name: "Card face down", means: "a man whose value you don't know; the letters are his position" },
  { at: ".cb-card:not(.secret):not(:has(.cb-down))", name: "Card face up", means: "everybody sees him: ace 1, jack 11, queen 12, king 13, Joker 15" },
  { at: ".cb-slot", name: "Gold frame", means: "a card may go here" },
  { at: ".cb-link", name: "Thin line", means: "who blocks whom" },
  { at: ".cb-scrimmage", name: "Line of scrimmage", means: "defence above, offence below" },
  { at: ".cb-purpose, .cb-note-on", name: "Word under a card", means: "what that card was turned for" },
  { at: ".cb-spot", name: "Ball on the ribbon", means: "where on the field the ball lies" },
  { at: ".cb-gain", name: "Line to gain", means: "get the ball here for a first down" },
  { at: ".cb-end", name: "End zone", means: "that team defends it; the other scores in it" },
  { at: ".cb-ribbon", name: "Ribbon", means: "the whole field, goal line to goal line" },
  ...FIELD,
];

export default signs;
