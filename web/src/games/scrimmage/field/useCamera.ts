/** Which part of the field is looked at. The camera keeps what matters in view, moves only where that would leave it, and comes back. */

import { useEffect, useRef, useState } from "preact/hooks";
import { ACROSS, FIRST_ROW, LAST_ROW, MIDDLE, type Point } from "./hexes";

export interface Camera {
  x: number;
  y: number;
  /** How many units are visible across. */
  wide: number;
}
export interface Size {
  width: number;
  height: number;
}

const NEAREST = 8;
const FARTHEST = 60;
/** A finger or hand trembles by so many pixels and still means a tap. */
const STILL = 7;
/** Smaller than this no number on a counter can be read, larger is of no use. */
const LEAST_PIXELS = 19;
/** A phone shows so many hexes across all the same: a whole formation and the line to gain. */
const LEAST_HEXES = 28;
const leastPixels = (size: Size): number => Math.min(LEAST_PIXELS, size.width / LEAST_HEXES);
/** What a lesson points at, far apart, and the ball are shown with fewer. */
const LEAST_POINTING = 9;
const MOST_PIXELS = 34;
const MARGIN = 1.5;
const HALF_FIELD = MIDDLE * ACROSS + 0.6;

export const zoomed = (camera: Camera, by: number, at: Point = camera): Camera => {
  const wide = Math.min(FARTHEST, Math.max(NEAREST, camera.wide / by));
  const kept = wide / camera.wide;
  return { wide, x: at.x + (camera.x - at.x) * kept, y: at.y + (camera.y - at.y) * kept };
};

/** The picture stays on the field: no blank half. */
export function kept(camera: Camera, up: number, size: Size = { width: 1, height: 0 }): Camera {
  const tall = (camera.wide * size.height) / size.width;
  const side = Math.max(0, HALF_FIELD - camera.wide / 2);
  const ends = [-(FIRST_ROW - 1) * up, -(LAST_ROW + 1) * up];
  const [low, high] = [Math.min(...ends) + tall / 2, Math.max(...ends) - tall / 2];
  const y = low > high ? (low + high) / 2 : Math.min(high, Math.max(low, camera.y));
  return { ...camera, x: Math.min(side, Math.max(-side, camera.x)), y };
}

/** Men far off are shown too, as long as the picture gets no taller than so many rows. */
const MOST_ROWS = 21;

/** The camera that shows all these points; where they don't fit, those that come first: so many that are pointed at, then the ball, at last men far off. */
export function framed(points: readonly Point[], size: Size, up: number, pointed = 0, near = points.length): Camera {
  const farthest = size.width / (pointed ? LEAST_POINTING : leastPixels(size));
  // Where the picture is wider than the field at that, hexes are larger: no side is left empty without need.
  const least = Math.min(size.width / MOST_PIXELS, 2 * HALF_FIELD);
  let box = { left: points[0]?.x ?? 0, right: points[0]?.x ?? 0, top: points[0]?.y ?? 0, bottom: points[0]?.y ?? 0 };
  for (const [number, { x, y }] of points.entries()) {
    const pixels = Math.max(leastPixels(size), number < near ? 0 : size.height / MOST_ROWS);
    const most = number <= pointed ? farthest : size.width / pixels;
    const wider = { left: Math.min(box.left, x), right: Math.max(box.right, x), top: Math.min(box.top, y), bottom: Math.max(box.bottom, y) };
    const wide = Math.max(wider.right - wider.left, ((wider.bottom - wider.top + 2 * MARGIN) * size.width) / size.height - 2 * MARGIN);
    if (wide + 2 * MARGIN <= most) box = wider;
  }
  const needs = Math.max(box.right - box.left + 2 * MARGIN, ((box.bottom - box.top + 2 * MARGIN) * size.width) / size.height);
  const wide = Math.max(least, Math.min(farthest, needs));
  return kept({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, wide }, up, size);
}

/** Whether a point lies well inside the picture. */
export function sees(camera: Camera, size: Size, at: Point, edge = 0.5): boolean {
  const tall = (camera.wide * size.height) / size.width;
  return Math.abs(at.x - camera.x) <= camera.wide / 2 - edge && Math.abs(at.y - camera.y) <= tall / 2 - edge;
}

interface Wanted {
  /** What matters, the most important first: the ball, the line to gain, the men. */
  points: readonly Point[];
  /** How many of them must never leave the picture. */
  musts: number;
  /** So many of them are near the ball. */
  near: number;
  /** So many of them, the first, are pointed at: they are seen from further off if need be. */
  pointed: number;
  /** A new phase: a view moved by hand comes back. */
  moment: string;
  up: number;
}

export function useCamera({ points, musts, near, pointed, moment, up }: Wanted, tapped: (at: Point) => void) {
  const svg = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const [camera, setCamera] = useState<Camera>({ x: 0, y: points[0]?.y ?? 0, wide: 30 });
  const held = useRef(false);
  const fingers = useRef(new Map<number, Point>());
  const dragged = useRef(0);
  const room = size ?? { width: 800, height: 480 };
  const tall = (camera.wide * room.height) / room.width;
  const move = (change: (camera: Camera) => Camera): void => setCamera((now) => kept(change(now), up, room));
  const byHand = (change: (camera: Camera) => Camera): void => {
    held.current = true;
    move(change);
  };
  const home = (): void => {
    held.current = false;
    setCamera(framed(points, room, up, pointed, near));
  };

  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const watch = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return;
      const { width, height } = entry.contentRect;
      setSize({ width, height });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const element = svg.current;
    if (!element) return;
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const at = pointOf(event);
      byHand((now) => zoomed(now, event.deltaY < 0 ? 1.15 : 1 / 1.15, at));
    };
    element.addEventListener("wheel", wheel, { passive: false });
    return () => element.removeEventListener("wheel", wheel);
  }, [size, up]);
  useEffect(() => {
    if (size) home();
  }, [size, moment, up]);
  const key = points.slice(0, musts).map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(",");
  useEffect(() => {
    if (!size || held.current) return;
    if (!points.slice(0, musts).every((point) => sees(camera, size, point))) setCamera(framed(points, size, up, pointed, near));
  }, [key]);

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
    const scale = camera.wide / room.width;
    const pinched = others[0];
    if (pinched) {
      const by = Math.hypot(now.x - pinched.x, now.y - pinched.y) / Math.max(1, Math.hypot(before.x - pinched.x, before.y - pinched.y));
      byHand((camera) => zoomed(camera, by));
    } else if (dragged.current > STILL) {
      byHand((camera) => ({ ...camera, x: camera.x - (now.x - before.x) * scale, y: camera.y - (now.y - before.y) * scale }));
    }
  };
  const lift = (event: PointerEvent): void => {
    const taken = fingers.current.delete(event.pointerId);
    if (taken && event.type === "pointerup" && fingers.current.size === 0 && dragged.current <= STILL) tapped(pointOf(event));
  };
  return {
    svg,
    camera,
    tall,
    viewBox: `${camera.x - camera.wide / 2} ${camera.y - tall / 2} ${camera.wide} ${tall}`,
    /** Pixels of a hex: what can be read on a counter. */
    scale: room.width / camera.wide,
    sees: (at: Point): boolean => sees(camera, room, at, 0.2),
    zoom: (by: number) => byHand((now) => zoomed(now, by)),
    home,
    whole: () => byHand((now) => ({ ...now, x: 0, wide: Math.min(FARTHEST, Math.max(2 * HALF_FIELD, room.width / 16)) })),
    /** Bring a point into the picture by the least that does it. */
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
