/** What eyes may see, and when the screen must be covered. Nothing here keeps anything. */

import type { Asked, EventOut, Frame, Plain, Seat, State } from "../../net/wire";

/** The seat to answer next at a shared screen: who is looking goes on, else the first that must. */
export function nextEyes(eyes: Seat | null, waiting: readonly Seat[]): Seat | null {
  if (eyes !== null && (waiting.length === 0 || waiting.includes(eyes))) return eyes;
  return waiting[0] ?? eyes;
}

/** Whether handing the screen over must cover it: a sealed answer, a secret told, or views that differ. */
export function secretsInPlay(state: State, events: EventOut[], next: Seat): boolean {
  if (events.some((event) => event.seat)) return true;
  if (asksInSecret(state, next)) return true;
  const { home, away } = state.sides ?? {};
  return home !== undefined && away !== undefined && !sameForBoth(home.view, away.view);
}

/** Whether a question for this seat is secret: by its answer, or by the hand that it lays open. */
const asksInSecret = ({ questions }: State, next: Seat): boolean =>
  questions.some(({ sealed, seat, facts }) => seat === next && (sealed || (Array.isArray(facts?.["hand"]) && facts["hand"].length > 0)));

/** A moment that somebody uncovered: it isn't covered again before the same eyes. */
export const uncoveredAt = (state: State, seat: Seat | null): string => `${state.seq} ${seat}`;

/** Whether the screen is covered before `next` looks: both look between plays, so the first secret is covered too. */
export function mustCover(state: State, events: EventOut[], eyes: Seat | null, next: Seat, uncovered = ""): boolean {
  if (state.over || uncovered === uncoveredAt(state, next)) return false;
  if (asksInSecret(state, next)) return true;
  return eyes !== next && secretsInPlay(state, events, next);
}

/** Whose eyes alone are on a screen since it was uncovered: until the other seat is asked or a play has ended, when both look. */
export const aloneAt = (events: EventOut[], seat: Seat | null): string => `${events.filter((event) => event.what === "play_ended").length} ${seat}`;

export const stillAlone = (state: State, events: EventOut[], next: Seat | null, alone: string): boolean =>
  alone === aloneAt(events, next) && state.waiting.every((seat) => seat === next);

/** Whether two seats see the same. That each view says whose it is makes no difference. */
export function sameForBoth(home: Plain, away: Plain): boolean {
  if (home === away || (home === "home" && away === "away")) return true;
  if (home === null || away === null || typeof home !== "object" || typeof away !== "object") return false;
  if (Array.isArray(home) || Array.isArray(away)) {
    if (!Array.isArray(home) || !Array.isArray(away) || home.length !== away.length) return false;
    return home.every((part, at) => sameForBoth(part, away[at] ?? null));
  }
  const names = Object.keys(home);
  if (names.length !== Object.keys(away).length) return false;
  return names.every((name) => name in away && sameForBoth(home[name] ?? null, away[name] ?? null));
}

/** What of the log these eyes may read. */
export const seenBy = (events: EventOut[], eyes: Seat | null): EventOut[] =>
  events.some((event) => event.seat && event.seat !== eyes)
    ? events.filter((event) => !event.seat || event.seat === eyes)
    : events;

/** Events as told from number `from` on: what was held before stays, what came after is replaced. */
export const told = (held: EventOut[], from: number, events: EventOut[]): EventOut[] => [
  ...held.slice(0, from),
  ...events,
];

/** Moments that look different: of two sealed answers only the first moment counts. */
export function distinct(frames: Frame[]): Frame[] {
  return frames.filter((frame, at) => {
    const before = frames[at - 1];
    return !before || before.events !== frame.events || JSON.stringify(before.view) !== JSON.stringify(frame.view);
  });
}

/** The same question asked again, with nothing new to see, is the same object: what has focus keeps it.
 * On the next down the same words are another question: its odds are others. */
export function keepQuestions(state: State, before: State | null): State {
  const seen = ({ view, sides }: State): string => JSON.stringify([view, sides]);
  if (!before || seen(before) !== seen(state)) return state;
  const same = (asked: Asked) =>
    before.questions.find((known) => known.seat === asked.seat && JSON.stringify(known) === JSON.stringify(asked));
  return { ...state, questions: state.questions.map((asked) => same(asked) ?? asked) };
}
