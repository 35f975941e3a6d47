/** How the last play came about: the calls, four dice in two colours, the sum of the setting, the cards with their cells. */

import { useState } from "preact/hooks";
import type { Names } from "../../net/wire";
import { Dice } from "../../parts/table/Dice";
import { cp } from "../../text/en.canadian_pro";
import { FormationCard, formationOf } from "./FormationCard";
import { GridCard } from "./GridCard";
import { headline, minus, sumText, type Play, type Sum, type Throw } from "./play";
import { Selectors } from "./Selectors";

interface Props {
  play: Play;
  names: Names;
  advanced: boolean;
  /** Nobody is asked here: there is room for whole cards. */
  roomy: boolean;
  motion: boolean;
}

export function Story({ play, names, advanced, roomy, motion }: Props) {
  const [whole, setWhole] = useState<boolean | null>(null);
  const all = whole ?? roomy;
  const formation = play.sum && formationOf(play.sum.card) ? play.sum : null;
  const read = play.hits.length + (formation ? 1 : 0) > 0;
  const news = play.news.filter((event) => event.text).slice(-3);
  return (
    <section class="cp-story" aria-label={cp.story.title}>
      <div class="cp-top">
        <Selectors play={play} names={names} advanced={advanced} />
        <Throws throws={play.throws} names={names} motion={motion} />
        {play.sum && <SumLine sum={play.sum} />}
      </div>
      <div class="cp-below">
        {read && (
          <div class="cp-read" role="group" aria-label={cp.cards.read} tabIndex={0}>
            {formation && <FormationCard id={formation.card} spot={formation.spot} whole={all} />}
            {play.hits.map((hit) => <GridCard key={hit.n} grid={hit.grid} whole={all} motion={motion} />)}
          </div>
        )}
        <div class="cp-told">
          <p class="cp-news">{news.map((event) => <span key={event.n}>{headline(event.text)} </span>)}</p>
          {all && play.hits.length > 0 && (
            <ol class="cp-how">
              {play.hits.map(({ n, cell, grid }) => <li key={n}>{cp.cards.how(grid.owner, grid.title, grid.row, grid.heads[grid.column] ?? "", cell)}</li>)}
            </ol>
          )}
          {play.hits.length > 0 && (
            <label class="switch">
              <input type="checkbox" role="switch" checked={all} onChange={(event) => setWhole(event.currentTarget.checked)} />
              {cp.cards.whole}
            </label>
          )}
        </div>
      </div>
    </section>
  );
}

function SumLine({ sum }: { sum: Sum }) {
  return (
    <div class="cp-sum" role="group" aria-label={cp.sum.label}>
      <span class="hush">{sumText(sum)}</span>
      <span class="cp-parts" aria-hidden="true">
        {sum.parts.map(([what, number], at) => (
          <span key={at} class="cp-part">
            {at > 0 && <i>{number < 0 ? "−" : "+"}</i>}
            <span class="cp-term"><b>{at > 0 ? Math.abs(number) : number}</b><small>{cp.sum.parts[what] ?? what}</small></span>
          </span>
        ))}
        <span class="cp-part"><i>=</i><span class="cp-term total"><b>{minus(sum.total)}</b><small>{sum.total === sum.final ? cp.sum.column(sum.final) : cp.sum.cut(sum.final)}</small></span></span>
      </span>
      {[...sum.flags].map((flag) => <span key={flag} class="badge cp-flag">{cp.sum.obtained(flag)}</span>)}
    </div>
  );
}

/** The throw of four in the teams' colours; later throws small, with what they were for. */
function Throws({ throws, names, motion }: { throws: Throw[]; names: Names; motion: boolean }) {
  const four = throws.filter((thrown) => thrown.seat !== null);
  const rest = throws.filter((thrown) => thrown.seat === null);
  const large = four.length > 0 ? four : rest.slice(0, 1);
  const small = (four.length > 0 ? rest : rest.slice(1)).slice(-4);
  return (
    <div class="cp-throws">
      <div class="cp-four">
        {large.map((thrown) => <OneThrow key={thrown.n} thrown={thrown} name={thrown.seat ? names[thrown.seat] : ""} size="large" motion={motion} />)}
      </div>
      {small.length > 0 && (
        <div class="cp-rest">
          {small.map((thrown) => <OneThrow key={thrown.n} thrown={thrown} name="" size="small" motion={motion} />)}
        </div>
      )}
    </div>
  );
}

function OneThrow({ thrown, name, size, motion }: { thrown: Throw; name: string; size: "small" | "large"; motion: boolean }) {
  const colour = thrown.seat ?? (thrown.purpose === "green" ? "green" : "plain");
  return (
    <span class={`cp-throw ${colour}`} title={name ? cp.dice.side(name) : undefined}>
      <Dice dice={thrown.dice} size={size} motion={motion && size === "large"} throwId={thrown.n} />
      <small>{name ? thrown.total : `${cp.dice.purpose(thrown.purpose)} ${thrown.total}`}</small>
    </span>
  );
}
