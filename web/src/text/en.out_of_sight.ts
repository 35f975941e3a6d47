/** The words on the board of Out of Sight Football. */

/** To a tenth as the rules round it (`tidy`), so that the board says what the log says: a tie, a quarter of a yard, goes to the even tenth. */
const tenth = (count: number): number => Number((Math.abs(count) % 1 === 0.25 ? count - Math.sign(count) / 100 : count).toFixed(1));
const yards = (count: number): string => `${tenth(count)} ${Math.abs(count) === 1 ? "yard" : "yards"}`.replace("-", "−");
const side = (left: number): string =>
  Math.abs(left) < 0.05 ? "straight behind the ball" : `${yards(Math.abs(left))} to the ${left > 0 ? "left" : "right"}`;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

const ENDS: Record<string, string> = {
  white_bar: "tackled by a white bar",
  red_bar: "tackled by a red bar",
  square: "tackled by a white square",
  triangle: "tackled by a triangle",
  penalty: "a Penalty symbol",
  goal: "over the goal line",
  sideline: "out of bounds",
  end_line: "over your own end line",
  cap: "as far as a Sneak goes",
  end: "nobody touched you",
};
const THAT: Record<string, string> = {
  white_bar: "that bar",
  red_bar: "that bar",
  square: "that square",
  triangle: "that triangle",
};
const DOTS: Record<string, string> = {
  incomplete: "Incomplete",
  batted_down: "Batted down",
  broken_up: "Broken up",
  intercepted: "Intercepted",
};

interface Ended {
  by: string;
  id: string | number | null;
  yards: number | null;
  dot: unknown;
  path: unknown[];
}

