/** Whose clock runs, how long, and what one may do when it has run out. */

import { useEffect, useState } from "preact/hooks";
import { other, SEATS, type Match, type Seat } from "../../net/wire";
import { fetchGames, gameOf, games } from "../../state/games";
import type { Table } from "../../state/table";
import { text } from "../../text/en";

interface Props {
  table: Table;
  match: Match;
}

export function ClockBar({ table, match }: Props) {
  const told = table.clock.told.value;
  useEffect(() => {
    if (told?.coach && !games.value) void fetchGames();
  }, [told?.coach]);
  if (!told || table.state.value?.over) return null;
  return (
    <section class="clock-bar" aria-label={text.clock.label}>
      {told.started ? (
        <div class="clock-times">
          {SEATS.map((seat) => (
            <Time key={seat} table={table} match={match} seat={seat} />
          ))}
        </div>
      ) : (
        <p class="soft small">
          {text.clock.notStarted} {text.clock.left(told.seconds)} {text.clock.per[told.per]}
        </p>
      )}
      <Claims table={table} match={match} />
      <Proposal table={table} match={match} />
    </section>
  );
}

function Time({ table, match, seat }: Props & { seat: Seat }) {
  const clock = table.clock;
  const runs = clock.running.value.includes(seat);
  const left = clock.left(seat);
  return (
    <span class={`clock-time ink-${seat}`} data-runs={runs} data-low={runs && left < 60} data-seat={seat}>
      <span class="clock-name">{match.names[seat]}</span>
      <span class="num">{clock.told.value?.chairs.includes(seat) ? text.clock.coachSits : runs && left <= 0 ? text.clock.out : text.clock.left(left)}</span>
    </span>
  );
}

/** The other side was silent for too long, or this one was. */
function Claims({ table, match }: Props) {
  const mine = match.seats.length === 1 ? (match.seats[0] ?? null) : null;
  if (!mine) return null;
  const rival = other(mine);
  const told = table.clock.told.value;
  if (table.clock.out(mine)) return <p class="notice refusal small">{text.clock.youAreOut}</p>;
  if (!told || !table.clock.out(rival)) return null;
  const coach = told.coach && told.agreed.length === SEATS.length ? coachName(match.game, told.coach) : "";
  const claim = (what: "win" | "coach" | "go_on") => table.say({ type: "claim", what });
  return (
    <div class="notice clock-claim" role="alert">
      <span class="grow">{text.clock.outOf(match.names[rival])}</span>
      <span class="row">
        <button type="button" class="button small main" onClick={() => claim("win")}>
          {text.clock.win}
        </button>
        {coach && (
          <button type="button" class="button small" onClick={() => claim("coach")}>
            {text.clock.coach(coach)}
          </button>
        )}
        <button type="button" class="button small" onClick={() => claim("go_on")}>
          {text.clock.goOn}
        </button>
      </span>
    </div>
  );
}

/** A coach in an empty chair needs the word of both, given before. */
function Proposal({ table, match }: Props) {
  const [later, setLater] = useState(false);
  const told = table.clock.told.value;
  const mine = match.seats.length === 1 ? match.seats[0] : undefined;
  if (!told?.coach || !mine || later) return null;
  const coach = coachName(match.game, told.coach);
  if (told.agreed.includes(mine) || told.agreed.length === 0) return null;
  return (
    <div class="notice clock-claim" role="status">
      <span class="grow">{text.clock.proposed(match.names[other(mine)], coach)}</span>
      <span class="row">
        <button type="button" class="button small main" onClick={() => table.say({ type: "agree_to_coach" })}>
          {text.clock.agree}
        </button>
        <button type="button" class="button small" onClick={() => setLater(true)}>
          {text.clock.notNow}
        </button>
      </span>
    </div>
  );
}

const coachName = (game: string, level: string): string =>
  gameOf(game)?.coaches.find((coach) => coach.level === level)?.name ?? level;

/** For the tab of the browser: whose clock runs, and how long. */
export function runningTime(table: Table, match: Match): string {
  const clock = table.clock;
  const mine = match.seats.length === 1 ? match.seats[0] : undefined;
  const seat = mine && clock.running.value.includes(mine) ? mine : clock.running.value[0];
  if (!seat || table.state.value?.over) return "";
  const left = clock.left(seat);
  return text.clock.title(seat === mine ? text.clock.you : match.names[seat], left <= 0 ? text.clock.out : text.clock.left(left));
}
