/** OS-7.5: the ball on the line between the hashes, drawn to the nearest place where it may lie. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Asked } from "../../net/wire";
import { os } from "../../text/en.out_of_sight";
import { camera, HASH, nearest, PEN, placed } from "./geometry";
import { Ball } from "./Pitch";
import { Stage } from "./Stage";
import type { TableProps } from "./table";
import type { Point } from "./types";

export function SpotTable({ asked, answer, marks, seen: chosen, phone, bar, ...rest }: TableProps & { asked: Asked }) {
  const { los, goes } = asked.facts as { los: number; goes: number };
  const stretches = (asked.facts["legal"] ?? []) as Point[];
  const [y, setY] = useState(() => Number(asked.options[0]?.value ?? 0));
  const stage = useRef<HTMLDivElement>(null);
  const dragging = useRef(false);
  const at: Point = [los - goes * PEN, y];
  const seen = chosen ?? camera("close", [los, 0], goes, phone);
  const ball = useRef<HTMLButtonElement>(null);
  useEffect(() => ball.current?.focus({ preventScroll: true }), []);
  const point = (event: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box) return;
    setY(nearest(stretches, -(seen.y + ((event.clientY - box.top) / box.height) * seen.h), goes));
  };
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowUp: 0.1, ArrowDown: -0.1, PageUp: 1, PageDown: -1 }[event.key];
    if (event.key === "Enter") answer(y);
    else if (step === undefined) return;
    else setY(nudged(stretches, y, step, goes));
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <Stage
        {...rest}
        seen={seen}
        stage={stage}
        covered={false}
        onPress={(event) => event.button === 0 && point(event)}
        marks={
          <>
            {marks}
            <g aria-hidden="true">
              <path class="os-hash-band" d={`M${los - 0.02} ${-HASH}V${HASH}`} />
              {stretches.map(([low, high]) => (
                <path key={low} class="os-legal" d={`M${at[0]} ${-high - 0.05}V${-low + 0.05}`} />
              ))}
              <Ball at={at} />
            </g>
          </>
        }
      >
        <button
          ref={ball}
          type="button"
          class="os-grip os-spot"
          style={placed(at, seen)}
          aria-label={os.spot.ball(y)}
          onKeyDown={keys}
          onPointerDown={(event) => {
            dragging.current = true;
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={(event) => dragging.current && point(event)}
          onPointerUp={() => (dragging.current = false)}
          onPointerCancel={() => (dragging.current = false)}
        />
      </Stage>
      <div class="os-tools">
        {bar}
        <p class="os-say">{os.spot.hint}</p>
        <button type="button" class="button main os-do" onClick={() => answer(y)}>
          {os.spot.here}
        </button>
      </div>
    </>
  );
}

/** A step along the line, over the gaps where something is printed. */
export function nudged(stretches: Point[], y: number, step: number, goes: number): number {
  for (let by = step; Math.abs(by) < 8; by += step) {
    const next = nearest(stretches, y + by, goes);
    if (Math.sign(next - y) === Math.sign(step)) return next;
  }
  return y;
}
