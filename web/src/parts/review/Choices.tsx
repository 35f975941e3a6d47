/** What could have been answered, or can be: shares of the best mix, and win chances. */

import type { ReviewChoice } from "../../net/review";
import { text } from "../../text/en";

const MOST = 6;

/** The best mix first, and what was chosen wherever it stands. */
export function Choices({ choices, mix, wins }: { choices: readonly ReviewChoice[]; mix: string; wins: string }) {
  const ranked = [...choices].sort((one, two) => (two.share ?? 0) - (one.share ?? 0) || (two.chance ?? 0) - (one.chance ?? 0));
  const shown = ranked.filter((choice, at) => at < MOST || choice.chosen);
  if (shown.length === 0) return null;
  const mixed = shown.some(({ share }) => share !== null);
  return (
    <table class="choices">
      <thead>
        <tr>
          <th />
          {mixed && <th>{mix}</th>}
          <th>{wins}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((choice) => (
          <tr key={choice.label} class={choice.chosen ? "chosen" : ""}>
            <th scope="row">
              {choice.label}
              {choice.chosen && <span class="hush"> ({text.review.chosen})</span>}
            </th>
            {mixed && (
              <td class="choice-mix">
                <i style={{ width: `${(choice.share ?? 0) * 100}%` }} />
                <span>{choice.share ? Math.round(choice.share * 100) : "–"}</span>
              </td>
            )}
            <td>{choice.chance === null ? "" : text.percent(choice.chance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
