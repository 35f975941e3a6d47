/** Luck and decisions apart: from the start to the end in steps that add up, each group with its sum. */

import type { Review, Sum } from "../../net/review";
import { type Names, type Seat } from "../../net/wire";
import { chanceOf } from "../../state/review/reviewing";
import { text } from "../../text/en";

interface Props {
  review: Review;
  seat: Seat;
  names: Names;
  /** Whether somebody looks whose game it was. */
  mine: boolean;
}

/** Neither a decision nor luck. */
const GIVEN_UP = "giving up";

interface Step {
  sum: Sum;
  points: number;
  from: number;
  to: number;
}

export function Apart({ review, seat, names, mine }: Props) {
  const sign = seat === "home" ? 1 : -1;
  const start = Math.round(chanceOf(review.start, seat) * 100);
  const end = Math.round(chanceOf(review.end, seat) * 100);
  let at = start;
  const ordered = [...review.sums].sort((one, other) => Number(other.seat === seat) - Number(one.seat === seat) || Number(other.seat !== null) - Number(one.seat !== null));
  const steps = ordered.map((sum): Step => {
    const [from, points] = [at, sign * sum.points];
    at += points;
    return { sum, points, from, to: at };
  });
  const low = Math.min(0, ...steps.map(({ to }) => to));
  const high = Math.max(100, ...steps.map(({ to }) => to));
  const place = (value: number): string => `${((value - low) / (high - low)) * 100}%`;
  const bar = (from: number, to: number) => ({ left: place(Math.min(from, to)), width: `${(Math.abs(to - from) / (high - low)) * 100}%` });
  const label = ({ seat: whose, label: said }: Sum): string => (whose === null || !mine ? said : whose === seat ? text.review.yours : text.review.of(names[whose]));
  const groups: [string, Step[]][] = [
    [text.review.decisions, steps.filter(({ sum }) => sum.kind === "decision")],
    [text.review.luckily, steps.filter(({ sum }) => sum.kind !== "decision" && sum.kind !== GIVEN_UP)],
    ["", steps.filter(({ sum }) => sum.kind === GIVEN_UP)],
  ];
  return (
    <section class="apart" aria-label={text.review.luckAndDecisions}>
      <h2>
        {text.review.luckAndDecisions} <span class="soft small">{text.review.points}</span>
      </h2>
      <table>
        <tbody>
          <Whole label={text.review.start} value={start} bar={bar(0, start)} join={place(start)} />
        </tbody>
        {groups.map(
          ([title, rows]) =>
            rows.length > 0 && (
              <tbody key={title}>
                {rows.map(({ sum, points, from, to }, row) => (
                  <tr key={`${sum.kind}.${sum.seat ?? ""}`}>
                    {row === 0 && <Group title={title} rows={rows} />}
                    <th scope="row">{label(sum)}</th>
                    <td class="apart-bar">
                      <i class={points < 0 ? "lost" : "won"} style={bar(from, to)} />
                      <s style={{ left: place(to) }} />
                    </td>
                    <td class="apart-points">{text.review.signed(points)}</td>
                    <td class="soft small" title={sum.words}>
                      {sum.words.split(":")[0]}
                    </td>
                  </tr>
                ))}
              </tbody>
            ),
        )}
        <tbody>
          <Whole label={text.review.end} value={end} bar={bar(0, end)} />
        </tbody>
      </table>
    </section>
  );
}

/** What belongs together, with its sum. */
function Group({ title, rows }: { title: string; rows: readonly Step[] }) {
  if (!title) return <td class="apart-group" />;
  const all = rows.reduce((sum, { points }) => sum + points, 0);
  return (
    <th scope="rowgroup" class="apart-group" rowSpan={rows.length}>
      <span class="soft">{title}</span>
      <b class={all < 0 ? "down" : "up"}>{text.review.signed(all)}</b>
    </th>
  );
}

function Whole({ label, value, bar, join }: { label: string; value: number; bar: { left: string; width: string }; join?: string }) {
  return (
    <tr>
      <td class="apart-group" />
      <th scope="row">{label}</th>
      <td class="apart-bar">
        <i style={bar} />
        {join !== undefined && <s style={{ left: join }} />}
      </td>
      <td class="apart-points">{value} %</td>
      <td />
    </tr>
  );
}
