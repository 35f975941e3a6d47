/** One club in hand: whose cards, the cards, and beside them the lines they are made of. */

import { useState } from "preact/hooks";
import type { SheetLine } from "../../net/wire";
import { cardKey, countOf } from "../../state/workshop/changes";
import { busy, type Club } from "../../state/workshop/workshop";
import { text } from "../../text/en";
import { Calibration } from "./Calibration";
import { Drawing } from "./Drawing";
import { Lines } from "./Lines";
import { ALL, Owners, ownersOf } from "./Owners";

/** What a man did stands before who he is. */
const figuresFirst = (one: SheetLine, two: SheetLine): number =>
  Number(one.category === "player") - Number(two.category === "player") || one.number - two.number;

export function Bench({ club }: { club: Club }) {
  const { look, cards, fresh } = club;
  const owners = ownersOf(look, fresh);
  const [wanted, setWanted] = useState(() => owners[0]?.name ?? ALL);
  const chosen = owners.some(({ name }) => name === wanted) ? wanted : ALL;
  const mine = <Thing extends { owner: string }>(things: Thing[]): Thing[] =>
    chosen === ALL ? things : things.filter(({ owner }) => owner === chosen);
  const shown = mine(cards);
  const figures = mine(look.figures);
  const stale = look.problems.length > 0;
  const rows = mine(look.lines).map(({ number }) => number);
  const about = (sentences: string[]): string[] =>
    chosen === ALL ? sentences : sentences.filter((sentence) => rows.includes(Number(/row (\d+)/.exec(sentence)?.[1])));
  return (
    <div class="ws-bench">
      <Owners owners={owners} chosen={chosen} onChoose={setWanted} />
      <section class={`ws-cards${chosen === ALL ? " all" : ""}${stale ? " stale" : ""}`} aria-label={text.workshop.cards} tabIndex={0}>
        {stale && <p class="ws-note">{cards.length > 0 ? text.workshop.stale : text.workshop.noCards}</p>}
        {shown.map((card) => (
          <Drawing key={cardKey(card)} card={card} fresh={fresh?.get(cardKey(card))} />
        ))}
      </section>
      <section class="ws-side" aria-label={text.workshop.lines} tabIndex={0}>
        <p role="status" class="small ws-status">
          {busy.value > 0 ? text.workshop.working : fresh ? text.workshop.changed(countOf(fresh), fresh.size) : ""}
        </p>
        <Problems title={text.workshop.problems(look.problems.length)} said={look.problems} />
        <Problems title={text.workshop.warnings} said={stale ? [] : about(look.warnings)} />
        {!stale && (
          <>
            <h2>{text.workshop.calibration}</h2>
            {chosen === ALL && <Verdict outside={figures.filter(({ inside }) => !inside).length} of={figures.length} />}
            <Calibration figures={figures} named={figures.some(({ player }) => player !== chosen)} />
          </>
        )}
        {chosen !== ALL && (
          <>
            <h2>{text.workshop.lines}</h2>
            <Lines lines={[...mine(look.lines)].sort(figuresFirst)} problems={look.problems} />
          </>
        )}
      </section>
    </div>
  );
}

function Verdict({ outside, of }: { outside: number; of: number }) {
  return <p class="small">{outside === 0 ? text.workshop.allInside(of) : text.workshop.someOutside(outside, of)}</p>;
}

function Problems({ title, said }: { title: string; said: string[] }) {
  if (said.length === 0) return null;
  return (
    <div class="ws-problems">
      <h2>{title}</h2>
      <ul class="small">
        {said.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
