/** The words of what one looks back with: the log, history, statistics, the end, a replay. */

import type { Names } from "../net/wire";
import { does, possessive } from "./names";
import { plural } from "./plural";

export const lookingBack = {
  log: {
    /** Of a play that is no down. */
    kinds: { kickoff: "Kickoff", free_kick: "Free kick", extra_point: "Try", two_points: "Try", try: "Try" } as Record<string, string>,
    down: (down: number, far: number | null): string => `${["1st", "2nd", "3rd", "4th"][down - 1] ?? `${down}th`} & ${far ?? "goal"}`,
    title: "Log",
    label: "What happened, newest first",
    empty: "Nothing has happened yet.",
    look: "Look at this moment",
    onlyYou: "only you know",
    satDown: (name: string): string => `A coach took ${possessive(name)} empty chair.`,
    cameBack: (name: string): string => `${does(name, "is")} back in the chair.`,
    takenBack: (name: string | null): string => (name === null ? "A play was taken back." : `${name} took a play back.`),
  },

  history: {
    label: "History",
    hint: "Look back at any moment",
    first: "To the start",
    back: "One step back",
    forward: "One step forward",
    play: "Play back",
    pause: "Pause",
    scrub: "Moment of the game",
    moment: (at: number, last: number): string => `Moment ${at} of ${last}`,
    count: (at: number, last: number): string => `${at} / ${last}`,
    link: "Copy link",
    branch: "Try it from here",
    live: "Back to now",
    looking: "You are looking at the past.",
  },

  branch: {
    title: "Try it from here",
    lead: "A new game starts from this moment, with its own dice. This one stays as it was.",
    secrets: "What you can't see is drawn again, and the other side makes its secret call again.",
    seat: "You play",
    go: "Play on",
  },

  drives: {
    title: "Drives",
    empty: "No drive yet.",
    running: "in progress",
    line: (plays: number, yards: number): string =>
      `${plural(plays, "play", "plays")}, ${yards < 0 ? "−" : ""}${plural(Math.abs(yards), "yard", "yards")}`,
    bar: (number: number, start: number, end: number, length: number): string =>
      `Drive ${number}: from yard ${start} to yard ${end} of ${length}`,
    chart: "Every drive",
  },

  box: {
    title: "Box score",
    empty: "The box score begins with the first play.",
    byPeriod: "Points by quarter",
    comparison: "Team totals",
    points: "Pts",
    scoring: "Scoring plays",
    see: "See it again",
    players: {
      kinds: { passing: "Passing", rushing: "Rushing", receiving: "Receiving" },
      columns: {
        passing: { completions: "Comp", passes: "Att", passing_yards: "Yds", passing_touchdowns: "TD", interceptions: "Int" },
        rushing: { rushes: "Att", rushing_yards: "Yds", rushing_touchdowns: "TD" },
        receiving: { receptions: "Rec", receiving_yards: "Yds", receiving_touchdowns: "TD" },
      },
    },
    column: (period: number): string => (period <= 4 ? String(period) : period === 5 ? "OT" : `OT${period - 4}`),
    /** A game without a clock has no quarters either: Scrimmage's single plays and possessions. */
    when: (period: unknown, clock: string): string =>
      [typeof period === "number" ? (period > 4 ? lookingBack.box.column(period) : clock && `Q${period}`) : "", clock]
        .filter(Boolean)
        .join(", "),
    lines: {
      first_downs: "First downs",
      total: "Plays (yards)",
      rushing: "Rushes (yards)",
      passing: "Passing (yards)",
      sacks: "Sacked (yards)",
      third_downs: "Third downs",
      fourth_downs: "Fourth downs",
      turnovers: "Turnovers",
      penalties: "Penalties (yards)",
      punts: "Punts",
      field_goals: "Field goals",
    },
  },

  end: {
    title: "Final",
    /** Past, so that it is right for Penny and for the Lions. */
    wins: (name: string): string => `${name} won`,
    tie: "A tie",
    youWin: "You win!",
    youLose: (name: string): string => `${name} won this one`,
    verify: "Check the dice",
    verifying: "Checking…",
    dice: "Dice and cards",
    diceText:
      "Before the first roll the server picked a secret seed and published its fingerprint; then each team added a part. Here they are: anyone can work out every die and card again, with this button or with snapcount verify on the record.",
    part: (name: string): string => `${possessive(name)} part`,
    kept: "They match what this browser noted before the first roll.",
    broken: "They don't match what this browser noted before the first roll: somebody changed them.",
    commitment: "Commitment",
    seed: "Seed",
    record: "Download the record",
    rematch: "Rematch",
    joinRematch: "Play the rematch",
    rematchOffered: (name: string): string => `${does(name, "wants")} a rematch.`,
    keeps: "Played for keeps.",
    practice: "A practice game.",
    takenBack: (times: number): string =>
      times === 0 ? "Nothing was taken back." : times === 1 ? "1 play was taken back." : `${times} plays were taken back.`,
    again: "All games",
    best: "Best moment",
    see: "See it",
    decided: "Decided by",
    share: "Share",
    shared: "Copied: paste it wherever you like.",
    result: (game: string, names: Names, score: readonly [number, number]): string =>
      `${names.home} ${score[0]} – ${score[1]} ${names.away}, ${game}`,
    lookBack: "Look back",
  },

  replay: {
    title: "Replay",
    file: (name: string): string => `Replay of ${name}`,
    bad: (name: string): string => `${name} can't be opened`,
    damaged: "It isn't the record of a game, or it was changed or damaged after it was saved. Whoever has the game can download the record again.",
    unread: "The file couldn't be checked: try again.",
    untold: "Drives and box score cover the whole game: they give away the ending.",
    tell: "Tell me now",
  },
};
