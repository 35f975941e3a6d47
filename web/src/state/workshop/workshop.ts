/** The seasons on the bench: what was brought, what the forge made of it, and what the last change changed. */

import { computed, signal } from "@preact/signals";
import { api, sentenceOf } from "../../net/api";
import type { CardDrawing, CardText, Change, GivenSheet, SheetLook } from "../../net/wire";
import { text } from "../../text/en";
import { kept } from "../kept";
import { workshopPath } from "../route";
import { freshTexts } from "./changes";
import { LONGEST_LINK, packed, unpacked } from "./link";
import { NotText, textOf } from "./letters";

const LARGEST = 40_000;
const MOST_CLUBS = 16;

export interface Club {
  sheet: GivenSheet;
  look: SheetLook;
  /** The cards of the last sheet without a problem. */
  cards: CardDrawing[];
  fresh: Map<string, Set<CardText>> | null;
  past: string[];
}

/** What is on the bench stays there when the page is left. */
const bench = kept<GivenSheet[]>("workshop", []);

export const clubs = signal<Club[]>([]);
export const at = signal(0);
export const busy = signal(0);
export const trouble = signal("");
export const club = computed<Club | undefined>(() => clubs.value[at.value]);

const keep = (now: Club[]): void => {
  clubs.value = now;
  bench.value = now.map(({ sheet }) => sheet);
};

/** One thing after the other: a change is made to what the change before it left. */
let turn: Promise<unknown> = Promise.resolve();

function inTurn(work: () => Promise<void>): Promise<void> {
  busy.value += 1;
  const done = turn.then(work).then(
    () => {
      busy.value -= 1;
    },
    (problem: unknown) => {
      trouble.value = sentenceOf(problem);
      busy.value -= 1;
    },
  );
  turn = done;
  return done;
}

const made = (sheet: GivenSheet, look: SheetLook): Club => ({ sheet, look, cards: look.cards, fresh: null, past: [] });

async function added(sheet: GivenSheet): Promise<void> {
  const look = await api.workshopCards(sheet);
  const known = clubs.value.findIndex((found) => found.sheet.file === sheet.file);
  const others = clubs.value.filter((_, n) => n !== known).slice(0, MOST_CLUBS - 1);
  keep([...others, made(sheet, look)]);
  at.value = others.length;
}

export const bring = (sheet: GivenSheet): Promise<void> =>
  inTurn(async () => {
    trouble.value = "";
    if (sheet.text.length > LARGEST) trouble.value = text.workshop.tooLarge(sheet.file);
    else await added(sheet);
  });

export async function bringFiles(files: Iterable<File>): Promise<void> {
  for (const file of files) {
    const name = file.name.slice(-80);
    try {
      if (file.size > 4 * LARGEST) trouble.value = text.workshop.tooLarge(name);
      else await bring({ file: name, text: textOf(new Uint8Array(await file.arrayBuffer())) });
    } catch (problem) {
      trouble.value = problem instanceof NotText ? text.workshop.notText(name, problem.row, problem.before) : sentenceOf(problem);
    }
  }
}

export const bringExample = (name: string): Promise<void> =>
  inTurn(async () => {
    trouble.value = "";
    await added(await api.workshopSheet(name));
  });

/** What was on the bench, and the season in the address. */
export const begin = (hash: string): Promise<void> =>
  inTurn(async () => {
    trouble.value = "";
    if (clubs.value.length === 0) {
      for (const sheet of bench.value) await added(sheet);
      at.value = 0;
    }
    if (hash.length <= 1) return;
    const sheet = await unpacked(hash);
    if (sheet) await added(sheet);
    else trouble.value = text.workshop.badLink;
  });

async function relooked(sheet: GivenSheet, past: string[], change: Change | null): Promise<void> {
  const before = club.value;
  if (!before) return;
  const look = await api.workshopCards(sheet, change);
  const cards = look.cards.length > 0 ? look.cards : before.cards;
  const fresh = look.cards.length > 0 ? freshTexts(before.cards, cards) : null;
  const after = { sheet: { file: sheet.file, text: look.sheet }, look, cards, fresh, past };
  keep(clubs.value.map((found) => (found === before ? after : found)));
  if (location.hash) history.replaceState(null, "", location.pathname);
}

export const change = (wanted: Change): Promise<void> =>
  inTurn(async () => {
    trouble.value = "";
    const now = club.value;
    if (now) await relooked(now.sheet, [...now.past, now.sheet.text], wanted);
  });

export const undo = (): Promise<void> =>
  inTurn(async () => {
    const now = club.value;
    const last = now?.past.at(-1);
    if (now && last !== undefined) await relooked({ file: now.sheet.file, text: last }, now.past.slice(0, -1), null);
  });

export function remove(which: number): void {
  keep(clubs.value.filter((_, n) => n !== which));
  at.value = Math.max(0, Math.min(at.value, clubs.value.length - 1));
}

/** The address that holds this season; "" where it would be too long. */
export async function linkOf(sheet: GivenSheet): Promise<string> {
  const hash = await packed(sheet);
  return hash.length > LONGEST_LINK ? "" : `${location.origin}${workshopPath}#${hash}`;
}
