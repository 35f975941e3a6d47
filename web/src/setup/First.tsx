/** The options that a game asks first: a few big ones as tiles, long lists to choose from. */

import { useState } from "preact/hooks";
import type { OptionChoices } from "../games/board";
import { FileField } from "../parts/lobby/FileField";
import { myFiles } from "../state/kept";
import type { Value } from "../state/lobby/newMatch";
import { text } from "../text/en";
import { Segment } from "./Segment";

interface FirstProps {
  game: string;
  first: Record<string, OptionChoices>;
  now: Record<string, Value>;
  onChange(name: string, value: Value): void;
}

export function First({ game, first, now, onChange }: FirstProps) {
  const entries = Object.entries(first);
  const all = ({ groups }: OptionChoices) => groups.flatMap((group) => group.choices);
  const tiles = entries.filter(([, choices]) => all(choices).length <= TILES);
  const lists = entries.filter(([, choices]) => all(choices).length > TILES);
  return (
    <>
      {tiles.map(([name, choices]) => (
        <fieldset key={name}>
          <legend>{choices.label}</legend>
          <div class="segments">
            {all(choices).map((found) => (
              <Segment
                key={String(found.value)}
                group={name}
                value={String(found.value)}
                name={found.name}
                about={found.text}
                chosen={found.value === now[name]}
                onChoose={() => onChange(name, found.value)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {lists.length > 0 && (
        <div class="two">
          {lists.map(([name, choices]) => (
            <Listed key={name} {...{ game, name, choices, onChange }} now={now[name] ?? ""} />
          ))}
        </div>
      )}
    </>
  );
}

const TILES = 4;
const OTHER = "\u0000";

interface ListedProps {
  game: string;
  name: string;
  choices: OptionChoices;
  now: Value;
  onChange: FirstProps["onChange"];
}

function Listed({ game, name, choices, now, onChange }: ListedProps) {
  const mine = choices.other?.file ? (myFiles.value[game] ?? []) : [];
  const listed = choices.groups.flatMap((group) => group.choices.map((found) => String(found.value)));
  const values = [...listed, ...mine.map(({ value }) => value)];
  const [typing, setTyping] = useState(!values.includes(String(now)));
  const choose = (value: string) => {
    setTyping(value === OTHER);
    onChange(name, value === OTHER ? "" : value);
  };
  return (
    <div class="stack">
      <label class="field-label">
        {choices.label}
        <select
          class="input"
          name={name}
          value={typing ? OTHER : String(now)}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {choices.groups.map((group) => (
            <optgroup key={group.name} label={group.name}>
              {group.choices.map((found) => (
                <option key={String(found.value)} value={String(found.value)}>
                  {found.name}
                </option>
              ))}
            </optgroup>
          ))}
          {mine.length > 0 && (
            <optgroup label={text.setup.myFiles}>
              {mine.map(({ title, value }) => (
                <option key={title} value={value}>
                  {title}
                </option>
              ))}
            </optgroup>
          )}
          {choices.other && <option value={OTHER}>{choices.other.name}</option>}
        </select>
      </label>
      {typing && choices.other?.file && (
        <FileField game={game} label={choices.other.label} onTake={(value) => onChange(name, value)} />
      )}
      {typing && choices.other && !choices.other.file && (
        <label class="field-label">
          {choices.other.label}
          <input class="input" value={String(now)} onInput={(event) => onChange(name, event.currentTarget.value)} />
        </label>
      )}
    </div>
  );
}
