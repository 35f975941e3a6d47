/** A sign on a board: where it is drawn, what it is called, what it means. A game has them in `games/<id>/signs.ts`. */

export interface Sign {
  /** CSS of what is drawn, inside the board. */
  at: string;
  name: string;
  means: string;
  draw: Drawn;
}

/** How it is drawn small beside its words: a shape, its paint, the letters in it (`parts/dialogs/SignPicture.tsx`). */
export type Drawn = readonly [shape: Shape, paint?: string, words?: string];

export type Shape =
  | "line" | "dashes" | "way" | "arc" | "disc" | "ring" | "dashed" | "cross" | "ball" | "chevrons" | "area" | "posts" | "words" | "pill" | "pair"
  | "card" | "back" | "mine" | "slot" | "bar" | "square" | "triangle" | "hex" | "man" | "glow" | "dice" | "dots" | "strip" | "compass" | "gate";

const LINES: Sign[] = [
  { at: ".scrimmage-line", name: "Line of scrimmage", means: "the play starts here", draw: ["line", "#5fb0ee"] },
  { at: ".gain-line:not(.field-map *)", name: "Line to gain", means: "get the ball here for a first down", draw: ["line", "#ffd23f"] },
];

/** What every field of yards shows. */
export const FIELD: Sign[] = [
  ...LINES,
  { at: ".ball", name: "Ball", means: "it lies here", draw: ["ball"] },
  { at: ".direction", name: "Arrows", means: "which way the team with the ball goes", draw: ["chevrons", "#fff"] },
  { at: ".trail.air", name: "Arc", means: "a pass or a kick, from where to where", draw: ["arc", "#fff"] },
  { at: ".trail:not(.air)", name: "Line on the grass", means: "how far the ball was carried", draw: ["way", "#fff"] },
  { at: ".zone", name: "End zone", means: "that team defends it; the other scores in it", draw: ["area", "#b3261e"] },
  { at: ".goalpost", name: "Goalposts", means: "a field goal goes between them", draw: ["posts"] },
  { at: ".numbers text", name: "Yard line", means: "yards to the nearer goal line", draw: ["words", "#fff", "20"] },
  { at: ".field-map", name: "Map", means: "the whole field; the light part is what you see above", draw: ["strip", "#4a8a54"] },
  { at: ".field-men > circle.home, .field-men > circle.away, .field-men > g > circle", name: "Circle", means: "a man, in his team's colour", draw: ["disc", "#1d4e89"] },
  { at: ".field-men .coin", name: "Coin", means: "it is tossed for the first kickoff", draw: ["disc", "#e0a526"] },
  { at: ".field-men .referee", name: "Referee", means: "he tosses the coin", draw: ["disc", "#1b1b1b"] },
];
