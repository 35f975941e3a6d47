/** The offence's hand: in the Basic Game a grid of men and depths; in the Advanced Game a man, then a hole or a zone. */

import { useEffect, useState } from "preact/hooks";
import type { Asked } from "../../../net/wire";
import { Icon } from "../../../parts/Icon";
import { cp } from "../../../text/en.canadian_pro";
import type { BoardProps } from "../../board";
import { callsOf, hurried, matchingChoice, specials, substitutionsOf, surnameAt, type Choice } from "../choices";
import { arrows, useFirstFocus } from "../../../parts/board/focus";
import { manInHand, rosterOpen, variants } from "../shared";
import { named, type TeamFile } from "../teams";
import { DEPTHS, MEN, type Call, type State } from "../types";
import { Aims } from "./Aims";
import { Cell, callName, type Touch } from "./Cell";
import { useHandKeys } from "./keys";
import { ManCard } from "./ManCard";
import { useAid } from "../../useAid";
import { reasonFor, type Withheld } from "./withheld";

export interface Shared extends Touch {
  choices: Choice<Call>[];
  men: readonly string[];
  nameOf(who: string): string;
  reasons: Withheld[] | null;
}

type Props = BoardProps & { asked: Asked; state: State; team: TeamFile | undefined };

const LONG = 9;
const VOWEL = /[aeiouyàâäéèêëîïôöùûü]/i;

/** Where a long name may go on in a second line, on a phone: between two consonants, else before one, near its middle. */
export function foldable(name: string): string {
  if (name.length < LONG) return name;
  const middle = name.length / 2;
  const breaks = [...name].map((_, at) => at).filter((at) => at > 2 && at < name.length - 2 && !VOWEL.test(name[at] ?? "") && VOWEL.test(name[at + 1] ?? ""));
  const best = breaks.sort((one, two) => Math.abs(one - middle) - Math.abs(two - middle))[0];
  return best ? `${name.slice(0, best)}\u00ad${name.slice(best)}` : name;
}
export function CallHand(props: Props) {
  const { asked, state, team, advice = null, chosen, considered, choose, consider } = props;
  const listed = callsOf(asked);
  const advanced = state.options.advanced;
  const [hurry, setHurry] = useState(false);
  const mayHurry = listed.some(({ value }) => value.hurry);
  const choices = mayHurry && hurry ? hurried(listed, cp.call.hurry) : listed.filter(({ value }) => !value.hurry);
  const seat = asked.seat;
  const men = MEN.filter((who) => (who !== "QB" || advanced) && (choices.some(({ value }) => value.who === who) || named(team, state, seat, who)));
  const reasons = useAid<Withheld[]>(props.aid, asked, { ask: "withheld" });
  const nameOf = (who: string): string => surnameAt(choices, who) || named(team, state, seat, who).split(" ").at(-1) || "";
  const shared: Shared = { choices, men, nameOf, reasons, advice, chosen, choose, consider };
  const thought = considered as unknown as Call | undefined;
  const place = useFirstFocus<HTMLDivElement>();
  const man = manInHand.value;
  useEffect(() => {
    manInHand.value = FIRST.find((who) => choices.some(({ value }) => value.who === who && (value.play === "run" || value.play === "pass"))) ?? "HB";
    variants.value = { run: "", pass: "" };
  }, [asked]);
  useHandKeys((key) => {
    const who = /^[1-7]$/.test(key) ? men[Number(key) - 1] : undefined;
    const row = advanced ? undefined : ROWS.find((name) => (name === "run" ? "r" : name.toLowerCase()) === key);
    const kick = key === "p" ? "punt" : key === "f" ? "fg" : "";
    const call = row ? matchingChoice(choices, wantedAt(row, manInHand.value)) : kick ? matchingChoice(choices, { play: kick, variant: "" }) : undefined;
    if (who) manInHand.value = who;
    else if (call) {
      choose(call.option.value);
      requestAnimationFrame(() => place.current?.querySelector<HTMLElement>("button.raised")?.focus()); // Enter plays it
    }
    return who !== undefined || call !== undefined;
  });
  const inMind = advanced ? man : thought?.who || man;
  return (
    <div ref={place} class={advanced ? "cp-hand advanced" : "cp-hand"} onKeyDown={arrows}>
      {advanced ? <Aims {...shared} man={man} /> : <Grid {...shared} man={man} />}
      <ManCard team={team} player={named(team, state, seat, inMind)} position={inMind} call={thought?.who === inMind ? thought : undefined} seat={seat} />
      <div class="cp-kicks" role="group" aria-label={cp.call.kicks}>
        <Kicks {...shared} advanced={advanced} />
        {mayHurry && (
          <label class="switch">
            <input type="checkbox" role="switch" checked={hurry} onChange={(event) => setHurry(event.currentTarget.checked)} />
            {cp.call.hurry}
          </label>
        )}
        {substitutionsOf(asked).length > 0 && (
          <button type="button" class="button small cp-change" onClick={() => (rosterOpen.value = true)}>
            {cp.roster.change}
            <Icon name="swap" />
          </button>
        )}
      </div>
    </div>
  );
}

