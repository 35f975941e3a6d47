/** The rules of the games as the server tells them to people: found by number or by words, opened by number. */

import { signal } from "@preact/signals";
import { api } from "../net/api";
import type { Plain, Rule, RuleBook, Word } from "../net/wire";

const books = signal<Record<string, RuleBook>>({});
const UNREAD: RuleBook = { how_to_play: "", glossary: [], rules: [] };
export const openRule = signal<string | null>(null);
export const currentGame = signal<string>("");

/** Which row and column of a chart decided, where the moment says so. */
export interface Hit {
  row: string;
  column: string;
}
export const ruleHit = signal<Hit | null>(null);

export async function fetchRules(game: string): Promise<void> {
  if (!game || books.value[game]) return;
  try {
    const book = await api.rules(game);
    books.value = { ...books.value, [game]: book };
  } catch {
    books.value = { ...books.value, [game]: UNREAD };
  }
}

export const bookOf = (game: string): RuleBook | null => books.value[game] ?? null;
export const rulesOf = (game: string): Rule[] | null => bookOf(game)?.rules ?? null;

const PLURAL = "(?:s|es)?";
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

const patterns = new WeakMap<readonly Word[], { longest: Word[]; words: RegExp }>();

/** All words in one expression, the longest first; made once for a game. */
function patternOf(glossary: readonly Word[]): { longest: Word[]; words: RegExp } {
  const known = patterns.get(glossary);
  if (known) return known;
  const longest = [...glossary].sort((one, two) => two.word.length - one.word.length);
  const words = new RegExp(`(?<![\\w-])(${longest.map(({ word }) => escaped(word) + PLURAL).join("|")})(?![\\w-])`, "i");
  patterns.set(glossary, { longest, words });
  return { longest, words };
}

/** A text in parts: what is a word of the glossary has its sentence, each word once. */
export function worded(said: string, glossary: readonly Word[]): { part: string; means: string }[] {
  if (glossary.length === 0 || said === "") return [{ part: said, means: "" }];
  const { longest, words } = patternOf(glossary);
  const met = new Set<string>();
  return said.split(words).map((part, at) => {
    if (at % 2 === 0) return { part, means: "" };
    const low = part.toLowerCase();
    const found = longest.find(({ word }) => low.startsWith(word.toLowerCase()) && /^(s|es)?$/.test(low.slice(word.length)));
    if (!found || met.has(found.word)) return { part, means: "" };
    met.add(found.word);
    return { part, means: found.means };
  });
}

/** The last part of a rule number: a letter, a paragraph or a chapter. */
const LAST_PART = /(?<=\d)[a-z]$|\.\d+$|-\d+$/;

/** The rule itself, or the nearest one above it. */
export function findRule(rules: Rule[], id: string): Rule | undefined {
  const found = rules.find((rule) => rule.id === id);
  return found ?? (LAST_PART.test(id) ? findRule(rules, id.replace(LAST_PART, "")) : undefined);
}

const TITLE = 2;
const NOWHERE = 5;

function rank(rule: Rule, wanted: string, words: string[]): number {
  const id = rule.id.toLowerCase();
  if (id === wanted) return 0;
  if (wanted.includes("-") && id.startsWith(wanted)) return 1;
  if (rule.inner) return NOWHERE;
  const has = (said: string) => words.every((word) => said.includes(word));
  const title = rule.title.toLowerCase();
  const whole = new Set(title.split(/[^\p{L}\p{N}]+/u));
  if (words.every((word) => whole.has(word))) return TITLE - 0.5;
  if (has(title)) return TITLE;
  const body = `${title} ${rule.text}`.toLowerCase();
  return has(body) ? 3 : has(`${body} ${rule.chapter} ${rule.tag}`.toLowerCase()) ? 4 : NOWHERE;
}

/** The rule with that number first, then titles (those with the very words before "fumbled" for "fumble"), then texts with every word; what is for developers only by number. */
export function found(rules: Rule[], wanted: string): Rule[] {
  const asked = wanted.trim().toLowerCase();
  if (asked === "") return rules.filter((rule) => !rule.inner);
  const words = asked.split(/\s+/);
  return rules
    .map((rule, at) => ({ rule, at, place: rank(rule, asked, words) }))
    .filter(({ place }) => place < NOWHERE)
    .sort((one, two) => one.place - two.place || one.at - two.at)
    .map(({ rule }) => rule);
}

const text = (value: Plain | undefined): string => (typeof value === "number" || typeof value === "string" ? String(value) : "");

/** The row of the chart, and its column: named by the event, or the total of its dice. */
export function hitOf(facts: Record<string, Plain>): Hit | null {
  const row = text(facts["row"]) || text(facts["level"]);
  const dice = Array.isArray(facts["dice"]) ? facts["dice"].filter((die): die is number => typeof die === "number") : [];
  const total = dice.length > 0 ? String(dice.reduce((sum, die) => sum + die, 0)) : "";
  const column = text(facts["column"]) || total;
  return row || column ? { row, column } : null;
}
