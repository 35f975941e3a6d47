/** The words of the first screen: which game suits whom. */

import type { Match, Names } from "../net/wire";
import { does } from "./names";

/** By game: whom it suits, what one does, how long it takes, how much there is to learn and how far skill outweighs luck (of five). */
export interface Suits {
  name: string;
  who: string;
  what: string;
  time: string;
  learn: number;
  skill: number;
}

export const lobbyText = {
  title: "Classic tabletop football, refereed",
  start: {
    tag: "Start here",
    title: "Your first game",
    text: ["Lay a card in secret, guess theirs, throw two dice.", "Every play is explained as it happens."],
    play: (coach: string, minutes: string): string => `Play ${coach.split(" ")[0]}, ${minutes}`,
    minutes: "12 minutes",
    choose: "Choose yourself",
    zone: "TOUCHDOWN",
  },
  goOn: {
    tag: "Go on",
    button: "Go on",
    look: "Look",
    /** "Your turn: 2nd and 6 at the Ravens 34, 3rd quarter, 7:30" */
    at: (standing: string, moment: Match["moment"]): string => {
      if (!moment) return standing;
      const { down, spot, period, clock } = moment;
      const where = spot ? `${down} at ${spot === "midfield" ? "" : "the "}${spot}` : down;
      return `${standing}: ${[where, ...(down === period ? [] : [period]), clock].filter(Boolean).join(", ")}`;
    },
  },
  which: "Which game suits you?",
  ways: [
    ["coach", "computer coach"],
    ["share", "a friend by link"],
    ["two", "two at one screen"],
  ] as ["coach" | "share" | "two", string][],
  learn: "To learn",
  learnOf: (bars: number): string => `How hard to learn: ${bars} of 5`,
  luck: "Luck",
  skill: "Skill",
  skillOf: (bars: number): string => `From luck to skill: ${bars} of 5`,
  suits: {
    dice_football: {
      name: "Dice Football",
      who: "You are new, or short of time.",
      what: "Lay a card in secret, guess theirs, throw two dice.",
      time: "12 to 30 minutes",
      learn: 1,
      skill: 2,
    },
    card_bowl: {
      name: "Card Bowl",
      who: "You like to bluff.",
      what: "Eleven cards face down against eleven: line up, match up, draw.",
      time: "20 to 90 minutes",
      learn: 3,
      skill: 3,
    },
    out_of_sight: {
      name: "Out of Sight",
      who: "You trust your hand.",
      what: "Study the field, cover it, draw the play blind.",
      time: "15 to 60 minutes",
      learn: 2,
      skill: 5,
    },
    canadian_pro: {
      name: "Canadian Pro",
      who: "You love players and seasons.",
      what: "Every player has his own card; the defence hides its setting.",
      time: "30 to 90 minutes",
      learn: 4,
      skill: 3,
    },
    scrimmage: {
      name: "Scrimmage",
      who: "You play chess or war games.",
      what: "Twenty-two men on hexes: block, hand off, throw.",
      time: "15 minutes a play",
      learn: 5,
      skill: 4,
    },
  } as Record<string, Suits>,
  mine: {
    title: "Continue",
    finished: "Finished",
    noneOpen: "No game is open.",
    all: (count: number): string => `all ${count}`,
    allTitle: "Your games",
    empty: "Games you start or join are kept here, in this browser.",
    /** Which game it is and when in it, where that is known. */
    what: (title: string, moment: Match["moment"], mode: string): string =>
      [title, ...(moment ? [moment.period, moment.clock] : [mode])].filter(Boolean).join(", "),
    yourTurn: "Your turn",
    toMove: (name: string): string => `${name} to decide`,
    waitsFor: (name: string): string => `Waiting for ${name}`,
    rematch: (name: string): string => `${does(name, "wants")} a rematch`,
  },
  rivals: {
    title: "Head to head",
    means: "Games that ended in this browser: for keeps against the computer, and of two people if nothing was taken back.",
    opponent: "Against",
    computer: "computer",
    columns: ["Games", "Won–lost", "Points", "Lately"],
    ladder: "The ladder",
    climbed: (count: number, of: number, name: string): string => `${count} of ${of} coaches beaten${name ? `, next ${name}` : ""}.`,
  },
  forget: (title: string): string => `Remove ${title} from this list`,
  forgetSign: "Remove…",
  forgetSure: (title: string): string => `Remove ${title}? Without its link nobody can play your seat again.`,
  forgetYes: "Remove it",
  forgetNo: "Keep it",
  record: "Open a record",
  recordHint: "Drop a .snap file anywhere on this page: watch it again, check its dice, or try it from any moment.",
  versus: (names: Names): string => `${names.home} – ${names.away}`,
};
