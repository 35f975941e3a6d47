/** Cards are dragged with mouse, finger or pen. A touch without movement is a tap and stays a click. */

import { useRef, useState } from "preact/hooks";
import type { Spot } from "./layout";

const STARTS_AFTER = 6;

export interface Drag {
  place: string;
  by: Spot;
}

interface Held {
  place: string;
  from: Spot;
  moved: boolean;
}

/** A point of the screen in the units of a picture. */
function inside(svg: SVGSVGElement, event: PointerEvent): Spot {
  const matrix = svg.getScreenCTM()?.inverse();
  if (!matrix) return { x: 0, y: 0 };
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  return { x, y };
}

interface Hands {
  svg: { current: SVGSVGElement | null };
  /** A card has left its place: its places can be shown. */
  onLift(place: string): void;
  onDrop(place: string, at: Spot): void;
}

export function useDrag({ svg, onLift, onDrop }: Hands) {
  const [dragged, setDragged] = useState<Drag | null>(null);
  const held = useRef<Held | null>(null);
  const justDropped = useRef(false);

  const follow = (event: PointerEvent): void => {
    const hand = held.current;
    if (!hand || !svg.current) return;
    const screen = Math.hypot(event.clientX - hand.from.x, event.clientY - hand.from.y);
    if (!hand.moved && screen < STARTS_AFTER) return;
    if (!hand.moved) onLift(hand.place);
    hand.moved = true;
    const scale = svg.current.getScreenCTM()?.a || 1;
    setDragged({ place: hand.place, by: { x: (event.clientX - hand.from.x) / scale, y: (event.clientY - hand.from.y) / scale } });
  };

  const take = (place: string) => (event: PointerEvent) => {
    if (event.button !== 0) return;
    const target = event.currentTarget as Element;
    held.current = { place, from: { x: event.clientX, y: event.clientY }, moved: false };
    target.setPointerCapture(event.pointerId);
    const end = (last: PointerEvent): void => {
      target.removeEventListener("pointermove", follow as EventListener);
      target.removeEventListener("pointerup", end as EventListener);
      target.removeEventListener("pointercancel", end as EventListener);
      const hand = held.current;
      held.current = null;
      setDragged(null);
      if (!hand?.moved || last.type === "pointercancel" || !svg.current) return;
      justDropped.current = true;
      setTimeout(() => (justDropped.current = false), 0);
      onDrop(hand.place, inside(svg.current, last));
    };
    target.addEventListener("pointermove", follow as EventListener);
    target.addEventListener("pointerup", end as EventListener);
    target.addEventListener("pointercancel", end as EventListener);
  };

  return { dragged, take, /** The click at the end of a drag is no tap. */ dropped: () => justDropped.current };
}
