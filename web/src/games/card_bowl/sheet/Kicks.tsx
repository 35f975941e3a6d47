/** A free kick: its kind first, then the line or the number it names; any of them may be typed. */

import { useRef, useState } from "preact/hooks";
import type { Asked, Option, Plain } from "../../../net/wire";
import { cardBowl } from "../../../text/en.card_bowl";
import { useFocusOn } from "../../../parts/board/focus";

interface Props {
  asked: Asked;
  sending: boolean;
  answer(value: Plain): void;
}

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

export function Kicks({ asked, sending, answer }: Props) {
  const kinds = byKind(asked.options);
  const whole = useRef<HTMLElement>(null);
  useFocusOn(whole, [".main"], asked);
  return (
    <section ref={whole} class="cb-tray cb-kicks" aria-label={cardBowl.kicks}>
      {kinds.map(([kind, options], at) => {
        const only = options.length === 1 ? options[0] : undefined;
        return (
          <div key={kind} class="cb-kick">
            <h3>{cardBowl.kick(kind)}</h3>
            <p class="cb-hint">{options[0]?.explain}</p>
            {only ? (
              <button type="button" class={at === 0 ? "button small main" : "button small"} aria-disabled={sending} onClick={() => !sending && answer(only.value)}>
                {cardBowl.kickIt}
              </button>
            ) : (
              <Named kind={kind} options={options} sending={sending} answer={answer} />
            )}
          </div>
        );
      })}
    </section>
  );
}

/** The usual numbers on buttons, any other in a field. */
function Named({ kind, options, sending, answer }: { kind: string; options: Option[]; sending: boolean; answer(value: Plain): void }) {
  const [number, setNumber] = useState(() => kickOf(options[Math.floor(options.length / 2)] as Option).number);
  return (
    <form
      class="cb-chips"
      onSubmit={(event) => {
        event.preventDefault();
        if (!sending) answer({ kind, number });
      }}
    >
      <label class="cb-number">
        {cardBowl.kickNumber(kind)}
        <input
          class="input"
          type="number"
          min={0}
          max={50}
          list={`cb-${kind}`}
          value={number}
          onInput={(event) => setNumber(Math.round(Number(event.currentTarget.value)))}
        />
      </label>
      <datalist id={`cb-${kind}`}>
        {options.map((option) => (
          <option key={kickOf(option).number} value={kickOf(option).number} />
        ))}
      </datalist>
      <button type="submit" class="button small" aria-disabled={sending}>
        {cardBowl.kickIt}
      </button>
    </form>
  );
}
