/** An invitation: choose a team that nobody has, and get a link of one's own. */

import { useState } from "preact/hooks";
import { seasonApi, type Season } from "../../net/seasons";
import { myName } from "../../state/kept";
import { replaceAddress, seasonPath } from "../../state/route";
import type { Seasoning } from "../../state/season/seasoning";
import { text } from "../../text/en";
import { Chip } from "./Club";

const words = text.season.league;

export function Join({ seasoning, season }: { seasoning: Seasoning; season: Season }) {
  const [name, setName] = useState(myName.value);
  const problem = seasoning.problem.value;
  const take = (club: string) =>
    void seasoning.attempt(async () => {
      const { token } = await seasonApi.take(seasoning.token, club, name.trim());
      myName.value = name.trim();
      replaceAddress(seasonPath(token));
    });
  return (
    <main class="season-new stack">
      <h1>{words.takeClub}</h1>
      <p>{words.takeHint(season.name)}</p>
      {problem && (
        <p class="notice refusal" role="alert">
          {problem}
        </p>
      )}
      <label class="field-label name-field">
        {words.yourName}
        <input class="input" value={name} maxLength={40} onInput={(event) => setName(event.currentTarget.value)} />
      </label>
      <ul class="season-people">
        {season.clubs.map((club) => (
          <li key={club.id}>
            <Chip colour={club.colour} />
            <strong>{club.name}</strong>
            {club.person === null ? (
              <button type="button" class="button small" disabled={!name.trim()} onClick={() => take(club.id)}>
                {words.take(club.name)}
              </button>
            ) : (
              <span class="soft">{words.taken(club.person)}</span>
            )}
          </li>
        ))}
      </ul>
    </main>
  );
}
