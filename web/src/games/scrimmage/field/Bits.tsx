/** Small parts of the board: the ball, its way, the plan in mind, and what to show. */

import { useState } from "preact/hooks";
import { scrimmage as say } from "../../../text/en.scrimmage";
import { middle, nameOf, type Point } from "./hexes";
import { clear } from "./Layers";
import type { Shown } from "../mind";
import type { Planning } from "../hand/usePlan";

/** The plan in mind: carry it out (not where one only looks), think on from there, or take the last step of it back. */
export function GoBar({ plan, up, go }: { plan: Planning; up: number; go: (() => void) | undefined }) {
  const [hex, facing, left] = plan.end ?? [-1, 0, 0];
  return (
    <div class="sc-float row">
      {go ? (
        <button type="button" class="button main" onClick={go}>{say.go(nameOf(hex), facing, up, left)}</button>
      ) : (
        <p class="sc-could small">{say.couldGo(nameOf(hex), facing, up, left)}</p>
      )}
      {plan.aimed && left > 0 && <button type="button" class="button" title={say.thenOnTitle} onClick={plan.settle}>{say.thenOn}</button>}
      <button type="button" class="button" onClick={plan.back}>{say.cancel}</button>
    </div>
  );
}

export function BallSpot({ hex, up }: { hex: number; up: number }) {
  const at = middle(hex, up);
  return (
    <g class="sc-ball ball" data-part="ball" transform={`translate(${at.x} ${at.y}) rotate(-35)`} role="img" aria-label={nameOf(hex)}>
      <ellipse rx=".3" ry=".18" />
      <path d="M-.13 0H.13" />
    </g>
  );
}

export function BallWay({ from, to }: { from: Point | undefined; to: Point | undefined }) {
  if (!from || !to) return null;
  const [start, end] = clear(from, to);
  return <line class="sc-aloft" x1={start.x} y1={start.y} x2={end.x} y2={end.y} aria-hidden="true" />;
}

export function Shows({ shows, set }: { shows: Shown; set(shows: Shown): void }) {
  const names: [keyof Shown, string][] = [["zones", say.zones], ["sight", say.sight], ["sighted", say.sighted], ["passes", say.passOdds], ["trails", say.trails]];
  const [open, setOpen] = useState(false);
  return (
    <div class="sc-shows" role="group" aria-label={say.show}>
      <button type="button" class="sc-chip" aria-expanded={open} onClick={() => setOpen(!open)}>{say.layers}</button>
      {open && names.map(([name, label]) => (
        <button key={name} type="button" class="sc-chip" aria-pressed={shows[name] ?? false} onClick={() => set({ ...shows, [name]: !shows[name] })}>{label}</button>
      ))}
    </div>
  );
}
