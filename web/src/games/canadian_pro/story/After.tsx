/** How the last play came about: call against call, each throw with what its card said, the sum that decided. */

import { useEffect, useRef, useState } from "preact/hooks";
import type { EventOut, Names } from "../../../net/wire";
import { Dice } from "../../../parts/table/Dice";
import { RuleId } from "../../../parts/dialogs/RuleDialog";
import { cp } from "../../../text/en.canadian_pro";
import { FormationCard, formationOf } from "../FormationCard";
import { LyingCard } from "../hand/LyingCard";
import { headline, sumText, type Play, type Throw } from "../play";
import type { Hit } from "../grids";
import { callWords, defenceWords, whoPlayed } from "../calls";
import { Versus } from "./Versus";

interface Props {
  play: Play;
  names: Names;
  events: EventOut[];
  /** The play is over, and one may read it from the beginning. */
  asked: boolean;
  motion: boolean;
  /** Who stands at a position of the offence. */
  nameOf(who: string): string;
}

export function After({ play, names, events, asked, motion, nameOf }: Props) {
  const place = useLast(events.length, asked);
  const [whole, setWhole] = useState(false);
  const { offence, call, sum } = play;
  const news = play.news.filter((event) => event.text);
  const aimed = call && (call.play === "run" || call.play === "pass");
  const kick = cp.selector.kick[play.kind] ?? "";
  const ruleOf = (n: number): string => events.find((event) => event.n === n)?.rule ?? "";
  const thrown = pairs(play.hits, play.throws);
  const rest = play.throws.filter((one) => ![...thrown.values()].includes(one));
  /** Thrown, and not read yet: they lie there until their card is. */
  const read = Math.max(-1, ...play.hits.map((hit) => hit.n));
  const waiting = rest.filter((one) => one.n > read && one.purpose !== "green").slice(-2);
  return (
    <section ref={place} class="cp-story after" aria-label={cp.story.title}>
      {offence && <Versus offence={offence} names={names} call={call ? callWords(call, whoPlayed(play, nameOf)) : kick} defence={aimed ? defenceWords(play) : ""} more={play.defence?.card ?? ""} />}
      <ol class="cp-steps done">
        {rest.filter((one) => one.purpose === "green").map((one) => <Green key={one.n} thrown={one} rule={ruleOf(one.n + 1)} />)}
        {sum && !play.hits.some((hit) => hit.sum) && (
          <li class="cp-sum" data-sum={sumText(sum)}>
            <h4>{cp.story.sum(sumText(sum))}</h4>
            <Parts sum={sum} />
            <Lit>{String(sum.final)}</Lit>
            {whole && formationOf(sum.card) && <FormationCard id={sum.card} spot={sum.spot} whole />}
          </li>
        )}
        {play.hits.map((hit) => {
          const own = thrown.get(hit);
          return (
            <li key={hit.n} class={hit.sum ? "cp-sum" : undefined} data-sum={hit.sum && sum ? sumText(sum) : undefined}>
              <h4>{hit.sum && sum ? cp.story.sum(sumText(sum)) : cp.story.read(hit.grid.owner, hit.grid.title)} <RuleId id={ruleOf(hit.n)} /></h4>
              {hit.sum && sum && <Parts sum={sum} />}
              {own && (
                <p class={`cp-throw ${own.seat ?? "plain"}`}>
                  <Dice dice={own.dice} size="small" motion={motion} throwId={own.n} /> = {own.total} <span>{cp.story.column(hit.grid.heads[hit.grid.column] ?? "")}</span>
                </p>
              )}
              <Lit>{hit.cell.replace("-", "−") || "–"}</Lit>
              {whole && <LyingCard grid={hit.grid} />}
            </li>
          );
        })}
        {waiting.map((one) => (
          <li key={one.n} class="cp-rolling">
            <h4>{one.seat ? cp.dice.side(names[one.seat]) : cp.dice.purpose(one.purpose)}</h4>
            <p class={`cp-throw ${one.seat ?? "plain"}`}>
              <Dice dice={one.dice} size="small" motion={motion} throwId={one.n} />
            </p>
          </li>
        ))}
      </ol>
      <p class="cp-news">{news.slice(-4).map((event) => <span key={event.n}>{headline(event.text)} </span>)}</p>
      {play.hits.length > 0 && (
        <label class="switch">
          <input type="checkbox" role="switch" checked={whole} onChange={(event) => setWhole(event.currentTarget.checked)} />
          {cp.cards.whole}
        </label>
      )}
    </section>
  );
}

/** What was told last is in sight, for the story may be longer than its place; when it is over, its beginning. */
function useLast(count: number, over: boolean): { current: HTMLElement | null } {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const scrolls = place.current?.closest<HTMLElement>(".table-story");
    if (scrolls) scrolls.scrollTop = over ? 0 : scrolls.scrollHeight;
  }, [count, over]);
  return place;
}

const Lit = ({ children }: { children: string }) => <span class="cp-lit">{children}</span>;

function Green({ thrown, rule }: { thrown: Throw; rule: string }) {
  return (
    <li>
      <h4>{cp.dice.purposes["green"]} <RuleId id={rule} /></h4>
      <p class="cp-throw green"><Dice dice={thrown.dice} size="small" throwId={thrown.n} /></p>
      <Lit>{String(thrown.total)}</Lit>
    </li>
  );
}

/** What each number of the sum is: chosen, team card, key… */
function Parts({ sum }: { sum: NonNullable<Play["sum"]> }) {
  return (
    <p class="cp-parts">
      {sum.parts.map(([what, number]) => `${cp.sum.parts[what] ?? what} ${number}`.replace("-", "−")).join(", ")}
      {sum.total !== sum.final && `, ${cp.sum.cut(sum.final)}`}
      {[...sum.flags].map((flag) => <span key={flag} class="badge cp-flag">{cp.sum.obtained(flag)}</span>)}
    </p>
  );
}

/** The throw that each card was read with: the first of its total that no other card has taken. */
export function pairs(hits: Hit[], throws: Throw[]): Map<Hit, Throw> {
  const found = new Map<Hit, Throw>();
  const free = [...throws];
  for (const hit of hits) {
    const fits = free.filter((one) => String(one.total) === hit.grid.row);
    const own = fits.find((one) => one.seat === hit.grid.seat) ?? fits[0];
    if (!own) continue;
    found.set(hit, own);
    free.splice(free.indexOf(own), 1);
  }
  return found;
}
