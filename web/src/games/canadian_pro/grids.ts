/** Cards and charts as grids of cells, with the cell that an event hit. */

import columns06 from "../../../../src/snapcount/games/canadian_pro/tables/playboard_columns_0_6.json";
import turnovers from "../../../../src/snapcount/games/canadian_pro/tables/playboard_turnover_return.json";
import sneak from "../../../../src/snapcount/games/canadian_pro/tables/qb_sneak.json";
import screen from "../../../../src/snapcount/games/canadian_pro/tables/screen_pass.json";
import solitaire from "../../../../src/snapcount/games/canadian_pro/tables/solitaire_advanced.json";
import { other, type EventOut, type Facts, type Seat } from "../../net/wire";
import { cp } from "../../text/en.canadian_pro";
import { cardOf, type Column, type PlayerCard, type Rows, type TeamFile, type Teams } from "./teams";
import { DEPTHS, HOLES } from "./types";

export const TOTALS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"] as const;

export interface Grid {
  /** Whose card, and which: "Roy Bell", "run". */
  owner: string;
  title: string;
  provenance: string;
  heads: string[];
  rows: { total: string; cells: string[] }[];
  row: string;
  column: number;
  seat: Seat | null;
}

export interface Hit {
  n: number;
  cell: string;
  grid: Grid;
  /** The card that changed the setting. */
  sum?: boolean;
}

const byRows = (rows: Rows): Grid["rows"] => TOTALS.map((total) => ({ total, cells: rows[total] ?? [] }));
const byColumns = (columns: Column[]): Grid["rows"] =>
  TOTALS.map((total) => ({ total, cells: columns.map((column) => column[total] ?? "") }));

const FIVE = ["1", "2", "3", "4", "5"];
const said = (fact: unknown): string => (typeof fact === "string" || typeof fact === "number" ? String(fact) : "");

interface Face {
  heads: string[];
  rows: Grid["rows"];
  column: number;
  provenance?: string | undefined;
  owner?: string;
  title?: string;
}

/** The running card of a man, a quarterback's included. */
export const runFace = (card: PlayerCard | undefined): Face | null => {
  const run = card?.run ?? card?.running;
  return run ? { heads: FIVE, rows: byRows(run.rows), column: -1, provenance: run.provenance ?? card?.provenance } : null;
};
export const passFace = (card: PlayerCard | undefined): Face | null =>
  card?.passing ? { heads: FIVE, rows: byRows(card.passing.rows), column: -1, provenance: card.provenance } : null;
export const catchFace = (card: PlayerCard | undefined): Face | null =>
  card?.receiving ? { heads: [...DEPTHS], rows: byRows(card.receiving.rows), column: -1, provenance: card.provenance } : null;
const rushFace = (card: PlayerCard | undefined, column: string): Face | null =>
  card?.rush_x ? { heads: [...DEPTHS], rows: byRows(card.rush_x.rows), column: DEPTHS.indexOf(column as "S"), provenance: card.provenance } : null;

const playboard = (of: "run" | "pass", setting: number): Face => ({
  heads: ["0", "6"],
  rows: byColumns([columns06[of]["0"], columns06[of]["6"]]),
  column: setting === 0 ? 0 : 1,
  provenance: columns06.provenance,
  owner: cp.cards.playboard,
});

const CHANGES = ["run", "S", "M", "L"];
const TURNOVERS = ["xr", "f", "r"];
const DTC_NAMES: Record<string, string> = { "X-R": "xr", F: "f", R: "r" };

/** The half of the defensive team card that has this column; the whole card without one. */
export function dtcFace(team: TeamFile | undefined, column: string): Face | null {
  if (!team) return null;
  const wanted = DTC_NAMES[column] ?? column;
  const shown = [CHANGES, TURNOVERS].find((half) => half.includes(wanted)) ?? [...CHANGES, ...TURNOVERS];
  return {
    heads: shown.map((name) => cp.cards.dtcHeads[name] ?? name),
    rows: byColumns(shown.map((name) => team.cards.dtc.columns[name] ?? {})),
    column: shown.indexOf(wanted),
    provenance: team.cards.dtc.provenance ?? "reconstructed",
    owner: team.club,
  };
}

const kickFace = (team: TeamFile | undefined, what: string, column: string): Face | null => {
  if (!team) return null;
  const { kicking, place_kicking: place } = team.cards;
  if (what === "punted") return { heads: ["1", "2"], rows: byRows(kicking.punting.rows), column: Number(column) - 1, provenance: kicking.provenance };
  if (what === "kicked_off")
    return { heads: cp.cards.kickoffHeads, rows: byRows(kicking.kickoff.rows), column: column === "OS" ? 2 : 0, provenance: kicking.provenance };
  if (what === "tried") return { heads: [cp.cards.convert], rows: byColumns([place.convert]), column: 0, provenance: place.provenance };
  const bands = Object.entries(place.field_goals).filter((band): band is [string, Column] => band[1] !== null);
  return { heads: bands.map(([band]) => band), rows: byColumns(bands.map(([, cells]) => cells)), column: bands.findIndex(([band]) => band === column), provenance: place.provenance };
};

const returnFace = (team: TeamFile | undefined, kickoff: boolean, player: string, column: string): Face | null => {
  const card = team?.cards[kickoff ? "kickoff_return" : "punt_return"];
  const man = card?.returners.find((found) => found.player === player);
  return man ? { heads: ["A", "B"], rows: byColumns([man.columns.A, man.columns.B]), column: column === "B" ? 1 : 0, provenance: card?.provenance } : null;
};

