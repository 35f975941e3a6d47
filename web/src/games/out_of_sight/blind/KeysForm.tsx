/** For whoever can't draw: steps of heading and length, entered with the field hidden. */

import { useEffect, useRef, useState } from "preact/hooks";
import { os } from "../../../text/en.out_of_sight";
import type { Point } from "../types";

const MOST_STEPS = 40;

interface Props {
  kind: "run" | "dot";
  onDone(steps: Point[]): void;
  onCancel(): void;
}

export function KeysForm({ kind, onDone, onCancel }: Props) {
  const [steps, setSteps] = useState<Point[]>([]);
  const heading = useRef<HTMLInputElement>(null);
  const length = useRef<HTMLInputElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const read = (): Point | null => {
    const step: Point = [heading.current?.valueAsNumber ?? NaN, length.current?.valueAsNumber ?? NaN];
    return step.every(Number.isFinite) && step[1] > 0 ? step : null;
  };
  const add = (): Point[] => {
    const step = read();
    if (!step) return steps;
    const next = [...steps, step].slice(0, MOST_STEPS);
    setSteps(next);
    if (heading.current && length.current) heading.current.value = length.current.value = "";
    heading.current?.focus();
    return next;
  };
  const finish = () => {
    const all = add();
    if (all.length > 0) onDone(all);
  };
  return (
    <form
      class="os-keys panel"
      onSubmit={(event) => {
        event.preventDefault();
        const empty = heading.current?.value === "" && length.current?.value === "";
        if (kind === "dot" || empty) finish();
        else add();
      }}
    >
      <p class="small">{kind === "run" ? os.keys.run : os.keys.dot}</p>
      <div class="row">
        <label class="field-label">
          {os.keys.heading}
          <input ref={heading} class="input" name="heading" type="number" min="-180" max="180" step="any" />
        </label>
        <label class="field-label">
          {os.keys.length}
          <input ref={length} class="input" name="yards" type="number" min="0" max="120" step="any" />
        </label>
        {kind === "run" && (
          <button type="submit" class="button">
            {os.keys.add}
          </button>
        )}
        <button
          type={kind === "run" ? "button" : "submit"}
          class="button main"
          onClick={kind === "run" ? finish : undefined}
        >
          {kind === "run" ? os.keys.finish : os.keys.finishDot}
        </button>
        <button type="button" class="button plain" onClick={onCancel}>
          {os.keys.cancel}
        </button>
      </div>
      <ol class="os-steps" aria-live="polite">
        {steps.map(([turn, far], at) => (
          <li key={at} class="badge">
            {os.keys.step(turn, far)}
          </li>
        ))}
      </ol>
    </form>
  );
}
