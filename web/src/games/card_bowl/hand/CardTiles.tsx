/** Answers with the cards that they speak of, in fixed places; what doesn't fit goes onto further pages. */

import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Advice, Asked, Option, Plain, Seat } from "../../../net/wire";
import { useFocusOn } from "../../../parts/board/focus";
import { Icon } from "../../../parts/Icon";
import { adviceFor, Chance, moved, shapeOf, type Shape } from "../../../parts/table/hand/Tiles";
import { useBox, type Box } from "../../../parts/useBox";
import { same } from "../../../state/table/choosing";
import { text } from "../../../text/en";
import { CardPicture } from "../grass/PlayingCard";

export interface Item {
  option: Option;
  title: string;
  note?: string;
  cards?: readonly string[];
  secret?: boolean;
  picture?: ComponentChildren;
}

interface Props {
  asked: Asked;
  items: readonly Item[];
  team: Seat;
  sending: boolean;
  chosen: Plain | undefined;
  advice?: Advice[] | null | undefined;
  choose(value: Plain): void;
  consider(value: Plain | undefined): void;
  /** Narrower tiles than usual: so many of the usual width. */
  narrow?: number;
  /** How high a tile is at least, in px. */
  low?: number;
}

/** What tells two answers apart stands in their titles: a note may be left to the story where there is no room. */
export const apart = (items: readonly Item[]): Item[] =>
  items.map((item) => (item.note && items.some((one) => one !== item && one.title === item.title) ? { ...item, title: `${item.title}: ${item.note}`, note: "" } : item));

const LOW = 44;

const ROOMY = 84;

export function CardTiles({ asked, items, team, sending, chosen, advice = null, choose, consider, narrow = 1, low = LOW }: Props) {
  const [page, setPage] = useState(0);
  const all = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [room, box] = [useBox(all), useBox(list) ?? { width: 700, height: 108 }];
  const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  const shapeIn = ({ width, height }: Box): Shape => shapeOf(items.length, { width: width / narrow, height: (height * LOW) / low }, scale);
  // Where all of them fit without the pages' buttons there are none.
  const whole = room && shapeIn(room);
  const shape = whole && whole.size >= items.length ? whole : shapeIn(box);
  const pages = Math.ceil(items.length / shape.size);
  const at = Math.min(page, Math.max(0, pages - 1));
  const shown = apart(items).slice(at * shape.size, (at + 1) * shape.size);
  const high = (box.height - (shape.rows - 1) * 8) / shape.rows;
  useEffect(() => setPage(0), [asked, items.length]);
  useFocusOn(list, ["button.option"], asked);
  const keys = (event: KeyboardEvent): void => {
    if (!/^(Arrow|Home$|End$)/.test(event.key)) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>("button.option") ?? [])];
    const from = buttons.indexOf(event.target as HTMLButtonElement);
    if (from < 0) return;
    event.preventDefault();
    event.stopPropagation();
    buttons[moved(from, event.key, buttons.length, shape.columns)]?.focus();
  };
  return (
    <div class="tiles" ref={all}>
      <div
        class={`options cb-tiles${high >= ROOMY ? " roomy" : ""}${narrow >= 1 ? " few" : ""}`}
        ref={list}
        role="group"
        aria-label={text.question.options}
        aria-busy={sending}
        onKeyDown={keys}
        style={{ gridTemplateColumns: `repeat(${shape.columns}, minmax(0, 1fr))`, gridTemplateRows: `repeat(${shape.rows}, minmax(0, 1fr))`, "--high": `${Math.round(high)}px` }}
      >
        {shown.map((item, number) => (
          <button
            key={JSON.stringify(item.option.value)}
            type="button"
            class={same(chosen, item.option.value) ? "option raised" : "option"}
            data-number={number + 1}
            data-answer={JSON.stringify(item.option.value)}
            data-point={`tile:${item.title}`}
            aria-disabled={sending}
            aria-pressed={same(chosen, item.option.value)}
            title={item.option.explain || undefined}
            onClick={() => !sending && choose(item.option.value)}
            onPointerMove={() => consider(item.option.value)}
            onPointerLeave={() => consider(undefined)}
            onFocus={() => consider(item.option.value)}
            onBlur={() => consider(undefined)}
          >
            {number < 9 && <kbd aria-hidden="true">{number + 1}</kbd>}
            {item.picture}
            {item.cards?.map((card) => (
              <span key={card} class="cb-tile-card" aria-hidden="true">
                <CardPicture card={card} team={team} label="" secret={item.secret ?? false} />
              </span>
            ))}
            <Words item={item} advice={adviceFor(advice ?? null, item.option.value)} />
          </button>
        ))}
      </div>
      {pages > 1 && (
        <div class="tiles-pager">
          <span class="row">
            <button type="button" class="button small icon" aria-label={text.question.pageBack} disabled={at === 0} onClick={() => setPage(at - 1)}>
              <Icon name="back" />
            </button>
            <span class="num small soft">{text.question.page(at + 1, pages)}</span>
            <button type="button" class="button small icon" data-more aria-label={text.question.pageOn} disabled={at >= pages - 1} onClick={() => setPage(at + 1)}>
              <Icon name="play" />
            </button>
          </span>
        </div>
      )}
    </div>
  );
}

/** Of several chances the one that counts: a first down. */
export const telling = (advice: Advice | undefined): readonly [string, number] | undefined => advice?.chances.find(([name]) => name === "first down") ?? advice?.chances[0];

function Words({ item, advice }: { item: Item; advice: Advice | undefined }) {
  const chance = telling(advice);
  return (
    <span class="option-words">
      <span class="option-label">{item.title}</span>
      {item.note && <span class="option-explain">{item.note}</span>}
      {chance ? <Chance label={chance[0]} chance={chance[1]} /> : advice?.text && <span class="odds-text">{advice.text}</span>}
    </span>
  );
}
