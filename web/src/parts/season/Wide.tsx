/** A table that may be wider than the window: it scrolls by itself, by keys too. */

import type { ComponentChildren } from "preact";

export function Wide({ label, broad = false, children }: { label: string; broad?: boolean; children: ComponentChildren }) {
  return (
    <div class={broad ? "wide broad" : "wide"} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
