/** The reveal: the line grows over the field to what stopped it, the cover comes off the linebackers, then where it led on. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { EventOut } from "../../../net/wire";
import { os } from "../../../text/en.out_of_sight";
import { placed, type Camera } from "../field/geometry";
import { Linebacker, lineOf, Printed } from "../field/Pitch";
import { timing, type Scene } from "./scenes";
import type { Point, Symbol } from "../types";

export interface Playing {
  scene: Scene;
  /** When it starts, in ms after it was first drawn; null: at rest from the beginning. */
  delay: number | null;
}

/**
 * Lines up new scenes one after the other; `busy` until the last one has come to rest.
 *
 * `coming`: what is played now. It moves, though it may have lain there at rest before: somebody looks back.
 */
export function useScenes(scenes: Scene[], motion: boolean, coming: readonly EventOut[]): { playing: Playing[]; busy: boolean; skip(): void } {
  const starts = useRef(new Map<number, number | null>());
  const until = useRef(0);
  const first = useRef(true);
  const played = useRef(coming);
  const [, redraw] = useState(0);
  const now = performance.now();
  if (played.current !== coming && coming.length > 0) for (const { n } of scenes) starts.current.delete(n);
  played.current = coming;
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
  }, [busy, until.current]); // a kick's end isn't that of the return which follows at once
  return { playing, busy, skip };
}

/** `old`: a new play is at hand; of the old one only its line is left, and no linebacker. */
export function Reveal({ playing, symbols, old }: { playing: Playing[]; symbols: Symbol[]; old: boolean }) {
  return (
    <>
      {playing.map(({ scene, delay }, at) => (
        <SceneMarks
          key={`${scene.n}${delay === null}`}
          {...{ scene, delay, symbols }}
          past={old || at < playing.length - 1}
        />
      ))}
    </>
  );
}

interface MarksProps {
  scene: Scene;
  delay: number | null;
  symbols: Symbol[];
  past: boolean;
}

function SceneMarks({ scene, delay, symbols, past }: MarksProps) {
  const parts = timing(scene);
  const moving = delay !== null;
  const start = delay ?? 0;
  const grow = (after: number, ms: number) =>
    moving ? { animationDelay: `${start + after}ms`, animationDuration: `${ms}ms` } : undefined;
  const pop = (after: number) => (moving ? { animationDelay: `${start + after}ms` } : undefined);
  const { drop, flight, line, lift } = parts;
  const drawn = drop + flight + line;
  const end = scene.path.at(-1);
  const is = moving ? "moving" : "";
  const hit = (id: string | number | null) => symbols.find((symbol) => symbol.id === id);
  const stopper = hit(scene.id) ?? hit(scene.receiver);
  return (
    <g class={`os-scene ${scene.seat ?? "plain"} ${past ? "past" : ""}`}>
      {scene.drop.length > 1 && (
        <path class={`os-line os-drop ${is}`} pathLength="1" d={lineOf(scene.drop)} style={grow(0, drop)} />
      )}
      {scene.from && scene.dot && (
        <path class={`os-flight ${is}`} d={lineOf([scene.from, scene.dot])} style={pop(drop)} />
      )}
      {scene.dot && (
        <circle class={`os-dot ${is}`} cx={scene.dot[0]} cy={-scene.dot[1]} r=".45" style={pop(drop + flight)} />
      )}
      {!past && scene.beyond && end && <Onward {...{ scene, end, is }} next={hit(scene.beyond.id)} style={pop(drawn + lift)} />}
      {scene.path.length > 1 && (
        <>
          <path class={`os-line under ${is}`} pathLength="1" d={lineOf(scene.path)} style={grow(drop + flight, line)} />
          <path class={`os-line ${is}`} pathLength="1" d={lineOf(scene.path)} style={grow(drop + flight, line)} />
        </>
      )}
      {!past && stopper && (
        <g class={`os-stopper ${is}`} style={pop(drawn)}>
          <Printed symbol={stopper} />
        </g>
      )}
      {!past &&
        scene.linebackers.map((at, number) => (
          <Linebacker
            key={at.join()}
            at={at}
            count={number + 1}
            motion={moving}
            delay={start + drawn}
            tackles={scene.id === number}
          />
        ))}
      {scene.said && !past && (
        <circle class={`os-said ${is}`} cx={scene.said[0]} cy={-scene.said[1]} r=".9" style={pop(drawn)} />
      )}
      {end && (
        <g class={`os-hit ${is}`} style={pop(drawn + (scene.by === "lb" ? lift : 0))}>
          <circle cx={end[0]} cy={-end[1]} r=".95" />
          <path d={`M${end[0] - 0.35} ${-end[1] - 0.35}l.7 .7m0-.7l-.7 .7`} />
        </g>
      )}
    </g>
  );
}

