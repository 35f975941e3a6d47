/** Points on the board are celebrated over it: whose, and how many. Still where motion isn't wanted. */

import { useEffect, useRef, useState } from "preact/hooks";
import { SEATS, type Names, type Scoreboard, type Seat } from "../../net/wire";
import { text } from "../../text/en";

const LASTS_MS = 2600;
const CONFETTI = Array.from({ length: 18 }, (_, at) => at);

interface Scored {
  seat: Seat;
  points: number;
}

/** Who has more points than before, if anybody. */
export function scored(before: readonly number[], now: readonly number[]): Scored | null {
  for (const [at, seat] of SEATS.entries()) {
    const points = (now[at] ?? 0) - (before[at] ?? 0);
    if (points > 0) return { seat, points };
  }
  return null;
}

interface Props {
  scoreboard: Scoreboard | null;
  names: Names;
  /** The game goes on before one's eyes: a jump through history is no score. */
  live: boolean;
}

export function Celebration({ scoreboard, names, live }: Props) {
  const score = scoreboard?.score;
  const before = useRef(score);
  const [shown, setShown] = useState<Scored | null>(null);
  useEffect(() => {
    const news = live && score && before.current ? scored(before.current, score) : null;
    before.current = score;
    setShown(news);
    if (!news) return;
    const timer = setTimeout(() => setShown(null), LASTS_MS);
    return () => clearTimeout(timer);
  }, [score?.join(), live]);
  if (!shown) return null;
  return (
    <div class={`celebration ${shown.seat}`} aria-hidden="true">
      {CONFETTI.map((at) => (
        <i key={at} />
      ))}
      <p>
        <strong>{names[shown.seat]}</strong>
        <b class="num">{text.scoreboard.plus(shown.points)}</b>
      </p>
    </div>
  );
}
