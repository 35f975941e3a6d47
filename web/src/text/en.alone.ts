/** What a page says that runs without a server. */

export const aloneText = {
  loading: (percent: number): string => (percent < 100 ? `Getting the games ready: ${percent} %` : "Setting up the games…"),
  here: "This page needs no server: everything runs and stays in this browser. Playing a friend far apart, watching others and shared tables need a Snapcount server.",
  friend: "A friend by link needs a Snapcount server: this page runs in your browser alone.",
  links: "This page runs in your browser alone: links to its games open only here. For a friend far apart use a Snapcount server, or save the record and send it.",
  season: "A league of several people needs a Snapcount server: this season is played in your browser alone.",
  seasonDice: "The dice were drawn in this browser when the season began; no page shows them before.",
  paper: "The browser prints the cards nine to a page, or saves them as PDF: choose “actual size”, without headers. Formation cards and charts come from a Snapcount server or the terminal.",
  print: "Print the cards",
  unwitnessed:
    "Unwitnessed: this game was played in one browser. Its dice were fixed before the first roll, the coach saw only its own side, and nothing was changed afterwards; the owner of this device could have looked ahead.",
  save: "Save all games to a file",
  bring: "Bring games back from a file",
  title: "Games in this browser",
  file: "snapcount-games.json",
  notOurs: (file: string): string => `${file} holds no saved games of Snapcount. Choose a file that "Save all games to a file" made.`,
  fresh: "A new version of Snapcount is ready. Games go on where they are.",
  take: "Use it now",
  trouble: {
    full: "This browser has no room left, so the last answer was not kept. Save your games to a file, then take some off the list.",
    private: "This window keeps nothing: your games are gone when you close it. Save them to a file.",
    elsewhere: "Snapcount went on in another window of this browser.",
    broken: "The games stopped. Load the page again: everything up to your last answer is kept.",
  },
  again: "Load again",
  goOnHere: "Go on here",
};
