/** The Advanced Game: who, then through which hole or into which zone; draws, traps and screens are toggles. */

import { cp } from "../../../text/en.canadian_pro";
import { matchingChoice } from "../choices";
import { manInHand, variants } from "../shared";
import { DEPTHS, HOLES } from "../types";
import type { Shared } from "./CallHand";
import { Cell } from "./Cell";
import { reasonFor } from "./withheld";

export function Aims({ choices, men, nameOf, reasons, man, ...touch }: Shared & { man: string }) {
  const { run, pass } = variants.value;
  const screens = choices.some(({ value }) => value.variant === "screen");
  const draws = choices.some(({ value }) => value.variant === "draw");
  return (
    <div class="cp-aims">
      <div class="cp-men" role="group" aria-label={cp.call.men}>
        {men.map((who, at) => (
          <button key={who} type="button" class="cp-man" style={{ "--letters": nameOf(who).length }} data-number={at + 1} aria-pressed={who === man} disabled={!choices.some(({ value }) => value.who === who)} onClick={() => (manInHand.value = who)}>
            <b>{who}</b>
            <small>{nameOf(who)}</small>
          </button>
        ))}
      </div>
      <div class="cp-zone-pad" role="group" aria-label={cp.call.zones(man)}>
        {[7, 4, 1].map((first, row) => (
          <div key={first} class="cp-zone-row">
            <small aria-hidden="true">{cp.call.rows[DEPTHS[2 - row] ?? "S"]}</small>
            {[first, first + 1, first + 2].map((zone) => {
              const wanted = { play: "pass", who: man, zone, variant: pass };
              return <Cell key={zone} {...touch} choice={matchingChoice(choices, wanted)} words={String(zone)} why={reasonFor(reasons, wanted)} class="pass" place />;
            })}
          </div>
        ))}
      </div>
      <div class="cp-hole-side" role="group" aria-label={cp.call.holes(man)}>
        <div class="cp-hole-pad">
          {HOLES.map((hole) => {
            const wanted = { play: "run", who: man, hole, variant: run };
            return <Cell key={hole} {...touch} choice={matchingChoice(choices, wanted)} words={String(hole)} why={reasonFor(reasons, wanted)} class="run" place />;
          })}
        </div>
        <div class="cp-toggles">
          <small aria-hidden="true">{cp.call.rows["run"]}</small>
          {draws && <Variants name="cp-run" of={cp.call.variants} chosen={run} onChoose={(way) => (variants.value = { run: way, pass })} />}
          {screens && <Variants name="cp-pass" of={cp.call.passes} chosen={pass} onChoose={(way) => (variants.value = { run, pass: way })} />}
        </div>
      </div>
    </div>
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
