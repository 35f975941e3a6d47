/** A game on one page, for people; every paragraph names its rules. The same text stands in the docs. */

import { bookOf } from "../state/rules";
import { text } from "../text/en";
import { Marked } from "./Marked";

export function HowToPlay({ game }: { game: string }) {
  const book = bookOf(game);
  return (
    <article class="how-to-play" aria-busy={book === null}>
      {book ? <Marked source={book.how_to_play} /> : <p>{text.loading}</p>}
    </article>
  );
}

/** Football's words and the game's own. */
export function Glossary({ game }: { game: string }) {
  return (
    <dl class="glossary">
      {bookOf(game)?.glossary.map(({ word, means }) => (
        <div key={word}>
          <dt>{word}</dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  );
}
