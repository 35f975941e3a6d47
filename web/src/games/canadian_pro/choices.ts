/** The legal answers of a call, ordered for choosing. What is legal is what the server lists. */

import type { Asked, Option, Plain } from "../../net/wire";
import { isCall, isDefence, isSubstitution, type Call, type DefenceCall, type Substitution } from "./types";

export interface Choice<T> {
  value: T;
  option: Option;
}

const picked = <T>(asked: Asked, is: (value: Plain) => boolean): Choice<T>[] =>
  asked.options.filter((option) => is(option.value)).map((option) => ({ value: option.value as unknown as T, option }));

export const callsOf = (asked: Asked): Choice<Call>[] => picked(asked, isCall);
export const defencesOf = (asked: Asked): Choice<DefenceCall>[] => picked(asked, isDefence);
export const substitutionsOf = (asked: Asked): Choice<Substitution>[] => picked(asked, isSubstitution);

/** The choice that agrees with everything wanted. */
export const matchingChoice = <T extends object>(choices: Choice<T>[], wanted: Partial<T>): Choice<T> | undefined =>
  choices.find(({ value }) => Object.entries(wanted).every(([name, part]) => value[name as keyof T] === part));

/** A man's surname at his position, from the words of an option that uses him. */
export function surnameAt(choices: Choice<Call>[], who: string): string {
  const words = new RegExp(`\\b${who} ([^,]+?)(?: through \\d|,|$)`);
  for (const { value, option } of choices) {
    const found = value.who === who ? words.exec(option.label) : null;
    if (found?.[1]) return found[1];
  }
  return "";
}

/** The same calls in the Hurry Up: a long list may not have room for them, and the server has the last word. */
export const hurried = (choices: Choice<Call>[], words: string): Choice<Call>[] =>
  choices
    .filter(({ value }) => !value.hurry)
    .map(({ value, option }) => {
      const called = { ...value, hurry: true };
      return { value: called, option: { ...option, value: called as unknown as Plain, label: `${option.label}, ${words}` } };
    });

/** Plays that name nobody: kicks, the sneak, grounding; quick kicks too, which have no hole or zone. */
export const specials = (choices: Choice<Call>[]): Choice<Call>[] =>
  choices.filter(({ value }) => value.play !== "run" && value.play !== "pass");

/** The same call with another alignment; the server lists too many of them to send, and has the last word. */
export const shifted = (call: DefenceCall, alignment: string): DefenceCall => ({ ...call, alignment });

const unique = <T>(values: T[]): T[] => [...new Set(values)];

export const cardsIn = (choices: Choice<DefenceCall>[]): string[] => unique(choices.map(({ value }) => value.card));
export const alignmentsIn = (choices: Choice<DefenceCall>[]): string[] =>
  unique(choices.map(({ value }) => value.alignment)).filter(Boolean);

/** Settings, and extras such as a key, that go with a card and a setting. */
export const settingsFor = (choices: Choice<DefenceCall>[], card: string): number[] =>
  unique(choices.filter(({ value }) => value.card === card).map(({ value }) => value.setting));
export const extrasFor = (choices: Choice<DefenceCall>[], card: string, setting: number): Choice<DefenceCall>[] =>
  choices.filter(({ value }) => value.card === card && value.setting === setting && !value.alignment);

/** A choice that keeps as much of the wish as is legal. */
export function nearest(choices: Choice<DefenceCall>[], wish: DefenceCall): Choice<DefenceCall> | undefined {
  const { card, setting, key, double } = wish;
  return (
    matchingChoice(choices, { card, setting, key, double, alignment: "" }) ??
    matchingChoice(choices, { card, setting, key: "", double: "", alignment: "" }) ??
    matchingChoice(choices, { card, alignment: "" })
  );
}
