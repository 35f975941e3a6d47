/** Blind tries that cost nothing, and a map of where they end. */

import { os } from "../../text/en.out_of_sight";
import { heatOf, scatter } from "./geometry";
import { lineOf } from "./Pitch";
import type { Point } from "./types";

export interface Try {
  path: Point[];
  kind: "run" | "dot";
}

const endsOf = (tries: Try[]): Point[] => tries.flatMap(({ path }) => path.slice(-1));

export function Tries({ tries }: { tries: Try[] }) {
  if (tries.length === 0) return null;
  return (
    <g class="os-tries" aria-hidden="true">
      {heatOf(endsOf(tries)).map(({ x, y, heat }) => (
        <rect
          key={`${x},${y}`}
          class="os-heat"
          x={x - 0.5}
          y={-y - 0.5}
          width="1"
          height="1"
          fill-opacity={0.12 + 0.68 * heat}
        />
      ))}
      {tries.map(({ path, kind }, at) => (
        <path key={at} class={`os-try ${kind} ${at === tries.length - 1 ? "last" : ""}`} d={lineOf(path)} />
      ))}
      {endsOf(tries).map(([x, y], at) => (
        <circle
          key={at}
          class={at === tries.length - 1 ? "os-end last" : "os-end"}
          cx={x}
          cy={-y}
          r={at === tries.length - 1 ? 0.6 : 0.35}
        />
      ))}
    </g>
  );
}

export function TriesSaid({ tries, onClear }: { tries: Try[]; onClear(): void }) {
  const found = scatter(endsOf(tries));
  return (
    <p class="os-note">
      {found ? os.practice.found(tries.length, found.off) : os.practice.none}{" "}
      {found && (
        <button type="button" class="button small plain" onClick={onClear}>
          {os.practice.clear}
        </button>
      )}
    </p>
  );
}
