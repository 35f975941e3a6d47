/** The windows of a table: its links, giving up, a game of one's own from a moment. */

import type { Match } from "../../net/wire";
import { tokensOf } from "../../state/kept";
import { tryFrom } from "../../state/moments";
import type { Table } from "../../state/table";
import { text } from "../../text/en";
import { BranchDialog } from "./BranchDialog";
import { Dialog } from "./Dialog";
import { LinkCare } from "./LinkCare";
import { Links } from "./Links";

export type TableWindow = "" | "links" | "resign" | "branch";

interface Props {
  table: Table;
  match: Match;
  window: TableWindow;
  onClose(): void;
}

export function TableWindows({ table, match, window, onClose }: Props) {
  const resign = () => {
    table.resign();
    onClose();
  };
  const frame = table.frame.value;
  return (
    <>
      <BranchDialog
        match={match}
        waiting={frame?.waiting ?? []}
        open={window === "branch"}
        onClose={onClose}
        onGo={(wish) => tryFrom(table.token, frame?.at ?? 0, match, wish)}
      />
      <Dialog open={window === "links"} title={text.links.title} onClose={onClose}>
        <Links match={match} seat={table.seat.value} tokens={tokensOf(match.match)} token={table.token} />
        {table.seat.value && <LinkCare table={table} match={match} seat={table.seat.value} />}
      </Dialog>
      <Dialog open={window === "resign"} title={text.table.resignSure} onClose={onClose}>
        <p>{text.table.resignMeans}</p>
        <div class="row">
          <button type="button" class="button main" onClick={resign}>
            {text.table.resign}
          </button>
          <button type="button" class="button" onClick={onClose}>
            {text.table.keepPlaying}
          </button>
        </div>
      </Dialog>
    </>
  );
}
