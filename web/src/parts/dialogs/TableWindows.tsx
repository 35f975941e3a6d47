/** The windows of a table: its links, giving up, a game of one's own from a moment. */

import type { Match } from "../../net/wire";
import { showChance, tokensOf } from "../../state/kept";
import { tryFrom } from "../../state/replay/moments";
import type { Table } from "../../state/table/table";
import { text } from "../../text/en";
import { BranchDialog } from "./BranchDialog";
import { ChatWindow } from "./Chat";
import { Dialog } from "./Dialog";
import { LinkCare } from "./LinkCare";
import { Switch, Switches } from "../table/hand/Acts";
import { Menu } from "./Menu";
import { Links } from "./Links";

export type TableWindow = "" | "links" | "resign" | "branch" | "menu" | "chat";

interface Props {
  table: Table;
  match: Match;
  window: TableWindow;
  onWindow(window: TableWindow): void;
}

export function TableWindows({ table, match, window, onWindow }: Props) {
  const onClose = () => onWindow("");
  const seated = match.seats.length > 0;
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
      <Menu open={window === "menu"} onClose={onClose}>
        <Switches table={table} />
        {table.booking.allowed.value && <Switch label={text.book.switch} on={showChance.value} onChange={(on) => (showChance.value = on)} />}
        <div class="row">
          <button type="button" class="button" onClick={() => onWindow("links")}>
            {text.table.links}
          </button>
          {seated && !table.state.value?.over && (
            <button type="button" class="button" onClick={() => onWindow("resign")}>
              {text.table.resign}
            </button>
          )}
        </div>
      </Menu>
      <Dialog open={window === "links"} title={text.links.title} onClose={onClose}>
        <Links match={match} seat={table.seat.value} tokens={tokensOf(match.match)} token={table.token} />
        {table.seat.value && <LinkCare table={table} match={match} seat={table.seat.value} />}
      </Dialog>
      <ChatWindow table={table} match={match} open={window === "chat"} onClose={onClose} />
      <Dialog open={window === "resign"} title={text.table.resignSure} onClose={onClose}>
        <p>{text.table.resignMeans}</p>
        <div class="row">
          <button type="button" class="button main" onClick={onClose}>
            {text.table.keepPlaying}
          </button>
          <button type="button" class="button danger" onClick={resign}>
            {text.table.resign}
          </button>
        </div>
      </Dialog>
    </>
  );
}
