/** The menu of a table: settings of this browser, and what is needed now and then. */

import type { ComponentChildren } from "preact";
import { explainAgain, explainsNew, oneClick, theme, type Theme } from "../../state/kept";
import { pace, PACES } from "../../state/staging/pace";
import { soundOn } from "../../state/staging/sound";
import { go, homePath } from "../../state/route";
import { text } from "../../text/en";
import { Icon } from "../Icon";
import { Switch } from "../table/hand/Acts";
import { Dialog } from "./Dialog";
import { helpOpen } from "./Help";
import { signsOpen } from "./Signs";

export function MenuButton({ onClick }: { onClick(): void }) {
  return (
    <button type="button" class="button small icon plain menu-open" title={text.menu.title} aria-label={text.menu.title} onClick={onClick}>
      <Icon name="menu" />
    </button>
  );
}

const THEMES: Theme[] = ["auto", "light", "dark"];

/** `children`: what only this kind of table has, before the settings. */
export function Menu({ open, onClose, children }: { open: boolean; onClose(): void; children?: ComponentChildren }) {
  const leave = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <Dialog open={open} title={text.menu.title} onClose={onClose}>
      <div class="menu">
        {children}
        <Switch label={text.menu.oneClick} on={oneClick.value} onChange={(on) => (oneClick.value = on)} />
        <Switch label={text.firstTime.each} on={explainsNew.value} onChange={(on) => (explainsNew.value = on)} />
        <Switch label={text.menu.sound} on={soundOn.value} onChange={(on) => (soundOn.value = on)} />
        <p class="menu-caption">{text.menu.pace}</p>
        <div class="segments" role="radiogroup" aria-label={text.menu.pace}>
          {PACES.map((each) => (
            <label key={each} class="segment">
              <input type="radio" name="pace" checked={pace.value === each} onChange={() => (pace.value = each)} />
              <span>{text.menu.paces[each]}</span>
            </label>
          ))}
        </div>
        <p class="menu-caption">{text.menu.colours}</p>
        <div class="segments" role="radiogroup" aria-label={text.menu.colours}>
          {THEMES.map((each) => (
            <label key={each} class="segment">
              <input type="radio" name="theme" checked={theme.value === each} onChange={() => (theme.value = each)} />
              <span>{text.menu.themes[each]}</span>
            </label>
          ))}
        </div>
        <div class="row">
          <button type="button" class="button" onClick={leave(explainAgain)}>
            {text.firstTime.again}
          </button>
          <button type="button" class="button" onClick={leave(() => (signsOpen.value = true))}>
            {text.firstTime.signs}
          </button>
          <button type="button" class="button" onClick={leave(() => (helpOpen.value = true))}>
            {text.top.keys}
          </button>
          <button type="button" class="button" onClick={leave(() => go(homePath))}>
            {text.table.toLobby}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
