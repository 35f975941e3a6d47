/**
 * One line per event: what happened, the dice, the rule. The newest stands on top; a line leads to its moment. A play that is over has a
 * head that says how it came out; when the next begins, its lines fold under it.
 */

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { memo } from "../memo";
import type { EventOut } from "../../net/wire";
import type { Aside } from "../../state/table/asides";
import { bookOf, currentGame, worded } from "../../state/rules";
import { text } from "../../text/en";
import { Dice } from "./Dice";
import { RuleId } from "../dialogs/RuleDialog";
import { Icon } from "../Icon";
import { joins, playsOf, type PlayTold } from "./plays";

export const diceOf = (event: EventOut): number[] => {
  const dice = event.facts["dice"];
  return Array.isArray(dice) ? dice.filter((die): die is number => typeof die === "number") : [];
};

/** What the lines around it say already has no line of its own. */
const isSaid = (event: EventOut): boolean => event.text !== "";

interface Props {
  events: EventOut[];
  /** How many of them had happened at the moment looked at; all of them in the present. */
  upTo?: number;
  /** How many of those belong to the last play. */
  fresh: number;
  looking?: boolean;
  asides?: Aside[];
  /** Shows the moment when event number `n` had just happened. */
  /** From goal line to goal line: a line to gain that lies there is the goal. */
  length?: number | undefined;
  onJump(n: number): void;
}

export function Log({ events, upTo = events.length, fresh, looking = false, asides = [], length, onJump }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const first = upTo - fresh;
  const current = events.slice(0, looking ? upTo : events.length).findLast(isSaid)?.n ?? -1;
  useInSight(list, current, looking);
  const lines = useMemo(() => linesOf(events), [events]);
  const plays = useMemo(() => playsOf(events, length), [events, length]);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const latest = events.findLast((event) => event.what === "play_began")?.n ?? -1;
  const open = (play: PlayTold): boolean => looking || play.id === latest || opened.has(play.id);
  if (events.length === 0 && asides.length === 0) return <p class="soft log-empty">{text.log.empty}</p>;
  const toggle = (play: PlayTold): void => {
    const now = new Set(opened);
    if (!now.delete(play.id)) now.add(play.id);
    setOpened(now);
  };
  const jump = (event: MouseEvent) => {
    const line = (event.target as Element).closest<HTMLElement>("[data-event]");
    if (line) onJump(Number(line.dataset["event"]));
  };
  return (
    <ol class="log" reversed aria-label={text.log.label} ref={list} onClick={jump} onKeyDown={walk}>
      {withAsides(lines, asides)
        .flatMap(({ event, at, aside }) => {
          if (aside)
            return [
              <li key={`aside${at}`} class="log-line back">
                <span>{aside.sentence}</span>
              </li>,
            ];
          const play = plays.find(({ from, to }) => at >= from && at <= to);
          const line = isSaid(event) && (
            <Line
              key={event.n}
              event={event}
              fresh={at >= first && at < upTo}
              later={at >= upTo}
              folded={play !== undefined && !open(play)}
              current={event.n === current}
              looking={looking}
            />
          );
          const head = play?.to === at && at < upTo && <Head key={`play${play.id}`} play={play} open={open(play)} still={looking || play.id === latest} onToggle={toggle} />;
          return [line, head];
        })
        .reverse()}
    </ol>
  );
}

interface Told {
  event: EventOut;
  /** Its place in the list. */
  at: number;
}

/** Men who move one after the other share a line, and the place of the last. */
export function linesOf(events: readonly EventOut[]): Told[] {
  const lines: Told[] = [];
  events.forEach((event, at) => {
    const before = lines.at(-1);
    if (before && joins(event, events[at - 1])) lines[lines.length - 1] = { event: { ...event, text: `${before.event.text} ${event.text}` }, at };
    else lines.push({ event, at });
  });
  return lines;
}

interface HeadProps {
  play: PlayTold;
  open: boolean;
  /** It can't be folded: it is the last one, or one looks back. */
  still: boolean;
  onToggle(play: PlayTold): void;
}

/** A sum isn't broken at its signs. */
const SIGN = / ([=+−×]) /g;

