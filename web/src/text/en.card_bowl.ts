/** The words on Card Bowl's board. */

const SUITS: Record<string, string> = { S: "spades", H: "hearts", D: "diamonds", C: "clubs" };
const RANKS: Record<string, string> = { A: "ace", K: "king", Q: "queen", J: "jack" };
const SIDES: Record<string, string> = { L: "left", M: "middle", R: "right" };
const NAMED: Record<string, string> = {
  QB: "Quarterback",
  C: "Centre",
  LG: "Left guard",
  RG: "Right guard",
  LT: "Left tackle",
  RT: "Right tackle",
  MLB: "Middle linebacker",
};

function place(name: string): string {
  const [bare = "", second] = name.split("#");
  const again = second ? ` ${second}` : "";
  if (NAMED[bare]) return NAMED[bare] + again;
  if (bare.startsWith("F")) return `Front ${bare.slice(1)}`;
  if (bare.startsWith("CB")) return `Corner ${bare.slice(2)}`;
  if (bare.startsWith("TE")) return `Tight end ${SIDES[bare[2] ?? ""]} ${bare.slice(3)}`;
  if (bare.startsWith("WR")) return `Wide receiver ${SIDES[bare[2] ?? ""]} ${bare.slice(3)}`;
  if (bare.startsWith("B")) return `Back ${SIDES[bare[1] ?? ""]} ${bare.slice(2)}`;
  const kind = bare.startsWith("S-") ? "safety" : bare.startsWith("OLB") ? "outside linebacker" : "inside linebacker";
  return `${bare.endsWith("L") ? "Left" : "Right"} ${kind}${again}`;
}

const SLOTS: Record<string, string> = {
  BL: "Backs left",
  BM: "Backs middle",
  BR: "Backs right",
  TEL: "Tight ends left",
  TER: "Tight ends right",
  WRL: "Wide left",
  WRR: "Wide right",
};

export const cardBowl = {
  place,
  card: (rank: string, suit: string): string => `${RANKS[rank] ?? rank} of ${SUITS[suit] ?? suit}`,
  joker: (red: boolean): string => (red ? "Red Joker" : "Black Joker"),
  faceDown: "face down",
  formations: "The two formations, defence above, offence below",
  layOut: "Lay out your hand",
  tapTwo: "Tap two cards to exchange them. A dashed gold edge means only you can see the face.",
  tapOther: "Now tap the card to exchange it with.",
  book: "Start from the book",
  set: "Line up",
  ownShape: "A shape of your own",
  ownSet: "A set of your own",
  shotgun: "Shotgun",
  slot: (slot: string): string => SLOTS[slot] ?? slot,
  legal: "A legal shape.",
  notLegal: "Not one of the legal shapes.",
  five: (count: number): string => `Five cards stand beside the line and the quarterback; now ${count}.`,
  eleven: (count: number): string => `${count} of eleven cards placed.`,
  front: "Front places, C over the centre",
  frontPlace: (x: number): string =>
    x === 0 ? "over the centre" : `${Math.abs(x)} to the ${x < 0 ? "left" : "right"}`,
  cornerOn: (receiver: string): string => `Corner on ${place(receiver).toLowerCase()}`,
  fewer: (label: string): string => `${label}: one fewer`,
  more: (label: string): string => `${label}: one more`,
  drawn: "Cards turned in this play",
  deck: (count: number): string => `Deck ${count}`,
  hand: "Your hand",
  clock: (left: number): string => `Clock: ${left} intervals of five seconds left in the quarter`,
  totals: (name: string, offence: number, defence: number): string => `${name} ${offence}:${defence}`,
};
