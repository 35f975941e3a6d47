/** A throw that comes to rest. Pips up to six, figures above. */

import { useEffect, useState } from "preact/hooks";
import { text } from "../../text/en";

const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};
const ROLL_MS = 720;
const FACE_MS = 70;

interface Props {
  /** What the dice show in the end. */
  dice: readonly number[];
  size?: "small" | "large";
  motion?: boolean;
  /** Another throw, even of the same faces, rolls again. */
  throwId?: string | number;
}

export function Dice({ dice, size = "large", motion = false, throwId = "" }: Props) {
  const rolling = useRolling(motion, `${throwId}:${dice.join()}`);
  return (
    <span class={`dice ${size}`} data-point="dice" role="img" aria-label={text.dice(dice)}>
      {dice.map((face, at) => (
        <Die
          key={at}
          face={rolling === null || face > 6 ? face : ((rolling * (at + 2) + face) % 6) + 1}
          rolling={rolling !== null}
        />
      ))}
    </span>
  );
}

/** Counts the faces that fly by; null at rest. */
function useRolling(motion: boolean, key: string): number | null {
  const [tick, setTick] = useState<number | null>(motion ? 0 : null);
  useEffect(() => {
    if (!motion) return setTick(null);
    const begun = Date.now();
    setTick(0);
    const timer = setInterval(() => {
      const over = Date.now() - begun > ROLL_MS;
      setTick((now) => (over ? null : (now ?? 0) + 1));
      if (over) clearInterval(timer);
    }, FACE_MS);
    return () => clearInterval(timer);
  }, [key, motion]);
  return tick;
}

function Die({ face, rolling }: { face: number; rolling: boolean }) {
  const pips = PIPS[face];
  return (
    <svg class={rolling ? "die rolling" : "die"} viewBox="-12 -12 24 24" aria-hidden="true">
      <rect class="die-body" x="-10.5" y="-10.5" width="21" height="21" rx="4.2" />
      <path class="die-shine" d="M-8.2 -5.5v-.9q0-2 2-2h10" />
      {pips ? (
        pips.map(([x, y]) => <circle key={`${x}${y}`} class="pip" cx={x * 5} cy={y * 5} r="2.05" />)
      ) : (
        <text class="die-figure" y=".5">
          {face}
        </text>
      )}
    </svg>
  );
}
