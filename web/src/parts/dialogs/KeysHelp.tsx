import { signal } from "@preact/signals";
import { text } from "../../text/en";
import { Dialog } from "./Dialog";

export const keysOpen = signal(false);

export function KeysHelp() {
  return (
    <Dialog open={keysOpen.value} title={text.keys.title} onClose={() => (keysOpen.value = false)}>
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
    </Dialog>
  );
}
