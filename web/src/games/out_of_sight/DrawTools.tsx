/** Below a field to draw on: what to do, other answers, and other ways to draw. */

import type { ComponentChildren, ComponentProps } from "preact";
import type { Asked, Plain } from "../../net/wire";
import { kept } from "../../state/kept";
import { os } from "../../text/en.out_of_sight";
import { DropSlide } from "./Drop";
import { TriesSaid, type Try } from "./Practice";

/** Click, move, click: for trackpads and tired hands. */
export const clicks = kept<boolean>("out_of_sight.clicks", false);

interface Props {
  asked: Asked;
  answer(value: Plain): void;
  running: boolean;
  practice: boolean;
  tries: Try[];
  /** Out of sight, but its place is kept. */
  away: boolean;
  bar: ComponentChildren;
  said: string;
  dropping: ComponentProps<typeof DropSlide> | null;
  onKeys(): void;
  onPractice(): void;
  onClear(): void;
}

export function DrawTools(props: Props) {
  const { asked, answer, running, practice, tries, away, bar, said, dropping, onKeys, onPractice, onClear } = props;
  return (
    <div class={away ? "os-tools away" : "os-tools"}>
      {bar}
      <p class="os-say" role="status">
        {said}
      </p>
      {dropping && <DropSlide {...dropping} />}
      <span class="os-ways">
        {asked.options
          .filter(({ value }) => typeof value === "string")
          .map(({ value, label, explain }) => (
            <button key={value} type="button" class="button small" title={explain} onClick={() => answer(value)}>
              {label}
            </button>
          ))}
        <button type="button" class="button small" onClick={onKeys}>
          {os.draw.keys}
        </button>
        {!running && (
          <button type="button" class="button small" aria-pressed={practice} onClick={onPractice}>
            {os.practice.toggle}
          </button>
        )}
        <label class="switch">
          <input
            type="checkbox"
            role="switch"
            checked={clicks.value}
            onChange={(event) => (clicks.value = event.currentTarget.checked)}
          />
          {os.draw.clicks}
        </label>
      </span>
      {practice && <TriesSaid tries={tries} onClear={onClear} />}
    </div>
  );
}
