/** Which part of the field is looked at: zoom by wheel, pinch, buttons and keys; pan by dragging. */

import { useEffect, useRef, useState } from "preact/hooks";
import { ACROSS, FIRST_ROW, LAST_ROW, MIDDLE, type Point } from "./hexes";

export interface Camera {
  x: number;
  y: number;
  /** How many units are visible across. */
  wide: number;
}

const NEAREST = 8;
const FARTHEST = 46;
/** A finger or hand trembles by so many pixels and still means a tap. */
const STILL = 7;
const HEX_PIXELS = 27;

export const zoomed = (camera: Camera, by: number, at: Point = camera): Camera => {
  const wide = Math.min(FARTHEST, Math.max(NEAREST, camera.wide / by));
  const kept = wide / camera.wide;
  return { wide, x: at.x + (camera.x - at.x) * kept, y: at.y + (camera.y - at.y) * kept };
};

/** The picture stays on the field. */
export function kept(camera: Camera, up: number): Camera {
  const side = Math.max(0, MIDDLE * ACROSS + 0.5 - camera.wide / 2);
  const [south, north] = [-(FIRST_ROW - 1) * up, -LAST_ROW * up];
  const [low, high] = [Math.min(south, north), Math.max(south, north)];
  return { ...camera, x: Math.min(side, Math.max(-side, camera.x)), y: Math.min(high, Math.max(low, camera.y)) };
}

export function useCamera(focus: Point, up: number, tapped: (at: Point) => void) {
  const svg = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState({ width: 800, height: 480 });
  const [camera, setCamera] = useState<Camera>({ ...focus, wide: 30 });
  const fingers = useRef(new Map<number, Point>());
  const dragged = useRef(0);
  const tall = (camera.wide * size.height) / size.width;
  const move = (change: (camera: Camera) => Camera): void => setCamera((now) => kept(change(now), up));

  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    let first = true;
    const watch = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
      if (first) move((now) => ({ ...now, wide: Math.min(34, Math.max(15, width / HEX_PIXELS)) }));
      first = false;
    });
    watch.observe(element);
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const at = pointOf(event);
      move((now) => zoomed(now, event.deltaY < 0 ? 1.15 : 1 / 1.15, at));
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      watch.disconnect();
      element.removeEventListener("wheel", wheel);
    };
  }, []);
  useEffect(() => {
    const far = Math.abs(focus.y - camera.y) > tall * 0.28 || Math.abs(focus.x - camera.x) > camera.wide * 0.3;
    if (far) move((now) => ({ ...now, ...focus }));
  }, [focus.x, focus.y, up]);

  const pointOf = (event: { clientX: number; clientY: number }): Point => {
    const matrix = svg.current?.getScreenCTM()?.inverse();
    if (!matrix) return { x: 0, y: 0 };
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return { x: at.x, y: at.y };
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (fingers.current.size === 0) dragged.current = 0;
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    svg.current?.setPointerCapture(event.pointerId);
  };
  const drag = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    dragged.current += Math.hypot(now.x - before.x, now.y - before.y);
    fingers.current.set(event.pointerId, now);
    const scale = camera.wide / size.width;
    const pinched = others[0];
    if (pinched) {
      const by = Math.hypot(now.x - pinched.x, now.y - pinched.y) / Math.max(1, Math.hypot(before.x - pinched.x, before.y - pinched.y));
      move((camera) => zoomed(camera, by));
    } else if (dragged.current > STILL) {
      move((camera) => ({ ...camera, x: camera.x - (now.x - before.x) * scale, y: camera.y - (now.y - before.y) * scale }));
    }
  };
  const lift = (event: PointerEvent): void => {
    const held = fingers.current.delete(event.pointerId);
    if (held && event.type === "pointerup" && fingers.current.size === 0 && dragged.current <= STILL) tapped(pointOf(event));
  };
  return {
    svg,
    viewBox: `${camera.x - camera.wide / 2} ${camera.y - tall / 2} ${camera.wide} ${tall}`,
    /** Pixels of a hex: what can be read on a counter. */
    scale: size.width / camera.wide,
    zoom: (by: number) => move((now) => zoomed(now, by)),
    centre: () => move((now) => ({ ...now, ...focus })),
    whole: () => move((now) => ({ ...now, x: 0, wide: Math.min(FARTHEST, 33.5) })),
    /** Bring a point back into the picture. */
    show: (at: Point) =>
      move((now) => ({
        ...now,
        x: Math.min(at.x + now.wide * 0.45, Math.max(at.x - now.wide * 0.45, now.x)),
        y: Math.min(at.y + tall * 0.42, Math.max(at.y - tall * 0.42, now.y)),
      })),
    pointOf,
    hands: { onPointerDown: down, onPointerMove: drag, onPointerUp: lift, onPointerCancel: lift },
  };
}
