/** All games of a browser as one file, and back: what the rooms keep, and what the page knows of them. */

import { entries } from "../net/local";

const FORMAT = "snapcount browser 1";
const PREFIX = "snapcount.";
const KEPT = /^(match|token|row|drive|season)\//;

interface Saved {
  format: string;
  entries: [string, string][];
  page: Record<string, string>;
}

export async function saved(): Promise<Blob> {
  const page: Record<string, string> = {};
  for (let at = 0; at < localStorage.length; at++) {
    const key = localStorage.key(at) ?? "";
    if (key.startsWith(PREFIX)) page[key] = localStorage.getItem(key) ?? "";
  }
  return new Blob([JSON.stringify({ format: FORMAT, entries: await entries(), page } satisfies Saved)], { type: "application/json" });
}

const isEntry = (one: unknown): one is [string, string] =>
  Array.isArray(one) && one.length === 2 && typeof one[0] === "string" && KEPT.test(one[0]) && typeof one[1] === "string";

/** What a file holds, or null: it is no file of ours. */
export function readSaved(told: string): Saved | null {
  try {
    const found = JSON.parse(told) as Partial<Saved>;
    const { page } = found;
    const ours = found.format === FORMAT && Array.isArray(found.entries) && found.entries.every(isEntry);
    if (!ours || typeof page !== "object" || page === null) return null;
    return Object.entries(page).every(([key, value]) => key.startsWith(PREFIX) && typeof value === "string") ? (found as Saved) : null;
  } catch {
    return null;
  }
}

/** Games that are here stay, lists are joined; the page begins anew with all of them. */
export async function bringBack(file: Saved): Promise<void> {
  await entries(file.entries);
  for (const [key, value] of Object.entries(file.page)) localStorage.setItem(key, joined(localStorage.getItem(key), value));
  location.reload();
}

/** Two lists of games are one list; of anything else what is here stays. */
export function joined(here: string | null, brought: string): string {
  if (here === null) return brought;
  const [mine, theirs] = [JSON.parse(here), JSON.parse(brought)] as [unknown, unknown];
  if (!Array.isArray(mine) || !Array.isArray(theirs)) return here;
  const known = new Set(mine.map((one) => JSON.stringify((one as { match?: string }).match ?? one)));
  return JSON.stringify([...(mine as unknown[]), ...(theirs as unknown[]).filter((one) => !known.has(JSON.stringify((one as { match?: string }).match ?? one)))]);
}
