/** In the window of links: new ones for lost or leaked ones, and deleting the match. */

import { useState } from "preact/hooks";
import { api, sentenceOf } from "../../net/api";
import { other, type Match, type Role, type Seat } from "../../net/wire";
import { forgetGame, myGames, remember } from "../../state/kept";
import { go, homePath, replaceAddress, tablePath } from "../../state/route";
import type { Table } from "../../state/table/table";
import { text } from "../../text/en";

interface Props {
  table: Table;
  match: Match;
  seat: Seat;
}

export function LinkCare({ table, match, seat }: Props) {
  const own: Role = match.seats.length > 1 ? "table" : seat;
  const rival = other(seat);
  const [told, setTold] = useState("");
  const renew = async (role: Role, said: string) => {
    try {
      const { match: id, tokens } = await api.newLink(table.token, role);
      const mine = role === own ? tokens[role] : undefined;
      myGames.value = remember(myGames.value, { match: id, tokens, ...(mine && { mine }) }, Date.now());
      if (mine) replaceAddress(tablePath(mine));
      setTold(said);
    } catch (problem) {
      setTold(sentenceOf(problem));
    }
  };
  const { renew: names, made } = text.care;
  return (
    <details class="link-care">
      <summary>{text.care.title}</summary>
      <div class="stack">
        <p class="soft small">{text.care.means}</p>
        <div class="row">
          <button type="button" class="button small" data-renew="own" onClick={() => void renew(own, made.own)}>
            {names.own}
          </button>
          <button type="button" class="button small" data-renew="watch" onClick={() => void renew("watch", made.watch)}>
            {names.watch}
          </button>
          {match.mode === "match" && (
            <button type="button" class="button small" data-renew="other" onClick={() => void renew(rival, made.other)}>
              {names.other(match.names[rival])}
            </button>
          )}
        </div>
        {match.mode === "match" && <p class="soft small">{text.care.otherMeans(match.names[rival])}</p>}
        {told && (
          <p class="notice" role="status">
            {told}
          </p>
        )}
        {match.links_made.map(({ seat: whose, by, at }) => (
          <p key={at} class="soft small">
            {text.care.madeBy(match.names, whose, by, new Date(at * 1000).toLocaleString())}
          </p>
        ))}
        <Deletion table={table} match={match} seat={seat} />
      </div>
    </details>
  );
}

function Deletion({ table, match, seat }: Props) {
  const [sure, setSure] = useState(false);
  const agreed = table.deleting.value;
  const remove = (agree: boolean) => {
    setSure(false);
    void wishDeleted(table, match, agree);
  };
  if (match.mode === "match" && agreed.includes(seat))
    return (
      <div class="notice row">
        <span class="grow">{text.care.deleteAgreed(match.names[other(seat)])}</span>
        <button type="button" class="button small" onClick={() => remove(false)}>
          {text.care.deleteTakeBack}
        </button>
      </div>
    );
  if (!sure)
    return (
      <div class="row">
        <button type="button" class="button small" onClick={() => setSure(true)}>
          {text.care.delete}
        </button>
      </div>
    );
  return (
    <div class="notice refusal row">
      <span class="grow">
        {match.mode === "match" ? text.care.deleteBoth(match.names[other(seat)]) : text.care.deleteAlone}
      </span>
      <span class="row">
        <button type="button" class="button small main" onClick={() => remove(true)}>
          {text.care.deleteSure}
        </button>
        <button type="button" class="button small" onClick={() => setSure(false)}>
          {text.care.deleteKeep}
        </button>
      </span>
    </div>
  );
}

/** The other side wants the match deleted: told on the table itself. */
export function DeletionAsked({ table, match }: { table: Table; match: Match }) {
  const mine = match.seats.length === 1 ? match.seats[0] : undefined;
  const agreed = table.deleting.value;
  if (!mine || agreed.includes(mine) || !agreed.includes(other(mine)) || table.keeps.value) return null;
  return (
    <div class="notice row" role="alert">
      <span class="grow">{text.care.deleteAsked(match.names[other(mine)])}</span>
      <span class="row">
        <button type="button" class="button small" onClick={() => void wishDeleted(table, match, true)}>
          {text.care.deleteAgree}
        </button>
        <button type="button" class="button small main" onClick={() => (table.keeps.value = true)}>
          {text.care.deleteKeep}
        </button>
      </span>
    </div>
  );
}

async function wishDeleted(table: Table, match: Match, agree: boolean): Promise<void> {
  try {
    const { deleted, agreed } = await api.delete(table.token, agree);
    table.deleting.value = agreed;
    if (!deleted) return;
    forgetGame(match.match);
    go(homePath);
  } catch (problem) {
    table.refuse(problem);
  }
}
