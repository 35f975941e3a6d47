/** A new season: the league, one's own team, how strong the others' coaches are. */

import { useEffect, useState } from "preact/hooks";
import { sentenceOf } from "../net/api";
import { ALONE } from "../net/reach";
import { seasonApi, type League } from "../net/seasons";
import { Chip } from "../parts/season/Club";
import { TopBar } from "../parts/table/TopBar";
import { myName } from "../state/kept";
import { fetchGames, gameOf } from "../state/lobby/games";
import { go, seasonPath } from "../state/route";
import { text } from "../text/en";

const words = text.season.make;
const CUP_CLUBS = 8;
/** A league that somebody brought, with its text. */
type Found = League & { file?: string };

export function NewSeasonScreen() {
  const [leagues, setLeagues] = useState<Found[]>([]);
  const [chosen, setChosen] = useState<Found | null>(null);
  const [problems, setProblems] = useState<string[]>([]);
  useEffect(() => {
    document.title = `${words.title} · Snapcount`;
    fetchGames().catch(() => undefined);
    seasonApi.leagues().then(
      (found) => {
        setLeagues(found);
        setChosen((before) => before ?? found[0] ?? null);
      },
      (trouble: unknown) => setProblems([sentenceOf(trouble)]),
    );
  }, []);
  const bring = async (file: File | undefined) => {
    if (!file) return;
    try {
      const { league, problems: found } = await seasonApi.checkLeague(file);
      setProblems(found);
      if (!league) return;
      const brought = { ...league, file: await file.text() };
      setLeagues((before) => [...before.filter((one) => !one.file), brought]);
      setChosen(brought);
    } catch (trouble) {
      setProblems([sentenceOf(trouble)]);
    }
  };
  const [reading, setReading] = useState(false);
  const [brought, setBrought] = useState({ token: "", note: "" });
  const goOn = async (file: File | undefined) => {
    if (!file) return;
    setProblems([]);
    setReading(true);
    try {
      const { token, note } = await seasonApi.bring(file);
      setReading(false);
      if (note) setBrought({ token, note });
      else go(seasonPath(token));
    } catch (trouble) {
      setProblems([sentenceOf(trouble)]);
      setReading(false);
    }
  };
  return (
    <div class="page">
      <TopBar />
      <main class="season-new stack">
        <h1>{words.title}</h1>
        <fieldset class="leagues">
          <legend>{words.league}</legend>
          {leagues.length === 0 && problems.length === 0 && (
            <p class="soft" role="status">
              {text.loading}
            </p>
          )}
          {leagues.map((league) => (
            <label key={league.id || league.name} class={league === chosen ? "league-card chosen" : "league-card"}>
              <input type="radio" name="league" class="hush" checked={league === chosen} onChange={() => setChosen(league)} />
              <strong>{league.name}</strong>
              <span>{league.title}</span>
              <span class="soft small">
                {words.facts(league.clubs.length, league.games, league.weeks)}, {words.playoffs(league.playoffs)}
              </span>
              <span class="chips" aria-hidden="true">
                {league.clubs.map(({ id, colour }) => (
                  <Chip key={id} colour={colour} />
                ))}
              </span>
            </label>
          ))}
        </fieldset>
        {chosen && <Choices key={chosen.id + chosen.name} league={chosen} onProblem={(problem) => setProblems([problem])} />}
        {problems.length > 0 && (
          <div class="notice refusal" role="alert">
            <p>{words.problems(problems.length)}</p>
            <ul>
              {problems.slice(0, 8).map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </div>
        )}
        <div role="status">
          {reading && <p>{words.reading}</p>}
          {brought.note && (
            <div class="notice row">
              <p>{brought.note}</p>
              <button type="button" class="button main" onClick={() => go(seasonPath(brought.token))}>
                {words.toIt}
              </button>
            </div>
          )}
        </div>
        <div class="bring">
          <Bring label={words.own} hint={words.ownHint} accept=".json,application/json" onFile={(file) => void bring(file)} />
          <Bring label={words.bring} hint={words.bringHint} accept=".season" onFile={(file) => void goOn(file)} />
        </div>
      </main>
    </div>
  );
}

function Bring({ label, hint, accept, onFile }: { label: string; hint: string; accept: string; onFile(file: File | undefined): void }) {
  return (
    <label class="field-label">
      {label}
      <input class="input" type="file" accept={accept} onChange={(event) => onFile(event.currentTarget.files?.[0])} />
      <span class="soft small">{hint}</span>
    </label>
  );
}

function Choices({ league, onProblem }: { league: Found; onProblem(problem: string): void }) {
  const [club, setClub] = useState(league.clubs[0]?.id ?? "");
  const [coach, setCoach] = useState("");
  const [several, setSeveral] = useState(false);
  const [cup, setCup] = useState(false);
  const [name, setName] = useState(myName.value);
  const [busy, setBusy] = useState(false);
  const coaches = gameOf(league.game)?.coaches ?? [];
  const begin = async () => {
    setBusy(true);
    try {
      if (name.trim()) myName.value = name.trim();
      const { token } = await seasonApi.make({
        ...(league.file ? { file: league.file } : { league: league.id }),
        ...(club && { club }),
        ...(coach && { coach }),
        ...(name.trim() && { name: name.trim() }),
        several,
        cup,
      });
      go(seasonPath(token));
    } catch (trouble) {
      onProblem(sentenceOf(trouble));
      setBusy(false);
    }
  };
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      {league.note && <p class="soft">{league.note}</p>}
      <fieldset class="teams">
        <legend>{words.team}</legend>
        {[...league.clubs, null].map((one) => (
          <label key={one?.id ?? ""} class={club === (one?.id ?? "") ? "team-card chosen" : "team-card"}>
            <input type="radio" name="club" class="hush" checked={club === (one?.id ?? "")} onChange={() => setClub(one?.id ?? "")} />
            {one && <Chip colour={one.colour} />}
            <span>
              {one?.name ?? words.nobody}
              {one && (one.ground || one.division) && <span class="soft small"> {one.ground || one.division}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      <div class="season-choices">
        <label class="field-label">
          {words.strength}
          <select class="input" value={coach} onChange={(event) => setCoach(event.currentTarget.value)}>
            <option value="">{words.asLeague}</option>
            {coaches.map((one) => (
              <option key={one.level} value={one.level}>
                {one.name}
              </option>
            ))}
          </select>
        </label>
        <label class="field-label">
          {words.name}
          <input class="input" value={name} maxLength={40} onInput={(event) => setName(event.currentTarget.value)} />
        </label>
        {league.clubs.length >= CUP_CLUBS && (
          <label class="switch">
            <input type="checkbox" role="switch" checked={cup} onChange={(event) => setCup(event.currentTarget.checked)} />
            {words.cup}
          </label>
        )}
        {!ALONE && (
          <label class="switch">
            <input type="checkbox" role="switch" checked={several} onChange={(event) => setSeveral(event.currentTarget.checked)} />
            {words.several}
          </label>
        )}
      </div>
      {ALONE && <p class="soft small">{text.alone.season}</p>}
      <div class="row">
        <button type="submit" class="button main" disabled={busy}>
          {cup ? words.beginCup : words.begin}
        </button>
      </div>
    </form>
  );
}
