/** The defence: up to three linebackers, dragged or moved by keys, in secret; the blitz limit is drawn (OS-8.8). */

import { useRef, useState } from "preact/hooks";
import type { Asked, Plain } from "../../net/wire";
import { os } from "../../text/en.out_of_sight";
import { camera, LINEBACKER, placed, rounded, slid, type Camera, type Limits } from "./geometry";
import { Ball, Linebacker } from "./Pitch";
import { Stage } from "./Stage";
import type { TableProps } from "./table";
import type { Point } from "./types";

const FALLBACK: Point[] = [
  [4, -4],
  [4, 0],
  [4, 4],
];

export function LinebackerTable({
  asked,
  answer,
  marks,
  seen: chosen,
  phone,
  bar,
  ...rest
}: TableProps & { asked: Asked }) {
  const limits = asked.facts as unknown as Limits;
  const { los, ball_y, goes } = limits;
  const [places, setPlaces] = useState<Point[]>(() => {
    const offered = asked.options[0]?.value as Point[] | undefined;
    return offered ?? FALLBACK.map(([deep, side]) => [los + goes * deep, ball_y + side]);
  });
  const [held, setHeld] = useState<number | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const seen: Camera = chosen ?? camera("play", [los, ball_y], goes, phone);
  const others = (index: number) => places.filter((_, at) => at !== index);
  const put = (index: number, at: Point) => setPlaces(places.map((place, each) => (each === index ? at : place)));
  const where = (event: PointerEvent): Point => {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const x = seen.x + ((event.clientX - box.left) / box.width) * seen.w;
    return rounded([x, -(seen.y + ((event.clientY - box.top) / box.height) * seen.h)]);
  };
  const drop = (index: number) => {
    setHeld(null);
    const at = places[index];
    if (at) put(index, slid(at, others(index), limits));
  };
  const keys = (event: KeyboardEvent, index: number) => {
    const by = event.shiftKey ? 2 : 0.5;
    const step = { ArrowUp: [0, by], ArrowDown: [0, -by], ArrowLeft: [-by, 0], ArrowRight: [by, 0] }[event.key];
    const at = places[index];
    if (!step || !at) return;
    event.preventDefault();
    event.stopPropagation();
    put(index, hopped(at, step as Point, others(index), limits));
  };
  const count = (wanted: number) => {
    const more = [...places];
    while (more.length < wanted) more.push(slid([los + goes * 4, ball_y + 5 * more.length - 5], more, limits));
    setPlaces(more.slice(0, wanted));
  };
  return (
    <>
      <Stage
        {...rest}
        seen={seen}
        stage={stage}
        covered={false}
        marks={
          <>
            {marks}
            <Blitz limits={limits} active={held !== null} />
            <Ball at={rest.view.ball} />
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
            aria-label={os.lb.man(index + 1, goes * (at[0] - los), goes * (at[1] - ball_y))}
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
      <div class="os-tools">
        {bar}
        <p class="os-say">{os.lb.hint(limits.blitz)}</p>
        <div class="os-count" role="group" aria-label={os.lb.count}>
          {[1, 2, 3].map((wanted) => (
            <button
              key={wanted}
              type="button"
              class="button small"
              aria-pressed={places.length === wanted}
              onClick={() => count(wanted)}
            >
              {wanted}
            </button>
          ))}
        </div>
        <button type="button" class="button main os-do" onClick={() => answer(places as Plain)}>
          {os.lb.set}
        </button>
        {places.length < 3 && <p class="os-note">{os.lb.fumble}</p>}
      </div>
    </>
  );
}

/** A step by a key, hopping over where nobody may stand. */
export function hopped(at: Point, [dx, dy]: Point, others: Point[], limits: Limits): Point {
  for (let hops = 1; hops < 60; hops++) {
    const wanted = rounded([at[0] + hops * dx, at[1] + hops * dy]);
    const found = slid(wanted, others, limits);
    if (found[0] === wanted[0] && found[1] === wanted[1]) return wanted;
  }
  return at;
}

/** The circle round the ball's nose that a linebacker over the line must leave free. */
function Blitz({ limits: { los, ball_y, goes, blitz }, active }: { limits: Limits; active: boolean }) {
  const [x, y] = [los, -ball_y];
  return (
    <g class={active ? "os-blitz active" : "os-blitz"} aria-hidden="true">
      <path d={`M${x} ${y - blitz}A${blitz} ${blitz} 0 0 ${goes === 1 ? 0 : 1} ${x} ${y + blitz}Z`} />
      <text x={x - goes * (blitz / 2 + 0.4)} y={y - blitz - 0.8}>
        {os.lb.limit(blitz)}
      </text>
    </g>
  );
}
