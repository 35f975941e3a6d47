/** How a game goes, in a few sentences, for the help window. */

const help: string[] = [
  "Twenty-two men on a field of hexes, each with movement points (MP). Both sides lay two play markers face down; then men step, turn, block and tackle in turns until the ball is dead.",
  "A play card sets formation, markers and the way of all eleven at once; then change what you like. “Ask the coach” shows what he would do, and he moves the rest if you let him.",
  "Touch one of your men to see where he can go; touch an opponent to see his card. The number beside a man is what he can still move.",
  "A block or tackle is strength against strength and two dice. A man who is hit can't move for a turn but keeps the ball; a man who goes down must get up first, and with the ball he ends the play.",
  "Down and distance are counted in hexes, places on the field in yards. The board is turned so that the attack goes up; the compass says where north is.",
];

export default help;
