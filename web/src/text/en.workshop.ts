/** The words of the card workshop. */

import { plural } from "./plural";

export const workshopText = {
  title: "Card workshop",
  enter: "Make your own cards",
  enterText: "Card workshop: a season's statistics become a club with cards.",
  about:
    "Bring a club's season as a CSV file, one row per man and category, as statistics are published. Each man's card is forged from it; change a number and see what changes on the card.",
  drop: "Drop a season's CSV here",
  dropMore: "Drop another season's CSV here",
  choose: "Choose a file",
  example: "A season from the box",
  pick: "Choose a club…",
  template: "An empty sheet to fill in",
  guide: "The empty sheet names every row and column that a season may have; a season from the box shows them filled in.",
  bring: "Bring a season",
  save: "Save and share",
  play: "Play with these cards",
  undo: "Undo",
  clubs: "Clubs",
  remove: (club: string): string => `Take ${club} away`,
  owners: "Whose cards",
  all: "All cards",
  needsLook: "something to look at",
  lines: "The sheet",
  row: (number: number, category: string): string => `Row ${number}: ${category}`,
  cell: (column: string, category: string, name: string): string => `${column}, ${category}${name ? `, ${name}` : ""}`,
  noLines: "Choose a man to see and change his lines.",
  cards: "Cards",
  card: (owner: string, title: string): string => `Card: ${owner}, ${title}`,
  noCards: "No card: the sheet has problems.",
  stale: "These are the cards as they were before the problem.",
  changed: (cells: number, cards: number): string =>
    cells === 0 ? "Nothing changed on the cards." : `${plural(cells, "cell", "cells")} changed on ${plural(cards, "card", "cards")}.`,
  calibration: "Season and card",
  figureHeads: ["", "season", "card", "off", "limit", "thrown"],
  figureTitles: [
    "",
    "The rate of the season's line",
    "What the card yields: every throw of the dice counted, against league-standard opponents (CP-20.2)",
    "Card less season",
    "How far it may be off",
    "One season of as many plays, thrown with dice",
  ],
  outside: "outside its limit",
  inside: "within its limit",
  noFigures: "No season line is measured here.",
  allInside: (figures: number): string => `All ${figures} figures lie within their limits.`,
  someOutside: (outside: number, figures: number): string => `${outside} of ${figures} figures lie outside their limits.`,
  problems: (problems: number): string => `${plural(problems, "problem", "problems")} in the sheet`,
  warnings: "Warnings",
  figure: (value: number, share: boolean): string => (share ? `${(100 * value).toFixed(1)} %` : value.toFixed(2)),
  signed: (value: number, share: boolean): string => {
    const shown = share ? `${Math.abs(100 * value).toFixed(1)} %` : Math.abs(value).toFixed(2);
    return `${value < 0 ? "−" : "+"}${shown}`;
  },
  working: "Forging…",
  tooLarge: (file: string): string => `${file} is larger than any season's sheet.`,
  notText: (file: string, row: number, before: string): string =>
    `${file}, row ${row}${before ? `, after “${before}”` : ""}: this is not text in UTF-8. Save it as "CSV UTF-8".`,
  badLink: "This link holds no season: it may have been cut when it was copied.",
  longLink: "This season is too long for a link: send the file instead.",
  files: {
    team: "Team file",
    teamText: "One club with all its cards, as JSON: for the terminal, for a new game on the page, for a league.",
    saveTeam: "Save the team file",
    csv: "Save the sheet",
    paper: "On paper",
    paperText: "Nine cards a page, with marks to cut along.",
    size: "Paper",
    sizes: [
      ["letter", "Letter"],
      ["a4", "A4"],
    ] as ["letter" | "a4", string][],
    charts: "With formation cards and charts",
    print: "Save the PDF",
    printing: "Being printed…",
    league: "League file",
    leagueText: (clubs: number): string =>
      clubs < 2
        ? "A league needs two clubs or more: bring another season, it joins this one here."
        : `The ${clubs} clubs above; everybody meets everybody twice. For snapcount season new.`,
    leagueName: "Name of the league",
    usualLeague: "My League",
    saveLeague: "Save the league file",
    link: "Link",
    linkText: "The whole sheet is in the link; nothing is kept anywhere else.",
    copy: "Copy the link",
    copied: "Copied.",
  },
};
