/** How far somebody is in a game's lessons, beside "Learn by playing". */

import { starsIn } from "../../state/lesson/lessons";
import { text } from "../../text/en";

export function LearnStars({ game }: { game: string }) {
  const count = starsIn(game);
  if (count === 0) return null;
  return (
    <span class="learn-stars">
      <span class="hush">{text.learn.starsHere(count)}</span>
      <span aria-hidden="true"> ★ {count}</span>
    </span>
  );
}
