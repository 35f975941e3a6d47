/** Names in a sentence: whose something is, and the verb after a plural ("the Lions win", "Montreal wins"). As `football/names.py`, over the same list. */

import singular from "../../../src/snapcount/football/singular_names.json";

const IRREGULAR: Record<string, string> = { has: "have", is: "are", was: "were", does: "do", goes: "go" };

/** Montreal's, the Lions', Dallas'. */
export const possessive = (name: string): string => (/s$/i.test(name) ? `${name}'` : `${name}'s`);

/** Lions and Reds; not Dallas, Memphis, Angus or Jess. */
export function isPlural(name: string): boolean {
  const last = name.toLowerCase().trim().split(/\s+/).at(-1) ?? "";
  return last.endsWith("s") && !/(ss|us|is)$/.test(last) && !singular.includes(last);
}

function pluralVerb(verb: string): string {
  if (IRREGULAR[verb]) return IRREGULAR[verb];
  if (verb.endsWith("ies")) return `${verb.slice(0, -3)}y`;
  return /(sses|shes|ches|xes|zzes)$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}

/** "Montreal wins", "Lions win". */
export const does = (name: string, verb: string): string => `${name} ${isPlural(name) ? pluralVerb(verb) : verb}`;
