/** How a game goes, in a few sentences, for the help window. */

const help: string[] = [
  "Every card is a man and worth its number: ace 1, jack 11, queen 12, king 13, Joker 15. Your own hidden men stand in a frame; the other side's lie face down.",
  "The offence lays out its eleven, then the defence; after the snap linemen are turned up and push. The chips between the lines say whose men weigh more in each lane.",
  "Choose who gets the ball. His cards are added up, then those of the defence; the difference is the gain.",
  "A free card may join the play or tackle later. Once shown it can't hide again.",
  "Four downs for ten yards. Small decisions (equal discards, time run off) are made for you on the simple level.",
];

export default help;
