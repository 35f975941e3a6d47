/** Messages between two people who play by link: the sign in the frame, the window, and a new line over the board. */

import { useEffect, useRef, useState } from "preact/hooks";
import { other, type Match } from "../../net/wire";
import { LONGEST, mayChat, silent } from "../../state/table/chat";
import type { Table } from "../../state/table/table";
import { text } from "../../text/en";
import { Icon } from "../Icon";
import { Switch } from "../table/hand/Acts";
import { Dialog } from "./Dialog";

interface Props {
  table: Table;
  match: Match;
}

export function ChatButton({ table, match, onClick }: Props & { onClick(): void }) {
  if (!mayChat(match)) return null;
  const label = table.chat.unread.value ? text.chat.openNews : text.chat.open;
  return (
    <button type="button" class="button small icon plain chat-open" data-news={table.chat.unread.value} title={label} aria-label={label} onClick={onClick}>
      <Icon name="chat" />
    </button>
  );
}

/** Its place is always there, so that screen readers hear what comes into it; what lies under it can be clicked. */
export function ChatSaid({ table, match }: Props) {
  if (!mayChat(match)) return null;
  const line = table.chat.fresh.value;
  return (
    <div class="chat-said" role="status" aria-live="polite">
      {line && (
        <p class="notice">
          <strong class={`ink-${line.seat}`}>{match.names[line.seat]}</strong> {line.text}
        </p>
      )}
    </div>
  );
}

export function ChatWindow({ table, match, open, onClose }: Props & { open: boolean; onClose(): void }) {
  const resting = table.chat.resting.value;
  const leave = () => {
    if (table.notice.value?.kind === "refusal") table.notice.value = null; // it was read here
    onClose();
  };
  return (
    <Dialog open={open} title={text.chat.title} onClose={leave}>
      <Lines table={table} match={match} />
      <div class="chat-phrases" role="group" aria-label={text.chat.phrasesLabel}>
        {text.chat.phrases.map((phrase) => (
          <button key={phrase} type="button" class="button small" aria-disabled={resting} onClick={() => table.chat.say(phrase)}>
            {phrase}
          </button>
        ))}
      </div>
      <Write resting={resting} onSend={(words) => table.chat.say(words)} />
      {table.notice.value?.kind === "refusal" && (
        <p class="notice refusal" role="alert">
          {table.notice.value.sentence}
        </p>
      )}
      <Switch label={text.chat.silence} on={silent.value} onChange={(on) => (silent.value = on)} />
    </Dialog>
  );
}

/** The last line is in sight, and whoever has the window open has read it. */
function Lines({ table, match }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const lines = table.chat.lines.value;
  const mine = table.seat.value;
  useEffect(() => {
    table.chat.look();
    place.current?.scrollTo(0, place.current.scrollHeight);
  }, [lines]);
  return (
    <div class="chat-lines" ref={place} role="log" aria-label={text.chat.title} tabIndex={0}>
      {lines.length === 0 && mine && <p class="soft">{text.chat.none(match.names[other(mine)])}</p>}
      {lines.map((line) => (
        <p key={`${line.seat}${line.at}`} class={line.seat === mine ? "chat-line mine" : "chat-line"}>
          <strong class={`ink-${line.seat}`}>{line.seat === mine ? text.chat.you : match.names[line.seat]}</strong> {line.text}
        </p>
      ))}
    </div>
  );
}

/** Words that can't be sent yet stay. */
function Write({ resting, onSend }: { resting: boolean; onSend(words: string): boolean }) {
  const [words, setWords] = useState("");
  const send = (event: Event) => {
    event.preventDefault();
    if (onSend(words)) setWords("");
  };
  return (
    <form class="chat-write" onSubmit={send}>
      <input
        class="input"
        value={words}
        maxLength={LONGEST}
        placeholder={text.chat.write}
        aria-label={text.chat.write}
        autocomplete="off"
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      <button type="submit" class="button main" aria-disabled={resting}>
        {text.chat.send}
      </button>
    </form>
  );
}
