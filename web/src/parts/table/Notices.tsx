/** Over the board's upper edge: what a person should know now, without moving anything. */

import type { Match } from "../../net/wire";
import { playBackSince } from "../../state/replay/moments";
import type { Table } from "../../state/table/table";
import { text } from "../../text/en";
import { ChatSaid } from "../dialogs/Chat";
import { DeletionAsked } from "../dialogs/LinkCare";
import { RuleId } from "../dialogs/RuleDialog";
import { ClockBar } from "./ClockBar";

interface Props {
  table: Table;
  match: Match;
}

export function Notices({ table, match }: Props) {
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
      <ClockBar table={table} match={match} />
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
      <ChatSaid table={table} match={match} />
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
