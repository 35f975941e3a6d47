/** Cards are dragged with mouse, finger or pen. A touch without movement is a tap and stays a click. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Spot } from "./layout";

const STARTS_AFTER = 6;
/** A click may follow the end of a drag, on a touch screen a moment later. */
const CLICK_FOLLOWS = 80;

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

  // Parts of a picture have no touch-action of their own: a finger that holds a card must not scroll the page.
  useEffect(() => {
    const grass = svg.current;
    const hold = (event: TouchEvent): void => {
      if (held.current && event.cancelable) event.preventDefault();
    };
    grass?.addEventListener("touchmove", hold, { passive: false });
    return () => grass?.removeEventListener("touchmove", hold);
  }, []);

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
    held.current = { place, from: { x: event.clientX, y: event.clientY }, moved: false };
    const end = (last: PointerEvent): void => {
      window.removeEventListener("pointermove", follow);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
      const hand = held.current;
      held.current = null;
      setDragged(null);
      if (!hand?.moved || last.type === "pointercancel" || !svg.current) return;
      justDropped.current = true;
      setTimeout(() => (justDropped.current = false), CLICK_FOLLOWS);
      onDrop(hand.place, inside(svg.current, last));
    };
    window.addEventListener("pointermove", follow);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  };

  return { dragged, take, /** The click at the end of a drag is no tap. */ dropped: () => justDropped.current };
}
