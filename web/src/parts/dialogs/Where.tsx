/** Where a rule stands in the code, its tests and its worked examples: asked for when somebody unfolds it. */

import { useState } from "preact/hooks";
import { api } from "../../net/api";
import type { RulePlaces } from "../../net/wire";
import { text } from "../../text/en";

const KINDS = ["code", "table", "test", "page test", "example"] as const;

export function Where({ game, id }: { game: string; id: string }) {
  const [found, setFound] = useState<RulePlaces | null>(null);
  const unfold = (open: boolean) => {
    if (open && !found) api.rulePlaces(game, id).then(setFound, () => setFound({ places: [], elsewhere: "", untested: "" }));
  };
  return (
    <details class="rule-where small" onToggle={(event) => unfold(event.currentTarget.open)}>
      <summary>{text.rules.where}</summary>
      {found ? <Places {...found} /> : <p class="soft">{text.loading}</p>}
    </details>
  );
}

function Places({ places, elsewhere, untested }: RulePlaces) {
  const sentences = [elsewhere, untested].filter(Boolean);
  if (places.length + sentences.length === 0) return <p class="soft">{text.rules.nowhere}</p>;
  return (
    <>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {KINDS.map((kind) => {
        const here = places.filter((place) => place.kind === kind);
        return here.length === 0 ? null : (
          <div key={kind}>
            <b>{text.rules.places[kind]}</b>
            <ul>
              {here.map(({ file, line, name }) => (
                <li key={`${file}:${line}${name}`}>
                  <code>
                    {file}:{line}
                  </code>{" "}
                  <span class="soft">{name}</span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </>
  );
}
