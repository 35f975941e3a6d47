/** The reveal: the line grows over the field to what stopped it, then the cover comes off the linebackers. */

import { useEffect, useRef, useState } from "preact/hooks";
import { Linebacker, lineOf } from "./Pitch";
import { timing, type Scene } from "./scenes";

export interface Playing {
  scene: Scene;
  /** When it starts, in ms after it was first drawn; null: at rest from the beginning. */
  delay: number | null;
}

/** Lines up new scenes one after the other; `busy` until the last one has come to rest. */
export function useScenes(scenes: Scene[], motion: boolean): { playing: Playing[]; busy: boolean; skip(): void } {
  const starts = useRef(new Map<number, number | null>());
  const until = useRef(0);
  const first = useRef(true);
  const [, redraw] = useState(0);
  const now = performance.now();
  const playing = scenes.map((scene) => {
    const known = starts.current.get(scene.n);
    if (known !== undefined) return { scene, delay: known };
    const still = !motion || first.current;
    const delay = still ? null : Math.max(0, until.current - now);
    starts.current.set(scene.n, delay);
    if (delay !== null) until.current = now + delay + timing(scene).all;
    return { scene, delay };
  });
  first.current = false;
  // At rest for good: wherever these marks are drawn again, they don't move again.
  const skip = () => {
    until.current = 0;
    for (const n of starts.current.keys()) starts.current.set(n, null);
    redraw((n) => n + 1);
  };
  const left = motion && scenes.length > 0 ? until.current - now : 0;
  const busy = left > 0;
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(skip, left + 20);
    return () => clearTimeout(timer);
  }, [busy, scenes.length]);
  return { playing, busy, skip };
}

export function Reveal({ playing }: { playing: Playing[] }) {
  return (
    <>
      {playing.map(({ scene, delay }, at) => (
        <SceneMarks key={`${scene.n}${delay === null}`} scene={scene} delay={delay} past={at < playing.length - 1} />
      ))}
    </>
  );
}

function SceneMarks({ scene, delay, past }: { scene: Scene; delay: number | null; past: boolean }) {
  const parts = timing(scene);
  const moving = delay !== null;
  const start = delay ?? 0;
  const grow = (after: number, ms: number) =>
    moving ? { animationDelay: `${start + after}ms`, animationDuration: `${ms}ms` } : undefined;
  const pop = (after: number) => (moving ? { animationDelay: `${start + after}ms` } : undefined);
  const { drop, flight, line } = parts;
  const end = scene.path.at(-1);
  const seat = scene.seat ?? "plain";
  const is = moving ? "moving" : "";
  return (
    <g class={`os-scene ${seat} ${past ? "past" : ""}`}>
      {scene.drop.length > 1 && (
        <path class={`os-line os-drop ${is}`} pathLength="1" d={lineOf(scene.drop)} style={grow(0, drop)} />
      )}
      {scene.from && scene.dot && (
        <path class={`os-flight ${is}`} d={lineOf([scene.from, scene.dot])} style={pop(drop)} />
      )}
      {scene.dot && (
        <circle class={`os-dot ${is}`} cx={scene.dot[0]} cy={-scene.dot[1]} r=".45" style={pop(drop + flight)} />
      )}
      {scene.path.length > 1 && (
        <>
          <path class={`os-line under ${is}`} pathLength="1" d={lineOf(scene.path)} style={grow(drop + flight, line)} />
          <path class={`os-line ${is}`} pathLength="1" d={lineOf(scene.path)} style={grow(drop + flight, line)} />
        </>
      )}
      {scene.linebackers.map((at) => (
        <Linebacker key={at.join()} at={at} motion={moving} delay={start + drop + flight + line} />
      ))}
      {scene.said && (
        <circle
          class={`os-said ${is}`}
          cx={scene.said[0]}
          cy={-scene.said[1]}
          r=".9"
          style={pop(drop + flight + line)}
        />
      )}
      {end && (
        <g class={`os-hit ${is}`} style={pop(drop + flight + line + (scene.by === "lb" ? parts.lift : 0))}>
          <circle cx={end[0]} cy={-end[1]} r="1.6" />
          <path d={`M${end[0] - 0.5} ${-end[1] - 0.5}l1 1m0-1l-1 1`} />
        </g>
      )}
    </g>
  );
}
