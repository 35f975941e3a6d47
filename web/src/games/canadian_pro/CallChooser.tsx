/** The offence's call: in the Basic Game one table of men and plays; in the Advanced Game a man, then a hole or a zone. */

import { Fragment } from "preact";
import { useState } from "preact/hooks";
import type { Advice, Asked, Names, Option, Plain, Seat } from "../../net/wire";
import { other } from "../../net/wire";
import { cp } from "../../text/en.canadian_pro";
import { callsOf, hurried, matchingChoice, specials, surnameAt, type Choice } from "./choices";
import { arrows, useFirstFocus } from "../../parts/board/focus";
import { Hint } from "./Hint";
import { ManCards } from "./ManCards";
import { Shield } from "./Selectors";
import { named, type TeamFile } from "./teams";
import { DEPTHS, HOLES, MEN, type Call, type State } from "./types";

interface Props {
  asked: Asked;
  view: State;
  seat: Seat;
  names: Names;
  team: TeamFile | undefined;
  advice: Advice[] | null;
  answer(value: Plain): void;
}

export function CallChooser({ asked, view, seat, names, team, advice, answer }: Props) {
  const listed = callsOf(asked);
  const advanced = view.options.advanced;
  const [hurry, setHurry] = useState(false);
  const mayHurry = listed.some(({ value }) => value.hurry);
  const choices = mayHurry && hurry ? hurried(listed, cp.call.hurry) : listed.filter(({ value }) => !value.hurry);
  const men = MEN.filter((who) => choices.some(({ value }) => value.who === who) || (who !== "QB" && named(team, view, seat, who)));
  const [looked, look] = useState<Option | null>(null);
  const [man, setMan] = useState<string>(() => FIRST.find((who) => choices.some(({ value }) => value.who === who)) ?? "HB");
  const place = useFirstFocus<HTMLDivElement>();
  const nameOf = (who: string): string => surnameAt(choices, who) || named(team, view, seat, who).split(" ").at(-1) || "";
  const pick = (choice: Choice<Call>) => () => answer(choice.option.value);
  const shared: Shared = { choices, men, nameOf, pick, look: (option, who) => { look(option); if (!advanced && who) setMan(who); } };
  return (
    <section class="cp-chooser" aria-label={cp.call.offence}>
      <header class="cp-chooser-head">
        <h2 aria-hidden="true">{asked.prompt}</h2>
        <Shield text={view.options.solitaire ? cp.call.green : cp.call.shieldTheirs(names[other(seat)])} />
      </header>
      <div class="cp-chooser-body" ref={place} onKeyDown={arrows}>
        <div class="cp-pad">
          {advanced ? <AdvancedCall {...shared} man={man} setMan={setMan} /> : <BasicCall {...shared} />}
          <Specials {...shared} />
          {mayHurry && (
            <label class="switch">
              <input type="checkbox" role="switch" checked={hurry} onChange={(event) => setHurry(event.currentTarget.checked)} />
              {cp.call.hurry}
            </label>
          )}
          <Hint option={looked} advice={advice} otherwise={advanced ? cp.call.hintAdvanced : cp.call.hint} />
        </div>
        <ManCards team={team} view={view} seat={seat} position={man} surname={nameOf(man)} play={(looked?.value as unknown as Call | undefined)?.play ?? ""} />
      </div>
    </section>
  );
}

/** Whose cards lie open first: a back who may be called on. */
const FIRST = ["HB", "FB", "WB", ...MEN] as const;

interface Shared {
  choices: Choice<Call>[];
  men: readonly string[];
  nameOf(who: string): string;
  pick(choice: Choice<Call>): () => void;
  look(option: Option | null, who?: string): void;
}

/** One legal call as a button; an empty place where it is not legal now. */
function CallButton({ choice, text, pick, look, class: name = "" }: { choice: Choice<Call> | undefined; text: string; class?: string } & Pick<Shared, "pick" | "look">) {
  if (!choice) return <span class={`cp-pick none ${name}`} aria-hidden="true">{text}</span>;
  const see = () => look(choice.option, choice.value.who);
  return (
    <button type="button" class={`cp-pick ${name}`} aria-label={choice.option.label} title={choice.option.explain || undefined} onClick={pick(choice)} onPointerEnter={see} onFocus={(event) => event.currentTarget.matches(":focus-visible") && see()}>
      {text}
    </button>
  );
}

