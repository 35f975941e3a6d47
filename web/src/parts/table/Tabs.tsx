import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import type { BoardModule, BoardProps } from "../../games/board";

/** Those that a game adds. */
export const ownTabs = (board: BoardModule | null | undefined, props: BoardProps): Tab[] =>
  (board?.tabs ?? []).map(({ id, label, Body }) => ({ id, label, body: () => <Body {...props} /> }));

export interface Tab {
  id: string;
  label: string;
  body: () => ComponentChildren;
}

export function Tabs({
  tabs,
  chosen,
  label,
  onChoose,
}: {
  tabs: Tab[];
  chosen: string;
  label: string;
  onChoose(id: string): void;
}) {
  const strip = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === chosen),
  );
  const keys = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = (at + step + tabs.length) % tabs.length;
    const tab = tabs[next];
    if (tab) onChoose(tab.id);
    strip.current?.querySelectorAll<HTMLButtonElement>("[role=tab]")[next]?.focus();
  };
  const open = tabs[at];
  return (
    <section class="tabs" aria-label={label}>
      <div class="tab-strip" role="tablist" aria-label={label} ref={strip} onKeyDown={keys}>
        {tabs.map((tab, n) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`tab-${tab.id}`}
            aria-selected={n === at}
            aria-controls="tab-body"
            tabIndex={n === at ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div class="tab-body" id="tab-body" role="tabpanel" tabIndex={0} aria-labelledby={`tab-${open?.id}`}>
        {open?.body()}
      </div>
    </section>
  );
}
