/** Before the first snap: captains and coin at the toss, both teams lined up for a kick. Always the same: the picture gives nothing away. */

import { other, SEATS, type Scoreboard, type Seat } from "../../net/wire";
import { FIELD_WIDTH } from "./sight";

interface Props {
  /** What the game is about to do. */
  phase: string;
  scoreboard: Scoreboard;
  across?: number;
}

const TOSSED = new Set(["toss", "overtime_toss", "stock", "weather", "second_half", "objective"]);
const KICKED = new Set(["kickoff", "free_kick"]);

export function LinedUp({ phase, scoreboard, across = FIELD_WIDTH }: Props) {
  if (TOSSED.has(phase)) return <Toss middle={scoreboard.length / 2} across={across} />;
  if (KICKED.has(phase)) return <Kick scoreboard={scoreboard} across={across} />;
  return null;
}

type Place = readonly [ahead: number, across: number];

/** Parts of the width of the field: ten men on the line of the ball, the kicker behind it. */
const KICKERS: Place[] = [...[0.06, 0.15, 0.24, 0.33, 0.42, 0.58, 0.67, 0.76, 0.85, 0.94].map((at): Place => [-1.6, at]), [-9, 0.44]];
const FRONT: Place[] = [...[0.2, 0.35, 0.5, 0.65, 0.8].map((at): Place => [12, at]), ...[0.18, 0.4, 0.6, 0.82].map((at): Place => [27, at])];
const DEEP = [0.36, 0.64];
/** The men who wait for the kick stand so far before their goal line. */
const CATCH = 6;

function Kick({ scoreboard: { ball, goes, possession, length, end_zone: zone }, across }: { scoreboard: Scoreboard; across: number }) {
  if (ball === null || !possession) return null;
  const waiting = (goes > 0 ? length - CATCH : CATCH) - ball;
  const receivers: Place[] = [...FRONT, ...DEEP.map((at): Place => [waiting * goes, at])];
  const men = (seat: Seat, places: readonly Place[]) =>
    places.map(([ahead, at]) => <circle key={`${ahead} ${at}`} class={seat} cx={Math.max(1 - zone, Math.min(length + zone - 1, ball + goes * ahead))} cy={at * across} r="1.150" />);
  return (
    <g class="field-men" aria-hidden="true">
      {men(possession, KICKERS)}
      {men(other(possession), receivers)}
    </g>
  );
}

const BENCH = Array.from({ length: 12 }, (_, at) => (at - 5.5) * 3);
const CAPTAINS = [-3.6, -1.2, 1.2, 3.6];

/** Four captains of either side and the referee at midfield, the benches behind them. */
function Toss({ middle, across }: { middle: number; across: number }) {
  const half = across / 2;
  return (
    <g class="field-men" aria-hidden="true">
      {SEATS.map((seat) => {
        const side = seat === "home" ? -1 : 1;
        return (
          <g key={seat}>
            {CAPTAINS.map((at) => (
              <circle key={at} class={seat} cx={middle + side * 7} cy={half + at} r="1.150" />
            ))}
            {BENCH.map((at) => (
              <circle key={at} class={seat} cx={middle + at} cy={half + side * (half - 1.8)} r="1.150" />
            ))}
          </g>
        );
      })}
      <circle class="referee" cx={middle} cy={half + 2.6} r="1.150" />
      <g class="coin">
        <circle cx={middle} cy={half - 2} r="2.200" />
        <circle class="coin-edge" cx={middle} cy={half - 2} r="1.600" />
      </g>
    </g>
  );
}
