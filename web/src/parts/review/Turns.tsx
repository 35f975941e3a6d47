/** Where the game turned, what was decided best, where luck was kindest: rows of plays. A click shows the play. */

import type { Review } from "../../net/review";
import { type Seat } from "../../net/wire";
import { pointsOf } from "../../state/review/reviewing";
import { text } from "../../text/en";

interface Row {
  play: number;
  /** When it was, in few words. */
  when: string;
  words: string;
  points: number | null;
}

/** "4th, 24 left" for "4th quarter, 24 plays left": the lists have little room. */
const shortly = (when: string): string => when.replace(/ quarter\b/, "").replace(/ plays? left\b/, " left").replace(/^(possession \d+) of \d+$/, "$1");

interface Looking {
  review: Review;
  seat: Seat;
  onLook(play: number): void;
}

function Rows({ title, more = "", rows, onLook }: { title: string; more?: string; rows: Row[]; onLook(play: number): void }) {
  const most = Math.max(1, ...rows.map(({ points }) => Math.abs(points ?? 0)));
  return (
    <section class="turns" aria-label={title}>
      <h2>
        {title} <span class="soft small">{more}</span>
      </h2>
      <ol>
        {rows.map(({ play, when, words, points }) => (
          <li key={`${play}.${words}`}>
            <button type="button" onClick={() => onLook(play)}>
              {when && <small class="soft">{shortly(when)}</small>}
              <span>{words}</span>
              {points !== null && (
                <>
                  <i class={points < 0 ? "turn-bar lost" : "turn-bar won"} style={{ "--share": Math.abs(points) / most }} />
                  <b class={points < 0 ? "down" : "up"}>{text.review.signed(points)}</b>
                </>
              )}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

export function Turns({ review, seat, onLook }: Looking) {
  const rows = review.turns.map(({ play, words, part }) => {
    const [when = "", ...what] = words.split(": ");
    return { play, when, words: what.join(": "), points: pointsOf(part.change, seat) };
  });
  return <Rows title={text.review.turned} more={text.review.biggest} rows={rows} onLook={onLook} />;
}

/** What a side decided best. */
export function Finest({ review, seat, onLook }: Looking) {
  const rows = review.finest[seat].map(({ decision, words }) => ({ play: review.decisions[decision]?.play ?? 0, when: "", words, points: null }));
  return rows.length ? <Rows title={text.review.finest(review.names[seat === "home" ? 0 : 1])} rows={rows} onLook={onLook} /> : null;
}

const MOST = 3;

/** Where luck was kindest to each side. */
export function Luckiest({ review, seat, onLook }: Looking) {
  const plays = [...review.luckiest.home.slice(0, MOST), ...review.luckiest.away.slice(0, MOST)].map((at) => review.plays[at]);
  const rows = plays
    .flatMap((play) => (play ? [{ play: play.number, when: [play.period, play.clock].filter(Boolean).join(", "), words: play.story, points: pointsOf(play.luck, seat) }] : []))
    .filter((row) => row.points !== 0)
    .sort((one, other) => Math.abs(other.points) - Math.abs(one.points));
  return rows.length ? <Rows title={text.review.luckiest} more={text.review.biggest} rows={rows} onLook={onLook} /> : null;
}

/** Fewer say nothing side by side. */
const ENOUGH = 12;

/** What was thrown and drawn, beside what was to be expected. */
export function Tallies({ review }: { review: Review }) {
  return (
    <section class="tallies" aria-label={text.review.dice}>
      {review.tallies.map((tally) => (
        <div key={tally.name}>
          <p>
            <strong>{tally.name}.</strong> {tally.words}
          </p>
          {tally.sides.length <= 6 && tally.all >= ENOUGH && (
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