/** Where the line led on: as far as it would have run, then what was drawn after that. */
function Onward({ scene, end, next, is, style }: { scene: Scene; end: Point; next: Symbol | undefined; is: string; style: { animationDelay: string } | undefined }) {
  const at = scene.beyond?.at;
  return (
    <g class={`os-onward ${is}`} style={style}>
      {next && <Printed symbol={next} />}
      <path d={lineOf([end, ...scene.rest])} />
      {at && <circle cx={at[0]} cy={-at[1]} r=".6" />}
    </g>
  );
}

/** What the last scene came to, written beside it. */
export function Plates({ playing, seen }: { playing: Playing[]; seen: Camera }) {
  const last = playing.at(-1);
  if (!last) return null;
  const { scene, delay } = last;
  const said = os.plate(scene);
  const at = scene.path.at(-1) ?? scene.dot;
  if (!said || !at) return null;
  const { drop, flight, line, lift, rest } = timing(scene);
  const after = (ms: number) => (delay === null ? undefined : { animationDelay: `${delay + ms}ms` });
  const moving = delay === null ? "" : "moving";
  const shown = drop + flight + line + lift;
  const beyond = scene.beyond && scene.beyond.yards > (scene.yards ?? 0) + 0.04 ? scene.beyond : null;
  const without = beyond && (
    <>
      <strong>{os.signed(beyond.yards)}</strong> <span>{os.without(scene.by)}</span>
    </>
  );
  const together = beyond !== null && beside(at, beyond.at, seen);
  return (
    <div class="os-plates" key={`${scene.n}${delay === null}`}>
      <Plate at={at} seen={seen} kind={`${said.kind} ${moving}`} style={after(shown)} below={rises(scene)}>
        <strong>{said.big}</strong> <span>{said.why}</span>
        {together && (
          <span class={`os-plate-onward ${moving}`} style={after(shown + rest)}>
            {without}
          </span>
        )}
      </Plate>
      {beyond && !together && (
        <Plate at={beyond.at} seen={seen} kind={`onward ${moving}`} style={after(shown + rest)} below>
          {without}
        </Plate>
      )}
    </div>
  );
}

/** The line led on to the North: there it would lie under the plate. */
function rises({ path, rest }: Scene): boolean {
  const end = path.at(-1);
  return end !== undefined && rest.length > 0 && rest.reduce((sum, [, y]) => sum + y - end[1], 0) > 0;
}

/** Two plates would lie over each other; those that open towards each other need more room. */
function beside(one: Point, two: Point, seen: Camera): boolean {
  const facing = [one, two].map((at) => parseFloat(placed(at, seen).left) > MIDDLE);
  const near = facing[0] === facing[1] ? TOO_NEAR_X : TOO_NEAR_FACING;
  return Math.abs(one[0] - two[0]) < seen.w * near && Math.abs(one[1] - two[1]) < seen.h * TOO_NEAR_Y;
}
const TOO_NEAR_X = 0.45;
const TOO_NEAR_FACING = 0.8;
const TOO_NEAR_Y = 0.3;

/** In percent: a plate west of it opens to the east. */
const MIDDLE = 48;
/** In percent: below the one the result stands, above the other a plate has no room. */
const LOW = 38;
const HIGH = 30;

interface PlateProps {
  at: Point;
  seen: Camera;
  kind: string;
  style: { animationDelay: string } | undefined;
  below?: boolean;
  children: preact.ComponentChildren;
}

/** Beside its place, on the side where there is room. */
function Plate({ at, seen, kind, style, below = false, children }: PlateProps) {
  const { left, top } = placed(at, seen);
  const [x, y] = [parseFloat(left), parseFloat(top)];
  const side = `${x > MIDDLE ? "west" : "east"} ${(below && y < LOW) || y < HIGH ? "down" : "up"}`;
  const along = Math.min(98, Math.max(2, x));
  const within = { left: `${along}%`, top: `${Math.min(94, Math.max(6, y))}%`, "--room": `${x > MIDDLE ? along : 100 - along}%` };
  return (
    <p class={`os-plate ${kind} ${side}`} style={{ ...within, ...style }}>
      {children}
    </p>
  );
}
