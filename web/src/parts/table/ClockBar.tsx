/** Clocks: how long each side has, and what one may do when one has run out. */

import { useEffect, useState } from "preact/hooks";
import { other, SEATS, type Match, type Seat } from "../../net/wire";
import { fetchGames, gameOf, games } from "../../state/lobby/games";
import type { Table } from "../../state/table/table";
import { text } from "../../text/en";
import type { Time } from "./Scoreboard";

const LOW = 60;

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
    <>
      {!told.started && (
        <p class="soft small">
          {text.clock.notStarted} {text.clock.left(told.seconds)} {text.clock.per[told.per]}.
        </p>
      )}
      <Claims table={table} match={match} />
      <ChairTaken table={table} match={match} />
      <Proposal table={table} match={match} />
    </>
  );
}

/** For the scoreboard. */
export function timesOf(table: Table): Record<Seat, Time> | null {
  const { clock } = table;
  if (!clock.told.value?.started || table.state.value?.over) return null;
  const time = (seat: Seat): Time => {
    const runs = clock.running.value.includes(seat);
    const seconds = clock.left(seat);
    const sits = clock.told.value?.chairs.includes(seat) ?? false;
    const left = sits ? text.clock.coachSits : runs && seconds <= 0 ? text.clock.out : text.clock.left(seconds);
    return { left, runs, low: runs && seconds < LOW };
  };
  return { home: time("home"), away: time("away") };
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

/** Back at the table, where a coach sits by now. */
function ChairTaken({ table, match }: Props) {
  const mine = match.seats.length === 1 ? match.seats[0] : undefined;
  if (!mine || !table.clock.told.value?.chairs.includes(mine)) return null;
  return (
    <div class="notice clock-claim" role="alert">
      <span class="grow">{text.clock.inYourChair}</span>
      <button type="button" class="button small main" onClick={() => table.say({ type: "take_chair" })}>
        {text.clock.takeChair}
      </button>
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
