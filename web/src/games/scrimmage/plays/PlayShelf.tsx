/** The play shelf: one's own plays and the coach's as cards, all of them at once; the playbook is the last of them. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { Plain } from "../../../net/wire";
import { Icon } from "../../../parts/Icon";
import { useBox, type Box } from "../../../parts/useBox";
import { oneClick } from "../../../state/kept";
import { scrimmage as say } from "../../../text/en.scrimmage";
import type { BoardProps } from "../../board";
import { ghosts, type Ghost } from "../mind";
import { Card } from "./cards";
import { gridOf, inPairs, paired, shelves, type Grid } from "./grid";
import { Playbook } from "./Playbook";
import { cardReady, lit, looked, momentOf, ownPlays, raised, running, type Drawn, type PlayCard } from "./plays";
import type { View } from "../types";
import { useAid } from "../../useAid";
import { useReady } from "./useReady";

const ROOM: Box = { width: 570, height: 112 };
const TIGHT: Grid = { columns: 5, rows: 3, form: "named" };

export function PlayShelf({ asked, aid, view }: BoardProps) {
  const play = (view as unknown as View).play;
  const mine = asked !== null && play.phase.startsWith("O");
  const book = useAid<{ plays: PlayCard[] }>(aid, asked, mine ? { ask: "playbook", plays: ownPlays.value as unknown as Plain } : null);
  const [open, setOpen] = useState(false);
  const cards = book?.plays ?? [];
  const up = cards.find((card) => card.play.name === raised.value) ?? null;
  // Nothing is raised yet: the first play stands on the field, so that it isn't bare.
  const seen = (up ?? cards.find((card) => !card.withheld))?.play ?? null;
  const laid = useAid<{ men: Ghost[] }>(aid, asked, seen && asked?.name === "Place" ? { ask: "drawn", play: seen as unknown as Plain } : null);
  useEffect(() => {
    ghosts.value = laid?.men ?? null;
  }, [laid]);
  const start = (drawn: Drawn): void => {
    raised.value = "";
    // In the middle of a play it has begun: the next huddle is asked for again.
    running.value = { play: drawn, granted: momentOf(play), begun: asked?.name !== "Place", stopped: "" };
  };
  useReady(cardReady, up && { label: say.playName(up.play.name), press: () => start(up.play) });
  useEffect(() => {
    lit.value = up;
  }, [up]);
  useEffect(() => () => void ((raised.value = ""), (looked.value = null), (lit.value = null)), []);
  if (!mine) return <p class="sc-why">{say.tapMan}</p>;
  const touch = (card: PlayCard): void => {
    if (oneClick.value || raised.value === card.play.name) start(card.play);
    else raised.value = card.play.name;
  };
  return (
    <div class="sc-shelf">
      <Cards cards={cards} touch={touch} open={() => setOpen(true)} />
      <Playbook open={open} onClose={() => setOpen(false)} aid={aid} cards={cards} />
    </div>
  );
}

/** Where one's own plays and the book's have no room together, each has a tab of its own. */
function Cards({ cards, touch, open }: { cards: PlayCard[]; touch(card: PlayCard): void; open(): void }) {
  const [tab, setTab] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [room, box] = [useBox(place) ?? ROOM, useBox(list) ?? ROOM];
  const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const all = shelves(cards, room, scale);
  const at = Math.min(tab, all.length - 1);
  const shown = all[at] ?? [];
  const grid = gridOf(shown.length + 1, all.length > 1 ? box : room, scale) ?? TIGHT;
  const style = { gridTemplateColumns: `repeat(${grid.columns}, minmax(0, 1fr))`, gridTemplateRows: `repeat(${grid.rows}, minmax(0, 1fr))` };
  return (
    <div class={all.length > 1 ? "sc-cards-place tabbed" : "sc-cards-place"} ref={place}>
      {all.length > 1 && (
        <div class="sc-tabs" role="group" aria-label={say.shelf}>
          {all.map((some, number) => (
            <button key={number} type="button" class="button small" aria-pressed={number === at} onClick={() => setTab(number)}>{say.shelfTab(some[0]?.own ?? false, number, all.findIndex((one) => !one[0]?.own))}</button>
          ))}
        </div>
      )}
      <div class="sc-cards" ref={list} role="group" aria-label={say.shelf} style={style}>
        {inPairs(shown, grid).map((card, number) => (
          <Card key={card.play.name + number} card={card} number={number + 1} form={grid.form} raised={raised.value === card.play.name} touch={touch} />
        ))}
        <button type="button" class={`sc-play sc-open ${grid.form} ${paired(shown, grid) ? "beside" : ""}`} onClick={open}>
          {grid.form !== "named" && <Icon name="file" />}
          <b>{say.playbook}</b>
        </button>
      </div>
    </div>
  );
}
