/** What the log tells beside the events: take-backs, and who sat down in whose chair. */

import type { Names, Sat, TakenBack } from "../../net/wire";
import { text } from "../../text/en";

/** What happened beside the game, after so many events. */
export interface Aside {
  events: number;
  sentence: string;
}

/** What was taken back, and who sat down in whose chair. */
export const asidesOf = (names: Names, backs: TakenBack[], sittings: Sat[]): Aside[] =>
  [
    ...backs.map(({ by, events }) => ({ events, sentence: text.log.takenBack(by && names[by]) })),
    ...sittings.map((sat) => ({ events: sat.events, sentence: satSentence(names, sat) })),
  ].sort((one, two) => one.events - two.events);

export const satSentence = (names: Names, { seat, coach }: Sat): string =>
  coach ? text.log.satDown(names[seat]) : text.log.cameBack(names[seat]);