/** Whose card lies open first: a back who may be called on. */
const FIRST = ["HB", "FB", "WB", ...MEN] as const;
const ROWS = ["run", ...DEPTHS] as const;

/** Six men, four rows: every call has its place and its key. */
function Grid({ choices, men, nameOf, reasons, man, ...touch }: Shared & { man: string }) {
  const thought = touch.chosen as unknown as Call | undefined;
  return (
    <div class="cp-matrix" role="table" aria-label={cp.call.offence}>
      <div role="row" class="cp-row">
        <span role="cell" class="cp-corner">
          {touch.advice && cp.call.figures(touch.advice.some(({ chances }) => chances.length > 0))}
        </span>
        {men.map((who, at) => (
          <span key={who} role="columnheader" class={(thought?.who || man) === who ? "cp-head on" : "cp-head"}>
            <kbd aria-hidden="true">{at + 1}</kbd>
            <b>{who}</b> <span style={{ "--letters": nameOf(who).length }}>{foldable(nameOf(who))}</span>
          </span>
        ))}
      </div>
      {ROWS.map((row) => (
        <div key={row} role="row" class="cp-row">
          <span role="rowheader" class="cp-side-head">
            {cp.call.rows[row]} <kbd aria-hidden="true">{row === "run" ? "R" : row}</kbd>
          </span>
          {men.map((who) => {
            const wanted = wantedAt(row, who);
            return (
              <span key={who} role="cell" class="cp-place">
                <Cell {...touch} choice={matchingChoice(choices, wanted)} words={row === "run" ? "R" : row} why={reasonFor(reasons, wanted)} class={row === "run" ? "run" : "pass"} />
              </span>
            );
          })}
        </div>
      ))}
    </div>
  );
}

const wantedAt = (row: (typeof ROWS)[number], who: string): Partial<Call> => (row === "run" ? { play: "run", who } : { play: "pass", who, depth: row });

/** Kicks keep their places; one that isn't possible says why. */
function Kicks({ choices, reasons, advanced, advice, chosen, choose, consider }: Shared & { advanced: boolean }) {
  const found = specials(choices);
  const fixed = ["punt", "fg"] as const;
  const touch = { advice, chosen, choose, consider };
  const rest = found.filter(({ value }) => !(fixed as readonly string[]).includes(value.play) || value.variant);
  const kicks = !advanced || found.some(({ value }) => value.play === "punt");
  return (
    <>
      {kicks && fixed.map((play) => {
        const choice = matchingChoice(found, { play, variant: "" });
        const why = reasonFor(reasons, { play, variant: "" });
        return <Kick key={play} {...touch} choice={choice} words={cp.selector.kick[play] ?? play} why={why} hint={cp.call.kickKeys[play] ?? ""} />;
      })}
      {rest.map((choice) => (
        <Kick key={JSON.stringify(choice.value)} {...touch} choice={choice} words={shortWords(choice.value)} hint="" />
      ))}
    </>
  );
}

/** "Quick kick HB", "Ground", "Punt out of bounds": room is dear. */
const shortWords = ({ play, who, variant }: Call): string =>
  [variant ? cp.call.aside : (cp.call.others[play] ?? play), who].filter(Boolean).join(" ");

function Kick({ choice, words, why, hint, ...touch }: Touch & { choice: Choice<Call> | undefined; words: string; why?: Withheld | undefined; hint: string }) {
  const good = touch.advice && choice ? touch.advice.find(({ option }) => JSON.stringify(option) === JSON.stringify(choice.option.value))?.chances[0] : undefined;
  if (!choice)
    return (
      <span class="cp-kick none" title={why ? `${why.why} ${why.rule}` : undefined}>
        <span>{words}</span>
        {why && <small>{why.rule}</small>}
        {why && <span class="hush">{why.why}</span>}
      </span>
    );
  const raised = JSON.stringify(touch.chosen) === JSON.stringify(choice.option.value);
  return (
    <button
      type="button"
      class={`option cp-kick${raised ? " raised" : ""}`}
      data-point={`call:${callName(choice.value)}`}
      aria-label={choice.option.label}
      aria-pressed={raised}
      title={choice.option.explain || undefined}
      onClick={() => touch.choose(choice.option.value)}
      onPointerMove={(event) => event.pointerType === "mouse" && touch.consider(choice.option.value)}
      onPointerLeave={() => touch.consider(undefined)}
    >
      <span>{words}</span>
      {good ? <small>{Math.round(good[1] * 100)} %</small> : hint && <kbd aria-hidden="true">{hint}</kbd>}
    </button>
  );
}
