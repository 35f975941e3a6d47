/** How a game goes, in a few sentences, for the help window. */

const help: string[] = [
  "Both sides lay a card at once, face down: the offence a play, the defence one of its five. Then an event card is turned and two dice are thrown.",
  "A run gains the dice less the number on the defence's card. A pass is caught if neither die shows a number that the card stops; a short one gains the dice, a long one twice the dice.",
  "Two dice alike beat every defence, and are thrown on.",
  "Four downs for ten yards. Inside the 20 the defence's cards 2 and 5 have other numbers.",
  "Mix your cards: lay the same one every time, and they will read you.",
];

export default help;
