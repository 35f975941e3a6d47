/** The words on the board of Out of Sight Football. */

const yards = (count: number): string => `${Math.round(count * 10) / 10} ${Math.abs(count) === 1 ? "yard" : "yards"}`;
const side = (left: number): string =>
  Math.abs(left) < 0.05 ? "straight behind the ball" : `${yards(Math.abs(left))} to the ${left > 0 ? "left" : "right"}`;

export const os = {
  field: (count: number): string => `The field from above with ${count} printed symbols`,
  penalty: "15 Pen.",
  reveal: "The curtain rises…",
  skip: "Skip",
  watch: (who: string): string => `${who} is drawing blind. Only you see the line grow.`,
  redrawn: (who: string, count: number): string =>
    `Strokes of ${who} refused or broken off so far: ${count}. They cost nothing.`,
  otherWindow: "You are drawing in another window. The field is covered here until the line is drawn.",
  huddle: "The defence is in its huddle. You see nothing until it is set.",

  sights: {
    label: "How much of the field you see",
    whole: "Whole",
    play: "Play",
    close: "Closer",
    west: "Look further West",
    east: "Look further East",
  },

  book: { label: "Playbook", runs: "Runs", passes: "Passes" },

  draw: {
    start: "The ball: press here and draw blind, or press Enter to draw by keys",
    run: "Study as long as you like. Then press on the ball and draw your run in one line: the field is gone while you draw.",
    pass: "Press where the passer stands, carry the pen to your receiver with the field hidden, and let go: that is the dot.",
    long: "First the drop: drag it back from the ball, clear of every symbol. Then press where the passer stands, carry the pen to your receiver blind, and let go.",
    kick: "Press on the ball, carry the pen to where the kick shall land with the field hidden, and let go.",
    high: "Press on the ball, loop the pen through the air for three seconds and some 135 yards of way, carry it to the spot blind, and let go. Less makes it an ordinary punt.",
    way: (done: number): string => `${done} yards in the air`,
    complete: "Complete! Your eyes stay hidden: press anywhere and run on.",
    sent: "Hands off the pen…",
    typing: "Your eyes are hidden. Type your steps below.",
    tap: "That was only a tap: nothing was drawn. Try again.",
    broken: "The stroke was broken off. Nothing is lost: draw it again.",
    keys: "Draw by keys",
    clicks: "Click, move, click",
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
    found: (count: number, off: number): string =>
      `${count} ${count === 1 ? "try" : "tries"}; they end ${yards(off)} from their middle on average.`,
    clear: "Clear",
  },

  spot: {
    hint: "Lay the ball on the green stretch between the hashmarks: drag it, or use the arrow keys.",
    here: "Spot it here",
    ball: (y: number): string =>
      `The ball, ${yards(Math.abs(y))} ${y >= 0 ? "North" : "South"} of the middle. Arrow keys move it, Enter spots it`,
  },

  lb: {
    hint: (blitz: number): string =>
      `Drag your linebackers, unseen by the offence. Over the line they must stay ${yards(blitz)} from the ball.`,
    limit: (blitz: number): string => `${blitz} yd: no blitz inside`,
    count: "How many linebackers",
    set: "Set the defence",
    fumble: "Fewer than three: whoever runs into one fumbles.",
    man: (number: number, deep: number, left: number): string =>
      `Linebacker ${number}, ${yards(Math.abs(deep))} ${deep >= 0 ? "past" : "behind"} the line, ${
        Math.abs(left) < 0.05
          ? "in front of the ball"
          : `${yards(Math.abs(left))} to the offence's ${left > 0 ? "left" : "right"}`
      }. Arrow keys move him`,
  },
};