const solitaireFace = (card: string, column: string): Face => {
  const place = Number(column.split(" ")[1]);
  if (card === "solitaire runs") {
    const chart = solitaire.run as Record<string, string | Record<string, string>>;
    const rows = TOTALS.map((total) => {
      const row = chart[total] ?? "";
      return { total, cells: HOLES.map((hole) => (typeof row === "string" ? row : (row[hole] ?? ""))) };
    });
    return { heads: HOLES.map(String), rows, column: HOLES.indexOf(place as 9), provenance: solitaire.provenance };
  }
  const chart = solitaire.pass as unknown as Record<string, { calls: string[] }>;
  return {
    heads: ["1", "2", "3", "4", "5", "6", "7", "8", "9"],
    rows: TOTALS.map((total) => ({ total, cells: chart[total]?.calls ?? [] })),
    column: place - 1,
    provenance: solitaire.provenance,
  };
};

const turnoverFace = (column: number): Face => ({
  heads: ["1", "2", "3", "4", "5", "6", "7"],
  rows: byRows(turnovers.rows),
  column: column - 1,
  provenance: turnovers.provenance,
  owner: cp.cards.playboard,
});

const single = (table: { provenance: string; rows: Column }, head: string): Face => ({
  heads: [head],
  rows: byColumns([table.rows]),
  column: 0,
  provenance: table.provenance,
  owner: cp.cards.playboard,
});

/** Which face an event was read from; null where it was none, or its team's file is not at hand. */
function faceOf(event: EventOut, teams: Teams, seat: Seat | null, kickoff: boolean): Face | null {
  const { facts, what } = event;
  const team = seat ? teams[seat] : undefined;
  const column = said(facts["column"]);
  const man = cardOf(team, said(facts["player"] ?? facts["passer"]));
  switch (what) {
    case "setting_added_up":
      if (facts["card"] === "DTC") return dtcFace(seat ? teams[seat] : undefined, column);
      return said(facts["card"]).startsWith("solitaire") ? solitaireFace(said(facts["card"]), column) : null;
    case "gained":
      if (facts["play"] === "pass") return null;
      if (facts["card"] === "Playboard") return playboard("run", Number(column));
      if (facts["card"] === "sneak") return single(sneak, cp.cards.names["sneak"] ?? "");
      return at(runFace(man), Number(column) - 1);
    case "threw":
      return facts["card"] === "Playboard" ? playboard("pass", Number(column)) : at(passFace(man), Number(column) - 1);
    case "gain_read":
      if (facts["card"] === "screen") return single(screen, cp.cards.names["screen"] ?? "");
      return at(catchFace(man), DEPTHS.indexOf(column as "S"));
    case "sacked":
      return man?.sb ? { heads: ["Sb"], rows: byColumns([man.sb]), column: 0, provenance: man.provenance } : null;
    case "intercepted":
      return rushFace(cardOf(seat ? teams[other(seat)] : undefined, said(facts["passer"])), column);
    case "recovered":
      return dtcFace(seat ? teams[facts["lost"] ? seat : other(seat)] : undefined, column);
    case "column_read":
      return dtcFace(team, column);
    case "returned":
      if (facts["table"] !== undefined) return turnoverFace(Number(column));
      return returnFace(team, kickoff, said(facts["player"]), column);
    case "punted":
    case "kicked_off":
    case "tried":
    case "field_goal_tried":
      return kickFace(team, what, column);
    default:
      return null;
  }
}

const at = (face: Face | null, column: number): Face | null => face && { ...face, column };

export const seatOf = (fact: Facts[string] | undefined): Seat | null => (fact === "home" || fact === "away" ? fact : null);

/** A quarterback's Pass Rush-X column that didn't agree with what the defence had obtained. */
export function rushHit(n: number, team: TeamFile | undefined, seat: Seat, passer: string, depth: string, row: number): Hit | null {
  const face = rushFace(cardOf(team, passer), depth);
  if (!face || face.column < 0) return null;
  const cell = face.rows.find((found) => found.total === String(row))?.cells[face.column] ?? "";
  const title = cp.cards.names["Pass Rush-X"] ?? "";
  return { n, cell, grid: { owner: passer, title, provenance: face.provenance ?? "reconstructed", heads: face.heads, rows: face.rows, row: String(row), column: face.column, seat } };
}

/** The card or chart that an event was read from, with its cell; null where nothing was read. */
export function hitOf(event: EventOut, teams: Teams, defence: Seat | null, kickoff: boolean): Hit | null {
  const { facts } = event;
  if (facts["row"] === undefined || event.what === "hurt" || event.what === "weather_thrown") return null;
  const seat = seatOf(facts["seat"]) ?? (event.what === "setting_added_up" ? defence : null);
  const face = faceOf(event, teams, seat, kickoff);
  const card = said(facts["card"] ?? facts["table"]);
  if (!face || face.column < 0) return null;
  const row = said(facts["row"]);
  const read = face.rows.find((found) => found.total === row)?.cells[face.column] ?? "";
  return {
    n: event.n,
    sum: event.what === "setting_added_up",
    cell: said(facts["cell"]) || read,
    grid: {
      owner: face.owner ?? said(facts["player"] ?? facts["passer"]),
      title: face.title ?? cp.cards.names[card] ?? card,
      provenance: face.provenance ?? (said(facts["provenance"]) || "reconstructed"),
      heads: face.heads,
      rows: face.rows,
      row,
      column: face.column,
      seat: event.what === "intercepted" && seat ? other(seat) : seat,
    },
  };
}
