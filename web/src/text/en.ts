/** Every English sentence of the page, in one place. A translation is a second file of the same shape. */

import type { Names, Scoreboard, Seat } from "../net/wire";
import { aloneText } from "./en.alone";
import { learnText, shelvesText } from "./en.learn";
import { lobbyText } from "./en.lobby";
import { lookingBack } from "./en.looking_back";
import { bookText } from "./en.book";
import { chatText } from "./en.chat";
import { mistakesText } from "./en.mistakes";
import { reviewText } from "./en.review";
import { seasonText } from "./en.season";
import { setupText } from "./en.setup";
import { timeAndLinks } from "./en.time_and_links";
import { workshopText } from "./en.workshop";
import { does, possessive } from "./names";
import { plural } from "./plural";

export const text = {
  ...lookingBack,
  alone: aloneText,
  learn: learnText,
  shelves: shelvesText,
  book: bookText,
  chat: chatText,
  mistakes: mistakesText,
  review: reviewText,
  season: seasonText,
  workshop: workshopText,
  ...timeAndLinks,
  close: "Close",
  cancel: "Cancel",
  loading: "Loading…",
  copied: "Copied",
  copy: "Copy",
  oddsLine: (said: string, chances: string): string => (said ? `${said} (${chances}).` : `${chances}.`),
  percent: (chance: number): string => {
    const shown = chance * 100;
    if (shown > 0 && shown < 1) return "<1 %";
    if (shown < 100 && shown > 99) return ">99 %";
    return `${Math.round(shown)} %`;
  },
  dice: (dice: readonly number[]): string => `Dice: ${dice.join(" and ")}`,

  top: {
    home: "Snapcount, to all games",
    theme: (now: string): string =>
      ({ auto: "Colours follow your system", light: "Light colours", dark: "Dark colours" })[now] ?? now,
    keys: "Help and keys",
    waiting: (games: number): string => (games === 1 ? "Another game is waiting for you" : `${games} other games are waiting for you`),
  },

  net: {
    unreachable: "The server can't be reached. Is it still running?",
    failed: (status: number): string => `The server could not do that (${status}).`,
    surprise: "Something went wrong on this page. Reload it: the game is safe.",
    connecting: "Connecting…",
    lost: "The connection was lost. Trying again; your game is safe.",
  },

  lobby: {
    ...lobbyText,
    noGames: "No game is installed yet.",
    play: (title: string): string => `Play ${title}`,
    over: "Final",
    running: "Running",
    reading: "Reading the record…",
    drop: "Drop the record to open it",
    mode: { practice: "against the computer", hotseat: "at one screen", match: "by link", watch: "computer game" },
  },

  setup: setupText,

  table: {
    title: (game: string, asked: boolean, time = ""): string =>
      `${asked ? "● " : ""}${time ? `${time} · ` : ""}${game} · Snapcount`,
    heading: (game: string, names: Names): string => `${game}: ${names.home} against ${names.away}`,
    board: "The table",
    generic: "The table in words",
    question: "Your decision",
    waitingFor: (name: string): string => `${does(name, "is")} thinking…`,
    waitingPerson: (name: string): string => `Waiting for ${name}.`,
    waitingBoth: "Both teams are making their calls.",
    youHaveCalled: (name: string): string => `Your call is made, face down. Waiting for ${name}.`,
    away: "The game went on while you were away.",
    playBack: "Play it back",
    otherCalled: (name: string): string => `${possessive(name)} call is made, face down.`,
    happening: "The play is on…",
    diceWait: (name: string): string => `Waiting for ${name}: the dice need a part from each team.`,
    skip: "Skip",
    spotted: "The ball is being spotted…",
    /** In place of it, at great moments. */
    stands: { touchdown: "The crowd is on its feet…", half: "The teams go in…", final: "That's the game." } as Record<string, string>,
    goOn: "Go on",
    space: "Space",
    watching: "You are watching this game.",
    takeBack: "Take back",
    takeBackNot: "Nothing can be taken back now.",
    askTakeBack: "Ask to take back",
    keeps: "For keeps",
    keepsMeans: "What was rolled, drawn or shown can't be taken back.",
    practice: "Practice",
    practiceMeans: "Take back whatever you like; the record shows it. You choose “For keeps” when you set up a game.",
    takeBackSent: "Take-back asked for; the other team decides.",
    takeBackAsked: (name: string): string => `${does(name, "asks")} to take the last answer back.`,
    allow: "Allow",
    decline: "Decline",
    news: {
      take_back_done: "The last answer was taken back. What it gave away is called again.",
      take_back_declined: "The take-back was declined.",
      link_copied: "Link copied.",
    } as Record<string, string>,
    odds: "Odds",
    noOdds: "No odds for this decision.",
    explain: "Explain",
    resign: "Resign",
    resignSure: "Resign this game?",
    resignMeans: "The other team wins at once. The record keeps every play so far.",
    keepPlaying: "Keep playing",
    links: "Invite and share",
    speed: "Speed",
    pause: "Pause",
    resume: "Go on",
    step: "One step",
    paused: "Paused.",
    speeds: [
      [4500, "Slow"],
      [2200, "Usual"],
      [900, "Fast"],
      [0, "At once"],
    ] as [number, string][],
    gone: "This link opens no game",
    goneHint: "It may be mistyped, or the game is no longer kept. Links are secret: ask for it again.",
    toLobby: "To all games",
    rule: "Rule",
  },

  links: {
    title: "Invite and share",
    friend: (name: string): string => `Send this link to ${name}: whoever opens it plays that team.`,
    own: (name: string): string =>
      `Your own link as ${name}: keep it to come back from another device, and keep it to yourself.`,
    watch: "For spectators: they see what both teams may see.",
    copied: "Copied",
    share: "Share…",
    noWatch: "Whoever made this game has the spectator link.",
  },

  scoreboard: {
    label: "Scoreboard",
    hasBall: "has the ball",
    you: "you",
    notHere: "not here",
    plus: (points: number): string => `+${points}`,
    touchdown: "Touchdown",
    final: "Final",
    timeouts: (left: number): string => plural(left, "timeout left", "timeouts left"),
  },

  field: {
    label: (board: Scoreboard, names: Names): string => {
      const has = board.possession ? `${does(names[board.possession], "has")} the ball` : "Football field";
      return [has, board.spot && `at ${board.spot}`, board.down].filter(Boolean).join(", ");
    },
  },

  card: { down: "A card, face down", empty: "No card yet" },

  question: {
    options: "Answers",
    sealed: "secret",
    sealedMeans: "The other team must not see this answer.",
    filter: "Type to find an answer",
    choose: "Choose",
    /** A long answer doesn't fit into a button. */
    confirm: (name: string): string => (name && name.length <= 34 ? name : "Play it"),
    enter: "Enter",
    page: (at: number, pages: number): string => `${at} of ${pages}`,
    pageBack: "Answers before these",
    pageOn: "More answers",
    hideList: "Close the list",
    showList: (count: number): string => (count === 1 ? "Show one answer as a button" : `Show all ${count} answers as a list`),
    manyAnswers: (board: boolean, some: boolean): string => {
      if (!board) return "A few of the many answers:";
      return some ? "Answer on the board, or take one of these." : "Answer on the board.";
    },
    truncated: (count: number): string => `Only the first ${count} answers are listed.`,
  },

  firstTime: {
    label: "What this decision is about",
    click: "Click an answer, or press its number, to see what it means. Do it again to play it.",
    touch: "Tap an answer to see what it means. Tap again to play it.",
    understood: "Got it",
    signs: "Signs on the board",
    pointing: "Point at a sign on the board, tap it or reach it with the keys: it tells you what it is.",
    what: "What is this about?",
    each: "Explain each new decision",
    again: "Explain everything again",
  },

  story: { label: "The play" },

  menu: {
    title: "Menu",
    oneClick: "One click plays",
    sound: "Sound",
    pace: "Pace of the plays",
    paces: { slow: "Slow", usual: "Usual", fast: "Fast", once: "At once" },
    colours: "Colours",
    themes: { auto: "As the system", light: "Light", dark: "Dark" },
  },

  rules: {
    title: "Rules",
    open: (id: string): string => `Rule ${id}`,
    unknown: (id: string): string => `Rule ${id} has no text here.`,
    where: "Where in the code?",
    nowhere: "No code and no test names it.",
    places: { code: "Code", table: "Tables", test: "Tests", "page test": "Tests of the page", example: "Worked examples" },
    pages: { how: "How to play", rules: "All rules", words: "Words" },
    pagesLabel: "What to read",
    print: "Print",
    search: "Search the rules",
    count: (hits: number, all: number): string =>
      hits === all ? `${plural(all, "rule", "rules")}` : `${hits} of ${plural(all, "rule", "rules")}`,
    noChapter: "Rules",
    table: "Table",
    tag: { printed: "printed", ruling: "ruling", reconstructed: "reconstructed" },
    tagMeans: {
      printed: "Printed: the rulebook says so itself.",
      ruling: "Ruling: the rulebook is silent or can be read in two ways; this is how we settled it.",
      reconstructed: "Reconstructed: missing from the rulebook; we filled it in from football's own rules.",
    },
  },

  cover: {
    title: (name: string): string => `Only ${name} may look now`,
    hint: "Hand the screen over. There are secrets on the next page.",
    ready: (name: string): string => `I am ${name}: show me`,
  },

  keys: {
    title: "Help and keys",
    game: "How the game goes",
    screen: "What you see",
    keys: "Keys",
    parts: [
      ["On top", "score, down and distance, where the ball lies, time left; bars for timeouts, a ball beside whoever has it"],
      ["Board", "the field: blue line of scrimmage, yellow line to gain. It tells every play, then the result stands over its lower edge"],
      ["Beside it", "the story: before the play what an answer may bring, after it the cards, the dice and the sum"],
      ["Below", "the question and all its answers. Touch one to see what it means; touch it again, or the button, to play it"],
      ["Log", "what happened, newest on top; any line leads back to its moment. Beside it drives, box score and rules"],
      ["DF-7.1", "a rule: touch it to read it, with its table"],
    ] as [string, string][],
    list: [
      [["1", "…", "9"], "pick that answer; press again to play it"],
      [["←", "→", "↑", "↓"], "move between answers"],
      [["Enter"], "play the answer you picked; uncover the screen"],
      [["Space"], "skip to the end of the play"],
      [["U"], "take back"],
      [["O"], "odds on or off"],
      [["E"], "explanations on or off"],
      [["["], "one step back in history"],
      [["]"], "one step forward"],
      [["P"], "play back, pause"],
      [["↑", "↓", "Enter"], "in the log: from line to line, look at that moment"],
      [["Esc"], "back to now; close a window"],
      [["R"], "the rule of the question at hand"],
      [["/"], "search the rules"],
      [["?"], "this help"],
    ] as [string[], string][],
  },

  tabs: "Log, drives, box score, rules",
  seat: (seat: Seat): string => (seat === "home" ? "home" : "away"),
};

export type Text = typeof text;
