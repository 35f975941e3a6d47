/** Small parts of the board: the ball, its way, the news, and what to show. */

import type { Asked, EventOut, Plain } from "../../net/wire";
import { Dice } from "../../parts/table/Dice";
import { diceOf } from "../../parts/table/Log";
import { scrimmage as say } from "../../text/en.scrimmage";
import { middle, nameOf, WAYS, type Point } from "./hexes";
import type { Action } from "./types";
import type { Planning } from "./usePlan";

/** Ending the phase and downing the ball, where they are legal. */
export function Ends({ asked, answer }: { asked: Asked; answer(value: Plain): void }) {
  const ends = asked.options.filter((option) => ["end_phase", "down"].includes((option.value as unknown as Action[])[0]?.kind ?? ""));
  return (
    <div class="row sc-ends">
      {ends.map((option) => (
        <button key={option.label} type="button" class="button small" onClick={() => answer(option.value)}>{say.doing(option.label, "")}</button>
      ))}
    </div>
  );
}

/** The plan in mind: carry it out (not where one only looks), think on from there, or take the last step of it back. */
export function GoBar({ plan, go }: { plan: Planning; go: (() => void) | undefined }) {
  const [hex, facing, left] = plan.end ?? [-1, 0, 0];
  return (
    <div class="sc-float row">
      {go ? (
        <button type="button" class="button main" onClick={go}>{say.go(nameOf(hex), WAYS[facing] ?? "", left)}</button>
      ) : (
        <p class="sc-could small">{say.couldGo(nameOf(hex), WAYS[facing] ?? "", left)}</p>
      )}
      {plan.aimed && left > 0 && <button type="button" class="button" title={say.thenOnTitle} onClick={plan.settle}>{say.thenOn}</button>}
      <button type="button" class="button" onClick={plan.back}>{say.cancel}</button>
    </div>
  );
}

export function BallSpot({ hex, up }: { hex: number; up: number }) {
  const at = middle(hex, up);
  return (
    <g class="sc-ball ball" transform={`translate(${at.x} ${at.y}) rotate(-35)`} role="img" aria-label={nameOf(hex)}>
      <ellipse rx=".3" ry=".18" />
      <path d="M-.13 0H.13" />
    </g>
  );
}

export function BallWay({ from, to }: { from: Point | undefined; to: Point | undefined }) {
  if (!from || !to) return null;
  return <line class="sc-aloft" x1={from.x} y1={from.y} x2={to.x} y2={to.y} aria-hidden="true" />;
}

/** What has just happened, in words, with the dice. */
export function News({ events, fresh, motion, situation }: { events: EventOut[]; fresh: number; motion: boolean; situation: string }) {
  const last = events.at(-1);
  const thrown = events.slice(events.length - fresh).filter((event) => diceOf(event).length > 0).at(-1);
  return (
    <div class="sc-news">
      {thrown && <Dice dice={diceOf(thrown)} motion={motion} throwId={thrown.n} />}
      <p>{(thrown ?? last)?.text ?? situation}</p>
    </div>
  );
}

export type Shown = Record<"zones" | "sight" | "sighted" | "passes" | "trails", boolean>;

export function Shows({ shows, set }: { shows: Shown; set(shows: Shown): void }) {
  const names: [keyof Shown, string][] = [["zones", say.zones], ["sight", say.sight], ["sighted", say.sighted], ["passes", say.passOdds], ["trails", say.trails]];
  return (
    <div class="sc-shows row" role="group" aria-label={say.show}>
      {names.map(([name, label]) => (
        <button key={name} type="button" class="sc-chip" aria-pressed={shows[name]} onClick={() => set({ ...shows, [name]: !shows[name] })}>{label}</button>
      ))}
    </div>
  );
}
