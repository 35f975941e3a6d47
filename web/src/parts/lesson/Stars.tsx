/** How well a lesson was done. */

import { text } from "../../text/en";

const ALL = [1, 2, 3];

export function Stars({ count }: { count: number }) {
  return (
    <span class="stars" role="img" aria-label={text.learn.stars(count)}>
      {ALL.map((star) => (
        <i key={star} class={star <= count ? "on" : ""}>
          ★
        </i>
      ))}
    </span>
  );
}
