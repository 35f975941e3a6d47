/** The men on the table while a play is told, and those of the last one while the next is chosen. */

import { useMemo, useRef } from "preact/hooks";
import type { EventOut, Seat } from "../../../net/wire";
import type { Stage } from "../../../state/staging/stages";
import type { Man, Play } from "../types";
import { baseOf, staged, type Base } from "./staged";

/** How the last play ended: it lies under the huddle until the next one is chosen. */
export function useLastPlay(men: readonly Man[], teamOf: (id: string) => Seat, huddle: boolean): (Man & { team: Seat })[] {
  const last = useRef<(Man & { team: Seat })[]>([]);
  const here = men.filter((one) => one.hex >= 0);
  if (here.length > 1) last.current = here.map((one) => ({ ...one, team: teamOf(one.id) }));
  return huddle && here.length === 0 ? last.current : NOBODY;
}
const NOBODY: (Man & { team: Seat })[] = [];

/** The men as they stand while events are being shown. */
export function useStaged(play: Play, events: EventOut[], fresh: number, stage: Stage): Man[] {
  const base = useRef<Base | null>(null);
  base.current = baseOf(base.current, play, events.length, fresh, stage);
  const since = events.slice(base.current.count);
  return useMemo(() => staged(play.men, since), [play, events]);
}
