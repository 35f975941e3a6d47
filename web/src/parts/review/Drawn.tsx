/** What was drawn beside the best for it: whole lines, throws as dots, linebackers. */

import type { Decision } from "../../net/review";
import { text } from "../../text/en";

type Points = [number, number][];
const MARGIN = 4;
const YARDS = 5;
const DOT = 0.8;

export function Drawn({ decision }: { decision: Decision }) {
  const { shown } = decision;
  if (!shown || shown.yours.length + shown.best.length === 0) return null;
  const all = [...shown.yours, ...shown.best];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => -y)];
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const [width, height] = [Math.max(...xs) + MARGIN - left, Math.max(...ys) + MARGIN - top];
  const first = Math.ceil(left / YARDS) * YARDS;
  const lines = Array.from({ length: Math.max(0, Math.floor((left + width - first) / YARDS) + 1) }, (_, at) => first + at * YARDS);
  const apart = decision.asked === "SetLinebackers";
  return (
    <figure class="drawn">
      <svg viewBox={`${left} ${top} ${width} ${height}`} role="img" aria-label={text.review.drawn}>
        {lines.map((x) => (
          <path key={x} class="drawn-yards" d={`M${x} ${top}v${height}`} />
        ))}
        <Marks points={shown.best} name="best" apart={apart} />
        <Marks points={shown.yours} name="yours" apart={apart} />
      </svg>
      <figcaption class="small">
        <span class="drawn-yours">{text.review.yours}</span> <span class="drawn-best">{text.review.bestLine}</span>
      </figcaption>
    </figure>
  );
}

function Marks({ points, name, apart }: { points: Points; name: string; apart: boolean }) {
  const dots = apart || points.length === 1 ? points : points.slice(-1);
  return (
    <g class={`drawn-${name}`}>
      {!apart && points.length > 1 && <polyline points={points.map(([x, y]) => `${x},${-y}`).join(" ")} />}
      {dots.map(([x, y]) => (
        <circle key={`${x}.${y}`} cx={x} cy={-y} r={DOT} />
      ))}
    </g>
  );
}

/** How the hand of the side that looks drifts. */
export function HandDrift({ words }: { words: string | undefined }) {
  if (!words) return null;
  return (
    <section class="hand-drift" aria-label={text.review.hand}>
      <h2>{text.review.hand}</h2>
      <p>{words}</p>
    </section>
  );
}