export const os = {
  field: (count: number): string => `The field from above with ${count} printed symbols`,
  penalty: "15 Pen.",
  reveal: "The curtain rises…",
  skip: "Skip",
  watch: (who: string): string => `${who} is drawing blind. Only you see the line grow.`,
  redrawn: (who: string, count: number): string =>
    `Lines started over by ${who} so far: ${count}. They cost nothing.`,
  otherWindow: "You are drawing in another window. The field is covered here until the line is drawn.",
  huddle: "The defence is in its huddle. You see nothing until it is set.",

  sights: {
    label: "How much of the field you see",
    play: "This play",
    whole: "Whole field",
    nearer: "Nearer",
    farther: "Farther off",
  },

  /** Over the field. */
  bands: (zone: "behind" | "before" | "beyond" | "relief", column: "all" | "reds" | "none"): string =>
    ({
      behind: { all: "behind: all stop you", reds: "behind: only red stops", none: "behind: nothing printed stops" }[column],
      before: "every symbol stops you",
      beyond: "Reds Only: white is free",
      relief: "red bars are free too",
    })[zone],
  /** The same where there is little room. */
  shortBands: (zone: "behind" | "before" | "beyond" | "relief", column: "all" | "reds" | "none"): string =>
    ({
      behind: { all: "all stop", reds: "red stops", none: "free" }[column],
      before: "all stop you",
      beyond: "Reds Only",
      relief: "bars free",
    })[zone],

  legend: {
    of: (kind: string): string =>
      ({ white: "White bar", red: "Red bar", receiver: "White square", triangle: "Red triangle", penalty: "15 Pen.", lb: "Linebacker" })[
        kind
      ] ?? kind,
    means: (kind: string): string =>
      ({
        white: "a tackler, until Reds Only",
        red: "a tackler, always",
        receiver: "throw to its white; on a run, a white bar",
        triangle: "a pass on it is intercepted; it tackles",
        penalty: "stops you; a die decides",
        lb: "hidden until the pen is up",
      })[kind] ?? "",
  },

  book: {
    label: "Playbook",
    sides: ["L", "R"],
    sidesLong: ["Left", "Right"],
    weather: "not in this weather (OS-18.3)",
    cap: (yards: number): string => `up to ${yards}`,
    reds: (yards: number | null): string => (yards === null ? "" : `reds +${yards}`),
    deep: (from: number, to: number): string => `${from < 0 ? `−${-from}…${to}` : `${from}–${to}`} yd`,
  },

  press: {
    ball: "Press the ball and draw",
    practice: "Press the ball: practice",
    anywhere: "Press anywhere, run on",
  },

  foul: { taken: "penalty taken", declined: "tackle stands" },

  percent: (part: number): string => `${Math.round(100 * part)} %`,
  short: (count: string): string => `${count.replace("-", "−")} yd`,
  signed: (count: number): string => `${count < -0.049 ? "−" : "+"}${Math.abs(tenth(count))}`,
  without: (by: string): string => `without ${({ lb: "that linebacker", penalty: "that Penalty" } as Record<string, string>)[by] ?? THAT[by] ?? "it"}`,

  /** Beside the end of the line. */
  plate: ({ by, id, yards, dot, path }: Ended): { big: string; why: string; kind: string } | null => {
    if (yards !== null) {
      const why = by === "lb" ? `tackled by linebacker ${Number(id) + 1}` : (ENDS[by] ?? "");
      return { big: os.signed(yards), why, kind: by === "goal" ? "score" : yards < 0 ? "loss" : "gain" };
    }
    if (!dot || path.length > 1) return null;
    const said = DOTS[by];
    return said ? { big: said, why: by !== "incomplete" && id !== null ? `by linebacker ${Number(id) + 1}` : "", kind: by } : null;
  },

  along: {
    title: "Along the line",
    caught: "Caught in the white of a square",
    shape: (kept: boolean, cross: number | null): string => {
      const far = cross === null ? "" : yards(Math.abs(cross));
      const where = cross === null ? "" : far === yards(0) ? ": crossed in the middle" : `: crossed ${far} ${cross >= 0 ? "left" : "right"}`;
      return kept ? `Shape kept${where}` : `Shape missed${where}: no Reds Only`;
    },
    missed: (by: number): string => `Nearest linebacker missed by ${yards(by)}`,
    reds: "Reds Only: white no longer counts",
    end: (by: string, id: string | number | null): string =>
      by === "lb" ? `Tackled by linebacker ${Number(id) + 1}` : capital(ENDS[by] ?? by),
    next: (by: string, id: string | number | null): string =>
      by === "lb" ? `Then linebacker ${Number(id) + 1}` : `Without it: ${ENDS[by] ?? by}`,
    lifted: "Where the pen was lifted",
    scored: "The pen went on over the goal line",
  },

  story: {
    signs: "What lies on the field",
    unnamed: "not named yet",
    against: "v",
    linebackers: (count: number): string => `${count} linebacker${count === 1 ? "" : "s"}`,
    covered: "set, and covered",
    map: "The whole field, with the ball on it",
    stops: "What stops you on this play",
    afterCatch: "What stops you after the catch",
    aim: "Throw to the white of a square: its outline bats the ball down, its triangle is an interception.",
    zone: (zone: "behind" | "before" | "beyond" | "relief", after: number | null): string =>
      zone === "behind" ? "behind" : zone === "relief" ? "60 on" : zone === "beyond" ? (after === 0 ? "at once" : "beyond") : after === null ? "ahead" : `to +${after}`,
    yes: "stops",
    no: "free",
    drive: (plays: number, gained: number): string => `This drive: ${plays} ${plays === 1 ? "play" : "plays"}, ${yards(gained)}`,
    defence: "Where will the line go?",
    fronts: [
      "Linebackers tackle until Reds Only begins; after that the runner is free of them.",
      "A pass onto one is broken up, or intercepted where no receiver stood.",
      "One on the passer's drop is a sack: across the line he must stay seven yards from the ball.",
    ],
  },

  draw: {
    start: "The ball: press here and draw blind, or press Enter to draw by keys",
    run: "Study as long as you like. Then press the ball and draw your run in one line: the field is gone while you draw.",
    pass: "Press where the passer stands, carry the pen blind to your receiver, and let go: that's the dot.",
    long: "First the drop: drag it back from the ball, clear of every symbol. Then press where the passer stands, carry the pen to your receiver blind, and let go.",
    kick: "Press the ball, carry the pen blind to where the kick should land, and let go.",
    high: "Press the ball, loop the pen for three seconds and about 135 yards, carry it blind to the spot, and let go. Anything less is an ordinary punt.",
    way: (done: number): string => `${done} yards in the air`,
    complete: "Complete! Your eyes stay hidden: press anywhere and run on.",
    sent: "Hands off the pen…",
    typing: "Your eyes are hidden. Type your steps below.",
    tap: "That was only a tap: nothing was drawn. Try again.",
    broken: "The stroke was broken off. Nothing is lost: draw it again.",
    keys: "By keys",
    clicks: "Clicks",
    clicksMeans: "Click to begin, move, click to end: nothing is held down",
    done: "The line is finished",
  },

  drop: {
    grip: "The snap: drag back to draw another drop inside the pocket",
    side: "Drop to the side",
    said: side,
  },

  keys: {
    run: "Each step is a heading in degrees (0 downfield, positive to your left) and a length in yards. Enter adds it; Enter on empty fields ends the run.",
    dot: "A heading in degrees (0 downfield, positive to your left) and a distance in yards from where the pen is held.",
    heading: "Heading",
    length: "Yards",
    add: "Add step",
    finish: "Run it",
    finishDot: "Mark the dot",
    cancel: "Look again",
    step: (turn: number, far: number): string =>
      `${yards(far)} ${turn === 0 ? "straight" : `${Math.abs(turn)}° ${turn > 0 ? "left" : "right"}`}`,
  },

  practice: {
    toggle: "Practise",
    hint: "Practice: draw blind as often as you like. Nothing counts; your line is shown when you let go.",
    none: "No tries yet.",
    found: (count: number, { yards: mean, caught }: { yards: number | null; caught: number | null }, off: number): string =>
      count === 1 ? "1 try." : `${count} tries${mean === null ? "" : `, ${yards(mean)} on average`}${
        caught === null ? "" : `, ${caught} good`
      }; they scatter by about ${yards(off)}.`,
    clear: "Clear",
  },

  spot: {
    hint: "Lay the ball on the green stretch between the hashmarks: drag it, or use the arrow keys.",
    here: "Spot it here",
    ball: (y: number): string =>
      `The ball, ${yards(Math.abs(y))} ${y >= 0 ? "above" : "below"} the middle. Arrow keys move it, Enter spots it`,
  },

  lb: {
    hint: (blitz: number): string =>
      `Drag your linebackers; the offence can't see them. Across the line they must stay ${yards(blitz)} from the ball.`,
    limit: (blitz: number): string => `${blitz} yd: no blitz inside`,
    count: "How many linebackers",
    set: "Set the defence",
    fumble: "Fewer than three: whoever runs into one fumbles (OS-12.1).",
    three: "Drag them on the field; arrow keys move them too.",
    man: (number: number, deep: number, left: number): string =>
      `Linebacker ${number}, ${yards(Math.abs(deep))} ${deep >= 0 ? "past" : "behind"} the line, ${
        Math.abs(left) < 0.05
          ? "in front of the ball"
          : `${yards(Math.abs(left))} to the offence's ${left > 0 ? "left" : "right"}`
      }. Arrow keys move him`,
  },
};
