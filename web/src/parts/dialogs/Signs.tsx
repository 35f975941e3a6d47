/** The signs of the board: pointed at, touched or focused, each says what it is; all of them stand in a window. */

import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { signsOf } from "../../games/registry";
import { FIELD, type Sign } from "../../games/signs";
import { currentGame } from "../../state/rules";
import { text } from "../../text/en";
import { Dialog } from "./Dialog";
import { SignPicture } from "./SignPicture";

export const signsOpen = signal(false);

/** What a game calls its own need not be said again of every field. */
const named = (signs: readonly Sign[]): Sign[] =>
  signs.filter((one, at) => signs.findIndex(({ name, means }) => name === one.name && (means === one.means || FIELD.includes(one))) === at);

export function SignList({ game }: { game: string }) {
  return (
    <dl class="signs">
      {named(signsOf(game)).map(({ at, name, means, draw }) => (
        <div key={at}>
          <dt>
            <SignPicture draw={draw} /> {name}
          </dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  );
}

export function SignsWindow() {
  return (
    <Dialog open={signsOpen.value} title={text.firstTime.signs} onClose={() => (signsOpen.value = false)}>
      <SignList game={currentGame.value} />
      <p class="soft small">{text.firstTime.pointing}</p>
    </Dialog>
  );
}

/** Thin lines are pointed at from a little way off. */
const NEAR = 6;
const RESTS_MS = 250;

interface Spot {
  x: number;
  y: number;
}

const covers = (box: DOMRect, { x, y }: Spot): boolean =>
  x >= box.left - NEAR && x <= box.right + NEAR && y >= box.top - NEAR && y <= box.bottom + NEAR;

/** The sign at a point of the window: of several the smallest, for it lies on the others. */
export function signAt(board: Element, signs: readonly Sign[], at: Spot): Sign | null {
  let best: { sign: Sign; size: number } | null = null;
  for (const sign of signs)
    for (const drawn of board.querySelectorAll(sign.at)) {
      const box = drawn.getBoundingClientRect();
      const size = box.width * box.height;
      if ((box.width > 0 || box.height > 0) && covers(box, at) && (!best || size < best.size)) best = { sign, size };
    }
  return best?.sign ?? null;
}

/** Says over the board's lower edge what is pointed at, until the next moment: then it may be gone. It takes no touch away from what lies under it. */
export function SignTip({ game, moment }: { game: string; moment: string }) {
  const here = useRef<HTMLDivElement>(null);
  const [sign, setSign] = useState<Sign | null>(null);
  useEffect(() => setSign(null), [moment]);
  useEffect(() => {
    const board = here.current?.closest("[data-part=board]");
    if (!board) return;
    let resting = 0;
    const look = (at: Spot) => setSign(signAt(board, signsOf(game), at));
    const later = ({ clientX: x, clientY: y }: MouseEvent) => {
      clearTimeout(resting);
      resting = window.setTimeout(() => look({ x, y }), RESTS_MS);
    };
    const touched = ({ clientX: x, clientY: y }: MouseEvent) => {
      clearTimeout(resting);
      look({ x, y });
    };
    const away = (event: PointerEvent) => {
      clearTimeout(resting);
      // a finger leaves at once: what it touched stands until the next touch
      if (event.pointerType === "mouse") setSign(null);
    };
    const focused = ({ target }: Event) => {
      const on = target as Element;
      if (on.matches(":focus-visible")) setSign(signsOf(game).find(({ at }) => on.closest(at)) ?? null);
    };
    const heard: [string, (event: never) => void][] = [
      ["pointermove", later],
      ["pointerdown", touched],
      ["pointerleave", away],
      ["focusin", focused],
    ];
    for (const [name, listener] of heard) board.addEventListener(name, listener as EventListener);
    return () => {
      clearTimeout(resting);
      for (const [name, listener] of heard) board.removeEventListener(name, listener as EventListener);
    };
  }, [game]);
  return (
    <div ref={here} class="sign-tip" role="status">
      {sign && (
        <p>
          <strong>{sign.name}</strong> {sign.means}
        </p>
      )}
    </div>
  );
}
