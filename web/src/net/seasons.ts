/** REST of seasons. */

import { bytes, fetched, json, post } from "./api";
import type { components } from "./openapi";
import type { Tokens } from "./wire";

type Schemas = components["schemas"];
export type League = Schemas["League"];
export type Season = Omit<Schemas["Season"], "games"> & { games: SeasonGame[] };
export type SeasonGame = Omit<Schemas["SeasonGame"], "score"> & { score: [number, number] | null };
export type SeasonClub = Schemas["SeasonClub"];
export type SeasonBrief = Schemas["SeasonBrief"];
export type SeasonBooks = Schemas["SeasonBooks"];
export type SeasonPage = Schemas["SeasonPage"];
export type FigureSheet = Schemas["FigureSheet"];
export type TablePart = Schemas["TablePart"];
export type SeasonPlan = Schemas["SeasonPlan"];
export type PlanLine = Schemas["PlanLine"];
type Made = Schemas["SeasonMade"];

export interface SeasonMatch {
  match: string;
  tokens: Tokens;
  game: string;
  title: string;
}

export interface NewSeason {
  league?: string;
  file?: string;
  club?: string;
  name?: string;
  coach?: string;
  several: boolean;
  cup: boolean;
}

const sent = (path: string, token: string, body?: unknown): Promise<Response> =>
  fetched(`/api/season${path}`, body === undefined ? { method: "POST" } : post(body), token);
const blob = (path: string, token: string): Promise<Blob> =>
  fetched(`/api/season/${path}`, {}, token).then((response) => response.blob());
const club = (id: string): string => `/clubs/${encodeURIComponent(id)}`;

export const seasonApi = {
  leagues: () => json<{ leagues: League[] }>(fetched("/api/leagues")).then((body) => body.leagues),
  checkLeague: (file: Blob) => json<{ league: League | null; problems: string[] }>(fetched("/api/leagues/check", bytes(file))),
  make: (wanted: NewSeason) => json<Made>(fetched("/api/seasons", post(wanted))),
  bring: (file: Blob) => json<Schemas["SeasonBrought"]>(fetched("/api/seasons/file", bytes(file))),
  look: (token: string) => json<Season>(fetched("/api/season", {}, token)),
  brief: (token: string) => json<SeasonBrief>(fetched("/api/season/brief", {}, token)),
  books: (token: string, playoffs: boolean) => json<SeasonBooks>(fetched(`/api/season/books?playoffs=${playoffs}`, {}, token)),
  compare: (token: string) => json<SeasonPage>(fetched("/api/season/compare", {}, token)),
  club: (token: string, id: string) => json<SeasonPage>(fetched(`/api/season${club(id)}`, {}, token)),
  player: (token: string, id: string, player: string) =>
    json<SeasonPage>(fetched(`/api/season${club(id)}/players/${encodeURIComponent(player)}`, {}, token)),
  play: (token: string) => json<SeasonMatch>(sent("/play", token)),
  watch: (token: string, game: number) => json<SeasonMatch>(sent(`/games/${game}/watch`, token)),
  simulate: (token: string, everybody: boolean) => sent("/simulate", token, { everybody }),
  stop: (token: string) => sent("/stop", token),
  invite: (token: string) => json<Made>(sent("/invite", token)),
  spectate: (token: string) => json<Made>(sent("/spectate", token)),
  take: (token: string, id: string, name: string) => json<Made>(sent("/take", token, { club: id, name })),
  newLink: (token: string, id: string) => json<Made>(sent(`${club(id)}/link`, token)),
  free: (token: string, id: string) => sent(`${club(id)}/free`, token),
  plan: (token: string) => json<SeasonPlan>(fetched("/api/season/plan", {}, token)),
  setPlan: (token: string, text: string) => json<SeasonPlan>(sent("/plan", token, { text })),
  planTold: (token: string, game: number) =>
    json<{ lines: PlanLine[] }>(fetched(`/api/season/games/${game}/plan`, {}, token)).then((body) => body.lines),
  remove: (token: string) => sent("/delete", token),
  file: (token: string) => blob("file", token),
  tables: (token: string) => blob("tables", token),
  record: (token: string, game: number) => blob(`games/${game}/record`, token),
};
