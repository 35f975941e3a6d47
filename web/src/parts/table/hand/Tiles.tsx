/** The answers of any finite question of any game, as tiles in fixed places: click, number keys, arrows, Enter. */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Advice, Asked, Option, Plain } from "../../../net/wire";
import { same } from "../../../state/table/choosing";
import { text } from "../../../text/en";
import { Icon } from "../../Icon";
import { useBox, type Box } from "../../useBox";

/** Options whose words contain all the words typed. */
export function matching(options: Option[], typed: string): Option[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const said = `${option.label} ${option.explain}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}

export const adviceFor = (advice: Advice[] | null, value: Plain): Advice | undefined => {
  const key = JSON.stringify(value);
  return advice?.find((given) => JSON.stringify(given.option) === key);
};

/** Where an arrow key leads in a grid of options. */
export function moved(at: number, key: string, count: number, columns: number): number {
  const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[key];
  if (step === undefined) return key === "Home" ? 0 : key === "End" ? count - 1 : at;
  const next = at + step;
  return next < 0 || next >= count ? at : next;
}

const GAP = 8;
const LEAST: Box = { width: 138, height: 44 };
const ROOMY = 92;
const LONG_LABEL = 34;

export interface Shape {
  columns: number;
  rows: number;
  /** How many answers a page holds. */
  size: number;
}

/** As few rows as hold all the answers; what doesn't fit goes onto further pages, never below the edge. */
export function shapeOf(count: number, box: Box, scale = 1, wide = false, least: Box = LEAST): Shape {
  const fits = (room: number, each: number): number => Math.max(1, Math.floor((room + GAP) / (each + GAP)));
  const most = fits(box.width, (wide ? 1.7 : 1) * least.width * scale);
  const rowsMost = fits(box.height, least.height * scale);
  const rows = Math.min(rowsMost, Math.max(1, Math.ceil(count / most)));
  const columns = Math.min(most, Math.max(1, Math.ceil(count / rows)));
  return { columns, rows, size: Math.max(1, rows * columns) };
}

const LINE = 17;
const LABEL = 38;

/** How many lines of explanation and of odds a tile of this height holds below its name. */
export function linesIn(high: number, odds: boolean): Record<string, number> {
  const lines = Math.floor((high - LABEL) / LINE);
  const told = odds ? Math.max(2, Math.floor(lines / 2)) : 0;
  return { "--lines": Math.max(2, lines - told), "--odds-lines": told };
}

interface Props {
  asked: Asked;
  /** The least that a tile of these answers needs, where it is less than usual. */
  least?: Box;
  sending: boolean;
  /** Show what each option means. */
  explain: boolean;
  advice: Advice[] | null;
  chosen: Plain | undefined;
  choose(value: Plain): void;
  consider(value: Plain | undefined): void;
}

const MANY = 24;

export function Tiles({ asked, least = LEAST, sending, explain, advice, chosen, choose, consider }: Props) {
  const [typed, setTyped] = useState("");
  const [page, setPage] = useState(0);
  const all = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [room, box] = [useBox(all), useBox(list)];
  const options = useMemo(() => matching(asked.options, typed), [asked, typed]);
  const wide = asked.options.some((option) => option.label.length > LONG_LABEL);
  const scale = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  // Where all of them fit without the pages' buttons there are none, however many rows it takes.
  const whole = room && asked.options.length <= MANY ? shapeOf(options.length, room, scale, wide, least) : null;
  const shape = whole && whole.size >= options.length ? whole : shapeOf(options.length, box ?? { width: 800, height: 112 }, scale, wide, least);
  const pages = Math.ceil(options.length / shape.size);
  const at = Math.min(page, Math.max(0, pages - 1));
  const shown = options.slice(at * shape.size, (at + 1) * shape.size);
  const high = ((box?.height ?? 112) - (shape.rows - 1) * GAP) / shape.rows;
  useEffect(() => {
    setTyped("");
    setPage(0);
  }, [asked]);
  const turn = (by: number) => setPage(at + by);
  return (
    <div class="tiles" ref={all}>
      <div
        class={high >= ROOMY ? "options roomy" : "options"}
        ref={list}
        role="group"
        aria-label={text.question.options}
        aria-busy={sending}
        style={{ ...linesIn(high / scale, advice !== null), gridTemplateColumns: `repeat(${shape.columns}, minmax(0, 1fr))`, gridTemplateRows: `repeat(${shape.rows}, minmax(0, 1fr))` }}
      >
        {shown.map((option, number) => (
          <Tile
            key={JSON.stringify(option.value)}
            option={option}
            number={number + 1}
            sending={sending}
            explain={explain}
            roomy={high >= ROOMY}
            raised={same(chosen, option.value)}
            advice={adviceFor(advice, option.value)}
            choose={choose}
            consider={consider}
          />
        ))}
      </div>
      {(pages > 1 || asked.options.length > MANY) && (
        <div class="tiles-pager">
          {asked.options.length > MANY && (
            <input
              class="input"
              type="search"
              value={typed}
              placeholder={text.question.filter}
              aria-label={text.question.filter}
              onInput={(event) => setTyped(event.currentTarget.value)}
            />
          )}
          <span class="row">
            <button type="button" class="button small icon" aria-label={text.question.pageBack} disabled={at === 0} onClick={() => turn(-1)}>
              <Icon name="back" />
            </button>
            <span class="num small soft">{text.question.page(at + 1, Math.max(1, pages))}</span>
            <button type="button" class="button small icon" aria-label={text.question.pageOn} disabled={at >= pages - 1} onClick={() => turn(1)}>
              <Icon name="play" />
            </button>
          </span>
        </div>
      )}
    </div>
  );
}

interface TileProps {
  option: Option;
  number: number;
  sending: boolean;
  explain: boolean;
  roomy: boolean;
  raised: boolean;
  advice: Advice | undefined;
  choose(value: Plain): void;
  consider(value: Plain | undefined): void;
}

function Tile({ option, number, sending, explain, roomy, raised, advice, choose, consider }: TileProps) {
  const chance = advice?.chances[0];
  return (
    <button
      type="button"
      class={raised ? "option raised" : "option"}
      data-number={number}
      data-answer={JSON.stringify(option.value)}
      aria-disabled={sending}
      aria-pressed={raised}
      title={option.explain || undefined}
      onClick={() => !sending && choose(option.value)}
      onPointerMove={() => consider(option.value)}
      onPointerLeave={() => consider(undefined)}
      onBlur={() => consider(undefined)}
    >
      {number <= 9 && <kbd aria-hidden="true">{number}</kbd>}
      <span class="option-words">
        <span class="option-label">{option.label}</span>
        {explain && option.explain && (roomy || !advice) && <span class="option-explain">{option.explain}</span>}
        {advice && (
          <span class="odds">
            {(roomy || !chance) && advice.text && <span class="odds-text">{advice.text}</span>}
            {chance && <Chance label={chance[0]} chance={chance[1]} />}
          </span>
        )}
      </span>
    </button>
  );
}

/** Every chance that is known of an answer. */
export const Chances = ({ of }: { of: Advice | undefined }) =>
  of && of.chances.length > 0 ? (
    <div class="odds">
      {of.chances.map(([label, chance]) => (
        <Chance key={label} label={label} chance={chance} />
      ))}
    </div>
  ) : null;

/** A bar, its figure and what it is the chance of. */
export function Chance({ label, chance }: { label: string; chance: number }) {
  return (
    <span class="odds-line">
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect class="odds-track" width="100" height="6" rx="3" />
        <rect class="odds-bar" width={Math.max(0, Math.min(1, chance)) * 100} height="6" rx="3" />
      </svg>
      <span class="num">{text.percent(chance)}</span>
      <span class="odds-of">{label}</span>
    </span>
  );
}
