/** Cards as cards: face down until opened. */

import type { ComponentChildren } from "preact";
import { text } from "../../text/en";

export type Tone = "home" | "away" | "event" | "plain";

interface CardProps {
  title: string;
  /** A line or two under the title. */
  children?: ComponentChildren;
  /** Small print in the corner: a number, a suit. */
  corner?: string;
  tone?: Tone;
  /** Face down: nothing of it is shown. */
  down?: boolean;
  /** An empty place where a card will lie. */
  empty?: boolean;
  /** Plays the card. */
  onPick?: () => void;
  chosen?: boolean;
  motion?: boolean;
  label?: string;
}

export function Card({
  title,
  children,
  corner,
  tone = "plain",
  down = false,
  empty = false,
  onPick,
  chosen = false,
  motion = false,
  label,
}: CardProps) {
  const classes = ["card", tone, down && "down", empty && "empty", chosen && "chosen"];
  if (motion && !down && !empty) classes.push("turning");
  const name = classes.filter(Boolean).join(" ");
  const inside =
    down || empty ? (
      <span class="hush">{empty ? text.card.empty : text.card.down}</span>
    ) : (
      <>
        {corner && <span class="card-corner">{corner}</span>}
        <strong class="card-title">{title}</strong>
        {children && <span class="card-body">{children}</span>}
      </>
    );
  const figure = onPick ? (
    <button type="button" class={name} onClick={onPick} aria-pressed={chosen}>
      {inside}
    </button>
  ) : (
    <div class={name}>{inside}</div>
  );
  return label ? (
    <figure class="card-place">
      {figure}
      <figcaption>{label}</figcaption>
    </figure>
  ) : (
    figure
  );
}

export function CardRow({ label, children }: { label: string; children: ComponentChildren }) {
  return (
    <div class="card-row" role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** A round marker with a figure: timeouts, counters. */
export function Counter({ tone = "plain", children }: { tone?: Tone; children: ComponentChildren }) {
  return <span class={`counter ${tone}`}>{children}</span>;
}
