/** At the top of a season: what to do now, in the colours of one's own club. */

import { useState } from "preact/hooks";
import type { Season } from "../../net/seasons";
import { clubOf, headline, isCup, nameOf, type Seasoning } from "../../state/season/seasoning";
import { text } from "../../text/en";
import { Dialog } from "../dialogs/Dialog";
import { Icon } from "../Icon";
import { paintOf } from "./Club";

const words = text.season.now;

export function Now({ seasoning, season }: { seasoning: Seasoning; season: Season }) {
  const club = clubOf(season, season.champion || season.club);
  const problem = seasoning.problem.value;
  return (
    <section class="season-now" aria-labelledby="season-now" style={{ background: paintOf(club?.colour ?? "#22405f") }}>
      <div class="season-words">
        <p class="season-league">
          {season.name}
          {season.year > 0 && !season.name.includes(String(season.year)) && ` ${season.year}`} <span>· {text.season.playedOf(season.played, season.games.length)}</span>
        </p>
        <h1 id="season-now">{headline(season)}</h1>
        <p role="status">{hint(season)}</p>
        {problem && (
          <p class="notice refusal" role="alert">
            {problem}
          </p>
        )}
      </div>
      <Standing season={season} />
      <Acts seasoning={seasoning} season={season} />
    </section>
  );
}

/** One's own club's record and place. */
function Standing({ season }: { season: Season }) {
  const all = season.table.flatMap(({ places }) => places);
  const mine = all.find(({ club }) => club === season.club);
  if (!mine || isCup(season)) return null;
  const part = season.table.find(({ places }) => places.includes(mine));
  return (
    <div class="season-standing">
      <strong class="num">
        {mine.won}–{mine.lost}
        {mine.tied > 0 && `–${mine.tied}`}
      </strong>
      <span>
        {nameOf(season, season.club)}
        <br />
        {season.played > 0 && text.season.table.place(mine.rank, part?.places.length ?? 0, part?.division ?? "")}
      </span>
    </div>
  );
}

function hint(season: Season): string {
  const { now } = season;
  if (season.simulating) return words.playing(now.ahead);
  if (season.champion) return "";
  const next = season.games.find(({ number }) => number === now.game);
  const other = next && clubOf(season, next.home === season.club ? next.away : next.home);
  if (season.by_plan && now.what === "play") return words.byPlan;
  if (season.by_plan && now.what === "go_on") return words.byPlanBegun;
  if (now.what === "play" || now.what === "go_on") {
    if (!other?.person) return words.coach(other?.coach ?? "");
    return other.by_plan ? words.againstPlan(other.person) : words.live(other.person);
  }
  if (now.what === "wait") return words.wait(now.waits_for.map((id) => clubOf(season, id)?.person ?? nameOf(season, id)).join(", "));
  if (now.what === "look") return words.look;
  if (!season.club) return words.watching;
  return next ? words.othersFirst : words.othersLeft;
}

function Acts({ seasoning, season }: { seasoning: Seasoning; season: Season }) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { now } = season;
  const mayAct = season.role === "commissioner" || season.role === "club";
  const once = async (act: () => Promise<void>) => {
    setBusy(true);
    await act();
    setBusy(false);
  };
  if (!mayAct || now.what === "over") return null;
  const alone = season.role === "commissioner" && season.clubs.every(({ id, person }) => person === null || id === season.club);
  const plays = now.what === "play" || now.what === "go_on";
  return (
    <div class="season-acts row">
      {plays && (
        <button type="button" class="button season-main" disabled={busy} onClick={() => void once(seasoning.play)}>
          <Icon name="play" /> {now.what === "play" ? words.play : words.go_on}
        </button>
      )}
      {season.simulating ? (
        <button type="button" class="button season-other" disabled={busy} onClick={() => void once(seasoning.stop)}>
          {words.stop}
        </button>
      ) : (
        now.ahead > 0 && (
          <button
            type="button"
            class={plays ? "button season-other" : "button season-main"}
            disabled={busy}
            onClick={() => void once(() => seasoning.simulate(false))}
          >
            {words.others(now.ahead)}
          </button>
        )
      )}
      {alone && season.club && !season.simulating && (
        <button type="button" class="button season-other" onClick={() => setAsking(true)}>
          {words.rest(isCup(season))}
        </button>
      )}
      <Dialog open={asking} title={words.rest(isCup(season))} onClose={() => setAsking(false)}>
        <p>{words.restSure(isCup(season))}</p>
        <div class="row">
          <button
            type="button"
            class="button main"
            onClick={() => {
              setAsking(false);
              void once(() => seasoning.simulate(true));
            }}
          >
            {words.restYes}
          </button>
          <button type="button" class="button plain" onClick={() => setAsking(false)}>
            {text.cancel}
          </button>
        </div>
      </Dialog>
    </div>
  );
}
