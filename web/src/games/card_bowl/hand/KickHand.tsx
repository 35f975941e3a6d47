/** A free kick: its kind first, then the line or the number it names. */

import { useState } from "preact/hooks";
import type { Asked, Option, Plain } from "../../../net/wire";
import { same } from "../../../state/table/choosing";
import { cardBowl } from "../../../text/en.card_bowl";
import type { BoardProps } from "../../board";

interface Kick {
  kind: string;
  number: number;
}

const kickOf = (option: Option): Kick => option.value as unknown as Kick;

/** The answers by kind, in the order in which they are listed. */
export function byKind(options: readonly Option[]): [string, Option[]][] {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    const { kind } = kickOf(option);
    found.set(kind, [...(found.get(kind) ?? []), option]);
  }
  return [...found];
}

export function KickHand({ asked, sending = false, chosen, choose, raise }: BoardProps & { asked: Asked }) {
  return (
    <div class="cb-kicks" aria-label={cardBowl.kicks}>
      {byKind(asked.options).map(([kind, options], at) => (
        <KickTile key={kind} kind={kind} options={options} number={at + 1} {...{ sending, chosen, choose, raise }} />
      ))}
    </div>
  );
}

type TileProps = Pick<BoardProps, "chosen" | "choose" | "raise"> & { kind: string; options: Option[]; number: number; sending: boolean };

/** The usual number stands there; another is set with the slider or typed. */
function KickTile({ kind, options, number, sending, chosen, choose, raise }: TileProps) {
  const numbers = options.map((option) => kickOf(option).number);
  const [named, setNamed] = useState(numbers[Math.floor(numbers.length / 2)] ?? 0);
  const value = { kind, number: options.length > 1 ? named : (numbers[0] ?? 0) } as unknown as Plain;
  const raised = (chosen as unknown as Kick | undefined)?.kind === kind;
  const name = (next: number): void => {
    setNamed(next);
    raise({ kind, number: next });
  };
  return (
    <div class="cb-kick">
      <button type="button" class={raised ? "option raised" : "option"} data-number={number} aria-disabled={sending} aria-pressed={same(chosen, value)} onClick={() => !sending && choose(value)}>
        <kbd aria-hidden="true">{number}</kbd>
        <span class="option-words">
          <span class="option-label">{cardBowl.kick(kind)}</span>
          <span class="option-explain">{options[0]?.explain}</span>
        </span>
      </button>
      {options.length > 1 && (
        <label class="cb-number">
          <span>{cardBowl.kickNumber(kind)}</span>
          <input class="cb-range" type="range" aria-hidden="true" tabIndex={-1} min={Math.min(...numbers)} max={Math.max(...numbers)} value={named} onInput={(event) => name(Number(event.currentTarget.value))} />
          <input class="input" type="number" aria-label={cardBowl.kickNumber(kind)} min={0} max={50} value={named} onInput={(event) => name(Math.round(Number(event.currentTarget.value)))} />
        </label>
      )}
    </div>
  );
}
