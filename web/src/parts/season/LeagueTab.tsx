/** Who has which team, links to it, and the season as files. */

import { useState } from "preact/hooks";
import { ALONE } from "../../net/reach";
import { seasonApi, type Season, type SeasonClub } from "../../net/seasons";
import { mySeasons } from "../../state/kept";
import { saveFile } from "../../state/replay/records";
import { go, homePath, seasonPath } from "../../state/route";
import type { Seasoning } from "../../state/season/seasoning";
import { text } from "../../text/en";
import { Dialog } from "../dialogs/Dialog";
import { copy } from "../dialogs/Links";
import { Chip } from "./Club";

const words = text.season.league;
interface Told {
  title: string;
  hint: string;
  token: string;
}

export function LeagueTab({ seasoning, season }: { seasoning: Seasoning; season: Season }) {
  const [told, setTold] = useState<Told | null>(null);
  const link = (title: string, hint: string, make: () => Promise<{ token: string }>) =>
    void seasoning.attempt(async () => setTold({ title, hint, token: (await make()).token }));
  const plays = season.role === "commissioner" || season.role === "club";
  return (
    <div class="season-columns">
      <section class="stack" aria-labelledby="people-title">
        <h2 id="people-title">{words.people}</h2>
        <ul class="season-people">
          {season.clubs.map((club) => (
            <Person key={club.id} seasoning={seasoning} season={season} club={club} onLink={link} />
          ))}
        </ul>
        {ALONE && <p class="soft small">{text.alone.season}</p>}
        {plays && !ALONE && (
          <div class="row">
            {season.role === "commissioner" && season.seed === "" && (
              <button type="button" class="button" onClick={() => link(words.invite, words.inviteHint, () => seasonApi.invite(seasoning.token))}>
                {words.invite}
              </button>
            )}
            <button type="button" class="button" onClick={() => link(words.spectators, words.spectatorsHint, () => seasonApi.spectate(seasoning.token))}>
              {words.spectators}
            </button>
            <button type="button" class="button" onClick={() => setTold({ title: words.yourLink, hint: words.yourLinkHint, token: seasoning.token })}>
              {words.yourLink}
            </button>
          </div>
        )}
        <p class="soft small">{season.seed ? words.seed(season.seed) : ALONE ? text.alone.seasonDice : words.secret}</p>
      </section>
      <Files seasoning={seasoning} season={season} />
      <Dialog open={told !== null} title={told?.title ?? ""} onClose={() => setTold(null)}>
        {told && <Link {...told} />}
      </Dialog>
    </div>
  );
}

function Link({ hint, token }: Told) {
  const [copied, setCopied] = useState(false);
  const link = location.origin + seasonPath(token);
  return (
    <div class="stack">
      <label class="field-label">
        {hint}
        <input class="input mono" readOnly value={link} data-link="season" onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div class="row">
        <button type="button" class="button main" onClick={() => void copy(link).then(setCopied)}>
          {copied ? text.copied : text.copy}
        </button>
      </div>
    </div>
  );
}

interface PersonProps {
  seasoning: Seasoning;
  season: Season;
  club: SeasonClub;
  onLink(title: string, hint: string, make: () => Promise<{ token: string }>): void;
}

function Person({ seasoning, season, club, onLink }: PersonProps) {
  const mine = club.id === season.club;
  return (
    <li class={mine ? "mine" : undefined}>
      <Chip colour={club.colour} />
      <strong>{club.name}</strong>
      <span class="soft">{club.person === null ? words.computer(club.coach) : mine ? words.you : club.person}</span>
      {season.role === "commissioner" && club.person !== null && !mine && (
        <span class="row">
          <button
            type="button"
            class="button small"
            aria-label={words.newLinkFor(club.name)}
            onClick={() => onLink(words.newLinkFor(club.name), words.newLinkHint(club.person ?? ""), () => seasonApi.newLink(seasoning.token, club.id))}
          >
            {words.newLink}
          </button>
          <button
            type="button"
            class="button small"
            aria-label={words.freeFor(club.name)}
            onClick={() => void seasoning.attempt(() => seasonApi.free(seasoning.token, club.id))}
          >
            {words.free}
          </button>
        </span>
      )}
    </li>
  );
}

function Files({ seasoning, season }: { seasoning: Seasoning; season: Season }) {
  const [asking, setAsking] = useState(false);
  const name = season.name.toLowerCase().replace(/[^a-z0-9]+/g, "_");
  const save = (fetch: () => Promise<Blob>, file: string) => void seasoning.attempt(async () => saveFile(await fetch(), file));
  const forget = () => {
    mySeasons.value = mySeasons.value.filter(({ token }) => token !== seasoning.token);
    go(homePath);
  };
  return (
    <section class="stack" aria-labelledby="files-title">
      <h2 id="files-title">{words.files}</h2>
      {season.role === "commissioner" && (
        <p>
          <button type="button" class="button" onClick={() => save(() => seasonApi.file(seasoning.token), `${name}.season`)}>
            {words.file}
          </button>{" "}
          <span class="soft small">{words.fileHint}</span>
        </p>
      )}
      <p>
        <button type="button" class="button" onClick={() => save(() => seasonApi.tables(seasoning.token), `${name}.zip`)}>
          {words.tables}
        </button>{" "}
        <span class="soft small">{words.tablesHint}</span>
      </p>
      {season.role === "commissioner" && (
        <p>
          <button type="button" class="button danger" onClick={() => setAsking(true)}>
            {words.remove}
          </button>
        </p>
      )}
      <Dialog open={asking} title={words.remove} onClose={() => setAsking(false)}>
        <p>{words.removeSure}</p>
        <div class="row">
          <button type="button" class="button" onClick={() => setAsking(false)}>
            {text.cancel}
          </button>
          <button
            type="button"
            class="button danger"
            onClick={() => {
              setAsking(false);
              void seasoning.attempt(() => seasonApi.remove(seasoning.token).then(forget));
            }}
          >
            {words.removeYes}
          </button>
        </div>
      </Dialog>
    </section>
  );
}
