/** Whose cards there are: the men of the sheet, then the units, and all at once. */

import type { CardText, SheetLook } from "../../net/wire";
import { text } from "../../text/en";

/** Where nobody is chosen: every card. */
export const ALL = "";

export interface Owner {
  name: string;
  about: string;
  /** Something in his lines is wrong or can't be followed. */
  marked: boolean;
  changed: boolean;
}

const MEN = new Set(["player", "passing", "rushing", "receiving"]);

export function ownersOf(look: SheetLook, fresh: Map<string, Set<CardText>> | null): Owner[] {
  const names = [...new Set(look.lines.map(({ owner }) => owner))];
  const isMan = (name: string): boolean => look.lines.some(({ owner, category }) => owner === name && MEN.has(category));
  const rowsWithProblems = new Set(look.problems.map((problem) => Number(/row (\d+)/.exec(problem)?.[1])));
  const found = names.map((name) => {
    const own = look.lines.filter(({ owner }) => owner === name);
    const player = own.find(({ category }) => category === "player");
    return {
      name,
      about: player ? (player.cells[player.columns.indexOf("position")] ?? "") : "",
      marked:
        own.some(({ number }) => rowsWithProblems.has(number)) ||
        look.figures.some((figure) => figure.owner === name && !figure.inside),
      changed: [...(fresh?.keys() ?? [])].some((key) => key.startsWith(`${name}\n`)),
    };
  });
  return [...found.filter(({ name }) => isMan(name)), ...found.filter(({ name }) => !isMan(name))];
}

export function Owners({ owners, chosen, onChoose }: { owners: Owner[]; chosen: string; onChoose(name: string): void }) {
  return (
    <nav class="ws-owners" aria-label={text.workshop.owners}>
      <button type="button" class={chosen === ALL ? "on" : ""} aria-pressed={chosen === ALL} onClick={() => onChoose(ALL)}>
        <b>{text.workshop.all}</b>
      </button>
      {owners.map(({ name, about, marked, changed }) => (
        <button
          key={name}
          type="button"
          class={`${chosen === name ? "on" : ""}${changed ? " changed" : ""}`}
          aria-pressed={chosen === name}
          onClick={() => onChoose(name)}
        >
          <span>{name}</span>
          <small>{about}</small>
          {marked && (
            <i class="ws-mark" role="img" aria-label={text.workshop.needsLook}>
              !
            </i>
          )}
        </button>
      ))}
    </nav>
  );
}