function BasicCall({ choices, men, nameOf, pick, look }: Shared) {
  const rows = ["run", ...DEPTHS] as const;
  return (
    <table class="cp-matrix">
      <caption class="hush">{cp.call.offence}</caption>
      <thead>
        <tr>
          <td />
          {men.map((who) => <th key={who} scope="col"><b>{who}</b><small>{nameOf(who)}</small></th>)}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{cp.call.rows[row]}</th>
            {men.map((who) => {
              const wanted = row === "run" ? { play: "run", who } : { play: "pass", who, depth: row };
              return <td key={who}><CallButton choice={matchingChoice(choices, wanted)} text={row === "run" ? "R" : row} pick={pick} look={look} class={row === "run" ? "run" : "pass"} /></td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function AdvancedCall({ choices, men, nameOf, pick, look, man, setMan }: Shared & { man: string; setMan(who: string): void }) {
  const [run, setRun] = useState("");
  const [pass, setPass] = useState("");
  const screens = choices.some(({ value }) => value.variant === "screen");
  const draws = choices.some(({ value }) => value.variant === "draw");
  return (
    <>
      <div class="cp-men" role="group" aria-label={cp.call.men}>
        {men.map((who) => (
          <button key={who} type="button" class="cp-man" aria-pressed={who === man} disabled={!choices.some(({ value }) => value.who === who)} onClick={() => setMan(who)}>
            <b>{who}</b><small>{nameOf(who)}</small>
          </button>
        ))}
      </div>
      <div class="cp-aim">
        <div role="group" aria-label={cp.call.zones(man)}>
          <p class="cp-aim-head"><span>{cp.call.zones(man)}</span>{screens && <Variants name="cp-pass" of={cp.call.passes} chosen={pass} onChoose={setPass} />}</p>
          <div class="cp-zone-pad">
            {[7, 4, 1].map((first, row) => (
              <Fragment key={first}>
                <small aria-hidden="true">{cp.call.depths[DEPTHS[2 - row] ?? ""]}</small>
                {[first, first + 1, first + 2].map((zone) => (
                  <CallButton key={zone} choice={matchingChoice(choices, { play: "pass", who: man, zone, variant: pass })} text={String(zone)} pick={pick} look={look} class="pass" />
                ))}
              </Fragment>
            ))}
          </div>
        </div>
        <div role="group" aria-label={cp.call.holes(man)}>
          <p class="cp-aim-head"><span>{cp.call.holes(man)}</span>{draws && <Variants name="cp-run" of={cp.call.variants} chosen={run} onChoose={setRun} />}</p>
          <div class="cp-hole-pad">
            {HOLES.map((hole) => (
              <CallButton key={hole} choice={matchingChoice(choices, { play: "run", who: man, hole, variant: run })} text={String(hole)} pick={pick} look={look} class="run" />
            ))}
          </div>
          <LineUp />
        </div>
      </div>
    </>
  );
}

/** Who stands where along the line, so that a hole is a place between two men. */
function LineUp() {
  const men = ["SE", "WB", "LT", "LG", "C", "RG", "RT", "TE", "FL"];
  return (
    <svg class="cp-line" viewBox="0 0 160 13" aria-hidden="true">
      {men.map((who, at) => (
        <g key={who} transform={`translate(${Math.min(153, Math.max(7, at * 20))} 6.5)`}>
          {who === "C" ? <rect x="-5.500" y="-5.500" width="11" height="11" /> : <circle r="5.800" />}
          <text y="1.800">{who}</text>
        </g>
      ))}
    </svg>
  );
}

function Variants({ name, of, chosen, onChoose }: { name: string; of: Record<string, string>; chosen: string; onChoose(variant: string): void }) {
  return (
    <span class="cp-variants">
      {Object.entries(of).map(([variant, text]) => (
        <label key={variant}>
          <input type="radio" name={name} checked={variant === chosen} onChange={() => onChoose(variant)} />
          <span>{text}</span>
        </label>
      ))}
    </span>
  );
}

function Specials({ choices, pick, look }: Shared) {
  const found = specials(choices);
  if (found.length === 0) return null;
  return (
    <div class="cp-specials" role="group" aria-label={cp.call.kicks}>
      {found.map((choice) => (
        <button key={JSON.stringify(choice.value)} type="button" class="cp-pick wide" title={choice.option.explain || undefined} onClick={pick(choice)} onPointerEnter={() => look(choice.option)} onFocus={() => look(choice.option)}>
          {choice.option.label}
        </button>
      ))}
    </div>
  );
}
