/** Where the game turned: the largest parts of single plays. A click shows the play. */

import type { Review } from "../../net/review";
import { type Seat } from "../../net/wire";
import { pointsOf } from "../../state/review/reviewing";
import { text } from "../../text/en";

export function Turns({ review, seat, onLook }: { review: Review; seat: Seat; onLook(play: number): void }) {
  return (
    <section class="turns" aria-label={text.review.turned}>
      <h2>
        {text.review.turned} <span class="soft small">{text.review.biggest}</span>
      </h2>
      <ol>
        {review.turns.map((turn) => (
          <li key={`${turn.play}.${turn.part.kind}.${turn.part.seat ?? ""}`}>
            <button type="button" onClick={() => onLook(turn.play)}>
              <span>{turn.words}</span>
              <b class={pointsOf(turn.part.change, seat) < 0 ? "down" : "up"}>{text.review.signed(pointsOf(turn.part.change, seat))}</b>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What was thrown and drawn, beside what was to be expected. */
export function Tallies({ review }: { review: Review }) {
  return (
    <section class="tallies" aria-label={text.review.dice}>
      {review.tallies.map((tally) => (
        <div key={tally.name}>
          <p>
            <strong>{tally.name}.</strong> {tally.words}
          </p>
          {tally.sides.length <= 6 && (
            <table>
              <tbody>
                <tr>
                  <th scope="row" />
                  {tally.sides.map((side) => (
                    <th key={side.name} scope="col">
                      {side.name}
                    </th>
                  ))}
                </tr>
                <tr>
                  <th scope="row">{text.review.thrown}</th>
                  {tally.sides.map((side) => (
                    <td key={side.name}>{side.came}</td>
                  ))}
                </tr>
                <tr class="soft">
                  <th scope="row">{text.review.expected}</th>
                  {tally.sides.map((side) => (
                    <td key={side.name}>{Math.round(side.expected)}</td>
                  ))}
                </tr>
              </tbody>
            </table>
          )}
        </div>
      ))}
    </section>
  );
}