/** How a play came out, in the colour of the side that had the ball. */
function Head({ play, open, still, onToggle }: HeadProps) {
  const { down, line, sum, seat } = play;
  return (
    <li class={`log-play ${seat ?? ""}`}>
      <button type="button" class="log-head" aria-expanded={open} disabled={still} onClick={() => onToggle(play)}>
        <span class="log-down">{down}</span>
        <span class="log-came">
          <strong>{line}</strong> {sum.replace(SIGN, "\u00a0$1\u00a0")}
        </span>
        {!still && <Icon name={open ? "up" : "down"} />}
      </button>
    </li>
  );
}

type Item = (Told & { aside?: undefined }) | { event?: undefined; at: number; aside: Aside };

/** Every line, and every aside where it belongs. */
export function withAsides(lines: readonly Told[], asides: readonly Aside[]): Item[] {
  const items: Item[] = [];
  let next = 0;
  const due = (before: number) => {
    for (let aside = asides[next]; aside && aside.events <= before; aside = asides[next]) items.push({ at: next++, aside });
  };
  for (const line of lines) {
    due(line.event.n);
    items.push(line);
  }
  due(Infinity);
  return items;
}

/** Up and down from line to line; Enter looks at one. */
function walk(event: KeyboardEvent): void {
  const line = (event.target as Element).closest(".log-text")?.closest(".log-line");
  if (!line || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return;
  const step = (from: Element) => (event.key === "ArrowUp" ? from.previousElementSibling : from.nextElementSibling);
  let next = step(line);
  while (next && !next.matches(".log-line:not(.back, .folded)")) next = step(next);
  event.preventDefault();
  event.stopPropagation();
  next?.querySelector<HTMLElement>(".log-text")?.focus();
}

/** The line of the moment looked at is scrolled into the log, in a window of another width again, and nothing else is scrolled. */
function useInSight(list: { current: HTMLOListElement | null }, current: number, looking: boolean): void {
  useEffect(() => {
    const line = list.current?.querySelector<HTMLElement>(".log-line.current");
    const frame = list.current?.parentElement;
    if (!looking || !line || !frame || line.contains(document.activeElement)) return;
    const bring = () => {
      const above = line.getBoundingClientRect().top - frame.getBoundingClientRect().top;
      if (above < 0 || above > frame.clientHeight - line.offsetHeight) frame.scrollTop += above - frame.clientHeight / 3;
    };
    bring();
    let width = frame.clientWidth;
    const seen = new ResizeObserver(() => {
      if (frame.clientWidth === width) return;
      width = frame.clientWidth;
      bring();
    });
    seen.observe(frame);
    return () => seen.disconnect();
  }, [current, looking]);
}

interface LineProps {
  event: EventOut;
  fresh: boolean;
  /** It happened after the moment looked at. */
  later: boolean;
  /** It is hidden under the head of its play. */
  folded: boolean;
  current: boolean;
  looking: boolean;
}

const Line = memo(function Line({ event, fresh, later, folded, current, looking }: LineProps) {
  const dice = diceOf(event);
  const [near, setNear] = useState(false);
  const parts = worded(event.text, bookOf(currentGame.value)?.glossary ?? []);
  const means = near ? parts.filter((one) => one.means) : [];
  const classes = ["log-line", fresh && "fresh", later && "later", folded && "folded"];
  return (
    <li class={[...classes, current && "current"].filter(Boolean).join(" ")}>
      <button
        type="button"
        class="log-text"
        data-event={event.n}
        tabIndex={current ? 0 : -1}
        title={text.log.look}
        aria-current={current && looking ? "step" : undefined}
        onFocus={() => setNear(true)}
        onBlur={() => setNear(false)}
      >
        {parts.map((one, at) =>
          one.means ? (
            <span key={at} class="term" title={one.means}>
              {one.part}
            </span>
          ) : (
            one.part
          ),
        )}
      </button>
      <span class="log-notes">
        {event.seat && <span class="badge sealed">{text.log.onlyYou}</span>}
        {dice.length > 0 && <Dice dice={dice} size="small" />}
        <RuleId id={event.rule} tag={event.tag} facts={event.facts} />
      </span>
      {means.length > 0 && (
        <p class="log-terms" role="note">
          {means.map(({ part, means: sentence }) => (
            <span key={part}>
              <b>{part}</b>: {sentence}{" "}
            </span>
          ))}
        </p>
      )}
    </li>
  );
});
