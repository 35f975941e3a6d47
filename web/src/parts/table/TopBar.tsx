import type { ComponentChildren } from "preact";
import { theme, type Theme } from "../../state/kept";
import { go, homePath } from "../../state/route";
import { text } from "../../text/en";
import { Icon } from "../Icon";
import { helpOpen } from "../dialogs/Help";

const NEXT: Record<Theme, Theme> = { auto: "light", light: "dark", dark: "auto" };

interface Props {
  title?: string;
  /** In the middle of the bar: the score of a table. */
  middle?: ComponentChildren;
  children?: ComponentChildren;
}

export function TopBar({ title, middle, children }: Props) {
  const home = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    go(homePath);
  };
  return (
    <header class="top-bar">
      <a class="brand" href={homePath} onClick={home} aria-label={text.top.home}>
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path class="brand-ball" d="M3 16c5-10 21-10 26 0-5 10-21 10-26 0z" />
          <path class="brand-laces" d="M10 16h12M12.500 13.500v5M16 13.500v5M19.500 13.500v5" />
        </svg>
        <span>Snapcount</span>
      </a>
      {title && <span class="top-title">{title}</span>}
      {middle}
      <div class="top-acts">
        {children}
        <button
          type="button"
          class="button small icon plain"
          title={text.top.theme(theme.value)}
          aria-label={text.top.theme(theme.value)}
          onClick={() => (theme.value = NEXT[theme.value])}
        >
          <Icon name={theme.value} />
        </button>
        <button
          type="button"
          class="button small icon plain"
          title={text.top.keys}
          aria-label={text.top.keys}
          onClick={() => (helpOpen.value = true)}
        >
          <Icon name="help" />
        </button>
      </div>
    </header>
  );
}
