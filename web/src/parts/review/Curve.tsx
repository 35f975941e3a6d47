/** Win chance after every play: above the middle for the side that looks, below for the other. */

import { useRef } from "preact/hooks";
import type { Review } from "../../net/review";
import { other, type Seat } from "../../net/wire";
import { chanceOf, pointsOf, SPOKEN_OF } from "../../state/review/reviewing";
import { text } from "../../text/en";
import { useBox } from "../useBox";

/** Above: the flag, and labels below it. */
const PAD = { left: 44, right: 10, top: 34, bottom: 20 };
const GRID = [0, 25, 50, 75, 100];
/** Labels nearer than this would lie on each other. */
const LABEL_ROOM = 64;
/** About what a letter takes. */
const LETTER = 6.5;
/** Of a flag. */
const MOST_LETTERS = 28;

interface Props {
  review: Review;
  seat: Seat;
  /** Places of the decisions that are marked. */
  costly: readonly number[];
  /** The decision and the play looked at. */
  decision: number | null;
  play: number | null;
  onLook(play: number): void;
}

export function Curve({ review, seat, costly: marked, decision, play, onLook }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const { width, height } = useBox(place) ?? { width: 0, height: 0 };
  const { plays } = review;
  const wide = Math.max(1, width - PAD.left - PAD.right);
  const high = Math.max(1, height - PAD.top - PAD.bottom);
  const x = (at: number): number => PAD.left + (wide * at) / Math.max(1, plays.length);
  const y = (chance: number): number => PAD.top + high * (1 - chance);
  const chances = [chanceOf(review.start, seat), ...plays.map(({ after }) => chanceOf(after, seat))];
  const line = chances.map((chance, at) => `${x(at).toFixed(1)} ${y(chance).toFixed(1)}`).join("L");
  const middle = y(0.5);
  const area = `M${x(0)} ${middle}L${line}L${x(plays.length)} ${middle}Z`;
  const costly = new Set(marked.map((at) => review.decisions[at]?.play));
  const flag = flagOf(review, seat, decision, play);
  let last = -LABEL_ROOM;
  let named = x(0) + 6 + LETTER * (plays[0]?.period.length ?? 0);
  return (
    <div class="curve" ref={place}>
      <svg width={width} height={height} role="img" aria-label={text.review.curve}>
        <clipPath id="curve-above">
          <rect x="0" y="0" width={width} height={middle} />
        </clipPath>
        <clipPath id="curve-below">
          <rect x="0" y={middle} width={width} height={Math.max(0, height - middle)} />
        </clipPath>
        {GRID.map((line) => (
          <g key={line} class={line === 50 ? "curve-grid middle" : "curve-grid"}>
            <path d={`M${PAD.left} ${y(line / 100)}H${width - PAD.right}`} />
            <text x={PAD.left - 6} y={y(line / 100) + 4}>
              {line}
            </text>
          </g>
        ))}
        {plays.map((one, at) => {
          if (at === 0 || one.period === plays[at - 1]?.period) return null;
          const [from, to] = [x(at) + 6, x(at) + 6 + LETTER * one.period.length];
          const room = from > named + 6 && to <= width;
          if (room) named = to;
          return (
            <g key={one.number} class="curve-period">
              <path d={`M${x(at)} ${PAD.top}V${height - PAD.bottom}`} />
              {room && (
                <text x={from} y={height - 5}>
                  {one.period}
                </text>
              )}
            </g>
          );
        })}
        {plays[0] && (
          <text class="curve-period" x={PAD.left + 6} y={height - 5}>
            {plays[0].period}
          </text>
        )}
        {(["above", "below"] as const).map((side) => {
          const whose = side === "above" ? seat : other(seat);
          return (
            <g key={side} clip-path={`url(#curve-${side})`} class={`curve-${whose}`}>
              <path d={area} class="curve-area" />
              <path d={`M${line}`} class="curve-line" />
            </g>
          );
        })}
        {plays.map((one, at) => {
          const chance = chanceOf(one.after, seat);
          const labelled = one.scored !== null && x(at + 1) - last > LABEL_ROOM;
          if (labelled) last = x(at + 1);
          return (
            <g key={one.number}>
              {one.scored && <circle class={`curve-dot curve-${one.scored.seat}`} cx={x(at + 1)} cy={y(chance)} r="4.5" />}
              {labelled && (
                <text
                  class={`curve-label curve-${one.scored?.seat ?? ""}`}
                  x={Math.min(x(at + 1), width - 4 - (LETTER * (one.scored?.label.length ?? 0)) / 2)}
                  y={y(chance) + (above(chances, at + 1) ? -9 : 18)}
                >
                  {one.scored?.label}
                </text>
              )}
              {costly.has(one.number) && <rect class="curve-costly" x={x(at + 1) - 5} y={y(chance) - 5} width="10" height="10" transform={`rotate(45 ${x(at + 1)} ${y(chance)})`} />}
              {one.number === play && (
                <>
                  <path class="curve-looked" d={`M${x(at + 1)} ${PAD.top}V${height - PAD.bottom}`} />
                  <path class="curve-step" d={`M${x(at)} ${y(chances[at] ?? 0.5)}L${x(at + 1)} ${y(chance)}`} />
                </>
              )}
              <rect class="curve-touch" x={x(at + 0.5)} y="0" width={Math.max(2, wide / plays.length)} height={height} onClick={() => onLook(one.number)}>
                <title>{`${one.situation}. ${one.story}`}</title>
              </rect>
            </g>
          );
        })}
        {flag && play !== null && <Flag at={x(plays.findIndex((one) => one.number === play) + 1)} words={flag} width={width} />}
      </svg>
    </div>
  );
}

/** A label stands where the curve doesn't go on to: above where it falls, below where it rises. */
function above(chances: readonly number[], at: number): boolean {
  const [before, here, after] = [chances[at - 1] ?? 0.5, chances[at] ?? 0.5, chances[at + 1]];
  const rises = Math.max(before, after ?? before) - here;
  const falls = here - Math.min(before, after ?? before);
  return Math.abs(rises - falls) < 0.02 ? here > 0.5 : falls > rises;
}

/** What the play looked at was about, in a word: "Punt −14". */
function flagOf(review: Review, seat: Seat, decision: number | null, play: number | null): string {
  const judged = decision === null ? undefined : review.decisions[decision];
  if (judged && judged.cost >= SPOKEN_OF) return `${judged.chosen} ${text.review.signed(-Math.round(judged.cost * 100))}`;
  const looked = review.plays.find((one) => one.number === play);
  return looked ? text.review.signed(pointsOf(looked.after - looked.before, seat)) : "";
}

function Flag({ at, words, width }: { at: number; words: string; width: number }) {
  const short = words.length > MOST_LETTERS ? `${words.slice(0, MOST_LETTERS - 6)}…${words.slice(words.lastIndexOf(" "))}` : words;
  const wide = short.length * LETTER + 12;
  const left = Math.max(PAD.left, Math.min(width - wide - 2, at - wide / 2));
  return (
    <g class="curve-flag">
      <rect x={left} y="0" width={wide} height="18" rx="3" />
      <text x={left + wide / 2} y="13">
        {short}
      </text>
    </g>
  );
}
