/** Luck and decisions apart: from the start to the end in steps that add up. */

import type { Review } from "../../net/review";
import { type Seat } from "../../net/wire";
import { chanceOf } from "../../state/review/reviewing";
import { text } from "../../text/en";

export function Apart({ review, seat }: { review: Review; seat: Seat }) {
  const sign = seat === "home" ? 1 : -1;
  const start = Math.round(chanceOf(review.start, seat) * 100);
  const end = Math.round(chanceOf(review.end, seat) * 100);
  let at = start;
  const steps = review.sums.map((sum) => {
    const from = at;
    at += sign * sum.points;
    return { sum, from, to: at };
  });
  const low = Math.min(0, ...steps.map(({ to }) => to));
  const high = Math.max(100, ...steps.map(({ to }) => to));
  const place = (value: number): string => `${((value - low) / (high - low)) * 100}%`;
  const bar = (from: number, to: number) => ({ left: place(Math.min(from, to)), width: `${(Math.abs(to - from) / (high - low)) * 100}%` });
  return (
    <section class="apart" aria-label={text.review.luckAndDecisions}>
      <h2>
        {text.review.luckAndDecisions} <span class="soft small">{text.review.points}</span>
      </h2>
      <table>
        <tbody>
          <tr>
            <th scope="row">{text.review.start}</th>
            <td class="apart-bar">
              <i class="apart-whole" style={bar(0, start)} />
            </td>
            <td class="apart-points">{start} %</td>
            <td />
          </tr>
          {steps.map(({ sum, from, to }) => (
            <tr key={`${sum.kind}.${sum.seat ?? ""}`} class={sum.seat ? `apart-${sum.seat}` : "apart-luck"}>
              <th scope="row">{sum.label}</th>
              <td class="apart-bar">
                <i class={sum.seat ? `decided-${sum.seat}` : "luck"} style={bar(from, to)} />
              </td>
              <td class="apart-points">{text.review.signed(sign * sum.points)}</td>
              <td class="soft small">{sum.words}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{text.review.end}</th>
            <td class="apart-bar">
              <i class="apart-whole" style={bar(0, end)} />
            </td>
            <td class="apart-points">{end} %</td>
            <td />
          </tr>
        </tbody>
      </table>
    </section>
  );
}
