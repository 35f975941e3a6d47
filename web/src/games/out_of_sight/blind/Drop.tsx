/** The drop of a long pass, drawn looking inside the pocket (OS-9.3). */

import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { os } from "../../../text/en.out_of_sight";
import { clamp, far, placed, POCKET, rounded, type Camera } from "../field/geometry";
import type { Point } from "../types";

interface Props {
  ball: Point;
  goes: number;
  /** The plainest drop: as deep as it must be. */
  straight: Point[];
  onDrop(drop: Point[] | null): void;
}

export const depthOf = (straight: Point[], ball: Point): number =>
  Math.abs((straight.at(-1)?.[0] ?? ball[0]) - ball[0]);

/** A sighted line held inside the pocket. */
export function pocketed(at: Point, ball: Point, goes: number): Point {
  const deep = clamp(goes * (ball[0] - at[0]), 0, POCKET.depth[1] ?? 12);
  return rounded([ball[0] - goes * deep, clamp(at[1], ball[1] - POCKET.abs_lateral, ball[1] + POCKET.abs_lateral)]);
}

export function DropGrip({
  ball,
  goes,
  straight,
  seen,
  stage,
  onDrop,
}: Props & { seen: Camera; stage: RefObject<HTMLDivElement | null> }) {
  const path = useRef<Point[] | null>(null);
  const move = (event: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect();
    const last = path.current?.at(-1);
    if (!box || !path.current || !last) return;
    const x = seen.x + ((event.clientX - box.left) / box.width) * seen.w;
    const next = pocketed([x, -(seen.y + ((event.clientY - box.top) / box.height) * seen.h)], ball, goes);
    if (far(next, last) < 0.3) return;
    path.current = [...path.current, next];
    onDrop(path.current);
  };
  const up = () => {
    const end = path.current?.at(-1);
    if (path.current && end && goes * (ball[0] - end[0]) < depthOf(straight, ball) - 1e-6) onDrop(null);
    path.current = null;
  };
  return (
    <button
      type="button"
      class="os-grip os-from"
      style={{ ...placed(ball, seen), width: "44px" }}
      aria-label={os.drop.grip}
      onPointerDown={(event) => {
        path.current = [ball];
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
    />
  );
}

/** The same by keys: a straight drop to one side. */
export function DropSlide({ ball, goes, drop, straight, onDrop }: Props & { drop: Point[] }) {
  const side = goes * ((drop.at(-1)?.[1] ?? ball[1]) - ball[1]);
  return (
    <label class="os-slide small">
      {os.drop.side}
      <input
        type="range"
        min={-POCKET.abs_lateral}
        max={POCKET.abs_lateral}
        step="0.5"
        value={-side}
        aria-valuetext={os.drop.said(side)}
        onInput={(event) => {
          const y = ball[1] - goes * event.currentTarget.valueAsNumber;
          onDrop([ball, rounded([ball[0] - goes * depthOf(straight, ball), y])]);
        }}
      />
    </label>
  );
}
