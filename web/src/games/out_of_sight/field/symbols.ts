/** The symbols as they were last seen: while the eyes are hidden nothing is told of them, but the reveal needs them. */

import { useMemo } from "preact/hooks";
import type { Symbol, View } from "../types";

interface Known {
  field: string;
  symbols: Symbol[];
}

const PLACE = "snapcount.out_of_sight.field";
let known: Known | null = null;

/** A page that was loaded anew remembers them too. */
function remembered(): Known | null {
  try {
    return known ?? (JSON.parse(sessionStorage.getItem(PLACE) ?? "null") as Known | null);
  } catch {
    return null;
  }
}

function remember(now: Known): void {
  const same = known?.field === now.field;
  known = now;
  if (same) return;
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(now));
  } catch {
    // Nothing is kept where nothing may be.
  }
}

export function useSymbols(view: View | null): Symbol[] {
  return useMemo(() => {
    if (view && view.symbols.length > 0) remember({ field: view.options.field, symbols: view.symbols });
    const found = remembered();
    return found && found.field === view?.options.field ? found.symbols : [];
  }, [view?.options.field, view?.symbols.length]);
}
