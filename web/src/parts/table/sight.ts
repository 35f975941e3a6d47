/** The camera over a football field: how much of it a box shows, and how far across it is drawn. */

import type { Box } from "../useBox";

/** Across. Seen from the stand it is a little shorter: what fills the box is up to the camera. */
export const FIELD_WIDTH = 47.4;
export const MARGIN = 2.5;
/** Above the grass: the drive's ribbon. */
const ABOVE = 2.5;
/** In a narrower box than this the camera shows a stretch of the field. */
const WHOLE = 1.85;
const AHEAD = 8;

export interface Sight {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What the camera shows: the whole field, or in an upright box the stretch around ball and line to gain. */
export function sightOf(box: Box | null, length: number, zone: number, ball: number | null, goes: number, wide = FIELD_WIDTH): Sight {
  const whole = length + 2 * (zone + MARGIN);
  const across = wide + MARGIN + ABOVE;
  const ratio = box && box.height > 0 ? box.width / box.height : whole / across;
  if (ratio >= WHOLE) {
    const height = Math.max(across, whole / ratio);
    const width = Math.max(whole, height * ratio);
    return { x: -zone - MARGIN - (width - whole) / 2, y: -ABOVE - (height - across) / 2, width, height };
  }
  const width = Math.min(whole, across * ratio);
  const focus = (ball ?? length / 2) + AHEAD * goes;
  const x = Math.max(-zone - MARGIN, Math.min(length + zone + MARGIN - width, focus - width / 2));
  return { x, y: -ABOVE, width, height: width / ratio };
}

/** How far across a field is drawn that may be as wide as `most`: as much as the box has beside the whole length. */
export function acrossOf(box: Box | null, length: number, zone: number, most: number): number {
  if (!box || box.height === 0) return FIELD_WIDTH;
  const room = ((length + 2 * (zone + MARGIN)) * box.height) / box.width - MARGIN - ABOVE;
  return box.width / box.height < WHOLE ? FIELD_WIDTH : Math.min(most, Math.max(FIELD_WIDTH, room));
}
