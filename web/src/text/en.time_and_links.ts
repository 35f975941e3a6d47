/** The words of clocks, of links that are made anew, of deleting a match and taking one's games home. */

import type { Names, Seat } from "../net/wire";
import { does, possessive } from "./names";
import { plural } from "./plural";

const two = (number: number): string => String(number).padStart(2, "0");

/** Days, hours or minutes left, as exact as one needs to know. */
function span(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [days, hours, minutes] = [Math.floor(whole / 86_400), Math.floor(whole / 3600) % 24, Math.floor(whole / 60) % 60];
  if (days > 0) return `${plural(days, "day", "days")} ${hours} h`;
  if (whole >= 3600) return `${hours} h ${two(minutes)} min`;
  return `${minutes}:${two(whole % 60)}`;
}

export const timeAndLinks = {
  clock: {
    of: (name: string, left: string): string => `${possessive(name)} clock: ${left}`,
    yours: (left: string): string => `Your clock: ${left}`,
    setup: "Clock",
    choices: [
      { id: "none", name: "none", about: "Take all the time you like." },
      { id: "30m", name: "30 minutes", about: "each, for the whole game", per: "game", seconds: 1800 },
      { id: "90m", name: "90 minutes", about: "each, for the whole game", per: "game", seconds: 5400 },
      { id: "1d", name: "1 day", about: "for every answer", per: "answer", seconds: 86_400 },
      { id: "7d", name: "7 days", about: "for every answer", per: "answer", seconds: 7 * 86_400 },
    ] as { id: string; name: string; about: string; per?: "game" | "answer"; seconds?: number }[],
    setupMeans: "When a clock runs out, the other side may claim the game or go on.",
    chair: "If a clock runs out, this coach may take the empty chair (your friend must agree):",
    nobody: "nobody",
    left: span,
    out: "time is up",
    coachSits: "coach",
    notStarted: "The clock starts when both teams are here.",
    per: { answer: "for every answer", game: "for the whole game" },
    outOf: (name: string): string => `${possessive(name)} time is up.`,
    youAreOut: "Your time is up: the other side may claim the game until you answer.",
    win: "Claim the game",
    coach: (coach: string): string => `Play on against ${coach}`,
    goOn: "Give more time",
    proposed: (name: string, coach: string): string =>
      `${does(name, "proposes")}: if a clock runs out, ${coach} may take the empty chair and play on.`,
    agree: "Agree",
    inYourChair: "Your time ran out, and a coach sits in your chair.",
    takeChair: "Take it back",
    notNow: "Not now",
    title: (whose: string, left: string): string => `${whose} ${left}`,
    you: "You",
  },

  care: {
    title: "If a link got lost or leaked",
    means: "A new link turns the old one off at once.",
    renew: {
      own: "New link for me",
      watch: "New link for spectators",
      other: (name: string): string => `New link for ${name}`,
    },
    otherMeans: (name: string): string => `Works while ${does(name, "is")} not at the table. Everybody sees that you did it.`,
    made: { own: "This is your new link now.", other: "Send the new link above.", watch: "The spectators' link above is new." },
    madeBy: (names: Names, seat: Seat, by: Seat, when: string): string =>
      `${names[by]} made a new link for ${names[seat]} (${when}).`,
    news: (name: string): string => `A new link was made for ${name}.`,
    delete: "Delete this game",
    deleteAlone: "The game and its record are gone for good.",
    deleteBoth: (name: string): string => `The game and its record are gone for good once ${does(name, "agrees")} too.`,
    deleteSure: "Delete for good",
    deleteAsked: (name: string): string => `${does(name, "wants")} this game deleted. It goes if you agree.`,
    deleteAgreed: (name: string): string => `You agreed to delete this game; waiting for ${name}.`,
    deleteAgree: "Delete it",
    deleteKeep: "Keep it",
    deleteTakeBack: "Keep it after all",
  },

  export: {
    all: "Save all finished games",
    short: "Save all",
    means: "One zip with a record of each, rematches too.",
    name: "snapcount-games.zip",
  },
};
