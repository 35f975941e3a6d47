import { useEffect, useRef } from "preact/hooks";
import type { Names, Presence, Scoreboard as Board, Seat } from "../../net/wire";
import { text } from "../../text/en";

interface Props {
  board: Board | null;
  score: [number, number];
  names: Names;
  mine: readonly Seat[];
  presence: Presence | null;
  kinds: Record<Seat, "person" | "coach">;
  /** The clocks, where the match has any. */
  times?: Record<Seat, Time> | null;
  /** It is over, by the rules or because a side gave up, of which the rules know nothing. */
  over?: boolean;
}

export interface Time {
  left: string;
  runs: boolean;
  low: boolean;
}

export function Scoreboard({ board: asPlayed, score, names, mine, presence, kinds, times = null, over = false }: Props) {
  const board = asPlayed && over ? ended(asPlayed) : asPlayed;
  const team = (seat: Seat, points: number, timeouts: number | null) => (
    <Team
      seat={seat}
      name={names[seat]}
      points={points}
      timeouts={timeouts}
      has={board?.possession === seat}
      time={times?.[seat] ?? null}
      mine={mine.length === 1 && mine[0] === seat}
      away={!over && kinds[seat] === "person" && presence !== null && !presence[seat] && !mine.includes(seat)}
    />
  );
  const [home, away] = board?.score ?? score;
  return (
    <section class="scoreboard" data-part="score" data-point="scoreboard" aria-label={text.scoreboard.label}>
      {team("home", home, board?.timeouts?.[0] ?? null)}
      <div class="scoreboard-middle">
        {board && (
          <>
            <div class="scoreboard-where">
              <div class="scoreboard-down" style={{ "--letters": (board.down || board.period).length }}>
                {board.down || board.period}
              </div>
              {board.spot && (
                <div class="scoreboard-spot" style={{ "--letters": board.spot.length }}>
                  {board.spot}
                </div>
              )}
            </div>
            {(board.down || board.clock) && (
              <div class="scoreboard-clock num">
                {board.down && !saidTwice(board) && <span class="scoreboard-period">{board.period}</span>}
                {board.clock && <span>{board.clock}</span>}
              </div>
            )}
          </>
        )}
      </div>
      {team("away", away, board?.timeouts?.[1] ?? null)}
    </section>
  );
}

/** Nothing comes next any more. */
const ended = (board: Board): Board => ({ ...board, period: text.scoreboard.final, down: "", spot: "", clock: "", possession: null });

/** At the end both say "Final". */
const saidTwice = ({ down, period }: Board): boolean => down.toLowerCase() === period.toLowerCase();

interface TeamProps {
  seat: Seat;
  name: string;
  points: number;
  timeouts: number | null;
  has: boolean;
  time: Time | null;
  mine: boolean;
  away: boolean;
}

function Team({ seat, name, points, timeouts, has, time, mine, away }: TeamProps) {
  const before = useRef(points);
  const more = points > before.current;
  useEffect(() => void (before.current = points), [points]);
  return (
    <div class={`team ${seat}`} style={{ "--letters": name.length, "--longest": Math.max(...name.split(" ").map((word) => word.length)) }}>
      <div class="team-words">
        <div class="team-name">
          {seat === "away" && has && <HasBall />}
          <span>{name}</span>
          {seat === "home" && has && <HasBall />}
        </div>
        <div class="team-notes">
          {mine && <span class="you">{text.scoreboard.you}</span>}
          {away && <span>{text.scoreboard.notHere}</span>}
          {timeouts !== null && <Timeouts left={timeouts} />}
          {time && (
            <span class="team-time num" data-runs={time.runs} data-low={time.low} role="timer" aria-label={text.clock.of(name, time.left)}>
              {time.left}
            </span>
          )}
        </div>
      </div>
      <div class={more ? "team-points num scored" : "team-points num"} key={points}>
        {points}
      </div>
    </div>
  );
}

/** Between the name and the middle of the board. */
function HasBall() {
  return (
    <svg class="has-ball" viewBox="-3 -2 6 4" role="img" aria-label={text.scoreboard.hasBall}>
      <path d="M-2.6 0C-1.6-1.75 1.6-1.75 2.6 0 1.6 1.75-1.6 1.75-2.6 0z" />
    </svg>
  );
}

function Timeouts({ left }: { left: number }) {
  return (
    <span
      class="timeouts"
      data-point="timeouts"
      role="img"
      aria-label={text.scoreboard.timeouts(left)}
      title={text.scoreboard.timeouts(left)}
    >
      {Array.from({ length: Math.max(3, left) }, (_, at) => (
        <i key={at} class={at < left ? "left" : ""} />
      ))}
    </span>
  );
}
