/** A flag: what accepting leads to beside what declining leads to, in words and on the field. */

import type { Asked } from "../../net/wire";
import { adviceFor } from "../../parts/table/hand/Tiles";
import { cp } from "../../text/en.canadian_pro";
import { arrows, useFirstFocus } from "../../parts/board/focus";
import { Odds } from "../../parts/board/Odds";
import type { BoardProps } from "../board";
import { LENGTH, type After } from "./types";
import type { AcceptPenalty } from "./view.gen";

type Facts = Pick<AcceptPenalty, "seat" | "name" | "throws_gain"> & { accepted: After; declined: After };

export const penaltyOf = (asked: Asked): Facts => asked.facts as unknown as Facts;

const opened = (half: string): string => half.charAt(0).toUpperCase() + half.slice(1);

/** Both halves of the server's sentence, "… accept (this) or decline (that)?", each begun as a sentence of its own. */
export function outcomes(prompt: string): { accept: string; decline: string } {
  const found = /accept \((.+)\) or decline \((.+)\)\?$/.exec(prompt);
  return { accept: opened(found?.[1] ?? ""), decline: opened(found?.[2] ?? "") };
}

const fromHome = ({ situation }: After): number => (situation.offence === "away" ? LENGTH - situation.ball : situation.ball);

/** How many yards accepting is worth to the team that decides; null where the two don't compare. */
export function worth({ seat, accepted, declined, throws_gain: thrown }: Facts): number | null {
  if (thrown || accepted.phase !== "scrimmage" || declined.phase !== "scrimmage") return null;
  return (fromHome(accepted) - fromHome(declined)) * (seat === "home" ? 1 : -1);
}

/** Where the ball would lie, on the field itself: A for accepted, D for declined. */
/** Yards from the sideline: outside of the men and their names. */
const AT_THE_EDGE = 2.5;

export function PenaltyMarks({ asked, across }: { asked: Asked; across: number }) {
  const { accepted, declined, throws_gain: thrown } = penaltyOf(asked);
  const marks = [
    [cp.penalty.marks.accepted, thrown ? null : accepted, AT_THE_EDGE],
    [cp.penalty.marks.declined, declined, across - AT_THE_EDGE],
  ] as const;
  return (
    <g class="cp-marks" aria-hidden="true">
      {marks.map(([letter, after, y]) =>
        after && after.phase === "scrimmage" ? (
          <g key={letter} transform={`translate(${fromHome(after)} ${y})`}>
            <path d={`M0 0V${across / 2 - y}`} />
            <circle r="3.400" />
            <text y="1.300">{letter}</text>
          </g>
        ) : null,
      )}
    </g>
  );
}

export function Penalty({ asked, names, advice = null, chosen, choose, consider }: BoardProps & { asked: Asked }) {
  const facts = penaltyOf(asked);
  const words = outcomes(asked.prompt);
  const yards = worth(facts);
  const place = useFirstFocus<HTMLDivElement>();
  const sides = [
    ["accept", cp.penalty.accept, cp.penalty.marks.accepted, words.accept, facts.accepted],
    ["decline", cp.penalty.decline, cp.penalty.marks.declined, words.decline, facts.declined],
  ] as const;
  return (
    <div class="cp-penalty">
      <div ref={place} class="cp-sides" onKeyDown={arrows}>
        {sides.map(([value, title, mark, sentence, after], at) => (
          <button key={value} type="button" class={chosen === value ? "option cp-side raised" : "option cp-side"} data-number={at + 1} aria-pressed={chosen === value} onClick={() => choose(value)} onPointerMove={() => consider(value)} onPointerLeave={() => consider(undefined)}>
            <span class="cp-side-title"><i aria-hidden="true">{mark}</i>{title}</span>
            <span class="cp-side-words">{sentence}</span>
            {after.points.some(Boolean) && <span class="small soft">{cp.penalty.points}: {names.home} {after.points[0]}, {names.away} {after.points[1]}</span>}
            <span class="small soft"><Odds advice={adviceFor(advice, value)} /></span>
          </button>
        ))}
      </div>
      {yards !== null && <p class="soft small">{cp.penalty.further(yards)}</p>}
    </div>
  );
}
