/** The field as a picture that can be moved, zoomed and tapped; arrow keys move a cursor from hex to hex. */

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Names, Seat } from "../../../net/wire";
import { scrimmage as say } from "../../../text/en.scrimmage";
import { Compass } from "./Compass";
import { Ground } from "./Ground";
import { hexUnder, middle, nameOf, outline, type Point } from "./hexes";
import { stepped } from "./Layers";
import { useCamera } from "./useCamera";

/** What the picture shows, in units of the field. */
export interface Picture {
  left: number;
  top: number;
  wide: number;
  tall: number;
  detailed: boolean;
  /** How much of the field a pixel of the screen is. */
  pixel: number;
}

interface Props {
  up: number;
  south: Seat;
  names: Names;
  /** What matters, the most important first; the first `musts` never leave the picture. */
  points: readonly Point[];
  musts: number;
  near: number;
  /** So many of the first are what a lesson points at. */
  pointed: number;
  moment: string;
  /** Where the keyboard starts. */
  focus: number;
  /** A hex to bring into the picture: the man in hand; -1 for none. */
  look: number;
  /** The facing of the man in hand, for the compass; -1 for none. */
  facing: number;
  /** Men who may stand outside the picture, by name. */
  men: readonly { name: string; at: Point }[];
  /** What stands on a hex, in words. */
  tell(hex: number): string;
  tapped(hex: number, at: Point): void;
  /** Keys the board knows beyond moving about; true where it took one. */
  keyed(key: string): boolean;
  children(picture: Picture): ComponentChildren;
}

/** So many pixels a hex has where the figures in a counter's corners can be read. */
const READABLE = 44;

export function HexField({ up, south, names, points, musts, near, pointed, moment, focus, look, facing, men, tell, tapped, keyed, children }: Props) {
  const [cursor, setCursor] = useState(-1);
  const camera = useCamera({ points, musts, near, pointed, moment, up }, (at) => {
    const hex = hexUnder(at, up);
    setCursor(-1);
    tapped(hex, at);
  });
  useEffect(() => {
    if (look >= 0) camera.show(middle(look, up));
  }, [look]);
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
  const { camera: at, tall } = camera;
  const outside = men.filter((man) => !camera.sees(man.at));
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
      >
        <Ground up={up} south={south} names={names} />
        {children({ left: at.x - at.wide / 2, top: at.y - tall / 2, wide: at.wide, tall, detailed: camera.scale >= READABLE, pixel: 1 / camera.scale })}
        {cursor >= 0 && <path class="sc-cursor" d={outline(middle(cursor, up), 1)} />}
      </svg>
      <p class="hush" id="sc-keys">{say.keys}</p>
      <p class="hush" aria-live="polite">{cursor >= 0 ? `${nameOf(cursor)} ${tell(cursor)}` : ""}</p>
      <Compass up={up} facing={facing} />
      <Edges men={outside} camera={at} onLook={(point) => camera.show(point)} />
      <div class="sc-zoom" role="group" aria-label={say.zoom}>
        <Tool label={say.zoomIn} text="+" onClick={() => camera.zoom(1.3)} />
        <Tool label={say.zoomOut} text="−" onClick={() => camera.zoom(1 / 1.3)} />
        <Tool label={say.centre} text="◎" onClick={camera.home} />
        <Tool label={say.whole} text="⤢" onClick={camera.whole} />
      </div>
    </div>
  );
}

const Tool = ({ label, text, onClick }: { label: string; text: string; onClick(): void }) => (
  <button type="button" class="sc-tool" title={label} aria-label={label} onClick={onClick}>{text}</button>
);

/** Nobody is hidden: who stands beyond an edge is named at it. */
function Edges({ men, camera, onLook }: { men: readonly { name: string; at: Point }[]; camera: Point; onLook(at: Point): void }) {
  const above = men.filter((man) => man.at.y < camera.y);
  const below = men.filter((man) => man.at.y >= camera.y);
  return (
    <>
      {[{ side: "above", sign: "▲", who: above }, { side: "below", sign: "▼", who: below }].map(
        ({ side, sign, who }) =>
          who[0] && (
            <button key={side} type="button" class={`sc-edge-chip ${side}`} aria-label={say.beyond(side, who.map((man) => man.name))} onClick={() => who[0] && onLook(who[0].at)}>
              {sign} {who.slice(0, 6).map((man) => man.name).join(" · ")}{who.length > 6 ? " …" : ""}
            </button>
          ),
      )}
    </>
  );
}
