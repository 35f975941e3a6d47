/** The board: the field through a camera, or nothing but its frame while the curtain is down. */

import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Names } from "../../net/wire";
import { os } from "../../text/en.out_of_sight";
import type { Camera, Level } from "./geometry";
import { Pitch } from "./Pitch";
import type { Symbol, View } from "./types";

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
  onPress?: ((event: PointerEvent) => void) | undefined;
  /** Marks on the grass. */
  marks?: ComponentChildren;
  /** Buttons above it. */
  children?: ComponentChildren;
}

export function Stage({
  symbols,
  view,
  names,
  seen,
  stage,
  curtain,
  covered,
  drawing = false,
  onPress,
  marks,
  children,
}: Props) {
  return (
    <div
      ref={stage}
      class={["os-stage", covered && "covered", drawing && "drawing"].filter(Boolean).join(" ")}
      data-press={covered && onPress ? "anywhere" : undefined}
      style={{ aspectRatio: `${seen.w} / ${seen.h}` }}
      onPointerDown={onPress}
      onContextMenu={drawing ? (event) => event.preventDefault() : undefined}
    >
      {covered ? (
        <div class="os-curtain">{curtain}</div>
      ) : (
        <Pitch symbols={symbols} view={view} names={names} seen={seen}>
          {marks}
        </Pitch>
      )}
      {children}
    </div>
  );
}

const LEVELS: Level[] = ["whole", "play", "close"];

/** How near one looks, and which way. */
export function Sights({
  level,
  onLevel,
  onPan,
}: {
  level: Level | null;
  onLevel(level: Level): void;
  onPan(by: number): void;
}) {
  return (
    <div class="os-sights" role="group" aria-label={os.sights.label}>
      <button type="button" class="button small icon" aria-label={os.sights.west} onClick={() => onPan(-12)}>
        ◀
      </button>
      {LEVELS.map((each) => (
        <button
          key={each}
          type="button"
          class="button small"
          aria-pressed={level === each}
          onClick={() => onLevel(each)}
        >
          {os.sights[each]}
        </button>
      ))}
      <button type="button" class="button small icon" aria-label={os.sights.east} onClick={() => onPan(12)}>
        ▶
      </button>
    </div>
  );
}
