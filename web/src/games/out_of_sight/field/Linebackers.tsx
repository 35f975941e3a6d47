/** The defence: up to three linebackers, dragged or moved by keys, in secret; the blitz limit is drawn (OS-8.8). */

import { useRef, useState } from "preact/hooks";
import type { Asked } from "../../../net/wire";
import { os } from "../../../text/en.out_of_sight";
import { desk } from "../desk";
import { LINEBACKER, placed, rounded, type Camera } from "./geometry";
import { Ball, Linebacker } from "./Pitch";
import { placeSight } from "./sights";
import { Stage, whereOf } from "./Stage";
import type { TableProps } from "../table";
import type { Point } from "../types";
import type { SetLinebackers } from "../view.gen";

export function LinebackerTable({
  asked,
  answer: _answer,
  marks,
  look,
  plates: _plates,
  aid,
  ...rest
}: TableProps & { asked: Asked }) {
  const limits = asked.facts as unknown as SetLinebackers;
  const { scrimmage_x, ball_y, goes } = limits;
  const places = desk.places.value;
  const setPlaces = (next: Point[]) => (desk.places.value = next);
  const [held, setHeld] = useState<number | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const seen: Camera = look(placeSight(asked));
  const others = (index: number) => places.filter((_, at) => at !== index);
  const put = (index: number, at: Point) => setPlaces(places.map((place, each) => (each === index ? at : place)));
  const where = (event: PointerEvent): Point => rounded(whereOf(event, stage.current, seen));
  // The game says where a linebacker may stand; one question at a time, so that a held key waits for its answer.
  const asking = useRef(false);
  const settle = (index: number, at: Point, beside: Point[], by: Point = [0, 0]) => {
    if (!aid || asking.current) return;
    asking.current = true;
    aid({ ask: "linebacker", at, others: beside, by })
      .then(
        (found) => setPlaces(desk.places.value.map((place, each) => (each === index ? (found as { at: Point }).at : place))),
        () => undefined,
      )
      .finally(() => (asking.current = false));
  };
  const drop = (index: number) => {
    setHeld(null);
    const at = places[index];
    if (at) settle(index, at, others(index));
  };
  const keys = (event: KeyboardEvent, index: number) => {
    const by = event.shiftKey ? 2 : 0.5;
    const step = { ArrowUp: [0, by], ArrowDown: [0, -by], ArrowLeft: [-by, 0], ArrowRight: [by, 0] }[event.key];
    const at = places[index];
    if (!step || !at) return;
    event.preventDefault();
    event.stopPropagation();
    settle(index, at, others(index), step as Point);
  };
  return (
      <Stage
        {...rest}
        seen={seen}
        stage={stage}
        covered={false}
        marks={
          <>
            {marks}
            <Blitz limits={limits} active={held !== null} />
            <Ball at={rest.view.ball_at} />
            {places.map((at, index) => (
              <Linebacker key={index} at={at} count={index + 1} />
            ))}
          </>
        }
      >
        {places.map((at, index) => (
          <button
            key={index}
            type="button"
            class={held === index ? "os-grip os-man held" : "os-grip os-man"}
            style={{ ...placed(at, seen), width: `max(44px, ${(2.6 * LINEBACKER * 100) / seen.w}%)` }}
            aria-label={os.lb.man(index + 1, goes * (at[0] - scrimmage_x), goes * (at[1] - ball_y))}
            onKeyDown={(event) => keys(event, index)}
            onPointerDown={(event) => {
              if (event.button !== 0) return;
              setHeld(index);
              event.currentTarget.setPointerCapture(event.pointerId);
            }}
            onPointerMove={(event) => held === index && put(index, where(event))}
            onPointerUp={() => held === index && drop(index)}
            onPointerCancel={() => held === index && drop(index)}
          />
        ))}
      </Stage>
  );
}

/** The circle round the ball's nose that a linebacker over the line must leave free. */
function Blitz({ limits: { scrimmage_x, ball_y, goes, blitz }, active }: { limits: SetLinebackers; active: boolean }) {
  const [x, y] = [scrimmage_x, -ball_y];
  return (
    <g class={active ? "os-blitz active" : "os-blitz"} aria-hidden="true">
      <path d={`M${x} ${y - blitz}A${blitz} ${blitz} 0 0 ${goes === 1 ? 0 : 1} ${x} ${y + blitz}Z`} />
      <text x={x - goes * (blitz / 2 + 0.4)} y={y - blitz - 0.8}>
        {os.lb.limit(blitz)}
      </text>
    </g>
  );
}
