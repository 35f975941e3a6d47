/** OS-7.5: the ball on the line between the hashes, drawn to the nearest place where it may lie. */

import { useEffect, useRef } from "preact/hooks";
import type { Asked } from "../../../net/wire";
import { os } from "../../../text/en.out_of_sight";
import { desk } from "../desk";
import { clamp, HASH, PEN, placed } from "./geometry";
import { Ball } from "./Pitch";
import { placeSight } from "./sights";
import { Stage, whereOf } from "./Stage";
import type { TableProps } from "../table";
import type { Point } from "../types";
import type { SpotBall } from "../view.gen";

export function SpotTable({ asked, answer, marks, look, plates, aid, ...rest }: TableProps & { asked: Asked }) {
  const { scrimmage_x, goes, legal: stretches } = asked.facts as unknown as SpotBall;
  const y = desk.y.value;
  const setY = (next: number) => (desk.y.value = next);
  const stage = useRef<HTMLDivElement>(null);
  const dragging = useRef(false);
  const at: Point = [scrimmage_x - goes * PEN, y];
  const seen = look(placeSight(asked));
  const ball = useRef<HTMLButtonElement>(null);
  useEffect(() => ball.current?.focus({ preventScroll: true }), []);
  const point = (event: PointerEvent): number => {
    const there = clamp(whereOf(event, stage.current, seen)[1], -HASH, HASH);
    setY(there);
    return there;
  };
  // The game says where the ball may lie; one question at a time, so that a held key waits for its answer.
  const asking = useRef(false);
  const settle = (from: number, by = 0) => {
    if (!aid || asking.current) return;
    asking.current = true;
    aid({ ask: "spot", y: from, by })
      .then((found) => setY((found as { y: number }).y), () => undefined)
      .finally(() => (asking.current = false));
  };
  const letGo = () => {
    dragging.current = false;
    settle(y);
  };
  const keys = (event: KeyboardEvent) => {
    const step = { ArrowUp: 0.1, ArrowDown: -0.1, PageUp: 1, PageDown: -1 }[event.key];
    if (event.key === "Enter") answer(y);
    else if (step === undefined) return;
    else settle(y, step);
    event.preventDefault();
    event.stopPropagation();
  };
  return (
      <Stage
        {...rest}
        seen={seen}
        stage={stage}
        covered={false}
        placing
        onPress={(event) => event.button === 0 && settle(point(event))}
        marks={
          <>
            {marks}
            <g aria-hidden="true">
              <path class="os-hash-band" d={`M${scrimmage_x - 0.02} ${-HASH}V${HASH}`} />
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
          onPointerUp={letGo}
          onPointerCancel={letGo}
        />
        {plates(seen)}
      </Stage>
  );
}
