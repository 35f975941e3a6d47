/** The words on the cards of Dice Football, as short as on a card. */

export const cards = {
  calls: {
    run: { name: "Run", brief: "Run", formula: "dice − ?", means: "less their run value", trying: "good for three yards" },
    short_pass: { name: "Short Pass", brief: "Short", formula: "dice × 1", means: "unless a die is blocked", trying: "caught, for three yards" },
    long_pass: { name: "Long Pass", brief: "Long", formula: "dice × 2", means: "unless a die is blocked", trying: "not past the end line" },
    field_goal: { name: "Field Goal", brief: "Goal", formula: "3 points", means: "surer from close in", trying: "almost sure" },
    punt: { name: "Punt", brief: "Punt", formula: "50 yards", means: "they may run it back", trying: "" },
  },
  onePoint: "1 point",
  tooFar: "too far: from 40 or closer",
  noTry: "no punt on a try",
  defence: (number: number): string => `Defence ${number}`,
  short: (number: number): string => `Def ${number}`,
  face: { run: "Run", short: "Short", long: "Long" },
  none: "none",
  stops: {
    1: "stops long passes",
    2: "stops short passes",
    3: "a bit of everything",
    4: "stops run and long",
    5: "stops the run",
  } as Record<number, string>,
  redZone: "red-zone numbers",
  grid: (trying: boolean, toGo: number, whose: string): string => {
    const chance = trying ? "chance of two points in %" : `first-down chance in %, ${toGo}\u00a0to\u00a0go`;
    return whose ? `${whose}: ${chance}` : chance;
  },
  gridPlain: "Card against card",
  hasLaid: (name: string): string => `${name} laid`,
  times: (count: number): string => `${count}×`,
  tip: (defending: boolean): string =>
    defending
      ? "Low is good for you. A doublet, one throw in six, beats every defence."
      : "Both cards turn up at once; then an event card and the dice decide. A doublet beats every defence.",
  lastPlay: "The play",
  reach: (from: number, to: number): string => `${from} to ${to} yards`,
  parts: { dice: "dice", card: "card", event: "event", thrown: "thrown on", goal: "over the goal line" },
  gain: (yards: number): string => (yards === 0 ? "0" : yards > 0 ? `+${yards}` : `−${-yards}`),
  /** "34 or more: 1 in 16 with these two cards." */
  rare: (yards: number, chance: number): string => {
    const often = chance >= 0.995 ? "always" : chance > 0.4 ? `${Math.round(chance * 100)} %` : chance <= 0.001 ? "hardly ever" : `1 in ${Math.round(1 / chance)}`;
    const far = yards > 0 ? `${yards} or more` : yards < 0 ? `${-yards} lost or more` : "No gain or worse";
    return `${far}: ${often} with these two cards.`;
  },
  kick: (good: boolean): string => (good ? "good" : "no good"),
  ended: { incomplete: "incomplete", sacked: "sack", intercepted: "INT", fumbled: "fumble" } as Record<string, string>,
  events: {
    1: "1 or 6: intercepted",
    2: "Doublet: intercepted",
    3: "1 or 6: ball lost",
    4: "Doublet: ball lost",
    5: "A catch may be disputed",
    6: "A miss may be disputed",
    7: "1 or 6: 5 yards",
    8: "1 or 6: 5 yards",
    9: "1 or 6: 10 yards",
    10: "1 or 6: 15 yards",
    11: "Gain × 2",
    12: "Gain × 2",
    13: "Run value ignored",
    14: "Numbers ignored",
    15: "Doublet: × 4",
    16: "Gain + 20",
    17: "Gain − 5",
    18: "Gain halved",
    19: "1 or 6: loss of 5",
    20: "Doublet: loss of 15",
    21: "Gain × 2 for a timeout",
    22: "Gain halved for a timeout",
    23: "New call for a timeout",
    24: "New defence for a timeout",
  } as Record<number, string>,
  eventPlace: "Event",
};
