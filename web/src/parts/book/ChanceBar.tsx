/** Win chance and book over the board, where one practises and has switched them on. */

import type { Match } from "../../net/wire";
import type { Table } from "../../state/table/table";
import { text } from "../../text/en";
import { Icon } from "../Icon";
import { Choices } from "../review/Choices";

export function ChanceBar({ table, match }: { table: Table; match: Match }) {
  const { booking } = table;
  if (!booking.shown.value) return null;
  const reading = booking.reading.value;
  const asked = table.asked.value !== null;
  return (
    <section class="chance" aria-label={text.book.chance} data-seq={booking.chance.value?.seq}>
      <Bar table={table} match={match} />
      <button type="button" class="button small" disabled={!asked || reading} aria-label={text.book.ask} onClick={() => void booking.open()}>
        <span class="wide-only">{reading ? text.book.reading : text.book.ask}</span>
        <span class="phone-only">{text.book.askShort}</span>
      </button>
    </section>
  );
}

function Bar({ table, match }: { table: Table; match: Match }) {
  const told = table.booking.chance.value;
  if (!told) return <p class="chance-none soft small">{text.book.none}</p>;
  if (told.home === null) return <p class="chance-none soft small">{told.how}</p>;
  const home = Math.round(told.home * 100);
  return (
    <>
      <span class="chance-name wide-only">{text.book.chance}</span>
      <b class="num chance-home">{home} %</b>
      <div class="chance-track" title={told.how} aria-hidden="true">
        <i style={{ width: `${home}%` }} />
      </div>
      <b class="num chance-away">{100 - home} %</b>
      <p class="hush" role="status">
        {text.book.said(match.names, home, told.how)}
      </p>
    </>
  );
}

/** What the book says to the question at hand, once it was asked. */
export function BookPage({ table }: { table: Table }) {
  const book = table.booking.page.value;
  if (!book || !table.booking.shown.value) return null;
  const mixed = book.choices.filter(({ share }) => share).length > 1;
  return (
    <section class="book-page" aria-label={text.book.title} aria-live="polite">
      <header>
        <h3>{text.book.title}</h3>
        <button type="button" class="button small icon plain" title={text.book.close} aria-label={text.book.close} onClick={() => table.booking.close()}>
          <Icon name="close" />
        </button>
      </header>
      <p class="book-words">{book.words}</p>
      {book.worth !== null && <Choices choices={book.choices} mix={text.book.mix} wins={text.book.wins} />}
      {mixed && <p class="small">{text.book.equal}</p>}
      <p class="soft small">{text.book.by(book.by, book.how)}</p>
    </section>
  );
}
