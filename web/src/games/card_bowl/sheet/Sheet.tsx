/** The score sheet on a lined pad. */

import { useState } from "preact/hooks";
import type { EventOut, Names } from "../../../net/wire";
import { cardBowl } from "../../../text/en.card_bowl";
import { sheetOf, type Drive } from "./notes";

interface Props {
  events: readonly EventOut[];
  names: Names;
  timing: string;
}

/** On a phone it is folded: what was noted last is enough. */
const roomy = (): boolean => matchMedia("(min-width: 640px)").matches;

export function Sheet({ events, names, timing }: Props) {
  const [open] = useState(roomy);
  const drives = sheetOf(events, names, timing);
  const last = drives.at(-1)?.lines.at(-1);
  return (
    <details class="cb-sheet" open={open}>
      <summary>
        <span>{cardBowl.sheet}</span>
        {last && <span class="cb-last">{[last.down, last.spot, last.play].filter(Boolean).join(" · ")}</span>}
      </summary>
      {drives.length === 0 ? (
        <p class="soft small">{cardBowl.sheetEmpty}</p>
      ) : (
        <div class="cb-pad" tabIndex={0} role="region" aria-label={cardBowl.sheet}>
          <table>
            <thead>
              <tr>
                {cardBowl.sheetColumns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            {[...drives].reverse().map((drive) => (
              <DriveLines key={drive.n} drive={drive} names={names} />
            ))}
          </table>
        </div>
      )}
    </details>
  );
}

function DriveLines({ drive, names }: { drive: Drive; names: Names }) {
  return (
    <tbody>
      <tr class={`cb-team ${drive.seat}`}>
        <th scope="rowgroup" colSpan={cardBowl.sheetColumns.length}>
          {names[drive.seat]} <span>{cardBowl.quarter(drive.quarter)}</span>
        </th>
      </tr>
      {drive.lines.map((line) => (
        <tr key={line.n}>
          <td class="num">{line.clock}</td>
          <td class="num">{line.down}</td>
          <td class="num">{line.spot}</td>
          <td>{line.play}</td>
          <td class="num">{line.score}</td>
        </tr>
      ))}
    </tbody>
  );
}
