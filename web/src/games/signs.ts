/** A sign on a board: where it is drawn, what it is called, what it means. A game has them in `games/<id>/signs.ts`. */

export interface Sign {
  /** CSS of what is drawn, inside the board. */
  at: string;
  name: string;
  means: string;
}

const LINES: Sign[] = [
  { at: ".scrimmage-line", name: "Line of scrimmage", means: "the play starts here" },
  { at: ".gain-line:not(.field-map *)", name: "Line to gain", means: "get the ball here for a first down" },
];

/** What every field of yards shows. */
export const FIELD: Sign[] = [
  ...LINES,
  { at: ".ball", name: "Ball", means: "it lies here" },
  { at: ".direction", name: "Arrows", means: "which way the team with the ball goes" },
  { at: ".trail.air", name: "Arc", means: "a pass or a kick, from where to where" },
  { at: ".trail:not(.air)", name: "Line on the grass", means: "how far the ball was carried" },
  { at: ".zone", name: "End zone", means: "that team defends it; the other scores in it" },
  { at: ".goalpost", name: "Goalposts", means: "a field goal goes between them" },
  { at: ".numbers text", name: "Yard line", means: "yards to the nearer goal line" },
  { at: ".field-map", name: "Map", means: "the whole field; the light part is what you see above" },
  { at: ".field-men > circle.home, .field-men > circle.away, .field-men > g > circle", name: "Circle", means: "a man, in his team's colour" },
  { at: ".field-men .coin", name: "Coin", means: "it is tossed for the first kickoff" },
  { at: ".field-men .referee", name: "Referee", means: "he tosses the coin" },
];
