/** The two play call selectors of the box: circles with markers on them, and a shield before the defence's. */

import type { ComponentChildren } from "preact";
import { other, type Names, type Seat } from "../../net/wire";
import { cp } from "../../text/en.canadian_pro";
import type { Play } from "./play";
import { DEPTHS, HOLES, MEN, type Call } from "./types";

interface Circle {
  name: string | number;
  mark: "" | "on" | "was";
}

function Circles({ of }: { of: Circle[] }) {
  return (
    <span class="cp-circles" aria-hidden="true">
      {of.map(({ name, mark }) => <span key={name} class={mark ? `cp-circle ${mark}` : "cp-circle"}>{name}</span>)}
    </span>
  );
}

function Selector({ seat, title, said, children }: { seat: Seat; title: string; said: string; children?: ComponentChildren }) {
  return (
    <div class={`cp-selector ${seat}`}>
      <span class="cp-selector-name">{title}</span>
      {children}
      <span class="cp-selector-said">{said}</span>
    </div>
  );
}

const marked = (names: readonly (string | number)[], on: string | number): Circle[] =>
  names.map((name) => ({ name, mark: name === on ? "on" : "" }));

/** What was called, in two or three words: "HB · Run", "SE · Long · zone 8". */
export function callWords(call: Call): string {
  const { selector } = cp;
  const kind = selector.kick[call.play] ?? (call.play === "run" ? (selector.variant[call.variant] ?? selector.basic["run"]) : (cp.call.depths[call.depth] ?? ""));
  const where = call.hole ? ` · ${call.hole}` : call.zone ? ` · ${call.zone}` : "";
  const variant = call.play !== "run" && call.variant ? ` · ${selector.variant[call.variant]}` : "";
  return `${call.who ? `${call.who} · ` : ""}${kind}${where}${variant}${call.hurry ? ` · ${selector.hurry}` : ""}`;
}

export function Selectors({ play, names, advanced }: { play: Play; names: Names; advanced: boolean }) {
  const { offence, call, defence, sum } = play;
  if (!offence) return null;
  const theirs = other(offence);
  const kick = cp.selector.kick[play.kind];
  const aimed = call && (call.play === "run" || call.play === "pass");
  return (
    <div class="cp-selectors">
      <Selector seat={offence} title={names[offence]} said={call ? callWords(call) : (kick ?? "")}>
        {aimed && (
          <>
            <Circles of={marked(advanced ? MEN : MEN.slice(1), call.who)} />
            {call.play === "run" && advanced ? (
              <Circles of={marked(HOLES, call.hole)} />
            ) : advanced ? (
              <Circles of={marked([1, 2, 3, 4, 5, 6, 7, 8, 9], call.zone)} />
            ) : (
              <Circles of={marked(["R", ...DEPTHS], call.play === "run" ? "R" : call.depth)} />
            )}
          </>
        )}
      </Selector>
      {aimed && (
        <Selector seat={theirs} title={names[theirs]} said={defenceWords(play)}>
          {defence?.card && <span class="cp-selector-card">{defence.card}</span>}
          <Circles of={settingCircles(sum?.parts[0]?.[1] ?? defence?.setting ?? -1, sum?.final ?? null)} />
        </Selector>
      )}
    </div>
  );
}

/** The marker moves from the setting that was chosen to the one that counts; 0 and 6 are only for that. */
export function settingCircles(chosen: number, final: number | null): Circle[] {
  return [0, 1, 2, 3, 4, 5, 6].map((name) => ({ name, mark: name === (final ?? chosen) ? "on" : name === chosen ? "was" : "" }));
}

function defenceWords({ defence, sum }: Play): string {
  const first = sum?.parts[0]?.[1] ?? defence?.setting ?? 0;
  const words = [sum && sum.final !== first ? cp.selector.moved(first, sum.final) : cp.selector.set(first)];
  if (defence?.key) words.push(cp.selector.key(defence.key));
  if (defence?.double) words.push(cp.selector.double(defence.double));
  if (defence?.alignment) words.push(defence.alignment);
  return words.join(", ");
}

/** A selector that nobody may see yet. */
export function Shield({ text }: { text: string }) {
  return (
    <p class="cp-shield">
      <svg viewBox="0 0 20 22" aria-hidden="true"><path d="M10 1l8 3v6c0 5-3.500 9-8 11-4.500-2-8-6-8-11V4z" /></svg>
      <span>{text}</span>
    </p>
  );
}
