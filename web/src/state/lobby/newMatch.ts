/** What a new game is made of: ways to play, length, names. */

import { ALONE } from "../../net/reach";
import type { Side, Sides } from "../../setup/Teams";
import type { ClockChoice, GameInfo, Mode, NewMatch, SeatChoice } from "../../net/wire";
import { text } from "../../text/en";
import { forKeeps, lastLength } from "../kept";

export type Value = boolean | number | string;

export interface Choice {
  id: string;
  mode: Mode;
  level?: string;
  /** Measured strength of a coach; null where nobody has measured it. */
  elo?: number | null;
  name: string;
  about: string;
  /** A program that is here now and can be challenged. */
  bot?: string;
}

/** Programs that play this game stand after the ways to play with people. */
export const botChoice = ({ bot, name }: { bot: string; name: string }): Choice => ({
  id: `bot ${bot}`,
  mode: "match",
  name,
  about: text.setup.botText,
  bot,
});

/** The coach to begin with: the easiest, on the lowest rung. */
export const firstCoach = <Coach extends { level: string }>(coaches: Coach[]): Coach | undefined => coaches[0];

export function choicesOf(game: GameInfo): Choice[] {
  return [
    ...game.coaches.map((coach) => ({
      id: coach.level,
      mode: "practice" as const,
      level: coach.level,
      elo: coach.elo,
      name: coach.name,
      about: coach.text,
    })),
    { id: "hotseat", mode: "hotseat", name: text.setup.hotseat, about: text.setup.hotseatText },
    ...(ALONE ? [] : [{ id: "match", mode: "match" as const, name: text.setup.match, about: text.setup.matchText }]),
    { id: "watch", mode: "watch", name: text.setup.watch, about: text.setup.watchText },
  ];
}

/** The shortest game is the one to begin with. */
export const firstLength = (game: GameInfo): string =>
  lastLength.value[game.id] ??
  (game.lengths.find((length) => length.name === "quick") ?? game.lengths.at(-1))?.name ??
  "";

export interface Chosen {
  /** "" where the house rules make a length of their own. */
  length: string;
  house: Record<string, Value>;
}

const lengthOptions = (game: GameInfo): Set<string> => new Set(game.lengths.flatMap(({ options }) => Object.keys(options)));

/** A length is what it says: house rules that would change it go. */
export function withLength(game: GameInfo, { house }: Chosen, length: string): Chosen {
  const owned = lengthOptions(game);
  return { length, house: Object.fromEntries(Object.entries(house).filter(([name]) => !owned.has(name))) };
}

/** A house rule that changes the length lights the length it makes, or none: then it is one's own. */
export function withHouse(game: GameInfo, { length, house }: Chosen, name: string, value: Value): Chosen {
  if (!lengthOptions(game).has(name)) return { length, house: { ...house, [name]: value } };
  const defaults = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const optionsOf = (wanted: string) => game.lengths.find((found) => found.name === wanted)?.options ?? {};
  const now: Record<string, Value> = { ...defaults, ...optionsOf(length), ...house, [name]: value };
  const owned = [...lengthOptions(game)];
  const made = game.lengths.find(({ options }) => owned.every((key) => (options[key] ?? defaults[key]) === now[key]));
  const others = Object.fromEntries(Object.entries(house).filter(([key]) => !owned.includes(key)));
  if (made) return { length: made.name, house: others };
  return { length: "", house: { ...others, ...Object.fromEntries(owned.map((key) => [key, now[key] ?? value])) } };
}

/** The body of the request that makes this game. */
export function newMatch(
  game: GameInfo,
  choice: Choice,
  length: string,
  house: Record<string, Value>,
  sides: Sides,
  watched: { home: string; away: string },
  clock: ClockChoice | null = null,
  clubs = false,
): NewMatch {
  const person = ({ name, colour }: Side, usual: string): SeatChoice => ({
    kind: "person",
    ...(name.trim() || !clubs ? { name: name.trim() || usual } : {}),
    ...(colour ? { colour } : {}),
  });
  const coach = (level: string): SeatChoice => {
    const known = game.coaches.find((coach) => coach.level === level);
    return { kind: "coach", ...(clubs ? {} : { name: known?.name ?? level }), level };
  };
  const mine = person(sides.mine, text.setup.red);
  const theirs = person(sides.theirs, text.setup.blue);
  const seats: Record<Mode, [SeatChoice, SeatChoice]> = {
    practice: [mine, coach(choice.level ?? "")],
    hotseat: [mine, theirs],
    match: [mine, theirs],
    watch: [coach(watched.home), coach(watched.away)],
  };
  const [home, away] = seats[choice.mode];
  if (home.name && home.name === away.name) away.name = `${away.name} II`;
  const options = { ...game.lengths.find((found) => found.name === length)?.options, ...house };
  const for_keeps = choice.mode === "practice" && forKeeps.value;
  const timed = choice.mode === "match" && clock ? { clock } : {};
  return { game: game.id, options, mode: choice.mode, home, away, for_keeps, contributions: true, ...timed };
}
