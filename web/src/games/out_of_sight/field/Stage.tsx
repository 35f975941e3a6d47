/** The board: the field through a camera, or nothing but its frame while the curtain is down. */

import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Names } from "../../../net/wire";
import { os } from "../../../text/en.out_of_sight";
import { lastSeen } from "../desk";
import { edgesOf, type Zones } from "./gates";
import type { Camera } from "./geometry";
import { Pitch, type PlaySight } from "./Pitch";
import type { Point, Symbol, View } from "../types";

const PHONE = "(max-width: 40rem)";

export function usePhone(): boolean {
  const [phone, setPhone] = useState(() => matchMedia(PHONE).matches);
  useEffect(() => {
    const query = matchMedia(PHONE);
    const changed = () => setPhone(query.matches);
    query.addEventListener("change", changed);
    return () => query.removeEventListener("change", changed);
  }, []);
  return phone;
}

interface Props {
  symbols: Symbol[];
  view: View;
  names: Names;
  seen: Camera;
  stage: RefObject<HTMLDivElement | null>;
  /** Nothing may be seen of the field; with a word on the curtain, or without any while the pen is down. */
  curtain?: ComponentChildren;
  covered: boolean;
  drawing?: boolean;
  /** The symbols step back: a line is looked at, or a kick flies over them. */
  quiet?: boolean;
  /** Something is laid on the grass: the pointer clears it of words. */
  placing?: boolean;
  sight?: PlaySight | null;
  /** The buttons of the camera. */
  bar?: ComponentChildren;
  onPress?: ((event: PointerEvent) => void) | undefined;
  /** Marks on the grass. */
  marks?: ComponentChildren;
  /** Buttons and plates above it. */
  children?: ComponentChildren;
}

export function Stage(props: Props) {
  const { symbols, view, names, seen, stage, curtain, covered, drawing = false, quiet = false, placing = false, sight = null, bar, onPress, marks, children } = props;
  if (!covered) lastSeen.camera = seen;
  return (
    <div
      ref={stage}
      class={["os-stage", covered && "covered", drawing && "drawing", quiet && "quiet", placing && "placing"].filter(Boolean).join(" ")}
      data-press={covered && onPress ? "anywhere" : undefined}
      onPointerDown={onPress}
      onContextMenu={drawing ? (event) => event.preventDefault() : undefined}
    >
      {covered ? (
        <div class="os-curtain">{curtain}</div>
      ) : (
        <>
          <Pitch symbols={symbols} view={view} names={names} seen={seen} sight={sight}>
            {marks}
          </Pitch>
          <Yards seen={seen} />
          {sight && <Bands zones={sight.zones} seen={seen} />}
          {bar}
        </>
      )}
      {children}
    </div>
  );
}

export function whereOf(event: PointerEvent, stage: Element | null, seen: Camera): Point {
  const box = stage?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
  const x = seen.x + ((event.clientX - box.left) / box.width) * seen.w;
  return [x, -(seen.y + ((event.clientY - box.top) / box.height) * seen.h)];
}

/** The numbers of the yard lines at the lower edge, wherever the camera is. */
function Yards({ seen }: { seen: Camera }) {
  const lines = [10, 20, 30, 40, 50, 60, 70, 80, 90].filter((x) => x > seen.x + 1.5 && x < seen.x + seen.w - 1.5);
  return (
    <div class="os-yards-said" aria-hidden="true">
      {lines.map((x) => (
        <span key={x} style={{ left: `${((x - seen.x) / seen.w) * 100}%` }}>
          {Math.min(x, 100 - x)}
        </span>
      ))}
    </div>
  );
}

/** Over the field: what stops a runner where. */
function Bands({ zones, seen }: { zones: Zones; seen: Camera }) {
  const edges = edgesOf(zones);
  const end = zones.goes > 0 ? 160 : -60;
  const part = (x: number) => Math.min(100, Math.max(0, ((x - seen.x) / seen.w) * 100));
  return (
    <div class="os-bands" aria-hidden="true">
      {edges.map(([zone, from], at) => {
        const [a, b] = [part(from), part(edges[at + 1]?.[1] ?? end)];
        const left = Math.min(a, b);
        return (
          <span key={zone} class={zone} style={{ left: `${left}%`, width: `${Math.abs(b - a)}%` }}>
            <b>{os.bands(zone, zones.backfield)}</b>
            <i>{os.shortBands(zone, zones.backfield)}</i>
          </span>
        );
      })}
    </div>
  );
}

/** How near one looks. */
export function Sights({ level, onLevel, onZoom }: { level: "play" | "whole"; onLevel(level: "play" | "whole"): void; onZoom(by: number): void }) {
  return (
    <div class="os-sights" role="group" aria-label={os.sights.label}>
      {(["play", "whole"] as const).map((each) => (
        <button key={each} type="button" aria-pressed={level === each} onClick={() => onLevel(each)}>
          {os.sights[each]}
        </button>
      ))}
      <button type="button" class="zoom" aria-label={os.sights.nearer} onClick={() => onZoom(1.3)}>
        +
      </button>
      <button type="button" class="zoom" aria-label={os.sights.farther} onClick={() => onZoom(1 / 1.3)}>
        −
      </button>
    </div>
  );
}
