/** How a game goes, in a few sentences, for the help window. */

const help: string[] = [
  "The offence calls who gets the ball and how deep; the defence sets 1 (all against the run) to 5 (all against the pass). Both call in secret.",
  "Two dice on the defence's team card move the setting. Two dice on the player's card, in the column of that setting, say what happens; a catch is read once more on the receiver's card.",
  "On a card: C complete, P a flag, N an injury, F a fumble, X an interception, R a rush, NC no change. Columns 0 and 6 lie beyond the ends.",
  "Three downs for ten yards on a field of 110. A kick that isn't brought out of the end zone is a single point.",
  "“Rosters and cards” shows every card of both clubs.",
];

export default help;
