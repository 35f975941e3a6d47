/** The field as a picture that can be moved, zoomed and tapped; arrow keys move a cursor from hex to hex. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Seat } from "../../net/wire";
import { scrimmage as say } from "../../text/en.scrimmage";
import { Ground } from "./Ground";
import { hexUnder, middle, nameOf, outline, type Point } from "./hexes";
import { stepped } from "./Layers";
import { useCamera } from "./useCamera";

interface Props {
  up: number;
  south: Seat;
  /** Where to look first. */
  focus: number;
  /** A hex to bring into the picture: the man in hand; -1 for none. */
  look: number;
  /** What stands on a hex, in words. */
  tell(hex: number): string;
  tapped(hex: number, at: Point): void;
  hovered?(hex: number): void;
  /** Keys the board knows beyond moving about; true where it took one. */
  keyed(key: string): boolean;
  children(detailed: boolean): ComponentChildren;
}

const READABLE = 34;

export function HexField({ up, south, focus, look, tell, tapped, hovered, keyed, children }: Props) {
  const [cursor, setCursor] = useState(-1);
  const over = useRef(-1);
  const camera = useCamera(middle(focus, up), up, (at) => {
    const hex = hexUnder(at, up);
    setCursor(-1);
    tapped(hex, at);
  });
  useEffect(() => {
    if (cursor >= 0) hovered?.(cursor);
  }, [cursor]);
  useEffect(() => {
    if (look >= 0) camera.show(middle(look, up));
  }, [look]);
  const hover = (event: PointerEvent): void => {
    camera.hands.onPointerMove(event);
    const hex = hexUnder(camera.pointOf(event), up);
    if (event.pointerType === "mouse" && hex !== over.current) hovered?.((over.current = hex));
  };
  const keys = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    let taken = true;
    if (event.key.startsWith("Arrow")) {
      const to = cursor < 0 ? focus : stepped(cursor, event.key, up);
      setCursor(to);
      camera.show(middle(to, up));
    } else if (event.key === "+" || event.key === "=") camera.zoom(1.25);
    else if (event.key === "-") camera.zoom(1 / 1.25);
    else if ((event.key === "Enter" || event.key === " ") && cursor >= 0) tapped(cursor, middle(cursor, up));
    else taken = keyed(event.key);
    if (!taken) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="sc-field">
      <svg
        ref={camera.svg}
        class="sc-map"
        viewBox={camera.viewBox}
        tabindex={0}
        role="application"
        aria-label={say.field}
        aria-describedby="sc-keys"
        onKeyDown={keys}
        {...camera.hands}
        onPointerMove={hover}
        onPointerLeave={() => hovered?.(-1)}
      >
        <Ground up={up} south={south} />
        {children(camera.scale >= READABLE)}
        {cursor >= 0 && <path class="sc-cursor" d={outline(middle(cursor, up), 1)} />}
      </svg>
      <p class="hush" id="sc-keys">{say.keys}</p>
      <p class="hush" aria-live="polite">{cursor >= 0 ? `${nameOf(cursor)} ${tell(cursor)}` : ""}</p>
      <div class="sc-zoom" role="group" aria-label={say.zoom}>
        <Tool label={say.zoomIn} text="+" onClick={() => camera.zoom(1.3)} />
        <Tool label={say.zoomOut} text="−" onClick={() => camera.zoom(1 / 1.3)} />
        <Tool label={say.centre} text="◎" onClick={camera.centre} />
        <Tool label={say.whole} text="⤢" onClick={camera.whole} />
      </div>
    </div>
  );
}

const Tool = ({ label, text, onClick }: { label: string; text: string; onClick(): void }) => (
  <button type="button" class="sc-tool" title={label} aria-label={label} onClick={onClick}>{text}</button>
);
