/** Two people at one screen: nobody sees the other's secrets. */

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Names, Seat } from "../../net/wire";
import { text } from "../../text/en";

export function CoverScreen({ seat, names, onReady }: { seat: Seat; names: Names; onReady(): void }) {
  const ready = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => ready.current?.focus(), [seat]);
  return (
    <div class={`cover-screen ${seat}`} role="dialog" aria-modal="true" aria-labelledby="cover-title">
      <div class="cover-screen-box">
        <svg viewBox="0 0 48 28" class="cover-eye" aria-hidden="true">
          <path d="M2 14C10 3 38 3 46 14 38 25 10 25 2 14z" />
          <circle cx="24" cy="14" r="6" />
        </svg>
        <h1 id="cover-title">{text.cover.title(names[seat])}</h1>
        <p>{text.cover.hint}</p>
        <button type="button" class="button main" ref={ready} onClick={onReady}>
          {text.cover.ready(names[seat])}
        </button>
      </div>
    </div>
  );
}
