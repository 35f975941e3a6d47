/** Below the board: what is asked, what one waits for, or how it ended; and the switches. */

import type { BoardModule } from "../../games/board";
import { other, SEATS, type Match } from "../../net/wire";
import { HELPED_DECISIONS } from "../../state/advising";
import { explainAll, helpDismissed, showOdds, tokensOf } from "../../state/kept";
import { playBackSince } from "../../state/moments";
import type { Table } from "../../state/table";
import { text } from "../../text/en";
import { End } from "./End";
import { DeletionAsked } from "../dialogs/LinkCare";
import { FriendLink } from "../dialogs/Links";
import { QuestionPanel } from "./QuestionPanel";
import { RuleId } from "../dialogs/RuleDialog";
import { betweenCoaches, Speed } from "./Speed";

interface Props {
  table: Table;
  match: Match;
}

export function Desk({ table, match, board }: Props & { board: BoardModule | null | undefined }) {
  const looking = table.frame.value !== null;
  const over = table.state.value?.over ?? false;
  return (
    <div class="table-desk">
      <Notices table={table} match={match} />
      {looking ? (
        <p class="panel waiting past">
          {text.history.looking} <span class="soft">{table.sight.value?.situation}</span>
        </p>
      ) : over && !table.revealing.value ? (
        <End table={table} match={match} />
      ) : table.asked.value ? (
        <Asking table={table} match={match} board={board} />
      ) : (
        <Waiting table={table} match={match} />
      )}
      {!over && !looking && <Acts table={table} match={match} />}
    </div>
  );
}

function Asking({ table, match, board }: Props & { board: BoardModule | null | undefined }) {
  const asked = table.asked.value;
  if (!asked) return null;
  return (
    <>
      <QuestionPanel
        asked={asked}
        sending={table.sending.value}
        explain={explainAll.value || table.advising.helping.value}
        advice={table.advising.shown.value}
        folded={board?.answers?.(asked) ?? false}
        said={board?.says?.(asked) ?? false}
        note={table.otherCalled.value && match.mode === "match" ? text.table.otherCalled(match.names[other(asked.seat)]) : ""}
        hasBoard={board !== null}
        onAnswer={(value) => table.answer(value)}
        onConsider={(value) => (table.considered.value = value)}
      />
      <FirstHelp table={table} />
    </>
  );
}

function FirstHelp({ table }: { table: Table }) {
  if (!table.advising.helping.value) return null;
  const last = table.answered.value === HELPED_DECISIONS - 1;
  const touch = matchMedia("(pointer: coarse)").matches;
  return (
    <aside class="first-help">
      <p>
        <strong>{text.help.title}</strong> {last ? text.help.last : touch ? text.help.touch : text.help.text}{" "}
        {!last && !table.match.value?.for_keeps && text.help.practice}
      </p>
      <button type="button" class="button small" onClick={() => (helpDismissed.value = true)}>
        {text.help.dismiss}
      </button>
    </aside>
  );
}

function Notices({ table, match }: Props) {
  const notice = table.notice.value;
  const by = table.takeBackBy.value;
  return (
    <>
      {table.link.value === "lost" && (
        <p class="notice lost" role="status">
          {text.net.lost}
        </p>
      )}
      {notice && (
        <p class={`notice ${notice.kind}`} role={notice.kind === "refusal" ? "alert" : "status"}>
          {text.table.news[notice.sentence] ?? notice.sentence} {notice.rule && <RuleId id={notice.rule} />}
        </p>
      )}
      <DeletionAsked table={table} match={match} />
      <SinceLast table={table} />
      {table.takeBackSent.value && (
        <p class="notice" role="status">
          {text.table.takeBackSent}
        </p>
      )}
      {by && match.seats.length > 0 && (
        <div class="notice row" role="alert">
          <span class="grow">{text.table.takeBackAsked(match.names[by])}</span>
          <span class="row">
            <button type="button" class="button small main" onClick={() => table.replyTakeBack(true)}>
              {text.table.allow}
            </button>
            <button type="button" class="button small" onClick={() => table.replyTakeBack(false)}>
              {text.table.decline}
            </button>
          </span>
        </div>
      )}
    </>
  );
}

/** For who comes back after a while: what happened is a click away. */
function SinceLast({ table }: { table: Table }) {
  const since = table.comingBack.since.value;
  if (since === null || table.revealing.value) return null;
  return (
    <div class="notice row" role="status">
      <span class="grow">{text.table.away}</span>
      <span class="row">
        <button type="button" class="button small main" onClick={() => playBackSince(table, since)}>
          {text.table.playBack}
        </button>
        <button type="button" class="button small" onClick={() => (table.comingBack.since.value = null)}>
          {text.close}
        </button>
      </span>
    </div>
  );
}

function waitingSentence({ table, match }: Props): string {
  const waiting = table.state.value?.waiting ?? [];
  const first = waiting[0];
  const mine = table.seat.value;
  const absent = table.awaited.value[0];
  if (absent && !table.revealing.value) return text.table.diceWait(match.names[absent]);
  if (table.tempo.value.paused) return text.table.paused;
  if (table.revealing.value || !first) return text.table.happening;
  const name = match.names[first];
  const person = match.kinds[first] === "person";
  if (person && mine && first !== mine && table.called.value) return text.table.youHaveCalled(name);
  if (waiting.length === SEATS.length) return text.table.waitingBoth;
  return person && mine ? text.table.waitingPerson(name) : text.table.waitingFor(name);
}

function Waiting({ table, match }: Props) {
  const first = table.awaited.value[0] ?? table.state.value?.waiting[0];
  const absent = match.mode === "match" && table.seat.value && first && table.presence.value?.[first] === false;
  return (
    <div class="panel waiting">
      <p>{waitingSentence({ table, match })}</p>
      {absent && <FriendLink match={match} seat={table.seat.value} tokens={tokensOf(match.match)} />}
      {match.seats.length === 0 && <p class="soft small">{text.table.watching}</p>}
    </div>
  );
}

function Switch({ label, on, onChange }: { label: string; on: boolean; onChange(on: boolean): void }) {
  return (
    <label class="switch">
      <input type="checkbox" role="switch" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
      {label}
    </label>
  );
}

/** Which of the two kinds of game against a coach this is. */
function Counts({ keeps }: { keeps: boolean }) {
  return (
    <span class={keeps ? "badge keeps" : "badge"} title={keeps ? text.table.keepsMeans : text.table.practiceMeans}>
      {keeps ? text.table.keeps : text.table.practice}
    </span>
  );
}

function Acts({ table, match }: Props) {
  const seated = match.seats.length > 0;
  const takesBack = table.state.value?.can_take_back && !table.takeBackSent.value;
  return (
    <div class="acts row">
      {betweenCoaches(match) && <Speed table={table} />}
      {table.advising.allowed.value && (
        <Switch label={text.table.odds} on={showOdds.value} onChange={(on) => (showOdds.value = on)} />
      )}
      {seated && <Switch label={text.table.explain} on={explainAll.value} onChange={(on) => (explainAll.value = on)} />}
      <span class="grow" />
      {table.revealing.value && (
        <button type="button" class="button small" onClick={() => table.showing.hurry()}>
          {text.table.skip}
        </button>
      )}
      <span class="row acts-back">
        {match.mode === "practice" && <Counts keeps={match.for_keeps} />}
        {seated && (takesBack || !match.for_keeps) && (
          <button type="button" class="button small" disabled={!takesBack} onClick={() => table.takeBack()}>
            {match.mode === "match" ? text.table.askTakeBack : text.table.takeBack}
          </button>
        )}
      </span>
    </div>
  );
}
