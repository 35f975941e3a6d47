/** The help window: how the game on the table goes, what the screen shows, and the keys. */

import { signal } from "@preact/signals";
import { helpOf, signsOf } from "../../games/registry";
import { route } from "../../state/route";
import { currentGame } from "../../state/rules";
import { text } from "../../text/en";
import { Dialog } from "./Dialog";
import { SignList } from "./Signs";

export const helpOpen = signal(false);

export function Help() {
  const game = atTable() ? helpOf(currentGame.value) : [];
  return (
    <Dialog open={helpOpen.value} title={text.keys.title} onClose={() => (helpOpen.value = false)}>
      {game.length > 0 && (
        <section class="help-part">
          <h3>{text.keys.game}</h3>
          <ul>
            {game.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
      {atTable() && (
        <section class="help-part">
          <h3>{text.keys.screen}</h3>
          <dl class="keys words">
            {text.keys.parts.map(([part, meaning]) => (
              <div key={part}>
                <dt>{part}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {atTable() && signsOf(currentGame.value).length > 0 && (
        <section class="help-part">
          <h3>{text.firstTime.signs}</h3>
          <SignList game={currentGame.value} />
        </section>
      )}
      <section class="help-part">
        <h3>{text.keys.keys}</h3>
        <dl class="keys">
          {text.keys.list.map(([keys, meaning]) => (
            <div key={meaning}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Dialog>
  );
}

const atTable = (): boolean => route.value.screen !== "lobby";
