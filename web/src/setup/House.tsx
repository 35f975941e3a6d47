/** House rules: every other option of the game. */

import type { GameOption } from "../net/wire";
import type { Value } from "../state/lobby/newMatch";
import { text } from "../text/en";

interface HouseProps {
  options: GameOption[];
  now: Record<string, Value>;
  onChange(name: string, value: Value): void;
}

/** Opened at the end of the window, they are scrolled into it. */
function inSight({ currentTarget }: { currentTarget: HTMLDetailsElement }): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: "start" });
}

export function House({ options, now, onChange }: HouseProps) {
  if (options.length === 0) return null;
  const row = (option: GameOption) => {
    const value = now[option.name] ?? option.default;
    return (
      <label key={option.name} class="field-label house">
        <span>
          {option.text} <span class="soft">({option.rule})</span>
        </span>
        <Control option={option} value={value} onChange={(chosen) => onChange(option.name, chosen)} />
      </label>
    );
  };
  return (
    <details class="house-rules" onToggle={inSight}>
      <summary>{text.setup.options}</summary>
      <div class="stack">{options.map(row)}</div>
    </details>
  );
}

function Control({ option, value, onChange }: { option: GameOption; value: Value; onChange(value: Value): void }) {
  if (typeof option.default === "boolean" && option.choices.length === 2)
    return (
      <span class="switch">
        <input
          type="checkbox"
          role="switch"
          name={option.name}
          checked={value === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      </span>
    );
  if (option.choices.length === 0)
    return (
      <input
        class="input"
        name={option.name}
        value={String(value)}
        onInput={(event) => onChange(event.currentTarget.value)}
      />
    );
  const shown = (choice: Value): string =>
    choice === true ? text.setup.yes : choice === false ? text.setup.no : String(choice);
  return (
    <select
      class="input"
      name={option.name}
      value={option.choices.indexOf(value)}
      onChange={(event) => onChange(option.choices[Number(event.currentTarget.value)] ?? option.default)}
    >
      {option.choices.map((choice, at) => (
        <option key={at} value={at}>
          {shown(choice)}
        </option>
      ))}
    </select>
  );
}
