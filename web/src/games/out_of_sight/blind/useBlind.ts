/** Drawing with the field hidden: one pointer, captured; a run may be taken up again for a second after a slip. */

import { useEffect, useRef, useState } from "preact/hooks";
import { LONGEST_MS, Pen, RESUME_MS } from "./pen";
import type { Point } from "../types";

export type Blind = "seeing" | "down" | "resting";

interface Wanted {
  kind: "run" | "dot";
  start: Point;
  /** Click to start, move, click to end: nothing is held. */
  clicks: boolean;
  /** Pixels to a yard. */
  scale(): number;
  /** The pen is down and the field hidden. */
  began(): void;
  /** The pen has moved. */
  moved(pen: Pen, time: number): void;
  done(pen: Pen): void;
  /** Broken off by the system, or only a tap: nothing is sent. */
  dropped(why: "broken" | "tap"): void;
}

interface Act {
  pen: Pen;
  pointer: number;
  down: boolean;
}

export function useBlind(wanted: Wanted): {
  blind: Blind;
  press(event: PointerEvent, stage: Element | null): void;
  finish(): void;
} {
  const [blind, setBlind] = useState<Blind>("seeing");
  const act = useRef<Act | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const want = useRef(wanted);
  want.current = wanted;

  const stop = (): Act | null => {
    clearTimeout(timer.current);
    const was = act.current;
    act.current = null;
    setBlind("seeing");
    return was;
  };
  const finish = (): void => {
    const was = stop();
    if (!was) return;
    const { kind, done, dropped } = want.current;
    if (kind === "run" ? was.pen.isTap : was.pen.isSlip) dropped("tap");
    else done(was.pen);
  };
  const lift = (time: number): void => {
    const now = act.current;
    if (!now?.down) return;
    now.down = false;
    now.pen.lift(time);
    clearTimeout(timer.current);
    if (want.current.kind === "dot" || now.pen.isTap) return finish();
    setBlind("resting");
    timer.current = setTimeout(finish, RESUME_MS);
  };
  const press = (event: PointerEvent, stage: Element | null): void => {
    if (event.button !== 0 || !event.isPrimary || act.current?.down) return;
    event.preventDefault();
    capture(stage, event.pointerId);
    const pen = act.current?.pen ?? new Pen(want.current.start, want.current.scale());
    pen.press(event.clientX, event.clientY, event.timeStamp);
    if (!act.current) want.current.began();
    const passed = act.current ? (pen.points.at(-1)?.[2] ?? 0) : 0;
    act.current = { pen, pointer: event.pointerId, down: true };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => lift(performance.now()), Math.max(500, LONGEST_MS - passed - 200));
    setBlind("down");
  };

  useEffect(() => {
    // Heard from the beginning: a tap may be over before the curtain is drawn.
    const mine = (event: PointerEvent) => act.current?.down === true && event.pointerId === act.current.pointer;
    const move = (event: PointerEvent) => {
      if (!mine(event)) return;
      const all = event.getCoalescedEvents?.() ?? [];
      for (const each of all.length > 0 ? all : [event])
        act.current?.pen.move(each.clientX, each.clientY, each.timeStamp);
      if (act.current) want.current.moved(act.current.pen, event.timeStamp);
    };
    const up = (event: PointerEvent) => {
      if (mine(event) && !want.current.clicks) {
        move(event);
        lift(event.timeStamp);
      }
    };
    const again = (event: PointerEvent) => {
      if (want.current.clicks && mine(event)) {
        event.preventDefault();
        event.stopPropagation();
        move(event);
        lift(event.timeStamp);
      }
    };
    const broken = (event: Event) => {
      if (event instanceof PointerEvent ? !mine(event) : document.visibilityState !== "hidden") return;
      if (stop()) want.current.dropped("broken");
    };
    const keys = (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !act.current || act.current.down) return;
      event.preventDefault();
      finish();
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointerdown", again, true);
    addEventListener("pointercancel", broken);
    document.addEventListener("visibilitychange", broken);
    addEventListener("keydown", keys);
    return () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointerdown", again, true);
      removeEventListener("pointercancel", broken);
      document.removeEventListener("visibilitychange", broken);
      removeEventListener("keydown", keys);
    };
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { blind, press, finish };
}

/** A pointer that is already gone can't be captured; the window still hears the rest. */
function capture(stage: Element | null, pointer: number): void {
  try {
    stage?.setPointerCapture(pointer);
  } catch {
    // Gone between the press and here.
  }
}
