/** Team files as they lie in the box: player cards, team card, kicking, returns, roster. Fetched when a game needs them. */

import type { Seat } from "../../net/wire";
import type { State } from "./types";

export type Rows = Record<string, string[]>;
export type Column = Record<string, string>;

interface Ratings {
  [name: string]: number | null;
}

export interface PlayerCard {
  player: string;
  provenance?: string;
  position: string;
  kind?: string;
  may_play?: string[];
  injury: number;
  blocking_B?: number;
  run?: { ratings: Ratings; rows: Rows; provenance?: string } | null;
  running?: { ratings: Ratings; rows: Rows; provenance?: string } | null;
  receiving?: { ratings: Ratings; rows: Rows } | null;
  passing?: { rating_lp: number | null; rows: Rows };
  rush_x?: { rows: Rows };
  sb?: Column;
}

export interface RosterMan {
  player: string;
  provenance?: string;
  position: string;
  alt?: string[];
  injury: number;
  run?: number;
  pass?: number;
  R?: [number, number];
  X?: [number, number];
}

interface Returns {
  provenance?: string;
  returners: { player: string; rolls: number[]; columns: Record<"A" | "B", Column> }[];
}

export interface TeamFile {
  club: string;
  season: number;
  cards: {
    quarterbacks: PlayerCard[];
    backs: PlayerCard[];
    receivers: PlayerCard[];
    dtc: { provenance?: string; columns: Record<string, Column> };
    kicking: { provenance?: string; punting: { player: string; rows: Rows }; kickoff: { player: string; rows: Rows } };
    place_kicking: { provenance?: string; player: string; field_goals: Record<string, Column | null>; convert: Column };
    kickoff_return: Returns;
    punt_return: Returns;
  };
  roster: { offence_line: RosterMan[]; defence: RosterMan[]; penalty_ranges: Record<"run" | "pass", [number, number] | null> };
  lineup: { offence: Record<string, string>; defence: Record<string, string> };
}

export type Teams = Partial<Record<Seat, TeamFile>>;

const files = import.meta.glob<TeamFile>(
  [
    "../../../../src/snapcount/games/canadian_pro/tables/teams/*.json",
    "../../../../src/snapcount/games/canadian_pro/tables/leagues/*/*.json",
  ],
  { import: "default" },
);

const idOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1, -".json".length);
const paths = new Map(Object.keys(files).map((path) => [idOf(path), path]));

/** A file's name as people write it: "edmonton_1973" is Edmonton 1973. */
export const titled = (id: string): string =>
  id
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

/** Every team in the box by the folder it lies in: the printed clubs first, then the leagues. */
export function teamsInTheBox(): { folder: string; teams: { id: string; title: string }[] }[] {
  const folders = new Map<string, { id: string; title: string }[]>();
  for (const [id, path] of [...paths].sort(([a], [b]) => a.localeCompare(b))) {
    const folder = path.split("/").at(-2) ?? "";
    folders.set(folder, [...(folders.get(folder) ?? []), { id, title: titled(id) }]);
  }
  return [...folders].map(([folder, teams]) => ({ folder, teams })).sort((a, b) => Number(b.folder === "teams") - Number(a.folder === "teams"));
}

/** The cards of a team: from the box by its name, or out of the text of a file that somebody brought. */
export async function fetchTeam(chosen: string): Promise<TeamFile | undefined> {
  if (chosen.trimStart().startsWith("{")) return JSON.parse(chosen) as TeamFile;
  const path = paths.get(chosen);
  return path ? files[path]?.() : undefined;
}

export const skillCards = (team: TeamFile): PlayerCard[] => [
  ...team.cards.quarterbacks,
  ...team.cards.backs,
  ...team.cards.receivers,
];

export const cardOf = (team: TeamFile | undefined, player: string): PlayerCard | undefined =>
  team && skillCards(team).find((card) => card.player === player);

/** Who was sent in at a position, or stands there on the printed line-up. */
export function named(team: TeamFile | undefined, view: State, seat: Seat, position: string): string {
  const sent = view.changes.find((change) => change.seat === seat && change.position === position);
  return sent?.player ?? team?.lineup.offence[position] ?? team?.lineup.defence[position] ?? "";
}
