/** How the play came out, over the board's lower edge: the big line, what follows, the sum. Great moments have a picture of their own. */

import type { Names, Outcome } from "../../net/wire";

interface Props {
  outcome: Outcome;
  names: Names;
  score: readonly [number, number] | null;
  /** Which way the ball went: a touchdown's picture leaves that end zone in sight. */
  goes?: number | undefined;
}

export function LowerThird(props: Props) {
  const { outcome } = props;
  const { line, next, seat, moment, sum } = outcome;
  if (moment === "touchdown" || moment === "final") return <Picture {...props} />;
  return (
    <div class={`lower-third ${seat ?? "nobody"} ${moment && "great"}`} data-part="outcome" data-moment={moment}>
      {moment && <Sign moment={moment} />}
      <p class="lower-line">{line}</p>
      {(next || sum) && (
        <p class="lower-next">
          <strong>{next || sum}</strong>
          {next && sum && <span>{sum}</span>}
        </p>
      )}
    </div>
  );
}

/** A touchdown and the end of the game fill the board. */
function Picture({ outcome, names, score, goes = 1 }: Props) {
  const { line, next, seat, moment, sum } = outcome;
  return (
    <div class={`great-picture ${seat ?? "nobody"} ${goes < 0 && moment === "touchdown" ? "to-the-left" : ""}`} data-part="outcome" data-moment={moment}>
      <div class="great-words">
        {seat && <p class="great-team">{names[seat]}</p>}
        <p class="great-line">{line}</p>
        {sum && <p class="great-sum">{sum}</p>}
        {moment !== "final" && <p class="great-next">{next}</p>}
      </div>
      {score && (
        <dl class="great-score num">
          <dt class="home">{names.home}</dt>
          <dd>{score[0]}</dd>
          <dt class="away">{names.away}</dt>
          <dd>{score[1]}</dd>
        </dl>
      )}
    </div>
  );
}

const SIGNS: Record<Exclude<Outcome["moment"], "" | "touchdown" | "final">, string> = {
  field_goal: "M-9 12V-10M9 12V-10M-9 2H9M0 2V13M-3 -6a3 2 0 1 0 6 0a3 2 0 1 0 -6 0",
  safety: "M-10 10V-4L0 -11L10 -4V10M-4 10L4 1M-4 1L4 10",
  turnover: "M-9 -3A10 10 0 0 1 8 -7M8 -12V-6H2M9 3A10 10 0 0 1 -8 7M-8 12V6H-2",
  sack: "M-11 -6L-3 2M-3 -5V3H-11M11 -6L3 2M3 -5V3H11M-8 10H8",
  big_gain: "M-12 8L-2 -2L3 3L12 -8M5 -8H12V-1",
  half: "M-11 0A11 11 0 1 0 11 0A11 11 0 1 0 -11 0M0 -7V0L5 4",
};

function Sign({ moment }: { moment: keyof typeof SIGNS | "touchdown" | "final" | "" }) {
  const path = moment in SIGNS ? SIGNS[moment as keyof typeof SIGNS] : "";
  return (
    <svg class="lower-sign" viewBox="-16 -16 32 32" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
