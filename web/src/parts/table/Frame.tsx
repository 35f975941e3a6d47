/**
 * The frame of every table: one screen, nothing scrolls, nothing jumps when a play goes on.
 *
 *   ┌──────────────────────────────────────────────┐
 *   │ bar 52: brand      score bug            menu │   data-part="score"
 *   ├───────────────────────────────────┬──────────┤
 *   │                                   │  story   │   data-part="board": as large as it can be
 *   │               board               ├──────────┤
 *   ├───────────────────────────────────┤  log and │
 *   │               hand 168            │   tabs   │   data-part="question": holds every answer
 *   └───────────────────────────────────┴──────────┘
 *
 * Upright tablets have story and log side by side between board and hand; phones have bug 60, board, a strip of story,
 * the hand in thumb's reach with its confirm bar, and the log as a closed sheet. All of that is `styles/frame.css`.
 *
 * A game's module (`games/board.ts`) fills the slots:
 *   board  its default export. It is given a box and fills it (`width: 100%; height: 100%`); it never makes the page higher.
 *   hand   `Hand`, where `hands(asked)` is true: its own cards in fixed places, inside 168 px (`.hand-answers` is its box).
 *          Every other question gets the tiles (`Tiles.tsx`), which page by themselves. `choose(value)` raises an answer and
 *          plays it at the second touch; `chosen` and `considered` say what to raise and what to show the meaning of.
 *          While a play is told nothing is asked: `During` has the place then.
 *   story  `Story`: before the play what may happen and why, after it calls, cards, dice and the sum. It may scroll inside.
 *   tabs   `tabs`: long tables that are not needed to answer (a score sheet), beside log, drives, box score and rules.
 */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { text } from "../../text/en";
import { Icon } from "../Icon";
import { useTide } from "./tide";
import { TopBar } from "./TopBar";

interface Slots {
  title: string;
  heading: string;
  /** Icons of the bar, before those that every screen has. */
  acts?: ComponentChildren;
  score: ComponentChildren;
  /** Between bar and board: the win chance, where it is switched on. */
  chance?: ComponentChildren;
  board: ComponentChildren;
  /** Over the board's upper edge: the connection, refusals, what the other side asks. */
  notices?: ComponentChildren;
  story: ComponentChildren;
  /** Log and tabs, and history below them. */
  side: ComponentChildren;
  /** What the closed sheet of a phone says: the last line of the log. */
  last: string;
  hand: ComponentChildren;
  /** At the end of that sheet's handle, on a phone: what stands in the bar elsewhere. */
  corner?: ComponentChildren;
  covered?: boolean;
  seq?: number | undefined;
  over?: boolean;
  /** What the director shows just now. */
  stage: string;
  /** Windows and covers, outside of the grid. */
  children?: ComponentChildren;
}

export function Frame(slots: Slots) {
  const [open, setOpen] = useState(false);
  const story = useTide();
  return (
    <div class="page at-table">
      <TopBar title={slots.title} middle={slots.score}>
        {slots.acts}
      </TopBar>
      {slots.chance}
      <main class="table" inert={slots.covered ?? false} data-seq={slots.seq} data-over={slots.over ?? false} data-stage={slots.stage}>
        <h1 class="hush">{slots.heading}</h1>
        <div class="table-board" data-part="board" data-point="field">
          {slots.board}
          <div class="table-notices">{slots.notices}</div>
        </div>
        <div class="table-right">
          <section class="table-story" ref={story} aria-label={text.story.label} tabIndex={0}>
            {slots.story}
          </section>
          <aside class={open ? "table-side open" : "table-side"}>
            <button type="button" class="sheet-handle" aria-expanded={open} onClick={() => setOpen(!open)}>
              <Icon name={open ? "down" : "up"} />
              <strong>{text.log.title}</strong>
              <span class="sheet-last">{slots.last}</span>
            </button>
            <div class="side-corner">{slots.corner}</div>
            <div class="side-body">{slots.side}</div>
          </aside>
        </div>
        {slots.hand}
      </main>
      {slots.children}
    </div>
  );
}
